"""The sounds, from noise and sines: 22 050 Hz, one channel, 16 bits, loudest point 3 dB under full.
Chance comes from `Random` with the seed given to each, so a rebuild gives the same bytes."""

import math
import sys
import wave
from array import array
from collections.abc import Callable, Iterable
from io import BytesIO
from random import Random
from typing import TypeAlias

from assets.make.built import Files

RATE = 22050
PEAK = int(32767 * 10 ** (-3 / 20))
Samples: TypeAlias = list[float]


def sounds() -> Files:
    """sounds/*.wav; a card sound has three variants, a little lower, plain and a little higher."""
    made = {f"{name}{one + 1}": make(one, pitch) for name, make in VARIED.items() for one, pitch in PITCHES}
    made |= {name: make() for name, make in SINGLE.items()}
    return {f"sounds/{name}.wav": wav(samples) for name, samples in made.items()}


def wav(samples: Samples) -> bytes:
    """The samples as a file, raised or lowered to the common peak."""
    loudest = max(abs(sample) for sample in samples)
    values = array("h", (round(sample / loudest * PEAK) for sample in samples))
    if sys.byteorder == "big":
        values.byteswap()
    stream = BytesIO()
    with wave.open(stream, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(values.tobytes())
    return stream.getvalue()


def silence(seconds: float) -> Samples:
    return [0.0] * round(seconds * RATE)


def added(samples: Samples, other: Samples, start: float, loudness: float = 1.0) -> Samples:
    """The other sound mixed in from that second on."""
    first = round(start * RATE)
    samples += [0.0] * (first + len(other) - len(samples))
    for place, sample in enumerate(other):
        samples[first + place] += sample * loudness
    return samples


def noise(
    seconds: float, chance: Random, low: float, high: float, shape: Callable[[float], float]
) -> Samples:
    """Noise through a band that sweeps from low to high; the shape gives loudness for 0 to 1 of the time."""
    length = round(seconds * RATE)
    held = band = 0.0
    samples: Samples = []
    for place in range(length):
        share = place / length
        cut = 2 * math.sin(math.pi * (low + (high - low) * share) / RATE)
        held += cut * band
        band += cut * (chance.uniform(-1, 1) - held - 0.7 * band)
        samples.append(band * shape(share))
    return samples


def tone(seconds: float, parts: Iterable[tuple[float, float, float]], attack: float = 0.002) -> Samples:
    """Sines that die away; a part is its hertz, its loudness, and the seconds it fades to a third in."""
    samples = silence(seconds)
    for pitch, loudness, fade in parts:
        for place in range(len(samples)):
            time = place / RATE
            rise = min(1.0, time / attack)
            samples[place] += loudness * rise * math.exp(-time / fade) * math.sin(2 * math.pi * pitch * time)
    tail = min(len(samples), round(0.005 * RATE))
    for place in range(tail):  # no click at the end
        samples[-1 - place] *= place / tail
    return samples


def slide(seed: int, pitch: float) -> Samples:
    """A card over felt."""
    return noise(
        0.14, Random(100 + seed), 900 * pitch, 2600 * pitch, lambda at: math.sin(math.pi * at) ** 1.5
    )


def snap(seed: int, pitch: float) -> Samples:
    """A card laid down."""
    body = tone(0.06, ((190 * pitch, 0.9, 0.014), (95 * pitch, 0.5, 0.02)), 0.0005)
    return added(
        body, noise(0.012, Random(200 + seed), 2400 * pitch, 1800 * pitch, lambda at: (1 - at) ** 2), 0.0, 1.2
    )


def flip(seed: int, pitch: float) -> Samples:
    """A card turned over: a short rustle, then a lighter snap."""
    rustle = noise(0.05, Random(300 + seed), 1800 * pitch, 3600 * pitch, lambda at: at * (1 - at) * 3)
    return added(rustle, snap(50 + seed, pitch * 1.35), 0.045, 0.8)


def shuffle() -> Samples:
    """Thirty cards falling together, closest in the middle."""
    chance = Random(400)
    samples = silence(0.9)
    start = 0.0
    for card in range(30):
        away = abs(card - 14.5) / 14.5
        click = noise(0.014, chance, 2600, 1700, lambda at: (1 - at) ** 2)
        added(samples, click, start, 0.55 + 0.45 * (1 - away) + chance.uniform(-0.1, 0.1))
        start += 0.012 + 0.013 * away + chance.uniform(-0.002, 0.002)
    return added(
        samples, noise(0.16, chance, 700, 1500, lambda at: math.sin(math.pi * at)), start + 0.02, 0.7
    )


def gather() -> Samples:
    """A trick swept together."""
    sweep = noise(0.2, Random(500), 700, 1900, lambda at: math.sin(math.pi * at) ** 1.2)
    return added(sweep, snap(9, 0.85), 0.19, 0.7)


def chip() -> Samples:
    first = tone(0.09, ((3150, 1.0, 0.02), (4720, 0.7, 0.012), (1890, 0.5, 0.03)), 0.0004)
    return added(first, tone(0.08, ((3310, 0.8, 0.016), (4960, 0.5, 0.01)), 0.0004), 0.045, 0.55)


def notes(pitches: Iterable[float], apart: float, fade: float) -> Samples:
    samples: Samples = []
    for place, pitch in enumerate(pitches):
        parts = ((pitch, 1.0, fade), (2 * pitch, 0.35, fade * 0.6), (3 * pitch, 0.12, fade * 0.3))
        added(samples, tone(fade * 3.2, parts, 0.004), place * apart)
    return samples


def win() -> Samples:
    return notes((523.25, 659.26, 783.99, 1046.5), 0.11, 0.16)


def lose() -> Samples:
    return notes((329.63, 261.63, 207.65), 0.17, 0.16)


def turn() -> Samples:
    return tone(0.16, ((880, 1.0, 0.035), (1760, 0.25, 0.02)), 0.004)


def error() -> Samples:
    return tone(0.12, ((220, 1.0, 0.05), (233, 0.7, 0.05), (440, 0.3, 0.03)), 0.003)


PITCHES = tuple(enumerate((0.94, 1.0, 1.06)))
VARIED = {"slide": slide, "snap": snap, "flip": flip}
SINGLE = {
    "shuffle": shuffle,
    "chip": chip,
    "win": win,
    "lose": lose,
    "turn": turn,
    "error": error,
    "gather": gather,
}

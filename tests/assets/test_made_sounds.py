"""Sounds: their form, their loudness, and the same bytes from the same seeds."""

import wave
from array import array
from io import BytesIO

from assets.make.sounds import sounds

VARIED = {f"{name}{one}" for name in ("slide", "snap", "flip") for one in (1, 2, 3)}
SINGLE = {"shuffle", "chip", "win", "lose", "turn", "error", "gather"}


def of_the_tree(files: dict[str, bytes]) -> dict[str, bytes]:
    return {path: content for path, content in files.items() if path.endswith(".wav")}


def test_every_sound_is_there(files: dict[str, bytes]) -> None:
    assert set(of_the_tree(files)) == {f"sounds/{name}.wav" for name in VARIED | SINGLE}


def test_sounds_are_22050_hertz_mono_16_bit_and_peak_3_decibels_under_full(files: dict[str, bytes]) -> None:
    for path, content in of_the_tree(files).items():
        with wave.open(BytesIO(content)) as file:
            assert (file.getframerate(), file.getnchannels(), file.getsampwidth()) == (22050, 1, 2), path
            loudest = max(map(abs, array("h", file.readframes(file.getnframes()))))
        assert abs(loudest - 32767 * 10 ** (-3 / 20)) < 2, path


def test_a_rebuild_gives_the_same_bytes(files: dict[str, bytes]) -> None:
    assert sounds() == of_the_tree(files)


def test_the_variants_of_a_card_sound_differ(files: dict[str, bytes]) -> None:
    assert len(set(of_the_tree(files).values())) == len(VARIED | SINGLE)

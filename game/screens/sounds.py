"""Sounds, played or left out: no sound device, sound switched off and too many at once are never errors."""

import random
import time
from collections import deque
from collections.abc import Callable
from pathlib import Path

import pygame
from pygame.mixer import Sound

from game.device.hush import hushed
from game.screens.assets import BadAsset

AT_ONCE, WITHIN = 3, 0.06
"""So many sounds may start within so many seconds; more are left out."""


class Sounds:
    def __init__(
        self,
        assets: Path,
        chance: random.Random | None = None,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        """Raises BadAsset for a broken file."""
        self.volume = 1.0
        """0 … 1; 0 is silence."""
        self._chance = chance or random.Random()
        self._now = now
        self._started: deque[float] = deque(maxlen=AT_ONCE)
        self._last: dict[str, int] = {}
        self._variants = _load(assets / "sounds") if _mixer_opened() else {}

    def play(self, name: str) -> None:
        """Plays the sound, one of its variants but never the same twice running; unknown here is silent."""
        variants = self._variants.get(name, [])
        now = self._now()
        crowded = len(self._started) == AT_ONCE and now - self._started[0] < WITHIN
        if not variants or not self.volume or crowded:
            return
        self._started.append(now)
        choices = [
            index for index in range(len(variants)) if len(variants) == 1 or index != self._last.get(name)
        ]
        self._last[name] = self._chance.choice(choices)
        sound = variants[self._last[name]]
        sound.set_volume(self.volume)
        sound.play()


def _mixer_opened() -> bool:
    try:
        with hushed():
            pygame.mixer.init(frequency=22_050, size=-16, channels=2, buffer=1024)
    except pygame.error:  # no device: play without sound
        return False
    return True


def _load(folder: Path) -> dict[str, list[Sound]]:
    """The sounds by name; `slide1.wav`, `slide2.wav` are variants of `slide`."""
    variants: dict[str, list[Sound]] = {}
    for file in sorted(folder.glob("*.wav")):
        try:
            sound = Sound(file)
        except pygame.error as error:
            raise BadAsset(file, "", str(error)) from None
        variants.setdefault(file.stem.rstrip("0123456789"), []).append(sound)
    return variants

"""Sounds: some variety, not too many at once, and silence where there must be."""

import random
import wave
from pathlib import Path

import pygame
import pytest
from pygame import Surface

from game.screens.assets import BadAsset
from game.screens.sounds import Sounds


class Ears:
    """Hears what is started, in place of the mixer's own play."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.heard: list[str] = []
        self.now = 0.0
        ears = self

        class Sound:
            def __init__(self, file: Path) -> None:
                if file.stat().st_size < 20:
                    raise pygame.error("no sound in it")
                self.name = file.stem

            def set_volume(self, volume: float) -> None:
                self.volume = volume

            def play(self) -> None:
                ears.heard.append(self.name)

        monkeypatch.setattr("game.screens.sounds.Sound", Sound)


@pytest.fixture
def ears(monkeypatch: pytest.MonkeyPatch) -> Ears:
    return Ears(monkeypatch)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "sounds").mkdir()
    for name in ("slide1", "slide2", "slide3", "chip"):
        with wave.open(str(tmp_path / "sounds" / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(22_050)
            file.writeframes(bytes(200))
    return tmp_path


@pytest.fixture
def sounds(display: Surface, folder: Path, ears: Ears) -> Sounds:
    return Sounds(folder, random.Random(1), lambda: ears.now)


def test_variants_never_come_twice_running(sounds: Sounds, ears: Ears) -> None:
    for _ in range(60):
        ears.now += 1
        sounds.play("slide")
    assert set(ears.heard) == {"slide1", "slide2", "slide3"}
    assert all(one != next_one for one, next_one in zip(ears.heard, ears.heard[1:], strict=False))


def test_only_three_start_within_sixty_milliseconds(sounds: Sounds, ears: Ears) -> None:
    for _ in range(6):
        ears.now += 0.01
        sounds.play("chip")
    assert len(ears.heard) == 3
    ears.now += 0.06
    sounds.play("chip")
    assert len(ears.heard) == 4


def test_no_volume_is_silence(sounds: Sounds, ears: Ears) -> None:
    sounds.volume = 0.0
    sounds.play("chip")
    assert ears.heard == []


def test_an_unknown_sound_is_silence(sounds: Sounds, ears: Ears) -> None:
    sounds.play("gong")
    assert ears.heard == []


def test_no_device_is_silence_and_no_error(
    display: Surface, folder: Path, ears: Ears, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_device(**_: object) -> None:
        raise pygame.error("no such device")

    monkeypatch.setattr("pygame.mixer.init", no_device)
    Sounds(folder).play("chip")
    assert ears.heard == []


def test_a_broken_sound_is_told_by_file(display: Surface, folder: Path, ears: Ears) -> None:
    (folder / "sounds" / "chip.wav").write_bytes(b"noise")
    with pytest.raises(BadAsset, match=r"chip\.wav"):
        Sounds(folder)

"""A display that nobody sees, and what every screen needs."""

import os

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

from pathlib import Path

import pygame
import pytest

from game.device.folders import assets_folder
from game.device.preferences import PreferencesFile
from game.screens.look import Look, make_look
from game.screens.window import open_display
from tests.screens.without_window import ICON, Screens


@pytest.fixture(scope="session")
def display() -> pygame.Surface:
    return open_display("Trick Table", ICON, full_screen=False)


@pytest.fixture
def look(display: pygame.Surface, tmp_path: Path) -> Look:
    return make_look(assets_folder(), PreferencesFile(tmp_path / "preferences.toml"))


@pytest.fixture
def screens() -> Screens:
    return Screens()

"""A display that nobody sees, and what every screen needs."""

import os

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

from pathlib import Path

import pygame
import pytest
from pygame import Rect, Surface

from game.device.folders import assets_folder
from game.device.preferences import PreferencesFile
from game.screens.lettering import Lettering
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


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, Rect]]:
    """All words that are drawn, and where."""
    found: list[tuple[str, Rect]] = []
    draw = Lettering.draw

    def drawn(self: Lettering, canvas: Surface, text: str, *args: object, **more: object) -> Rect:
        place = draw(self, canvas, text, *args, **more)  # type: ignore[arg-type]
        size, bold = int(str(more.get("size", 1))), bool(more.get("bold"))
        # The shadow is no part of the words.
        found.append((text, Rect(place.topleft, (self.width(text, size, bold), self.height(size)))))
        return place

    monkeypatch.setattr(Lettering, "draw", drawn)
    return found

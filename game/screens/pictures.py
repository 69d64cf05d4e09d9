"""Pictures cut from their sheets, turned, and as shadows; each is loaded once and kept."""

from collections import OrderedDict
from pathlib import Path

import pygame
from pygame import Color, Rect, Surface

from game.screens.assets import BadAsset, numbers, read_json, read_picture

SHEETS = ("cards", "portraits", "icons")
STEP = 3
"""Pictures are turned by whole steps of so many degrees."""
KEPT_TURNED = 600
CLEAR = Color(0, 0, 0, 0)


class Pictures:
    """Needs an open display, whose form of pixels the pictures take."""

    def __init__(self, assets: Path) -> None:
        """Raises BadAsset."""
        self._files = {sheet: assets / sheet / f"{sheet}.json" for sheet in SHEETS}
        self._cut = {sheet: _cut(file) for sheet, file in self._files.items()}
        self._turned: OrderedDict[tuple[str, str, int], Surface] = OrderedDict()
        self._shadows: dict[tuple[str, str, int, tuple[int, ...]], Surface] = {}
        self._mirrored: dict[tuple[str, str], Surface] = {}
        self.mirrored = False
        """Whether they are for a panel that will be turned round: then they are turned beforehand."""

    def get(self, sheet: str, name: str) -> Surface:
        """Not to be drawn on: all who ask for it share it."""
        try:
            picture = self._cut[sheet][name]
        except KeyError:
            raise BadAsset(self._files[sheet], name, "no such picture") from None
        if not self.mirrored:
            return picture
        if (sheet, name) not in self._mirrored:
            self._mirrored[sheet, name] = pygame.transform.flip(picture, flip_x=True, flip_y=False)
        return self._mirrored[sheet, name]

    def has(self, sheet: str, name: str) -> bool:
        return name in self._cut[sheet]

    def turned(self, sheet: str, name: str, angle: float) -> Surface:
        """Turned counter-clockwise, to the nearest step."""
        steps = round(angle / STEP) % (360 // STEP)
        if not steps:
            return self.get(sheet, name)
        key = (sheet, name, steps)
        if key in self._turned:
            self._turned.move_to_end(key)
        else:
            self._turned[key] = pygame.transform.rotate(self.get(sheet, name), steps * STEP)
            if len(self._turned) > KEPT_TURNED:
                self._turned.popitem(last=False)
        return self._turned[key]

    def shadow(self, sheet: str, name: str, angle: float, colour: Color) -> Surface:
        """The outline of a turned picture in one colour, hard-edged."""
        key = (sheet, name, round(angle / STEP) % (360 // STEP), tuple(colour))
        if key not in self._shadows:
            if len(self._shadows) >= KEPT_TURNED:
                self._shadows.clear()
            self._shadows[key] = shadow(self.turned(sheet, name, angle), colour)
        return self._shadows[key]


def shadow(picture: Surface, colour: Color) -> Surface:
    """The outline of a picture in one colour, hard-edged."""
    return pygame.mask.from_surface(picture, 127).to_surface(setcolor=colour, unsetcolor=CLEAR)


def _cut(file: Path) -> dict[str, Surface]:
    sheet = read_picture(file.with_suffix(".png")).convert_alpha()
    cut: dict[str, Surface] = {}
    for name, place in read_json(file).items():
        area = Rect(numbers(file, name, place, 4))
        if not sheet.get_rect().contains(area):
            raise BadAsset(file, name, f"lies outside the sheet of {sheet.get_size()}")
        cut[name] = sheet.subsurface(area)
    return cut

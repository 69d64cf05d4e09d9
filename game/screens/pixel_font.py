"""Our own pixel font, letter by letter."""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pygame
from pygame import Surface

from game.screens.assets import BadAsset, numbers, read_json, read_picture
from game.screens.bidi import is_seen

LARGEST = 2
"""It is doubled, and no larger than that."""


class Piece(NamedTuple):
    """A part of a line in white."""

    picture: Surface
    x: int
    y: int
    """From the base of the line down to its upper edge."""
    letter: str = ""
    """What letter it is, if it is a single one."""


class PixelFont:
    """Needs an open display."""

    def __init__(self, assets: Path) -> None:
        """Raises BadAsset."""
        file = assets / "fonts" / "pixel.json"
        font = read_json(file)
        sheet = read_picture(file.with_suffix(".png")).convert_alpha()
        glyphs, line, base = font.get("glyphs"), font.get("line"), font.get("base")
        if not isinstance(glyphs, dict) or type(line) is not int or type(base) is not int:
            raise BadAsset(file, "", "needs whole numbers 'line' and 'base' and an object 'glyphs'")
        self.line, self.base = line, base
        """Height of a line, and where in it the letters stand, both for size 1."""
        self._glyphs: dict[tuple[str, int, bool], Surface] = {}
        self._advance: dict[str, int] = {}
        for letter, place in glyphs.items():
            x, y, width, height, self._advance[letter] = numbers(file, letter, place, 5)
            if not sheet.get_rect().contains((x, y, width, min(height, sheet.get_height()))):
                raise BadAsset(file, letter, "lies outside the sheet")
            self._glyphs[letter, 1, False] = sheet.subsurface((x, y, width, height if width else 0))
        if "?" not in self._advance:
            raise BadAsset(file, "?", "missing; it stands for letters that the font lacks")

    def has(self, letter: str) -> bool:
        return letter in self._advance

    def width(self, text: str, size: int, bold: bool) -> int:
        return sum(self._width_of(letter, size, bold) for letter in text)

    def pieces(self, text: str, size: int, bold: bool) -> Iterator[Piece]:
        """The letters of a line, from left to right."""
        x = 0
        for letter in filter(is_seen, text):
            picture = self._glyph(letter if letter in self._advance else "?", min(size, LARGEST), bold)
            yield Piece(picture, x, -self.base * min(size, LARGEST), letter)
            x += self._width_of(letter, size, bold)

    def _width_of(self, letter: str, size: int, bold: bool) -> int:
        if letter not in self._advance:
            return self._width_of("?", size, bold) if is_seen(letter) else 0
        return min(size, LARGEST) * (self._advance[letter] + bold)

    def _glyph(self, letter: str, size: int, bold: bool) -> Surface:
        key = letter, size, bold
        if key not in self._glyphs:
            if size > 1:
                self._glyphs[key] = pygame.transform.scale_by(self._glyph(letter, 1, bold), size)
            else:
                self._glyphs[key] = _emboldened(self._glyph(letter, 1, False))
        return self._glyphs[key]


def _emboldened(glyph: Surface) -> Surface:
    """A pixel wider to the right, but for gaps of one pixel: they stay open, or an m would be a blot."""
    if not glyph.get_width():
        return glyph
    thin = pygame.mask.from_surface(glyph)
    bold = pygame.Mask((glyph.get_width() + 1, glyph.get_height()))
    bold.draw(thin, (1, 0))
    bold.erase(thin, (-1, 0))
    bold.draw(thin, (0, 0))
    return bold.to_surface(setcolor="white", unsetcolor=(0, 0, 0, 0))

"""Arabic script, shaped: lines of Urdu and Sindhi, with whatever stands in between."""

import re
from collections.abc import Iterator
from itertools import groupby

import fontpkg_noto_kufi_arabic as package
import pygame
from pygame import Surface
from pygame.font import Font

from game.device.strings import isolated
from game.screens.bidi import is_seen, runs
from game.screens.pixel_font import Piece, PixelFont

FILE = package.ROOT / "files" / "NotoKufiArabic[wght].ttf"
PIXELS = (14, 16, 18)
"""By size: for captions, for reading, for those who want it large."""
LINES = (19, 23, 26)
BASES = (14, 16, 18)
"""Height of a line, and where in it the letters stand."""
RIGHT_TO_LEFT = "\N{RIGHT-TO-LEFT MARK}"
"""Marks a line of numbers or Latin letters as part of a text in Arabic script."""
ATOMS = re.compile("[0-9A-Z]+[♠♣♦♥]|(?<![0-9A-Za-z])[+\N{MINUS SIGN}-][0-9]+")
"""Numbers with their sign, and cards: whatever way a sentence goes, these go from left to right."""
OURS = "♠♣♦♥"
"""Signs that are always drawn in our own font, whatever this one may have."""


class Kufi:
    def __init__(self, pixel_font: PixelFont) -> None:
        """Letters that are lacking are taken from the pixel font."""
        self._pixel_font = pixel_font
        self._fonts: dict[tuple[int, bool], Font] = {}
        self._known: dict[str, bool] = {}

    def writes(self, text: str) -> bool:
        """Whether a line is for this font: it has letters that the pixel font lacks, or is marked as being
        read from right to left."""
        return RIGHT_TO_LEFT in text or any(
            self._has(letter) and not self._pixel_font.has(letter) for letter in text if not letter.isascii()
        )

    def pieces(self, text: str, size: int, rtl: bool) -> tuple[list[Piece], int]:
        """The line's pieces and how wide it is; `rtl` is the way of the sentence as a whole."""
        pieces: list[Piece] = []
        x = 0
        for run in runs(ATOMS.sub(lambda atom: isolated(atom[0]), text), rtl):
            parts = [(known, "".join(part)) for known, part in groupby(run.text, key=self._has)]
            for known, part in parts[::-1] if run.rtl else parts:
                if known:
                    pieces += self._shaped(part, size, run.rtl, x)
                    x += self._font(size, run.rtl).size(part)[0]
                else:
                    part = part[::-1] if run.rtl else part
                    pieces += (
                        piece._replace(x=piece.x + x)
                        for piece in self._pixel_font.pieces(part, size, bold=False)
                    )
                    x += self._pixel_font.width(part, size, bold=False)
        return pieces, x

    def _shaped(self, part: str, size: int, rtl: bool, x: int) -> Iterator[Piece]:
        font = self._font(size, rtl)
        if font.size(part)[0]:
            flat = font.render(part, False, "white")
            picture = Surface(flat.get_size(), pygame.SRCALPHA)
            picture.blit(flat, (0, 0))
            yield Piece(picture, x, -font.get_ascent())

    def _font(self, size: int, rtl: bool) -> Font:
        key = size, rtl
        if key not in self._fonts:
            font = Font(FILE, PIXELS[size - 1])
            # The direction alone would leave the letters apart from each other.
            font.set_script("Arab" if rtl else "Latn")
            font.set_direction(pygame.DIRECTION_RTL if rtl else pygame.DIRECTION_LTR)
            self._fonts[key] = font
        return self._fonts[key]

    def _has(self, letter: str) -> bool:
        if letter not in self._known:
            # A font tells of a letter that it lacks the measures of the box it draws instead.
            measures = self._font(1, True).metrics
            lacking = letter in OURS or "\ud800" <= letter <= "\udfff" or not is_seen(letter)
            self._known[letter] = not lacking and measures(letter) != measures("\uffff")
        return self._known[letter]

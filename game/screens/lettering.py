"""Text: in our own pixel font, or shaped where it is written in Arabic script. The signs of the suits are
drawn in their colours, fit for the ground."""

import re
from bisect import bisect_right
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Literal

import pygame
from pygame import Rect, Surface
from pygame.typing import IntPoint

from game.screens.kufi import BASES, LINES, Kufi
from game.screens.pixel_font import LARGEST, Piece, PixelFont
from game.screens.theme import Theme

Ground = Literal["dark", "paper"]
Anchor = Literal[
    "topleft", "midtop", "topright", "midleft", "center", "midright", "bottomleft", "midbottom", "bottomright"
]
KEPT_LINES = 512
_LONELY = re.compile(r"\b([a-z]) (?=\S)")
SUIT_SIGNS = "♠♣♦♥"
SUIT_COLOURS: dict[tuple[Ground, bool], dict[str, str]] = {
    # (ground, four colours?)
    ("dark", True): {"♠": "paper", "♣": "felt4", "♦": "blue2", "♥": "red2"},
    ("dark", False): {"♠": "paper", "♣": "paper", "♦": "red2", "♥": "red2"},
    ("paper", True): {"♠": "ink", "♣": "leaf", "♦": "blue1", "♥": "red2"},
    ("paper", False): {"♠": "ink", "♣": "ink", "♦": "red2", "♥": "red2"},
}


@dataclass(frozen=True, slots=True)
class Line:
    """How a line of text is to look: what a drawn line is kept by."""

    text: str
    colour: str
    bold: bool
    shadow: str | None
    size: int
    on: Ground
    mirrored: bool


class Lettering:
    """Needs an open display."""

    def __init__(self, assets: Path, theme: Theme) -> None:
        """Raises BadAsset."""
        self._theme = theme
        self._pixel_font = PixelFont(assets)
        self._kufi = Kufi(self._pixel_font)
        self._set = lru_cache(KEPT_LINES)(self._set_anew)
        self._kept: OrderedDict[Line, tuple[Surface, int]] = OrderedDict()
        self._four_colours = True
        self._rtl = False
        self.mirrored = False
        """Whether it draws for a picture that will be turned round: then every line is turned beforehand."""

    @property
    def four_colours(self) -> bool:
        """Whether each suit has a colour of its own, or only red and black."""
        return self._four_colours

    @four_colours.setter
    def four_colours(self, four: bool) -> None:
        if four != self._four_colours:
            self._four_colours = four
            self._kept.clear()

    @property
    def rtl(self) -> bool:
        """Whether the language is read from right to left."""
        return self._rtl

    @rtl.setter
    def rtl(self, rtl: bool) -> None:
        if rtl != self._rtl:
            self._rtl = rtl
            self._set.cache_clear()
            self._kept.clear()

    def height(self, size: int = 1) -> int:
        """Of a line."""
        return LINES[size - 1] if self._rtl else self._pixel_font.line * size

    def width(self, text: str, size: int = 1, bold: bool = False) -> int:
        return self._set(text, size, bold)[1]

    def draw(
        self,
        canvas: Surface,
        text: str,
        pos: IntPoint,
        colour: str = "paper",
        *,
        anchor: Anchor = "topleft",
        bold: bool = False,
        shadow: str | None = "ink",
        size: int = 1,
        on: Ground = "dark",
    ) -> Rect:
        """Draws one line and says where; `pos` is the place of the anchor."""
        picture, top = self._picture(Line(text, colour, bold, shadow, size, on, self.mirrored))
        place = Rect(0, 0, self.width(text, size, bold), self.height(size))
        setattr(place, anchor, pos)
        # The shadow may reach one (doubled) pixel out of the line, and so may the highest letters.
        left = place.right - picture.get_width() if self.mirrored else place.x
        canvas.blit(picture, (left, place.y + self._base(size) + top))
        return place

    def wrap(self, text: str, width: int, size: int = 1, bold: bool = False) -> list[str]:
        """The text in lines no wider than that; a word that is wider is broken."""
        lines: list[str] = []
        for paragraph in text.split("\n"):
            line = ""
            for word in split_words(paragraph):
                longer = f"{line} {word}" if line else word
                if self.width(longer, size, bold) <= width:
                    line = longer
                    continue
                if line:
                    lines.append(line)
                *broken, line = self._broken(word, width, size, bold)
                lines += broken
            lines.append(line)
        return [line.replace("\N{NO-BREAK SPACE}", " ") for line in lines]

    def fit(self, text: str, width: int, size: int = 1, bold: bool = False) -> str:
        """The text, cut short with … if it is wider. For names only: a sentence must be wrapped."""
        if self.width(text, size, bold) <= width:
            return text
        left = bisect_right(
            range(len(text)), width, key=lambda end: self.width(text[:end].rstrip() + "…", size, bold)
        )
        return text[: max(0, left - 1)].rstrip() + "…"

    def _broken(self, word: str, width: int, size: int, bold: bool) -> list[str]:
        parts = [""]
        for letter in word:
            if parts[-1] and self.width(parts[-1] + letter, size, bold) > width:
                parts.append("")
            parts[-1] += letter
        return parts

    def _base(self, size: int) -> int:
        """Where in a line the letters stand."""
        return BASES[size - 1] if self._rtl else self._pixel_font.base * size

    def _set_anew(self, text: str, size: int, bold: bool) -> tuple[Sequence[Piece], int]:
        """The pieces of a line and how wide it counts."""
        if self._kufi.writes(text):
            return self._kufi.pieces(text, size, self._rtl)
        return [*self._pixel_font.pieces(text, size, bold)], self._pixel_font.width(text, size, bold)

    def _picture(self, line: Line) -> tuple[Surface, int]:
        """The line, and where its upper edge is, from its base."""
        if line in self._kept:
            self._kept.move_to_end(line)
            return self._kept[line]
        picture, top = self._drawn(line)
        if line.mirrored:
            picture = pygame.transform.flip(picture, flip_x=True, flip_y=False)
        self._kept[line] = picture, top
        if len(self._kept) > KEPT_LINES:
            self._kept.popitem(last=False)
        return self._kept[line]

    def _drawn(self, line: Line) -> tuple[Surface, int]:
        """The line in its colours, one layer a colour, over its shadow."""
        suits = SUIT_COLOURS[line.on, self._four_colours]
        pieces, _ = self._set(line.text, line.size, line.bold)
        colours = [suits.get(piece.letter, line.colour) for piece in pieces]
        # Smeared or slanting, a letter may reach out of its own width.
        right = max((piece.x + piece.picture.get_width() for piece in pieces), default=0)
        top = min((piece.y for piece in pieces), default=0)
        bottom = max((piece.y + piece.picture.get_height() for piece in pieces), default=0)
        deep = 1 if self._kufi.writes(line.text) else min(line.size, LARGEST)
        picture = Surface((max(1, right), bottom - top + deep), pygame.SRCALPHA)

        def lay(colour: str, some: Sequence[Piece], down: int) -> None:
            layer = Surface(picture.get_size(), pygame.SRCALPHA)
            layer.blits([(piece.picture, (piece.x, piece.y - top)) for piece in some])
            layer.fill(self._theme[colour], special_flags=pygame.BLEND_RGBA_MULT)
            picture.blit(layer, (0, down))

        if line.shadow:
            lay(line.shadow, pieces, deep)
        for colour in sorted(set(colours)):
            lay(colour, [each for each, its in zip(pieces, colours, strict=True) if its == colour], 0)
        return picture, top


def split_words(text: str) -> list[str]:
    """The words of a text; one of a single small letter stays with the next, and ends no line."""
    return _LONELY.sub("\\1\N{NO-BREAK SPACE}", text).split(" ")

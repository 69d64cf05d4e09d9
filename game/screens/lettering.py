"""Text in our own pixel font. The signs of the suits are drawn in their colours, fit for the ground."""

import re
from collections import OrderedDict
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

import pygame
from pygame import Rect, Surface
from pygame.typing import IntPoint

from game.screens.assets import BadAsset, numbers, read_json, read_picture
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


class Lettering:
    """Needs an open display."""

    def __init__(self, assets: Path, theme: Theme) -> None:
        """Raises BadAsset."""
        self._theme = theme
        self._file = assets / "fonts" / "pixel.json"
        self._read_font()
        self._kept: OrderedDict[Line, tuple[Surface, int]] = OrderedDict()
        self._four_colours = True

    def _read_font(self) -> None:
        font = read_json(self._file)
        sheet = read_picture(self._file.with_suffix(".png")).convert_alpha()
        glyphs, line = font.get("glyphs"), font.get("line")
        if not isinstance(glyphs, dict) or type(line) is not int:
            raise BadAsset(self._file, "", "needs a whole number 'line' and an object 'glyphs'")
        self.line = line
        """Height of a line of size 1."""
        self._glyphs: dict[str, Surface] = {}
        self._bold: dict[str, Surface] = {}
        self._advance: dict[str, int] = {}
        for letter, place in glyphs.items():
            x, y, width, height, self._advance[letter] = numbers(self._file, letter, place, 5)
            if not sheet.get_rect().contains((x, y, width, min(height, sheet.get_height()))):
                raise BadAsset(self._file, letter, "lies outside the sheet")
            self._glyphs[letter] = sheet.subsurface((x, y, width, height if width else 0))
        if "?" not in self._glyphs:
            raise BadAsset(self._file, "?", "missing; it stands for letters that the font lacks")

    @property
    def four_colours(self) -> bool:
        """Whether each suit has a colour of its own, or only red and black."""
        return self._four_colours

    @four_colours.setter
    def four_colours(self, four: bool) -> None:
        self._four_colours = four
        self._kept.clear()

    def width(self, text: str, size: int = 1, bold: bool = False) -> int:
        return size * sum(self._advance_of(letter) + bold for letter in text)

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
        picture, width = self._picture(Line(text, colour, bold, shadow, size, on))
        place = Rect(0, 0, width, self.line * size)
        setattr(place, anchor, pos)
        # The shadow may reach one (doubled) pixel out of the line.
        return canvas.blit(picture, place)

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
        while text and self.width(text + "…", size, bold) > width:
            text = text[:-1].rstrip()
        return text + "…"

    def _broken(self, word: str, width: int, size: int, bold: bool) -> list[str]:
        parts = [""]
        for letter in word:
            if parts[-1] and self.width(parts[-1] + letter, size, bold) > width:
                parts.append("")
            parts[-1] += letter
        return parts

    def _advance_of(self, letter: str) -> int:
        return self._advance.get(letter, self._advance["?"])

    def _glyph(self, letter: str, bold: bool) -> Surface:
        letter = letter if letter in self._glyphs else "?"
        if not bold or not self._glyphs[letter].get_width():
            return self._glyphs[letter]
        if letter not in self._bold:
            self._bold[letter] = _emboldened(self._glyphs[letter])
        return self._bold[letter]

    def _picture(self, line: Line) -> tuple[Surface, int]:
        """The line and how wide it counts."""
        if line in self._kept:
            self._kept.move_to_end(line)
            return self._kept[line]
        picture = self._drawn(line)
        if line.size > 1:
            picture = pygame.transform.scale_by(picture, line.size)
        self._kept[line] = picture, self.width(line.text, line.size, line.bold)
        if len(self._kept) > KEPT_LINES:
            self._kept.popitem(last=False)
        return self._kept[line]

    def _drawn(self, line: Line) -> Surface:
        """The line in its colours, one layer a colour, over its shadow."""
        suits = SUIT_COLOURS[line.on, self._four_colours]
        colours = [suits.get(letter, line.colour) for letter in line.text]
        picture = Surface(
            (max(1, self.width(line.text, 1, line.bold) + line.bold), self.line + 1), pygame.SRCALPHA
        )
        if line.shadow:
            picture.blit(self._layer(line, line.shadow, [line.shadow] * len(colours)), (0, 1))
        for colour in sorted(set(colours)):
            picture.blit(self._layer(line, colour, colours), (0, 0))
        return picture

    def _layer(self, line: Line, colour: str, colours: list[str]) -> Surface:
        layer = Surface((max(1, self.width(line.text, 1, line.bold) + line.bold), self.line), pygame.SRCALPHA)
        x = 0
        for letter, its_colour in zip(line.text, colours, strict=True):
            if its_colour == colour:
                layer.blit(self._glyph(letter, line.bold), (x, 0))
            x += self._advance_of(letter) + line.bold
        layer.fill(self._theme[colour], special_flags=pygame.BLEND_RGBA_MULT)
        return layer


def split_words(text: str) -> list[str]:
    """The words of a text; one of a single small letter stays with the next, and ends no line."""
    return _LONELY.sub("\\1\N{NO-BREAK SPACE}", text).split(" ")


def _emboldened(glyph: Surface) -> Surface:
    """A pixel wider to the right, but for gaps of one pixel: they stay open, or an m would be a blot."""
    thin = pygame.mask.from_surface(glyph)
    bold = pygame.Mask((glyph.get_width() + 1, glyph.get_height()))
    bold.draw(thin, (1, 0))
    bold.erase(thin, (-1, 0))
    bold.draw(thin, (0, 0))
    return bold.to_surface(setcolor="white", unsetcolor=(0, 0, 0, 0))

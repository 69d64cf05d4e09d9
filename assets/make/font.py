"""The pixel font: letters and marks from text, every composed letter put together, one white sheet.
A glyph's cell is a full line high and begins at the pen; `base` is the first row under the base line."""

import json
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple
from unicodedata import normalize

from pygame import Surface

from assets.make.atlas import packed
from assets.make.bitmaps import Bitmap, blank, read
from assets.make.built import Files, png
from assets.make.palette import colour

LINE, CAP = 13, 3  # height of a line; the row where capitals begin
BASE = CAP + 7
MARKS = {
    "\u0300": "grave",
    "\u0301": "acute",
    "\u0302": "circumflex",
    "\u0303": "tilde",
    "\u0304": "macron",
    "\u0306": "breve",
    "\u0307": "dot",
    "\u0308": "diaeresis",
    "\u030a": "ring",
    "\u030b": "double_acute",
    "\u030c": "caron",
    "\u0326": "comma",
    "\u0327": "cedilla",
    "\u0328": "ogonek",
}
BELOW = ("comma", "cedilla", "ogonek")
TICKED = {"d": (5, 0), "t": (2, -1), "l": (2, 0), "L": (2, 0)}  # ď ť ľ: a tick instead of the caron
COMMAS = "GKLNRgklnr"  # Latvian letters are named with a cedilla and drawn with a comma
TALL = "bdfhklt"
DOTLESS = {"i": "\u0131", "j": "\u0237"}
SPACES = {" ": 3, "\u00a0": 3, "\u202f": 2}


class Glyph(NamedTuple):
    pixels: frozenset[tuple[int, int]]  # in the cell
    width: int


@cache
def letters() -> dict[str, Bitmap]:
    return read("letters.txt")


@cache
def marks() -> dict[str, Bitmap]:
    return read("marks.txt")


def characters() -> list[str]:
    """Every character the font has, in the order of their codes."""
    composed = (chr(code) for code in (*range(0xA1, 0x180), *range(0x218, 0x21C)))
    return sorted(set(letters()) | {each for each in composed if _composable(each)})


def _composable(character: str) -> bool:
    base, *rest = list(normalize("NFD", character))
    return base in letters() and bool(rest) and all(mark in MARKS for mark in rest)


@cache
def glyph(character: str) -> Glyph:
    """One character, put together from its letter and marks."""
    base, *rest = list(normalize("NFD", character))
    above = [mark for mark in rest if MARKS[mark] not in BELOW]
    rows = letters()[DOTLESS.get(base, base) if above else base]
    drawn = {(x, y + CAP) for x, y in _dots(rows)}
    for mark in rest:
        drawn |= _mark(base, MARKS[mark], len(rows[0]))
    left = min(0, min(x for x, _ in drawn))
    width = max(max(x for x, _ in drawn) + 1, len(rows[0])) - left
    return Glyph(frozenset((x - left, y) for x, y in drawn), width)


def _mark(base: str, name: str, width: int) -> set[tuple[int, int]]:
    if name == "caron" and base in TICKED:
        left, top = TICKED[base]
        return {(left + x, CAP + top + y) for x, y in _dots(marks()["tick"])}
    if name == "cedilla" and base in COMMAS:
        name = "turned_comma" if base == "g" else "comma"
    rows = marks()[name]
    left = width - len(rows[0]) if name == "ogonek" else (width - len(rows[0]) + 1) // 2
    if name in BELOW:
        top = BASE
    else:
        small = base.islower() and base not in TALL
        top = CAP - 1 - len(rows) + (2 if small else 0) + (1 if not small and len(rows) == 3 else 0)
    return {(left + x, top + y) for x, y in _dots(rows)}


def _dots(rows: Bitmap) -> Iterator[tuple[int, int]]:
    return ((x, y) for y, row in enumerate(rows) for x, dot in enumerate(row) if dot == "#")


def cell(character: str) -> Surface:
    """The glyph in white, a full line high."""
    drawn = glyph(character)
    surface = blank(drawn.width, LINE)
    for place in drawn.pixels:
        surface.set_at(place, colour("white"))
    return surface


def written(text: str, name: str) -> Surface:
    """A line of text in one colour, for pictures that bear words."""
    surface = blank(sum(advance(each) for each in text), LINE)
    x = 0
    for each in text:
        if each not in SPACES:
            for left, top in glyph(each).pixels:
                surface.set_at((x + left, top), colour(name))
        x += advance(each)
    return surface


def advance(character: str) -> int:
    return SPACES[character] if character in SPACES else glyph(character).width + 1


def font() -> Files:
    """fonts/pixel.png and .json: {"line", "base", "glyphs": {letter: [x, y, w, h, advance]}}."""
    cells = {each: cell(each) for each in characters()}
    sheet, places = packed(cells, 256)
    entries = {each: [*place, advance(each)] for each, place in places.items()}
    entries |= {each: [0, 0, 0, LINE, wide] for each, wide in SPACES.items()}
    rows = (
        f"{json.dumps(each, ensure_ascii=False)}: {json.dumps(entries[each])}" for each in sorted(entries)
    )
    head = f'{{"line": {LINE}, "base": {BASE}, "glyphs": {{\n'
    return {
        "fonts/pixel.png": png(sheet),
        "fonts/pixel.json": (head + ",\n".join(rows) + "\n}}\n").encode(),
    }

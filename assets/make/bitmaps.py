"""Pictures written as text: a line of names, then their rows of pixels side by side, then an empty line.
A dot is transparent; lines that begin with two hyphens and a blank are remarks."""

from collections.abc import Mapping
from pathlib import Path
from typing import TypeAlias

from pygame import SRCALPHA, Color, Surface

from assets.make.palette import colour

SOURCES = Path(__file__).resolve().parent / "sources"
Bitmap: TypeAlias = tuple[str, ...]
LETTERS = {  # for pictures of many colours
    "k": "ink",
    "n": "night",
    "d": "dusk",
    "u": "plum",
    "h": "haze",
    "0": "wood0",
    "1": "wood1",
    "2": "wood2",
    "3": "wood3",
    "4": "wood4",
    "f": "felt0",
    "g": "felt1",
    "i": "felt2",
    "M": "felt3",
    "m": "felt4",
    "p": "paper",
    "q": "paper1",
    "s": "paper2",
    "t": "paper3",
    "x": "red0",
    "R": "red1",
    "r": "red2",
    "o": "red3",
    "D": "blue0",
    "b": "blue1",
    "c": "blue2",
    "e": "blue3",
    "Z": "gold0",
    "y": "gold1",
    "Y": "gold2",
    "l": "leaf",
    "w": "white",
}


def read(name: str) -> dict[str, Bitmap]:
    """All bitmaps of a source file by name."""
    bitmaps: dict[str, Bitmap] = {}
    written = (SOURCES / name).read_text(encoding="utf-8").splitlines()
    text = "\n".join(line.rstrip() for line in written if not line.startswith("-- "))
    for block in text.split("\n\n"):
        lines = [line.split() for line in block.splitlines() if line]
        for column, title in enumerate(lines[0] if lines else ()):
            rows = tuple(line[column] for line in lines[1:])
            if title in bitmaps or len({len(row) for row in rows}) != 1:
                raise ValueError(f"{name}: {title} is written twice or its rows differ in length")
            bitmaps[title] = rows
    return bitmaps


def mirrored(half: Bitmap, shared: int = 0) -> Bitmap:
    """The left half and its mirror image; the last `shared` columns of the half belong to both."""
    return tuple(row + row[::-1][shared:] for row in half)


def turned(bitmap: Bitmap) -> Bitmap:
    """Upside down, as seen from across the table."""
    return tuple(row[::-1] for row in reversed(bitmap))


def doubled(bitmap: Bitmap) -> Bitmap:
    """Twice the size, with the steps of slopes smoothed (each pixel looks at its four neighbours)."""
    height, width = len(bitmap), len(bitmap[0])

    def at(x: int, y: int) -> str:
        return bitmap[y][x] if 0 <= x < width and 0 <= y < height else "."

    def quarter(own: str, one: str, other: str, far: str, across: str) -> str:
        return one if one == other and one != far and other != across else own

    rows: list[str] = []
    for y in range(height):
        upper = lower = ""
        for x in range(width):
            own, up, right, down, left = at(x, y), at(x, y - 1), at(x + 1, y), at(x, y + 1), at(x - 1, y)
            upper += quarter(own, left, up, down, right) + quarter(own, up, right, left, down)
            lower += quarter(own, down, left, right, up) + quarter(own, right, down, up, left)
        rows += [upper, lower]
    return tuple(rows)


def stencil(bitmap: Bitmap, name: str) -> Surface:
    """The bitmap in a single colour."""
    return painted(bitmap, dict.fromkeys(set("".join(bitmap)), name))


def painted(bitmap: Bitmap, colours: Mapping[str, str] = LETTERS) -> Surface:
    """The bitmap with each letter in its colour; a dot stays clear."""
    surface = blank(len(bitmap[0]), len(bitmap))
    inks = {letter: colour(name) for letter, name in colours.items()}
    for y, row in enumerate(bitmap):
        for x, letter in enumerate(row):
            if letter != ".":
                surface.set_at((x, y), inks[letter])
    return surface


def blank(width: int, height: int) -> Surface:
    surface = Surface((width, height), SRCALPHA, 32)
    surface.fill(Color(0, 0, 0, 0))
    return surface

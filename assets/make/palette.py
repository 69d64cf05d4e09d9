"""The 32 colours by name, and the ordered dither that stands in for every gradient."""

import tomllib
from functools import cache
from pathlib import Path

from pygame import Color

ASSETS = Path(__file__).resolve().parent.parent
BAYER = (0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5)


@cache
def palette() -> dict[str, Color]:
    """Name of a colour to the colour, in the order of palette.toml."""
    written: dict[str, str] = tomllib.loads((ASSETS / "palette.toml").read_text(encoding="utf-8"))
    return {name: Color("#" + code) for name, code in written.items()}


def colour(name: str) -> Color:
    return palette()[name]


def dithered(x: int, y: int, share: float) -> bool:
    """True for that share of the pixels, spread by a 4 by 4 Bayer square."""
    return share * 16 > BAYER[(y & 3) * 4 + (x & 3)] + 0.5

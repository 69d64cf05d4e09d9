"""The 32 colours by name, and the ordered dither that stands in for every gradient."""

import tomllib
from functools import cache
from pathlib import Path

from pygame import Color

ASSETS = Path(__file__).resolve().parent.parent
BAYER = (0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5)
DARK_TO_LIGHT = (
    ("ink", "night", "dusk", "plum", "haze", "paper3", "paper2", "paper1", "paper"),
    ("ink", "wood0", "wood1", "wood2", "wood3", "wood4"),
    ("ink", "felt0", "felt1", "felt2", "felt3", "felt4"),
    ("wood0", "red0", "red1", "red2", "red3"),
    ("ink", "blue0", "blue1", "blue2", "blue3"),
    ("wood1", "gold0", "gold1", "gold2"),
    ("felt1", "leaf"),
    ("paper1", "white"),
)
DARKER = {"ink": "ink"} | {ramp[at]: ramp[at - 1] for ramp in DARK_TO_LIGHT for at in range(1, len(ramp))}


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


def darker(lighter: Color) -> Color:
    """The next colour of the same kind towards the dark."""
    name = next(each for each in palette() if palette()[each] == lighter)
    return colour(DARKER[name])

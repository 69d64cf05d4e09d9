"""What lies on a table: five tones of cloth or wood, which rooms.toml names for each game."""

import math
import tomllib
from functools import cache
from typing import NamedTuple

from pygame import Color

from assets.make.bitmaps import SOURCES
from assets.make.palette import colour, dithered


class Cloth(NamedTuple):
    """Tones from the shaded edge to the light of the lamp; `felt1+blue0` is woven of two colours."""

    edge: str
    dark: str
    even: str
    lit: str
    line: str

    def lighted(self, x: int, y: int, light: float) -> str:
        """The tone at a point that gets so much light."""
        if dithered(x, y, light * 1.1 - 0.25):
            return self.lit
        return self.even if dithered(x, y, light * 2 + 0.55) else self.dark


class Style(NamedTuple):
    """How a game's room differs from the others."""

    cloth: Cloth
    game: str
    hand: tuple[str, ...]
    painting: str
    shelf: tuple[str, ...]
    sleeper: str
    boards: bool = False


@cache
def styles() -> dict[str, Style]:
    """By the name of the room."""
    written = tomllib.loads((SOURCES / "rooms.toml").read_text(encoding="utf-8"))
    return {
        name: Style(
            **{
                **each,
                "cloth": Cloth(**each["cloth"]),
                "hand": tuple(each["hand"]),
                "shelf": tuple(each["shelf"]),
            }
        )
        for name, each in written.items()
    }


def woven(tone: str, x: int, y: int) -> Color:
    """A tone's colour at a point: threads of two colours cross like those of a cloth."""
    threads = tone.split("+")
    return colour(threads[(x + y) % len(threads)])


def pool(x: float, y: float) -> float:
    """The light of the lamp at a distance from the table's middle, where 1 is the table's edge."""
    return 1.15 - math.hypot(x, y)

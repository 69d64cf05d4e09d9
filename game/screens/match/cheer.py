"""Confetti for points won, and a shake of the table for points lost."""

from dataclasses import dataclass
from random import Random

from pygame import Surface

from game.rules.view import View
from game.screens.look import Look
from game.screens.match.motion import CHEER, SHAKE, shake
from game.screens.screen import Size

MOST = 40
FALL = 220.0
"""Pixels per second, per second."""
_COLOURS = ("gold2", "gold1", "paper", "felt4")


@dataclass(frozen=True, slots=True)
class Scrap:
    x: float
    y: float
    across: float
    down: float
    colour: str

    def at(self, seconds: float) -> tuple[int, int]:
        return (
            round(self.x + self.across * seconds),
            round(self.y + self.down * seconds + FALL * seconds * seconds / 2),
        )


class Cheer:
    """What a result is greeted with; nothing for one that was neither."""

    def __init__(self, view: View, own: int | None, size: Size, reduced: bool) -> None:
        points = view.result.points if view.result else (0,)
        # An onlooker is glad with whoever did best.
        won = max(points) if own is None else points[own]
        self.glad = won * len(points) >= sum(points)
        """Whether it was at least one's share of all the points."""
        self._age = 0.0
        self._shakes = not reduced and won < 0
        cheers = not reduced and self.glad and won > 0
        self._scraps = scraps(Random(view.table.number), size) if cheers else ()

    @property
    def over(self) -> bool:
        return self._age >= max(CHEER if self._scraps else 0.0, SHAKE if self._shakes else 0.0)

    @property
    def aside(self) -> int:
        """How far the whole picture stands aside just now."""
        return shake(self._age) if self._shakes else 0

    def update(self, seconds: float) -> None:
        self._age += seconds

    def draw(self, canvas: Surface, look: Look) -> None:
        for scrap in self._scraps:
            canvas.fill(look.theme[scrap.colour], (*scrap.at(self._age), 2, 2))


def scraps(chance: Random, size: Size) -> tuple[Scrap, ...]:
    """They fly up from the middle and fall."""
    return tuple(
        Scrap(
            size[0] / 2 + chance.uniform(-60, 60),
            size[1] / 2,
            chance.uniform(-180, 180),
            chance.uniform(-260, -80),
            chance.choice(_COLOURS),
        )
        for _ in range(MOST)
    )

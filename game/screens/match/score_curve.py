"""The scores of a match as a curve for each side, hand after hand, with the side's name at its end."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from game.rules.result import Scores
from game.screens.look import Look
from game.screens.match.words import shortened
from game.screens.touches import Point

AIR = 6
NAMES = 0.34
"""The most that the names may take of the width."""
DOT, WIDE = 5, 2


@dataclass(frozen=True, slots=True)
class Curve:
    scores: tuple[Scores, ...]
    """After each hand; there is at least one."""
    names: Sequence[str]
    colours: Sequence[str]
    """Both by side."""
    target: int
    """0 is none."""

    @property
    def bounds(self) -> tuple[int, int]:
        """The lowest and the highest value to be shown."""
        values = [0, self.target, *(value for scores in self.scores for value in scores)]
        return min(values), max(*values, min(values) + 1)

    def points(self, plot: Rect, side: int) -> list[Point]:
        """From nothing before the first hand to the score after the last."""
        low, high = self.bounds
        values = [0, *(scores[side] for scores in self.scores)]
        across, up = plot.width - 1, plot.height - 1
        return [
            (
                plot.x + across * number // (len(values) - 1),
                plot.bottom - 1 - round(up * (value - low) / (high - low)),
            )
            for number, value in enumerate(values)
        ]


def draw_curve(canvas: Surface, look: Look, area: Rect, curve: Curve) -> None:
    theme, size = look.theme, look.text_size
    line = look.lettering.height(size)
    ends = [f" {score}" for score in curve.scores[-1]]
    wide = max(look.lettering.width(name + end, size) for name, end in zip(curve.names, ends, strict=True))
    wide = min(wide, round(area.width * NAMES))
    scale = max(look.lettering.width(str(value), size) for value in (*curve.bounds, 0))
    plot = Rect(area.x + scale + AIR, area.y + line // 2, 0, area.height - line)
    plot.width = area.right - wide - 2 * AIR - plot.x
    for value, ink in _marked(curve, plot.height, line):
        middle = plot.bottom - 1 - round((plot.height - 1) * (value - curve.bounds[0]) / _span(curve))
        pygame.draw.line(canvas, theme[ink], (plot.x, middle), (plot.right, middle))
        look.lettering.draw(canvas, str(value), (plot.x - AIR, middle), "haze", anchor="midright", size=size)
    lines = [curve.points(plot, side) for side in range(len(curve.names))]
    dot = Rect(0, 0, look.scaled(DOT), look.scaled(DOT))
    for points, colour in zip(lines, curve.colours, strict=True):
        pygame.draw.lines(canvas, theme[colour], False, points, look.scaled(WIDE))
        for dot.center in points[1:]:
            canvas.fill(theme[colour], dot)
    for side, middle in enumerate(apart([points[-1][1] for points in lines], line, area)):
        _draw_name(canvas, look, curve.names[side], ends[side], curve.colours[side], plot.right, middle, wide)


def apart(wanted: Sequence[int], gap: int, area: Rect) -> list[int]:
    """The middles of lines of text, as near to those wanted as they can be without one covering another."""
    order = sorted(range(len(wanted)), key=lambda each: wanted[each])
    middles = list(wanted)
    least = area.y + gap // 2
    for each in order:
        middles[each] = least = max(least, middles[each])
        least += gap
    most = area.bottom - gap // 2
    for each in reversed(order):
        middles[each] = most = min(most, middles[each])
        most -= gap
    return middles


def _draw_name(
    canvas: Surface, look: Look, name: str, end: str, colour: str, left: int, middle: int, wide: int
) -> None:
    size = look.text_size
    canvas.fill(look.theme[colour], Rect(left + AIR - 4, middle - 3 * size, 3, 6 * size))
    room = wide - look.lettering.width(end, size)
    shown = shortened(name, lambda words: look.lettering.width(words, size) <= room)
    look.lettering.draw(
        canvas, shown + end, (left + 2 * AIR - 4, middle), "paper", anchor="midleft", size=size
    )


def _marked(curve: Curve, high: int, line: int) -> list[tuple[int, str]]:
    """The values that have a line across, and its ink; only those that lie apart."""
    low, top = curve.bounds
    marked = [(0, "haze"), *([(curve.target, "gold1")] if curve.target else [])]
    for value in (low, top):
        if all(abs(value - other) * high >= line * _span(curve) for other, _ in marked):
            marked.append((value, "dusk"))
    return marked


def _span(curve: Curve) -> int:
    low, high = curve.bounds
    return high - low

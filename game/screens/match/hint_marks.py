"""The marks on what a hint advises: a small lamp over each card, and over the button of a label."""

from collections.abc import Iterator

from pygame import Rect, Surface

from game.screens.look import Look
from game.screens.match.asking import Asking
from game.screens.match.layout import HEIGHTS, WIDTHS
from game.screens.match.stage import Stage
from game.screens.panels import panel

SIDE = 15


def draw_hint_marks(canvas: Surface, look: Look, asking: Asking, stage: Stage) -> None:
    for place in hint_marks(asking, stage):
        panel(canvas, look.theme, place, "night", light="gold2", radius=4)
        lamp = look.pictures.get("icons", "hint")
        canvas.blit(lamp, lamp.get_rect(center=place.center))


def hint_marks(asking: Asking, stage: Stage) -> Iterator[Rect]:
    """Where the marks lie: on the corner of the button, and over the edge of a card that no other covers."""
    label, named = asking.hinted
    if asking.panel and label in asking.panel.at:
        yield _mark(asking.panel.at[label].rect.topleft)
    for sprite in stage.layout().values():
        if sprite.own and sprite.face is not None and named >> sprite.face & 1:
            left, top = sprite.pose.x - WIDTHS[sprite.size] / 2, sprite.pose.y - HEIGHTS[sprite.size] / 2
            yield _mark((round(left) + SIDE // 2, round(top)))


def _mark(middle: tuple[int, int]) -> Rect:
    place = Rect(0, 0, SIDE, SIDE)
    place.center = middle
    return place

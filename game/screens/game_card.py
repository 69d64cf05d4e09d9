"""The two things on the home table: a game as a card to pick, and the seats round the table."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from game.device.preferences import PORTRAITS
from game.screens.look import Look
from game.screens.panels import frame, panel
from game.screens.touches import Point, Touch
from game.screens.widgets import NARROW, Value, arrows

LIFT = 6
SEAT = 30


@dataclass(slots=True)
class GameCard:
    """A big card with the game's emblem; the one chosen is lifted."""

    rect: Rect
    icon: str
    name: str
    players: str
    chosen: Callable[[], bool]
    choose: Callable[[], None]
    enabled: bool = True

    def press(self, pos: Point | None) -> None:
        self.choose()

    def key(self, touch: Touch) -> bool:
        return False

    def draw(self, canvas: Surface, look: Look, *, focused: bool, hovered: bool) -> None:
        lift = LIFT if self.chosen() else (2 if hovered else 0)
        card = Rect(self.rect.x, self.rect.y + LIFT - lift, self.rect.width - 3, self.rect.height - LIFT - 3)
        shadow = card.move(3, 3 + lift).clip(self.rect)
        pygame.draw.rect(canvas, look.theme["felt0"], shadow, border_radius=5)
        panel(canvas, look.theme, card, "paper1", light=None, radius=5)
        pygame.draw.rect(canvas, look.theme["paper"], card.inflate(-4, -4), border_radius=4)
        pygame.draw.rect(canvas, look.theme["paper2"], card.inflate(-10, -10), 1, border_radius=2)
        emblem = look.pictures.get("icons", self.icon)
        canvas.blit(emblem, emblem.get_rect(midtop=(card.centerx, card.y + 12)))
        lines = look.lettering.wrap(self.name, card.width - 16, bold=True)
        top = card.y + 66
        for line in lines:
            look.lettering.draw(
                canvas, line, (card.centerx, top), "ink", anchor="midtop", bold=True, shadow=None, on="paper"
            )
            top += look.lettering.line
        look.lettering.draw(
            canvas, self.players, (card.centerx, card.bottom - 9), "wood2", anchor="midbottom", shadow=None
        )
        if self.chosen():
            frame(canvas, look.theme, card, "gold1", 5)
        if focused:
            frame(canvas, look.theme, card.inflate(-4, -4), "gold2", 4)


@dataclass(slots=True)
class SeatRow:
    """How many sit at the table, shown as their faces."""

    rect: Rect
    values: Sequence[Value]
    value: Callable[[], Value]
    change: Callable[[Value], None]
    words: Callable[[Value], str]
    own_portrait: str
    enabled: bool = True

    def press(self, pos: Point | None) -> None:
        self._step(-1 if pos is not None and pos[0] < self.rect.centerx else 1)

    def key(self, touch: Touch) -> bool:
        step = {"left": -1, "right": 1}.get(touch.key)
        if step is None:
            return False
        self._step(step)
        return True

    def draw(self, canvas: Surface, look: Look, *, focused: bool, hovered: bool) -> None:
        panel(canvas, look.theme, self.rect, "dusk" if hovered else "night", light="plum", radius=4)
        place = self.rect.inflate(-8, -8)
        arrows(canvas, look, place)
        count = self.value()
        assert isinstance(count, int)
        others = [name for name in PORTRAITS if name != self.own_portrait]
        words = self.words(count)
        inner = count * SEAT + 6 + look.lettering.width(words, bold=True)
        left = place.centerx - inner // 2
        for seat, name in enumerate([self.own_portrait, *others][:count]):
            face = look.pictures.get("portraits", name)
            canvas.blit(face, face.get_rect(midleft=(left + seat * SEAT, place.centery)))
        look.lettering.draw(
            canvas, words, (left + count * SEAT + 6, place.centery), "gold2", anchor="midleft", bold=True
        )
        if focused:
            frame(canvas, look.theme, self.rect, radius=4)

    def _step(self, step: int) -> None:
        now = self.value()
        at = self.values.index(now) if now in self.values else 0
        self.change(self.values[max(0, min(len(self.values) - 1, at + step))])


def width_of_seats(most: int) -> int:
    """Of a row for so many seats with a few words beside them."""
    return 2 * NARROW + most * SEAT + 100

"""The two things to choose at home: the table of a game, and how many sit at it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from pygame import Rect, Surface

from game.device.sitters import PORTRAITS
from game.screens.look import Look
from game.screens.panels import frame, panel
from game.screens.touches import Point, Touch
from game.screens.widgets import NARROW, Value, arrows

SEAT = 30
TABLE = 107
"""Height of a table without its name."""


def plaque_height(look: Look) -> int:
    """Of the name on the floor before a table."""
    return 2 * look.lettering.height() + 5


@dataclass(slots=True)
class GameTable:
    """A table one may sit down at; a lamp burns over the one chosen. A press chooses it; keys choose it by
    coming to it, and Enter sits down."""

    rect: Rect
    game: str
    name: str
    players: str
    chosen: Callable[[], bool]
    choose: Callable[[], None]
    sit_down: Callable[[], None]
    enabled: bool = True

    def press(self, pos: Point | None) -> None:
        if pos is None:
            self.sit_down()
        else:
            self.choose()

    def key(self, touch: Touch) -> bool:
        return False

    def draw(self, canvas: Surface, look: Look, *, focused: bool, hovered: bool) -> None:
        chosen = self.chosen()
        lit = "" if chosen or hovered else "/unlit"
        picture = look.pictures.get("icons", f"{self.game}/table{lit}")
        canvas.blit(picture, picture.get_rect(midtop=self.rect.midtop))
        wide = max(look.lettering.width(self.name, bold=True), look.lettering.width(self.players)) + 24
        plaque = Rect(0, 0, max(100, wide), plaque_height(look))
        plaque.midbottom = self.rect.midbottom
        self._draw_plaque(canvas, look, plaque, chosen)
        if focused:
            frame(canvas, look.theme, plaque.inflate(4, 4).clip(self.rect), "white", 4)

    def _draw_plaque(self, canvas: Surface, look: Look, plaque: Rect, chosen: bool) -> None:
        """Brass under the lamp, wood in the dark."""
        if chosen:
            panel(canvas, look.theme, plaque, "gold1", light="gold2")
        else:
            panel(canvas, look.theme, plaque, "wood0", light="wood2")
        names, players = ("ink", "wood1") if chosen else ("paper", "paper2")
        line = look.lettering.height()
        place = (plaque.centerx, plaque.y + 2)
        look.lettering.draw(canvas, self.name, place, names, anchor="midtop", bold=True, shadow=None)
        place = (plaque.centerx, plaque.y + 2 + line)
        look.lettering.draw(canvas, self.players, place, players, anchor="midtop", shadow=None)


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
        if self.enabled:
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

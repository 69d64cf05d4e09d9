"""Things to press: button, switch, pick, chooser, field for a name. What each shows is asked at each draw."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol, TypeAlias

import pygame
from pygame import Rect, Surface

from game.screens.look import Look
from game.screens.panels import frame, panel
from game.screens.touches import Point, Touch

Value: TypeAlias = bool | int | float | str | None

LOW, NARROW = 22, 28
"""Nothing to press is lower or narrower."""
CONTROL = 176
"""Width of the part of a row that is pressed."""


class Widget(Protocol):
    rect: Rect
    enabled: bool

    def press(self, pos: Point | None) -> None:
        """Pressed there, or by Enter (None)."""

    def key(self, touch: Touch) -> bool:
        """A key while it has the focus; whether it took it."""

    def draw(self, canvas: Surface, look: Look, *, focused: bool, hovered: bool) -> None:
        """Within its rect and nowhere else."""


@dataclass(slots=True)
class Style:
    """Colours of a button: at rest, under the pointer, of its upper edge, of its text."""

    fill: str
    hover: str
    light: str
    ink: str
    shadow: str | None


STYLES = {
    "plain": Style("felt2", "felt3", "felt4", "paper", "ink"),
    "gold": Style("gold1", "gold2", "gold2", "ink", None),
    "red": Style("red1", "red2", "red3", "white", "red0"),
    "quiet": Style("dusk", "plum", "plum", "paper", "ink"),
}
OFF = Style("night", "night", "dusk", "plum", None)


@dataclass(slots=True)
class Button:
    rect: Rect
    text: str
    act: Callable[[], None]
    style: str = "plain"
    icon: str = ""
    enabled: bool = True
    bold: bool = True
    size: int = 1

    def press(self, pos: Point | None) -> None:
        self.act()

    def key(self, touch: Touch) -> bool:
        return False

    def draw(self, canvas: Surface, look: Look, *, focused: bool, hovered: bool) -> None:
        style = STYLES[self.style] if self.enabled else OFF
        pygame.draw.rect(canvas, look.theme["ink"], self.rect, border_radius=3)
        face = Rect(self.rect.x, self.rect.y, self.rect.width, self.rect.height - 2)
        fill = style.hover if hovered else style.fill
        panel(canvas, look.theme, face, fill, light=style.light)
        icon = look.pictures.get("icons", self.icon) if self.icon else None
        inner = look.lettering.width(self.text, self.size, self.bold)
        gap = 5 if icon and self.text else 0
        left = face.centerx - (inner + gap + (icon.get_width() if icon else 0)) // 2
        if icon:
            canvas.blit(icon, icon.get_rect(midleft=(left, face.centery)))
            left += icon.get_width() + gap
        look.lettering.draw(
            canvas,
            self.text,
            (left, face.centery),
            style.ink,
            anchor="midleft",
            bold=self.bold,
            shadow=style.shadow,
            size=self.size,
            on="paper" if style.ink == "ink" else "dark",
        )
        if focused:
            frame(canvas, look.theme, self.rect, "white" if self.style == "gold" else "gold2")


@dataclass(slots=True)
class Row:
    """A label with a sentence on the left, something to press on the right."""

    label: str
    sentence: str = ""

    def height(self, look: Look, width: int) -> int:
        lines = len(self._wrapped(look, width)) if self.sentence else 0
        return max(LOW + 4, 6 + (1 + lines) * look.lettering.line * look.text_size)

    def draw(self, canvas: Surface, look: Look, rect: Rect, *, focused: bool, hovered: bool) -> None:
        fill = "dusk" if hovered or focused else "night"
        pygame.draw.rect(canvas, look.theme[fill], rect, border_radius=3)
        size = look.text_size
        line = look.lettering.line * size
        top = rect.y + (rect.height - line * (1 + len(self._wrapped(look, rect.width)))) // 2
        look.lettering.draw(canvas, self.label, (rect.x + 8, top), "paper", bold=True, size=size)
        for number, words in enumerate(self._wrapped(look, rect.width)):
            look.lettering.draw(
                canvas, words, (rect.x + 8, top + line * (number + 1)), "paper2", size=size, shadow=None
            )
        if focused:
            frame(canvas, look.theme, rect)

    def _wrapped(self, look: Look, width: int) -> list[str]:
        if not self.sentence:
            return []
        return look.lettering.wrap(self.sentence, width - CONTROL - 24, look.text_size)


def control(rect: Rect) -> Rect:
    """The part of a row that is pressed."""
    return Rect(rect.right - CONTROL - 6, rect.centery - LOW // 2, CONTROL, LOW)


@dataclass(slots=True)
class Switch:
    rect: Rect
    row: Row
    value: Callable[[], bool]
    change: Callable[[bool], None]
    words: tuple[str, str]
    """For off and on."""
    enabled: bool = True

    def press(self, pos: Point | None) -> None:
        self.change(not self.value())

    def key(self, touch: Touch) -> bool:
        wanted = {"left": False, "right": True}.get(touch.key)
        if wanted is None:
            return False
        if wanted != self.value():
            self.change(wanted)
        return True

    def draw(self, canvas: Surface, look: Look, *, focused: bool, hovered: bool) -> None:
        self.row.draw(canvas, look, self.rect, focused=focused, hovered=hovered)
        on = self.value()
        place = control(self.rect)
        groove = Rect(place.x + 24, place.centery - 8, 34, 16)
        panel(canvas, look.theme, groove, "felt3" if on else "plum", light=None, radius=8)
        knob = Rect(groove.right - 17 if on else groove.x + 1, groove.y, 16, 16)
        panel(canvas, look.theme, knob, "paper" if on else "paper3", light=None, radius=8)
        look.lettering.draw(
            canvas,
            self.words[on],
            (groove.right + 10, place.centery),
            "paper" if on else "haze",
            anchor="midleft",
            size=look.text_size,
        )


@dataclass(slots=True)
class Pick:
    """One of several rows, of which one is in force: it is marked, and a press on another marks that."""

    rect: Rect
    row: Row
    picked: Callable[[], bool]
    pick: Callable[[], None]
    word: str
    """Beside the mark."""
    enabled: bool = True

    def press(self, pos: Point | None) -> None:
        self.pick()

    def key(self, touch: Touch) -> bool:
        return False

    def draw(self, canvas: Surface, look: Look, *, focused: bool, hovered: bool) -> None:
        self.row.draw(canvas, look, self.rect, focused=focused, hovered=hovered)
        place = control(self.rect)
        ring = Rect(place.x + 33, place.centery - 8, 16, 16)
        picked = self.picked()
        panel(canvas, look.theme, ring, "felt3" if picked else "plum", light=None, radius=8)
        if not picked:
            return
        panel(canvas, look.theme, ring.inflate(-6, -6), "paper", light=None, edge="felt3", radius=5)
        look.lettering.draw(
            canvas, self.word, (place.x + 68, place.centery), "gold2", anchor="midleft", size=look.text_size
        )


@dataclass(slots=True)
class Chooser:
    """One of several values: arrows either side of it, round and round."""

    rect: Rect
    row: Row
    values: Sequence[Value]
    value: Callable[[], Value]
    change: Callable[[Value], None]
    words: Callable[[Value], str]
    picture: Callable[[Value], Surface] | None = None
    enabled: bool = True

    def press(self, pos: Point | None) -> None:
        self._step(-1 if pos is not None and pos[0] < control(self.rect).centerx else 1)

    def key(self, touch: Touch) -> bool:
        step = {"left": -1, "right": 1}.get(touch.key)
        if step is None:
            return False
        self._step(step)
        return True

    def _step(self, step: int) -> None:
        now = self.value()
        at = self.values.index(now) if now in self.values else 0
        self.change(self.values[(at + step) % len(self.values)])

    def draw(self, canvas: Surface, look: Look, *, focused: bool, hovered: bool) -> None:
        self.row.draw(canvas, look, self.rect, focused=focused, hovered=hovered)
        place = control(self.rect)
        arrows(canvas, look, place)
        now = self.value()
        words = self.words(now)
        if self.picture:
            picture = self.picture(now)
            canvas.blit(picture, picture.get_rect(center=place.center))
            return
        inside = place.width - 2 * NARROW - 4
        size = look.text_size if look.lettering.width(words, look.text_size) <= inside else 1
        look.lettering.draw(canvas, words, place.center, "gold2", anchor="center", size=size)


def arrows(canvas: Surface, look: Look, place: Rect) -> None:
    """Two arrows at the ends of a dark groove."""
    panel(canvas, look.theme, place, "ink", light=None)
    for left, points in (
        (place.x, ((4, 0), (0, 4), (4, 8))),
        (place.right - NARROW, ((0, 0), (4, 4), (0, 8))),
    ):
        key = Rect(left, place.y, NARROW, place.height)
        panel(canvas, look.theme, key, "felt2", light="felt4")
        corner = (key.centerx - 2, key.centery - 4)
        pygame.draw.polygon(canvas, look.theme["paper"], [(corner[0] + x, corner[1] + y) for x, y in points])


@dataclass(slots=True)
class NameField:
    """A short text, typed on the keyboard while it has the focus."""

    rect: Rect
    row: Row
    value: Callable[[], str]
    change: Callable[[str], None]
    longest: int
    empty: str
    """Shown while there is nothing."""
    enabled: bool = True
    spell: Callable[[], None] | None = None
    """Opens a way to write without a keyboard."""

    def press(self, pos: Point | None) -> None:
        """It has the focus now; letters come as keys."""
        if self.spell:
            self.spell()

    def key(self, touch: Touch) -> bool:
        text = self.value()
        if touch.key == "backspace":
            self.change(text[:-1])
        elif touch.text and len(text) < self.longest:
            self.change((text + touch.text).lstrip())
        else:
            return bool(touch.text)
        return True

    def draw(self, canvas: Surface, look: Look, *, focused: bool, hovered: bool) -> None:
        self.row.draw(canvas, look, self.rect, focused=focused, hovered=hovered)
        place = control(self.rect)
        panel(canvas, look.theme, place, "ink", light=None)
        text = self.value()
        end = look.lettering.draw(
            canvas,
            text or self.empty,
            (place.x + 8, place.centery),
            "gold2" if text else "haze",
            anchor="midleft",
        )
        if focused:
            left = end.right + 1 if text else place.x + 7
            canvas.fill(look.theme["gold2"], (left, place.centery - 5, 1, 10))

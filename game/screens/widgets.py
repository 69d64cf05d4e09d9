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
CONTROL = 208
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
    other_sentences: Sequence[str] = ()
    """What it may say at another time, as long as which it is: so nothing moves when it does."""
    values: Sequence[str] = ()
    """All that may stand in the part that is pressed, where that is more than a word."""

    def height(self, look: Look, width: int) -> int:
        lines = max(len(self._wrapped(look, each, width)) for each in (self.sentence, *self.other_sentences))
        words = 6 + (1 + lines) * look.lettering.height(look.text_size)
        return max(LOW + 4, words, self._control_height(look) + 4)

    def control(self, look: Look, rect: Rect) -> Rect:
        """The part of the row that is pressed."""
        place = Rect(0, 0, CONTROL, self._control_height(look))
        place.midright = (rect.right - 6, rect.centery)
        return place

    def draw(
        self, canvas: Surface, look: Look, rect: Rect, *, focused: bool, hovered: bool, enabled: bool
    ) -> None:
        fill = "dusk" if hovered or focused else "night"
        pygame.draw.rect(canvas, look.theme[fill], rect, border_radius=3)
        size = look.text_size
        line = look.lettering.height(size)
        wrapped = self._wrapped(look, self.sentence, rect.width)
        top = rect.y + (rect.height - line * (1 + len(wrapped))) // 2
        ink = "paper" if enabled else "haze"
        look.lettering.draw(canvas, self.label, (rect.x + 8, top), ink, bold=True, size=size)
        for number, words in enumerate(wrapped):
            look.lettering.draw(
                canvas, words, (rect.x + 8, top + line * (number + 1)), "paper2", size=size, shadow=None
            )
        if focused:
            frame(canvas, look.theme, rect)

    def _wrapped(self, look: Look, sentence: str, width: int) -> list[str]:
        if not sentence:
            return []
        return look.lettering.wrap(sentence, width - CONTROL - 24, look.text_size)

    def _control_height(self, look: Look) -> int:
        lines = max((len(in_groove(look, words)) for words in self.values), default=0)
        return max(LOW, lines * look.lettering.height(look.text_size) + 4)


def in_groove(look: Look, words: str) -> list[str]:
    """The words in the lines they take between two arrows."""
    return look.lettering.wrap(words, CONTROL - 2 * NARROW - 8, look.text_size)


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
        self.row.draw(canvas, look, self.rect, focused=focused, hovered=hovered, enabled=self.enabled)
        on = self.value()
        place = self.row.control(look, self.rect)
        groove = Rect(place.x + 24, place.centery - 8, 34, 16)
        panel(canvas, look.theme, groove, "felt3" if on and self.enabled else "plum", light=None, radius=8)
        knob = Rect(groove.right - 17 if on else groove.x + 1, groove.y, 16, 16)
        panel(
            canvas,
            look.theme,
            knob,
            ("paper" if on else "paper3") if self.enabled else "haze",
            light=None,
            radius=8,
        )
        look.lettering.draw(
            canvas,
            self.words[on],
            (groove.right + 10, place.centery),
            "paper" if on and self.enabled else "haze",
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
        self.row.draw(canvas, look, self.rect, focused=focused, hovered=hovered, enabled=self.enabled)
        place = self.row.control(look, self.rect)
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
        self._step(-1 if pos is not None and pos[0] < self.rect.right - 6 - CONTROL // 2 else 1)

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
        self.row.draw(canvas, look, self.rect, focused=focused, hovered=hovered, enabled=self.enabled)
        place = self.row.control(look, self.rect)
        arrows(canvas, look, place, enabled=self.enabled)
        now = self.value()
        if self.picture:
            picture = self.picture(now)
            canvas.blit(picture, picture.get_rect(center=place.center))
            return
        lines, step = in_groove(look, self.words(now)), look.lettering.height(look.text_size)
        top = place.centery - step * (len(lines) - 1) // 2
        ink = "gold2" if self.enabled else "haze"
        for number, words in enumerate(lines):
            middle = (place.centerx, top + step * number)
            look.lettering.draw(canvas, words, middle, ink, anchor="center", size=look.text_size)


def arrows(canvas: Surface, look: Look, place: Rect, *, enabled: bool = True) -> None:
    """Two arrows at the ends of a dark groove."""
    panel(canvas, look.theme, place, "ink", light=None)
    for left, points in (
        (place.x, ((4, 0), (0, 4), (4, 8))),
        (place.right - NARROW, ((0, 0), (4, 4), (0, 8))),
    ):
        key = Rect(left, place.y, NARROW, place.height)
        fill, light = ("felt2", "felt4") if enabled else ("dusk", None)
        panel(canvas, look.theme, key, fill, light=light)
        corner = (key.centerx - 2, key.centery - 4)
        ink = look.theme["paper" if enabled else "haze"]
        pygame.draw.polygon(canvas, ink, [(corner[0] + x, corner[1] + y) for x, y in points])


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
        self.row.draw(canvas, look, self.rect, focused=focused, hovered=hovered, enabled=self.enabled)
        place = self.row.control(look, self.rect)
        panel(canvas, look.theme, place, "ink", light=None)
        text = self.value()
        end = look.lettering.draw(
            canvas,
            text or self.empty,
            (place.x + 8, place.centery),
            "gold2" if text else "haze",
            anchor="midleft",
            size=look.text_size,
        )
        if focused:
            left, high = end.right + 1 if text else place.x + 7, 10 * look.text_size
            canvas.fill(look.theme["gold2"], (left, place.centery - high // 2, look.text_size, high))

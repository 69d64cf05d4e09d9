"""The cards of one's own hand as something keys can walk along, and the groups that Tab goes through."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from pygame import Rect, Surface

from game.rules.cards import Card, CardSet
from game.screens.forms import Form
from game.screens.look import Look
from game.screens.match.layout import HEIGHTS, WIDTHS, Layout
from game.screens.match.question import Question
from game.screens.touches import Point, Touch
from game.screens.widgets import Widget

AT_FOCUS = ("left", "right", "up", "down", "enter", " ")


@dataclass(slots=True)
class CardKey:
    """One card of the hand: Enter and the upward arrow touch it, the downward one leaves the hand."""

    rect: Rect
    card: Card
    touch: Callable[[Card], None]
    touched: bool
    bright: bool
    """Whether it may be touched now; another one tells why not."""
    enabled: bool = True

    def press(self, pos: Point | None) -> None:
        self.touch(self.card)

    def key(self, touch: Touch) -> bool:
        wanted = {"up": False, "down": True}.get(touch.key)
        if wanted is None or wanted != self.touched:
            return False
        self.touch(self.card)
        return True

    def draw(self, canvas: Surface, look: Look, *, focused: bool, hovered: bool) -> None:
        """The card is drawn where all cards are, its frame too: neither may hide the next."""


def card_keys(layout: Layout, question: Question, touch: Callable[[Card], None]) -> list[CardKey]:
    """A key for each card of one's own that shows its face, from left to right."""
    keys: list[CardKey] = []
    for sprite in layout.values():
        if sprite.own and sprite.face is not None:
            rect = Rect(0, 0, WIDTHS[sprite.size], HEIGHTS[sprite.size])
            rect.center = round(sprite.pose.x), round(sprite.pose.y)
            touched = bool(question.touched >> sprite.face & 1)
            bright = bool(question.bright >> sprite.face & 1)
            keys.append(CardKey(rect, sprite.face, touch, touched, bright))
    return keys


class Groups:
    """The widgets of a form in groups. Tab goes from group to group; within one the arrows do."""

    def __init__(
        self,
        look: Look,
        groups: Sequence[Sequence[Widget]],
        old: "Groups | None" = None,
        confirm: Widget | None = None,
    ) -> None:
        """`old` are those before: the focus stays in its group, and as near to its place as can be. `confirm`
        is what lies upwards from a raised card."""
        self._groups = [group for group in groups if group]
        self._confirm = confirm
        self.widgets = [widget for group in self._groups for widget in group]
        self.form = Form(look, self.widgets)
        if old and old.widgets and self.widgets:
            self.form.focus_seen = old.form.focus_seen
            self.form.focus = self._kept_focus(old.widgets[old.form.focus])

    def touch(self, touch: Touch) -> bool:
        if not self.widgets:
            return False
        if touch.kind == "key" and touch.key in AT_FOCUS and not self.form.focus_seen:
            # Nothing is done where nobody sees it: the first key only shows where the focus is.
            self.form.focus_seen = True
            return True
        if touch.kind == "key" and touch.key in ("tab", "backtab"):
            self._next_group(1 if touch.key == "tab" else -1)
            return True
        if touch.kind == "key" and self._from_a_card(touch.key):
            return True
        return self.form.touch(touch)

    @property
    def focused_card(self) -> CardSet:
        """The card of one's own that has the focus, where that is shown."""
        own = self.widgets[self.form.focus] if self.widgets and self.form.focus_seen else None
        return 1 << own.card if isinstance(own, CardKey) else 0

    def focused_in(self, group: Sequence[Widget]) -> bool:
        """Whether the focus lies where one of these lies."""
        place = self.widgets[self.form.focus].rect if self.widgets else None
        return any(widget.rect == place for widget in group)

    def focus_first(self, group: Sequence[Widget]) -> None:
        """Puts the focus on the first enabled widget of a group, if there is one."""
        first = next((widget for widget in group if widget.enabled), None)
        if first is not None:
            self.form.focus = self.widgets.index(first)

    def _from_a_card(self, key: str) -> bool:
        """Sideways round the hand; from a raised card upwards to the buttons. Cards lie in an arc, so the
        nearest widget above one may well be its neighbour."""
        own = self.widgets[self.form.focus]
        if not isinstance(own, CardKey):
            return False
        match key:
            case "left" | "right":
                hand = [at for at, widget in enumerate(self.widgets) if isinstance(widget, CardKey)]
                place = hand.index(self.form.focus) + (1 if key == "right" else -1)
                self.form.focus_on(hand[place % len(hand)])
            case "up" if own.touched and self._confirm:
                self.focus_first([self._confirm])
            case "up" if own.touched:
                self._next_group(1)
            case "down" if not own.touched:
                self._next_group(1)
            case _:
                return False
        return True

    def _next_group(self, step: int) -> None:
        own = self.widgets[self.form.focus]
        at = next(number for number, group in enumerate(self._groups) if own in group)
        if self.form.focus_seen:
            for _ in self._groups:
                at = (at + step) % len(self._groups)
                if any(widget.enabled for widget in self._groups[at]):
                    break
            self.focus_first(self._groups[at])
        self.form.focus_seen = True

    def _kept_focus(self, old: Widget) -> int:
        """On the same card, wherever it lies now; else on what is nearest and can be pressed."""
        before = old.rect

        def far(index: int) -> tuple[bool, bool, int]:
            new = self.widgets[index]
            same = isinstance(old, CardKey) and isinstance(new, CardKey) and old.card == new.card
            aside = abs(new.rect.centerx - before.centerx) + abs(new.rect.centery - before.centery)
            return not same, not new.enabled, aside

        return min(range(len(self.widgets)), key=far)

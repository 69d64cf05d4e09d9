"""`Form`: several widgets, one of which has the focus. All of them can be reached by keys alone."""

from collections.abc import Sequence
from functools import partial

from pygame import Rect, Surface

from game.screens.look import Look
from game.screens.touches import Point, Touch
from game.screens.widgets import NameField, Widget

RIM = 2
"""How far the frame of a focus may reach out of a widget."""
WAYS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


class Form:
    def __init__(
        self,
        look: Look,
        widgets: Sequence[Widget],
        focus: int = 0,
        like: "Form | None" = None,
        rows: Sequence[Sequence[Widget]] = (),
        chosen: Widget | None = None,
    ) -> None:
        """`like` is a form that this one takes the place of, focus and all. Where there are `rows` arrows go
        along one or to the next. The row of the one `chosen` is one stop: keys come to it there, and only
        arrows go on along it."""
        self._look = look
        self._rows = rows
        self._chosen = chosen
        self.widgets = widgets
        self.focus: int = max(0, min(like.focus if like else focus, len(widgets) - 1))
        """The index of the widget that keys go to."""
        self.focus_seen: bool = like.focus_seen if like else False
        """The focus is shown once a key has been used, and hidden again by a press."""
        self._hovered: int | None = like._hovered if like and like._hovered in range(len(widgets)) else None
        self._changed: set[int] = set()

    def touch(self, touch: Touch) -> bool:
        """Whether one of the widgets took it."""
        match touch.kind:
            case "hover":
                self._hover(self._at(touch.pos))
                return False
            case "press":
                return self._press(touch)
            case _:
                return self._key(touch)

    def focus_on(self, index: int) -> None:
        self._changed |= {self.focus, index}
        self.focus = index

    @property
    def focused(self) -> Widget:
        return self.widgets[self.focus]

    def changed(self) -> list[Rect]:
        """Where a widget looks different since this was asked last."""
        changed, self._changed = self._changed, set()
        return [self.widgets[index].rect for index in sorted(changed)]

    def draw(self, canvas: Surface) -> None:
        """Draws those that lie within the canvas's clip."""
        clip = canvas.get_clip()
        for index, widget in enumerate(self.widgets):
            if widget.rect.colliderect(clip):
                focused = self.focus_seen and index == self.focus
                hovered = index == self._hovered and widget.enabled
                draw = partial(widget.draw, look=self._look, focused=focused, hovered=hovered)
                self._look.mirror.paint(canvas, widget.rect.inflate(2 * RIM, 2 * RIM), draw)

    def _at(self, pos: Point | None) -> int | None:
        if pos is None:
            return None
        return next((i for i, each in enumerate(self.widgets) if each.rect.collidepoint(pos)), None)

    def _hover(self, index: int | None) -> None:
        if index != self._hovered:
            self._changed |= {each for each in (self._hovered, index) if each is not None}
            self._hovered = index

    def _press(self, touch: Touch) -> bool:
        self._see_focus(False)
        index = self._at(touch.pos)
        if index is None or not self.widgets[index].enabled:
            return False
        # A finger leaves nothing under it once it is lifted.
        self._hover(index if touch.device == "mouse" else None)
        self.focus_on(index)
        # Where one can write, the place must be seen all the same.
        self._see_focus(isinstance(self.widgets[index], NameField))
        self._act(index, touch.pos)
        return True

    def _key(self, touch: Touch) -> bool:
        seen = self.focus_seen
        self._see_focus(True)
        own = self.widgets[self.focus]
        if own.enabled and own.key(self._look.mirror.touch(touch)):
            self._changed.add(self.focus)
            return True
        match touch.key:
            case "tab" | "backtab":
                self._step(1 if touch.key == "tab" else -1)
            case "left" | "right" | "up" | "down":
                # The first arrow only shows where the focus is.
                if seen:
                    self._go(touch)
            case "enter" | " ":
                if own.enabled:
                    self._act(self.focus, None)
            case _:
                self._see_focus(seen)
                return False
        return True

    def _act(self, index: int, pos: Point | None) -> None:
        self._changed.add(index)
        self._look.sounds.play("chip")
        widget = self.widgets[index]
        widget.press(self._look.mirror.pos(pos, widget.rect))

    def _see_focus(self, seen: bool) -> None:
        if seen != self.focus_seen:
            self.focus_seen = seen
            self._changed.add(self.focus)

    def _step(self, step: int) -> None:
        count, one_of = len(self.widgets), self._row_of(self._chosen)
        inside = self.focused in one_of
        for further in range(1, count + 1):
            index = (self.focus + step * further) % count
            widget = self.widgets[index]
            if widget.enabled and not (inside and widget in one_of):
                self._come_to(index)
                return

    def _go(self, touch: Touch) -> None:
        """Along the row or to the next; without rows to the nearest widget that way, where sideways distance
        counts more, most of all to the left and right."""
        if self._rows:
            self._go_by_rows(*WAYS[self._look.mirror.touch(touch).key])
            return
        way = WAYS[touch.key]
        here = self.widgets[self.focus].rect
        weight = 1000 if way[0] else 2
        best: tuple[float, int] | None = None
        for index, widget in enumerate(self.widgets):
            ahead, aside = _distance(here, widget.rect, way)
            if index != self.focus and widget.enabled and ahead > 0:
                best = min(best or (float("inf"), 0), (ahead + weight * aside, index))
        if best:
            self._come_to(best[1])

    def _come_to(self, index: int) -> None:
        """By keys: from elsewhere to the one chosen."""
        one_of = self._row_of(self._chosen)
        if self._chosen and self.widgets[index] in one_of and self.focused not in one_of:
            index = self.widgets.index(self._chosen)
        self.focus_on(index)

    def _go_by_rows(self, right: int, down: int) -> None:
        own = self.focused
        there = ([each for each in row if each.enabled or each is own] for row in self._rows)
        rows = [row for row in there if row]
        at = next(number for number, row in enumerate(rows) if own in row)
        here = rows[at].index(own) + right
        if right and 0 <= here < len(rows[at]):
            self._come_to(self.widgets.index(rows[at][here]))
        elif down and 0 <= at + down < len(rows):
            nearest = min(rows[at + down], key=lambda each: abs(each.rect.centerx - own.rect.centerx))
            self._come_to(self.widgets.index(nearest))

    def _row_of(self, widget: Widget | None) -> Sequence[Widget]:
        return next((row for row in self._rows if widget in row), ())


def _distance(start: Rect, end: Rect, way: tuple[int, int]) -> tuple[float, float]:
    """How far ahead `end` lies that way, and how far aside (0 where the two overlap)."""
    ahead = (end.centerx - start.centerx) * way[0] + (end.centery - start.centery) * way[1]
    if way[0]:
        aside = max(0, start.top - end.bottom, end.top - start.bottom)
    else:
        aside = max(0, start.left - end.right, end.left - start.right)
    return ahead, aside

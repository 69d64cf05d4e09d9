"""Options: rows in groups, a tab for each group, pages where a group is long. Changes work at once."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TypeAlias

from pygame import Rect, Surface

from game.device.strings import BadStrings
from game.screens.forms import Form
from game.screens.look import Look
from game.screens.message import Message, nothing
from game.screens.panels import board, board_inside
from game.screens.screen import Screen, Size, Stack
from game.screens.touches import Touch
from game.screens.widgets import Button, Chooser, NameField, Pick, Switch, Widget

RowWidget: TypeAlias = Switch | Pick | Chooser | NameField

MARGIN = 10
WIDEST = 660
KEY_HEIGHT = 24
ROW_GAP = 2


@dataclass(frozen=True, slots=True)
class Group:
    title: str
    rows: Sequence[RowWidget]
    """Their places are given by the screen."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """What is to be set; asked anew after each change, since words and offers may have changed with it."""

    title: Callable[[], str]
    groups: Callable[[], Sequence[Group]]
    to_defaults: Callable[[], None] | None = None
    """None where one of the rows does it."""
    standing: Callable[[], str] = str
    """A few words at the foot that say how things stand; often none."""


class Options(Screen):
    covers = False
    shades = True

    def __init__(self, look: Look, stack: Stack, sheet: Sheet) -> None:
        super().__init__()
        self._look = look
        self._stack = stack
        self._sheet = sheet
        self._page = 0
        self._form = Form(look, ())
        self._arrange()
        self._form.focus_on(len(self._groups))

    def resized(self, size: Size) -> None:
        super().resized(size)
        self._arrange()

    def touch(self, touch: Touch) -> bool:
        if touch.kind == "hover":
            self._form.touch(touch)
            return True
        if not self._carefully(lambda: self._form.touch(touch)):
            self._own_key(touch.key)
        self._arrange()
        self.repaint()
        return True

    def draw(self, canvas: Surface) -> list[Rect] | None:
        return self.draw_in(canvas, self._form.changed(), self._paint)

    def _own_key(self, key: str) -> None:
        match key:
            case "escape":
                self._stack.close(self)
            case "pagedown":
                self._turn_to(self._page + 1)
            case "pageup":
                self._turn_to(self._page - 1)

    def _carefully(self, change: Callable[[], object]) -> bool:
        """Whether it did anything; what goes wrong meanwhile is told, and the change is in force."""
        try:
            return bool(change())
        except OSError as error:
            file, reason = self._look.kept.file, error.strerror or str(error)
            self._say(self._look.strings("error.not_kept", file=file, reason=reason))
        except BadStrings as error:
            self._say(str(error))
        return True

    def _say(self, text: str) -> None:
        self._stack.open(Message(self._look, self._stack, self._look.strings("error.title"), text))

    def _turn_to(self, page: int) -> None:
        self._page = max(0, min(len(self._pages) - 1, page))
        self._arrange()
        self._form.focus_on(self._pages[self._page][0])

    def _paint(self, canvas: Surface) -> None:
        self._look.mirror.paint(canvas, self._board, self._paint_board)
        self._form.draw(canvas)

    def _paint_board(self, canvas: Surface) -> None:
        look = self._look
        board(canvas, look.theme, self._board)
        inside = board_inside(self._board)
        look.lettering.draw(canvas, self._title, inside.topleft, "gold2", bold=True, size=2)
        if len(self._pages) > 1:
            words = look.strings("ui.page", page=self._page + 1, pages=len(self._pages))
            look.lettering.draw(
                canvas, words, (inside.right, inside.y + 13), "haze", anchor="midright", shadow=None
            )
        place = (inside.x, inside.bottom - KEY_HEIGHT // 2)
        standing = look.lettering.fit(self._sheet.standing(), self._foot_room(inside))
        look.lettering.draw(canvas, standing, place, "paper2", anchor="midleft", shadow=None)

    # Laying out

    def _arrange(self) -> None:
        self._board = Rect(0, 0, min(self.size[0] - 2 * MARGIN, WIDEST), self.size[1] - 2 * MARGIN)
        self._board.center = (self.size[0] // 2, self.size[1] // 2)
        inside = board_inside(self._board)
        self._title = self._sheet.title()
        self._groups = self._sheet.groups()
        tabs_top = inside.y + 30
        rows_top = tabs_top + KEY_HEIGHT + 6
        self._pages = list(self._paged(inside, inside.bottom - KEY_HEIGHT - 6 - rows_top))
        self._page = min(self._page, len(self._pages) - 1)
        group, rows = self._pages[self._page]
        top = rows_top
        for row in rows:
            row.rect = Rect(inside.x, top, inside.width, row.row.height(self._look, inside.width))
            top = row.rect.bottom + ROW_GAP
        widgets: list[Widget] = [*self._tabs(inside, tabs_top, group), *rows, *self._footer(inside)]
        self._look.mirror.lay(widgets, self._board)
        self._form = Form(self._look, widgets, like=self._form)

    def _paged(self, inside: Rect, room: int) -> Iterator[tuple[int, list[RowWidget]]]:
        """Pages of rows, each with the group it belongs to."""
        for index, group in enumerate(self._groups):
            rows: list[RowWidget] = []
            used = 0
            for row in group.rows:
                height = row.row.height(self._look, inside.width) + ROW_GAP
                if rows and used + height > room:
                    yield index, rows
                    rows, used = [], 0
                rows.append(row)
                used += height
            yield index, rows

    def _tabs(self, inside: Rect, top: int, shown: int) -> list[Widget]:
        count = len(self._groups)
        edges = [inside.x + index * (inside.width + 4) // count for index in range(count + 1)]
        return [
            Button(
                Rect(edges[index], top, edges[index + 1] - edges[index] - 4, KEY_HEIGHT),
                group.title,
                partial(self._turn_to_group, index),
                "plain" if index == shown else "quiet",
            )
            for index, group in enumerate(self._groups)
        ]

    def _turn_to_group(self, index: int) -> None:
        self._page = next(page for page, (group, _) in enumerate(self._pages) if group == index)

    def _footer(self, inside: Rect) -> list[Widget]:
        strings = self._look.strings
        top = inside.bottom - KEY_HEIGHT
        done = Button(Rect(inside.right - 110, top, 110, KEY_HEIGHT), strings("ui.done"), self._close, "gold")
        keys: list[Widget] = []
        if self._sheet.to_defaults:
            place = Rect(inside.x, top, 130, KEY_HEIGHT)
            keys.append(Button(place, strings("options.defaults"), self._ask_for_defaults, "quiet"))
        if len(self._pages) > 1:
            middle = inside.centerx
            for left, text, step in ((middle - 62, "ui.previous", -1), (middle + 2, "ui.next", 1)):
                keys.append(
                    Button(
                        Rect(left, top, 60, KEY_HEIGHT),
                        strings(text),
                        partial(self._step, step),
                        "quiet",
                        enabled=0 <= self._page + step < len(self._pages),
                    )
                )
        return [*keys, done]

    def _foot_room(self, inside: Rect) -> int:
        """What the foot leaves free at its left."""
        return inside.width // 2 - 62 - 10

    def _step(self, step: int) -> None:
        """To the next page; the focus stays on the button that was pressed, however many rows there are."""
        from_end = len(self._form.widgets) - self._form.focus
        self._page = max(0, min(len(self._pages) - 1, self._page + step))
        self._arrange()
        self._form.focus_on(len(self._form.widgets) - from_end)

    def _ask_for_defaults(self) -> None:
        strings = self._look.strings
        answers = ((strings("options.defaults"), self._to_defaults), (strings("ui.stay"), nothing))
        title, text = strings("options.ask_defaults"), strings("options.ask_defaults_text")
        self._stack.open(Message(self._look, self._stack, title, text, answers))

    def _to_defaults(self) -> None:
        if self._sheet.to_defaults:
            self._carefully(self._sheet.to_defaults)
        self._arrange()
        self.repaint()

    def _close(self) -> None:
        self._stack.close(self)

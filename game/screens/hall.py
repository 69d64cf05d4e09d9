"""The hall of matches: all that were played here, and what they come to by player and by game."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from pygame import Rect, Surface

from game.screens.forms import Form
from game.screens.hall_lines import Cell, Column, TableLine, draw_heads, line_height, widths_of
from game.screens.hall_tabs import (
    game_cells,
    game_columns,
    match_cells,
    match_columns,
    player_cells,
    player_columns,
    points,
)
from game.screens.look import Look
from game.screens.message import nothing
from game.screens.panels import board, board_inside
from game.screens.screen import Screen, Size, Stack
from game.screens.touches import Touch
from game.screens.widgets import Button, Widget
from game.table.hall import Hall, HallTrouble

MARGIN = 8
WIDEST = 760
KEY, GAP = 24, 2
HEAD = 30
TABS = ("matches", "players", "games")


class Line(NamedTuple):
    cells: Sequence[Cell]
    act: Callable[[], None] | None
    """What a press on it does."""
    best: str = ""
    """The words of a button beside it that leads to the best hand; "" is none."""
    watch: Callable[[], None] = nothing


class HallScreen(Screen):
    covers = False
    shades = True

    def __init__(
        self,
        look: Look,
        stack: Stack,
        hall: Hall,
        *,
        watch: Callable[[str, int], None],
        trouble: Callable[[HallTrouble], None],
        standing: Callable[[], str],
    ) -> None:
        """`watch` is told the file of a match and the number of a hand, `trouble` what came up when the hall
        was asked; `standing` says in a few words how things stand."""
        super().__init__()
        self._look = look
        self._stack = stack
        self._hall = hall
        self._watch = watch
        self._trouble = trouble
        self._standing = standing
        self._told = standing()
        self._tab = TABS[0]
        self._player: tuple[str, str] | None = None
        """Whose matches alone are shown: a name and a game."""
        self._page = 0
        self._form = Form(look, ())
        self._arrange()
        self._form.focus_on(len(TABS))

    def resized(self, size: Size) -> None:
        super().resized(size)
        self._arrange()

    def reload(self) -> None:
        """Something has changed in the hall."""
        self._arrange()
        self.repaint()

    def update(self, seconds: float) -> None:
        if self._standing() != self._told:
            self._told = self._standing()
            self.repaint()

    def touch(self, touch: Touch) -> bool:
        step = {"pageup": -1, "pagedown": 1}.get(touch.key)
        if touch.key == "escape":
            self._back()
        elif step:
            self._turn(step)
        else:
            self._form.touch(touch)
        return True

    def draw(self, canvas: Surface) -> list[Rect] | None:
        return self.draw_in(canvas, self._form.changed(), self._paint)

    def _paint(self, canvas: Surface) -> None:
        self._look.mirror.paint(canvas, self._board, self._paint_board)
        self._form.draw(canvas)

    def _paint_board(self, canvas: Surface) -> None:
        look = self._look
        board(canvas, look.theme, self._board)
        inside = board_inside(self._board)
        title = look.lettering.fit(self._title(), inside.width - 80, 2, True)
        look.lettering.draw(canvas, title, inside.topleft, "gold2", bold=True, size=2)
        if self._pages > 1:
            words = look.strings("ui.page", page=self._page + 1, pages=self._pages)
            place = (inside.right, inside.y + 13)
            look.lettering.draw(canvas, words, place, "haze", anchor="midright", shadow=None)
        if self._count:
            draw_heads(canvas, look, self._columns, self._widths, (inside.x, self._top))
            best, place = self._best_head, (inside.right - 2, self._top)
            look.lettering.draw(canvas, best, place, "haze", anchor="bottomright", shadow=None)
        else:
            middle, words = (inside.centerx, self._top + 30), look.strings("hall.empty")
            look.lettering.draw(canvas, words, middle, "paper2", anchor="center", size=look.text_size)
        foot = look.lettering.fit(self._told, inside.width // 2 - 80)
        place = (inside.x, inside.bottom - KEY // 2)
        if self._player is None:
            look.lettering.draw(canvas, foot, place, "paper2", anchor="midleft", shadow=None)

    def _title(self) -> str:
        strings = self._look.strings
        if self._player is None:
            return strings("hall.title")
        name, game = self._player
        return strings("hall.of_player", name=name[:40], game=strings(f"{game}.name"))

    # Laying out

    def _arrange(self) -> None:
        self._board = Rect(0, 0, min(self.size[0] - 2 * MARGIN, WIDEST), self.size[1] - 2 * MARGIN)
        self._board.center = (self.size[0] // 2, self.size[1] // 2)
        inside = board_inside(self._board)
        self._top = inside.y + HEAD + KEY + 6 + self._look.lettering.height()
        step = line_height(self._look) + GAP
        room = max(1, (inside.bottom - KEY - 6 - self._top) // step)
        try:
            lines = self._lines(room)
        except HallTrouble as trouble:
            self._count, lines = 0, []
            self._trouble(trouble)
        self._pages = max(1, -(-self._count // room))
        beside = self._best_width(lines)
        width = inside.width - (beside + GAP if beside else 0)
        self._widths = widths_of(self._look, self._columns, [each.cells for each in lines], width)
        widgets: list[Widget] = [*self._tabs(inside)]
        for number, line in enumerate(lines):
            place = Rect(inside.x, self._top + number * step, width, step - GAP)
            act, able = line.act or nothing, line.act is not None
            widgets.append(TableLine(place, self._columns, self._widths, line.cells, act, able))
            if line.best:
                key = Rect(place.right + GAP, place.y, beside, place.height)
                widgets.append(Button(key, line.best, line.watch, "quiet", size=self._look.text_size))
        widgets += self._footer(inside)
        self._look.mirror.lay(widgets, self._board)
        self._form = Form(self._look, widgets, like=self._form)

    def _lines(self, room: int) -> list[Line]:
        """Those of the page that is shown; and how many there are in all. Raises HallTrouble."""
        strings, hall = self._look.strings, self._hall
        match self._tab:
            case "matches":
                self._columns: Sequence[Column] = match_columns(strings)
                self._count = hall.count_matches(self._player)
                first = self._first(room)
                return [
                    Line(match_cells(strings, row), partial(self._watch, row.file, 0))
                    for row in hall.matches(first, room, self._player)
                ]
            case "players":
                self._columns = player_columns(strings)
                self._count = hall.count_players()
                first = self._first(room)
                return [
                    Line(
                        player_cells(row),
                        partial(self._show_player, (row.name, row.game)),
                        points(row.best),
                        partial(self._watch, row.best_file, row.best_hand),
                    )
                    for row in hall.players(first, room)
                ]
        self._columns = game_columns(strings)
        games = hall.games()
        self._count = len(games)
        first = self._first(room)
        return [
            Line(
                game_cells(strings, row),
                None,
                points(row.best),
                partial(self._watch, row.best_file, row.best_hand),
            )
            for row in games[first : first + room]
        ]

    def _first(self, room: int) -> int:
        """The number of the first line on the page; a page there is no more is the last one."""
        self._page = max(0, min(self._page, -(-self._count // room) - 1))
        return self._page * room

    def _tabs(self, inside: Rect) -> list[Widget]:
        edges = [inside.x + index * (inside.width + 4) // len(TABS) for index in range(len(TABS) + 1)]
        return [
            Button(
                Rect(edges[index], inside.y + HEAD, edges[index + 1] - edges[index] - 4, KEY),
                self._look.strings(f"hall.{tab}"),
                partial(self._open_tab, tab),
                "plain" if tab == self._tab else "quiet",
            )
            for index, tab in enumerate(TABS)
        ]

    def _footer(self, inside: Rect) -> list[Widget]:
        strings, top = self._look.strings, inside.bottom - KEY
        keys: list[Widget] = []
        if self._player is not None:
            words = strings("hall.all")
            keys.append(
                Button(Rect(inside.x, top, self._button_width(words), KEY), words, self._back, "quiet")
            )
        if self._pages > 1:
            for left, words, step in (
                (inside.centerx - 72, "ui.previous", -1),
                (inside.centerx + 2, "ui.next", 1),
            ):
                able = 0 <= self._page + step < self._pages
                turn = partial(self._turn, step)
                keys.append(Button(Rect(left, top, 70, KEY), strings(words), turn, "quiet", enabled=able))
        close = Rect(inside.right - 100, top, 100, KEY)
        return [*keys, Button(close, strings("ui.close"), lambda: self._stack.close(self), "gold")]

    def _best_width(self, lines: Sequence[Line]) -> int:
        """Of the buttons that lead to the best hands, with their head; 0 if there are none."""
        buttons = [self._button_width(each.best) for each in lines if each.best]
        self._best_head = self._look.strings("hall.best") if buttons else ""
        return max([*buttons, self._look.lettering.width(self._best_head) + 6]) if buttons else 0

    def _button_width(self, words: str) -> int:
        return max(44, self._look.lettering.width(words, self._look.text_size, True) + 14)

    # What is done

    def _open_tab(self, tab: str) -> None:
        self._tab, self._player, self._page = tab, None, 0
        self.reload()

    def _show_player(self, player: tuple[str, str]) -> None:
        self._tab, self._player, self._page = "matches", player, 0
        self.reload()
        self._form.focus_on(len(TABS))

    def _turn(self, step: int) -> None:
        self._page += step
        self.reload()

    def _back(self) -> None:
        """From one player's matches to the players, else away."""
        if self._player is None:
            self._stack.close(self)
        else:
            self._open_tab("players")

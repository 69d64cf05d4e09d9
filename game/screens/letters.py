"""`Letters`: a name is spelt from a grid of letters, by pad or finger; a keyboard writes it as well."""

from collections.abc import Callable
from functools import partial

from pygame import Rect, Surface

from game.screens.forms import Form
from game.screens.look import Look
from game.screens.panels import board, board_inside, panel
from game.screens.screen import Screen, Size, Stack
from game.screens.touches import Touch
from game.screens.widgets import Button, Widget

COLUMNS = 11
CELL = (40, 26)
GAP = 3
HEAD = 34


class Letters(Screen):
    covers = False
    shades = True

    def __init__(
        self, look: Look, stack: Stack, text: str, longest: int, done: Callable[[str], None]
    ) -> None:
        """`done` is told what has been spelt once it is finished; Escape leaves all as it was."""
        super().__init__()
        self._look = look
        self._stack = stack
        self._longest = longest
        self._done = done
        self.text = text
        self._form = Form(look, ())
        self._arrange()

    def resized(self, size: Size) -> None:
        super().resized(size)
        self._arrange()

    def touch(self, touch: Touch) -> bool:
        if touch.key == "escape":
            self._stack.close(self)
        elif touch.key == "backspace":
            self._take_back()
        elif touch.text and touch.key != " ":
            self._write(touch.text)
        elif touch.key == " ":
            self._write(" ")
        elif touch.key == "enter" and not self._form.focus_seen and touch.device == "keys":
            self._finish()
        else:
            self._form.touch(touch)
        self._arrange()
        self.repaint()
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
        field = Rect(inside.x, inside.y, inside.width, HEAD - 8)
        panel(canvas, look.theme, field, "ink", light=None)
        place = (field.x + 8, field.centery)
        end = look.lettering.draw(canvas, self.text, place, "gold2", anchor="midleft", bold=True, size=2)
        left = end.right + 2 if self.text else place[0]
        canvas.fill(look.theme["gold2"], (left, field.centery - 8, 2, 16))

    def _arrange(self) -> None:
        letters = self._look.strings("lobby.letters")
        rows = -(-len(letters) // COLUMNS)
        wide, high = CELL[0] + GAP, CELL[1] + GAP
        self._board = Rect(0, 0, COLUMNS * wide - GAP + 28, HEAD + (rows + 1) * high - GAP + 24)
        self._board.center = (self.size[0] // 2, self.size[1] // 2)
        inside = board_inside(self._board)
        top = inside.y + HEAD
        # A name begins with a large letter and goes on with small ones.
        begins = not self.text or self.text[-1] in " -"
        keys: list[Widget] = []
        for number, letter in enumerate(letters):
            place = Rect(inside.x + number % COLUMNS * wide, top + number // COLUMNS * high, *CELL)
            shown = letter if begins else letter.lower()
            keys.append(Button(place, shown, partial(self._write, shown), "quiet", size=1))
        keys += self._below(inside)
        self._look.mirror.lay(keys, self._board)
        self._form = Form(self._look, keys, like=self._form)

    def _below(self, inside: Rect) -> list[Widget]:
        strings, top = self._look.strings, inside.bottom - CELL[1]
        wide = (inside.width - 2 * GAP) // 3
        buttons: list[tuple[str, Callable[[], None], str]] = [
            (strings("lobby.space"), partial(self._write, " "), "quiet"),
            (strings("lobby.delete"), self._take_back, "quiet"),
            (strings("ui.done"), self._finish, "gold"),
        ]
        return [
            Button(Rect(inside.x + number * (wide + GAP), top, wide, CELL[1]), text, act, style)
            for number, (text, act, style) in enumerate(buttons)
        ]

    def _write(self, text: str) -> None:
        if len(self.text) < self._longest and text.isprintable():
            self.text = (self.text + text).lstrip()

    def _take_back(self) -> None:
        self.text = self.text[:-1]

    def _finish(self) -> None:
        self._stack.close(self)
        self._done(self.text.strip())

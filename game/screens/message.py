"""A message to be read and answered: an error with its file and reason, or a question with a few answers."""

from collections.abc import Callable, Sequence
from functools import partial

from pygame import Rect, Surface

from game.screens.forms import Form
from game.screens.look import Look
from game.screens.panels import board, board_inside
from game.screens.screen import Screen, Size, Stack
from game.screens.touches import Touch
from game.screens.widgets import Button

WIDTH = 400
MARGIN = 12
KEY = (96, 26)
Answer = tuple[str, Callable[[], None]]
"""The text of a button, and what it does after the message has been put away."""


def nothing() -> None:
    """The answer that only puts the message away."""


class Message(Screen):
    covers = False
    shades = True

    def __init__(
        self, look: Look, stack: Stack, title: str, text: str, answers: Sequence[Answer] = ()
    ) -> None:
        """`text` may have several lines. Escape gives the last answer, the one that changes least, and it
        has the focus; without any there is OK."""
        super().__init__()
        self._look = look
        self._stack = stack
        self._title = title
        self._text = text
        self._answers = answers or ((look.strings("ui.ok"), nothing),)
        self._form = Form(look, ())
        self._arrange()
        self._form.focus_on(len(self._answers) - 1)

    def resized(self, size: Size) -> None:
        super().resized(size)
        self._arrange()

    def touch(self, touch: Touch) -> bool:
        if touch.key == "escape":
            self._answer(self._answers[-1])
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
        line = look.lettering.height(look.text_size)
        look.lettering.draw(canvas, self._title, inside.topleft, "gold2", bold=True, size=look.text_size)
        for number, words in enumerate(self._lines):
            place = (inside.x, inside.y + 6 + line * (number + 1))
            look.lettering.draw(canvas, words, place, "paper", size=look.text_size, shadow=None)

    def _arrange(self) -> None:
        look = self._look
        line = look.lettering.height(look.text_size)
        self._board = Rect(0, 0, min(self.size[0] - 2 * MARGIN, look.scaled(WIDTH)), 0)
        room = (self.size[1] - 2 * MARGIN - 70) // line - 1
        self._lines = look.lettering.wrap(self._text, board_inside(self._board).width, look.text_size)[:room]
        self._board.height = 70 + line * (len(self._lines) + 1)
        self._board.center = (self.size[0] // 2, self.size[1] // 2)
        inside = board_inside(self._board)
        left = inside.centerx - (len(self._answers) * (KEY[0] + 10) - 10) // 2
        keys = [
            Button(
                Rect(left + number * (KEY[0] + 10), inside.bottom - KEY[1], *KEY),
                answer[0],
                partial(self._answer, answer),
                style="plain" if number else "gold",
            )
            for number, answer in enumerate(self._answers)
        ]
        look.mirror.lay(keys, self._board)
        self._form = Form(look, keys, like=self._form)

    def _answer(self, answer: Answer) -> None:
        self._stack.close(self)
        answer[1]()

"""Where in a match one may go: the chapters of a hand on a board, and the hands one after the other."""

from collections.abc import Callable
from functools import partial

from pygame import Rect, Surface

from game.screens.forms import Form
from game.screens.look import Look
from game.screens.match.playback import Playback
from game.screens.match.watch_bar import chapter_words
from game.screens.panels import board, board_inside
from game.screens.screen import Screen, Size, Stack
from game.screens.touches import Touch
from game.screens.widgets import Button, Widget

MARGIN = 10
WIDEST = 520
KEY, GAP = 24, 3
HEAD = 34


class GoTo(Screen):
    covers = False
    shades = True

    def __init__(self, look: Look, stack: Stack, playback: Playback, moved: Callable[[], None]) -> None:
        """`moved` is told when the playback has been moved."""
        super().__init__()
        self._look = look
        self._stack = stack
        self._playback = playback
        self._moved = moved
        self._form = Form(look, ())
        self._arrange()
        self._form.focus_on(self._playback.chapters.index(self._playback.chapter))

    def resized(self, size: Size) -> None:
        super().resized(size)
        self._arrange()

    def touch(self, touch: Touch) -> bool:
        step = {"pageup": -1, "pagedown": 1}.get(touch.key)
        if touch.key == "escape":
            self._stack.close(self)
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
        look, playback = self._look, self._playback
        board(canvas, look.theme, self._board)
        inside = board_inside(self._board)
        hands = len(playback.match.played)
        words = look.strings("watch.hand", number=playback.hand + 1, hands=hands)
        middle = (inside.centerx, inside.y + KEY // 2)
        look.lettering.draw(canvas, words, middle, "gold2", anchor="center", bold=True, size=look.text_size)

    def _arrange(self) -> None:
        look, playback = self._look, self._playback
        keys = [chapter_words(look, each, playback.tricks) for each in playback.chapters]
        widest = max(look.lettering.width(words, look.text_size, True) for words in keys) + 12
        wide = min(self.size[0] - 2 * MARGIN, WIDEST * look.text_size)
        columns = max(1, min(3, (wide - 28 + GAP) // (widest + GAP)))
        rows = -(-len(keys) // columns)
        around = HEAD + KEY + 6 + 24
        room = (self.size[1] - 2 * MARGIN - around) // rows - GAP
        high = max(KEY, min(look.lettering.height(look.text_size) + 4, room))
        self._board = Rect(
            0, 0, max(300, min(wide, columns * (widest + GAP) + 28)), around + rows * (high + GAP)
        )
        self._board.center = (self.size[0] // 2, self.size[1] // 2)
        inside = board_inside(self._board)
        width = (inside.width + GAP) // columns - GAP
        widgets: list[Widget] = []
        for number, (words, chapter) in enumerate(zip(keys, playback.chapters, strict=True)):
            column, row = divmod(number, rows)
            place = Rect(inside.x + column * (width + GAP), inside.y + HEAD + row * (high + GAP), width, high)
            style = "plain" if chapter == playback.chapter else "quiet"
            widgets.append(Button(place, words, partial(self._go, chapter.at), style, size=look.text_size))
        close = Rect(inside.right - 90, inside.bottom - KEY, 90, KEY)
        widgets.append(Button(close, look.strings("ui.close"), lambda: self._stack.close(self), "gold"))
        look.mirror.lay(widgets, self._board)
        self._form = Form(look, [*widgets, *self._turners(inside)], like=self._form)

    def _turners(self, inside: Rect) -> list[Widget]:
        """To the hands beside this one: as on the bar, time goes from left to right in every language."""
        turn = self._turn
        beside = {step: self._playback.hand_beside(step) is not None for step in (-1, 1)}
        right = Rect(inside.right - 40, inside.y, 40, KEY)
        return [
            Button(Rect(inside.x, inside.y, 40, KEY), "|◀", partial(turn, -1), enabled=beside[-1]),
            Button(right, "▶|", partial(turn, 1), enabled=beside[1]),
        ]

    def _turn(self, step: int) -> None:
        """To the deal of another hand; the board stays to choose further."""
        hand = self._playback.hand_beside(step)
        if hand is not None:
            self._playback.turn_to(hand)
            self._moved()
            self._arrange()
            self.repaint()

    def _go(self, at: int) -> None:
        self._playback.go_to(at)
        self._stack.close(self)
        self._moved()

"""The score sheet of the whole match: the scores after every hand as a table, and as a curve."""

from collections.abc import Sequence

from pygame import Rect, Surface

from game.rules.cards import Seat
from game.rules.view import View
from game.screens.look import Look
from game.screens.match.plates import colours
from game.screens.match.score_curve import Curve, draw_curve
from game.screens.match.sheets import (
    EDGE,
    Act,
    button_height,
    buttons_along,
    centred,
    draw_title,
    width_along,
)
from game.screens.match.words import Wording, shortened
from game.screens.panels import board, board_inside
from game.screens.screen import Size
from game.screens.widgets import Button, Widget

AIR = 8
COLUMN = 92
"""Of one side, as wide as it may be."""
FEWEST = 12
"""Lines that a page is high at least, for the curve's sake."""
MARK = (4, 8)


class MatchSheet:
    def __init__(
        self,
        look: Look,
        wording: Wording,
        view: View,
        sides: tuple[tuple[Seat, ...], ...],
        target: int,
        size: Size,
        act: Act,
    ) -> None:
        """`target` is what the sides play for; 0 is nothing in particular."""
        self._look = look
        self._title = wording.plain("match.scores")
        self._wording = wording
        self._target = target
        self._size = look.text_size
        self._colours = [colours(sides, view.seat)[side[0]] for side in sides]
        self._names = [wording.side(side) for side in range(len(sides))]
        self.scores = view.table.past + ((view.result.scores,) if view.result else ())
        """After each hand that is over."""
        line = look.lettering.height(self._size)
        around = 2 * line + EDGE + button_height(look) + 16
        fitting = (size[1] - 8 - around) // line
        self._rows = max(1, min(len(self.scores), fitting))
        """Hands on a page."""
        self.pages = -(-max(1, len(self.scores)) // self._rows) + 1
        """The last one has the curve."""
        named = [
            ("turn", wording.plain("match.turn", page=self.pages, pages=self.pages), "quiet"),
            ("close", wording.plain("match.close"), "plain"),
        ]
        self._first = self._width(wording.plain("match.hand", number=len(self.scores))) + AIR
        self._column = min(look.scaled(COLUMN), (size[0] - 8 - 2 * EDGE - self._first) // len(sides))
        width = max(self._first + self._column * len(sides), width_along(look, named), size[0] // 2)
        high = around + line * min(fitting, max(self._rows, FEWEST))
        self.rect = centred(size, width + 2 * EDGE, high)
        self.widgets: Sequence[Widget] = buttons_along(
            look, self.rect, named, lambda name: self._turn() if name == "turn" else act(name)
        )
        self.page = 0
        self.turn_to(self.pages - 2)

    def turn_to(self, page: int) -> None:
        """Opens this page, or the nearest there is."""
        self.page = max(0, min(self.pages - 1, page))
        turner = self.widgets[0]
        assert isinstance(turner, Button)
        turner.text = self._wording.plain("match.turn", page=self.page + 1, pages=self.pages)

    def _turn(self) -> None:
        self.turn_to((self.page + 1) % self.pages)

    def draw(self, canvas: Surface) -> None:
        look, line = self._look, self._look.lettering.height(self._size)
        board(canvas, look.theme, self.rect)
        draw_title(canvas, look, self.rect, self._title)
        inside = board_inside(self.rect)
        area = Rect(inside.x, inside.y + line + 6, inside.width, 0)
        area.height = inside.bottom - button_height(look) - 6 - area.y
        if not self.scores:
            words = self._wording.plain("match.no_scores")
            look.lettering.draw(canvas, words, area.center, "paper", anchor="center", size=self._size)
        elif self.page == self.pages - 1:
            draw_curve(canvas, look, area, Curve(self.scores, self._names, self._colours, self._target))
        else:
            self._draw_table(canvas, area)

    def _draw_table(self, canvas: Surface, area: Rect) -> None:
        line = self._look.lettering.height(self._size)
        for side in range(len(self._names)):
            self._draw_head(canvas, side, self._right(area, side), area.y)
        first = self.page * self._rows
        for number in range(first, min(first + self._rows, len(self.scores))):
            top = area.y + line * (number - first + 1)
            words = self._wording.plain("match.hand", number=number + 1)
            self._look.lettering.draw(canvas, words, (area.x, top), "haze", size=self._size)
            before = self.scores[number - 1] if number else (0,) * len(self._names)
            for side, score in enumerate(self.scores[number]):
                self._draw_score(canvas, (self._right(area, side), top), score, score - before[side])

    def _right(self, area: Rect, side: int) -> int:
        """Where the numbers of a side end."""
        return area.right - self._column * (len(self._names) - 1 - side)

    def _draw_head(self, canvas: Surface, side: int, right: int, top: int) -> None:
        look, size = self._look, self._size
        room = self._column - AIR - look.scaled(MARK[0] + 3)
        name = shortened(self._names[side], lambda words: self._width(words) <= room)
        end = look.lettering.draw(canvas, name, (right, top), "paper1", anchor="topright", size=size)
        mark = Rect(0, 0, look.scaled(MARK[0]), look.scaled(MARK[1]))
        mark.midright = (end.x - look.scaled(3), end.centery)
        canvas.fill(look.theme[self._colours[side]], mark)

    def _draw_score(self, canvas: Surface, place: tuple[int, int], score: int, points: int) -> None:
        """The score, and beside it what the hand gave where there is room."""
        write, size = self._look.lettering.draw, self._size
        ink = "white" if score >= 0 else "red3"
        end = write(canvas, str(score), place, ink, anchor="topright", bold=True, size=size)
        if points and end.width + self._width(f"{points:+}") + 2 * AIR <= self._column:
            ink = "gold2" if points > 0 else "red3"
            write(canvas, f"{points:+}", (end.x - AIR, place[1]), ink, anchor="topright", size=size)

    def _width(self, words: str) -> int:
        return self._look.lettering.width(words, self._size, bold=True)

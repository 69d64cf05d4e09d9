"""The boards that lie over the table for a while: menu, last trick, what was said, end of the match."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Protocol, TypeAlias

from pygame import Rect, Surface

from game.rules.actions import PASS
from game.rules.cards import Seat
from game.rules.view import View
from game.screens.look import Look
from game.screens.match.card_pictures import SHEET, face_name
from game.screens.match.words import Wording, shortened
from game.screens.panels import board, board_inside, frame
from game.screens.screen import Size
from game.screens.widgets import Button, Widget

BUTTON, LARGE_BUTTON = (104, 24), 34
BESIDE = 6
"""Between two buttons."""
LINE = 14
EDGE = 14
"""Between the rim of a board and what stands on it."""

Act: TypeAlias = Callable[[str], None]
"""Told the name of the button pressed."""
Named: TypeAlias = tuple[str, str, str]
"""A button: its name, its words, its style."""


class Sheet(Protocol):
    rect: Rect
    """The board."""
    widgets: Sequence[Widget]

    def draw(self, canvas: Surface) -> None:
        """The board without its buttons."""


def centred(size: Size, width: int, height: int) -> Rect:
    place = Rect(0, 0, width, height)
    place.center = (size[0] // 2, size[1] // 2)
    return place


def button_height(look: Look) -> int:
    return BUTTON[1] if look.text_size == 1 else LARGE_BUTTON


def button_width(look: Look, words: str) -> int:
    """So that the words stand within it."""
    return max(BUTTON[0], look.lettering.width(words, look.text_size, bold=True) + look.scaled(16))


def width_along(look: Look, named: Sequence[Named]) -> int:
    """Of these buttons side by side."""
    return sum(button_width(look, words) + BESIDE for _, words, _ in named) - BESIDE


def buttons_along(look: Look, rect: Rect, named: Sequence[Named], act: Act) -> list[Widget]:
    """Buttons side by side at the lower edge of a board."""
    left = rect.centerx - width_along(look, named) // 2
    high = button_height(look)
    buttons: list[Widget] = []
    for name, words, style in named:
        place = Rect(left, board_inside(rect).bottom - high, button_width(look, words), high)
        buttons.append(Button(place, words, partial(act, name), style, size=look.text_size))
        left = place.right + BESIDE
    return buttons


class Menu:
    """What Escape opens; nothing is lost by it."""

    def __init__(self, look: Look, wording: Wording, size: Size, act: Act) -> None:
        self._look = look
        self._title = wording.say("name")
        names = ("continue", "scores", "help", "options", "home")
        named = [(name, wording.plain(f"match.{name}")) for name in names]
        high, title = button_height(look) + 4, look.scaled(22)
        widest = max(button_width(look, words) for _, words in named)
        widest = max(widest, look.lettering.width(self._title, look.text_size, bold=True))
        self.rect = centred(size, widest + 60, 24 + title + len(named) * high)
        inside = board_inside(self.rect)
        styles = {"continue": "gold", "home": "quiet"}
        self.widgets: Sequence[Widget] = [
            Button(
                Rect(inside.x + 8, inside.y + title + number * high, inside.width - 16, high - 4),
                words,
                partial(act, name),
                style=styles.get(name, "plain"),
                size=look.text_size,
            )
            for number, (name, words) in enumerate(named)
        ]

    def draw(self, canvas: Surface) -> None:
        board(canvas, self._look.theme, self.rect)
        draw_title(canvas, self._look, self.rect, self._title)


def draw_title(canvas: Surface, look: Look, rect: Rect, title: str) -> None:
    """In the middle of the upper edge of a board."""
    place = (rect.centerx, board_inside(rect).y + 2)
    look.lettering.draw(canvas, title, place, "gold2", anchor="midtop", bold=True, size=look.text_size)


class LastTrick:
    """The trick taken last, card by card in the order of play; the winner's is framed."""

    def __init__(self, look: Look, wording: Wording, view: View, size: Size, act: Act) -> None:
        self._look = look
        self._wording = wording
        self._title = wording.plain("match.last_trick")
        self._trick = view.public.tricks[-1]
        most = (size[0] - 60) // len(self._trick.plays)
        names = [look.lettering.width(wording.name(play.seat), look.text_size) for play in self._trick.plays]
        self._step = min(most, max(60, *names) + 8)
        width = max(200, self._step * len(self._trick.plays) + 2 * EDGE + 8)
        line = look.scaled(LINE)
        self.rect = centred(size, width, 124 + 2 * line + button_height(look))
        self.widgets: Sequence[Widget] = buttons_along(
            look, self.rect, [("close", wording.plain("match.close"), "plain")], act
        )

    def draw(self, canvas: Surface) -> None:
        look, rect = self._look, self.rect
        board(canvas, look.theme, rect)
        draw_title(canvas, look, rect, self._title)
        top = board_inside(rect).y + 8 + look.scaled(LINE)
        left = rect.centerx - self._step * len(self._trick.plays) // 2
        for number, (seat, card) in enumerate(self._trick.plays):
            middle = left + self._step * number + self._step // 2
            name = face_name(card, "large", four_colours=look.lettering.four_colours)
            picture = look.pictures.get(SHEET, name)
            place = canvas.blit(picture, picture.get_rect(midtop=(middle, top)))
            won = seat == self._trick.winner
            if won:
                frame(canvas, look.theme, place.inflate(6, 6), radius=5)
            self._draw_name(canvas, seat, (middle, place.bottom + 5), "gold2" if won else "paper")

    def _draw_name(self, canvas: Surface, seat: Seat, place: tuple[int, int], ink: str) -> None:
        lettering, size = self._look.lettering, self._look.text_size
        words = shortened(
            self._wording.name(seat), lambda words: lettering.width(words, size) <= self._step - 4
        )
        lettering.draw(canvas, words, place, ink, anchor="midtop", size=size)


class History:
    """All that was said in the auction: a column for each seat, in the order of speaking."""

    def __init__(self, look: Look, wording: Wording, view: View, size: Size, act: Act) -> None:
        self._look = look
        self._wording = wording
        self._title = wording.plain("match.auction")
        self._seats = len(view.public.counts)
        first = view.public.bids[0][0] if view.public.bids else (view.public.dealer + 1) % self._seats
        self._order = [(first + number) % self._seats for number in range(self._seats)]
        self._rows = rows_of(view, self._order)
        most = (size[0] - 60) // self._seats
        high = size[1] - 8 - button_height(look) - 2 * EDGE - 10
        self._size = look.text_size
        self._step = min(look.scaled(92, self._size), most)
        if not self._fits(high):
            self._size, self._step = 1, min(92, most)
        line = look.scaled(LINE, self._size)
        title = look.scaled(LINE + 6)
        # Should it be very long, its end matters most.
        self._rows = self._rows[-((high - title) // line - 1) :]
        height = title + line * (len(self._rows) + 1) + size[1] - 8 - high
        self.rect = centred(size, max(240, self._step * self._seats + 40), height)
        self.widgets: Sequence[Widget] = buttons_along(
            look, self.rect, [("close", wording.plain("match.close"), "plain")], act
        )

    def draw(self, canvas: Surface) -> None:
        look, rect, line = self._look, self.rect, self._look.scaled(LINE, self._size)
        board(canvas, look.theme, rect)
        draw_title(canvas, look, rect, self._title)
        top = board_inside(rect).y + 2 + look.scaled(LINE + 6)
        left = rect.centerx - self._step * self._seats // 2
        for column, seat in enumerate(self._order):
            middle = left + self._step * column + self._step // 2
            name = shortened(self._wording.name(seat), lambda words: self._width(words) <= self._step - 6)
            self._write(canvas, name, (middle, top), "paper1")
        for number, row in enumerate(self._rows):
            for column, actions in enumerate(row):
                middle = left + self._step * column + self._step // 2
                place = (middle, top + line * (number + 1))
                self._write(canvas, self._words(actions), place, "haze" if actions == [PASS] else "white")

    def _fits(self, high: int) -> bool:
        """Whether all of it has room in letters of the size wanted."""
        rows = (len(self._rows) + 1) * self._look.scaled(LINE, self._size) + self._look.scaled(LINE + 6)
        said = [self._wording.short(action) for row in self._rows for actions in row for action in actions]
        return rows <= high and all(self._width(words) <= self._step - 6 for words in said)

    def _width(self, words: str) -> int:
        return self._look.lettering.width(words, self._size)

    def _write(self, canvas: Surface, words: str, place: tuple[int, int], ink: str) -> None:
        self._look.lettering.draw(canvas, words, place, ink, anchor="midtop", size=self._size)

    def _words(self, actions: Sequence[str]) -> str:
        """All that was said in one turn; where that is too long, the end of it."""
        said = [self._wording.short(action) for action in actions]
        while len(said) > 1 and self._width(", ".join(said)) > self._step - 6:
            del said[0]
        return ", ".join(said)


def rows_of(view: View, order: Sequence[Seat]) -> list[list[list[str]]]:
    """The auction, a row for each time round: what each seat said in its turn, by its place in the order."""
    rows: list[list[list[str]]] = []
    last = len(order)
    for seat, action in view.public.bids:
        column = order.index(seat)
        if column < last:
            rows.append([[] for _ in order])
        # Who speaks twice running, as after a look at the cards, is still in the same turn.
        rows[-1][column].append(action)
        last = column
    return rows


@dataclass(frozen=True, slots=True)
class Ending:
    """How the match ended."""

    winners: tuple[tuple[str, ...], ...]
    """The players of each side that has won."""
    scores: tuple[tuple[str, str, int], ...]
    """Name, colour and score of each side, the best first."""


class MatchEnd:
    def __init__(self, look: Look, wording: Wording, ending: Ending, size: Size, act: Act) -> None:
        self._look = look
        self._ending = ending
        key = "match.winner" if sum(map(len, ending.winners)) == 1 else "match.winners"
        self._title = wording.plain(key, side=" & ".join(map(" + ".join, ending.winners)))
        named = [
            ("again", wording.plain("match.again"), "gold"),
            ("sheet", wording.plain("match.sheet"), "plain"),
            ("home", wording.plain("match.home"), "quiet"),
        ]
        width = max(width_along(look, named), 300) + 2 * EDGE
        self._lines = look.lettering.wrap(self._title, width - 2 * EDGE - 12, 2)
        self._line = 18 if look.text_size == 1 else look.scaled(LINE)
        height = 30 * len(self._lines) + self._line * len(ending.scores) + button_height(look) + 2 * EDGE + 18
        self.rect = centred(size, width, height)
        self.widgets: Sequence[Widget] = buttons_along(look, self.rect, named, act)

    def draw(self, canvas: Surface) -> None:
        look, rect = self._look, self.rect
        board(canvas, look.theme, rect)
        top = board_inside(rect).y + 4
        for line in self._lines:
            look.lettering.draw(canvas, line, (rect.centerx, top), "gold2", anchor="midtop", size=2)
            top += 30
        for name, colour, score in self._ending.scores:
            self._draw_score(canvas, top, name, colour, score)
            top += self._line

    def _draw_score(self, canvas: Surface, top: int, name: str, colour: str, score: int) -> None:
        look, rect, size = self._look, self.rect, self._look.text_size
        canvas.fill(look.theme[colour], (rect.x + 50, top + look.scaled(3), look.scaled(5), look.scaled(9)))
        ink = "white" if score >= 0 else "red3"
        place = (rect.right - 50, top)
        end = look.lettering.draw(canvas, str(score), place, ink, anchor="topright", bold=True, size=size)
        left = rect.x + 56 + look.scaled(6)
        words = shortened(name, lambda words: look.lettering.width(words, size) <= end.x - 8 - left)
        look.lettering.draw(canvas, words, (left, top), "paper", size=size)

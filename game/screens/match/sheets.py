"""The boards that lie over the table for a while: menu, last trick, what was said, end of the match."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol, TypeAlias

from pygame import Rect, Surface

from game.rules.actions import PASS
from game.rules.cards import Seat
from game.rules.view import View
from game.screens.look import Look
from game.screens.match.card_pictures import SHEET, face_name
from game.screens.match.words import Wording
from game.screens.panels import board, board_inside, frame
from game.screens.screen import Size
from game.screens.widgets import Button, Widget

BUTTON = (104, 24)
BESIDE = 6
"""Between two buttons."""
HEAD = 20
"""From the title of a board to what stands under it."""
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


def button_width(look: Look, named: Sequence[Named]) -> int:
    """Of each of these buttons, so that their words stand within them."""
    return max(BUTTON[0], *(look.lettering.width(words, bold=True) + 16 for _, words, _ in named))


def buttons_along(look: Look, rect: Rect, named: Sequence[Named], act: Act) -> list[Widget]:
    """Buttons side by side at the lower edge of a board."""
    step = button_width(look, named) + BESIDE
    left = rect.centerx - (len(named) * step - BESIDE) // 2
    top = board_inside(rect).bottom - BUTTON[1]
    return [
        Button(
            Rect(left + number * step, top, step - BESIDE, BUTTON[1]),
            words,
            lambda name=name: act(name),  # type: ignore[misc]
            style=style,
        )
        for number, (name, words, style) in enumerate(named)
    ]


class Menu:
    """What Escape opens; nothing is lost by it."""

    def __init__(self, look: Look, wording: Wording, size: Size, act: Act) -> None:
        self._look = look
        self._title = wording.say("name")
        names = ("continue", "help", "options", "home")
        self.rect = centred(size, BUTTON[0] + 60, 44 + len(names) * (BUTTON[1] + 4) + 2)
        inside = board_inside(self.rect)
        self.widgets: Sequence[Widget] = [
            Button(
                Rect(inside.x + 8, inside.y + 22 + number * (BUTTON[1] + 4), inside.width - 16, BUTTON[1]),
                wording.plain(f"match.{name}"),
                lambda name=name: act(name),  # type: ignore[misc]
                style="gold" if name == "continue" else "quiet" if name == "home" else "plain",
            )
            for number, name in enumerate(names)
        ]

    def draw(self, canvas: Surface) -> None:
        board(canvas, self._look.theme, self.rect)
        title = (self.rect.centerx, board_inside(self.rect).y + 2)
        self._look.lettering.draw(canvas, self._title, title, "gold2", anchor="midtop", bold=True)


class LastTrick:
    """The trick taken last, card by card in the order of play; the winner's is framed."""

    def __init__(self, look: Look, wording: Wording, view: View, size: Size, act: Act) -> None:
        self._look = look
        self._wording = wording
        self._title = wording.plain("match.last_trick")
        self._trick = view.public.tricks[-1]
        self._step = max(
            60, *(look.lettering.width(wording.name(play.seat)) + 8 for play in self._trick.plays)
        )
        self._step = min(self._step, (size[0] - 60) // len(self._trick.plays))
        width = max(200, self._step * len(self._trick.plays) + 2 * EDGE + 8)
        self.rect = centred(size, width, 176)
        self.widgets: Sequence[Widget] = buttons_along(
            look, self.rect, [("close", wording.plain("match.close"), "plain")], act
        )

    def draw(self, canvas: Surface) -> None:
        look, rect = self._look, self.rect
        board(canvas, look.theme, rect)
        top = board_inside(rect).y + 2
        look.lettering.draw(canvas, self._title, (rect.centerx, top), "gold2", anchor="midtop", bold=True)
        left = rect.centerx - self._step * len(self._trick.plays) // 2
        for number, (seat, card) in enumerate(self._trick.plays):
            middle = left + self._step * number + self._step // 2
            name = face_name(card, "large", four_colours=look.lettering.four_colours)
            picture = look.pictures.get(SHEET, name)
            place = canvas.blit(picture, picture.get_rect(midtop=(middle, top + HEAD)))
            won = seat == self._trick.winner
            if won:
                frame(canvas, look.theme, place.inflate(6, 6), radius=5)
            words = look.lettering.fit(self._wording.name(seat), self._step - 4)
            colour = "gold2" if won else "paper"
            look.lettering.draw(canvas, words, (middle, place.bottom + 5), colour, anchor="midtop")


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
        self._step = min(92, (size[0] - 60) // self._seats)
        self._line = look.lettering.height() + 1
        height = 24 + self._line * (len(self._rows) + 1) + BUTTON[1] + 2 * EDGE + 10
        self.rect = centred(size, max(240, self._step * self._seats + 40), min(height, size[1] - 8))
        self.widgets: Sequence[Widget] = buttons_along(
            look, self.rect, [("close", wording.plain("match.close"), "plain")], act
        )

    def draw(self, canvas: Surface) -> None:
        look, rect = self._look, self.rect
        board(canvas, look.theme, rect)
        top = board_inside(rect).y + 2
        look.lettering.draw(canvas, self._title, (rect.centerx, top), "gold2", anchor="midtop", bold=True)
        left = rect.centerx - self._step * self._seats // 2
        for column, seat in enumerate(self._order):
            middle = left + self._step * column + self._step // 2
            name = look.lettering.fit(self._wording.name(seat), self._step - 6)
            look.lettering.draw(canvas, name, (middle, top + HEAD), "paper1", anchor="midtop")
        # Should it be very long, its end matters most.
        room = (board_inside(rect).height - 24 - self._line - BUTTON[1] - 8) // self._line
        for number, row in enumerate(self._rows[-room:]):
            for column, actions in enumerate(row):
                middle = left + self._step * column + self._step // 2
                place = (middle, top + HEAD + self._line * (number + 1))
                colour = "haze" if actions == [PASS] else "white"
                look.lettering.draw(canvas, self._words(actions), place, colour, anchor="midtop")

    def _words(self, actions: Sequence[str]) -> str:
        """All that was said in one turn; where that is too long, the end of it."""
        said = [self._wording.short(action) for action in actions]
        while len(said) > 1 and self._look.lettering.width(", ".join(said)) > self._step - 6:
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
        width = len(named) * (button_width(look, named) + BESIDE) + 2 * EDGE
        self._lines = look.lettering.wrap(self._title, width - 2 * EDGE - 12, 2)
        height = 30 * len(self._lines) + 18 * len(ending.scores) + BUTTON[1] + 2 * EDGE + 18
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
            canvas.fill(look.theme[colour], (rect.x + 50, top + 3, 5, 9))
            words = look.lettering.fit(name, rect.width - 160)
            look.lettering.draw(canvas, words, (rect.x + 62, top), "paper")
            place = (rect.right - 50, top)
            ink = "white" if score >= 0 else "red3"
            look.lettering.draw(canvas, str(score), place, ink, anchor="topright", bold=True)
            top += 18

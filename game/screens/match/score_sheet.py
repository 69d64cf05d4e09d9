"""The score sheet after a hand: what each line gave each side, the new scores, and where every card was."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial

import pygame
from pygame import Rect, Surface

from game.rules.cards import FACE_DOWN, CardSet, Seat, text
from game.rules.order import Order
from game.rules.result import Result
from game.rules.view import View
from game.screens.lettering import Anchor
from game.screens.look import Look
from game.screens.match.plates import colours
from game.screens.match.scene import in_order
from game.screens.match.score_rows import Row, Text, filled, height_of, paged
from game.screens.match.sheets import EDGE, Act, centred
from game.screens.match.words import Wording, shortened
from game.screens.panels import board, board_inside
from game.screens.screen import Size
from game.screens.widgets import Button, Widget

GAP = 7
BUTTON, LARGE_BUTTON = 24, 34
BUTTON_WIDTH, BESIDE = 104, 6
RIM = 24
"""Of the board, above and below together."""
MARK = 4
"""Side of the coloured mark beside a side's name."""
COLUMN, AIR = 54, 7
"""Of the numbers of one side: as wide as it may be, and the least room left of a number."""
NAMES, CARDS_APART = 62, 7
WORDS, MOST_WORDS = 200, 330
"""Room for the sentences, at least and at most."""


class ScoreSheet:
    def __init__(
        self,
        look: Look,
        wording: Wording,
        view: View,
        sides: tuple[tuple[Seat, ...], ...],
        order: Order,
        size: Size,
        act: Act,
        button: tuple[str, str],
    ) -> None:
        """`view` is one with a result; `button` is the name and the words of what leads on."""
        assert view.result
        self._look = look
        self._size = look.text_size
        self._wording = wording
        self._result: Result = view.result
        self._colours = [colours(sides, view.seat)[side[0]] for side in sides]
        self._title = wording.plain("match.hand", number=view.table.number)
        self._inner = size[0] - 8 - 2 * EDGE
        self._column = self._column_width()
        self._inner = min(self._inner, self._wanted())
        self._heads = [self._head(side) for side in range(len(sides))]
        line, gap = self._line, look.scaled(GAP)
        self._turner = self._button("", lambda: self.turn_to((self._page + 1) % len(self._pages)), "quiet")
        leads_on = self._button(button[1], lambda: act(button[0]), "gold")
        around = RIM + BESIDE + leads_on.rect.height
        told, held = [*self._lines(), self._total()], [*self._deal(view, order)]
        self._pages = paged((told, held), size[1] - 4 - around, line, gap)
        high = max(height_of(page, line, gap) for page in self._pages) + around
        self.rect = centred(size, self._inner + 2 * EDGE, high)
        rules, scores = (self._button("", partial(act, name), "quiet") for name in ("help", "scores"))
        rules.icon, scores.icon = "help", "chart"
        turner = [self._turner] if len(self._pages) > 1 else []
        self.widgets: Sequence[Widget] = [leads_on, *turner, scores, rules]
        self._place_buttons([rules, scores, *turner, leads_on])
        self._page = 0
        self.turn_to(0)

    @property
    def _line(self) -> int:
        return self._look.lettering.height(self._size)

    @property
    def page(self) -> int:
        """The page that lies open, from 0."""
        return self._page

    def turn_to(self, page: int) -> None:
        """Opens this page, or the nearest there is."""
        self._page = max(0, min(len(self._pages) - 1, page))
        self._turner.text = self._turner_words(self._page)

    def draw(self, canvas: Surface) -> None:
        look, line = self._look, self._line
        board(canvas, look.theme, self.rect)
        inside = board_inside(self.rect)
        self._write(canvas, Text(self._title, 0, "gold2", bold=True), inside.topleft)
        page = self._pages[self._page]
        if any(row.counted for row in page):
            self._draw_heads(canvas, inside)
        top = inside.y + line
        for row in page:
            if row.ruled:
                middle = top + look.scaled(GAP) // 2
                pygame.draw.line(canvas, look.theme["dusk"], (inside.x, middle), (inside.right - 1, middle))
                top += look.scaled(GAP)
            for texts in row.lines:
                for each in texts:
                    self._write(canvas, each, (inside.x, top))
                top += line

    # The rows

    def _column_width(self) -> int:
        """As wide as its numbers ask for, and wider while there is room."""
        numbers = [f"{value:+}" for line in self._result.lines for value in line.points]
        numbers += map(str, self._result.scores)
        least = max(map(self._width, numbers)) + self._look.scaled(AIR)
        share = (self._inner - self._look.scaled(WORDS)) // len(self._colours)
        return max(least, min(self._look.scaled(COLUMN), share))

    def _wanted(self) -> int:
        """How wide the sheet would like to be."""
        sentences = [self._wording.say(f"line.{line.key}", line.words) for line in self._result.lines]
        words = max(self._look.lettering.width(each, self._size) for each in sentences)
        words = max(self._look.scaled(WORDS), min(words + AIR, self._look.scaled(MOST_WORDS)))
        return words + self._column * len(self._colours)

    def _lines(self) -> Iterator[Row]:
        for line in self._result.lines:
            sentence = self._wording.say(f"line.{line.key}", line.words)
            room = self._right(0) - self._column
            words = self._look.lettering.wrap(sentence, room, self._size)
            numbers = self._numbers(line.points, signed=True)
            lines = [(Text(part, 0, "paper"),) for part in words]
            yield Row(((*lines[0], *numbers), *lines[1:]), counted=True)

    def _total(self) -> Row:
        words = Text(self._wording.plain("match.score"), 0, "gold2", bold=True)
        return Row(((words, *self._numbers(self._result.scores, signed=False)),), counted=True, ruled=True)

    def _numbers(self, points: Sequence[int], *, signed: bool) -> Iterator[Text]:
        for side, value in enumerate(points):
            if not (signed and not value):
                ink = "red3" if value < 0 else "gold2" if signed else "white"
                words = f"{value:+}" if signed else str(value)
                yield Text(words, self._right(side), ink, bold=not signed, right=True)

    def _deal(self, view: View, order: Order) -> Iterator[Row]:
        """Every card, in the row of whoever was dealt it last, and what lay apart."""
        heaps = [(self._wording.name(seat), held) for seat, held in enumerate(dealt(view))]
        heaps += [
            (self._wording.say(f"heap.{place}"), held)
            for place, held in (("stock", view.known.stock), ("aside", view.known.aside))
            if held
        ]
        names = self._look.scaled(NAMES)
        for number, (name, held) in enumerate(heaps):
            cards = [self._wording.card(text(card)) for card in in_order(held, order)]
            wide = [self._look.lettering.width(card, self._size) for card in cards]
            places = filled(wide, self._look.scaled(CARDS_APART), self._inner - names)
            left = iter(cards)
            lines = [[Text(next(left), names + place, "paper") for place in line] for line in places]
            shown = shortened(name, lambda words: self._width(words) <= names - AIR)
            lines[0].insert(0, Text(shown, 0, "haze"))
            yield Row(tuple(map(tuple, lines)), ruled=number == 0)

    def _head(self, side: int) -> Text:
        room = self._column - self._look.scaled(MARK + 4)
        name = shortened(self._wording.side(side), lambda words: self._width(words) <= room)
        return Text(name, self._right(side), "paper1", right=True)

    def _right(self, side: int) -> int:
        """Where the numbers of a side end."""
        return self._inner - self._column * (len(self._colours) - 1 - side)

    def _width(self, words: str) -> int:
        return self._look.lettering.width(words, self._size, bold=True)

    # The buttons

    def _button(self, words: str, press: Callable[[], None], style: str) -> Button:
        high = BUTTON if self._size == 1 else LARGE_BUTTON
        return Button(Rect(0, 0, BUTTON_WIDTH, high), words, press, style, size=self._size)

    def _turner_words(self, page: int) -> str:
        return self._wording.plain("match.turn", page=page + 1, pages=len(self._pages))

    def _place_buttons(self, buttons: Sequence[Button]) -> None:
        """Side by side, in the middle of the lower edge; what leads on is the last."""
        self._turner.text = self._turner_words(len(self._pages) - 1)
        for each in buttons:
            wide = self._width(each.text) + self._look.scaled(20)
            each.rect.width = max(BUTTON_WIDTH, wide) if each.text else each.rect.height
        left = self.rect.centerx - (sum(each.rect.width + BESIDE for each in buttons) - BESIDE) // 2
        for each in buttons:
            each.rect.bottomleft = left, board_inside(self.rect).bottom
            left = each.rect.right + BESIDE

    # Drawing

    def _draw_heads(self, canvas: Surface, inside: Rect) -> None:
        side, apart = self._look.scaled(MARK), self._look.scaled(3)
        for head, colour in zip(self._heads, self._colours, strict=True):
            end = self._write(canvas, head, inside.topleft)
            mark = (end.x - side - apart, inside.y + apart, side, 2 * side)
            canvas.fill(self._look.theme[colour], mark)

    def _write(self, canvas: Surface, words: Text, corner: tuple[int, int]) -> Rect:
        place = (corner[0] + words.x, corner[1])
        anchor: Anchor = "topright" if words.right else "topleft"
        return self._look.lettering.draw(
            canvas, words.words, place, words.ink, anchor=anchor, bold=words.bold, size=self._size
        )


def dealt(view: View) -> list[CardSet]:
    """By seat, the cards it went into play with, as far as the view knows them."""
    held = list(view.known.holdings)
    for trick in view.public.tricks:
        for play in trick.plays:
            if play.card != FACE_DOWN:
                held[play.seat] |= 1 << play.card
    return held

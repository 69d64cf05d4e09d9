"""The score sheet after a hand: what each line gave each side, the new scores, and where every card was."""

from collections.abc import Sequence

import pygame
from pygame import Rect, Surface

from game.rules.cards import FACE_DOWN, Card, Seat, text
from game.rules.order import Order
from game.rules.result import Result
from game.rules.view import View
from game.screens.look import Look
from game.screens.match.plates import colours
from game.screens.match.scene import in_order
from game.screens.match.sheets import BUTTON, EDGE, Act, buttons_along, centred
from game.screens.match.words import Wording
from game.screens.panels import board, board_inside
from game.screens.screen import Size
from game.screens.widgets import Widget

LINE = 13
GAP = 7
COLUMN = 54
NAMES = 62
CARD_STEP = 28
WORDS = 200
"""Room for the sentence of a line, at least."""


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
        self._wording = wording
        self._result: Result = view.result
        self._colours = [colours(sides, view.seat)[side[0]] for side in sides]
        self._title = wording.plain("match.hand", number=view.table.number)
        self._holders = [(wording.name(seat), held) for seat, held in enumerate(dealt(view, order))]
        middle = in_order(view.known.stock | view.known.aside, order)
        if middle:
            self._holders.append((wording.plain("match.middle"), middle))
        self._column = min(COLUMN, (size[0] - 40 - WORDS) // len(sides))
        longest = max(len(held) for _, held in self._holders)
        width = max(WORDS + self._column * len(sides), NAMES + CARD_STEP * longest)
        words = width - self._column * len(sides)
        self._lines = [
            (look.lettering.wrap(wording.say(f"line.{line.key}", line.words), words), line.points)
            for line in self._result.lines
        ]
        width += 2 * EDGE + 12
        rows = sum(len(words) for words, _ in self._lines) + 2 + len(self._holders)
        height = rows * LINE + 3 * GAP + 9 + BUTTON[1] + 2 * EDGE
        self._rect = centred(size, min(width, size[0] - 8), min(height, size[1] - 4))
        self.widgets: Sequence[Widget] = buttons_along(look, self._rect, [(*button, "gold")], act)

    def draw(self, canvas: Surface) -> None:
        look = self._look
        board(canvas, look.theme, self._rect)
        inside = board_inside(self._rect)
        look.lettering.draw(canvas, self._title, (inside.x, inside.y), "gold2", bold=True)
        self._draw_heads(canvas, inside)
        top = inside.y + LINE + 3
        for words, points in self._lines:
            for number, part in enumerate(words):
                look.lettering.draw(canvas, part, (inside.x, top + LINE * number), "paper")
            self._draw_numbers(canvas, inside, top, points, signed=True)
            top += LINE * len(words)
        self._rule(canvas, inside, top + 2)
        top += GAP
        self._draw_total(canvas, inside, top)
        top += LINE + GAP
        self._rule(canvas, inside, top - 3)
        self._draw_deal(canvas, inside, top)

    def _draw_heads(self, canvas: Surface, inside: Rect) -> None:
        for number, colour in enumerate(self._colours):
            right = self._right(inside, number)
            name = self._look.lettering.fit(self._wording.side(number), self._column - 12)
            end = self._look.lettering.draw(canvas, name, (right, inside.y), "paper1", anchor="topright")
            canvas.fill(self._look.theme[colour], (end.x - 7, inside.y + 3, 4, 8))

    def _draw_total(self, canvas: Surface, inside: Rect, top: int) -> None:
        words = self._wording.plain("match.score")
        self._look.lettering.draw(canvas, words, (inside.x, top), "gold2", bold=True)
        self._draw_numbers(canvas, inside, top, self._result.scores, signed=False)

    def _draw_numbers(
        self, canvas: Surface, inside: Rect, top: int, points: Sequence[int], *, signed: bool
    ) -> None:
        for number, value in enumerate(points):
            if signed and not value:
                continue
            colour = "red3" if value < 0 else "gold2" if signed else "white"
            place = (self._right(inside, number), top)
            words = f"{value:+}" if signed else str(value)
            self._look.lettering.draw(canvas, words, place, colour, anchor="topright", bold=not signed)

    def _draw_deal(self, canvas: Surface, inside: Rect, top: int) -> None:
        """Every card, in the row of whoever was dealt it last."""
        longest = max(len(held) for _, held in self._holders)
        step = min(CARD_STEP, (inside.width - NAMES) // max(1, longest))
        for name, held in self._holders:
            words = self._look.lettering.fit(name, NAMES - 6)
            self._look.lettering.draw(canvas, words, (inside.x, top), "haze")
            for number, card in enumerate(held):
                place = (inside.x + NAMES + step * number, top)
                self._look.lettering.draw(canvas, self._wording.card(text(card)), place, "paper")
            top += LINE

    def _rule(self, canvas: Surface, inside: Rect, top: int) -> None:
        pygame.draw.line(canvas, self._look.theme["dusk"], (inside.x, top), (inside.right - 1, top))

    def _right(self, inside: Rect, side: int) -> int:
        return inside.right - self._column * (len(self._colours) - 1 - side)


def dealt(view: View, order: Order) -> list[tuple[Card, ...]]:
    """By seat, the cards it went into play with, as far as the view knows them."""
    held = list(view.known.holdings)
    for trick in view.public.tricks:
        for play in trick.plays:
            if play.card != FACE_DOWN:
                held[play.seat] |= 1 << play.card
    return [in_order(each, order) for each in held]

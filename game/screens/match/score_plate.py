"""The plate in the corner: each side's score on its way to the target, and the facts to keep in sight."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from game.rules.prompt import Fact
from game.screens.look import Look
from game.screens.match.words import Wording
from game.screens.panels import panel

TITLE, SIDE, HEADLINE, LINE = 16, 13, 24, 12
MARGIN = 7
BAR = 44
BESIDE = 2
"""Lines of small text beside the large ones."""
DOT = "  ·  "


@dataclass(frozen=True, slots=True)
class SideScore:
    name: str
    colour: str
    score: int


@dataclass(frozen=True, slots=True)
class Told:
    """The facts, sorted by how they are shown."""

    large: str
    """The contract in large letters; "" as long as there is none."""
    tricks: tuple[str, str]
    """Taken, in large letters, and needed."""
    lines: tuple[str, ...]
    """All other facts, as sentences; what is told of a seat lies on its plate."""


def told(facts: tuple[Fact, ...], wording: Wording) -> Told:
    labels: list[str] = []
    tricks = ("", "")
    lines: list[str] = []
    for fact in facts:
        if fact.seat is not None:
            continue
        words = dict(fact.words)
        if "needed" in words:
            tricks = (str(words["taken"]), f"/{words['needed']}")
            continue
        label = words.get("label")
        if isinstance(label, str):
            labels.append(wording.short(label).split(" ")[0])
        lines.append(wording.say(f"fact.{fact.key}", fact.words))
    large = labels[0] if labels and tricks[0] else ""
    return Told(large, tricks, tuple(lines))


class ScorePlate:
    """The plate for one moment, laid out before it is drawn."""

    def __init__(
        self, look: Look, place: Rect, title: tuple[str, str], sides: Sequence[SideScore], facts: Told
    ) -> None:
        """`place` is its corner, its width and the most it may be high; its height follows from what it has
        to tell. Should that be too much, what is newest stands last and matters most."""
        self._look = look
        self._title = title
        self._sides = sides
        self._facts = facts
        self._columns = 1 if len(sides) <= 3 else 2
        self._beside, below = self._sorted_lines(place.width)
        rows = -(-len(sides) // self._columns)
        height = TITLE + SIDE * rows + 4
        height += HEADLINE if facts.large else 3 if below else 0
        # Lines of higher letters stand closer where there are many: they may reach into each other.
        free = max(0, place.height - height)
        widest, closest = LINE + look.more // 2, LINE + look.more // 6
        self._line = max(closest, min(widest, free // max(1, len(below))))
        room = free // self._line
        self._below = below[-room:] if room else []
        height += self._line * len(self._below)
        self.rect = Rect(place.x, place.y, place.width, height)

    @property
    def lines(self) -> tuple[str, ...]:
        """The lines of small text."""
        return (*self._beside, *self._below)

    @property
    def title(self) -> tuple[str, bool]:
        """The name of the game, in bold letters where they have room beside the number of the hand."""
        name, hand = self._title
        room = self.rect.width - MARGIN - 10 - self._look.lettering.width(hand)
        bold = self._look.lettering.width(name, bold=True) <= room
        return self._look.lettering.fit(name, room, bold=bold), bold

    def draw(self, canvas: Surface, target: int) -> None:
        """`target` is what the sides play for; 0 is nothing in particular."""
        self._look.mirror.paint(canvas, self.rect, lambda onto: self._paint(onto, target))

    def _paint(self, canvas: Surface, target: int) -> None:
        look, rect = self._look, self.rect
        panel(canvas, look.theme, rect, radius=4)
        place = (rect.right - 6, rect.y + 3 - look.more // 2)
        look.lettering.draw(canvas, self._title[1], place, "haze", anchor="topright")
        game, bold = self.title
        look.lettering.draw(canvas, game, (rect.x + MARGIN, rect.y + 3 - look.more // 2), "gold2", bold=bold)
        width = rect.width // self._columns
        for number, side in enumerate(self._sides):
            row, column = divmod(number, self._columns)
            area = Rect(
                rect.x + width * column,
                rect.y + TITLE + SIDE * row,
                width,
                SIDE,
            )
            self._draw_side(canvas, side, area, target)
        top = rect.y + TITLE + SIDE * -(-len(self._sides) // self._columns)
        if self._facts.lines:
            rule = look.theme["dusk"]
            pygame.draw.line(canvas, rule, (rect.x + 5, top + 1), (rect.right - 6, top + 1))
        if self._facts.large:
            self._draw_headline(canvas, Rect(rect.x, top + 2, rect.width, HEADLINE))
            top += HEADLINE
        else:
            top += 3
        for line in self._below:
            look.lettering.draw(canvas, line, (rect.x + MARGIN, top - look.more // 3), "paper1")
            top += self._line

    def _sorted_lines(self, width: int) -> tuple[list[str], list[str]]:
        """Those that fit beside the large ones, and the others; short ones share a line."""
        lettering, facts = self._look.lettering, self._facts
        room = self._room_beside(width)
        beside = [line for line in facts.lines if facts.large and lettering.width(line) <= room][:BESIDE]
        below: list[str] = []
        for line in facts.lines:
            if line in beside:
                continue
            if below and lettering.width(below[-1] + DOT + line) <= width - 2 * MARGIN:
                below[-1] += DOT + line
            else:
                below += lettering.wrap(line, width - 2 * MARGIN)
        return beside, below

    def _room_beside(self, width: int) -> int:
        lettering, facts = self._look.lettering, self._facts
        taken, needed = facts.tricks
        used = lettering.width(facts.large, 2) + lettering.width(taken, 2) + lettering.width(needed)
        return width - 2 * MARGIN - 8 - used

    def _draw_headline(self, canvas: Surface, place: Rect) -> None:
        """The contract and the tricks can be read across the room."""
        lettering, facts = self._look.lettering, self._facts
        taken, needed = facts.tricks
        left = place.x + MARGIN, place.centery
        end = lettering.draw(canvas, facts.large, left, "white", anchor="midleft", size=2)
        # A number is read from left to right in every language.
        edge, middle = place.right - 6, place.centery
        counted = [(needed, 1, middle + 4), (taken, 2, middle)]
        for words, size, down in counted[::-1] if lettering.rtl else counted:
            edge = lettering.draw(canvas, words, (edge, down), "gold2", anchor="midright", size=size).x
        top = place.centery - self._line * len(self._beside) // 2
        for number, line in enumerate(self._beside):
            lettering.draw(canvas, line, (end.right + 4, top + self._line * number), "paper")

    def _draw_side(self, canvas: Surface, side: SideScore, place: Rect, target: int) -> None:
        look = self._look
        middle = place.centery
        canvas.fill(look.theme[side.colour], (place.x + 6, middle - 4, 4, 8))
        ink = "white" if side.score >= 0 else "red3"
        right = (place.right - 6, middle)
        score = look.lettering.draw(canvas, str(side.score), right, ink, anchor="midright", bold=True)
        bar = Rect(place.right - 38 - BAR, middle - 2, BAR, 4)
        room = bar.x - place.x - 18
        with_bar = self._columns == 1 and target > 0 and look.lettering.width(side.name) <= room
        if not with_bar:
            room = score.x - place.x - 18
        name = look.lettering.fit(side.name, room)
        look.lettering.draw(canvas, name, (place.x + 14, middle), "paper", anchor="midleft")
        if with_bar:
            self._draw_bar(canvas, side, bar, side.score / target)

    def _draw_bar(self, canvas: Surface, side: SideScore, bar: Rect, share: float) -> None:
        """Below nothing the bar grows from its other end, and is only outlined."""
        theme = self._look.theme
        canvas.fill(theme["dusk"], bar)
        long = round(BAR * min(1.0, abs(share)))
        if share >= 0:
            canvas.fill(theme[side.colour], (bar.x, bar.y, long, bar.height))
        else:
            pygame.draw.rect(canvas, theme["red3"], (bar.right - long, bar.y, long, bar.height), 1)

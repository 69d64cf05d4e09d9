"""How a question is put: a grid of labels with pages, or a row of buttons. It knows labels, never a game."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

import pygame
from pygame import Rect, Surface

from game.screens.lettering import Ground
from game.screens.look import Look
from game.screens.match.question import Question
from game.screens.match.words import Wording
from game.screens.panels import frame, panel
from game.screens.pictures import shadow
from game.screens.screen import Size
from game.screens.touches import Point, Touch
from game.screens.widgets import Button, Widget

CELL_HEIGHT = 19
NARROWEST = 28
BUTTON_HEIGHT = 22
GAP = 4
MARGIN = 6
CONFIRMS, MARK = "check", 14
"""The mark on a button that was pressed once and means it at the next press, and the room it takes."""
ROW_WIDEST = 404
"""Between the plates of the players at either side."""

Named: TypeAlias = tuple[tuple[str, str], int]
"""A button to be: label and text, width."""
Row: TypeAlias = list[Named]


@dataclass(slots=True)
class Cell:
    """One label of a grid: what it says, and what it is worth."""

    rect: Rect
    text: str
    worth: str
    act: Callable[[], None]
    enabled: bool
    selected: bool

    def press(self, pos: Point | None) -> None:
        self.act()

    def key(self, touch: Touch) -> bool:
        return False

    def draw(self, canvas: Surface, look: Look, *, focused: bool, hovered: bool) -> None:
        if self.selected:
            panel(canvas, look.theme, self.rect, "gold1", light="gold2", radius=2)
            self._write(canvas, look, self.rect, "ink", "ink", None)
        elif self.enabled:
            panel(canvas, look.theme, self.rect, "felt2" if hovered else "felt0", light="felt3", radius=2)
            self._write(canvas, look, self.rect, "paper", "gold2", "ink")
        else:
            panel(canvas, look.theme, self.rect, "dusk", light=None, radius=2)
            # The signs of the suits would keep their colours: only the outline of the words is wanted.
            words = Surface(self.rect.size, pygame.SRCALPHA)
            self._write(words, look, words.get_rect(), "plum", "plum", None)
            canvas.blit(shadow(words, look.theme["plum"]), self.rect)
        if focused:
            frame(canvas, look.theme, self.rect.inflate(2, 2), "white" if self.selected else "gold2")

    def _write(
        self, canvas: Surface, look: Look, rect: Rect, ink: str, points: str, shade: str | None
    ) -> None:
        on: Ground = "paper" if self.selected else "dark"
        write = look.lettering.draw
        if not self.worth:
            write(canvas, self.text, rect.center, ink, anchor="center", shadow=shade, on=on)
            return
        left, right = (rect.x + 5, rect.centery), (rect.right - 4, rect.centery)
        write(canvas, self.text, left, ink, anchor="midleft", shadow=shade, on=on)
        write(canvas, self.worth, right, points, anchor="midright", shadow=shade, on=on)


class AskPanel:
    """The buttons of a question and the plate they lie on, for one state of it.

    `act` takes the name of what was pressed: a label, ``confirm`` or ``page N``.
    """

    def __init__(
        self,
        look: Look,
        wording: Wording,
        question: Question,
        placed: Callable[[Size], Rect],
        act: Callable[[str], None],
    ) -> None:
        """`placed` tells where a plate of some size lies."""
        self._look = look
        self._wording = wording
        self._question = question
        self._placed = placed
        self._act = act
        self.widgets: list[Widget] = []
        self.at: dict[str, Widget] = {}
        """What each label stands on."""
        self.answers: list[Widget] = []
        """Those of `widgets` that answer the question."""
        self.confirm: Widget | None = None
        """What confirms the answer so far, once there is one."""
        self.rect = Rect(0, 0, 0, 0)
        if question.grid:
            self._lay_grid()
        else:
            self._lay_row(self._row_labels())
        look.mirror.lay(self.widgets, self.rect)
        tabs = len(question.prompt.pages) if len(question.prompt.pages) > 1 else 0
        self.answers = self.widgets[tabs:]

    def draw(self, canvas: Surface) -> None:
        """The plate under the buttons; those beside a trick lie on the floor, like those in the corner."""
        if self.widgets and not self._question.stands_beside:
            panel(canvas, self._look.theme, self.rect, radius=4)

    def _row_labels(self) -> tuple[str, ...]:
        question = self._question
        if question.confirmed_by:
            return (question.confirmed_by, *question.beside)
        return question.asked_labels or question.beside

    def _lay_row(self, labels: tuple[str, ...]) -> None:
        """Buttons side by side, in as many rows as they need."""
        question = self._question
        # What costs nothing comes first, and so has the focus.
        labels = tuple(sorted(labels, key=question.waits))
        buttons = [self._named(label) for label in labels]
        if question.selected is not None and question.selected not in labels:
            buttons.append(self._confirming(self._confirm_text(), []))
        if not buttons:
            return
        rows = _even_rows(buttons)
        margin = 0 if question.stands_beside else MARGIN
        height = len(rows) * (BUTTON_HEIGHT + GAP) - GAP + 2 * margin
        self.rect = self._placed((max(map(_row_width, rows)) + 2 * margin, height))
        for number, row in enumerate(rows):
            left = self.rect.centerx - _row_width(row) // 2
            top = self.rect.y + margin + number * (BUTTON_HEIGHT + GAP)
            for (label, text), wide in row:
                self.widgets.append(self._button(Rect(left, top, wide, BUTTON_HEIGHT), label, text))
                left += wide + GAP

    def _button(self, place: Rect, label: str, text: str) -> Button:
        question = self._question
        enabled = True
        # On green the sign of the clubs could hardly be seen.
        style, icon = "quiet", ""
        if label == "confirm":
            style, enabled = "gold", question.selected is not None
        elif label == question.confirmed_by:
            style, enabled = "gold", question.awake
        elif label == question.selected:
            style, icon = "gold", "" if question.grid else CONFIRMS
        elif label == "pass":
            style = "red"
        button = Button(place, text, lambda: self._act(label), style, icon, enabled)
        self.at[label] = button
        if enabled and (icon or label in ("confirm", question.confirmed_by)):
            self.confirm = button
        return button

    def _lay_grid(self) -> None:
        """Tabs for several pages, the grid, then the other buttons."""
        question = self._question
        assert question.grid
        rows = question.grid.rows
        columns = max(map(len, rows))
        below = self._below()
        inner = max(
            self._tabs_width() + 40,
            max(map(_row_width, below)),
            *(_across(row, columns) * (max(map(self._cell_width, row)) + 1) - 1 for row in rows),
        )
        tabs = 19 if len(question.prompt.pages) > 1 else 0
        height = 2 * MARGIN + tabs + len(rows) * (CELL_HEIGHT + 1) + len(below) * (BUTTON_HEIGHT + GAP)
        self.rect = self._placed((inner + 2 * MARGIN, height))
        left, top = self.rect.x + MARGIN, self.rect.y + MARGIN
        if tabs:
            self._lay_tabs(left, top, inner)
        top += tabs
        for row in rows:
            self._lay_cells(row, Rect(left, top, inner, CELL_HEIGHT), _across(row, columns))
            top += CELL_HEIGHT + 1
        for buttons in below:
            self._lay_below(buttons, Rect(left, top + GAP - 1, inner, BUTTON_HEIGHT))
            top += BUTTON_HEIGHT + GAP

    def _lay_tabs(self, left: int, top: int, inner: int) -> None:
        pages = self._question.prompt.pages
        wide = (inner - (len(pages) - 1)) // len(pages)
        for number, page in enumerate(pages):
            place = Rect(left + number * (wide + 1), top, wide, 18)
            chosen = number == self._question.page
            self.widgets.append(
                Cell(
                    place,
                    self._wording.say(f"page.{page.name}"),
                    "",
                    lambda number=number: self._act(f"page {number}"),  # type: ignore[misc]
                    enabled=True,
                    selected=chosen,
                )
            )

    def _lay_cells(self, row: tuple[str, ...], area: Rect, columns: int) -> None:
        question = self._question
        for number, label in enumerate(row):
            left = area.x + (area.width + 1) * number // columns
            right = area.x + (area.width + 1) * (number + 1) // columns - 1
            self.at[label] = Cell(
                Rect(left, area.y, right - left, area.height),
                self._wording.cell(label),
                self._worth(label),
                lambda label=label: self._act(label),  # type: ignore[misc]
                enabled=label in question.open,
                selected=label == question.selected,
            )
            self.widgets.append(self.at[label])

    def _below(self) -> list[Row]:
        """The buttons under the grid."""
        waiting = [self._with_worth(label) for label in self._question.open if self._question.waits(label)]
        confirming = self._confirming(self._confirm_text(), waiting)
        return _even_rows([*map(self._named, self._row_labels()), confirming])

    def _lay_below(self, buttons: Row, area: Rect) -> None:
        """They share whatever room is left."""
        spare, left = area.width - _row_width(buttons), area.x
        for number, ((label, text), wide) in enumerate(buttons):
            count = len(buttons)
            wide += spare * (number + 1) // count - spare * number // count
            self.widgets.append(self._button(Rect(left, area.y, wide, area.height), label, text))
            left += wide + GAP

    def _named(self, label: str) -> Named:
        text = self._with_worth(label)
        marked = not self._question.grid and self._question.waits(label)
        return (label, text), self._button_width(text) + marked * MARK

    def _confirming(self, text: str, others: Sequence[str]) -> Named:
        """It is as wide as anything it may have to say: nothing moves when a label is selected."""
        choose = self._wording.plain("match.choose")
        return ("confirm", text), max(map(self._button_width, (text, choose, *others)))

    def _button_width(self, text: str) -> int:
        return max(56, self._look.lettering.width(text, 1, True) + 20)

    def _confirm_text(self) -> str:
        selected = self._question.selected
        return self._with_worth(selected) if selected else self._wording.plain("match.choose")

    def _with_worth(self, label: str) -> str:
        worth = self._worth(label)
        return self._wording.label(label) + (f" · {worth}" if worth else "")

    def _worth(self, label: str) -> str:
        worth = self._question.worth.get(label)
        return "" if worth is None else str(worth)

    def _cell_width(self, label: str) -> int:
        text, worth = self._wording.cell(label), self._worth(label)
        width = self._look.lettering.width(text)
        if worth:
            width += self._look.lettering.width(worth) + 5
        return max(NARROWEST, width + 10)

    def _tabs_width(self) -> int:
        names = [self._wording.say(f"page.{page.name}") for page in self._question.prompt.pages]
        return sum(self._look.lettering.width(name) + 12 for name in names) if len(names) > 1 else 0


def _even_rows(buttons: Row) -> list[Row]:
    """As few rows as have room, one as long as the other."""
    for count in range(1, len(buttons) + 1):
        each = -(-len(buttons) // count)
        rows = [buttons[at : at + each] for at in range(0, len(buttons), each)]
        if max(map(_row_width, rows)) <= ROW_WIDEST - 2 * MARGIN:
            break
    return rows


def _across(row: Sequence[str], columns: int) -> int:
    """Into how many parts a row of the grid is divided. A short one is for what is no part of the grid: it
    takes the whole width."""
    return columns if len(row) > 2 and 2 * len(row) > columns else len(row)


def _row_width(row: Row) -> int:
    return sum(wide for _, wide in row) + GAP * (len(row) - 1)

"""Lines of a table: cells side by side, each of a few words in their colours. A line may be pressed."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

import pygame
from pygame import Rect, Surface

from game.screens.look import Look
from game.screens.panels import frame
from game.screens.touches import Point, Touch

Run: TypeAlias = tuple[str, str]
"""Words and their colour."""
GAP = 8


@dataclass(frozen=True, slots=True)
class Column:
    head: str = ""
    at_right: bool = False
    """Whether its cells end at its right edge, as numbers do."""
    wide: bool = False
    """Whether it takes what room the others leave; one of them does."""


@dataclass(frozen=True, slots=True)
class Cell:
    runs: Sequence[Run] = ()
    icon: str = ""

    def width(self, look: Look, size: int) -> int:
        words = "".join(text for text, _ in self.runs)
        icon = look.pictures.get("icons", self.icon).get_width() if self.icon else 0
        return look.lettering.width(words, size) + icon


def line_height(look: Look) -> int:
    return max(22, look.lettering.height(look.text_size) + 6)


def widths_of(look: Look, columns: Sequence[Column], lines: Sequence[Sequence[Cell]], room: int) -> list[int]:
    """Of each column, so that all its cells and its head have room, and the wide one gets what is left."""
    widths = [
        max([look.lettering.width(column.head), *(line[at].width(look, look.text_size) for line in lines)])
        for at, column in enumerate(columns)
    ]
    wide = next(at for at, column in enumerate(columns) if column.wide)
    widths[wide] += room - sum(widths) - GAP * (len(columns) + 1)
    return widths


def draw_heads(
    canvas: Surface, look: Look, columns: Sequence[Column], widths: Sequence[int], bottom_left: Point
) -> None:
    left, bottom = bottom_left[0] + GAP, bottom_left[1]
    for column, width in zip(columns, widths, strict=True):
        if column.at_right:
            look.lettering.draw(
                canvas, column.head, (left + width, bottom), "haze", anchor="bottomright", shadow=None
            )
        else:
            look.lettering.draw(canvas, column.head, (left, bottom), "haze", anchor="bottomleft", shadow=None)
        left += width + GAP


@dataclass(slots=True)
class TableLine:
    rect: Rect
    columns: Sequence[Column]
    widths: Sequence[int]
    cells: Sequence[Cell]
    act: Callable[[], None]
    enabled: bool = True
    """Whether there is anything behind it."""

    def press(self, pos: Point | None) -> None:
        self.act()

    def key(self, touch: Touch) -> bool:
        return False

    def draw(self, canvas: Surface, look: Look, *, focused: bool, hovered: bool) -> None:
        fill = "plum" if hovered else "dusk" if self.enabled else "night"
        pygame.draw.rect(canvas, look.theme[fill], self.rect, border_radius=3)
        left = self.rect.x + GAP
        for column, width, cell in zip(self.columns, self.widths, self.cells, strict=True):
            place = Rect(left, self.rect.y, width, self.rect.height)
            _draw_cell(canvas, look, cell, place, column.at_right)
            left += width + GAP
        if focused:
            frame(canvas, look.theme, self.rect)


def _draw_cell(canvas: Surface, look: Look, cell: Cell, place: Rect, at_right: bool) -> None:
    """In small letters where large ones have no room; and what is too long even then is cut short."""
    size = look.text_size if cell.width(look, look.text_size) <= place.width else 1
    left = place.right - cell.width(look, size) if at_right else place.x
    if cell.icon:
        icon = look.pictures.get("icons", cell.icon)
        left = canvas.blit(icon, icon.get_rect(midleft=(left, place.centery))).right
    for text, colour in cell.runs:
        words = look.lettering.fit(text, place.right - left, size)
        end = look.lettering.draw(
            canvas, words, (left, place.centery), colour, anchor="midleft", size=size, shadow=None
        )
        left = end.right
        if words != text:
            return

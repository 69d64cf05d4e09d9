"""What stands on a score sheet, as rows of placed words, and how the rows fill its pages. Pure."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class Text:
    """Words in one line of a row."""

    words: str
    x: int
    """Their left end, or their right end if `right`, from the left edge of the page."""
    ink: str
    bold: bool = False
    right: bool = False


TextLine: TypeAlias = tuple[Text, ...]


@dataclass(frozen=True, slots=True)
class Row:
    """Lines that stand together on one page."""

    lines: tuple[TextLine, ...]
    counted: bool = False
    """Whether it has numbers in the columns of the sides: their names stand above these."""
    ruled: bool = False
    """Whether a rule parts it from what stands above."""


Page: TypeAlias = tuple[Row, ...]


def height_of(page: Sequence[Row], line: int, gap: int) -> int:
    """Of a page whose first line is its title; a rule takes a gap, at the top of a page too."""
    return line + sum(line * len(row.lines) + gap * row.ruled for row in page)


def paged(groups: Sequence[Sequence[Row]], most: int, line: int, gap: int) -> tuple[Page, ...]:
    """As few pages as can be, none higher than `most` unless a single row is.

    Only a group that is longer than a page is torn apart.
    """
    pages: list[list[Row]] = [[]]
    for group in groups:
        if pages[-1] and height_of([*pages[-1], *group], line, gap) > most:
            pages.append([])
        for row in group:
            if pages[-1] and height_of([*pages[-1], row], line, gap) > most:
                pages.append([])
            pages[-1].append(row)
    return tuple(tuple(page) for page in pages)


def filled(widths: Sequence[int], gap: int, room: int) -> list[list[int]]:
    """The places of things so wide, side by side in lines that have so much room: their left ends."""
    lines: list[list[int]] = [[]]
    left = 0
    for wide in widths:
        if lines[-1] and left + wide > room:
            lines.append([])
            left = 0
        lines[-1].append(left)
        left += wide + gap
    return lines

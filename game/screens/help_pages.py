"""Sections of the help set in lines and pages of a given size. Pure but for the widths of letters."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import zip_longest

from game.screens.help_text import Block, Run, Section, Word, broken, words
from game.screens.kufi import RIGHT_TO_LEFT
from game.screens.look import Look

INDENT = 10
BETWEEN = 12
"""Between two columns of a table."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the text as it is to be drawn."""

    words: tuple[Word, ...] = ()
    indent: int = 0
    bullet: bool = False
    heading: str = ""
    cells: tuple[tuple[int, str], ...] = ()
    """Of a table: place and text."""
    head: bool = False


EMPTY = Line()


class Setter:
    def __init__(self, look: Look, width: int) -> None:
        """For lines so wide."""
        self._lettering = look.lettering
        self._size = look.text_size
        self._indent = look.scaled(INDENT)
        self._width = width

    def pages(self, section: Section, lines: int) -> list[list[Line]]:
        """The section on pages of so many lines."""
        return paged(self._blocks(section), lines)

    def width_of(self, word: Word) -> int:
        return sum(self._lettering.width(run.text, self._size, run.bold) for run in word)

    def _blocks(self, section: Section) -> list[list[Line]]:
        """The section's lines, in blocks that should not be torn apart where that can be helped."""
        blocks = [[Line(heading=section.title), EMPTY]]
        led = False
        for block, after in zip_longest(section.blocks, section.blocks[1:]):
            lines = self._table(block) if block.kind == "table" else self._paragraph(block)
            listed = after is not None and block.kind == after.kind == "item"
            if led:
                blocks[-1] += lines
            else:
                blocks.append(lines)
            if not listed:
                blocks[-1].append(EMPTY)
            # What says that a list follows stands on one page with its beginning.
            led = block.kind == "text" and after is not None and after.kind != "text"
        return blocks

    def _paragraph(self, block: Block) -> list[Line]:
        indent = self._indent if block.kind == "item" else 0
        blank = self._lettering.width(" ", self._size)
        lines = broken([*map(self._marked, block.words)], self._width - indent, self.width_of, blank)
        return [
            Line(tuple(line), indent, bullet=block.kind == "item" and not number)
            for number, line in enumerate(lines)
        ]

    def _marked(self, word: Word) -> Word:
        """The word as part of the text, should it have no letters that tell which way that is read."""
        mark = RIGHT_TO_LEFT if self._lettering.rtl else ""
        return tuple(Run(mark + run.text, run.bold) for run in word)

    def _table(self, block: Block) -> list[Line]:
        """Columns as wide as their widest cell; a cell too wide for what is left goes on in the next line."""
        starts, wide = self._columns(block)
        lines: list[Line] = []
        for number, row in enumerate(block.rows):
            cells = [
                self._lettering.wrap(plain(cell), wide[column], self._size, bold=number == 0)
                for column, cell in enumerate(row)
            ]
            for level in range(max(len(cell) for cell in cells)):
                level_cells = tuple(
                    (starts[column], cell[level]) for column, cell in enumerate(cells) if level < len(cell)
                )
                lines.append(Line(cells=level_cells, head=number == 0))
        return lines

    def _columns(self, block: Block) -> tuple[list[int], list[int]]:
        """Where each begins, and how wide it is: the widest give way first, but none breaks a word."""
        columns = [[plain(cell) for cell in column] for column in zip(*block.rows, strict=True)]
        wide = [max(map(self._bold_width, cells)) for cells in columns]
        least = [max(self._bold_width(word) for cell in cells for word in cell.split()) for cells in columns]
        room = self._width - BETWEEN * (len(columns) - 1)
        while sum(wide) > room:
            spare = [have - need for have, need in zip(wide, least, strict=True)]
            widest = max(range(len(wide)), key=lambda column: (spare[column] > 0, wide[column]))
            wide[widest] -= 1
        starts = [sum(wide[:column]) + BETWEEN * column for column in range(len(columns))]
        return starts, wide

    def _bold_width(self, text: str) -> int:
        return self._lettering.width(text, self._size, bold=True)


def plain(cell: str) -> str:
    return " ".join("".join(run.text for run in word) for word in words(cell))


def paged(blocks: Sequence[Sequence[Line]], per_page: int) -> list[list[Line]]:
    """Blocks on pages; one that does not fit goes to the next page, one longer than a page is torn.

    A table that is torn has its head again.
    """
    pages: list[list[Line]] = [[]]
    for block in blocks:
        fits = len(pages[-1]) + len(block) - (block[-1] == EMPTY) <= per_page
        if not fits and len(pages[-1]) > 2:
            pages.append([])
        head = [line for line in block if line.head]
        for line in block:
            if len(pages[-1]) == per_page:
                pages.append(head[:] if line.cells else [])
            if pages[-1] or line != EMPTY:
                pages[-1].append(line)
    return [page for page in pages if page]

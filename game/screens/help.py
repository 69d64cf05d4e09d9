"""The rules to read: sections on the left, their pages on the right."""

from dataclasses import dataclass
from functools import partial
from itertools import zip_longest

from pygame import Rect, Surface

from game.rules.game import Game
from game.rules.settings import Settings
from game.screens.forms import Form
from game.screens.help_text import Block, Section, Word, broken, read_help, words
from game.screens.house_rules import with_house_rules
from game.screens.look import Look
from game.screens.panels import board, board_inside, panel
from game.screens.screen import Screen, Size, Stack
from game.screens.touches import Touch
from game.screens.widgets import Button, Widget

MARGIN = 8
LIST_WIDTH = 152
KEY_HEIGHT = 22
INDENT = 10
WIDEST_COLUMN = 130


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


class Help(Screen):
    covers = False
    shades = True

    def __init__(self, look: Look, stack: Stack, game: Game, settings: Settings, section: str = "") -> None:
        """For a table with these settings; opened at a section by the name that its English title gives it.
        Raises BadAsset."""
        super().__init__()
        self._look = look
        self._stack = stack
        folder = look.assets / "help"
        own = folder / look.strings.language / f"{game.name}.md"
        english = folder / "en" / f"{game.name}.md"
        self._title, written = read_help(own if own.is_file() else english)
        self._sections = with_house_rules(written, look.strings, game, settings)
        names = [each.name for each in read_help(english)[1]]
        added = len(self._sections) - len(written)
        first = added + names.index(section) if section in names else 0
        self._form = Form(look, ())
        self._page = 0
        self._arrange()
        self._turn_to(self._first_page(min(first, len(self._sections) - 1)))

    def resized(self, size: Size) -> None:
        section = self._pages[self._page][0]
        super().resized(size)
        self._arrange()
        self._turn_to(self._first_page(section))

    def touch(self, touch: Touch) -> bool:
        match self._look.mirror.touch(touch).key:
            case "escape":
                self._stack.close(self)
            case "left" | "pageup":
                self._turn_to(self._page - 1)
            case "right" | "pagedown" | " ":
                self._turn_to(self._page + 1)
            case _:
                self._form.touch(touch)
        return True

    def draw(self, canvas: Surface) -> list[Rect] | None:
        return self.draw_in(canvas, self._form.changed(), self._paint)

    # Laying out

    @property
    def _size(self) -> int:
        return self._look.text_size

    def _arrange(self) -> None:
        self._board = Rect(0, 0, self.size[0] - 2 * MARGIN, self.size[1] - 2 * MARGIN)
        self._board.center = (self.size[0] // 2, self.size[1] // 2)
        inside = board_inside(self._board)
        top = inside.y + 30
        self._text = Rect(
            inside.x + LIST_WIDTH + 12, top, inside.width - LIST_WIDTH - 12, inside.bottom - 30 - top
        )
        self._page = 0
        self._pages: list[tuple[int, list[Line]]] = []
        per_page = (self._text.height - 12) // self._look.lettering.height(self._size)
        for index, section in enumerate(self._sections):
            self._pages += [(index, page) for page in _paged(self._set(section), per_page)]

    def _set(self, section: Section) -> list[list[Line]]:
        """The section's lines, in blocks that should not be torn apart where that can be helped."""
        blocks = [[Line(heading=section.title), Line()]]
        for block, after in zip_longest(section.blocks, section.blocks[1:]):
            lines = self._table(block) if block.kind == "table" else self._paragraph(block)
            listed = after is not None and block.kind == after.kind == "item"
            blocks.append(lines if listed else [*lines, Line()])
        return blocks

    def _paragraph(self, block: Block) -> list[Line]:
        indent = self._look.scaled(INDENT) if block.kind == "item" else 0
        blank = self._look.lettering.width(" ", self._size)
        lines = broken(block.words, self._text.width - 20 - indent, self._width_of, blank)
        return [
            Line(tuple(line), indent, bullet=block.kind == "item" and not number)
            for number, line in enumerate(lines)
        ]

    def _width_of(self, word: Word) -> int:
        return sum(self._look.lettering.width(run.text, self._size, run.bold) for run in word)

    def _table(self, block: Block) -> list[Line]:
        """Columns as wide as their widest cell; a cell too wide for what is left goes on in the next line."""
        lettering = self._look.lettering
        gap, columns = 12, max(len(row) for row in block.rows)
        wide = [
            max(
                lettering.width(_plain(row[column]), self._size, True)
                for row in block.rows
                if column < len(row)
            )
            for column in range(columns)
        ]
        room = self._text.width - 20 - gap * (columns - 1)
        while sum(wide) > room:
            wide[wide.index(max(wide))] -= 4
        starts = [sum(wide[:column]) + gap * column for column in range(columns)]
        lines: list[Line] = []
        for number, row in enumerate(block.rows):
            cells = [
                lettering.wrap(_plain(cell), wide[column], self._size, bold=number == 0)
                for column, cell in enumerate(row)
            ]
            for level in range(max(len(cell) for cell in cells)):
                level_cells = tuple(
                    (starts[column], cell[level]) for column, cell in enumerate(cells) if level < len(cell)
                )
                lines.append(Line(cells=level_cells, head=number == 0))
        return lines

    def _turn_to(self, page: int) -> None:
        self._page = max(0, min(len(self._pages) - 1, page))
        widgets = self._widgets()
        self._look.mirror.lay(widgets, self._board)
        self._form = Form(self._look, widgets, like=self._form)
        self.repaint()

    def _first_page(self, section: int) -> int:
        return next(page for page, (index, _) in enumerate(self._pages) if index == section)

    def _widgets(self) -> list[Widget]:
        inside = board_inside(self._board)
        strings = self._look.strings
        shown = self._pages[self._page][0]
        top = inside.y + 30
        per_list = max(1, (inside.bottom - top) // (KEY_HEIGHT + 1))
        first = shown // per_list * per_list
        widgets: list[Widget] = [
            Button(
                Rect(inside.x, top + place * (KEY_HEIGHT + 1), LIST_WIDTH, KEY_HEIGHT),
                self._look.lettering.fit(section.title, LIST_WIDTH - 12),
                partial(self._turn_to, self._first_page(first + place)),
                "plain" if first + place == shown else "quiet",
                bold=False,
            )
            for place, section in enumerate(self._sections[first : first + per_list])
        ]
        bottom = inside.bottom - 24
        for left, key, step in ((self._text.x, "ui.previous", -1), (self._text.x + 130, "ui.next", 1)):
            widgets.append(
                Button(
                    Rect(left, bottom, 74, 24),
                    strings(key),
                    partial(self._turn_to, self._page + step),
                    enabled=0 <= self._page + step < len(self._pages),
                )
            )
        close = Rect(inside.right - 90, bottom, 90, 24)
        widgets.append(Button(close, strings("ui.close"), lambda: self._stack.close(self), "gold"))
        return widgets

    # Drawing

    def _paint(self, canvas: Surface) -> None:
        self._look.mirror.paint(canvas, self._board, self._paint_board)
        self._form.draw(canvas)

    def _paint_board(self, canvas: Surface) -> None:
        look = self._look
        board(canvas, look.theme, self._board)
        inside = board_inside(self._board)
        look.lettering.draw(canvas, self._title, inside.topleft, "gold2", bold=True, size=2)
        panel(canvas, look.theme, self._text, "paper", light=None, edge="wood2")
        line = look.lettering.height(self._size)
        for number, each in enumerate(self._pages[self._page][1]):
            self._paint_line(canvas, each, self._text.x + 10, self._text.y + 6 + number * line)
        words = look.strings("ui.page", page=self._page + 1, pages=len(self._pages))
        place = (self._text.x + 102, inside.bottom - 12)
        look.lettering.draw(canvas, words, place, "haze", anchor="center", shadow=None)

    def _paint_line(self, canvas: Surface, line: Line, x: int, y: int) -> None:
        look = self._look
        if line.heading:
            self._write(canvas, line.heading, (x, y), "red1", bold=True)
        if line.bullet:
            side, down = look.scaled(3), look.scaled(6)
            canvas.fill(look.theme["red1"], (x + 2, y + down, side, side))
        for place, text in line.cells:
            self._write(canvas, text, (x + place, y), "wood2" if line.head else "ink", bold=line.head)
        blank = look.lettering.width(" ", self._size)
        left = x + line.indent
        for word in line.words:
            for run in word:
                self._write(canvas, run.text, (left, y), "wood1" if run.bold else "ink", bold=run.bold)
                left += look.lettering.width(run.text, self._size, run.bold)
            left += blank

    def _write(self, canvas: Surface, text: str, pos: tuple[int, int], colour: str, bold: bool) -> None:
        self._look.lettering.draw(
            canvas, text, pos, colour, bold=bold, shadow=None, size=self._size, on="paper"
        )


def _plain(cell: str) -> str:
    return " ".join("".join(run.text for run in word) for word in words(cell))


def _paged(blocks: list[list[Line]], per_page: int) -> list[list[Line]]:
    """Blocks on pages; one that does not fit goes to the next page, one longer than a page is torn."""
    pages: list[list[Line]] = [[]]
    for block in blocks:
        fits = len(pages[-1]) + len(block) - (block[-1] == Line()) <= per_page
        if not fits and len(pages[-1]) > 2:
            pages.append([])
        for line in block:
            if len(pages[-1]) == per_page:
                pages.append([])
            if pages[-1] or line != Line():
                pages[-1].append(line)
    return [page for page in pages if page]

"""The rules to read: sections on the left, their pages on the right; in large text one or the other."""

from collections.abc import Callable
from functools import partial

from pygame import Rect, Surface

from game.rules.game import Game
from game.rules.settings import Settings
from game.screens.forms import Form
from game.screens.help_pages import Line, Setter
from game.screens.help_text import read_help
from game.screens.house_rules import with_house_rules
from game.screens.look import Look
from game.screens.panels import board, board_inside, panel
from game.screens.screen import Screen, Size, Stack
from game.screens.touches import Touch
from game.screens.widgets import Button, Widget

MARGIN = 8
TITLE = 30
KEY_HEIGHT, LARGE_KEY_HEIGHT = 22, 32
LIST_WIDTH = 152
BUTTON, LARGE_BUTTON = 24, 32
NARROWEST, APART = 74, 8
PAPER = 10
"""From the edge of the paper to the text."""


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
        self._form = self._before_choosing = Form(look, ())
        self._page = 0
        self._choosing = False
        """Whether the list of sections lies where the text was: in large text only."""
        self._arrange()
        self._turn_to(self._first_page(min(first, len(self._sections) - 1)))

    def resized(self, size: Size) -> None:
        section = self._pages[self._page][0]
        super().resized(size)
        self._arrange()
        self._turn_to(self._first_page(section))

    def touch(self, touch: Touch) -> bool:
        match self._look.mirror.touch(touch).key:
            case "escape" if self._choosing:
                self._turn_to(self._page)
            case "escape":
                self._stack.close(self)
            case "left" | "pageup" if not self._choosing:
                self._turn_to(self._page - 1)
            case "right" | "pagedown" | " " if not self._choosing:
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

    @property
    def _large(self) -> bool:
        return self._size > 1

    def _arrange(self) -> None:
        self._board = Rect(0, 0, self.size[0] - 2 * MARGIN, self.size[1] - 2 * MARGIN)
        self._board.center = (self.size[0] // 2, self.size[1] // 2)
        inside = board_inside(self._board)
        left, top, lowest = inside.x + LIST_WIDTH + 12, inside.y + TITLE, inside.bottom - BUTTON - 6
        if self._large:
            left, top, lowest = inside.x, inside.y, inside.bottom - LARGE_BUTTON - 6
        self._text = Rect(left, top, inside.right - left, lowest - top)
        self._page = 0
        self._pages: list[tuple[int, list[Line]]] = []
        per_page = (self._text.height - 12) // self._look.lettering.height(self._size)
        setter = Setter(self._look, self._text.width - 2 * PAPER)
        for index, section in enumerate(self._sections):
            self._pages += [(index, page) for page in setter.pages(section, per_page)]

    def _turn_to(self, page: int) -> None:
        self._page = max(0, min(len(self._pages) - 1, page))
        before = self._before_choosing if self._choosing else self._form
        self._choosing = False
        self._form = Form(self._look, self._widgets(), like=before)
        self.repaint()

    def _choose(self) -> None:
        """Opens the list of sections."""
        self._choosing = True
        self._before_choosing = self._form
        self._form = Form(self._look, self._widgets(), focus=self._pages[self._page][0])
        self._form.focus_seen = self._before_choosing.focus_seen
        self.repaint()

    def _first_page(self, section: int) -> int:
        return next(page for page, (index, _) in enumerate(self._pages) if index == section)

    def _widgets(self) -> list[Widget]:
        keys = self._section_keys() if self._choosing or not self._large else []
        turners = self._turners() if not self._choosing else []
        widgets = [*keys, *turners, *self._right_buttons()]
        self._look.mirror.lay(widgets, self._board)
        return widgets

    def _section_keys(self) -> list[Widget]:
        """As many as have room, the open one among them; in large text in two columns."""
        inside = board_inside(self._board)
        columns, high, wide = 1, KEY_HEIGHT, LIST_WIDTH
        lowest = inside.bottom
        if self._large:
            columns, high, wide = 2, LARGE_KEY_HEIGHT, (inside.width - APART) // 2
            lowest = self._text.bottom
        shown = self._pages[self._page][0]
        rows = max(1, (lowest - inside.y - TITLE) // (high + 1))
        first = shown // (rows * columns) * rows * columns
        keys: list[Widget] = []
        for place, section in enumerate(self._sections[first : first + rows * columns]):
            column, row = divmod(place, rows)
            corner = inside.x + column * (wide + APART), inside.y + TITLE + row * (high + 1)
            words = self._look.lettering.fit(section.title, wide - 12, self._size)
            style = "plain" if first + place == shown else "quiet"
            open_it = partial(self._turn_to, self._first_page(first + place))
            keys.append(
                Button(Rect(corner, (wide, high)), words, open_it, style, bold=False, size=self._size)
            )
        return keys

    def _turners(self) -> list[Widget]:
        """Back and next, with the number of the page between them."""
        back = self._button("ui.previous", partial(self._turn_to, self._page - 1))
        back.rect.bottomleft = self._text.x, board_inside(self._board).bottom
        back.enabled = self._page > 0
        forth = self._button("ui.next", partial(self._turn_to, self._page + 1))
        longest = self._page_words(len(self._pages))
        number = self._look.lettering.width(longest, self._size) + 2 * APART
        forth.rect.bottomleft = back.rect.right + number, back.rect.bottom
        forth.enabled = self._page + 1 < len(self._pages)
        return [back, forth]

    def _right_buttons(self) -> list[Widget]:
        close = self._button("ui.close", lambda: self._stack.close(self), "gold")
        close.rect.bottomright = board_inside(self._board).bottomright
        if not self._large or self._choosing:
            return [close]
        contents = self._button("help.contents", self._choose)
        contents.rect.bottomright = close.rect.left - APART, close.rect.bottom
        return [contents, close]

    def _button(self, key: str, act: Callable[[], None], style: str = "plain") -> Button:
        words = self._look.strings(key)
        wide = self._look.lettering.width(words, self._size, bold=True) + self._look.scaled(16)
        high = LARGE_BUTTON if self._large else BUTTON
        return Button(Rect(0, 0, max(NARROWEST, wide), high), words, act, style, size=self._size)

    def _page_words(self, page: int) -> str:
        return self._look.strings("ui.page", page=page, pages=len(self._pages))

    # Drawing

    def _paint(self, canvas: Surface) -> None:
        self._look.mirror.paint(canvas, self._board, self._paint_board)
        self._form.draw(canvas)

    def _paint_board(self, canvas: Surface) -> None:
        look = self._look
        board(canvas, look.theme, self._board)
        inside = board_inside(self._board)
        if self._choosing or not self._large:
            look.lettering.draw(canvas, self._title, inside.topleft, "gold2", bold=True, size=2)
        if not self._choosing:
            self._paint_page(canvas)

    def _paint_page(self, canvas: Surface) -> None:
        look = self._look
        panel(canvas, look.theme, self._text, "paper", light=None, edge="wood2")
        line = look.lettering.height(self._size)
        for number, each in enumerate(self._pages[self._page][1]):
            self._paint_line(canvas, each, self._text.x + PAPER, self._text.y + 6 + number * line)
        back, forth = (each.rect for each in self._turners())
        place = ((back.right + forth.left) // 2, back.centery)
        words = self._page_words(self._page + 1)
        look.lettering.draw(canvas, words, place, "haze", anchor="center", shadow=None, size=self._size)

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

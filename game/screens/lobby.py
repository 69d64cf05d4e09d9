"""The lobby: who sits where at the next match, people here and bots, by name, face and colour."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

import pygame
from pygame import Rect, Surface

from game.device.sitters import COLOURS, LONGEST_NAME, PORTRAITS, Sitter
from game.rules.cards import Seat
from game.screens.chair import Chair, chair_height
from game.screens.forms import Form
from game.screens.letters import Letters
from game.screens.look import Look
from game.screens.message import Message
from game.screens.panels import board, board_inside
from game.screens.screen import Screen, Size, Stack
from game.screens.shared.curtain import CLOTHS
from game.screens.shared.devices import LEFT, Devices
from game.screens.shared.seating import names, persons, remembered
from game.screens.touches import Touch
from game.screens.widgets import Button, Chooser, NameField, Row, Value, Widget

MARGIN = 6
LARGEST = (640, 380)
KEY_HEIGHT = 26
GAP = 4
LOWEST_ROW, SNUG = 26, 3
"""Rows stand closer here than in the options: what is told of a seat must have room above them."""
NOWHERE = Rect(0, 0, 0, 0)
PERSON = "person"


class Lobby(Screen):
    def __init__(
        self,
        look: Look,
        stack: Stack,
        devices: Devices,
        *,
        title: str,
        players: int,
        levels: Sequence[str],
        usual: str,
        play: Callable[[Sequence[Sitter]], None],
    ) -> None:
        """`levels` are those of the bots, `usual` is the one of a bot that comes by itself."""
        super().__init__()
        self._look = look
        self._stack = stack
        self._devices = devices
        self._title = title
        self._levels = levels
        self._usual = usual
        self._play = play
        self.sitters = [
            replace(each, level=usual) if each.level not in ("", *levels) else each
            for each in remembered(look, players, usual)
        ]
        self._chosen: Seat = 0
        self._swapping = False
        self._form = Form(look, ())
        self._arrange()

    def resized(self, size: Size) -> None:
        super().resized(size)
        self._arrange()

    def repaint(self) -> None:
        super().repaint()
        self._arrange()

    def touch(self, touch: Touch) -> bool:
        if touch.kind == "hover":
            self._form.touch(touch)
            return True
        if touch.device == "pad" and touch.key == "enter" and self._devices.seat_of(touch.of) is None:
            self._claim(touch.of)
        elif not self._form.touch(touch) and touch.key == "escape":
            self._close()
        self.repaint()
        return True

    def draw(self, canvas: Surface) -> list[Rect] | None:
        return self.draw_in(canvas, self._form.changed(), self._paint)

    # What it looks like

    def _paint(self, canvas: Surface) -> None:
        look = self._look
        canvas.fill(look.theme["ink"])
        look.mirror.paint(canvas, self._board, self._paint_board)
        self._form.draw(canvas)

    def _paint_board(self, canvas: Surface) -> None:
        look = self._look
        board(canvas, look.theme, self._board)
        inside = board_inside(self._board)
        look.lettering.draw(canvas, self._title, (inside.x, inside.y - 4), "gold2", bold=True, size=2)
        size = look.text_size
        for number, line in enumerate(self._lines):
            place = (inside.centerx, self._lines_top + number * look.lettering.height(size))
            look.lettering.draw(canvas, line, place, "paper2", anchor="midtop", shadow=None, size=size)

    def _arrange(self) -> None:
        look = self._look
        self._devices.persons = persons(self.sitters)
        wide, high = (min(now - 2 * MARGIN, most) for now, most in zip(self.size, LARGEST, strict=True))
        self._board = Rect(0, 0, wide, high)
        self._board.center = (self.size[0] // 2, self.size[1] // 2)
        inside = board_inside(self._board)
        chairs_top = inside.y + 26
        self._lines_top = chairs_top + chair_height(look) + 3
        words = self._sentence()
        self._lines = look.lettering.wrap(words, inside.width, look.text_size)[:2]
        rows = self._rows()
        heights = [max(LOWEST_ROW, row.row.height(look, inside.width) - SNUG) for row in rows]
        top = inside.bottom - KEY_HEIGHT - GAP - sum(heights)
        for row, height in zip(rows, heights, strict=True):
            row.rect = Rect(inside.x, top, inside.width, height)
            top += height
        widgets: list[Widget] = [*self._chairs(inside, chairs_top), *rows, *self._keys(inside)]
        look.mirror.lay(widgets, self._board)
        self._form = Form(look, widgets, like=self._form)

    def _chairs(self, inside: Rect, top: int) -> list[Chair]:
        count = len(self.sitters)
        wide = min(100, (inside.width - GAP * (count - 1)) // count)
        left = inside.centerx - (count * (wide + GAP) - GAP) // 2
        return [
            Chair(
                Rect(left + seat * (wide + GAP), top, wide, chair_height(self._look)),
                sitter,
                name,
                self._kind(seat),
                seat == self._chosen,
                partial(self._press_chair, seat),
            )
            for seat, (sitter, name) in enumerate(
                zip(self.sitters, names(self._look, self.sitters), strict=True)
            )
        ]

    def _rows(self) -> "list[Chooser | NameField]":
        strings, sitter = self._look.strings, self.sitters[self._chosen]
        return [
            Chooser(
                NOWHERE,
                Row(strings("lobby.who")),
                (PERSON, *self._levels),
                lambda: sitter.level or PERSON,
                self._set_level,
                lambda value: strings(f"lobby.kind.{value}"),
            ),
            NameField(
                NOWHERE,
                Row(strings("lobby.name")),
                lambda: self.sitters[self._chosen].name,
                lambda name: self._change(name=name),
                LONGEST_NAME,
                names(self._look, self.sitters)[self._chosen],
                spell=self._spell,
            ),
            Chooser(
                NOWHERE,
                Row(strings("lobby.portrait")),
                PORTRAITS,
                lambda: sitter.portrait,
                lambda value: self._change(portrait=value),
                str,
                picture=lambda value: self._look.pictures.get("portraits", str(value)),
            ),
            Chooser(
                NOWHERE,
                Row(strings("lobby.colour")),
                COLOURS,
                lambda: sitter.colour,
                lambda value: self._change(colour=value),
                str,
                picture=self._cloth,
            ),
        ]

    def _keys(self, inside: Rect) -> list[Widget]:
        strings, top = self._look.strings, inside.bottom - KEY_HEIGHT
        swap = strings("lobby.swap")
        wide = max(120, self._look.lettering.width(swap, bold=True) + 24)
        return [
            Button(Rect(inside.x, top, 100, KEY_HEIGHT), strings("ui.previous"), self._close, "quiet"),
            Button(
                Rect(inside.centerx - wide // 2, top, wide, KEY_HEIGHT),
                swap,
                self._begin_swap,
                "gold" if self._swapping else "quiet",
            ),
            Button(
                Rect(inside.right - 130, top, 130, KEY_HEIGHT),
                strings("home.play"),
                self._begin,
                "gold",
                enabled=bool(persons(self.sitters)),
            ),
        ]

    def _kind(self, seat: Seat) -> str:
        strings, sitter = self._look.strings, self.sitters[seat]
        if sitter.person and self._devices.has_pad(seat):
            return strings("lobby.pad")
        return strings(f"lobby.kind.{sitter.level or PERSON}")

    def _sentence(self) -> str:
        """What is to be known about the seat chosen."""
        strings = self._look.strings
        name = names(self._look, self.sitters)[self._chosen]
        if self._swapping:
            return strings("lobby.help_swap", name=name)
        if not self.sitters[self._chosen].person or len(persons(self.sitters)) == 1:
            return strings("lobby.help")
        if self._devices.has_pad(self._chosen):
            return strings("lobby.help_pad", name=name)
        keys = self._devices.keys(self._chosen)
        half = "whole" if keys is None else "left" if keys is LEFT else "right"
        held = [pygame.key.name(code).title() for code in (pygame.K_SPACE, pygame.K_TAB, pygame.K_RCTRL)]
        return strings(f"lobby.help_{half}", name=name, held=held[("whole", "left", "right").index(half)])

    def _cloth(self, value: Value) -> Surface:
        shade, cloth, light = (self._look.theme[colour] for colour in CLOTHS[str(value)])
        picture = Surface((90, 14))
        picture.fill(cloth)
        for left in range(0, 90, 12):
            picture.fill(shade, (left, 0, 2, 14))
            picture.fill(light, (left + 7, 0, 1, 14))
        return picture

    # What it does

    def _press_chair(self, seat: Seat) -> None:
        if self._swapping and seat != self._chosen:
            one, other = self.sitters[self._chosen], self.sitters[seat]
            self.sitters[self._chosen], self.sitters[seat] = other, one
            self._devices.swap(self._chosen, seat)
            self._keep()
        self._swapping = False
        self._chosen = seat

    def _begin_swap(self) -> None:
        self._swapping = not self._swapping

    def _set_level(self, value: Value) -> None:
        level = "" if value == PERSON else str(value)
        if level:
            self._devices.give_up(self._chosen)
        self._change(level=level)

    def _claim(self, pad: int) -> None:
        """For the seat chosen, else the first person without a pad, else in the place of a bot."""
        free = [seat for seat in persons(self.sitters) if not self._devices.has_pad(seat)]
        bots = [seat for seat, sitter in enumerate(self.sitters) if not sitter.person]
        seats = [self._chosen] if self._chosen in free else [*free, *bots]
        if not seats:
            return
        self._devices.claim(pad, seats[0])
        self._chosen = seats[0]
        self._change(level="")

    def _spell(self) -> None:
        name = self.sitters[self._chosen].name
        self._stack.open(
            Letters(self._look, self._stack, name, LONGEST_NAME, lambda text: self._change(name=text))
        )

    def _change(self, **changes: object) -> None:
        self.sitters[self._chosen] = replace(self.sitters[self._chosen], **changes)  # type: ignore[arg-type]
        self._keep()

    def _keep(self) -> None:
        """As it is arranged now; seats of larger tables stay as they were."""
        look, further = self._look, self._look.preferences.seats[len(self.sitters) :]
        try:
            look.kept.change(seats=(*self.sitters, *further))
        except OSError as error:
            reason = error.strerror or str(error)
            words = look.strings("error.not_kept", file=look.kept.file, reason=reason)
            self._stack.open(Message(look, self._stack, look.strings("error.title"), words))

    def _begin(self) -> None:
        self._stack.close(self)
        self._play(self.sitters)

    def _close(self) -> None:
        self._stack.close(self)

"""The home screen: sit down at a game, go on with an unfinished match, set options, read the rules, leave."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

import pygame
from pygame import Rect, Surface

from game.rules.game import Game
from game.rules.settings import Settings
from game.screens.forms import Form
from game.screens.game_table import TABLE, GameTable, SeatRow, plaque_height, width_of_seats
from game.screens.help import Help
from game.screens.look import Look
from game.screens.message import Message, nothing
from game.screens.option_rows import game_sheet, program_sheet
from game.screens.options import Options
from game.screens.panels import panel
from game.screens.remembered import offered, remember, settings_of, settled
from game.screens.room import Covered, Room
from game.screens.screen import Screen, Size, Stack
from game.screens.touches import Touch
from game.screens.widgets import Button, Value, Widget

TABLE_WIDTH = 148
GAP = 12
KEY_HEIGHT, PLAY_HEIGHT, SEATS_HEIGHT = 26, 32, 38
ABOUT_WIDTH = 620
LOOSEST = 20
"""Pixels between the rows in the middle, where there is room."""


@dataclass(frozen=True, slots=True)
class Unfinished:
    """A match that may be gone on with."""

    game: str
    hand: int
    """Its number in the match, from 1."""
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Doors:
    """Where the home screen leads."""

    play: Callable[[Game, Settings], None]
    unfinished: Callable[[], Unfinished | None]
    resume: Callable[[], None]
    lobby: Callable[[Game, Settings], None]
    """Where it is arranged who sits where."""
    quit: Callable[[], None]
    hall: Callable[[], None]


class Home(Screen):
    def __init__(
        self, look: Look, stack: Stack, room: Room, games: Mapping[str, Game], doors: Doors, version: str
    ) -> None:
        super().__init__()
        self._look = look
        self._stack = stack
        self._room = room
        self._covered = Covered(room, self._paint)
        self._games = games
        self._doors = doors
        self._version = version
        self._game = games.get(look.preferences.last_game) or next(iter(games.values()))
        self._form = Form(look, ())
        self._arrange()
        self._form.focus_on(self._play_index())

    def resized(self, size: Size) -> None:
        self.size = size
        self.repaint()

    def repaint(self) -> None:
        # It may have been away for a match or its options: words and the unfinished match are asked anew.
        super().repaint()
        self._arrange()

    def update(self, seconds: float) -> None:
        self._room.still = self._look.preferences.reduced_motion
        self._room.update(seconds)

    def touch(self, touch: Touch) -> bool:
        if self._form.touch(touch):
            if touch.kind == "key" and isinstance(self._form.focused, GameTable):
                self._light(self._form.focused)
            return True
        match touch.key:
            case "escape":
                self._ask_to_quit()
            case "h":
                self._open_help()
            case "o":
                self._open_options()
            case "m":
                self._doors.hall()
            case _:
                return False
        return True

    def draw(self, canvas: Surface) -> list[Rect] | None:
        if self.stale:
            self.stale = False
            self._covered.draw(canvas)
            return None
        return self._covered.draw_changed(canvas, self._form.changed())

    # What it looks like

    def _paint(self, canvas: Surface) -> None:
        """All that lies over the room."""
        self._paint_sign(canvas)
        self._look.mirror.paint(canvas, Rect((0, 0), self.size), self._paint_words)
        self._form.draw(canvas)

    def _paint_words(self, canvas: Surface) -> None:
        look, middle = self._look, self.size[0] // 2
        size = look.text_size
        for number, line in enumerate(self._about):
            place = (middle, self._about_top + number * look.lettering.height(size))
            look.lettering.draw(canvas, line, place, "paper", anchor="midtop", shadow="ink", size=size)
        corner = (self.size[0] - 5, self.size[1] - 1)
        version = look.strings("home.version", version=self._version)
        look.lettering.draw(canvas, version, corner, "haze", anchor="bottomright")

    def _paint_sign(self, canvas: Surface) -> None:
        """The name of the house on a board that hangs from the ceiling."""
        theme, title = self._look.theme, self._look.pictures.get("icons", "title")
        plate = title.get_rect(midtop=(self.size[0] // 2, self._top)).inflate(24, 6)
        for side in (plate.x + 16, plate.right - 18):
            pygame.draw.line(canvas, theme["ink"], (side - 1, 0), (side - 1, plate.y))
            pygame.draw.line(canvas, theme["wood3"], (side, 0), (side, plate.y))
        pygame.draw.rect(canvas, theme["ink"], plate.move(0, 3), border_radius=4)
        panel(canvas, theme, plate, "wood1", light="wood3", radius=4)
        pygame.draw.rect(canvas, theme["wood2"], plate.inflate(-6, -6), 1, border_radius=2)
        canvas.blit(title, title.get_rect(center=plate.center))

    def _arrange(self) -> None:
        """The tables stand before the wall; what lies below shares the space down to the bar."""
        look = self._look
        self._top = 4 + (self.size[1] - 360) // 2
        tables_top = self._top + 46
        self._about_top = tables_top + TABLE + plaque_height(look) + 5
        about = look.strings(f"{self._game.name}.about")
        self._about = look.lettering.wrap(about, ABOUT_WIDTH, look.text_size)[:2]
        seats_top = self._about_top + len(self._about) * look.lettering.height(look.text_size)
        bar_top = self.size[1] - KEY_HEIGHT - 6
        gap = min(LOOSEST, (bar_top - seats_top - SEATS_HEIGHT - PLAY_HEIGHT) // 3)
        tables = self._tables(tables_top)
        rows: list[Sequence[Widget]] = [
            tables,
            [self._seat_row(seats_top + gap)],
            self._start_keys(seats_top + SEATS_HEIGHT + 2 * gap),
            self._bar(bar_top),
        ]
        widgets = [each for row in rows for each in row]
        look.mirror.lay(widgets, Rect((0, 0), self.size))
        lit = next(each for each in tables if each.chosen())
        self._form = Form(look, widgets, like=self._form, rows=rows, chosen=lit)

    def _tables(self, top: int) -> list[GameTable]:
        count, wide = len(self._games), self.size[0]
        gap = max(0, min(3 * GAP, (wide - count * TABLE_WIDTH) // (count + 1)))
        left = (wide - count * TABLE_WIDTH - (count - 1) * gap) // 2
        return [
            GameTable(
                Rect(left + index * (TABLE_WIDTH + gap), top, TABLE_WIDTH, TABLE + plaque_height(self._look)),
                game=name,
                name=self._look.strings(f"{name}.name"),
                players=self._seats_words(game),
                chosen=partial(self._is_chosen, game),
                choose=partial(self._choose, game),
                sit_down=self._play,
            )
            for index, (name, game) in enumerate(self._games.items())
        ]

    def _seat_row(self, top: int) -> Widget:
        players = next(each for each in self._game.settings if each.key == "players")
        values = offered(self._game, players, self._settings)
        most = max(value for value in values if isinstance(value, int))
        row = Rect(0, top, width_of_seats(most), SEATS_HEIGHT)
        row.centerx = self.size[0] // 2
        return SeatRow(
            row,
            values,
            lambda: self._settings["players"],
            self._set_players,
            lambda value: self._look.strings("home.players", players=value),
            self._look.preferences.portrait,
            enabled=len(values) > 1,
        )

    def _start_keys(self, top: int) -> list[Widget]:
        strings = self._look.strings
        play = Button(Rect(0, top, 150, PLAY_HEIGHT), strings("home.play"), self._play, "gold", size=2)
        seats = Button(Rect(0, top, 0, PLAY_HEIGHT), strings("lobby.open"), self._open_lobby, "quiet")
        seats.rect.width = max(80, self._look.lettering.width(seats.text, bold=True) + 24)
        unfinished = self._doors.unfinished()
        if unfinished is None:
            return self._in_line([play, seats])
        words = strings(
            "home.continue",
            game=strings(f"{unfinished.game}.name"),
            hand=unfinished.hand,
            score=" : ".join(str(score) for score in unfinished.scores),
        )
        width = max(190, self._look.lettering.width(words, bold=True) + 41)
        emblem = f"{unfinished.game}/small"
        resume = Button(Rect(0, top, width, PLAY_HEIGHT), words, self._doors.resume, icon=emblem)
        return self._in_line([resume, play, seats])

    def _in_line(self, keys: list[Button]) -> list[Widget]:
        """Side by side in the middle."""
        left = (self.size[0] - sum(key.rect.width for key in keys) - GAP * (len(keys) - 1)) // 2
        for key in keys:
            key.rect.x = left
            left = key.rect.right + GAP
        return list(keys)

    def _bar(self, top: int) -> list[Widget]:
        strings = self._look.strings
        keys: list[tuple[str, str, Callable[[], None]]] = [
            ("home.rules", "", self._open_rules),
            ("home.help", "help", self._open_help),
            ("home.hall", "", self._doors.hall),
            ("home.options", "gear", self._open_options),
            ("home.quit", "", self._doors.quit),
        ]
        widths = [
            max(80, self._look.lettering.width(strings(key), bold=True) + (40 if icon else 20))
            for key, icon, _ in keys
        ]
        left = (self.size[0] - sum(widths) - GAP * (len(keys) - 1)) // 2
        bar: list[Widget] = []
        for (key, icon, act), width in zip(keys, widths, strict=True):
            place = Rect(left, top, width, KEY_HEIGHT)
            bar.append(Button(place, strings(key), act, "quiet", icon))
            left += width + GAP
        return bar

    def _seats_words(self, game: Game) -> str:
        players = next(each for each in game.settings if each.key == "players").values
        if len(players) == 1:
            return self._look.strings("home.players", players=players[0])
        return self._look.strings("home.players_range", fewest=players[0], most=players[-1])

    # What it does

    @property
    def _settings(self) -> Settings:
        return settings_of(self._game, self._look.kept)

    def _play_index(self) -> int:
        """Continue if there is something to continue, else Play: first after the cards and the seats."""
        return len(self._games) + 1

    def _is_chosen(self, game: Game) -> bool:
        return self._game is game

    def _choose(self, game: Game) -> None:
        self._game = game
        self.repaint()

    def _light(self, table: GameTable) -> None:
        """Keys have come to this table."""
        if not table.chosen():
            table.choose()

    def _set_players(self, players: Value) -> None:
        self._keep(settled(self._game, {**self._settings, "players": players}, "players"))
        self.repaint()

    def _keep(self, settings: Settings) -> None:
        try:
            remember(self._game, self._look.kept, settings)
        except OSError as error:
            strings = self._look.strings
            message = strings("error.not_kept", file=self._look.kept.file, reason=error.strerror or error)
            self._stack.open(Message(self._look, self._stack, strings("error.title"), message))

    def _play(self) -> None:
        self._keep(self._settings)
        self._doors.play(self._game, self._settings)

    def _open_lobby(self) -> None:
        self._keep(self._settings)
        self._doors.lobby(self._game, self._settings)

    def _open_rules(self) -> None:
        self._stack.open(Options(self._look, self._stack, game_sheet(self._look, self._game)))

    def _open_options(self) -> None:
        self._stack.open(Options(self._look, self._stack, program_sheet(self._look)))

    def _open_help(self) -> None:
        self._stack.open(Help(self._look, self._stack, self._game, self._settings))

    def _ask_to_quit(self) -> None:
        strings = self._look.strings
        answers = ((strings("home.quit"), self._doors.quit), (strings("ui.stay"), nothing))
        self._stack.open(
            Message(self._look, self._stack, strings("home.ask_quit"), strings("home.ask_quit_text"), answers)
        )

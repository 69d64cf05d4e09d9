"""The way in: reads the command, builds the parts and hands them to each other."""

import argparse
import asyncio
import io
import logging
import os
import sys
import tempfile
import time
import traceback
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random

from afterwards import HALL, WATCH, Afterwards, add_hall, add_watch
from arguments import BAD_INPUT, Parser, add_settings, game_of, positive, whole, with_players
from evening import sit_down
from game.bots import simulate
from game.bots.levels import LEVELS, NORMAL
from game.device.folders import NotWritable, assets_folder, user_folder
from game.device.preferences import PreferencesFile
from game.device.sitters import Sitter
from game.device.strings import BadStrings
from game.rules.game import Game
from game.rules.games import GAMES
from game.rules.settings import BadSetting, Settings
from game.screens.assets import BadAsset
from game.screens.home import Doors, Home, Unfinished
from game.screens.lobby import Lobby
from game.screens.look import Look, make_look
from game.screens.message import Message
from game.screens.option_rows import program_sheet
from game.screens.options import Options
from game.screens.room import Room
from game.screens.shared import seating
from game.screens.shared.devices import Devices
from game.screens.window import NoDisplay, Window, open_display
from game.table import replay
from game.table.hall import MATCHES
from game.table.keeping import broken, keep_at, new_file, unfinished
from game.table.record import Record, match_of
from game.table.table import Table

VERSION = "0.1.0"
OUR_MISTAKE, INTERRUPTED = 70, 130
PREFERENCES, TROUBLE = "preferences.toml", "trouble.log"


def main(words: Sequence[str] | None = None) -> int:
    """Runs a command; returns the exit code: 0, 1 where `replay` finds a difference, 2 for bad input."""
    logging.basicConfig(level=logging.WARNING, format="%(message)s")
    with_streams()
    for stream in (sys.stdout, sys.stderr):  # a name in a path may be more than the console can show
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    chosen = parser().parse_args(words)
    try:
        code: int = chosen.run(chosen)
    except (BadSetting, BadAsset, BadStrings, NoDisplay, ValueError) as error:
        print(f"trick-table: {error}", file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED
    except OSError as error:  # say, a full disk behind the standard output
        if not isinstance(error, BrokenPipeError):
            print(f"trick-table: {error.filename or 'output'}: {error.strerror}", file=sys.stderr)
            return BAD_INPUT
        # Whoever read our lines has read enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return code


def with_streams() -> None:
    """Without a console, or where one is closed, Python has None for a stream: then nothing comes or goes."""
    sys.stdin = sys.stdin or open(os.devnull, encoding="utf-8")  # noqa: SIM115
    sys.stdout = sys.stdout or open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    sys.stderr = sys.stderr or open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115


def parser() -> Parser:
    top = Parser(prog="main.py", description="Trick Table: card games for people in one room.")
    top.add_argument("--version", action="version", version=f"Trick Table {VERSION}")
    top.set_defaults(run=show_home)
    commands = top.add_subparsers(title="commands", metavar="COMMAND", parser_class=Parser)
    add_play(commands.add_parser("play", help="go straight to the table", description=PLAY))
    add_replay(commands.add_parser("replay", help="check records of matches", description=REPLAY))
    add_simulate(commands.add_parser("simulate", help="let bots play, as records", description=SIMULATE))
    add_hall(commands.add_parser("hall", help="open the hall of matches", description=HALL), show_hall)
    add_watch(commands.add_parser("watch", help="see a match again", description=WATCH), show_afterwards)
    return top


PLAY = "Goes straight to the table: a match against bots."
REPLAY = (
    "Plays records of matches through the rules and prints a line for each: ok, or the first difference. "
    "Exits with 1 if any differ, with 2 if a file cannot be read."
)
SIMULATE = (
    "Plays whole matches without a screen until so many hands are done, and prints one record a match. "
    "The same seed and settings give the same records."
)


def add_play(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help=f"one of: {', '.join(GAMES)}")
    parser.add_argument("--players", type=whole, metavar="N", help="how many sit at the table")
    parser.add_argument("--seed", type=whole, metavar="S", help="deals the same cards for the same seed")
    add_settings(parser)
    parser.set_defaults(run=show_table)


def add_replay(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "files", nargs="+", metavar="FILE", help="JSON or JSON lines; - is the standard input"
    )
    parser.set_defaults(run=lambda chosen: replay.run(chosen.files, sys.stdout, sys.stderr))


def add_simulate(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help=f"one of: {', '.join(GAMES)}")
    parser.add_argument("--hands", type=positive, required=True, metavar="N", help="at least so many hands")
    parser.add_argument("--seed", type=whole, required=True, metavar="S", help="any whole number")
    parser.add_argument(
        "--players",
        metavar="NAMES",
        default=NORMAL,
        help=f"who plays: {', '.join(LEVELS)}; one for all seats or, with commas, one for each",
    )
    parser.add_argument("--legal", action="store_true", help="write the legal actions too")
    add_settings(parser)
    parser.set_defaults(run=run_simulate)


def run_simulate(chosen: argparse.Namespace) -> int:
    game = game_of(chosen)
    settings = game.check(chosen.settings)
    simulate.run(
        game,
        settings,
        hands=chosen.hands,
        seed=chosen.seed,
        players=chosen.players,
        legal=chosen.legal,
        out=sys.stdout,
        err=sys.stderr,
    )
    return 0


def show_home(chosen: argparse.Namespace) -> int:
    return show(lambda house: None)


def show_table(chosen: argparse.Namespace) -> int:
    game = game_of(chosen)
    settings = game.check(with_players(chosen.settings, chosen.players))
    return show(lambda house: house.play(game, settings, chosen.seed))


def show_hall(chosen: argparse.Namespace) -> int:
    return show_afterwards(Afterwards.open_hall)


def show_afterwards(first: Callable[[Afterwards], None]) -> int:
    return show(lambda house: first(house.afterwards))


def show(first: Callable[["House"], None]) -> int:
    """Opens the window with the home screen, does what is to be done first, and runs until it is closed."""
    try:
        folder: Path | None = user_folder()
        trouble = ""
    except NotWritable as error:
        folder, trouble = None, str(error)
    kept = PreferencesFile((folder or Path(tempfile.mkdtemp())) / PREFERENCES)
    display = open_display("Trick Table", assets_folder() / "icons" / "program.png", kept.now.full_screen)
    look = make_look(assets_folder(), kept)
    window = Window(display, look.theme)
    house = House(look, window, folder)
    house.open_home()
    first(house)
    house.warn(trouble)
    try:
        asyncio.run(window.run())
    except (BadAsset, BadStrings):
        raise
    except Exception:  # our own mistake: the record so far is kept, and no traceback reaches a player
        return house.confess(traceback.format_exc())
    return 0


class House:
    """The parts of the running program, handed to each other."""

    def __init__(self, look: Look, window: Window, folder: Path | None) -> None:
        self._look = look
        self._window = window
        self._folder = folder
        """Where matches are kept; None where nothing can be written."""
        self._kept = False
        """Whether the match at the table was kept as it stands."""
        self.afterwards = Afterwards(look, window, folder, self._tell)
        self._devices = Devices()
        window.on_plug = self._devices.plug
        window.on_full_screen = self._remember_full_screen
        window.on_bad_file = self._tell
        look.kept.on_change.append(self._follow)

    def open_home(self) -> None:
        look, window = self._look, self._window
        room = Room(look.assets / "rooms" / "home.tmx")
        self.afterwards.start()
        doors = Doors(
            self.play, self._unfinished, self.resume, self._arrange, window.stop, self.afterwards.open_hall
        )
        home = Home(look, window, room, GAMES, doors, VERSION)
        self.afterwards.on_news = home.repaint
        window.open(home)

    def warn(self, trouble: str) -> None:
        """Over whatever is open: what was wrong with the preferences, and why nothing can be kept, if so."""
        if trouble:
            self._tell_unkept(trouble)
        # Older ones have been told of before, and to read them all would keep people waiting.
        spoilt = broken(self._folder / MATCHES, newest=1) if self._folder else []
        warnings = [each.said(self._look.strings) for each in self._look.kept.warnings]
        warnings += [f"{each.path}: {each.reason}" for each in spoilt]
        if warnings:
            self._tell("\n".join(warnings))

    def play(
        self, game: Game, settings: Settings, seed: int | None = None, seats: Sequence[Sitter] = ()
    ) -> None:
        """A new match of those at the seats; without any, of one person and bots."""
        chance = Random(seed)
        sitters = seats or seating.one_person(self._look, settings.number("players"), NORMAL)
        named = seating.names(self._look, sitters)
        sitters = tuple(replace(each, name=name) for each, name in zip(sitters, named, strict=True))
        path, trouble = self._new_file()
        keep = self._carefully(keep_at(path)) if path else nowhere
        table = Table(game, settings, named, random=chance, keep=keep)
        self.afterwards.look_on(table, path, lambda: self._kept)
        self._remember_seated(sitters)
        self._sit_down(table, sitters, chance, lambda: self.play(game, settings, seats=seats))
        if trouble:
            self._tell_unkept(trouble)

    def resume(self) -> None:
        """The match left unfinished, at the very position, with everybody where they sat."""
        kept = unfinished(self.afterwards.going_on())
        if kept is None:
            return
        match = match_of(kept.record)
        keep = self._carefully(keep_at(kept.path))
        chance = Random()
        sitters: Sequence[Sitter] = self._look.preferences.seated
        if tuple(each.name for each in sitters) != match.names or not seating.persons(sitters):
            sitters = seating.one_person(self._look, len(match.names), NORMAL)
        self._kept = True
        table = Table(match.game, match.settings, match.names, random=chance, keep=keep, match=match)
        self.afterwards.look_on(table, kept.path, lambda: self._kept)
        self._sit_down(table, sitters, chance, lambda: self.play(match.game, match.settings, seats=sitters))

    def _arrange(self, game: Game, settings: Settings) -> None:
        """Who sits where at the next match."""
        lobby = Lobby(
            self._look,
            self._window,
            self._devices,
            title=self._look.strings("lobby.title"),
            players=settings.number("players"),
            levels=LEVELS,
            usual=NORMAL,
            play=lambda sitters: self.play(game, settings, seats=tuple(sitters)),
        )
        self._window.open(lobby)

    def _sit_down(
        self, table: Table, sitters: Sequence[Sitter], chance: Random, again: Callable[[], None]
    ) -> None:
        look, window, devices = self._look, self._window, self._devices
        sit_down(look, window, devices, table, sitters, chance, options=self._options, again=again)

    def _options(self) -> None:
        self._window.open(Options(self._look, self._window, program_sheet(self._look)))

    def _remember_seated(self, sitters: tuple[Sitter, ...]) -> None:
        if self._look.preferences.seated == sitters:
            return
        try:
            self._look.kept.change(seated=sitters)
        except OSError as error:
            self._tell(f"{self._look.kept.file}: {error.strerror}")

    def _unfinished(self) -> Unfinished | None:
        kept = unfinished(self.afterwards.going_on())
        if kept is None:
            return None
        match = match_of(kept.record)
        return Unfinished(match.game.name, len(match.played), match.scores)

    def _new_file(self) -> tuple[Path | None, str]:
        """Where the match is kept, and why it cannot be, if so."""
        if self._folder is None:
            return None, ""
        try:
            return new_file(self._folder / MATCHES, time.strftime("%Y-%m-%d-%H%M%S")), ""
        except OSError as error:
            return None, f"{error.filename}: {error.strerror}"

    def _carefully(self, keep: Callable[[Record], None]) -> Callable[[Record], None]:
        """Keeps, and where that fails says so once and lets the match go on."""
        told = False

        def keep_or_tell(record: Record) -> None:
            nonlocal told
            self._kept = False
            try:
                keep(record)
                self._kept = True
            except OSError as error:
                if not told:
                    told = True
                    self._tell_unkept(f"{error.filename}: {error.strerror}")

        return keep_or_tell

    def _tell(self, trouble: str) -> None:
        title = self._look.strings("error.title")
        self._window.open(Message(self._look, self._window, title, trouble))

    def _tell_unkept(self, reason: str) -> None:
        self._tell(self._look.strings("error.no_record", reason=reason))

    def _remember_full_screen(self, full: bool) -> None:
        try:
            self._look.kept.change(full_screen=full)
        except OSError as error:
            self._tell(f"{self._look.kept.file}: {error.strerror}")

    def _follow(self) -> None:
        """Full screen may have been changed in the options."""
        self._window.full_screen = self._look.preferences.full_screen

    def confess(self, mistake: str) -> int:
        """Writes down a mistake of ours and says where."""
        if self._folder is None:
            print("trick-table: stopped by a mistake of its own", file=sys.stderr)
            return OUR_MISTAKE
        file = self._folder / TROUBLE
        file.write_text(mistake, encoding="utf-8")
        print(f"trick-table: stopped by a mistake of its own; the match is kept, see {file}", file=sys.stderr)
        return OUR_MISTAKE


def nowhere(record: Record) -> None:
    """Keeps nothing."""


if __name__ == "__main__":
    sys.exit(main())

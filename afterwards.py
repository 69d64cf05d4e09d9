"""What comes after a match: the hall it stands in, the table it is watched at, and the commands for both."""

import argparse
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TextIO

from arguments import BAD_INPUT, positive
from game.device.folders import NotWritable, user_folder
from game.rules.shown import printable
from game.screens.hall import HallScreen
from game.screens.look import Look
from game.screens.match.watch_screen import WatchScreen
from game.screens.message import nothing
from game.screens.window import Window
from game.table.collecting import give_out, take_in
from game.table.hall import MATCHES, Hall, HallTrouble
from game.table.json_value import BadRecord
from game.table.keeping import newest_first, read
from game.table.match import Match
from game.table.record import from_json, match_of
from game.table.replay import texts_of
from game.table.table import Table
from game.table.watching import finished

SHARE = 1 / 3
"""Of the time from frame to frame that catching up may take."""
FIRST_SLICE = 0.1
"""Seconds that it may take where somebody waits for it anyway."""

HALL = "Opens the hall of matches; import and export carry records in and out without a window."
IMPORT = (
    "Takes records of matches into the hall and keeps them. Each is played through the rules first, and one "
    "that is here already changes nothing. Exits with 1 if any differ, with 2 if one cannot be read."
)
EXPORT = "Prints a record a line for every match in the hall, with the hands that are over."
WATCH = "Shows a match again at its table, all cards open: hands that are over, step by step."


def add_hall(parser: argparse.ArgumentParser, show: Callable[[argparse.Namespace], int]) -> None:
    parser.set_defaults(run=show)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", parser_class=type(parser))
    taking = commands.add_parser("import", help="take records into the hall", description=IMPORT)
    taking.add_argument(
        "files", nargs="+", metavar="FILE", help="JSON or JSON lines; - is the standard input"
    )
    taking.set_defaults(run=lambda chosen: _with_hall(lambda hall: take_in(hall, chosen.files, *_streams())))
    giving = commands.add_parser("export", help="print the records of all matches", description=EXPORT)
    giving.set_defaults(run=lambda chosen: _with_hall(lambda hall: give_out(hall, *_streams())))


def add_watch(parser: argparse.ArgumentParser, show: Callable[[Callable[["Afterwards"], None]], int]) -> None:
    parser.add_argument("file", metavar="FILE", help="JSON or JSON lines; - is the standard input")
    parser.add_argument("--match", type=positive, default=1, metavar="N", help="which record of the file; 1")
    parser.add_argument("--hand", type=positive, default=1, metavar="N", help="which hand to begin with; 1")

    def run(chosen: argparse.Namespace) -> int:
        match = match_in(chosen.file, chosen.match)
        return show(lambda afterwards: afterwards.watch(match, chosen.hand - 1))

    parser.set_defaults(run=run)


def match_in(path: str, number: int) -> Match:
    """The match of the record with that number in a file; raises ValueError with file, place and reason."""
    name = printable(path)
    try:
        texts = texts_of(path)
    except OSError as error:
        raise ValueError(f"{name}: {error.strerror or error}") from None
    except BadRecord as error:
        raise ValueError(f"{name}: {error}") from None
    if number > len(texts):
        raise ValueError(f"{name}: --match {number} is too high: it holds {len(texts)}")
    line, text = texts[number - 1]
    try:
        match = match_of(from_json(text))
    except BadRecord as error:
        raise ValueError(f"{name}:{line}: {error}") from None
    if not finished(match):
        raise ValueError(f"{name}:{line}: no hand of this match is over yet")
    return match


def _streams() -> tuple[TextIO, TextIO]:
    return sys.stdout, sys.stderr


def _with_hall(work: Callable[[Hall], int]) -> int:
    try:
        hall = Hall(user_folder())
        if hall.set_aside:
            aside = hall.set_aside
            reason = aside.reason or "written by a newer version"
            print(f"{aside.file}: {reason}; set aside as {aside.kept_as.name}", file=sys.stderr)
        return work(hall)
    except NotWritable as error:
        raise ValueError(str(error)) from None
    except HallTrouble as trouble:
        print(f"trick-table: {trouble}", file=sys.stderr)
        return BAD_INPUT


class Afterwards:
    """The hall of the running program and the screens that show what is in it."""

    def __init__(self, look: Look, window: Window, home: Path | None, tell: Callable[[str], None]) -> None:
        """`home` is the user's folder, None where nothing can be kept. `tell` shows a sentence on top."""
        self._look = look
        self._window = window
        self._home = home
        self._tell = tell
        self._hall: Hall | None = None
        self._steps: Iterator[tuple[int, int]] | None = None
        self._progress = (0, 0)
        self._unread = 0
        """Files that hold no record."""
        self._looking_on: tuple[Table, Path, Callable[[], bool]] | None = None
        self._entered = (0, False)
        """How many hands of that match stand in the hall, and whether the last of them is over."""
        self._to_tell: list[str] = []
        """Told at the next frame, so that no screen that is just being opened covers it."""
        self._told = False
        """Whether a trouble has been told of that may still last."""
        self._screen: HallScreen | None = None
        self.on_news: Callable[[], None] = nothing
        """Called when the hall has caught up with something."""
        window.ticks.append(self._tick)

    def start(self) -> None:
        """Opens the hall and lets it catch up."""
        if self._home is None or self._hall is not None:
            return
        try:
            self._hall = Hall(self._home)
        except HallTrouble as trouble:
            self._in_trouble(trouble)
            return
        self._tell_what_was_set_aside()
        self._begin_to_catch_up()

    def look_on(self, table: Table, path: Path | None, kept: Callable[[], bool]) -> None:
        """From now on enters the match of this table as it goes; without a path it is kept nowhere. `kept`
        says whether its file is as far as the match."""
        self._looking_on = (table, path, kept) if path else None
        self._entered = (0, False)

    def going_on(self) -> list[Path]:
        """The matches that are not over, last played first."""
        if self._home is None:
            return []
        try:
            if self._hall is not None and not self._told:
                return self._hall.going_on()
        except HallTrouble as trouble:
            self._in_trouble(trouble)
        return newest_first(self._home / MATCHES)

    def open_hall(self) -> None:
        self._told = False
        self.start()
        if self._hall is None:
            if self._home is None:
                self._to_tell.append(self._look.strings("hall.no_folder"))
            return
        self._begin_to_catch_up()
        self._screen = HallScreen(
            self._look,
            self._window,
            self._hall,
            watch=self._watch_file,
            trouble=self._in_trouble,
            standing=self._standing,
        )
        self._window.open(self._screen)

    def watch(self, match: Match, hand: int) -> None:
        """The match at its table, beginning with that hand; some hand of it is over."""
        look, window = self._look, self._window
        screen = WatchScreen(look, window, match, hand, leave=lambda: window.close(screen))
        window.open(screen)

    def _watch_file(self, name: str, hand: int) -> None:
        assert self._home is not None
        file = self._home / name
        try:
            match = match_of(read(file))
        except BadRecord as error:
            self._to_tell.append(self._look.strings("hall.lost", file=file, reason=error))
            return
        if finished(match):
            self.watch(match, hand)
        else:
            self._to_tell.append(self._look.strings("watch.nothing"))

    # Each frame.

    def _tick(self, seconds: float) -> None:
        self._enter()
        self._go_on(SHARE * seconds)
        to_tell, self._to_tell = self._to_tell, []
        for words in to_tell:
            self._tell(words)

    def _begin_to_catch_up(self) -> None:
        assert self._hall is not None
        self._steps, self._progress = self._hall.catching_up(), (0, 0)
        self._go_on(FIRST_SLICE)

    def _enter(self) -> None:
        """As soon as a hand is dealt, and as soon as it is over."""
        if self._hall is None or self._looking_on is None:
            return
        table, path, kept = self._looking_on
        now = (len(table.match.played), table.match.result is not None)
        if now == self._entered or not kept():
            return
        self._entered = now
        try:
            self._hall.enter(path, table.match)
            self._told = False
        except HallTrouble as trouble:
            self._in_trouble(trouble)

    def _go_on(self, seconds: float) -> None:
        until = time.monotonic() + seconds
        while self._steps is not None and time.monotonic() < until:
            try:
                step = next(self._steps, None)
                if step is None:
                    self._steps = None
                    self._caught_up()
                else:
                    self._progress = step
            except HallTrouble as trouble:
                self._steps = None
                self._in_trouble(trouble)

    def _caught_up(self) -> None:
        assert self._hall is not None
        self._unread = len(self._hall.broken())
        if self._progress[1]:
            self.on_news()
            if self._screen:
                self._screen.reload()

    def _standing(self) -> str:
        """In a few words, for the foot of the hall."""
        strings = self._look.strings
        if self._steps is not None:
            done, total = self._progress
            return strings("hall.catching_up", done=done, total=total)
        return strings("hall.unread", count=self._unread) if self._unread else ""

    def _in_trouble(self, trouble: HallTrouble) -> None:
        """Says once what is wrong. A hall that was set aside is rebuilt at once."""
        if self._tell_what_was_set_aside():
            self._begin_to_catch_up()
        elif not self._told:
            self._told = True
            self._to_tell.append(self._look.strings("hall.trouble", reason=trouble))

    def _tell_what_was_set_aside(self) -> bool:
        """Whether there was any."""
        aside = self._hall.set_aside if self._hall else None
        if self._hall is None or aside is None:
            return False
        self._hall.set_aside = None
        key = "hall.set_aside" if aside.reason else "hall.newer"
        words = self._look.strings(key, file=aside.file, reason=aside.reason, aside=aside.kept_as.name)
        self._to_tell.append(words)
        return True

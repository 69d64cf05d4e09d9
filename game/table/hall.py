"""`Hall`: the hall of matches, in a file of SQLite beside the records.

Law: the records are the truth. The hall holds of each file exactly what its record says, so it may be lost or
left behind at any moment; it then catches up. Its own file is never mended: it is set aside, and a new one is
begun.
"""

import os
import sqlite3
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import NamedTuple, TypeVar

from game.table import hall_rows as rows
from game.table.hall_rows import GameRow, MatchRow, PlayerRow, Stamp
from game.table.json_value import BadRecord
from game.table.keeping import SUFFIX, read
from game.table.match import Match
from game.table.record import match_of

MATCHES, IMPORTED = "matches", "imported"
"""The folders of records: of the matches played here, and of those taken in from elsewhere."""

_FILE = "hall.sqlite"
_MARK, _VERSION = 0x54724861, 1
"""What SQLite writes in the file's head, for us to know it again."""
_PATIENCE = 0.5
"""Seconds to wait for another program that is writing."""
_DAMAGE = {
    sqlite3.SQLITE_CORRUPT,
    sqlite3.SQLITE_NOTADB,
    sqlite3.SQLITE_FORMAT,
    sqlite3.SQLITE_ERROR,  # say, a table is missing
    sqlite3.SQLITE_CONSTRAINT,
    sqlite3.SQLITE_MISMATCH,
}
"""What tells of a file that is not as we wrote it; all else is trouble with the disk, which may pass."""

_GOING_ON = 20
"""More of them than this nobody goes back to."""
_BESIDE = ("", "-wal", "-shm")
"""A file of SQLite and what may lie beside it."""

Answer = TypeVar("Answer")


class HallTrouble(Exception):
    """Something cannot be asked or kept; the message says why."""


class SetAside(NamedTuple):
    file: Path
    kept_as: Path
    """Its new name."""
    reason: str
    """"" where it only is of a newer version than this program."""


class _Newer(Exception):
    """The file was written by a later version of this program."""


class Hall:
    def __init__(self, home: Path) -> None:
        """Opens the hall in the user's folder. Raises HallTrouble if there can be none."""
        self._home = home
        self._file = home / _FILE
        self.behind = True
        """Whether there may be records it has not caught up with."""
        self.set_aside: SetAside | None = None
        """The file that was found spoilt since this was last set to None."""
        self._open()

    def close(self) -> None:
        self._connection.close()

    # What goes in.

    def enter(self, path: Path, match: Match) -> None:
        """All of this match, which has just been kept there; a second time changes nothing."""
        name, stamp = self._name(path), _stamp(path)
        if stamp is not None:
            self._write(lambda file: rows.put(file, name, stamp, match, ""))

    def catching_up(self) -> Iterator[tuple[int, int]]:
        """Takes in whatever differs from the records, a file a step: how many of how many are done.

        What is newest comes first. May be left at any step and begun again at any time.
        """
        found = dict(self._records())
        known = self._ask(rows.stamps)
        gone = known.keys() - found.keys()
        if gone:
            self._write(lambda file: rows.take_out(file, gone))
        changed = [name for name, stamp in found.items() if known.get(name) != stamp]
        changed.sort(key=lambda name: (found[name], name), reverse=True)
        for number, name in enumerate(changed, start=1):
            self._take_in(name, found[name])
            yield number, len(changed)
        self.behind = False

    def catch_up(self) -> None:
        for _ in self.catching_up():
            pass

    # What may be asked.

    def count_matches(self, player: tuple[str, str] | None = None) -> int:
        """Those with a finished hand: all, or of this name at this game."""
        return self._ask(lambda file: rows.count_matches(file, player))

    def matches(self, first: int, count: int, player: tuple[str, str] | None = None) -> list[MatchRow]:
        """So many of them, newest first."""
        return self._ask(lambda file: rows.matches(file, first, count, player))

    def count_players(self) -> int:
        """A player counts once for each game."""
        return self._ask(rows.count_players)

    def players(self, first: int, count: int) -> list[PlayerRow]:
        """Those with the most hands first."""
        return self._ask(lambda file: rows.players(file, first, count))

    def games(self) -> list[GameRow]:
        return self._ask(rows.games)

    def broken(self) -> list[tuple[Path, str]]:
        """The files that hold no record, and why."""
        return [(self._home / name, reason) for name, reason in self._ask(rows.troubles)]

    def going_on(self) -> list[Path]:
        """The matches played here last that are not over, the last one first."""
        names = self._ask(lambda file: rows.going_on(file, MATCHES, _GOING_ON))
        return [self._home / name for name in names]

    def files(self) -> list[Path]:
        """All files that hold a match, by name."""
        return [self._home / name for name in self._ask(rows.names)]

    def path_of(self, match: Match) -> Path | None:
        """Where this match is kept, however far it had come by then."""
        name = self._ask(lambda file: rows.file_of(file, rows.opening(match)))
        return None if name is None else self._home / name

    def new_path(self, match: Match) -> Path:
        """Where a match from elsewhere is to be kept."""
        return self._home / IMPORTED / f"{rows.opening(match)}{SUFFIX}"

    # The files.

    def _name(self, path: Path) -> str:
        return path.relative_to(self._home).as_posix()

    def _records(self) -> Iterator[tuple[str, Stamp]]:
        """With the name that `_name` gives; as there may be ten thousand, no `Path` is made of each."""
        for folder in (MATCHES, IMPORTED):
            try:
                with os.scandir(self._home / folder) as entries:
                    for each in entries:
                        stamp = _stamp(each) if each.name.endswith(SUFFIX) else None
                        if stamp:
                            yield f"{folder}/{each.name}", stamp
            except FileNotFoundError:  # nothing has been played yet
                continue
            except OSError as error:
                raise HallTrouble(f"{self._home / folder}: {error.strerror}") from None

    def _take_in(self, name: str, stamp: Stamp) -> None:
        """The stamp was taken before: should the file change meanwhile, it differs the next time."""
        match, trouble = None, ""
        try:
            match = match_of(read(self._home / name))
        except BadRecord as error:
            trouble = str(error) if stamp.size else ""  # nothing was ever kept there
        self._write(lambda file: rows.put(file, name, stamp, match, trouble))

    # The file of SQLite.

    def _ask(self, question: Callable[[sqlite3.Connection], Answer]) -> Answer:
        try:
            return question(self._connection)
        except sqlite3.Error as error:
            self._mend(error)
            raise HallTrouble(str(error)) from None

    def _write(self, change: Callable[[sqlite3.Connection], object]) -> None:
        """All of the change or nothing of it."""
        try:
            with self._connection:
                self._connection.execute("BEGIN IMMEDIATE")
                change(self._connection)
        except sqlite3.Error as error:
            self._mend(error)
            raise HallTrouble(str(error)) from None

    def _open(self) -> None:
        try:
            self._begin()
        except _Newer:
            self._put_away("")
        except sqlite3.Error as error:
            self._mend(error)

    def _begin(self) -> None:
        self._connection = sqlite3.connect(self._file, timeout=_PATIENCE, isolation_level=None)
        ask = self._connection.execute
        # Not a trouble if it cannot be: some disks of a network have no such thing.
        ask("PRAGMA journal_mode = WAL")
        ask("PRAGMA synchronous = NORMAL")
        ask("PRAGMA foreign_keys = ON")
        with self._connection:
            ask("BEGIN IMMEDIATE")
            version, mark = (ask(f"PRAGMA {key}").fetchone()[0] for key in ("user_version", "application_id"))
            if ask("SELECT count(*) FROM sqlite_master").fetchone()[0] == 0:
                for table in rows.TABLES:
                    ask(table)
                ask(f"PRAGMA user_version = {_VERSION}")
                ask(f"PRAGMA application_id = {_MARK}")
            elif mark != _MARK:
                raise sqlite3.DatabaseError("it is no hall of matches")
            elif version > _VERSION:
                raise _Newer
        if ask("PRAGMA quick_check(1)").fetchone()[0] != "ok":
            raise sqlite3.DatabaseError("its pages do not fit together")

    def _mend(self, error: sqlite3.Error) -> None:
        """Begins anew if the file is spoilt; raises HallTrouble if the fault lies elsewhere."""
        code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT) & 0xFF
        if code not in _DAMAGE:
            raise HallTrouble(f"{self._file}: {error}") from None
        self._put_away(str(error))

    def _put_away(self, reason: str) -> None:
        self._connection.close()
        try:
            kept_as = self._aside_name()
            for end in _BESIDE:
                beside = self._file.with_name(self._file.name + end)
                if beside.exists():
                    beside.rename(kept_as.with_name(kept_as.name + end))
            self._begin()
        except (OSError, sqlite3.Error, _Newer) as error:
            raise HallTrouble(f"{self._file}: {error}") from None
        self.behind = True
        self.set_aside = SetAside(self._file, kept_as, reason)

    def _aside_name(self) -> Path:
        stem = self._file.stem
        names = (self._file.with_stem(f"{stem}-set-aside-{number}") for number in count(1))
        return next(name for name in names if not name.exists())


def _stamp(file: "Path | os.DirEntry[str]") -> Stamp | None:
    """None: it has just been taken away, or is a link to nowhere."""
    try:
        found = file.stat()
    except OSError:
        return None
    return Stamp(found.st_mtime_ns, found.st_size)

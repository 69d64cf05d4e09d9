"""What stands in the hall's file, and what may be asked of it: matches, players, games. SQL lives here."""

import os
import sqlite3
from collections.abc import Iterable, Sequence
from dataclasses import replace
from hashlib import sha256
from typing import NamedTuple

from game.rules.cards import Side
from game.table.match import Match
from game.table.record import RecordedHand, record_of, to_json
from game.table.shares import Share, shares

TABLES = (
    """CREATE TABLE files (
        id INTEGER PRIMARY KEY,
        name BLOB NOT NULL UNIQUE,  -- within the user's folder, as the system spells it
        written INTEGER NOT NULL,   -- in nanoseconds. With the size it tells whether the file has changed
        size INTEGER NOT NULL,
        trouble TEXT                -- why it is no record, NULL for one that is; an empty file is no trouble
    )""",
    """CREATE TABLE matches (
        file INTEGER PRIMARY KEY REFERENCES files ON DELETE CASCADE,
        opening TEXT NOT NULL,      -- tells one match from all others
        game TEXT NOT NULL,
        played INTEGER NOT NULL,    -- in nanoseconds
        hands INTEGER NOT NULL,     -- those that are over
        over INTEGER NOT NULL
    )""",
    """CREATE TABLE seats (
        file INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        name TEXT NOT NULL,
        game TEXT NOT NULL,
        over INTEGER NOT NULL,
        side INTEGER NOT NULL,
        score TEXT NOT NULL,        -- scores have no bound
        won INTEGER NOT NULL,
        hands INTEGER NOT NULL,
        points NUMERIC NOT NULL,
        tried INTEGER NOT NULL,
        made INTEGER NOT NULL,
        best NUMERIC NOT NULL,
        best_hand INTEGER NOT NULL,
        PRIMARY KEY (file, seat)
    ) WITHOUT ROWID""",
    "CREATE INDEX matches_newest ON matches (played)",
    "CREATE INDEX matches_opening ON matches (opening)",
    "CREATE INDEX seats_player ON seats (name, game)",
)

_EXACT = 2**53
"""Up to here a number is kept as it is."""


class Stamp(NamedTuple):
    """Tells whether a file is still the one that was read."""

    written: int
    size: int


class SideRow(NamedTuple):
    names: tuple[str, ...]
    score: str
    won: bool


class MatchRow(NamedTuple):
    file: str
    """Within the user's folder."""
    game: str
    played: float
    """Seconds since 1970."""
    hands: int
    over: bool
    sides: tuple[SideRow, ...]


class PlayerRow(NamedTuple):
    """One player at one game."""

    name: str
    game: str
    matches: int
    """Those that are over."""
    won: int
    hands: int
    tried: int
    """Contracts."""
    made: int
    average: float
    """Points a hand."""
    best: float
    """The most points of a hand."""
    best_file: str
    best_hand: int
    """Its number in that match, from 0."""


class GameRow(NamedTuple):
    game: str
    matches: int
    hands: int
    tried: int
    made: int
    best: float
    best_name: str
    best_file: str
    best_hand: int


def opening(match: Match) -> str:
    """The same for two records of one match, whether it has gone on in between or not."""
    hands = tuple(RecordedHand(each.dealer, each.dealt) for each in match.played[:1])
    line = to_json(replace(record_of(match), hands=hands, winners=None))
    return sha256(line.encode()).hexdigest()[:32]


def put(connection: sqlite3.Connection, name: str, stamp: Stamp, match: Match | None, trouble: str) -> None:
    """All that is to be known of one file, in the place of what was known; `match` None: it is no record."""
    take_out(connection, [name])
    added = connection.execute(
        "INSERT INTO files (name, written, size, trouble) VALUES (?, ?, ?, ?)",
        (os.fsencode(name), *stamp, None if match else trouble),
    )
    if match is None:
        return
    over, game = match.over, match.game.name
    finished = sum(hand.result is not None for hand in match.played)
    connection.execute(
        "INSERT INTO matches VALUES (?, ?, ?, ?, ?, ?)",
        (added.lastrowid, opening(match), game, stamp.written, finished, over),
    )
    connection.executemany(
        f"INSERT INTO seats VALUES ({', '.join('?' * 14)})",
        [_seat_row(added.lastrowid, game, over, share) for share in shares(match)],
    )


def take_out(connection: sqlite3.Connection, names: Iterable[str]) -> None:
    connection.executemany("DELETE FROM files WHERE name = ?", [(os.fsencode(name),) for name in names])


def stamps(connection: sqlite3.Connection) -> dict[str, Stamp]:
    rows = connection.execute("SELECT name, written, size FROM files")
    return {os.fsdecode(name): Stamp(written, size) for name, written, size in rows}


def troubles(connection: sqlite3.Connection) -> list[tuple[str, str]]:
    """The files that are no record, and why."""
    rows = connection.execute("SELECT name, trouble FROM files WHERE trouble > '' ORDER BY name")
    return [(os.fsdecode(name), trouble) for name, trouble in rows]


def names(connection: sqlite3.Connection) -> list[str]:
    """The files of all matches."""
    rows = connection.execute("SELECT name FROM matches JOIN files ON id = file ORDER BY name")
    return [os.fsdecode(name) for (name,) in rows]


def going_on(connection: sqlite3.Connection, folder: str, count: int) -> list[str]:
    """So many files of a folder whose matches are not over, last played first."""
    rows = connection.execute(
        """SELECT name FROM matches JOIN files ON id = file WHERE NOT over AND instr(name, ?) = 1
        ORDER BY played DESC, name DESC LIMIT ?""",
        (os.fsencode(f"{folder}/"), count),
    )
    return [os.fsdecode(name) for (name,) in rows]


def file_of(connection: sqlite3.Connection, opening: str) -> str | None:
    """Where the match that began like this is kept."""
    row = connection.execute(
        "SELECT name FROM matches JOIN files ON id = file WHERE opening = ? ORDER BY hands DESC", (opening,)
    ).fetchone()
    return None if row is None else os.fsdecode(row[0])


# A match of which no hand is over is none to tell of.
_SHOWN = (
    "hands > 0 AND (:name IS NULL OR file IN (SELECT file FROM seats WHERE name = :name AND game = :game))"
)


def count_matches(connection: sqlite3.Connection, player: tuple[str, str] | None) -> int:
    """Of this name at this game; None: of all."""
    row = connection.execute(f"SELECT count(*) FROM matches WHERE {_SHOWN}", _player(player)).fetchone()
    return int(row[0])


def matches(
    connection: sqlite3.Connection, first: int, count: int, player: tuple[str, str] | None
) -> list[MatchRow]:
    """Newest first."""
    found = connection.execute(
        f"""SELECT file, files.name, game, played, hands, over FROM matches JOIN files ON id = file
        WHERE {_SHOWN} ORDER BY played DESC, files.name DESC LIMIT :count OFFSET :first""",
        {**_player(player), "first": first, "count": count},
    ).fetchall()
    return [
        MatchRow(os.fsdecode(name), game, played / 1e9, hands, bool(over), _sides(connection, file))
        for file, name, game, played, hands, over in found
    ]


def count_players(connection: sqlite3.Connection) -> int:
    """A player counts once for each game."""
    row = connection.execute("SELECT count(*) FROM (SELECT 1 FROM seats WHERE hands > 0 GROUP BY name, game)")
    return int(row.fetchone()[0])


def players(connection: sqlite3.Connection, first: int, count: int) -> list[PlayerRow]:
    """Those with the most hands first. Beside max(), SQLite takes the other columns from that very row."""
    found = connection.execute(
        """SELECT seats.name, game, sum(over), sum(won), sum(hands), sum(tried), sum(made),
        total(points) / sum(hands), max(best), file, best_hand FROM seats WHERE hands > 0
        GROUP BY seats.name, game ORDER BY sum(hands) DESC, seats.name, game LIMIT ? OFFSET ?""",
        (count, first),
    ).fetchall()
    return [PlayerRow._make((*row[:9], _name(connection, row[9]), row[10])) for row in found]


def games(connection: sqlite3.Connection) -> list[GameRow]:
    """Those with the most hands first."""
    contracts = {
        game: rest
        for game, *rest in connection.execute(
            """SELECT game, sum(tried), sum(made), max(best), name, file, best_hand FROM seats
            WHERE hands > 0 GROUP BY game"""
        )
    }
    found = connection.execute(
        "SELECT game, sum(over), sum(hands) FROM matches WHERE hands > 0 GROUP BY game ORDER BY 3 DESC, game"
    ).fetchall()
    return [
        GameRow._make((game, over, hands, *rest, _name(connection, file), best_hand))
        for game, over, hands in found
        for *rest, file, best_hand in [contracts[game]]
    ]


def _player(player: tuple[str, str] | None) -> dict[str, str | None]:
    return {"name": _text(player[0]) if player else None, "game": player[1] if player else None}


def _sides(connection: sqlite3.Connection, file: int) -> tuple[SideRow, ...]:
    sides: dict[Side, SideRow] = {}
    for name, side, score, won in connection.execute(
        "SELECT name, side, score, won FROM seats WHERE file = ? ORDER BY side, seat", (file,)
    ):
        names = sides[side].names if side in sides else ()
        sides[side] = SideRow((*names, name), score, bool(won))
    return tuple(sides.values())


def _name(connection: sqlite3.Connection, file: int) -> str:
    return os.fsdecode(connection.execute("SELECT name FROM files WHERE id = ?", (file,)).fetchone()[0])


def _seat_row(file: int | None, game: str, over: bool, share: Share) -> Sequence[object]:
    return (
        file,
        share.seat,
        _text(share.name),
        game,
        over,
        share.side,
        str(share.score),
        share.won,
        share.hands,
        _number(share.points),
        share.tried,
        share.made,
        _number(share.best),
        share.best_hand,
    )


def _text(name: str) -> str:
    """A record may hold half a character, which no file of SQLite can."""
    return name.encode("utf-8", "replace").decode("utf-8")


def _number(value: int) -> int | float:
    """A record may hold numbers beyond all bounds, which no file of SQLite can."""
    if abs(value) <= _EXACT:
        return value
    try:
        return float(value)
    except OverflowError:
        return 1e308 if value > 0 else -1e308

"""Records carried from one hall to another: taken in from files, and given out as lines.

`take_in` and `give_out` are the commands `hall import` and `hall export`.
"""

from collections.abc import Iterable
from dataclasses import replace
from typing import NamedTuple, TextIO

from game.rules.shown import printable
from game.table.hall import Hall
from game.table.keeping import keep_at, read
from game.table.match import Match
from game.table.record import BadRecord, Record, from_json, match_of, record_of, to_json
from game.table.replay import DIFFERS, SAME, UNREADABLE, replay, texts_of


class _Count(NamedTuple):
    taken_in: int = 0
    already_here: int = 0
    refused: int = 0


def take_in(hall: Hall, paths: Iterable[str], out: TextIO, err: TextIO) -> int:
    """Takes in every record that the rules go along with, and prints how many; returns the exit code, that of
    `replay`. A match that is here already changes nothing, unless the record goes further.

    Raises HallTrouble, and OSError if a record cannot be kept.
    """
    hall.catch_up()
    code, total = SAME, _Count()
    for path in paths:
        name = printable(path)
        try:
            texts = texts_of(path)
        except (OSError, BadRecord) as error:
            reason = error.strerror if isinstance(error, OSError) else None
            print(f"{name}: {reason or error}", file=err)
            code = UNREADABLE
            continue
        for line, text in texts:
            verdict, trouble, match = _read(text)
            code = max(code, verdict)
            if match is None:
                print(f"{name}:{line}: {trouble}", file=err)
                total = total._replace(refused=total.refused + 1)
            elif _keep(hall, match):
                total = total._replace(taken_in=total.taken_in + 1)
            else:
                total = total._replace(already_here=total.already_here + 1)
    print(f"{total.taken_in} taken in, {total.already_here} already here, {total.refused} refused", file=out)
    return code


def give_out(hall: Hall, out: TextIO, err: TextIO) -> int:
    """Prints a record a line for every match, with the hands that are over; returns the exit code."""
    hall.catch_up()
    for path, reason in hall.broken():
        print(f"{printable(str(path))}: {reason}", file=err)
    for path in hall.files():
        record = finished_hands(read(path))
        if record.hands:
            print(to_json(record), file=out)
    return SAME


def finished_hands(record: Record) -> Record:
    """Without the hand under way, whose cards are nobody else's business yet."""
    return replace(record, hands=tuple(hand for hand in record.hands if hand.result is not None))


def _read(text: str) -> tuple[int, str, Match | None]:
    try:
        record = from_json(text)
        difference = replay(record)
        if difference:
            return DIFFERS, difference, None
        return SAME, "", match_of(record)
    except BadRecord as error:
        return UNREADABLE, str(error), None


def _keep(hall: Hall, match: Match) -> bool:
    """Whether there was anything new in it."""
    path = hall.path_of(match)
    if path is None:
        path = hall.new_path(match)
        path.parent.mkdir(exist_ok=True)
    elif _actions(match) <= _actions(match_of(read(path))):
        return False
    keep_at(path)(record_of(match))
    hall.enter(path, match)
    return True


def _actions(match: Match) -> int:
    return sum(len(hand.actions) for hand in match.played)

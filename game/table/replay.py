"""Plays records through the rules and tells the first difference between what they say and what came.

`run` is the command `replay` of record-format.md.
"""

import json
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple, TextIO

from game.rules.actions import Action
from game.rules.cards import Seat
from game.rules.hand import Hand, Refused
from game.rules.result import Result
from game.rules.shown import printable, shown, some_shown
from game.table.match import Match
from game.table.record import Attempt, BadRecord, Record, RecordedHand, Tally, from_json

STANDARD_INPUT = "-"
SAME, DIFFERS, UNREADABLE = range(3)
"""Also the exit codes of the command."""

_MOST_NAMED = 3


class Verdict(NamedTuple):
    line: int
    """Where in the file the record starts, from 1."""
    words: str
    code: int
    """SAME, DIFFERS or UNREADABLE."""


class _Differs(Exception):
    """The first difference."""


class _Spot(NamedTuple):
    hand: int
    action: int

    def differs(self, expected: str, came: str) -> _Differs:
        return _Differs(f"hand {self.hand} action {self.action}: expected {expected}, came {came}")


def run(paths: Iterable[str], out: TextIO, err: TextIO) -> int:
    """Prints one line a record; returns the exit code. A file that cannot be read does not stop the rest."""
    code = SAME
    for path in paths:
        name = printable(path)
        try:
            verdicts = replay_file(path)
        except OSError as error:
            print(f"{name}: {error.strerror or error}", file=err)
            code = UNREADABLE
        except BadRecord as error:
            print(f"{name}: {error}", file=err)
            code = UNREADABLE
        else:
            for verdict in verdicts:
                print(_line(name, verdict), file=out)
                code = max(code, verdict.code)
    return code


def replay_file(path: str) -> Iterator[Verdict]:
    """The verdict on each record of a file; raises as `texts_of`, before the first verdict."""
    return (_verdict(line, text) for line, text in texts_of(path))


def texts_of(path: str) -> list[tuple[int, str]]:
    """The records of a file of JSON or JSON lines with the lines they start at; `-` is the standard input.

    Raises OSError, and BadRecord if the file is no text or holds no record.
    """
    content = sys.stdin.buffer.read() if path == STANDARD_INPUT else Path(path).read_bytes()
    texts = list(_texts(_decoded(content)))
    if not texts:
        raise BadRecord("holds no record")
    return texts


def _verdict(line: int, text: str) -> Verdict:
    try:
        difference = replay(from_json(text))
    except BadRecord as error:
        return Verdict(line, str(error), UNREADABLE)
    return Verdict(line, difference or "ok", DIFFERS if difference else SAME)


def replay(record: Record) -> str | None:
    """The first difference between the record and the rules, `hand H action A: …`; None if there is none."""
    try:
        _play(record)
    except _Differs as difference:
        return str(difference)
    return None


def _line(path: str, verdict: Verdict) -> str:
    if verdict.code == SAME:
        return verdict.words
    colon = ":" if verdict.code == UNREADABLE else ""
    return f"{path}:{verdict.line}{colon} {verdict.words}"


def _decoded(content: bytes) -> str:
    # A console of Windows writes UTF-16 where a program's output goes to a file.
    is_utf16 = content.startswith((b"\xff\xfe", b"\xfe\xff"))
    try:
        return content.decode("utf-16" if is_utf16 else "utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadRecord(f"is not text: {error.reason} at byte {error.start}") from None


def _texts(content: str) -> Iterator[tuple[int, str]]:
    """The records with their lines: one in the whole file, or one a line."""
    lines = [(number, line) for number, line in enumerate(content.split("\n"), start=1) if line.strip()]
    if len(lines) > 1 and not _is_json(lines[0][1]) and (_is_json(content) or _is_one(lines)):
        yield lines[0][0], content
    else:
        yield from lines


def _is_one(lines: list[tuple[int, str]]) -> bool:
    """Whether a text that is not JSON looks like one record all the same: no later line begins another."""
    return not any(line.startswith('{"') for _, line in lines[1:])


def _is_json(text: str) -> bool:
    try:
        json.loads(text)
    except (ValueError, RecursionError):
        return False
    return True


def _play(record: Record) -> None:
    """Raises _Differs at the first difference."""
    match = Match(record.game, record.settings, record.names, record.scores)
    spot = _Spot(0, 0)
    for number, recorded in enumerate(record.hands):
        _check_dealer(match, recorded, _Spot(number, 0))
        match = match.deal(recorded.dealt, recorded.dealer)
        for index in range(len(recorded.actions) + 1):
            spot = _Spot(number, index)
            assert match.hand is not None
            _check_moment(match.hand, record, spot)
            if index < len(recorded.actions):
                match = _played(match, recorded, spot)
        spot = _Spot(number, max(0, len(recorded.actions) - 1))
        _check_end(match, recorded, spot, is_last=number == len(record.hands) - 1)
    if record.winners is not None and record.winners != match.winners:
        raise spot.differs(f"winners {some_shown(record.winners)}", f"winners {some_shown(match.winners)}")


def _check_dealer(match: Match, recorded: RecordedHand, spot: _Spot) -> None:
    if match.over:
        raise spot.differs("another hand", f"the end of the match, winners {some_shown(match.winners)}")
    # A record that starts in the middle of a match may start with any dealer.
    dealer = match.next_dealer if match.last is not None or not any(match.start_scores) else None
    if dealer is not None and dealer != recorded.dealer:
        raise spot.differs(f"dealer {recorded.dealer}", f"dealer {dealer}")


def _check_moment(hand: Hand, record: Record, spot: _Spot) -> None:
    """What a case says of this moment."""
    for attempt in record.illegal:
        if (attempt.hand, attempt.after) == spot and _accepts(hand, attempt):
            raise spot.differs(f"{_act(attempt.seat, attempt.action)} refused", "it is accepted")
    for choices in record.check:
        if (choices.hand, choices.after) == spot:
            legal = hand.legal() if hand.public.turn == choices.seat else ()
            _check_legal(tuple(sorted(choices.legal)), legal, spot)


def _accepts(hand: Hand, attempt: Attempt) -> bool:
    """A position is a value: whatever comes of the attempt, it stays as it is."""
    if hand.public.turn != attempt.seat:
        return False
    try:
        hand.after(attempt.action)
    except Refused:
        return False
    return True


def _check_legal(expected: tuple[Action, ...], came: tuple[Action, ...], spot: _Spot) -> None:
    if expected == came:
        return
    missing = [action for action in expected if action not in came]
    added = [action for action in came if action not in expected]
    if missing or added:
        raise spot.differs(f"legal{_some(missing)}", f"legal{_some(added)}")
    raise spot.differs("the legal actions", "the same ones in another order or number")


def _some(actions: list[Action]) -> str:
    if not actions:
        return " nothing more"
    more = f" and {len(actions) - _MOST_NAMED} more" if len(actions) > _MOST_NAMED else ""
    return "".join(f" {shown(action)}" for action in actions[:_MOST_NAMED]) + more


def _played(match: Match, recorded: RecordedHand, spot: _Spot) -> Match:
    assert match.hand is not None
    seat, action = recorded.actions[spot.action]
    turn = match.hand.public.turn
    if turn != seat:
        raise spot.differs(_act(seat, action), _on_turn(turn))
    if recorded.legal is not None:
        _check_legal(recorded.legal[spot.action], match.hand.legal(), spot)
    try:
        return match.after(seat, action).match
    except Refused as refused:
        raise spot.differs(_act(seat, action), f"it is {refused}") from None


def _check_end(match: Match, recorded: RecordedHand, spot: _Spot, is_last: bool) -> None:
    """The last hand of a record may be cut short, or lack its result; no other may."""
    assert match.hand is not None
    if match.result is None:
        if recorded.result is not None or not is_last:
            raise spot.differs("the end of the hand", _on_turn(match.hand.public.turn))
    elif recorded.result is not None:
        _check_result(recorded.result, match.result, spot)
    elif not is_last:
        raise spot.differs("no result", f"points {some_shown(match.result.points)}")


def _check_result(expected: Tally, came: Result, spot: _Spot) -> None:
    for name, said, scored in (
        ("points", expected.points, came.points),
        ("scores", expected.scores, came.scores),
        ("tricks", expected.tricks, came.tricks),
    ):
        if said != scored:
            raise spot.differs(f"{name} {some_shown(said)}", f"{name} {some_shown(scored)}")


def _act(seat: Seat, action: Action) -> str:
    return f"seat {seat} {shown(action)}"


def _on_turn(turn: Seat | None) -> str:
    return "the end of the hand" if turn is None else f"the turn of seat {turn}"

"""Replaying records: what agrees is ok, and of what does not the first difference is told."""

import io
import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from game.rules.actions import Action
from game.table.record import Attempt, Choices, Record, RecordedHand, Tally, from_json, record_of, to_json
from game.table.replay import DIFFERS, SAME, UNREADABLE, replay, replay_file, run
from tests.table.matches import SUITS_APART, dealt_by, played_by_chance, said

CASES = sorted(Path("tests/rules/cases").glob("*.jsonl"))
OPENING = ("bid 6S", "pass", "pass", "pass", "discard 5S 6S 7S")
PASSED_OUT = ("pass",) * 4


def opening() -> Record:
    return record_of(said(dealt_by(3), *OPENING))


def whole() -> Record:
    """Two hands of a match, with their results."""
    return record_of(played_by_chance(seed=1, hands=2, target=100_000))


def with_hand(record: Record, number: int, **fields: object) -> Record:
    hands = list(record.hands)
    hands[number] = replace(hands[number], **fields)  # type: ignore[arg-type]
    return replace(record, hands=tuple(hands))


def last_action(record: Record, number: int) -> int:
    return len(record.hands[number].actions) - 1


@pytest.mark.parametrize("line", [line for file in CASES for line in file.open(encoding="utf-8")])
def test_every_case_is_ok(line: str) -> None:
    assert replay(from_json(line)) is None


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_what_was_played_is_ok(players: int) -> None:
    assert replay(record_of(played_by_chance(seed=players, hands=3, players=players))) is None


def test_a_record_without_hands_is_ok() -> None:
    assert replay(replace(opening(), hands=())) is None


def test_a_refused_action_is_told_with_its_clause() -> None:
    record = with_hand(opening(), 0, actions=((0, Action("bid 6C")), (1, Action("bid 6S"))))
    assert replay(record) == 'hand 0 action 1: expected seat 1 "bid 6S", came it is refused by 500-21'


def test_an_action_off_turn_is_told() -> None:
    record = with_hand(opening(), 0, actions=((0, Action("bid 6C")), (2, Action("pass"))))
    assert replay(record) == 'hand 0 action 1: expected seat 2 "pass", came the turn of seat 1'


def test_an_action_after_the_end_of_a_hand_is_told() -> None:
    actions = whole().hands[1].actions
    record = with_hand(whole(), 1, actions=(*actions, (0, Action("pass"))), result=None)
    difference = replay(record)
    assert difference == (f'hand 1 action {len(actions)}: expected seat 0 "pass", came the end of the hand')


@pytest.mark.parametrize("name", ["points", "scores", "tricks"])
@pytest.mark.parametrize("hand", [0, 1])
def test_a_wrong_result_is_told_with_hand_and_action(name: str, hand: int) -> None:
    result = whole().hands[hand].result
    assert result is not None
    came = getattr(result, name)
    wrong = (came[0] + 10, *came[1:])
    record = with_hand(whole(), hand, result=replace(result, **{name: wrong}))
    assert replay(record) == (
        f"hand {hand} action {last_action(record, hand)}: "
        f"expected {name} {list(wrong)}, came {name} {list(came)}"
    )


def test_a_result_of_a_hand_cut_short_is_told() -> None:
    record = with_hand(opening(), 0, result=Tally((40, 20), (40, 20), (8, 0, 0, 2)))
    assert replay(record) == "hand 0 action 4: expected the end of the hand, came the turn of seat 0"


def test_the_last_hand_may_lack_its_result_but_no_other() -> None:
    record = whole()
    assert replay(with_hand(record, 1, result=None)) is None
    difference = replay(with_hand(record, 0, result=None))
    assert difference is not None
    assert difference.startswith(f"hand 0 action {last_action(record, 0)}: expected no result, came points")


def test_a_hand_after_one_cut_short_is_told() -> None:
    record = opening()
    record = replace(record, hands=record.hands * 2)
    assert replay(record) == "hand 0 action 4: expected the end of the hand, came the turn of seat 0"


def test_a_hand_after_the_end_of_the_match_is_told() -> None:
    record = record_of(played_by_chance(seed=3, hands=200, target=100))
    count = len(record.hands)
    record = replace(record, hands=(*record.hands, RecordedHand(0, SUITS_APART)), winners=None)
    difference = replay(record)
    assert difference is not None
    assert difference.startswith(f"hand {count} action 0: expected another hand, came the end of the match")


def test_a_wrong_dealer_is_told() -> None:
    dealer = whole().hands[1].dealer
    record = with_hand(whole(), 1, dealer=(dealer + 1) % 4)
    assert replay(record) == f"hand 1 action 0: expected dealer {(dealer + 1) % 4}, came dealer {dealer}"


def test_a_first_dealer_other_than_the_one_set_is_told() -> None:
    record = record_of(dealt_by(3, dealer_first=2))
    assert replay(record) == "hand 0 action 0: expected dealer 3, came dealer 2"
    assert replay(replace(record, scores=(10, 0))) is None  # it starts in the middle of a match


def test_numbers_beyond_all_measure_are_not_written_out() -> None:
    record = whole()
    result = record.hands[0].result
    assert result is not None
    difference = replay(with_hand(record, 0, result=replace(result, points=(10**3000, 0))))
    assert difference is not None
    assert "expected points [a number of more than 60 digits, 0], came points [" in difference


def test_wrong_winners_are_told() -> None:
    record = record_of(played_by_chance(seed=3, hands=200, target=100))
    assert record.winners is not None
    last = len(record.hands) - 1
    for wrong in ((), (1 - record.winners[0],), (0, 1)):
        assert replay(replace(record, winners=wrong)) == (
            f"hand {last} action {last_action(record, last)}: "
            f"expected winners {list(wrong)}, came winners {list(record.winners)}"
        )
    assert replay(replace(record, winners=None)) is None


def with_legal(record: Record, change: Callable[[tuple[Action, ...]], tuple[Action, ...]]) -> Record:
    """The opening with its list of legal actions at every moment, that of the second bid changed."""
    match = dealt_by(3)
    lists = []
    for action in OPENING:
        assert match.hand is not None
        lists.append(match.hand.legal())
        match = said(match, action)
    lists[1] = change(lists[1])
    return with_hand(record, 0, legal=tuple(lists))


def test_the_right_legal_lists_are_ok() -> None:
    assert replay(with_legal(opening(), lambda legal: legal)) is None


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (lambda legal: legal[1:], 'expected legal nothing more, came legal "bid 10C"'),
        (lambda legal: (*legal, "tap"), 'expected legal "tap", came legal nothing more'),
        (lambda legal: (), 'came legal "bid 10C" "bid 10C sans kitty" "bid 10D" and 49 more'),
        (lambda legal: legal[::-1], "expected the legal actions, came the same ones in another order"),
        (lambda legal: legal * 2, "expected the legal actions, came the same ones in another order"),
    ],
)
def test_a_wrong_legal_list_is_told(
    change: Callable[[tuple[Action, ...]], tuple[Action, ...]], expected: str
) -> None:
    difference = replay(with_legal(opening(), change))
    assert difference is not None
    assert difference.startswith("hand 0 action 1: ")
    assert expected in difference


def test_what_must_be_refused_is_told_if_it_is_accepted() -> None:
    refused = (
        Attempt(0, 1, 1, Action("bid 5S")),
        Attempt(0, 1, 2, Action("pass")),
        Attempt(0, 5, 0, Action("play AH")),
    )
    assert replay(replace(opening(), illegal=refused)) is None
    record = replace(opening(), illegal=(*refused, Attempt(0, 2, 2, Action("bid 7S"))))
    assert replay(record) == 'hand 0 action 2: expected seat 2 "bid 7S" refused, came it is accepted'


def test_nothing_may_be_done_in_a_hand_that_is_over() -> None:
    record = record_of(said(dealt_by(3), *PASSED_OUT))
    assert replay(replace(record, illegal=(Attempt(0, 4, 0, Action("pass")),))) is None


def test_what_must_be_legal_is_told_if_it_is_not() -> None:
    held = ("8S", "9S", "10S", "JS", "QS", "KS", "AS", "4D", "4H", "JO")
    legal = tuple(Action(f"play {word}") for word in held)
    assert replay(replace(opening(), check=(Choices(0, 5, 0, legal),))) is None
    assert replay(replace(opening(), check=(Choices(0, 5, 1, ()),))) is None
    assert replay(replace(opening(), check=(Choices(0, 5, 1, legal[:1]),))) == (
        'hand 0 action 5: expected legal "play 8S", came legal nothing more'
    )


def test_the_first_difference_is_told() -> None:
    record = with_hand(whole(), 1, dealer=(whole().hands[1].dealer + 1) % 4)
    result = record.hands[0].result
    assert result is not None
    record = with_hand(record, 0, result=replace(result, points=(1, 1)))
    difference = replay(record)
    assert difference is not None
    assert difference.startswith("hand 0 action")


def write(folder: Path, content: str | bytes) -> str:
    path = folder / "some.jsonl"
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    return str(path)


def test_a_file_may_hold_a_record_a_line(tmp_path: Path) -> None:
    line = to_json(opening())
    path = write(tmp_path, f"\n{line}\n\n{line}")
    assert [(verdict.line, verdict.words) for verdict in replay_file(path)] == [(2, "ok"), (4, "ok")]


def test_a_file_may_hold_one_record_over_many_lines(tmp_path: Path) -> None:
    path = write(tmp_path, json.dumps(json.loads(to_json(opening())), indent=2))
    assert list(replay_file(path)) == [(1, "ok", SAME)]


@pytest.mark.parametrize("indent", [0, 2, "\t"])
def test_one_record_over_many_lines_with_a_slip_is_told_of_once(tmp_path: Path, indent: int | str) -> None:
    text = json.dumps(json.loads(to_json(opening())), indent=indent).replace('"pass"', "pass", 1)
    (verdict,) = replay_file(write(tmp_path, text))
    line = text[: text.index("pass\n")].count("\n") + 1
    assert verdict.line == 1
    assert verdict.words.startswith(f"not JSON: Expecting value at line {line} column ")


def test_a_text_of_another_kind_is_told_of_once(tmp_path: Path) -> None:
    (verdict,) = replay_file(write(tmp_path, "Dear host,\nhere are my matches.\n" * 100))
    assert verdict == (1, "not JSON: Expecting value at line 1 column 1", UNREADABLE)


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16"])
def test_a_file_may_begin_with_the_mark_of_its_encoding(tmp_path: Path, encoding: str) -> None:
    path = write(tmp_path, f"{to_json(opening())}\r\n".encode(encoding))
    assert list(replay_file(path)) == [(1, "ok", SAME)]


def printed(*paths: str) -> tuple[int, str, str]:
    out, err = io.StringIO(), io.StringIO()
    code = run(paths, out, err)
    return code, out.getvalue(), err.getvalue()


def test_the_command_prints_ok_for_every_record() -> None:
    count = sum(len(file.read_text(encoding="utf-8").splitlines()) for file in CASES)
    assert printed(*map(str, CASES)) == (SAME, "ok\n" * count, "")


def test_the_command_reads_the_standard_input(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(to_json(opening()).encode())))
    assert printed("-") == (SAME, "ok\n", "")


def test_the_command_prints_the_place_of_a_difference(tmp_path: Path) -> None:
    wrong = replace(opening(), winners=(1,))
    path = write(tmp_path, f"{to_json(opening())}\n{to_json(wrong)}\n")
    expected = f"ok\n{path}:2 hand 0 action 4: expected winners [1], came winners []\n"
    assert printed(path) == (DIFFERS, expected, "")


def test_the_command_goes_on_after_a_line_that_is_no_record(tmp_path: Path) -> None:
    wrong = replace(opening(), winners=(1,))
    path = write(tmp_path, f"{{]\n{to_json(wrong)}\n{to_json(opening())}\n")
    code, out, err = printed(path)
    assert code == UNREADABLE
    first, second, third = out.splitlines()
    assert first.startswith(f"{path}:1: not JSON: ")
    assert second.startswith(f"{path}:2 hand 0 action 4: ")
    assert third == "ok"
    assert err == ""


def test_the_command_goes_on_after_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    path = write(tmp_path, to_json(opening()))
    missing = str(tmp_path / "missing.jsonl")
    assert printed(missing, path) == (UNREADABLE, "ok\n", f"{missing}: No such file or directory\n")


def test_trouble_with_the_output_is_not_blamed_on_the_file(tmp_path: Path) -> None:
    class Full(io.StringIO):
        def write(self, text: str) -> int:
            raise OSError(28, "No space left on device")

    err = io.StringIO()
    with pytest.raises(OSError, match="No space left"):
        run([write(tmp_path, to_json(opening()))], Full(), err)
    assert err.getvalue() == ""


def test_a_name_of_a_file_takes_one_line_whatever_it_is(tmp_path: Path) -> None:
    _, _, err = printed(str(tmp_path / "a\nb\x1b[2J"))
    assert err == f"{tmp_path}/a?b?[2J: No such file or directory\n"


@pytest.mark.parametrize(
    ("content", "reason"),
    [(b"", "holds no record"), (b"\n \n", "holds no record"), (b"{\xff}", "is not text: invalid start byte")],
)
def test_a_file_without_a_record_is_told(tmp_path: Path, content: bytes, reason: str) -> None:
    path = write(tmp_path, content)
    code, out, err = printed(path)
    assert code == UNREADABLE
    assert out == ""
    assert err.startswith(f"{path}: {reason}")

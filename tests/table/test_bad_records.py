"""Every way in which a text may be no record: each is refused with its place and reason."""

import json
import string
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.table.record import (
    BadRecord,
    Record,
    from_json,
    match_of,
    to_json,
)
from game.table.replay import replay
from tests.table.plain_record import PLAIN, changed, reason, without

CASES = Path("tests/rules/cases/five_hundred.jsonl").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", "not JSON: Expecting value"),
        ('{"format": ', "not JSON"),
        ("[" * 100_000, "not JSON that can be read: nested too deeply"),
        ('{"a":' * 100_000, "not JSON that can be read: nested too deeply"),
        ("9" * 10_000, "a number of 10000 digits is too long: at most 4000 are read"),
        (changed("scores", to=[0, 0]).replace("[0, 0]", f"[-{'9' * 5000}, 0]"), "a number of 5000 digits is"),
        ('{"game": "pitch", "game": "whist"}', 'the key "game" stands twice in one object'),
        (json.dumps(PLAIN).replace('"players": 4', '"players": 4, "players": 4'), 'the key "players" stands'),
        ('{"scores": [NaN, 0]}', "not JSON: NaN is no value of JSON"),
        ('{"scores": [-Infinity, 0]}', "not JSON: -Infinity is no value of JSON"),
        ('{"format": "trick-table/1" "game"}', "not JSON: Expecting ',' delimiter at column 28"),
        ('{\n"format": "trick-table/1"\n"game"}', "not JSON: Expecting ',' delimiter at line 3 column 1"),
        ("[]", "is a list instead of an object"),
        ("null", "is null instead of an object"),
        ("{}", "format: is missing"),
        (changed("format", to="trick-table/2"), 'format: "trick-table/2" is not "trick-table/1"'),
        (changed("format", to=1), "format: is a whole number instead of text"),
        (changed("game", to="whist"), 'game: "whist" is not a game known here'),
        (changed("game", to=["five_hundred"]), "game: is a list instead of text"),
        (changed("settings", to=[]), "settings: is a list instead of an object"),
        (changed("settings", "players", to=7), "settings: setting 'players' cannot be 7"),
        (changed("settings", "players", to=4.0), "settings: setting 'players' cannot be 4.0"),
        (changed("settings", "players", to=[4]), "settings.players: is a list instead of a plain value"),
        (changed("settings", "misere", to=1), "settings: setting 'misere' cannot be 1"),
        (changed("settings", "jokers", to=2), 'settings: unknown setting "jokers"; known are players'),
        (without("seats"), "seats: is missing"),
        (changed("seats", to=["A", "B", "C"]), "seats: has 3 entries instead of 4"),
        (changed("seats", 2, to=None), "seats[2]: is null instead of text"),
        (changed("scores", to=[0]), "scores: has 1 entries instead of 2"),
        (changed("scores", to=[0, True]), "scores[1]: is true or false instead of a whole number"),
        (without("hands"), "hands: is missing"),
        (changed("hands", to={}), "hands: is an object instead of a list"),
        (changed("hands", 0, to=None), "hands[0]: is null instead of an object"),
        (changed("hands", 0, "dealer", to=4), "hands[0].dealer: 4 is not in 0 to 3"),
        (changed("hands", 0, "dealer", to=-1), "hands[0].dealer: -1 is not in 0 to 3"),
        (changed("hands", 0, "dealer", to=1.5), "hands[0].dealer: is a number with a fraction instead of"),
        (without("hands", 0, "deal"), "hands[0].deal: is missing"),
        (changed("hands", 0, "deal", "hands", to=[]), "hands[0].deal.hands: has 0 entries instead of 4"),
        (
            changed("hands", 0, "deal", "hands", 2, to="5D 6D 7D 8D 9D 10D JD QD KD 5S"),
            "hands[0].deal.hands[2]: 5S stands twice",
        ),
        (
            changed("hands", 0, "deal", "hands", 2, to="5D 6D 7D 8D 9D 10D JD QD KD 1S"),
            'hands[0].deal.hands[2]: "1S" is not a card',
        ),
        (
            changed("hands", 0, "deal", "hands", 2, to="5D 6D 7D 8D 9D 10D JD QD KD 2S"),
            'hands[0].deal.hands[2]: "2S" is not in this pack',
        ),
        (
            changed("hands", 0, "deal", "hands", 2, to="5D 6D 7D 8D 9D 10D JD QD KD"),
            "hands[0].deal.hands[2]: has 9 cards instead of 10",
        ),
        (changed("hands", 0, "deal", "stock", to="4D 4H AH"), "hands[0].deal.stock: AH stands twice"),
        (changed("hands", 0, "deal", "stock", to="4D 4H"), "hands[0].deal.stock: has 2 cards instead of 3"),
        (without("hands", 0, "deal", "stock"), "hands[0].deal.stock: has 0 cards instead of 3"),
        (without("hands", 0, "actions"), "hands[0].actions: is missing"),
        (changed("hands", 0, "actions", 1, to="pass"), "hands[0].actions[1]: is text instead of a list"),
        (changed("hands", 0, "actions", 1, to=[1]), "hands[0].actions[1]: has 1 entries instead of 2"),
        (changed("hands", 0, "actions", 1, to=["pass", 1]), "hands[0].actions[1][0]: is text instead of"),
        (changed("hands", 0, "actions", 1, to=[1, 1]), "hands[0].actions[1][1]: is a whole number instead"),
        (changed("hands", 0, "actions", 1, to=[9, "pass"]), "hands[0].actions[1][0]: 9 is not in 0 to 3"),
        (changed("hands", 0, "legal", to=[["pass"]]), "hands[0].legal: has 1 entries instead of 5"),
        (changed("hands", 0, "result", to={}), "hands[0].result.points: is missing"),
        (changed("hands", 0, "result", to=0), "hands[0].result: is a whole number instead of an object"),
        (changed("winners", to=None), "winners: is null instead of a list"),
        (changed("winners", to=[1, 1]), "winners: names a side twice"),
        (
            changed("hands", 0, "result", to={"points": [0] * 999}),
            "hands[0].result.points: has 999 entries instead of 2",
        ),
        (changed("winners", to=[2]), "winners[0]: 2 is not in 0 to 1"),
        (changed("case", to=[]), "case: is a list instead of text"),
        (changed("illegal", to=[3]), "illegal[0]: is a whole number instead of an object"),
        (changed("illegal", to={"hand": 1}), "illegal.hand: 1 is not in 0 to 0"),
        (changed("illegal", to={"hand": 0, "after": 6}), "illegal.after: 6 is not in 0 to 5"),
        (
            changed("check", to=[{"hand": 0, "after": 5, "seat": 0}]),
            "check[0].legal: is missing",
        ),
    ],
)
def test_a_text_that_is_no_record_is_refused_with_place_and_reason(text: str, expected: str) -> None:
    assert reason(text).startswith(expected)


@pytest.mark.parametrize("line", ["4D  4H JO", "4D 4H JO ", "4D\u30004H JO", "4D 4H\xa0JO", "4D\t4H JO", " "])
def test_cards_stand_apart_by_one_plain_space_and_nothing_else(line: str) -> None:
    expected = "hands[0].deal.stock: cards stand apart by one plain space each, with none before or after"
    assert reason(changed("hands", 0, "deal", "stock", to=line)) == expected


LONG = "x" * 9999
CUT = f'"{"x" * 58}...'


@pytest.mark.parametrize(
    ("key", "value", "expected"),
    [
        (LONG, 2, f"settings: unknown setting {CUT}; known are players"),
        (LONG, [], f"settings.{CUT}: is a list instead"),
        ("\x1b[2J", [], 'settings."\\u001b[2J": is a list instead'),
        ("auction", LONG, f"settings: setting 'auction' cannot be {CUT}; allowed: \"continuous\", "),
        ("target", 10**999, "settings: setting 'target' cannot be a number of more than 60 digits; allowed"),
        ("target", 1.5, "settings: setting 'target' cannot be 1.5; allowed"),
        ("target", None, "settings: setting 'target' cannot be null; allowed"),
    ],
)
def test_a_bad_setting_is_shown_at_readable_length(key: str, value: object, expected: str) -> None:
    assert reason(changed("settings", key, to=value)).startswith(expected)


def test_a_reason_is_plain_text_and_not_long() -> None:
    odd = changed("hands", 0, "deal", "stock", to="\ud800é\x1b[2J" * 1000)
    assert reason(odd).isascii()
    assert reason(odd).isprintable()
    assert len(reason(odd)) < 120


ANY_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=8), inner, max_size=5),
    max_leaves=12,
)
CASE_VALUES = [json.loads(line) for line in CASES]


def record_or_reason(text: str) -> Record | None:
    try:
        record = from_json(text)
        replay(record)
        match_of(record)
    except BadRecord:
        return None
    return record


@given(ANY_JSON)
def test_any_json_is_a_record_or_refused(value: object) -> None:
    assert record_or_reason(json.dumps(value)) is None


@given(st.text(alphabet=string.printable, max_size=40))
def test_any_text_is_a_record_or_refused(text: str) -> None:
    assert record_or_reason(text) is None


@st.composite
def mutated(draw: st.DrawFn) -> str:
    """A case with some places of it removed, doubled, swapped or put to anything."""
    record = json.loads(json.dumps(draw(st.sampled_from(CASE_VALUES))))
    for _ in range(draw(st.integers(1, 3))):
        holder, key = record, draw(st.sampled_from(sorted(record)))
        while isinstance(holder[key], list | dict) and holder[key] and draw(st.integers(0, 4)):
            holder = holder[key]
            keys = sorted(holder) if isinstance(holder, dict) else range(len(holder))
            key = draw(st.sampled_from(keys))
        match draw(st.sampled_from(["remove", "double", "any", "word", "near"])):
            case "remove":
                del holder[key]
            case "double" if isinstance(holder, list):
                holder.insert(key, holder[key])
            case "word":
                holder[key] = draw(
                    st.sampled_from(["play JO as S", "play AS", "discard 5S 5S 6S", "bid", ""])
                )
            case "near" if type(holder[key]) is int:
                holder[key] += draw(st.integers(-2, 2))
            case _:
                holder[key] = draw(ANY_JSON)
        if not record:
            break
    return json.dumps(record)


@settings(max_examples=300, deadline=None)
@given(mutated())
def test_any_mutated_case_is_a_record_or_refused(text: str) -> None:
    record = record_or_reason(text)
    if record is not None:
        assert from_json(to_json(record)) == record

"""Records: there and back again, and every way in which a text may be none."""

import json
import string
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.rules.actions import Action
from game.rules.games import GAMES
from game.table.deal import deal
from game.table.match import new_match
from game.table.record import (
    Attempt,
    BadRecord,
    Choices,
    Record,
    from_json,
    match_of,
    record_of,
    to_json,
)
from game.table.replay import replay
from tests.table.matches import NAMES, SUITS_APART, dealt_by, played_by_chance, said
from tests.table.toy_game import Toy

CASES = Path("tests/rules/cases/five_hundred.jsonl").read_text(encoding="utf-8").splitlines()
PLAIN = {
    "format": "trick-table/1",
    "game": "five_hundred",
    "settings": {"players": 4, "blind_misere": False},
    "seats": ["North", "East", "South", "West"],
    "hands": [
        {
            "dealer": 3,
            "deal": {
                "hands": [
                    "5S 6S 7S 8S 9S 10S JS QS KS AS",
                    "5C 6C 7C 8C 9C 10C JC QC KC AC",
                    "5D 6D 7D 8D 9D 10D JD QD KD AD",
                    "5H 6H 7H 8H 9H 10H JH QH KH AH",
                ],
                "stock": "4D 4H JO",
            },
            "actions": [[0, "bid 6S"], [1, "pass"], [2, "pass"], [3, "pass"], [0, "discard 5S 6S 7S"]],
        }
    ],
    "winners": [],
}


def changed(*path: str | int, to: object) -> str:
    """The plain record with the value at this place put there."""
    record = json.loads(json.dumps(PLAIN))
    place = record
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = to
    return json.dumps(record)


def without(*path: str | int) -> str:
    record = json.loads(json.dumps(PLAIN))
    place = record
    for step in path[:-1]:
        place = place[step]
    del place[path[-1]]
    return json.dumps(record)


def reason(text: str) -> str:
    with pytest.raises(BadRecord) as error:
        from_json(text)
    return str(error.value)


def test_a_record_is_written_as_the_format_says() -> None:
    match = said(dealt_by(3), "bid 6S", "pass", "pass", "pass", "discard 5S 6S 7S")
    expected = json.dumps(PLAIN).replace("North", "Ann").replace("East", "Ben")
    expected = expected.replace("South", "Cat").replace("West", "Dan")
    assert to_json(record_of(match)) == expected


def test_a_finished_hand_has_its_result_and_a_won_match_its_winners() -> None:
    match = played_by_chance(seed=3, hands=200, target=100)
    entries = json.loads(to_json(record_of(match)))
    assert list(entries) == ["format", "game", "settings", "seats", "hands", "winners"]
    assert list(entries["hands"][-1]) == ["dealer", "deal", "actions", "result"]
    assert list(entries["hands"][-1]["result"]) == ["points", "scores", "tricks"]
    assert entries["hands"][-1]["result"]["scores"] == list(match.scores)
    assert entries["winners"] == list(match.winners)


def test_scores_are_written_where_they_are_not_all_zero() -> None:
    record = replace(record_of(dealt_by(3)), scores=(0, -40))
    entries = json.loads(to_json(record))
    assert list(entries)[4] == "scores"
    assert from_json(to_json(record)).scores == (0, -40)


def test_a_record_is_one_line_whatever_the_names() -> None:
    match = replace(dealt_by(3), names=("Ann\n", "Zoë", "\u2028", "\ud800"))
    line = to_json(record_of(match))
    assert line.isascii()
    assert line.isprintable()
    assert from_json(line).names == match.names


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_a_record_read_again_is_the_same(players: int) -> None:
    record = record_of(played_by_chance(seed=players, hands=4, players=players))
    assert from_json(to_json(record)) == record


@pytest.mark.parametrize("line", CASES)
def test_a_case_written_and_read_again_is_the_same(line: str) -> None:
    record = from_json(line)
    assert from_json(to_json(record)) == record


def test_a_case_keeps_what_it_shows() -> None:
    record = json.loads(json.dumps(PLAIN))
    record["case"], record["clause"] = "what it shows", "500-30"
    record["illegal"] = {"hand": 0, "after": 4, "seat": 0, "action": "discard 5S", "because": "three cards"}
    record["check"] = [{"hand": 0, "after": 0, "seat": 1, "legal": []}]
    found = from_json(json.dumps(record))
    assert (found.case, found.clause) == ("what it shows", "500-30")
    assert found.illegal == (Attempt(0, 4, 0, Action("discard 5S"), "three cards"),)
    assert found.check == (Choices(0, 0, 1, ()),)


def test_an_unknown_key_is_passed_over() -> None:
    assert from_json(changed("remark", to="a good hand")) == from_json(json.dumps(PLAIN))


@pytest.mark.parametrize("count", range(1, 45))
def test_a_match_goes_on_from_the_very_position(count: int) -> None:
    whole = played_by_chance(seed=11, hands=1)
    hand = whole.played[0]
    match = dealt_by(hand.dealer)
    match = new_match(match.game, whole.settings, whole.names).deal(hand.dealt, hand.dealer)
    for seat, action in hand.actions[:count]:
        match = match.after(seat, action).match
    assert match_of(from_json(to_json(record_of(match)))) == match


def test_a_match_between_hands_goes_on_there() -> None:
    match = played_by_chance(seed=4, hands=3, target=100_000)
    again = match_of(from_json(to_json(record_of(match))))
    assert again == match
    assert again.awaits_deal


def test_a_refused_action_names_its_hand_and_place() -> None:
    text = changed("hands", 0, "actions", 1, to=[1, "bid 6S"])
    with pytest.raises(BadRecord, match='hand 0 action 1: "bid 6S" is refused by 500-21'):
        match_of(from_json(text))


def test_an_action_off_turn_names_its_hand_and_place() -> None:
    text = changed("hands", 0, "actions", 1, to=[2, "pass"])
    with pytest.raises(BadRecord, match="hand 0 action 1: seat 2 is not on turn"):
        match_of(from_json(text))


def test_no_match_goes_on_with_a_hand_dealt_too_early() -> None:
    text = changed("hands", to=PLAIN["hands"] * 2)
    with pytest.raises(BadRecord, match="hand 1 action 0: nothing can be dealt"):
        match_of(from_json(text))


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


def test_a_game_without_a_stock_writes_none_and_two_packs_have_two_of_each_card(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    toy = Toy()
    monkeypatch.setitem(GAMES, "toy", toy)
    line = json.dumps(
        {
            "format": "trick-table/1",
            "game": "toy",
            "settings": {"players": 2},
            "seats": ["Ann", "Ben"],
            "hands": [
                {
                    "dealer": 1,
                    "deal": {"hands": ["2S 2S 3S", "3S 4S 5S"]},
                    "actions": [[0, "play 2S"], [1, "play 3S"]],
                }
            ],
            "winners": [],
        }
    )
    record = from_json(line)
    assert to_json(record) == line
    assert [holding.bit_count() for holding in record.hands[0].dealt.holdings] == [3, 3]
    assert replay(record) is None
    assert reason(line.replace("3S 4S 5S", "2S 4S 5S")) == "hands[0].deal.hands[1]: 2S stands three times"
    stocked = line.replace('4S 5S"]', '4S 5S"], "stock": "6S"')
    assert reason(stocked) == "hands[0].deal.stock: toy with these settings has no stock"


@pytest.mark.parametrize("points", [1_000_000_001, -(2**64), 10**3999])
def test_scores_and_points_have_no_bound(points: int) -> None:
    result = {"points": [points, 0], "scores": [0] * 2, "tricks": [0] * 4}
    record = from_json(changed("hands", 0, "result", to=result))
    assert record.hands[0].result is not None
    assert record.hands[0].result.points == (points, 0)
    assert from_json(to_json(replace(record, scores=(points, 0)))).scores == (points, 0)


def test_doublers_may_carry_a_score_as_far_as_they_like() -> None:
    """SH-64: forty hands thrown in double the next one forty times."""
    settings = GAMES["sheepshead"].check({"players": 3, "no_pick": "doubler", "doublers": "stack"})
    match, chance = new_match(GAMES["sheepshead"], settings, NAMES[:3]), Random(1)
    for _ in range(40):
        match = said(match.deal(deal(match.game, settings, chance), match.next_dealer or 0), *["pass"] * 3)
    match = match.deal(deal(match.game, settings, chance), match.next_dealer or 0)
    while match.hand is not None and match.hand.public.turn is not None:
        match = said(match, match.hand.legal()[-1])
    assert max(match.scores) >= 2**40
    assert replay(from_json(to_json(record_of(match)))) is None


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


def test_the_plain_record_is_one() -> None:
    assert from_json(json.dumps(PLAIN)).hands[0].dealt == SUITS_APART
    assert from_json(json.dumps(PLAIN)).names != NAMES

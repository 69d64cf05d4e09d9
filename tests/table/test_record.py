"""Records: there and back again, and going on with a match from one."""

import json
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from game.rules.actions import Action
from game.rules.games import GAMES
from game.table.deal import deal
from game.table.match import new_match
from game.table.record import (
    Attempt,
    BadRecord,
    Choices,
    from_json,
    match_of,
    record_of,
    to_json,
)
from game.table.replay import replay
from tests.table.matches import NAMES, SUITS_APART, dealt_by, played_by_chance, said
from tests.table.plain_record import PLAIN, changed, reason
from tests.table.toy_game import Toy

CASES = Path("tests/rules/cases/five_hundred.jsonl").read_text(encoding="utf-8").splitlines()


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


def test_the_plain_record_is_one() -> None:
    assert from_json(json.dumps(PLAIN)).hands[0].dealt == SUITS_APART
    assert from_json(json.dumps(PLAIN)).names != NAMES

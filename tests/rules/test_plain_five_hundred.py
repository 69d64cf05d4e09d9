"""The plain reading of Five Hundred against the cases, and against the clauses that are easily misread."""

from __future__ import annotations

import copy
import json
import random
from pathlib import Path
from typing import Any

import pytest
from plain_five_hundred import (
    SUITS,
    PlainHand,
    bid_rank,
    bid_value,
    check_record,
    in_pack_order,
    number_of_sides,
    pack,
    random_record,
    random_settings,
)

CASES = [json.loads(line) for line in (Path(__file__).parent / "cases" / "five_hundred.jsonl").open()]

# Every spade trump there is but the five, six and seven: ten sure tricks with spades trumps.
ALL_TRUMPS = "8S 9S 10S QS KS AS JS JC JO 7S"


def table(
    given: dict[int, str] | None = None, stock: str = "", dealer: int | None = None, **settings: Any
) -> PlainHand:
    """A hand with the given cards, the rest of the pack dealt out in order. Seat 0 speaks first.

    No blind misère and no sans kitty unless asked for.
    """
    scores = settings.pop("scores", None)
    chosen = {"blind_misere": False, "sans_kitty": False, **settings}
    players = chosen.setdefault("players", 4)
    hands = [(given or {}).get(seat, "").split() for seat in range(players)]
    kitty = stock.split()
    fixed = {card for cards in [*hands, kitty] for card in cards}
    rest = [card for card in pack(players) if card not in fixed]
    for cards, size in [*[(hand, 10) for hand in hands], (kitty, 3)]:
        while len(cards) < size:
            cards.append(rest.pop(0))
    if scores is None:
        scores = [0] * number_of_sides(chosen)
    return PlainHand(chosen, players - 1 if dealer is None else dealer, scores, hands, kitty)


def acts(hand: PlainHand, *actions: str) -> PlainHand:
    for action in actions:
        hand.act(action)
    return hand


def contract(hand: PlainHand, bid: str) -> PlainHand:
    """The seat on turn bids, all others pass."""
    hand.act(f"bid {bid}")
    while hand.phase == "auction":
        hand.act("pass")
    return hand


def anything(hand: PlainHand, times: int = 1) -> PlainHand:
    """The first legal action, so many times."""
    for _ in range(times):
        hand.act(hand.legal()[0])
    return hand


def play_out(hand: PlainHand, prefer: list[str] | None = None) -> PlainHand:
    """Goes on with the first preferred action that is legal, else the first legal one."""
    while not hand.over:
        legal = hand.legal()
        hand.act(next((action for action in prefer or [] if action in legal), legal[0]))
    return hand


def bids_of(hand: PlainHand) -> list[str]:
    return [action.removeprefix("bid ") for action in hand.legal() if action.startswith("bid ")]


def leads_of_joker(hand: PlainHand) -> list[str]:
    return [action for action in hand.legal() if action.startswith("play JO")]


# ---- the cases, and records in general


@pytest.mark.parametrize("record", CASES, ids=[f"{case['clause']} {case['case'][:50]}" for case in CASES])
def test_every_case_passes(record: dict[str, Any]) -> None:
    assert check_record(record) == []


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_random_matches_end_and_check(players: int) -> None:
    for number in range(25):
        rng = random.Random(f"{players} {number}")
        settings = random_settings(rng, players)
        start = [rng.randrange(-600, 600, 10) for _ in range(number_of_sides(settings))]
        record = random_record(rng, settings, 6, rng.choice([None, start]))
        assert check_record(json.loads(json.dumps(record))) == []


def test_a_match_of_random_play_comes_to_an_end_with_winners() -> None:
    record = random_record(random.Random(5), {"players": 4}, 10_000)
    assert record["winners"]
    assert len(record["hands"]) < 10_000


def spoil_points(record: dict[str, Any]) -> None:
    record["hands"][1]["result"]["points"][0] += 10


def spoil_scores(record: dict[str, Any]) -> None:
    record["scores"][1] += 10


def spoil_tricks(record: dict[str, Any]) -> None:
    record["hands"][0]["result"]["tricks"].reverse()


def spoil_dealer(record: dict[str, Any]) -> None:
    record["hands"][2]["dealer"] = record["hands"][1]["dealer"]


def spoil_legal(record: dict[str, Any]) -> None:
    record["hands"][0]["legal"][3].append("call AS")


def spoil_order(record: dict[str, Any]) -> None:
    record["hands"][0]["legal"][1].reverse()


def spoil_seat(record: dict[str, Any]) -> None:
    record["hands"][0]["actions"][2][0] += 1


def spoil_action(record: dict[str, Any]) -> None:
    record["hands"][2]["actions"][-1][1] = "pass"


def spoil_winners(record: dict[str, Any]) -> None:
    record["winners"] = [0]


def spoil_deal(record: dict[str, Any]) -> None:
    record["hands"][0]["deal"]["stock"] = "AS AS AS"


def spoil_settings(record: dict[str, Any]) -> None:
    record["settings"]["bowers"] = True


def spoil_check(record: dict[str, Any]) -> None:
    record["check"] = [{"hand": 0, "after": 0, "seat": 0, "legal": ["pass"]}]


def spoil_illegal(record: dict[str, Any]) -> None:
    seat, action = record["hands"][1]["actions"][4]
    record["illegal"] = [{"hand": 1, "after": 4, "seat": seat, "action": action}]


@pytest.mark.parametrize(
    "spoil",
    [
        spoil_points,
        spoil_scores,
        spoil_tricks,
        spoil_dealer,
        spoil_legal,
        spoil_order,
        spoil_seat,
        spoil_action,
        spoil_winners,
        spoil_deal,
        spoil_settings,
        spoil_check,
        spoil_illegal,
    ],
)
def test_a_spoilt_record_is_noticed(spoil: Any) -> None:
    record = random_record(random.Random(11), {"players": 4, "target": 100_000}, 3)
    assert check_record(record) == []
    spoilt = copy.deepcopy(record)
    spoil(spoilt)
    assert check_record(spoilt) != []


# ---- pack and bids


@pytest.mark.parametrize(("players", "cards"), [(2, 33), (3, 33), (4, 43), (5, 53), (6, 63)])
def test_the_pack_has_ten_cards_for_each_and_three_over(players: int, cards: int) -> None:
    """500-3."""
    assert len(pack(players)) == len(set(pack(players))) == cards
    assert pack(players) == in_pack_order(pack(players))


def test_open_and_blind_misere_rank_alike_between_ten_diamonds_and_ten_hearts() -> None:
    """500-21, 500-23."""
    assert bid_rank("open misere") == bid_rank("blind misere")
    order = [
        "10D",
        "10D sans kitty",
        "open misere",
        "blind misere sans kitty",
        "10H",
        "10NT",
        "10NT sans kitty",
    ]
    assert sorted(order, key=bid_rank) == order
    assert bid_rank("open misere sans kitty") == bid_rank("blind misere sans kitty")


def test_the_original_table_multiplies() -> None:
    """500-60."""
    assert [bid_value(bid, "original") for bid in ["6S", "7S", "8D", "10NT", "misere"]] == [
        40,
        80,
        240,
        600,
        250,
    ]
    assert [bid_value(bid, "avondale") for bid in ["6S", "7S", "8D", "10NT sans kitty"]] == [
        40,
        140,
        280,
        520,
    ]


# ---- auction


def test_misere_waits_for_a_seven_the_bidders_own_included() -> None:
    """500-22."""
    hand = table()
    assert "misere" not in bids_of(hand)
    assert "open misere" in bids_of(hand)
    hand.act("bid 6NT")
    assert "misere" not in bids_of(hand)
    hand = acts(table(), "bid 7S", "bid 7C", "pass", "pass")
    assert "misere" in bids_of(hand)
    hand = acts(table(sans_kitty=True), "bid 7S sans kitty")
    assert {"misere", "misere sans kitty"} <= set(bids_of(hand))
    own = acts(table(raise_after_passes=True), "bid 7H", "pass", "pass", "pass")
    assert own.turn == 0
    assert "misere" in bids_of(own)


def test_an_eight_outranks_misere() -> None:
    """500-22."""
    assert "misere" not in bids_of(acts(table(), "bid 7S", "bid 8S"))
    assert "misere" not in bids_of(acts(table(misere_needs_seven=False), "bid 8S"))
    assert "misere" in bids_of(table(misere_needs_seven=False))


def test_sans_kitty_stands_between_the_same_bid_and_the_next() -> None:
    """500-23."""
    hand = acts(table(sans_kitty=True), "bid 7S", "bid misere")
    assert {"misere sans kitty", "8S", "8S sans kitty"} <= set(bids_of(hand))
    assert "7NT sans kitty" not in bids_of(hand)
    hand = acts(table(sans_kitty=True), "bid 10NT")
    assert hand.legal() == ["bid 10NT sans kitty", "pass"]


def test_nothing_beats_ten_no_trumps_yet_the_others_still_pass() -> None:
    """500-24."""
    hand = acts(table(), "bid 10NT")
    assert (hand.turn, hand.legal()) == (1, ["pass"])
    acts(hand, "pass", "pass", "pass")
    assert (hand.turn, hand.phase) == (0, "exchange")


def test_a_seat_left_alone_without_a_bid_still_speaks() -> None:
    """500-24."""
    hand = acts(table(), "pass", "pass", "pass")
    assert hand.turn == 3
    assert "bid 6S" in hand.legal()
    hand.act("bid 6S")
    assert (hand.turn, hand.phase) == (3, "exchange")


def test_a_seat_that_has_passed_is_skipped() -> None:
    """500-24."""
    hand = acts(table(), "pass", "bid 6S", "bid 6C", "pass")
    assert hand.turn == 1
    assert acts(hand, "bid 6D").turn == 2


def test_in_one_round_each_seat_speaks_once() -> None:
    """500-25; a raise after the passes belongs to continuous auctions only (500-26)."""
    hand = table(auction="one_round", raise_after_passes=True)
    acts(hand, "bid 6S", "bid 6C", "pass")
    assert hand.turn == 3
    hand.act("pass")
    assert (hand.turn, hand.phase) == (1, "exchange")
    assert acts(table(auction="one_round"), "pass", "pass", "pass", "pass").over


def test_the_last_bidder_may_raise_itself_again_and_again() -> None:
    """500-26."""
    hand = acts(table(raise_after_passes=True), "pass", "bid 6S", "pass", "pass")
    assert hand.turn == 1
    assert bids_of(hand)
    acts(hand, "bid 7S", "bid 10NT")
    assert (hand.turn, hand.legal()) == (1, ["pass"])
    hand.act("pass")
    assert (hand.turn, hand.phase, hand.contract) == (1, "exchange", "10NT")


def test_a_lone_last_seat_may_raise_its_first_bid_too() -> None:
    """500-26."""
    hand = acts(table(raise_after_passes=True), "pass", "pass", "pass", "bid 6S")
    assert (hand.turn, hand.phase) == (3, "auction")
    assert acts(hand, "pass").phase == "exchange"
    assert acts(table(raise_after_passes=True), "pass", "pass", "pass", "pass").over


def test_face_down_a_seat_looks_or_bids_blind_and_nothing_else() -> None:
    """500-27."""
    hand = table(blind_misere=True, sans_kitty=True)
    assert hand.legal() == ["bid blind misere", "bid blind misere sans kitty", "look"]
    hand.act("look")
    assert hand.turn == 0
    assert "pass" in hand.legal()
    assert not any("blind" in action for action in hand.legal())
    acts(hand, "bid open misere")
    assert hand.legal() == ["bid blind misere sans kitty", "look"]
    acts(hand, "look", "bid 10H")
    assert hand.legal() == ["bid 10H sans kitty", "bid 10NT", "bid 10NT sans kitty", "pass"]


def test_without_miseres_there_is_no_blind_one() -> None:
    """500-27, 500-90."""
    hand = table(blind_misere=True, misere=False)
    assert "pass" in hand.legal()
    assert not any("misere" in action for action in hand.legal())


def test_everyone_passes() -> None:
    """500-28."""
    hand = acts(table(scores=[520, 0], win_by_contract=False), "pass", "pass", "pass", "pass")
    assert hand.result() == {
        "points": [0, 0],
        "scores": [520, 0],
        "tricks": [0, 0, 0, 0],
        "winners": [],
        "next_dealer": 0,
    }
    hand = acts(table(redeal="same"), "pass", "pass", "pass", "pass")
    assert hand.result()["next_dealer"] == 3


# ---- exchange and announcements


def test_286_discards_from_thirteen_cards() -> None:
    """500-30."""
    hand = contract(table(), "6S")
    assert len(hand.legal()) == len(set(hand.legal())) == 286
    assert contract(table(sans_kitty=True), "6S sans kitty").phase == "play"


@pytest.mark.parametrize(
    ("settings", "seats"),
    [
        ({"players": 3}, [0, 1, 2]),
        ({"players": 4}, [0, 1, 3]),
        ({"players": 5}, [0, 1, 2, 3, 4]),
        ({"players": 6}, [0, 1, 3, 5]),
        ({"players": 6, "six_teams": 3}, [0, 1, 2, 4, 5]),
    ],
)
def test_in_a_misere_the_team_lies_down(settings: dict[str, Any], seats: list[int]) -> None:
    """500-32."""
    hand = contract(table(sans_kitty=True, **settings), "open misere sans kitty")
    if hand.phase == "joker":
        hand.act("nominate none")
    turns = []
    for _ in seats:
        turns.append(hand.turn)
        hand.act(hand.legal()[0])
    assert turns == seats
    assert sum(hand.tricks) == 1


def test_nominate_comes_before_call_and_only_without_trumps() -> None:
    """500-33, 500-51."""
    hand = acts(contract(table(players=5, stock="2S 3S JO"), "10NT"), "discard 2S 3S 4S")
    assert hand.legal() == ["nominate C", "nominate D", "nominate H", "nominate S", "nominate none"]
    hand.act("nominate H")
    assert "alone" in hand.legal()
    assert acts(contract(table(stock="5S 6S JO"), "10H"), "discard 5S 6S 7S").phase == "play"
    assert acts(contract(table(stock="5S 6S JO"), "10NT"), "discard 5S 6S JO").phase == "play"
    hand = acts(contract(table(players=5, stock="2S 3S JO"), "open misere"), "discard 2S 3S 4S")
    assert acts(hand, "nominate none").phase == "play"


def test_five_players_call_any_card_they_do_not_know_of() -> None:
    """500-34."""
    hand = acts(contract(table(players=5, stock="KH QH AH"), "6S"), "discard 2S 3S KH")
    assert len(hand.legal()) == 1 + 53 - 1 - 10 - 3
    assert not {"call JO", "call 2S", "call KH", "call 4S", "call AH"} & set(hand.legal())
    assert {"alone", "call AS", "call 2C"} <= set(hand.legal())
    hand = contract(table(players=5, stock="AH KH QH", sans_kitty=True), "6S sans kitty")
    acts(hand, "call AH")
    assert hand.partner is None


# ---- the joker in play


def test_the_left_bower_is_a_trump() -> None:
    """500-42: it must follow trumps, and does not follow its printed suit."""
    given = {0: "5S 6S 7S 8S 9S 10S QS KS AS 5C", 1: "JC 4D 5D 6D 7D 8D 9D 10D JD QD"}
    hand = acts(contract(table(given, stock="4H 5H 6H"), "6S"), "discard 4H 5H 6H", "play 5S")
    assert hand.legal() == ["play JC"]
    hand = acts(contract(table(given, stock="4H 5H 6H"), "6S"), "discard 4H 5H 6H", "play 5C")
    assert len(hand.legal()) == 10


NO_TRUMPS = {0: "AS KS QS JS 10S AH KH QH JH JO", 1: "9S AD KD QD JD 10D 9D 8D 7D 6D"}


def test_a_nominated_joker_is_the_highest_card_of_its_suit() -> None:
    """500-52: also where its holder has no other card of the suit."""
    hand = contract(table({**NO_TRUMPS, 3: "AC KC"}, stock="4D 5D 5C"), "6NT")
    acts(hand, "discard 5C 4D 5D", "nominate C")
    assert leads_of_joker(hand) == ["play JO"]
    hand.act("play JO")
    assert len(hand.legal()) == 10  # seat 1 has no clubs
    hand.act("play 9S")
    assert all(action.endswith("C") for action in hand.legal())
    anything(hand)
    hand.act("play AC")
    assert hand.tricks == [1, 0, 0, 0]


def test_a_nominated_joker_is_nothing_more_than_that() -> None:
    """500-52: to another suit it is thrown like any card, and only by one who cannot follow."""
    given = {0: "9S 5C AD KD QD JD 10D 9D 8D 7D", 1: "AS KS QS JS 10S AH KH QH JH JO", 2: "4H"}
    hand = table(given, stock="4D 5D 6D")
    acts(hand, "bid 6S", "bid 6NT", "pass", "pass", "pass", "discard 4D 5D 6D", "nominate D")
    acts(hand, "play JH", "play 4H")
    anything(hand)
    hand.act("play 5C")
    assert (hand.turn, hand.tricks) == (1, [0, 1, 0, 0])
    acts(hand, "play 10S")
    anything(hand, 2)
    hand.act("play 9S")
    assert hand.turn == 1
    hand.act("play JO")  # now a diamond lead
    anything(hand, 2)
    assert all(action.endswith("D") for action in hand.legal())
    hand.act("play AD")
    assert hand.turn == 1


def test_a_misere_contractor_sheds_a_nominated_joker_on_another_suit() -> None:
    """500-52; but where its suit is led it must follow, and wins."""
    given = {
        0: "5S 6S 7S 8S 9S 4H 5H 6H 7H JO",
        1: "KC AC AS KS QS JS 10S 4D 5D 6D",
        3: "5C 6C 7C 8C 9C AD KD QD JD 10D",
    }
    hand = contract(table(given, stock="8H 9H 10H"), "open misere")
    acts(hand, "discard 8H 9H 10H", "nominate H", "play 9S", "play 10S", "play AD", "play AC", "play 5C")
    assert len(hand.legal()) == 9
    hand.act("play JO")
    assert hand.tricks == [0, 2, 0, 0]
    hand = contract(table(given, stock="8H 9H 10H"), "open misere")
    acts(hand, "discard 8H 9H 10H", "nominate C", "play 9S", "play 10S", "play AD", "play AC", "play 5C")
    assert hand.legal() == ["play JO"]
    hand.act("play JO")
    assert hand.tricks == [1, 1, 0, 0]


def suitless(bid: str, **settings: Any) -> PlainHand:
    """Seat 0 leads spades; seat 1 has the suitless joker and no spade."""
    given = {0: "5S 6S 7S 8S 9S 10S JS QS KS AS", 1: "5C 6C 7C 8C 9C 4D 5D 6D 7D JO"}
    hand = contract(table(given, stock="4H 5H 6H", **settings), bid)
    return acts(hand, "discard 4H 5H 6H", "play 5S")


def test_in_no_trumps_a_player_who_cannot_follow_may_keep_the_joker() -> None:
    """500-54."""
    hand = suitless("6NT")
    assert len(hand.legal()) == 10
    assert "play JO" in hand.legal()


def test_in_a_misere_a_player_who_cannot_follow_must_play_the_joker() -> None:
    """500-54: a defender too, and the contractor who nominated `none` and so loses the misère."""
    hand = suitless("open misere")
    assert hand.legal() == ["play JO"]
    acts(hand, "play JO")
    anything(hand)
    assert hand.tricks == [0, 1, 0, 0]  # 500-53
    given = {0: "5S 5C 6C 7C 8C 4D 5D 6D 7D JO", 1: "6S 7S 8S 9S 10S JS QS KS AS 4H"}
    hand = contract(table(given, stock="8D 9D 10D"), "open misere")
    acts(hand, "discard 8D 9D 10D", "nominate none", "play 5S", "play 6S")
    anything(hand)
    acts(hand, "play 7S")
    anything(hand)
    assert hand.legal() == ["play JO"]
    acts(hand, "play JO")
    assert hand.tricks == [1, 1, 0, 0]


def test_a_suitless_joker_cannot_be_played_by_one_who_can_follow() -> None:
    """500-54."""
    hand = acts(contract(table(NO_TRUMPS, stock="4D 5D 5C"), "6NT"), "discard 5C 4D 5D", "nominate none")
    acts(hand, "play 10S")
    assert hand.legal() == ["play 9S"]
    given = {0: NO_TRUMPS[1], 1: NO_TRUMPS[0]}
    hand = acts(contract(table(given, stock="4D 5D 5C"), "6NT"), "discard 5C 4D 5D", "play 9S")
    assert hand.legal() == ["play 10S", "play AS", "play JS", "play KS", "play QS"]


def test_a_led_joker_names_a_suit_not_led_before() -> None:
    """500-55: and the suit then counts as led, and must be followed."""
    hand = acts(contract(table(NO_TRUMPS, stock="4D 5D 5C"), "6NT"), "discard 5C 4D 5D", "nominate none")
    assert leads_of_joker(hand) == [f"play JO as {suit}" for suit in sorted(SUITS)]
    assert "play JO" not in hand.legal()
    acts(hand, "play AS", "play 9S")
    anything(hand, 2)
    assert leads_of_joker(hand) == [
        "play JO as C",
        "play JO as D",
        "play JO as H",
    ]  # hearts thrown are not led
    hand.act("play JO as D")
    assert all(action.endswith("D") for action in hand.legal())
    assert len(hand.legal()) == 9
    assert hand.led_suits == ["S", "D"]


def near_the_end(**settings: Any) -> PlainHand:
    """Two players, seat 0 on lead in 6NT with the queen of hearts and the suitless joker.

    It has won eight tricks, and all four suits have been led.
    """
    given = {0: "AS KS QS AC KC AD AH KH QH JO", 1: "7S 8S 9S 7C 8C 7D 7H 8H 9H 10H"}
    hand = contract(table(given, players=2, stock="9C 10C 10D", **settings), "6NT")
    acts(hand, "discard 9C 10C 10D", "nominate none")
    for card in ["AS", "KS", "QS", "AC", "KC", "AD", "AH", "KH"]:
        hand.act(f"play {card}")
        anything(hand)
    assert hand.tricks == [8, 0]
    return hand


def test_with_all_suits_led_the_joker_waits_for_the_last_trick() -> None:
    """500-56: there it is led without a suit, and wins."""
    hand = near_the_end()
    assert hand.legal() == ["play QH"]
    hand.act("play QH")
    anything(hand)
    assert hand.legal() == ["play JO"]
    hand.act("play JO")
    assert len(hand.legal()) == 1
    anything(hand)
    assert hand.over
    assert hand.tricks == [10, 0]


def test_to_the_last_trick_with_a_suit_unled_the_joker_still_names_it() -> None:
    """500-56."""
    given = {0: "AS KS QS JS 10S AC KC QC AH JO", 1: "7S 8S 9S 7C 8C 9C 7H 8H 9H 10H"}
    hand = contract(table(given, players=2, stock="7D 8D 9D"), "6NT")
    acts(hand, "discard 7D 8D 9D", "nominate none")
    for card in ["AS", "KS", "QS", "JS", "10S", "AC", "KC", "QC", "AH"]:
        hand.act(f"play {card}")
        anything(hand)
    assert hand.legal() == ["play JO as D"]


def test_joker_lead_last_trick_only() -> None:
    """500-57; it does not touch a nominated joker or a trump joker."""
    setting = {"joker_lead": "last_trick"}
    start = acts(
        contract(table(NO_TRUMPS, stock="4D 5D 5C", **setting), "6NT"), "discard 5C 4D 5D", "nominate none"
    )
    assert leads_of_joker(start) == []
    start = acts(
        contract(table(NO_TRUMPS, stock="4D 5D 5C", **setting), "6NT"), "discard 5C 4D 5D", "nominate D"
    )
    assert leads_of_joker(start) == ["play JO"]
    start = acts(contract(table(NO_TRUMPS, stock="4D 5D 5C", **setting), "6D"), "discard 5C 4D 5D")
    assert leads_of_joker(start) == ["play JO"]


def test_joker_lead_any_suit_but_one_not_followed() -> None:
    """500-57."""
    hand = near_the_end(joker_lead="any_suit")
    assert leads_of_joker(hand) == ["play JO as C", "play JO as D", "play JO as H", "play JO as S"]
    given = {0: "7S 8S 9S 10S JS QS KS 7C 8C 9C", 1: "AC KC QC JC AD KD QD AH KH JO"}
    hand = contract(table(given, players=2, stock="7D 8D 9D", joker_lead="any_suit"), "6NT")
    acts(hand, "discard 7D 8D 9D", "play 7S", "play KH", "play 7C", "play AC")
    assert hand.turn == 1
    assert leads_of_joker(hand) == ["play JO as C", "play JO as D", "play JO as H"]


# ---- scoring


def ten_tricks(bid: str, **settings: Any) -> dict[str, Any]:
    hand = contract(table({0: ALL_TRUMPS}, stock="5S 6S 5C", **settings), bid)
    acts(hand, "discard 5S 6S 5C")
    best = [
        "play JO",
        "play JS",
        "play JC",
        "play AS",
        "play KS",
        "play QS",
        "play 10S",
        "play 9S",
        "play 8S",
    ]
    return play_out(hand, ["alone", *best]).result()


def no_tricks(bid: str, **settings: Any) -> dict[str, Any]:
    """Four players: seats 0 and 2 have nothing but low cards."""
    given = {
        0: "5S 6S 7S 5C 6C 7C 4D 5D 4H 5H",
        1: "AS QS 10S AC QC 10C AD QD AH QH",
        2: "8S 9S 8C 9C 6D 7D 8D 6H 7H 8H",
        3: "KS JS KC JC KD JD 10D KH JH JO",
    }
    hand = contract(table(given, stock="9D 9H 10H", **settings), bid)
    return play_out(acts(hand, "discard 9D 9H 10H")).result()


def test_a_slam_scores_250_where_the_value_is_less() -> None:
    """500-62."""
    assert ten_tricks("6S")["points"] == [250, 0]
    assert ten_tricks("10S")["points"] == [440, 0]
    assert ten_tricks("10S", score_table="original")["points"] == [250, 0]
    assert ten_tricks("6S", slam_bonus=False)["points"] == [40, 0]


def test_a_team_counts_its_defending_tricks_together() -> None:
    """500-64."""
    result = no_tricks("6NT")
    assert result["points"] == [-120, 100]
    assert result["tricks"][1] + result["tricks"][3] == 10
    assert no_tricks("6NT", defenders_score="when_set")["points"] == [-120, 100]
    assert no_tricks("6NT", defenders_score="never")["points"] == [-120, 0]
    assert no_tricks("open misere")["points"] == [500, 0]


def test_from_490_on_defenders_tricks_bring_nothing() -> None:
    """500-65: by the score before the hand."""
    assert no_tricks("6NT", no_score_at=490, scores=[0, 490])["points"] == [-120, 0]
    assert no_tricks("6NT", no_score_at=490, scores=[0, 480])["scores"] == [-120, 580]
    assert no_tricks("6NT", no_score_at=480, scores=[0, 480])["points"] == [-120, 0]


# Seat 0 has nothing, seat 2 nearly everything.
FIVE = {
    0: "2S 2C 3C 4C 5C 6C 2D 3D 4D 5D",
    1: "3S AC 8C 9C 10C JC 6D 7D 8D 9D",
    2: "AS KS QS JS 10S 7C KC AH KH JO",
    3: "4S QC 10D JD QD KD AD 6H 7H 8H",
    4: "5S 6S 7S 8S 9S 9H 10H JH QH 5H",
}


def test_at_five_contractor_and_called_partner_win_and_lose_the_full_value() -> None:
    """500-67: their tricks count together, and only the others score their own."""
    top = ["play 2S", "play AS", "play KS", "play QS", "play JS", "play 10S"]
    for bid, choice, points in [
        ("6NT", "call AH", [120, 20, 120, 20, 0]),
        ("7NT", "call AH", [-220, 20, -220, 20, 0]),
        ("6NT", "alone", [-120, 20, 60, 20, 0]),
    ]:
        hand = acts(contract(table(FIVE, stock="2H 3H 4H", players=5), bid), "discard 2H 3H 4H", choice)
        result = play_out(hand, top).result()
        assert result["tricks"] == [0, 2, 6, 2, 0]
        assert result["points"] == points


def test_a_called_card_in_the_kitty_leaves_the_contractor_alone() -> None:
    """500-34, 500-67: the four others score their own tricks."""
    hand = contract(table(FIVE, stock="2H 3H 4H", players=5, sans_kitty=True), "6NT sans kitty")
    result = play_out(acts(hand, "call 3H"), ["play 2S", "play AS", "play KS", "play QS"]).result()
    assert hand.partner is None
    assert result["points"] == [-120] + [10 * tricks for tricks in result["tricks"][1:]]
    assert sum(result["tricks"][1:]) == 10


# ---- the end of the match


def test_a_made_contract_at_the_target_wins_alone() -> None:
    """500-70, 500-72."""
    assert ten_tricks("10S", scores=[60, 0])["winners"] == [0]
    assert ten_tricks("10S", scores=[50, 0])["winners"] == []
    assert ten_tricks("10S", scores=[60, 900])["winners"] == [0]
    assert ten_tricks("10S", scores=[60, 900], win_by_contract=False)["winners"] == [0]


def test_defenders_tricks_do_not_win_but_a_later_contract_does() -> None:
    """500-71, 500-74."""
    assert no_tricks("6NT", scores=[0, 490])["winners"] == []
    assert no_tricks("6NT", scores=[0, 490], win_by_contract=False)["winners"] == [1]
    assert ten_tricks("6S", scores=[620, 0])["winners"] == [0]
    assert no_tricks("6NT", scores=[650, 0], win_by_contract=False)["winners"] == [0]
    assert no_tricks("6NT", scores=[680, 460], win_by_contract=False)["winners"] == [0, 1]


def test_out_backwards() -> None:
    """500-73: only by a failed contract, and at minus the target or lower."""
    assert no_tricks("10NT")["winners"] == [1]
    assert no_tricks("10NT", scores=[20, 0])["winners"] == [1]
    assert no_tricks("10NT", scores=[30, 0])["winners"] == []
    assert no_tricks("10NT", backwards=False)["winners"] == []
    assert no_tricks("6NT", scores=[0, -900])["winners"] == []
    assert no_tricks("6NT", target=120)["winners"] == [1]


def test_out_backwards_with_three_sides_the_best_of_the_rest_win() -> None:
    """500-73: equal scores together."""
    given = {
        0: "7S 8S 7C 8C 7D 8D 7H 8H 9H 10H",
        1: "AS KS AC KC AD KD AH KH 9S 9C",
        2: "QS QC QD QH JS JC JD JH JO 10D",
    }
    for scores, winners in [([0, 0, 0], [1, 2]), ([0, 10, 0], [1]), ([0, 0, 10], [2]), ([30, 0, 0], [])]:
        hand = contract(table(given, players=3, stock="10S 10C 9D", scores=scores), "10NT")
        play_out(acts(hand, "discard 10S 10C 9D"))
        assert hand.result()["points"] == [-520, 50, 50]
        assert hand.result()["winners"] == winners


def test_at_five_a_partner_below_the_target_does_not_win_with_the_contractor() -> None:
    """500-72."""
    for partner_score, winners in [(160, [0, 3]), (150, [0])]:
        scores = [300, 900, 0, partner_score, 0]
        hand = table({0: ALL_TRUMPS, 3: "AH KH QH"}, stock="5S 6S 2C", players=5, scores=scores)
        acts(contract(hand, "9S"), "discard 5S 6S 2C", "call AH")
        assert play_out(hand, ["play JO", "play JS", "play JC"]).result()["winners"] == winners


# ---- who may see what


def test_cards_lie_face_down_until_the_look() -> None:
    """500-81."""
    hand = table(blind_misere=True)
    assert [hand.visible(seat)["hand"] for seat in range(4)] == [None] * 4
    hand.act("look")
    assert hand.visible(0)["hand"] == in_pack_order(hand.hands[0])
    assert hand.visible(1)["hand"] is None
    acts(hand, "bid 10H")
    assert hand.visible(1)["hand"] is not None  # its turn, and no blind bid is high enough
    assert hand.visible(2)["hand"] is None
    assert table().visible(2)["hand"] is not None
    assert table(blind_misere=True, misere=False).visible(2)["hand"] is not None


def test_after_a_blind_bid_the_cards_stay_down_to_the_next_turn_or_the_end_of_the_auction() -> None:
    """500-81."""
    hand = acts(table(blind_misere=True), "bid blind misere")
    assert hand.visible(0)["hand"] is None
    acts(hand, "bid 10H", "pass", "pass")
    assert hand.turn == 0
    assert hand.visible(0)["hand"] is not None
    assert hand.legal() == ["bid 10NT", "pass"]
    hand = acts(table(blind_misere=True), "bid blind misere", "pass", "pass")
    assert hand.visible(0)["hand"] is None
    hand.act("pass")
    assert len(hand.visible(0)["hand"]) == 13


def test_only_the_contractor_sees_kitty_and_discards_until_the_hand_is_over() -> None:
    """500-82."""
    hand = contract(table(), "6S")
    assert hand.visible(0)["kitty"] == in_pack_order(hand.kitty)
    assert hand.visible(2)["kitty"] is None
    discard = hand.legal()[0]
    hand.act(discard)
    assert hand.visible(0)["discards"] == discard.split()[1:]
    assert hand.visible(1)["discards"] is None
    assert hand.visible(0)["deal"] is None
    play_out(hand)
    assert hand.visible(None)["kitty"] == in_pack_order(hand.kitty)
    assert hand.visible(None)["deal"]["hands"] == hand.dealt
    sans = contract(table(sans_kitty=True), "6S sans kitty")
    assert sans.visible(0)["kitty"] is None


def test_nominating_none_stays_a_secret() -> None:
    """500-83."""
    for suit, seen in [("none", None), ("H", "H")]:
        hand = acts(
            contract(table(NO_TRUMPS, stock="4D 5D 5C"), "6NT"), "discard 5C 4D 5D", f"nominate {suit}"
        )
        assert hand.visible(0)["nominated"] == suit
        assert [hand.visible(seat)["nominated"] for seat in [1, 2, 3, None]] == [seen] * 4


def test_an_open_misere_opens_after_the_first_trick() -> None:
    """500-84."""
    for reveal, early in [("after_first_trick", False), ("before_play", True)]:
        hand = contract(table(stock="4D 4H JO", open_misere_reveal=reveal), "open misere")
        acts(hand, "discard 4D 4H JO")
        assert (hand.visible(1)["open_hand"] is not None) == early
        while sum(hand.tricks) == 0:
            hand.act(hand.legal()[0])
        assert hand.visible(None)["open_hand"] == in_pack_order(hand.hands[0])
    hand = acts(table(blind_misere=True), "bid blind misere")
    for _ in range(3):
        acts(hand, "look", "pass") if "look" in hand.legal() else hand.act("pass")
    assert play_out(hand).visible(1)["open_hand"] is None


def test_the_called_partner_is_known_to_itself_until_the_card_is_played() -> None:
    """500-85."""
    for setting, known in [("secret", False), ("open", True)]:
        given = {0: ALL_TRUMPS, 3: "AH"}
        hand = contract(table(given, stock="5S 6S 2C", players=5, called_partner=setting), "8S")
        acts(hand, "discard 5S 6S 2C", "call AH")
        assert hand.visible(3)["partner"] == 3
        assert [hand.visible(seat)["partner"] == 3 for seat in [0, 1, 2, 4, None]] == [known] * 5
        while "AH" not in hand.played:
            legal = hand.legal()
            hand.act("play AH" if "play AH" in legal else legal[0])
        assert hand.visible(0)["partner"] == 3

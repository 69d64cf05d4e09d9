"""The plain reading of Bid Euchre: against the cases, the clauses easily misread, and the engine."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from plain_bid_euchre import CLAIM, PlainBidEuchre, pack
from two_readings import cases, check_record, compare_match

from game.rules.actions import Action
from game.rules.games import GAMES
from game.rules.settings import Settings

CASES = cases("bid_euchre")
GAME = GAMES["bid_euchre"]

# Seat 0 speaks first and seat 3 deals.
EVEN = {0: "JS JC AS KS AH KH", 1: "9S QH JH AC KC QC", 2: "QS 10S AD KD 9H 10H"}
SPADES = [f"play {card}" for card in ("JO", "JS", "JC", "AS", "KS", "QS", "AH", "KH")]


def table(
    given: dict[int, str], stock: str = "", scores: list[int] | None = None, **settings: Any
) -> PlainBidEuchre:
    """A hand with the given cards, the rest of the pack dealt out in order."""
    decks, joker = settings.get("decks", 1), settings.get("joker", False)
    hands = [given.get(seat, "").split() for seat in range(4)]
    rest = pack(decks, joker)
    for card in [*(card for hand in hands for card in hand), *stock.split()]:
        rest.remove(card)
    for hand in hands:
        while len(hand) < 6 * decks:
            hand.append(rest.pop(0))
    return PlainBidEuchre(settings, 3, scores or [0, 0], hands, stock.split() or rest)


def acts(hand: PlainBidEuchre, *actions: str) -> PlainBidEuchre:
    for action in actions:
        hand.do(action)
    return hand


def play_out(hand: PlainBidEuchre, prefer: list[str] | None = None) -> dict[str, Any]:
    """Does the first preferred thing that is legal, else the last legal one: never a call if it can."""
    while not hand.over:
        legal = [action for action in hand.legal() if action != "call revoke"]
        hand.do(next((action for action in prefer or SPADES if action in legal), legal[-1]))
    return hand.result()


def bids(hand: PlainBidEuchre) -> list[str]:
    return [action.removeprefix("bid ") for action in hand.legal()]


@pytest.mark.parametrize("record", CASES, ids=[f"{case['clause']} {case['case'][:50]}" for case in CASES])
def test_every_case_passes(record: dict[str, Any]) -> None:
    check_record(PlainBidEuchre, record, sides=2)


# ---- auction


def test_a_plain_six_lies_between_the_numbers_and_the_ask() -> None:
    """BE-15, BE-16."""
    hand = acts(table(EVEN, plain_six=True), "bid 6")
    assert bids(hand) == ["ask", "moon", "pass"]
    hand = acts(table({}, decks=2, plain_six=True, min_bid=11))
    assert bids(hand) == ["11", "12", "ask", "moon", "pass"]


def test_ask_and_moon_are_equal_and_end_the_auction_where_moon_is_no_higher() -> None:
    """BE-16, BE-19."""
    assert acts(table(EVEN, moon_outbids_ask=False), "bid ask").phase == "trump"
    assert bids(acts(table(EVEN), "bid ask")) == ["moon", "pass"]


def test_in_an_open_auction_one_goes_round_till_three_have_passed() -> None:
    """BE-18: who has passed does not come back."""
    hand = acts(table(EVEN, auction="open"), "bid 3", "pass", "bid 4", "pass")
    assert hand.turn == 0
    acts(hand, "bid 5")
    assert hand.turn == 2
    assert acts(hand, "pass").phase == "trump"
    assert hand.turn == 0
    hand = acts(table(EVEN, auction="open"), "pass", "pass", "pass", "bid 3")
    assert (hand.phase, hand.turn) == ("trump", 3)
    assert acts(table(EVEN, auction="open"), "pass", "pass", "pass", "pass").over


def test_a_stuck_dealer_may_still_claim_and_one_with_a_bid_before_may_pass() -> None:
    """BE-21, BE-22."""
    clean = {3: "AS 9S 10S 9H 10H 9D"}
    hand = acts(table(clean, stick_dealer=True, ace_no_face=True), "pass", "pass", "pass")
    assert "pass" not in hand.legal()
    assert CLAIM in hand.legal()
    assert "pass" in acts(table(clean, stick_dealer=True), "pass", "bid 3", "pass").legal()


def test_a_claim_is_judged_on_the_cards_as_dealt_the_discard_included() -> None:
    """BE-22, BE-74: and laid open are the cards that the claimer holds."""
    for stock, may in (("JO", True), ("QD", False), ("9C", True)):
        hand = table({3: "AS 9S 10S 9H 10H 9D"}, stock, joker=True, ace_no_face=True)
        acts(hand, f"discard {stock}", "bid 3", "pass", "pass")
        assert (CLAIM in hand.legal()) == may
    result = acts(hand, CLAIM).result()
    assert (result["points"], result["next_dealer"]) == ([0, 0], 0)
    laid_open = {"hand 3": sorted(["AS", "9S", "10S", "9H", "10H", "9D"])}
    assert hand.visible(None) == laid_open
    assert hand.visible(0)["hand 3"] == laid_open["hand 3"]


def test_a_claim_is_for_the_first_turn_only() -> None:
    """BE-22."""
    clean = {0: "AS 9S 10S 9H 10H 9D"}
    hand = acts(table(clean, auction="open", ace_no_face=True), "bid 3", "bid 4", "pass", "pass")
    assert hand.turn == 0
    assert CLAIM not in hand.legal()
    assert CLAIM not in table({0: "10S 9S 9C 9H 10H 9D"}, ace_no_face=True).legal()


# ---- asking and playing alone


def test_the_partner_gives_his_best_trumps_one_by_one_then_what_he_likes() -> None:
    """BE-25 to BE-27."""
    given = {0: "AS KS AH KH QH 10H", 2: "JC QS 9H 9D 9C 10C"}
    hand = acts(table(given, ask_cards=3), "bid ask", "pass", "pass", "pass", "trump S")
    acts(hand, "give QH", "give 10H")
    assert hand.turn == 0
    acts(hand, "give KH")
    assert hand.visible(2)["hand 2"] == sorted(given[2].split())
    assert hand.legal() == ["give JC"]
    assert acts(hand, "give JC").legal() == ["give QS"]
    assert hand.visible(0)["hand 0"] == sorted(["AS", "KS", "AH"])
    assert acts(hand, "give QS").legal() == ["give 10C", "give 9C", "give 9D", "give 9H"]
    acts(hand, "give 9D")
    assert hand.turn == 0
    assert hand.visible(0) == {"hand 0": sorted(["AS", "KS", "AH", "JC", "QS", "9D"])}
    assert hand.visible(2) == {"hand 2": sorted(["9H", "9C", "10C", "QH", "10H", "KH"])}


def test_the_best_trump_may_be_the_joker_or_either_of_two_bowers() -> None:
    """BE-27, BE-4."""
    hand = table({2: "JO JS 9H 9D 9C 10C"}, "AH", joker=True)
    acts(hand, "discard AH", "bid ask", "pass", "pass", "pass", "trump S", f"give {hand.hands[0][0]}")
    assert hand.legal() == ["give JO"]
    hand = table({2: "JC JC AS KS QS 10S"}, decks=2)
    acts(hand, "bid ask", "pass", "pass", "pass", "trump S", f"give {hand.hands[0][0]}")
    assert hand.legal() == ["give JC"]
    free = table({2: "JC JC AS KS QS 10S"}, decks=2, give="any")
    acts(free, "bid ask", "pass", "pass", "pass", "trump S", f"give {free.hands[0][0]}")
    assert len(free.legal()) == len(set(free.hands[2]))


@pytest.mark.parametrize(
    ("bid", "slam_set", "decks", "points"),
    [
        ("ask", "bid", 1, -6),
        ("ask", "stake", 1, -12),
        ("moon", "stake", 1, -24),
        ("moon", "bid", 2, -12),
        ("ask", "stake", 2, -24),
        ("moon", "stake", 2, -48),
    ],
)
def test_a_slam_not_made_loses_the_bid_or_the_stake(bid: str, slam_set: str, decks: int, points: int) -> None:
    """BE-45, BE-40."""
    given = {0: " ".join(rank + suit for rank in ("9", "10", "Q") for suit in "SCDH"[: 2 * decks])}
    hand = acts(table(given, decks=decks, slam_set=slam_set), f"bid {bid}")
    while hand.phase == "auction":
        hand.do("pass")
    hand.do("trump S")
    result = play_out(hand)
    assert result["points"] == [points, result["tricks"][1] + result["tricks"][3]]
    assert result["tricks"][2] == 0


def test_a_plain_six_not_made_loses_six_even_for_stakes() -> None:
    """BE-44, BE-45."""
    hand = acts(table(EVEN, plain_six=True, slam_set="stake"), "bid 6", "pass", "pass", "pass", "trump D")
    assert play_out(hand)["points"][0] == -6


# ---- play


def test_of_two_identical_cards_the_first_is_the_higher() -> None:
    """BE-36."""
    hand = acts(table({}, decks=2), "bid 3", "pass", "pass", "pass", "trump S")
    assert hand.winner([(0, "9S"), (1, "JC"), (2, "JC"), (3, "QS")]) == 1
    assert hand.winner([(0, "9C"), (1, "AC"), (2, "10C"), (3, "AC")]) == 1


def test_the_joker_led_asks_for_trumps_and_the_left_bower_answers() -> None:
    """BE-5, BE-6."""
    hand = table({0: "JO AS", 1: "JC AC 9C 10C 9D 10D"}, "9H", joker=True)
    acts(hand, "discard 9H", "bid 3", "pass", "pass", "pass", "trump S", "play JO")
    assert hand.legal() == ["play JC"]
    hand = table({0: "QC KS", 1: "JC AS 9H 10H 9D 10D"}, "QH", joker=True)
    acts(hand, "discard QH", "bid 3", "pass", "pass", "pass", "trump S", "play QC")
    assert len(hand.legal()) == 6


# ---- winning


def ended(scores: list[int], points: list[int], **settings: Any) -> list[int]:
    """The winners of a hand that side 0 made with these points, or of one in which it lost a bid of 5."""
    hand = table(EVEN, scores=scores, **settings)
    hand.declarer, hand.bid, hand.phase, hand.turn = 0, "3" if points[0] > 0 else "5", "over", None
    taken = points[0] if points[0] > 0 else 6 - points[1]
    hand.tricks = [taken, points[1], 0, 0]
    result = hand.result()
    assert result["points"] == points
    assert result["match_over"] == bool(result["winners"])
    return list(result["winners"])


def test_who_wins_the_match() -> None:
    """BE-52 to BE-54."""
    assert ended([29, 10], [3, 3]) == [0]
    assert ended([10, 30], [4, 2]) == [1]  # points against a bid, made or set, count as well
    assert ended([29, 29], [3, 3]) == []
    assert ended([29, 31], [4, 2]) == []  # no winner yet, whatever the scores
    assert ended([32, 33], [4, 2]) == [0]
    assert ended([33, 33], [3, 3]) == []
    assert ended([32, 33], [-5, 2]) == [1]
    assert ended([40, 33], [-5, 2]) == []  # 35 all
    assert ended([41, 33], [-5, 2]) == [0]
    assert ended([40, 10], [-5, 2]) == [0]  # alone at the target, though set


def test_a_hand_that_was_not_scored_decides_nothing() -> None:
    """BE-51, BE-53."""
    for scores in ([40, 33], [40, 10]):
        assert acts(table(EVEN, scores=scores), *["pass"] * 4).result()["winners"] == []


def test_penalties_may_leave_nobody_at_the_target() -> None:
    """BE-54, BE-67."""
    hand = table(EVEN, scores=[33, 33])
    hand.declarer, hand.bid, hand.phase, hand.turn = 0, "3", "over", None
    hand.tricks, hand.penalties = [3, 3, 0, 0], [6, 6]
    assert (hand.result()["scores"], hand.result()["winners"]) == ([30, 30], [])


# ---- revokes


def penalised(**settings: Any) -> PlainBidEuchre:
    """Hearts are trumps, seat 0 leads: seat 1 has three hearts, seat 3 the jack of diamonds."""
    hand = table(EVEN, revoke="penalised", **settings)
    return acts(hand, "bid 4", "pass", "pass", "pass", "trump H")


def test_any_card_may_be_played_and_the_list_tells_nothing() -> None:
    """BE-61, BE-75."""
    hand = penalised()
    assert "call revoke" not in hand.legal()
    acts(hand, "play AH")
    assert hand.legal() == sorted(["call revoke", *(f"play {card}" for card in EVEN[1].split())])


def test_one_call_for_a_side_until_the_other_side_plays_again() -> None:
    """BE-62, BE-64: seat 0's side is wrong, and its partner may not call before a new card."""
    hand = acts(penalised(), "play AH", "play JH", "call revoke")
    assert hand.turn == 2
    assert hand.penalties == [2, 0]
    assert "call revoke" not in hand.legal()
    acts(hand, "play 9H", "play JD")
    assert (hand.turn, "call revoke" in hand.legal()) == (1, True)


def test_every_uncalled_revoke_of_the_other_side_costs_the_penalty() -> None:
    """BE-63: the one on the table and one of an earlier trick, and the next call is false."""
    hand = acts(penalised(revoke_penalty=3, false_call_penalty=7), "play AH", "play 9S", "play 9H", "play QD")
    acts(hand, "call revoke")
    assert hand.penalties == [0, 6]
    assert hand.answers == [(0, ["9S", "QD"])]
    acts(hand, "play KH", "play JH", "call revoke")
    assert hand.penalties == [7, 6]


def test_the_closing_round_begins_left_of_the_dealer_and_takes_in_the_partner_who_sat_out() -> None:
    """BE-65."""
    hand = acts(table(EVEN, revoke="penalised"), "bid moon", "trump S")
    while hand.phase == "play":
        hand.do(next((action for action in SPADES if action in hand.legal()), hand.legal()[-1]))
    assert (hand.phase, hand.turn, hand.legal()) == ("closing", 0, ["call revoke", "pass"])
    acts(hand, "pass", "pass")
    assert (hand.turn, hand.legal()) == (2, ["call revoke", "pass"])
    acts(hand, "call revoke")
    assert (hand.turn, hand.legal()) == (2, ["pass"])
    acts(hand, "pass", "pass")
    assert hand.over


# ---- the engine


def choose(chance: Random, legal: tuple[Action, ...]) -> Action:
    """What shows a clause comes more often than an even chance would have it: passes, low bids, claims, kings
    discarded."""
    kings = [action for action in legal if action.startswith("discard K")]
    numbers = sorted((action for action in legal if action[4:].isdigit()), key=lambda bid: int(bid[4:]))
    likely = [([Action(CLAIM)], 0.4), ([Action("call revoke")], 0.1), ([Action("pass")], 0.4), (kings, 0.5)]
    for actions, often in [*likely, (numbers[:2], 0.6), (numbers, 0.5)]:
        if set(actions) & set(legal) and chance.random() < often:
            return chance.choice(actions)
    return chance.choice(legal)


def random_rules(chance: Random) -> Settings:
    chosen = {each.key: chance.choice(each.values) for each in GAME.settings if each.values}
    chosen["target"] = chance.choice((1, 32))
    chosen["min_bid"] = chance.randint(1, 11 if chosen["decks"] == 2 else 5)
    chosen["revoke_penalty"], chosen["false_call_penalty"] = chance.choice(((2, 2), (0, 1), (3, 0)))
    return GAME.check(chosen)


def compare(seed: int) -> None:
    chance = Random(seed)
    compare_match(GAME, PlainBidEuchre, random_rules(chance), chance, choose)


def test_the_engine_agrees_on_random_matches() -> None:
    for seed in range(200):
        compare(seed)


@pytest.mark.soak
def test_the_engine_agrees_on_thousands_of_random_matches() -> None:
    for seed in range(100_000, 110_000):
        compare(seed)

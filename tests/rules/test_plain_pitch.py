"""The plain reading of Pitch: against the cases, the clauses easily misread, and the engine."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from plain_pitch import PlainPitch
from two_readings import cases, check_record, compare_match

from game.rules.actions import Action
from game.rules.games import GAMES
from game.rules.settings import Settings

CASES = cases("pitch")
GAME = GAMES["pitch"]

# Seat 0 speaks first and seat 3 deals.
FOUR = ["AS KS QS 2S 4H 5H", "JS 3S 6H 7H 8H 9C", "4S 5S 10D AD 2D 3D", "6S 7S KC QC 10C 9D"]
LONE_JACK = ["JS 2H 3H 4H 5H 6H", "2D 3D 4D 5D 6D 7D"]


def table(hands: list[str], scores: list[int] | None = None, **settings: Any) -> PlainPitch:
    players = len(hands)
    sides = 2 if settings.get("partners") else players
    rules = {"players": players, **settings}
    return PlainPitch(rules, players - 1, scores or [0] * sides, [hand.split() for hand in hands], [])


def acts(hand: PlainPitch, *actions: str) -> PlainPitch:
    for action in actions:
        hand.do(action)
    return hand


def plays(hand: PlainPitch, cards: str) -> PlainPitch:
    return acts(hand, *(f"play {card}" for card in cards.split()))


def play_out(hand: PlainPitch, *prefer: str) -> dict[str, Any]:
    """Plays the first preferred card that may be played, else the first legal one."""
    assert hand.phase == "play"
    while not hand.over:
        legal = hand.legal()
        hand.do(next((f"play {card}" for card in prefer if f"play {card}" in legal), legal[0]))
    return hand.result()


def bids(hand: PlainPitch) -> list[str]:
    return [action for action in hand.legal() if not action.startswith("pitch")]


@pytest.mark.parametrize("record", CASES, ids=[f"{case['clause']} {case['case'][:50]}" for case in CASES])
def test_every_case_passes(record: dict[str, Any]) -> None:
    players = record["settings"].get("players", 4)
    check_record(PlainPitch, record, 2 if record["settings"].get("partners") else players)


def test_the_forced_dealer_bids_two_whatever_the_lowest_bid_and_the_steal() -> None:
    """PI-14, PI-61, PI-62."""
    for settings in ({}, {"min_bid": 2}, {"steal": False}, {"partners": True}):
        hand = acts(table(FOUR, **settings), "pass", "pass", "pass")
        assert bids(hand) == ["bid 2", "bid 3", "bid 4"]
        assert "pitch KC" in hand.legal()


def test_with_a_redeal_the_dealer_is_like_anyone_and_four_passes_void_the_hand() -> None:
    """PI-63."""
    hand = acts(table(FOUR, [9, 0, 0, 0], all_pass="redeal"), "pass", "pass", "pass")
    assert bids(hand) == ["bid 1", "bid 2", "bid 3", "bid 4", "pass"]
    result = acts(hand, "pass").result()
    assert (result["points"], result["scores"], result["winners"]) == ([0] * 4, [9, 0, 0, 0], [])
    assert result["next_dealer"] == 0
    hand = acts(table(FOUR, all_pass="redeal", min_bid=2), "pass", "pass", "pass")
    assert bids(hand) == ["bid 2", "bid 3", "bid 4", "pass"]


def test_the_dealer_steals_one_two_and_three_from_a_partner_too() -> None:
    """PI-15, PI-17."""
    for number in (1, 2, 3):
        hand = acts(table(FOUR, partners=True), "pass", f"bid {number}", "pass")
        assert bids(hand) == [*(f"bid {higher}" for higher in range(number + 1, 5)), "pass", "steal"]
        acts(hand, "steal")
        assert (hand.turn, hand.pitcher, hand.bid) == (3, 3, number)
    assert "steal" not in acts(table(FOUR, steal=False), "bid 1", "pass", "pass").legal()
    assert "steal" not in acts(table(FOUR), "bid 1", "pass").legal()


def test_a_four_ends_the_auction_before_the_dealer() -> None:
    """PI-12, PI-13: said or pitched."""
    assert acts(table(FOUR), "pass", "bid 4").turn == 1
    hand = acts(table(FOUR), "pass", "pitch 6H")
    assert (hand.turn, hand.trump, hand.trick) == (2, "H", [(1, "6H")])
    assert acts(table(FOUR), "bid 3", "pass", "pass", "pitch 10C").turn == 0


def test_one_card_may_be_high_low_and_jack_and_bring_game_as_well() -> None:
    """PI-36, PI-34."""
    result = play_out(acts(table(LONE_JACK), "pitch JS"))
    assert result["points"] == [4, 0]
    assert result["winners"] == []  # 4 is short of the target, and `smudge` is off


def test_low_goes_to_its_winner_or_to_the_one_it_was_dealt_to() -> None:
    """PI-32, PI-60."""
    for low, points in (("won", [4, 0]), ("dealt", [-4, 1])):
        hand = acts(table(["AS KS JS 10S 3S 4H", "2S 5H 6H 7H 8H 9D"], low=low), "bid 4")
        assert play_out(hand, "AS", "KS", "JS", "10S", "3S")["points"] == points


def test_a_card_won_by_the_partner_counts_for_the_side_it_was_dealt_to_and_won_by() -> None:
    """PI-30, PI-60."""
    hands = ["AS KS 10S 9S 8S 4H", "3H 5H 6H 7H 8H 9D", "2S 3D 4D 5D 6D 7D", "QS 3C 4C 5C 6C 7C"]
    for low in ("won", "dealt"):
        hand = acts(table(hands, partners=True, low=low), "bid 3", "pass", "pass", "pass")
        assert play_out(hand, "AS", "KS", "10S")["points"] == [3, 0]


def test_game_needs_more_than_any_other_side_and_a_tie_at_nothing_is_a_tie() -> None:
    """PI-34, PI-35: partners put theirs together."""
    hand = acts(table(["2S 3S 4S 5S 6S 7S", "2D 3D 4D 5D 6D 7D"]), "bid 2", "pass")
    assert play_out(hand)["points"] == [2, 0]
    level = ["AS 3H 4H 5H 6H 7H", "AD 3D 4D 5D 6D 7D", "JC 3C 4C 5C 6C 7C", "2S 2H 8H 9H 2D 8D"]
    for partners, points in ((False, [2, 0, 0, 0]), (True, [2, 1])):  # 4, 4 and 1 alone, 4 and 5 together
        hand = acts(table(level, partners=partners), "bid 2", "pass", "pass", "pass")
        plays(hand, "AS 3D 3C 2S 3H 4D JC 8H 2D 4H AD 4C")
        assert play_out(hand)["points"] == points


def test_only_a_pitcher_who_made_it_wins_though_set_back_ones_stand_above() -> None:
    """PI-50 to PI-53."""
    made = acts(table(FOUR, [5, 9, 0, 0]), "bid 2", "pass", "pass", "pass")
    assert play_out(made, "AS", "KS", "QS")["winners"] == [0]
    no_jack = ["AS KS QS 10S 2S AH", "3S 4S 5D 6D 7D 8D"]
    lost = play_out(acts(table(no_jack, [14, 6]), "bid 4"), "AS", "KS", "QS", "10S", "2S")
    assert lost["points"][0] == -4
    assert lost["scores"][0] == 10
    assert lost["winners"] == []


def test_a_smudge_wins_whatever_the_score_also_against_the_pitcher() -> None:
    """PI-64."""
    assert play_out(acts(table(LONE_JACK, [-20, 30], smudge=True), "pitch JS"))["winners"] == [0]
    hands = ["3S 2H 3H 4H 5H 6H", "AS KS JS 2S 10S 9S"]
    for smudge, winners in ((True, [1]), (False, [])):
        hand = acts(table(hands, [6, 90], smudge=smudge), "bid 1", "pass", "play 3S", "play JS")
        result = play_out(hand, "AS")
        assert result["points"] == [-1, 4]
        assert result["winners"] == winners


def test_a_seat_sees_its_own_cards_and_an_onlooker_none() -> None:
    hand = acts(table(FOUR), "pitch AS")
    assert hand.visible(0) == {"hand 0": sorted(["KS", "QS", "2S", "4H", "5H"])}
    assert hand.visible(None) == {}


# ---- the engine


def choose(chance: Random, legal: tuple[Action, ...]) -> Action:
    """Passes, steals and low bids more often than an even chance among so many pitches would have them."""
    for words, often in (("steal", 0.4), ("pass", 0.5), ("bid 1", 0.5), ("bid 2", 0.5), ("bid 3", 0.5)):
        if words in legal and chance.random() < often:
            return Action(words)
    return chance.choice(legal)


def random_rules(chance: Random) -> Settings:
    chosen = {each.key: chance.choice(each.values) for each in GAME.settings}
    if chosen["partners"]:
        chosen["players"] = 4
    return GAME.check(chosen)


def compare(seed: int) -> None:
    chance = Random(seed)
    compare_match(GAME, PlainPitch, random_rules(chance), chance, choose)


def test_the_engine_agrees_on_random_matches() -> None:
    for seed in range(150):
        compare(seed)


@pytest.mark.soak
def test_the_engine_agrees_on_thousands_of_random_matches() -> None:
    for seed in range(100_000, 110_000):
        compare(seed)

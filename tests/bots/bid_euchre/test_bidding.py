"""What to say in the auction, and what to name trump: a hand in words, and what it is worth a bid of."""

from collections.abc import Sequence

import pytest

from game.rules.bid_euchre.bids import Bid
from tests.bots.bid_euchre.seats import bidding, contracts, naming, openings

WEAK = "9S 10S QS 9C KD QH"
MIDDLING = "JD AH 9H AS 9S 9C"
FAIR = "JH AH 9H AS KS 9C"
STRONG = "JH JD AH KH AS 9C"
SURE = "JH JD AH KH QH AS"
ACES = "AS 9S 10S 9C 10D 9H"
TWO_PACKS = "JH JH JD AH KH KH 9H AS AS AC KC 9D"
ALL_PASSED = ("1 pass", "2 pass", "3 pass")
FOES_FOUR = ("1 pass", "2 pass", "3 bid 4")
PARTNERS_FOUR = ("1 pass", "2 bid 4", "3 pass")
PLAIN_SIX = "JS KS AS JC 9H KH"
DEALS = 400


def said_by_dealer(held: str, said: Sequence[str], **more: object) -> str:
    return bidding(held, *said, dealer=0, **more).answer  # type: ignore[arg-type]


def alone(found: Sequence[Bid | None]) -> int:
    """How many end in an ask or a moon."""
    return sum(bool(bid and bid.alone) for bid in found)


def test_a_weak_hand_passes() -> None:
    assert bidding(WEAK).answer == "pass"


def test_a_better_hand_bids_more() -> None:
    said = [bidding(held).answer for held in (WEAK, FAIR, STRONG, SURE)]
    assert said == ["pass", "bid 4", "bid ask", "bid moon"]


def test_nobody_speaks_after_the_dealer_so_it_bids_no_more_than_it_must() -> None:
    """BE-17."""
    assert said_by_dealer(FAIR, ALL_PASSED) == "bid 3"
    assert said_by_dealer(TWO_PACKS, ("1 pass", "2 pass", "3 bid 6"), decks=2) == "bid 7"


def test_a_partners_bid_is_left_alone_and_a_foes_as_high_is_outbid() -> None:
    assert said_by_dealer(FAIR, PARTNERS_FOUR) == "pass"
    assert said_by_dealer(FAIR, FOES_FOUR) == "bid 5"


@pytest.mark.parametrize("said", [PARTNERS_FOUR, FOES_FOUR])
def test_a_hand_that_takes_every_trick_says_so_over_any_number(said: Sequence[str]) -> None:
    assert said_by_dealer(SURE, said) == "bid moon"


@pytest.mark.parametrize(
    ("held", "trump"), [("JH JD AH 9H AS 9C", "H"), ("JS AS KS 9S AH 9D", "S"), ("QC KC 9C 10C AH 9D", "C")]
)
def test_the_suit_that_promises_most_is_named(held: str, trump: str) -> None:
    """BE-23."""
    assert naming(held, "4").answer == f"trump {trump}"


def test_with_two_packs_the_same_share_of_the_tricks_is_bid() -> None:
    """BE-2: twelve tricks."""
    assert bidding(TWO_PACKS, decks=2).answer == "bid 9"


@pytest.mark.parametrize(
    ("held", "said"),
    [
        ("JH JH JD JD AH AH KH KH AS AS AC AC", "bid moon"),
        ("JC AC JD JD KD AD AD JH JH KH KH AH", "bid ask"),  # the jack of clubs goes to the partner
    ],
)
def test_with_two_packs_too_all_the_tricks_are_bid_on_a_hand_that_takes_them(held: str, said: str) -> None:
    """BE-14."""
    assert bidding(held, decks=2).answer == said


def test_an_ask_or_a_moon_that_is_set_for_its_stake_is_bid_less_often() -> None:
    """BE-45."""
    held = "JH AH KH QH AS AC"
    assert bidding(held).answer == "bid moon"
    assert bidding(held, slam_set="stake").answer == "bid 5"
    assert alone(contracts(DEALS, slam_set="stake")) < alone(contracts(DEALS))


def test_one_who_must_give_winners_away_asks_less_often_with_one_pack() -> None:
    """BE-25: three of six cards."""
    assert bidding(STRONG).answer == "bid ask"
    assert bidding(STRONG, ask_cards=3).answer == "bid 5"


def test_of_twelve_cards_there_are_losers_to_give_so_more_cards_make_asks_likelier() -> None:
    """BE-25."""
    assert bidding(TWO_PACKS, decks=2, ask_cards=2).answer == "bid ask"
    asks = [alone(contracts(DEALS, decks=2, ask_cards=number)) for number in (1, 2, 3)]
    assert asks == sorted(set(asks))


def test_a_joker_held_is_worth_more_and_one_missing_worth_less() -> None:
    """BE-4, BE-6."""
    assert bidding(STRONG, joker=True).answer == "bid 4"
    assert bidding("JO JH JD AH KH AS", joker=True).answer == "bid moon"
    held, without = "JO AH 9H 9S 10S 9C", "JH AH 9H 9S 10S 9C"
    assert bidding(held, joker=True).answer == bidding(without).answer == "bid 3"
    assert bidding(without, joker=True).answer == "pass"


def test_a_plain_six_is_bid_where_it_may_be_but_over_a_five_alone() -> None:
    """BE-15."""
    assert Bid(6) not in contracts(DEALS)
    over_five = ("1 pass", "2 pass", "3 bid 5")
    assert said_by_dealer(PLAIN_SIX, over_five, plain_six=True) == "bid 6"
    assert said_by_dealer(PLAIN_SIX, over_five) == "pass"
    assert "bid 6" not in openings(DEALS, plain_six=True)


def test_aces_without_a_face_are_claimed_where_that_throws_a_bad_hand_in() -> None:
    """BE-22."""
    assert bidding(ACES).answer == "pass"
    assert bidding(ACES, ace_no_face=True).answer == "claim ace no face"


def test_no_claim_is_made_over_a_partners_bid_or_with_a_hand_to_bid_on() -> None:
    """BE-22."""
    assert bidding(ACES, "2 bid 4", "3 pass", dealer=1, ace_no_face=True).answer == "pass"
    assert bidding("AS AC AD AH 9H 10H", ace_no_face=True).answer == "bid 4"


def test_a_claim_throws_a_foes_bid_out_as_well() -> None:
    """BE-22."""
    assert bidding(ACES, "3 bid 4", dealer=2, ace_no_face=True).answer == "claim ace no face"


def test_a_dealer_with_nothing_throws_the_hand_in_unless_it_must_bid_and_then_says_the_least() -> None:
    """BE-20, BE-21."""
    assert said_by_dealer(WEAK, ALL_PASSED) == "pass"
    assert said_by_dealer(WEAK, ALL_PASSED, stick_dealer=True) == "bid 3"


def test_who_may_be_outbid_again_goes_higher_than_who_speaks_last() -> None:
    """BE-17, BE-18."""
    said = ("1 pass", "2 pass", "3 bid 6")
    assert said_by_dealer(TWO_PACKS, said, decks=2, auction="once") == "bid 7"
    assert said_by_dealer(TWO_PACKS, said, decks=2, auction="open") == "bid 8"


def test_where_an_ask_cannot_be_outbid_a_moon_must_come_before_it() -> None:
    """BE-16."""
    assert said_by_dealer(SURE, ("1 pass", "2 pass", "3 bid ask")) == "bid moon"
    assert said_by_dealer(SURE, ("1 pass", "2 pass", "3 bid 5"), moon_outbids_ask=False) == "bid moon"


@pytest.mark.parametrize(("least", "said"), [(1, "bid 1"), (3, "bid 3"), (5, "pass")])
def test_the_less_must_be_bid_the_weaker_a_hand_begins(least: int, said: str) -> None:
    """BE-13."""
    assert bidding(MIDDLING, min_bid=least).answer == said


def test_where_more_must_be_bid_more_hands_pass() -> None:
    """BE-13."""
    passes = [openings(DEALS, min_bid=least).count("pass") for least in (1, 2, 3, 4, 5)]
    assert passes == sorted(passes)
    assert passes[0] < passes[2] < passes[4]


def test_what_wins_the_match_is_enough() -> None:
    """BE-50: four points are missing."""
    assert bidding(SURE, scores=(28, 0)).answer != "bid moon"
    assert bidding(SURE, scores=(28, 0), target=64).answer == "bid moon"


def test_foes_about_to_win_the_match_are_outbid_more_often() -> None:
    """BE-50."""
    assert said_by_dealer(MIDDLING, FOES_FOUR) == "pass"
    assert said_by_dealer(MIDDLING, FOES_FOUR, scores=(0, 28)) == "bid 5"
    assert said_by_dealer(MIDDLING, FOES_FOUR, scores=(0, 28), target=64) == "pass"


def test_in_a_tie_break_hand_every_point_counts_again() -> None:
    """BE-53, BE-54."""
    assert openings(DEALS, (33, 33)) == openings(DEALS)
    assert openings(DEALS, (28, 28)) != openings(DEALS)


@pytest.mark.parametrize("setting", [{"revoke": "penalised"}, {"give": "any"}])
def test_what_changes_no_hands_worth_changes_no_bid(setting: dict[str, object]) -> None:
    """BE-28, BE-61: a partner who chooses gives what helps no more, by thousands of asks played out."""
    assert openings(DEALS, **setting) == openings(DEALS)  # type: ignore[arg-type]

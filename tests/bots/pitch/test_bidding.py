"""What to say in the auction: a hand in words, and what it is worth a bid of."""

import pytest

from tests.bots.pitch.seats import asked

WEAK = "9H 7H 2C 5D 4S 8C"
FAIR = "AH 7H 3H 2C 5D 8S"
STRONG = "AH KH JH 3H 10S 2C"
SURE = "AH KH QH JH 2H 10S"
BEFORE_DEALER = "1 pass, 2 pass"
ALL_PASSED = "0 pass, 1 pass, 2 pass"


def said_by_dealer(held: str, said: str, **more: object) -> str:
    return asked(held, said, seat=3, dealer=3, **more).answer  # type: ignore[arg-type]


def test_a_weak_hand_passes() -> None:
    assert asked(WEAK).answer == "pass"


def test_a_better_hand_bids_more() -> None:
    order = ["pass", "bid 1", "bid 2", "bid 3", "pitch"]
    bids = [order.index(asked(held).answer[:5].strip()) for held in (WEAK, FAIR, STRONG, SURE)]
    assert bids == sorted(set(bids))


def test_a_hand_that_must_win_everything_pitches_at_once() -> None:
    """PI-13."""
    assert asked(SURE).answer.startswith("pitch ")


@pytest.mark.parametrize("number", [1, 2, 3])
def test_a_dealer_takes_a_bid_at_the_same_number_rather_than_outbid_it(number: int) -> None:
    """T-027."""
    assert said_by_dealer(STRONG, f"0 bid {number}, 1 pass, 2 pass") == "steal"


def test_a_dealer_that_cannot_steal_goes_higher_with_a_good_hand() -> None:
    """PI-62."""
    assert said_by_dealer(STRONG, "0 bid 2, 1 pass, 2 pass", steal=False) == "bid 3"


def test_a_dealer_with_nothing_leaves_the_bid_to_its_owner() -> None:
    assert said_by_dealer(WEAK, "0 bid 2, 1 pass, 2 pass") == "pass"


@pytest.mark.parametrize("held", [WEAK, FAIR, STRONG])
def test_a_dealer_who_has_to_bid_says_the_least(held: str) -> None:
    """PI-14."""
    assert said_by_dealer(held, ALL_PASSED) == "bid 2"


def test_a_dealer_who_may_throw_the_hands_in_does_so_with_nothing() -> None:
    """PI-63."""
    assert said_by_dealer("9H 7S 2C 5D 4S 8C", ALL_PASSED, all_pass="redeal") == "pass"
    assert said_by_dealer(STRONG, ALL_PASSED, all_pass="redeal") == "bid 1"


def test_nobody_speaks_after_the_dealer_so_it_bids_no_more_than_it_must() -> None:
    assert said_by_dealer(SURE, "0 bid 1, 1 pass, 2 pass") == "steal"


def test_low_dealt_is_worth_a_bid_where_it_counts_for_its_owner() -> None:
    """PI-60."""
    lowest_alone = "2H 9C 8C 3S 7S 10D"
    assert asked(lowest_alone, steal=False).answer == "pass"
    assert asked(lowest_alone, steal=False, low="dealt").answer == "bid 1"
    king_and_lowest = "KH 2H 9C 8C 3S 7S"
    assert said_by_dealer(king_and_lowest, "0 bid 2, 1 pass, 2 pass") == "pass"
    assert said_by_dealer(king_and_lowest, "0 bid 2, 1 pass, 2 pass", low="dealt") == "steal"


def test_an_ace_without_low_is_worth_less_where_low_cannot_be_caught() -> None:
    """PI-60."""
    ace_alone = "AH 6H 9C 8C 3S 7S"
    assert said_by_dealer(ace_alone, "0 bid 2, 1 pass, 2 pass") == "steal"
    assert said_by_dealer(ace_alone, "0 bid 2, 1 pass, 2 pass", low="dealt") == "pass"


def test_four_points_that_win_the_match_at_once_are_pitched_for() -> None:
    """PI-64."""
    held = "AH KH JH 9H 3S 2C"
    assert asked(held).answer == "bid 3"
    assert asked(held, smudge=True).answer.startswith("pitch ")


def test_two_points_that_win_the_match_are_bid_for_and_not_when_it_is_longer() -> None:
    """PI-50."""
    held = "KH 2H 9C 8C 3S 7S"
    assert asked(held).answer == "pass"
    assert asked(held, scores=(5, 0, 0, 0)).answer == "bid 2"
    assert asked(held, scores=(5, 0, 0, 0), target=15).answer == "pass"


def test_a_foe_about_to_win_the_match_is_not_left_its_bid() -> None:
    held = "QH 2H 9C 8C 3S 7S"
    assert said_by_dealer(held, "0 bid 2, 1 pass, 2 pass") == "pass"
    assert said_by_dealer(held, "0 bid 2, 1 pass, 2 pass", scores=(5, 0, 0, 0)) == "steal"


def test_a_hand_worth_one_point_passes_where_one_cannot_be_bid_or_would_be_taken() -> None:
    """PI-61, PI-15: a dealer takes a bid of 1 as a rule, and would have had to bid 2 himself (PI-14)."""
    held = "KH 2H 9C 8C 3S 7S"
    assert asked(held, steal=False).answer == "bid 1"
    assert asked(held, steal=False, min_bid=2).answer == "pass"
    assert asked(held).answer == "pass"


def test_a_dealer_who_cannot_steal_leaves_a_bid_it_would_have_taken() -> None:
    """PI-62."""
    held = "AH 6H 9C 8C 3S 7S"
    assert said_by_dealer(held, "0 bid 2, 1 pass, 2 pass") == "steal"
    assert said_by_dealer(held, "0 bid 2, 1 pass, 2 pass", steal=False) == "pass"


def test_a_partners_bid_is_left_alone_and_a_foes_as_high_is_taken() -> None:
    """PI-17."""
    held = "KH 7H 9C 8C 3S 7S"
    assert asked(held, "1 pass, 2 bid 2, 3 pass", dealer=0, partners=True).answer == "pass"
    assert asked(held, "1 pass, 2 pass, 3 bid 2", dealer=0, partners=True).answer == "steal"


@pytest.mark.parametrize("held", ["QH JH 9H 3C 3S 2D", "AH QH 2C 3C 4S 2D"])
def test_a_partner_makes_a_hand_worth_a_higher_bid(held: str) -> None:
    """PI-30."""
    assert asked(held).answer == "bid 2"
    assert asked(held, partners=True).answer == "bid 3"


def test_against_others_far_below_zero_who_outbid_everything_the_highest_is_bid_at_once() -> None:
    held = "AH KH JH 9H 3S 2C"
    assert asked(held, scores=(9, 0, 0, 0)).answer == "bid 3"
    assert asked(held, scores=(9, -20, -20, -20)).answer.startswith("pitch ")


def test_four_that_are_not_to_be_hoped_for_are_bid_only_against_a_foe_about_to_win_the_match() -> None:
    """PI-50."""
    held, said = "AH KH 9H 8H 3S 2C", "1 bid 3, 2 pass, 3 pass"
    assert asked(held, said, dealer=0, partners=True, steal=False).answer == "pass"
    near = asked(held, said, dealer=0, partners=True, steal=False, scores=(0, 5))
    assert near.answer == "pitch AH"

"""What to say in the auction; a hand in words, and what it is worth a bid of."""

import pytest

from tests.bots.five_hundred.seats import bidding, rules

WEAK = "8S QS KS 7C JC JD QD 4H 6H 9S"
STRONG_HEARTS = "JH JD AH KH QH 9H AS KS 5C 6D"
MISERE = "5S 6S 8S 5C 6C 8C 4D 5D 4H 6H"


def test_a_weak_hand_passes() -> None:
    assert bidding(WEAK).answer == "pass"


def test_a_weak_hand_with_the_joker_passes_over_a_bid() -> None:
    """T-033."""
    assert bidding("JO QS 9S 7C JC JD QD 4H 6H 9H", "3 bid 7H").answer == "pass"


def test_a_long_strong_suit_is_bid() -> None:
    assert bidding(STRONG_HEARTS).answer in {"bid 7H", "bid 8H", "bid 9H"}


def test_a_partners_sufficient_bid_is_left_alone() -> None:
    assert bidding("9H 8H 7H AS KS 5C 6C 7D 8D 5D", "2 bid 7H", "3 pass").answer == "pass"


def test_a_hand_worth_a_bid_of_its_own_leaves_a_partners_as_good_bid_alone() -> None:
    held = "JH 10H 8H 7H 6H AS 9S KC 6C 5D"
    assert bidding(held, "2 bid 7D", "3 pass").answer == "pass"
    assert bidding(held, "2 bid 6D", "3 pass").answer == "bid 7H"


def test_a_foes_bid_makes_the_same_suit_worth_less() -> None:
    held = "JH 10H 8H 7H 6H AS 9S KC 6C 5D"
    assert bidding(held).answer == "bid 7H"
    assert bidding(held, "3 bid 6H").answer == "pass"


def test_no_trumps_are_not_bid_without_an_ace() -> None:
    held = "JO JS 10S QC JC QD 10D KH 8H 6H"
    assert "NT" not in bidding(held, scores=(300, 50)).answer
    assert bidding("JO AS KS 9C AC 5D KD AH 8H 6H").answer.endswith("NT")


def test_ten_are_bid_only_with_ten_likely_winners() -> None:
    nine = "JO JH AH KH QH 10H 9H 8H AS AC"  # the left bower is out
    ten = "JO JH JD AH KH QH 10H 9H AS AC"
    assert bidding(nine).answer == "bid 9H"
    assert bidding(ten).answer == "bid 10H"


def test_a_foes_bid_that_is_sure_to_fail_is_left_to_it() -> None:
    assert bidding("JO JH JD AH KH QH 10H 9H AS AC", "3 bid 9NT").answer == "pass"


def test_the_cheapest_bid_that_wins_the_match_is_enough() -> None:
    far = bidding("JO JH AH KH QH 9H 8H AS KS 5C", scores=(0, 0)).answer
    near = bidding("JO JH AH KH QH 9H 8H AS KS 5C", scores=(420, 0)).answer
    assert far.endswith("H")
    assert near == "bid 6H"
    assert int(far[4]) > 6


def test_a_safe_hand_bids_the_open_misere() -> None:
    assert bidding(MISERE).answer == "bid open misere"


def test_the_misere_is_not_bid_with_a_suit_that_would_be_caught() -> None:
    assert "misere" not in bidding("5S 6S 8S 5C 6C 8C KD QD AD AH").answer


def test_where_miseres_are_off_the_same_hand_passes() -> None:
    assert bidding(MISERE, settings=rules(misere=False)).answer == "pass"


def test_only_a_bid_that_the_kitty_cannot_help_over_is_made_without_it() -> None:
    """Sans kitty is worth no more (500-23), so it is only a way over the same bid."""
    held = "JO JH JD AH KH QH 9H AS KS 5C"
    assert "sans kitty" not in bidding(held).answer
    assert "sans kitty" not in bidding(held, "3 bid 7S").answer


@pytest.mark.parametrize("held", [STRONG_HEARTS, "JO JH AH QH 9H 8H AS 7S 5C 6D", MISERE])
def test_who_may_only_raise_its_own_bid_lets_the_best_bid_stand(held: str) -> None:
    """500-26: what was best to bid over nothing is best to leave."""
    settings = rules(raise_after_passes=True)
    first = bidding(held, settings=settings).answer
    assert first != "pass"
    said = (f"0 {first}", "1 pass", "2 pass", "3 pass")
    assert bidding(held, *said, settings=settings).answer == "pass"


def test_a_side_in_reach_of_losing_does_not_risk_its_match_on_a_thin_bid() -> None:
    """500-73."""
    held = "JH KH 10H 8H 7H AS 9S KC 6C 5D"
    assert bidding(held, scores=(0, 0)).answer != "pass"
    assert bidding(held, scores=(-420, 0)).answer in {"pass", "bid 6H"}

"""What a bid is worth to a side."""

import pytest

from game.bots.judgement.bid_euchre.forecast import Forecast
from game.bots.judgement.bid_euchre.stakes import Stakes
from game.rules.bid_euchre.bids import ASK, MOON, Bid
from tests.bots.bid_euchre.seats import rules

HOPE = Forecast(4.5, decks=1)
ASKED, MOONED = Bid(6, ASK), Bid(6, MOON)


def stakes(scores: tuple[int, int] = (0, 0), **chosen: object) -> Stakes:
    return Stakes(rules(**chosen), scores, 0)


def test_the_lower_of_two_bids_wins_as_much_and_is_set_less_often() -> None:
    """BE-41, BE-44."""
    worth = [stakes().with_partner(Bid(number), HOPE, 0) for number in (3, 4, 5, 6)]
    assert worth == sorted(worth, reverse=True)


def test_more_hope_is_worth_more() -> None:
    assert stakes().with_partner(Bid(4), Forecast(5.0, decks=1), 0) > stakes().with_partner(Bid(4), HOPE, 0)
    assert stakes().alone(ASKED, 0.8, 0) > stakes().alone(ASKED, 0.6, 0)


@pytest.mark.parametrize("bid", [Bid(3), Bid(4), Bid(5)])
def test_what_one_side_gains_the_other_loses(bid: Bid) -> None:
    assert stakes().with_partner(bid, HOPE, 0) == pytest.approx(-stakes().with_partner(bid, HOPE, 1))


def test_a_moon_wins_twice_what_an_ask_does_and_costs_the_same() -> None:
    """BE-42 to BE-45."""
    far = stakes(target=1000)
    assert far.alone(MOONED, 1.0, 0) == 2 * far.alone(ASKED, 1.0, 0) == 24
    assert far.alone(MOONED, 0.0, 0) == far.alone(ASKED, 0.0, 0)


@pytest.mark.parametrize(("bid", "more"), [(ASKED, 6), (MOONED, 18)])
def test_set_for_its_stake_a_bid_alone_costs_what_it_would_have_won(bid: Bid, more: int) -> None:
    """BE-45: 12 and 24 for 6."""
    bare, staked = stakes().alone(bid, 0.0, 0), stakes(slam_set="stake").alone(bid, 0.0, 0)
    assert staked == pytest.approx(bare - more)


def test_a_number_that_is_set_costs_the_same_by_either_rule() -> None:
    """BE-44."""
    assert stakes(slam_set="stake").with_partner(Bid(5), HOPE, 0) == stakes().with_partner(Bid(5), HOPE, 0)


def test_points_that_win_the_match_are_worth_more_and_those_beyond_it_nothing() -> None:
    """BE-50."""
    far, near = stakes(), stakes((28, 0))
    assert near.with_partner(Bid(4), HOPE, 0) > far.with_partner(Bid(4), HOPE, 0)
    assert near.alone(MOONED, 1.0, 0) == near.alone(ASKED, 1.0, 0)
    assert stakes((28, 0), target=64).alone(MOONED, 1.0, 0) > stakes((28, 0), target=64).alone(ASKED, 1.0, 0)


def test_a_foes_bid_that_would_win_the_match_is_worth_setting() -> None:
    """BE-50."""
    assert stakes((0, 28)).with_partner(Bid(4), HOPE, 1) < stakes().with_partner(Bid(4), HOPE, 1)


def test_in_a_tie_break_hand_points_count_as_at_the_start() -> None:
    """BE-54."""
    assert stakes((33, 35)).with_partner(Bid(4), HOPE, 0) == stakes().with_partner(Bid(4), HOPE, 0)

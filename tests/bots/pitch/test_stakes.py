"""What a bid is worth to a side."""

import pytest

from game.bots.judgement.pitch.stakes import Stakes
from tests.bots.pitch.seats import PITCH

HOPE = (0.9, 0.7, 0.4, 0.1)


def stakes(*scores: int, **chosen: object) -> Stakes:
    return Stakes(PITCH.check({"players": len(scores), **chosen}), scores)


def test_the_lower_of_two_bids_wins_as_much_and_costs_less() -> None:
    told = stakes(0, 0, 0, 0)
    worth = [told.pitching(0, number, HOPE) for number in (1, 2, 3, 4)]
    assert worth == sorted(worth, reverse=True)


def test_more_hope_is_worth_more() -> None:
    told = stakes(0, 0, 0, 0)
    assert told.pitching(0, 2, (1.0, 0.9, 0.6, 0.2)) > told.pitching(0, 2, HOPE)


def test_a_bid_that_may_win_the_match_is_worth_more() -> None:
    """PI-50."""
    far, near = stakes(0, 0, 0, 0).pitching(0, 2, HOPE), stakes(5, 0, 0, 0).pitching(0, 2, HOPE)
    assert near > far


def test_the_match_is_as_far_as_its_target_is() -> None:
    assert stakes(5, 0, target=7).pitching(0, 2, HOPE) > stakes(5, 0, target=15).pitching(0, 2, HOPE)


def test_the_points_still_missing_must_be_won_not_only_the_bid() -> None:
    """From 4 three are missing, from 5 but the two that are bid."""
    assert stakes(5, 0).pitching(0, 2, HOPE) > stakes(4, 0).pitching(0, 2, HOPE)


def test_with_smudge_all_four_points_win_from_any_score() -> None:
    """PI-64."""
    assert stakes(-20, 0, smudge=True).pitching(0, 3, HOPE) > stakes(-20, 0).pitching(0, 3, HOPE)


@pytest.mark.parametrize("score", [0, 5])
def test_what_one_side_gains_the_others_lose_together(score: int) -> None:
    told = stakes(0, score, 0, 0)
    assert told.letting(1, 2, HOPE) * 3 == pytest.approx(-told.pitching(1, 2, HOPE))

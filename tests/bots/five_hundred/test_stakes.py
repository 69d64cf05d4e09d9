"""What a contract is worth at this score: each setting that changes its value changes the stakes (T-037)."""

import pytest

from game.bots.judgement.five_hundred.forecast import Forecast
from game.bots.judgement.five_hundred.stakes import Stakes
from game.rules.five_hundred.bids import BIDS
from tests.bots.five_hundred.seats import rules

LIKELY = Forecast(8.0, 1.5)


def worth(
    bid: str,
    forecast: Forecast = LIKELY,
    *,
    scores: tuple[int, ...] = (0, 0),
    owner: int = 0,
    side: int = 0,
    **chosen: object,
) -> float:
    players = len(scores) if len(scores) != 2 else 4
    stakes = Stakes(rules(players, **chosen), scores, side)
    return stakes.of_contract(BIDS[f"bid {bid}"], forecast, owner)


def test_what_one_side_gains_the_other_loses() -> None:
    assert worth("7H", side=1) == -worth("7H", side=0)


def test_a_contract_that_will_fail_costs() -> None:
    assert worth("9H", Forecast(6, 1.0)) < 0 < worth("6H", Forecast(8, 1.0))


def test_eight_spades_are_worth_less_by_the_original_table_and_seven_no_trumps_more() -> None:
    assert worth("8S", score_table="original") < worth("8S", score_table="avondale")
    assert worth("7NT", score_table="original") > worth("7NT", score_table="avondale")


def test_a_slam_counts_only_where_it_is_paid_and_only_for_small_bids() -> None:
    sure = Forecast(9.8, 1.0)
    assert worth("6S", sure) > worth("6S", sure, slam_bonus=False)
    assert worth("9H", sure) == worth("9H", sure, slam_bonus=False)


def test_defenders_points_count_against_the_contract_where_they_are_given() -> None:
    always, when_set, never = (
        worth("7H", defenders_score=value) for value in ("always", "when_set", "never")
    )
    assert always < when_set < never


def test_defenders_at_the_limit_get_nothing_for_their_tricks() -> None:
    at_limit = worth("7H", scores=(0, 485), no_score_at=480)
    assert at_limit > worth("7H", scores=(0, 485), no_score_at=490)
    assert at_limit == worth("7H", scores=(0, 485), defenders_score="never")


def test_where_tricks_alone_may_win_the_match_defenders_near_the_target_weigh_more() -> None:
    scores = (0, 490)
    assert worth("7H", scores=scores, win_by_contract=False) < worth("7H", scores=scores)


def test_winning_the_match_is_worth_more_than_its_points() -> None:
    assert worth("7H", scores=(300, 0)) > worth("7H", scores=(290, 0))


def test_points_beyond_the_target_are_worth_nothing() -> None:
    sure = Forecast(10, 0.3)
    assert worth("7H", sure, scores=(420, 0), slam_bonus=False) == pytest.approx(
        worth("9H", sure, scores=(420, 0), slam_bonus=False), abs=1
    )


def test_going_out_backwards_is_feared_where_it_is_played() -> None:
    risky = Forecast(7, 1.5)
    assert worth("8H", risky, scores=(-250, 0)) < worth("8H", risky, scores=(-250, 0), backwards=False)


@pytest.mark.parametrize("bid", ["misere", "open misere"])
def test_a_misere_counts_by_its_chance_of_being_caught(bid: str) -> None:
    assert worth(bid, Forecast(0, 1, caught=0.1)) > 0 > worth(bid, Forecast(0, 1, caught=0.9))


def test_another_sides_gain_is_shared_pain_with_three_sides() -> None:
    alone = worth("7H", scores=(0, 0, 0), side=0, owner=0)
    assert worth("7H", scores=(0, 0, 0), side=1, owner=0) == -alone / 2

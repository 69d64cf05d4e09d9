"""How many points a hand may win when it pitches a suit."""

from itertools import pairwise

import pytest

from game.bots.judgement.pitch.forecast import Chances, features, forecast
from game.rules.cards import HEARTS, set_of_words
from tests.bots.pitch.seats import PITCH

SHAPES: list[dict[str, object]] = [
    *({"players": players} for players in range(2, 8)),
    {"players": 4, "partners": True},
]
HIGH, LOW = 1, 2


def hope(held: str, **chosen: object) -> Chances:
    return forecast(PITCH.check(chosen), set_of_words(held), HEARTS)


def test_the_ace_of_trumps_is_high_and_the_two_is_low() -> None:
    known = features(set_of_words("AH 2H 3C 4C 5C 6C"), HEARTS, 4)
    assert (known[HIGH], known[LOW]) == (1, 1)


def test_a_king_is_high_as_often_as_the_ace_is_out_of_play() -> None:
    """PI-5: of 46 cards unseen 28 are not dealt."""
    assert features(set_of_words("KH 2H 3C 4C 5C 6C"), HEARTS, 4)[HIGH] == pytest.approx(28 / 46)


@pytest.mark.parametrize("chosen", SHAPES)
@pytest.mark.parametrize("low", ["won", "dealt"])
def test_each_further_point_is_less_likely(chosen: dict[str, object], low: str) -> None:
    chances = hope("AH 9H 3C 4C 5C 6C", low=low, **chosen)
    assert all(more > fewer for more, fewer in pairwise(chances))


@pytest.mark.parametrize("chosen", SHAPES)
@pytest.mark.parametrize("low", ["won", "dealt"])
@pytest.mark.parametrize(
    ("weaker", "stronger"),
    [
        ("9H 7H 3C 4C 5C 6C", "AH 7H 3C 4C 5C 6C"),  # High
        ("AH 9H 3C 4C 5C 6C", "AH 2H 3C 4C 5C 6C"),  # Low
        ("AH QH 3C 4C 5C 6C", "AH JH 3C 4C 5C 6C"),  # Jack
        ("AH 9H 3C 4C 5C 6C", "AH 9H 8H 7H 5C 6C"),  # more trumps
        ("AH 9H 3C 4C 5C 6C", "AH 9H AS AD 5C 6C"),  # aces beside them
    ],
)
def test_what_a_player_would_like_to_hold_is_worth_more(
    chosen: dict[str, object], low: str, weaker: str, stronger: str
) -> None:
    assert sum(hope(stronger, low=low, **chosen)) > sum(hope(weaker, low=low, **chosen))


def test_the_more_play_the_less_a_middling_hand_is_worth() -> None:
    worth = [sum(hope("QH 7H 3C 4C 5C 6C", players=players)) for players in range(2, 8)]
    assert worth == sorted(worth, reverse=True)


def test_the_lowest_trump_is_worth_more_to_its_owner_where_it_counts_for_it() -> None:
    """PI-60."""
    held = "9H 2H 3C 4C 5C 6C"
    assert hope(held, low="dealt")[0] > hope(held, low="won")[0]

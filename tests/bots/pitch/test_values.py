"""What a card is worth to the side that wins it."""

import pytest

from game.bots.judgement.pitch.values import Values, values_of
from game.rules.cards import card
from tests.bots.pitch.seats import asked

LED = "0 bid 2, 1 pass, 2 pass, 3 pass, 0 play AH"


def values(held: str, said: str, **more: object) -> Values:
    return values_of(asked(held, said, **more).sight)  # type: ignore[arg-type]


def test_the_jack_of_trumps_is_worth_a_point_and_no_other_jack_is() -> None:
    told = values("KS 6D 7D 8D 9D 2C", LED, seat=1)
    assert told.of(card("JH")) > 1
    assert told.of(card("JS")) < 0.05


def test_a_ten_is_worth_more_than_an_ace_and_a_nine_nothing() -> None:
    told = values("KS 6D 7D 8D 9D 2C", LED, seat=1)
    assert told.of(card("10S")) > told.of(card("AS")) > told.of(card("9S")) == 0


def test_the_two_of_trumps_is_low_for_certain_and_a_higher_one_perhaps() -> None:
    told = values("KS 6D 7D 8D 9D 2C", LED, seat=1)
    assert told.low(card("2H")) == 1
    assert 0 < told.low(card("5H")) < told.low(card("3H")) < 1


def test_a_trump_is_not_low_once_a_lower_one_is_held_or_has_fallen() -> None:
    assert values("3H 6H 7D 8D 9D 2C", LED, seat=1).low(card("6H")) == 0
    assert values("3H 6H 7D 8D 9D 2C", f"{LED}, 1 play 2H", seat=2).low(card("3H")) == 0


def test_with_low_to_who_was_dealt_it_nobody_wins_anything_with_the_lowest_trump() -> None:
    """PI-60."""
    assert values("KS 6D 7D 8D 9D 2C", LED, seat=1, low="dealt").low(card("2H")) == 0


def test_trick_points_are_worth_less_where_more_cards_are_dealt() -> None:
    two = values("KS 6D 7D 8D 9D 2C", "0 bid 2, 1 pass, 0 play AH", seat=1, dealer=1, players=2)
    seven = "0 bid 2, 1 pass, 2 pass, 3 pass, 4 pass, 5 pass, 6 pass, 0 play AH"
    table = values("KS 6D 7D 8D 9D 2C", seven, seat=1, dealer=6, players=7)
    assert two.trick_point > table.trick_point > 0


@pytest.mark.parametrize(
    ("third", "held", "is_open"),
    [("0 play AC", "JC 2D 3D 4D", True), ("0 play AC, 1 play 10C, 0 play 9C", "JC 2D 3D", False)],
)
def test_trick_points_are_worth_nothing_once_game_is_decided(third: str, held: str, is_open: bool) -> None:
    """An ace and a ten are 14 of the 80: three such tricks leave 38 to one who has none."""
    past = "0 bid 2, 1 pass, 0 play AH, 1 play 10H, 0 play AS, 1 play 10S"
    told = values(held, f"{past}, {third}", seat=1, dealer=1, players=2)
    assert (told.trick_point > 0) == is_open

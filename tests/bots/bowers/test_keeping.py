"""Which card a hand can best do without."""

import pytest

from game.bots.judgement.bowers.keeping import bares_a_trump, cheapest
from game.rules.cards import card, text
from tests.bots.five_hundred.seats import playing


def thrown(held: str, contract: str = "7H") -> str:
    sight = playing(held, contract=contract, contractor=1, trick="1:AC").sight
    return text(cheapest(sight, sight.held))


@pytest.mark.parametrize(
    ("held", "goes"),
    [
        ("AD 7S 4H", "7S"),  # neither a winner nor a trump
        ("KS 5S 9D 8D", "8D"),  # the five guards the king
        ("7S 8D 9D 4H", "7S"),  # a lone card, where a trump can use the void
        ("5H 9H JO", "5H"),
        ("KD QD", "QD"),
    ],
)
def test_the_cheapest_card_goes(held: str, goes: str) -> None:
    assert thrown(held) == goes


def test_a_suitless_joker_is_the_last_to_go() -> None:
    assert thrown("JO AD KD AS", "7NT") != "JO"


def test_a_small_trump_guards_a_bower_only_while_a_higher_one_is_about() -> None:
    before = playing("JD 9H 7C", contract="7H", contractor=3, trick="3:AS").sight
    after = playing("JD 9H 7C", contract="7H", contractor=3, trick="3:AS", past=["3:JO 0:4H 1:5H 2:JH"]).sight
    assert bares_a_trump(before, card("9H"))
    assert not bares_a_trump(after, card("9H"))
    assert not bares_a_trump(before, card("JD"))

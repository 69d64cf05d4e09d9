"""How dangerous a hand is in a misère."""

import pytest

from game.bots.judgement.five_hundred.danger import before_play, caught, danger, most_dangerous
from game.rules.cards import card, set_of_words, text
from game.rules.five_hundred.pack import pack_set

PACK = pack_set(4)


def dangerous(held: str) -> float:
    return danger(set_of_words(held), before_play(set_of_words(held), PACK, 2))


def test_the_lowest_cards_of_a_suit_are_no_danger() -> None:
    assert dangerous("4D 5D 6D 5S 6S") == 0


def test_a_high_card_above_low_ones_is_less_danger_than_alone() -> None:
    assert dangerous("KD") > dangerous("4D 5D KD") > dangerous("4D 5D 6D")


def test_the_joker_is_a_danger() -> None:
    assert dangerous("4D 5D JO") > dangerous("4D 5D 6D")


@pytest.mark.parametrize(
    ("held", "worst"), [("4D 5D KD 5S 6S 7S", "KD"), ("4D 5D 6D 9C", "9C"), ("4D JO", "JO")]
)
def test_the_most_dangerous_card_is_the_one_best_laid_away(held: str, worst: str) -> None:
    some = set_of_words(held)
    assert text(most_dangerous(some, before_play(some, PACK, 2))) == worst


def test_a_low_lead_is_caught_less_often_than_a_high_one() -> None:
    against = before_play(set_of_words("5D 9D KD"), PACK, 2)
    chances = [caught(card(word), against) for word in ("5D", "9D", "KD")]
    assert chances == sorted(chances)
    assert chances[0] < 0.15 < chances[-1]

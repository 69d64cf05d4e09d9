"""Taking actions apart."""

import pytest

from game.rules.actions import Action, split
from game.rules.cards import SECOND_PACK, card, set_of_words


@pytest.mark.parametrize(
    ("action", "own", "label", "named"),
    [
        ("pass", "6S", "pass", ""),
        ("play 6S", "6S 7S", "play", "6S"),
        ("play JO as S", "JO 7S", "play as S", "JO"),
        ("discard 5S 6S JO", "5S 6S JO AH", "discard", "5S 6S JO"),
        ("call AH", "6S", "call AH", ""),
        ("call AH under 6S", "6S", "call AH under", "6S"),
        ("call JD", "JD 6S", "call JD", ""),
        ("bid 6S", "6S", "bid 6S", ""),
        ("bid 10H sans kitty", "10H", "bid 10H sans kitty", ""),
    ],
)
def test_an_action_splits_into_its_label_and_the_players_own_cards(
    action: str, own: str, label: str, named: str
) -> None:
    assert split(Action(action), set_of_words(own)) == (label, set_of_words(named))


def test_either_copy_of_a_card_that_is_held_is_named_and_the_lower_of_two() -> None:
    first, second = 1 << card("AS"), 1 << card("AS") + SECOND_PACK
    assert split(Action("play AS"), second) == ("play", second)
    assert split(Action("play AS"), first | second) == ("play", first)

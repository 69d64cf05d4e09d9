"""What a hand is worth under a trump suit or none, in tricks."""

import pytest

from game.bots.judgement.five_hundred.weights import OTHER, OWN
from game.bots.judgement.five_hundred.worth import features, likely_winners
from game.rules.cards import HEARTS, SPADES, Suit, set_of_words


@pytest.mark.parametrize(
    ("held", "trump", "winners"),
    [
        ("JO JH JD AH KH QH 10H 9H AS AC", HEARTS, 10),
        ("JO JH JD AH KH QH 10H AS KS 5C", HEARTS, 9),
        ("JH AH KH 9H 8H 7H 6H AS KS QS", HEARTS, 8),  # joker and left bower take two trumps
        ("JO AS KS QS AH KH AC KC AD 5D", None, 9),
        ("KS QS JS 10S 5C 6C 4D 5D 4H 5H", None, 0),
        ("KS QS JS 10S 5C 6C 4D 5D 4H 5H", SPADES, 0 + 4 - 3),
    ],
)
def test_likely_winners_are_top_cards_and_trumps_behind_the_missing_ones(
    held: str, trump: Suit | None, winners: int
) -> None:
    assert likely_winners(set_of_words(held), trump) == winners


def test_the_left_bower_counts_as_a_trump_and_not_in_its_printed_suit() -> None:
    with_bower = features(set_of_words("JD AH 9S"), HEARTS)
    without = features(set_of_words("AH 9S"), HEARTS)
    assert with_bower[3] == 1
    assert with_bower[7] == without[7] + 1
    assert with_bower[11] == without[11]  # diamonds are void either way


@pytest.mark.parametrize("weights", [*OWN.values()])
def test_every_table_weighs_every_feature_and_values_the_joker(
    weights: tuple[tuple[float, ...], ...],
) -> None:
    for row, trump in zip(weights, (HEARTS, None), strict=True):
        assert len(row) == len(features(set_of_words("AH"), trump))
        assert row[1] > 0


def test_support_for_another_weighs_every_feature() -> None:
    assert len(OTHER.trumps) == len(features(set_of_words("AH"), HEARTS))
    assert len(OTHER.no_trumps) == len(features(set_of_words("AH"), None))

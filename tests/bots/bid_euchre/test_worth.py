"""The things that count in a hand, as numbers."""

import pytest

from game.bots.judgement.bid_euchre.worth import alone_features, features, support_features
from game.rules.bid_euchre.pack import pack_set
from game.rules.cards import HEARTS, SPADES, card, card_set, set_of_words

JOKER, RIGHT, LEFT, ACE, KING, QUEEN, NUMBER, BEYOND, SIDE_ACES, GUARDED_KINGS, VOIDS, LONE = range(1, 13)
TRUMPS, NO_TOP, _, NOT_TOPS, LOSES, _, _, LOSERS, ONE_MISSING = range(1, 10)


def counted(held: str, trump: int = HEARTS) -> tuple[int, ...]:
    return features(set_of_words(held), trump, decks=1)


def test_the_left_bower_counts_as_a_trump_and_leaves_its_printed_suit() -> None:
    """BE-5."""
    known = counted("JD 9H AS KS 9C 10C")
    assert (known[LEFT], known[NUMBER], known[VOIDS]) == (1, 2, 1)


def test_under_another_trump_the_same_jack_is_a_plain_card() -> None:
    known = counted("JD 9H AS KS 9C 10C", SPADES)
    assert (known[LEFT], known[RIGHT], known[NUMBER], known[ACE], known[KING]) == (0, 0, 2, 1, 1)
    assert known[LONE] == 2


def test_side_aces_are_those_of_plain_suits_and_a_king_counts_with_a_card_beside_it() -> None:
    known = counted("AH AS KS KC 9D 10D")
    assert (known[ACE], known[SIDE_ACES], known[GUARDED_KINGS], known[LONE]) == (1, 1, 1, 1)


def test_of_two_packs_both_copies_count() -> None:
    """BE-2."""
    both = card_set([card("JH"), card("JH") + 128, card("AS"), card("AS") + 128])  # type: ignore[list-item]
    known = features(both, HEARTS, decks=2)
    assert (known[RIGHT], known[SIDE_ACES]) == (2, 2)


@pytest.mark.parametrize(("joker", "without_top"), [(False, False), (True, True)])
def test_a_joker_in_the_pack_is_above_the_right_bower(joker: bool, without_top: bool) -> None:
    """BE-4."""
    known = alone_features(set_of_words("JH JD AH KH AS AC"), HEARTS, pack_set(1, joker))
    assert bool(known[NO_TOP]) == without_top


def test_alone_a_card_below_a_missing_one_may_lose() -> None:
    known = alone_features(set_of_words("JH JD KH QH AS KC"), HEARTS, pack_set(1, joker=False))
    assert (known[TRUMPS], known[NOT_TOPS], known[LOSERS], known[ONE_MISSING]) == (4, 2, 1, 1)


def test_alone_a_run_from_the_top_loses_nothing() -> None:
    known = alone_features(set_of_words("JH JD AH KH AS KS"), HEARTS, pack_set(1, joker=False))
    assert (known[NOT_TOPS], known[LOSES], known[LOSERS]) == (0, 0, 0)


def test_with_two_packs_the_like_of_an_ace_does_not_beat_it_and_beats_the_king() -> None:
    """BE-36."""
    known = alone_features(set_of_words("JH JD AH KH AS KS"), HEARTS, pack_set(2, joker=False))
    assert (known[LOSERS], known[ONE_MISSING]) == (1, 1)


def test_aces_and_jacks_support_whatever_another_names() -> None:
    assert support_features(set_of_words("AS AC JD 9H 9S 9C")) == (1, 2, 1)

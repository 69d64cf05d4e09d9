"""How many tricks a bid will take, and how likely it takes them all."""

import pytest

from game.bots.judgement.bid_euchre.forecast import ask, moon, of_another, with_partner
from game.rules.cards import HEARTS, set_of_words

WHOLE = {1: 6, 2: 12}
BETTER = [
    ("JD AH 9H AS 9S 9C", "JH AH 9H AS 9S 9C"),  # the right bower for the left
    ("JD 9H 10H AS 9S 9C", "JD AH 10H AS 9S 9C"),  # the ace of trumps
    ("JD AH 9H AS 9S 9C", "JD AH 9H 10H AS 9C"),  # a trump more
    ("JD AH 9H QS 9S 9C", "JD AH 9H AS 9S 9C"),  # a side ace
    ("JD AH 9H 10S QC 9D", "JD AH 9H 10S QC 9C"),  # a suit less
]


@pytest.mark.parametrize("joker", [False, True])
@pytest.mark.parametrize(("weaker", "stronger"), BETTER)
def test_what_a_player_would_like_to_hold_takes_more_tricks(weaker: str, stronger: str, joker: bool) -> None:
    worth = [with_partner(set_of_words(held), HEARTS, 1, joker).tricks for held in (weaker, stronger)]
    assert worth[0] < worth[1]


def test_the_joker_takes_more_tricks_than_the_right_bower() -> None:
    joker, right = (
        with_partner(set_of_words(f"{top} AH 9H AS 9S 9C"), HEARTS, 1, True) for top in ("JO", "JH")
    )
    assert joker.tricks > right.tricks


@pytest.mark.parametrize("decks", [1, 2])
def test_each_number_of_tricks_has_its_chance_and_they_add_up_to_one(decks: int) -> None:
    likely = with_partner(set_of_words("JD AH 9H AS 9S 9C"), HEARTS, decks, joker=False).likelihoods(
        WHOLE[decks]
    )
    assert len(likely) == WHOLE[decks] + 1
    assert all(chance >= 0 for chance in likely)
    assert sum(likely) == pytest.approx(1)


@pytest.mark.parametrize(
    ("worse", "better"),
    [
        ("JH AH KH QH AS AC", "JH JD AH KH AS AC"),  # no top trump missing
        ("JH JD AH KH AS KC", "JH JD AH KH AS AC"),  # no loser
        ("JH JD AH 9S AS AC", "JH JD AH KH AS AC"),  # a longer suit
    ],
)
def test_all_the_tricks_are_likelier_with_what_loses_none(worse: str, better: str) -> None:
    chances = [moon(set_of_words(held), HEARTS, 1, joker=False) for held in (worse, better)]
    assert chances[0] < chances[1]


@pytest.mark.parametrize("decks", [1, 2])
def test_a_card_from_the_partner_mends_a_loser(decks: int) -> None:
    """BE-25."""
    held = set_of_words("JH JD AH KH AS 9C")
    assert ask(held, HEARTS, decks, False, exchanged=1) > moon(held, HEARTS, decks, joker=False)


def test_a_joker_that_is_missing_is_one_more_trump_to_fear() -> None:
    """BE-6."""
    held = set_of_words("JH JD AH KH QH AS")
    assert moon(held, HEARTS, 1, joker=True) < moon(held, HEARTS, 1, joker=False)


@pytest.mark.parametrize("decks", [1, 2])
def test_aces_and_jacks_help_a_partners_bid_and_take_from_a_foes(decks: int) -> None:
    good, bad = set_of_words("AS AC JD JH 9S 9C"), set_of_words("QS QC 9D 9H 9S 9C")
    number = 4 * decks
    helped, hurt = (
        [of_another(number, held, decks, friend=friend).tricks for held in (bad, good)]
        for friend in (True, False)
    )
    assert helped[0] < helped[1]
    assert hurt[0] > hurt[1]


@pytest.mark.parametrize("decks", [1, 2])
def test_another_takes_no_less_than_usual_however_little_it_had_to_bid(decks: int) -> None:
    held = set_of_words("AS QC JD 9H 9S 9C")
    low, least, high = (
        of_another(bid, held, decks, friend=True).tricks for bid in (2 * decks, decks, 5 * decks)
    )
    assert low == least
    assert high > low

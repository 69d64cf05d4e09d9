"""How many tricks a contract will take, seen from one hand during the auction."""

import pytest

from game.bots.judgement.five_hundred.forecast import (
    Forecast,
    heard,
    others_tricks,
    own_misere,
    own_tricks,
    without_kitty,
)
from game.rules.actions import Action
from game.rules.cards import DIAMONDS, HEARTS, set_of_words
from game.rules.five_hundred.bids import BIDS
from game.rules.five_hundred.pack import pack_set

HELD = set_of_words("JO JH AH QH 9H 8H AS 7S 5C 6D")
PARTNER = frozenset({2})


def hearts(*said: tuple[int, str], seat: int = 0) -> float:
    ears = heard([(each, Action(words)) for each, words in said])
    return own_tricks(HELD, HEARTS, (4, 2), ears, PARTNER, seat).tricks


def test_the_more_tricks_are_needed_the_smaller_the_chance() -> None:
    chances = [Forecast(7.4, 1.5).chance(needed) for needed in range(6, 11)]
    assert chances == sorted(chances, reverse=True)
    assert chances[0] > 0.5 > chances[-1]


def test_the_last_bid_of_each_seat_is_heard() -> None:
    ears = heard([(0, Action("bid 6S")), (1, Action("pass")), (2, Action("bid 7D")), (0, Action("bid 7H"))])
    assert ears.bids == {0: BIDS["bid 7H"], 2: BIDS["bid 7D"]}
    assert ears.passed == {1}


def test_partners_suit_is_help_foes_suit_is_harm_and_the_own_bid_says_nothing_new() -> None:
    nothing = hearts()
    assert hearts((2, "bid 6H")) > hearts((2, "bid 6D")) > nothing
    assert hearts((3, "bid 6H")) < hearts((3, "bid 6D")) < nothing
    assert hearts((2, "pass")) < nothing
    assert hearts((0, "bid 6H")) == nothing


def test_the_suit_that_is_held_promises_more_than_one_that_is_not() -> None:
    assert hearts() > own_tricks(HELD, DIAMONDS, (4, 2), heard([]), PARTNER, 0).tricks + 1


def test_the_kitty_is_worth_something() -> None:
    with_it = Forecast(7, 1.5)
    assert without_kitty(with_it).chance(7) < with_it.chance(7)


@pytest.mark.parametrize(("friend", "better"), [(True, True), (False, False)])
def test_trumps_help_a_friends_contract_and_harm_a_foes(friend: bool, better: bool) -> None:
    bid = BIDS["bid 7H"]
    strong = others_tricks(HELD, bid, friend=friend).tricks
    weak = others_tricks(set_of_words("4H 5H 8S 7S 9S QC 5C 6D 8D 9D"), bid, friend=friend).tricks
    assert (strong > weak) is better


def test_low_cards_make_a_misere_likely_and_the_kitty_makes_it_likelier() -> None:
    pack = pack_set(4)
    low = set_of_words("5S 6S 8S 5C 6C 8C 4D 5D 4H 9H")
    high = set_of_words("5S 6S JS 5C QC KC 4D AD 4H 9H")
    with_kitty, without = BIDS["bid misere"], BIDS["bid misere sans kitty"]
    assert own_misere(low, with_kitty, pack, 2).caught < 0.25
    assert own_misere(high, with_kitty, pack, 2).caught > 0.5
    assert own_misere(low, without, pack, 2).caught > own_misere(low, with_kitty, pack, 2).caught

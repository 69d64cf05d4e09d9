"""Shuffling and cutting."""

from collections import Counter
from random import Random

import pytest

from game.rules.cards import cards, words
from game.table.deal import deal, draw_dealer, shuffled
from tests.table.matches import FIVE_HUNDRED
from tests.table.toy_game import Toy


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_every_seat_gets_its_cards_and_the_stock_is_filled(players: int) -> None:
    settings = FIVE_HUNDRED.check({"players": players})
    dealt = deal(FIVE_HUNDRED, settings, Random(players))
    assert [holding.bit_count() for holding in dealt.holdings] == [10] * players
    assert dealt.stock.bit_count() == 3
    assert dealt.aside == 0


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_no_card_is_dealt_twice_and_all_are_of_the_pack(players: int) -> None:
    settings = FIVE_HUNDRED.check({"players": players})
    dealt = deal(FIVE_HUNDRED, settings, Random(players))
    heaps = [*dealt.holdings, dealt.stock]
    all_cards = [card for heap in heaps for card in cards(heap)]
    assert len(all_cards) == len(set(all_cards))
    assert set(all_cards) <= set(FIVE_HUNDRED.pack(settings))


def test_two_copies_of_a_card_are_two_cards() -> None:
    toy = Toy()
    dealt = deal(toy, toy.check({}), Random(5))
    assert [holding.bit_count() for holding in dealt.holdings] == [3, 3]
    assert dealt.stock == 0


def test_the_same_seed_gives_these_cards_on_every_machine() -> None:
    dealt = deal(FIVE_HUNDRED, FIVE_HUNDRED.check({}), Random(500))
    assert [words(holding) for holding in dealt.holdings] == [
        "9S 10S 10C JC QC KC 6D 4H 10H KH",
        "JS AS 6C 8C 5D 8D 9D JD QD 5H",
        "6S 7S 8S QS KS 4D AD 6H 9H JO",
        "5S 5C 7C 9C AC 10D KD 8H JH AH",
    ]
    assert words(dealt.stock) == "7D 7H QH"


def test_a_shuffle_keeps_every_card() -> None:
    pack = FIVE_HUNDRED.pack(FIVE_HUNDRED.check({}))
    assert sorted(shuffled(pack, Random(1))) == sorted(pack)


def test_every_order_is_as_likely_as_any_other() -> None:
    chance = Random(7)
    pack = FIVE_HUNDRED.pack(FIVE_HUNDRED.check({}))[:3]
    orders = Counter(tuple(shuffled(pack, chance)) for _ in range(6000))
    assert len(orders) == 6
    assert all(850 < count < 1150 for count in orders.values())


def test_every_seat_may_be_drawn_as_dealer() -> None:
    chance = Random(2)
    settings = FIVE_HUNDRED.check({"players": 5})
    drawn = Counter(draw_dealer(settings, chance) for _ in range(1000))
    assert sorted(drawn) == [0, 1, 2, 3, 4]
    assert min(drawn.values()) > 140

"""What a seat at play knows, and what surely follows from the cards played."""

import pytest

from game.rules.cards import CLUBS, DIAMONDS, HEARTS, SPADES, card
from tests.bots.bid_euchre.seats import playing


def test_partners_are_friends_and_the_others_foes() -> None:
    """BE-1."""
    sight = playing("9S", trump="H", declarer=2).sight
    assert (sight.friends, sight.foes) == ({2}, {1, 3})
    assert sight.contracting


@pytest.mark.parametrize("bid", ["ask", "moon"])
def test_one_who_plays_alone_has_no_friend_and_his_partner_holds_nothing_that_counts(bid: str) -> None:
    """BE-24."""
    alone, defender = (playing("9S", trump="H", declarer=seat, bid=bid).sight for seat in (0, 1))
    assert (alone.friends, alone.foes, alone.alone) == (frozenset(), {1, 3}, True)
    assert not alone.may_hold[2]
    assert (defender.friends, defender.foes) == ({2}, {1})
    assert not defender.may_hold[3]


def test_who_has_not_followed_a_suit_is_out_of_it() -> None:
    sight = playing("9S", trump="H", past=["0:AD 1:9D 2:9C 3:QD"]).sight
    assert sight.is_void(2, DIAMONDS)
    assert not sight.is_void(1, DIAMONDS)


def test_the_left_bower_follows_trumps_and_not_its_printed_suit() -> None:
    """BE-5."""
    sight = playing("9S", trump="H", past=["0:AD 1:JD 2:9D 3:QD", "0:AH 1:9H 2:9C 3:QH"]).sight
    assert sight.is_void(1, DIAMONDS)
    assert sight.is_void(2, HEARTS)
    assert not sight.is_void(1, CLUBS)


def test_who_plays_a_suit_after_not_following_it_has_revoked_and_is_not_out_of_it() -> None:
    """BE-61."""
    past = ["0:AD 1:9S 2:9D 3:9H", "0:KD 1:10D 2:9C 3:10S"]
    sight = playing("QS", trump="H", past=past, revoke="penalised").sight
    assert not sight.is_void(1, DIAMONDS)
    assert sight.is_void(3, DIAMONDS)


def test_one_sees_no_card_that_has_fallen_or_is_ones_own() -> None:
    sight = playing("9S KS", trump="H", trick="3:AS").sight
    assert not any(sight.unseen >> card(word) & 1 for word in ("9S", "KS", "AS"))
    assert sight.unseen.bit_count() == 24 - 3


def test_of_two_packs_the_copy_that_has_not_fallen_is_still_about() -> None:
    """BE-2."""
    sight = playing("9S KS", trump="H", trick="3:AS", decks=2).sight
    assert sight.unseen.bit_count() == 48 - 3
    assert sight.stronger(card("KS"), sight.unseen & sight.of_suit(SPADES)).bit_count() == 1


def test_only_those_in_play_come_later() -> None:
    """BE-31."""
    assert playing("9S", trump="H", declarer=3, trick="3:AS").sight.later == (1, 2)
    assert playing("9S", trump="H", declarer=3, bid="moon", trick="3:AS").sight.later == (2,)

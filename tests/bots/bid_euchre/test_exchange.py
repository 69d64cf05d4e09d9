"""Before play: the dealer's discard, and the cards given in an ask."""

from random import Random

import pytest

from game.bots.judgement.bid_euchre.exchange import give_away
from game.rules.actions import split
from game.rules.bid_euchre.ranking import order
from game.rules.cards import EITHER_PACK, cards
from game.table.deal import deal
from tests.bots.bid_euchre.seats import BID_EUCHRE, discarding, giving, rules


def test_the_dealer_discards_a_lone_small_card_of_a_plain_suit() -> None:
    """BE-9."""
    assert discarding("JO JH JD AH KH AS 9C").answer == "discard 9C"


def test_the_dealer_keeps_joker_and_aces_without_a_suit_to_bid() -> None:
    """BE-9: the joker is a trump whatever is named."""
    assert discarding("JO 9S 9C 10D AH AS AC").answer == "discard 10D"


@pytest.mark.parametrize(("held", "gift"), [("JH JD AH KH AS 9C", "9C"), ("JH JD AH KH AS KS", "KS")])
def test_the_asker_gives_away_what_would_lose_a_trick(held: str, gift: str) -> None:
    """BE-25."""
    assert giving(held, "H").answer == f"give {gift}"


def test_of_trumps_alone_the_asker_gives_away_the_lowest() -> None:
    """T-023."""
    assert giving("JH JD AH KH QH 9H", "H").answer == "give 9H"


@pytest.mark.parametrize("decks", [1, 2])
def test_no_asker_gives_a_card_away_and_keeps_a_lower_one_of_the_suit(decks: int) -> None:
    """T-023."""
    settings, chance = rules(decks=decks), Random(5)
    for number in range(600):
        held, trump = deal(BID_EUCHRE, settings, chance).holdings[0], number % 4
        ranking = order(trump)
        gift = split(give_away(held, trump, decks, joker=False), held)[1]
        (suit,) = (each for each in ranking.suit_cards if gift & each)
        strength = {each: ranking.strength[each & EITHER_PACK] for each in cards(held & suit)}
        assert all(strength[each] == min(strength.values()) for each in cards(gift))


@pytest.mark.parametrize(("held", "gift"), [("JD 9H AS KS 9C 10D", "JD"), ("9H AS 9C 10C 9D 10D", "9H")])
def test_the_partner_gives_its_highest_trump_where_it_must(held: str, gift: str) -> None:
    """T-023, BE-27."""
    assert giving(held, "H", declarer=2).answer == f"give {gift}"


def test_a_partner_without_a_trump_gives_an_ace() -> None:
    """T-023, BE-27."""
    assert giving("KS AS 9C 10C 9D 10D", "H", declarer=2).answer == "give AS"


def test_a_partner_who_may_choose_gives_an_ace_rather_than_a_small_trump() -> None:
    """BE-28."""
    assert giving("9H AS 9C 10C 9D 10D", "H", declarer=2, give="any").answer == "give AS"
    assert giving("KH AS 9C 10C 9D 10D", "H", declarer=2, give="any").answer == "give KH"


@pytest.mark.parametrize("declarer", [0, 2])
def test_of_several_cards_each_is_given_by_the_same_lights(declarer: int) -> None:
    """BE-25 with two packs."""
    held = "JH JH JD AH KH AS AS AC KC 9S 9D 10D"
    one = giving(held, "H", declarer=declarer, decks=2).answer
    several = giving(held, "H", declarer=declarer, decks=2, ask_cards=3).answer
    assert several == one

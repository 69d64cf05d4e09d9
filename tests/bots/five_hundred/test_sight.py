"""What a seat at play knows, and what surely follows from the cards played."""

from game.rules.cards import CLUBS, DIAMONDS, HEARTS, SPADES, card, set_of_words
from tests.bots.five_hundred.seats import playing, rules


def test_partners_are_friends_and_the_others_foes() -> None:
    sight = playing("5S", contract="7H", contractor=2).sight
    assert (sight.friends, sight.foes) == ({2}, {1, 3})
    assert sight.contracting


def test_in_a_misere_the_contractor_stands_alone_and_its_partner_lies_down() -> None:
    sight = playing("5S", contract="misere", contractor=2, seat=1).sight
    assert (sight.friends, sight.foes) == ({3}, {2})
    assert not sight.may_hold[0]


def test_a_called_partner_knows_it_alone() -> None:
    """500-85."""
    five = rules(5)
    holder = playing("JH 5S", contract="7H", contractor=0, seat=3, called="JH", settings=five).sight
    other = playing("8H 5S", contract="7H", contractor=0, seat=2, called="JH", settings=five).sight
    contractor = playing("AH 5S", contract="7H", contractor=0, seat=0, called="JH", settings=five).sight
    assert holder.friends == {0}
    assert other.friends == {1, 3, 4}
    assert contractor.friends == frozenset()


def test_defenders_of_different_sides_are_friends_only_until_the_contract_is_decided() -> None:
    """500-64: from then on each plays for its own tricks."""
    beaten = ["1:KS 2:AS 0:7S"] * 4
    made = ["1:AS 2:KS 0:7S"] * 7
    for players, past, friends in ((3, beaten[:3], {2}), (3, beaten, set()), (3, made, set())):
        asked = playing("8D", contract="7H", contractor=1, past=past, settings=rules(players))
        assert asked.sight.friends == friends
        assert asked.sight.foes == {1, 2} - friends


def test_partners_stay_friends_when_the_contract_is_decided() -> None:
    sight = playing("8D", contract="7H", contractor=1, past=["1:KS 2:AS 3:8S 0:7S"] * 4).sight
    assert sight.friends == {2}


def test_who_has_not_followed_a_suit_is_out_of_it() -> None:
    sight = playing("5S", contract="7H", past=["0:AD 1:5D 2:6C 3:7D"]).sight
    assert sight.is_void(2, DIAMONDS)
    assert not sight.is_void(1, DIAMONDS)


def test_the_left_bower_follows_trumps_and_not_its_printed_suit() -> None:
    sight = playing("5S", contract="7H", past=["0:AD 1:JD 2:6D 3:7D", "0:AH 1:5H 2:6C 3:7H"]).sight
    assert sight.is_void(1, DIAMONDS)
    assert sight.is_void(2, HEARTS)
    assert sight.trumps >> card("JD") & 1 == 1


def test_a_suitless_joker_shows_its_holder_out_of_the_suit_led() -> None:
    """500-54."""
    sight = playing("5S", contract="7NT", past=["0:AC 1:JO 2:6C 3:7C"]).sight
    assert sight.is_void(1, CLUBS)
    assert not sight.is_void(1, SPADES)


def test_an_open_hand_is_known_card_by_card() -> None:
    sight = playing(
        "5S 9S", contract="open misere", contractor=1, shown={1: "6S 7S"}, past=["1:5C 2:6C 0:7C"]
    ).sight
    assert sight.may_hold[1] == set_of_words("6S 7S")
    assert not sight.may_hold[2] & set_of_words("6S 7S 5C 6C 7C 5S")


def test_a_foe_is_feared_to_trump_only_once_it_is_out_of_the_suit() -> None:
    led = "0:KS 1:5S"
    unknown = playing("6D", contract="7H", contractor=1, seat=2, trick=led).sight
    known = playing("6D", contract="7H", contractor=1, seat=2, trick=led, past=["1:AS 2:6S 3:6C 0:7S"]).sight
    assert set_of_words("AH") & ~unknown.dangers(card("KS"), SPADES)
    assert set_of_words("AH JO") & ~known.dangers(card("KS"), SPADES) == 0

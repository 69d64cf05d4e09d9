"""What a seat at play knows, and whom it trusts."""

from game.rules.cards import set_of_words
from tests.bots.sheepshead.seats import playing, rules

JACK = rules(partner="jack")


def test_a_seat_that_did_not_follow_is_known_to_be_void() -> None:
    sight = playing("QC 8C 9C AC 7H", called="AH", past=["1:9S 2:8S 3:7D 4:7S 0:AS"]).sight
    assert not sight.may_hold[3] & set_of_words("10S KS")
    assert sight.may_hold[2] & set_of_words("10S KS")


def test_ones_own_bury_lies_nowhere_else() -> None:
    sight = playing("QC QS JC 8D 7H AS", picker=0, called="AH", buried="10S 10C").sight
    assert not sight.unseen & set_of_words("10S 10C")


def test_an_opponent_trusts_the_others_but_not_wholly() -> None:
    ally = playing("QD 9D AC KC 8S 7H", called="AH").sight.ally
    assert ally[1] == 0
    assert all(0.5 < ally[seat] < 1 for seat in (2, 3, 4))


def test_once_the_called_card_is_played_everybody_knows_the_sides() -> None:
    ally = playing("QD 9D 8S 7S", called="AH", past=["1:10H 2:7D 3:8D 4:AH 0:9H"]).sight.ally
    assert ally == (1, 0, 1, 1, 0)


def test_who_cannot_hold_the_jack_is_an_opponent() -> None:
    """Seat 3 has no trumps left."""
    past = ["1:QS 2:7D 3:8S 4:8D 0:9D"]
    ally = playing("QD AC KC 8S 7H", called="JD", past=past, settings=JACK).sight.ally
    assert ally[3] == 1
    assert 0 < ally[2] < 1


def test_the_holder_of_the_called_card_knows_itself_and_nobody_else_does() -> None:
    assert playing("QD JS 9D AH 8H 10C", called="AH").sight.ally == (1, 1, 0, 0, 0)
    ally = playing("QC QS JC 8D 7H AS", picker=0, called="AH", buried="10S 10C").sight.ally
    assert ally[1:] == (0.25,) * 4


def test_a_seat_that_leads_trumps_without_having_picked_is_suspected() -> None:
    ally = playing("QD AC KC 8S 7H", called="AH", past=["2:JS 3:7D 4:8D 0:9D 1:QS"]).sight.ally
    assert ally[2] < ally[3]


def test_a_picker_with_the_jack_he_called_trusts_nobody() -> None:
    asked = playing("QC QS JD 8D 7H AS", picker=0, called="JD", buried="10S 10C", settings=JACK)
    assert asked.sight.ally == (1, 0, 0, 0, 0)


def test_in_a_leaster_nobody_is_an_ally() -> None:
    assert playing("QC QS JD 8D 7H AS", picker=None).sight.ally == (1, 0, 0, 0, 0)

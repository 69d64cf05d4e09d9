"""Playing to tricks where there is a picker."""

import pytest

from game.bots.judgement.sheepshead.odds import ours
from game.rules.cards import card
from game.rules.sheepshead.pack import TRUMPS
from tests.bots.sheepshead.seats import playing

TWO_TRICKS = (
    "1:QS 2:JD 3:7D 4:8D 0:9D",
    "1:QH 2:JH 3:9H 4:KS 0:10D",
)
"""The picker, seat 1, has drawn two rounds of trumps."""


def is_trump(action: str) -> bool:
    return bool(TRUMPS >> card(action.split()[1]) & 1)


def test_the_picker_leads_trumps() -> None:
    assert is_trump(playing("QC QS JC 8D 7H AS", picker=0, called="AH", buried="10S 10C").answer)


def test_the_partner_leads_trumps_to_the_picker() -> None:
    assert is_trump(playing("QD JS 9D AH 8H 10C", called="AH").answer)


@pytest.mark.parametrize("held", ["AD 8C 7S", "10D 8C 7S", "AD 10D 8C"])
def test_an_ace_or_ten_of_trumps_is_not_led_under_higher_trumps(held: str) -> None:
    past = [*TWO_TRICKS, "1:7H 2:8H 3:AH 4:KH 0:10H"]
    assert not is_trump(playing(held, picker=0, called="AH", buried="10S 10C", past=past).answer)
    assert not is_trump(playing(held, picker=3, called="AH", past=past).answer)


def test_an_ace_of_trumps_is_led_once_nothing_can_beat_it() -> None:
    past = [
        "1:QC 2:QS 3:QH 4:QD 0:7D",
        "2:JC 3:JS 4:JH 1:JD 0:8D",
        "2:7H 3:AH 4:8H 1:9H 0:10H",
    ]
    asked = playing("AD 8C 7S", picker=0, called="AH", buried="10S 10C", past=past)
    assert asked.answer == "play AD"


def test_the_picker_keeps_his_last_low_trump_to_ruff_with() -> None:
    past = [*TWO_TRICKS, "1:7H 2:8H 3:AH 4:KH 0:10H"]
    asked = playing("9D 8C 7S", picker=0, called="AH", buried="10S 10C", past=past)
    assert not is_trump(asked.answer)


@pytest.mark.parametrize("held", ["QD 9D AC KC 8S 7H", "QC QS JD AC 8S 7H", "9D 8D AC KC 8S 7H"])
def test_an_opponent_leads_no_trumps(held: str) -> None:
    assert not is_trump(playing(held, called="AH").answer)


def test_an_opponent_leads_its_only_card_of_the_called_suit() -> None:
    assert playing("QD 9D KC 8C 8S 7H", called="AH").answer == "play 7H"


def test_an_opponent_leads_no_ten_under_the_called_ace() -> None:
    assert playing("QD 9D KC 10H KH 8S", called="AH").answer == "play KH"
    assert playing("QD 9D KC 8C 8S 10H", called="AH").answer != "play 10H"


def test_the_last_to_play_gives_an_opponents_sure_trick_a_ten() -> None:
    held = "10C AC 8C KS"
    past = [*TWO_TRICKS, "1:7H 2:8H 3:AH 4:KH 0:10H"]
    assert playing(held, past=past[2:], called="AH", trick="1:9S 2:7S 3:8S 4:QD").answer == "play KS"
    assert playing("10C AC 8C", past=past, called="AH", trick="1:9S 2:7S 3:8S 4:QD").answer == "play 10C"


def test_the_partner_gives_the_pickers_sure_trick_his_points() -> None:
    asked = playing("AH 10C 8C 7S", called="AH", past=TWO_TRICKS, trick="1:QC 2:JS 3:7C 4:9C")
    assert asked.answer == "play 10C"


def test_the_picker_gets_no_points_from_an_opponent_with_a_choice() -> None:
    asked = playing("10C AC 8C 7H", called="AS", past=TWO_TRICKS, trick="1:QC 2:JS 3:7C 4:9C")
    assert asked.answer in {"play 8C", "play 7H"}


def test_a_lost_trick_gets_the_lowest_card_of_the_suit() -> None:
    asked = playing("10S 7S KS QD", called="AH", picker=4, trick="1:9S 2:AS 3:8S 4:JD")
    assert asked.answer == "play 7S"


def test_the_last_to_play_takes_a_fat_trick_as_cheaply_as_it_can() -> None:
    asked = playing(
        "QC JD 8C 7C",
        called="AH",
        trick="1:AS 2:10S 3:KS 4:9S",
        past=[
            "1:7H 2:AH 3:8H 4:KH 0:9H",
            "2:QS 3:7D 4:8D 0:9D 1:10D",
        ],
    )
    assert asked.answer == "play JD"


def test_the_highest_trump_is_not_spent_on_a_trick_without_points() -> None:
    asked = playing(
        "QC 8C 7C",
        called="AH",
        trick="1:9S 2:8S 3:7S 4:7H",
        past=[
            "1:10H 2:AH 3:8H 4:KH 0:9H",
            "2:QS 3:7D 4:8D 0:9D 1:10D",
            "2:QH 3:JD 4:JH 0:JS 1:AD",
        ],
    )
    assert asked.answer != "play QC"


def test_an_ace_that_will_hold_is_led_by_an_opponent_sooner_than_a_ten_that_will_not() -> None:
    asked = playing("AC 10S QD", called="AH", past=[*TWO_TRICKS, "1:7H 2:8H 3:AH 4:KH 0:10H"])
    assert asked.answer == "play AC"


def test_the_partners_trick_is_not_overtaken_by_the_picker_who_knows_it_is_his() -> None:
    asked = playing(
        "QC QS KD 8S",
        picker=0,
        called="AH",
        buried="10S 10C",
        past=["0:7H 1:8H 2:AH 3:9H 4:KH", "2:7D 3:8D 4:9D 0:QD 1:JD"],
        trick="2:QH 3:10D 4:JS",
    )
    assert asked.answer == "play KD"


def test_an_under_is_led_as_a_card_of_its_suit() -> None:
    """SH-32: the ten of diamonds is a heart here, on which the ace falls; as a trump it would surely lose."""
    held, past = "AC QC QS KC 10D", ["1:9S 2:8S 3:7S 4:KS 0:AS"]
    as_heart = playing(held, picker=0, called="AH", buried="9H KH", under="10D", past=past).sight
    as_trump = playing(held, picker=0, called="AH", buried="9H KH", past=past).sight
    assert ours(as_trump, card("10D")) < 0.1 < ours(as_heart, card("10D"))

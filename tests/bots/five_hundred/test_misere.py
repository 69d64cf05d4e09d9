"""Playing a misère: the contractor stays below, the defenders stay below the contractor."""

from game.rules.cards import HEARTS
from tests.bots.five_hundred.seats import playing

EXPOSED = "6D 8D 9D JD 8H 5S 10S JS"
"""The open hand of T-031, after two tricks."""
TWO_TRICKS = ["1:7H 2:KH 0:QH", "2:9C 0:10C 1:5H"]


def test_the_contractor_throws_its_highest_card_below_the_trick() -> None:
    asked = playing("5S 9S JS KS 4H", contract="misere", trick="1:QS 3:6S")
    assert asked.answer == "play JS"


def test_the_contractor_who_must_go_above_hopes_with_its_lowest() -> None:
    asked = playing("9S JS KS 4H", contract="misere", trick="3:6S")
    assert asked.answer == "play 9S"


def test_the_contractor_leads_a_card_that_others_can_hardly_stay_below() -> None:
    asked = playing("4D 5D 6D 8D 7S 10S 9C JC 6H QH", contract="misere")
    assert asked.answer == "play 4D"


def test_the_contractor_sheds_its_most_dangerous_card() -> None:
    asked = playing("4D 5D 6D KH 5H", contract="misere", trick="3:10S")
    assert asked.answer == "play KH"


def test_a_nominated_joker_goes_at_the_first_chance() -> None:
    """500-52."""
    asked = playing("4D AD KD JO", contract="misere", trick="3:10S", nominated=HEARTS)
    assert asked.answer == "play JO"


def test_a_defender_leads_no_suit_that_the_exposed_hand_is_out_of() -> None:
    """T-031."""
    asked = playing(
        "AD KD QD 8C 7C 6C JO 7S",
        contract="open misere",
        contractor=1,
        seat=0,
        shown={1: EXPOSED},
        past=TWO_TRICKS,
    )
    assert asked.answer == "play 7S"


def test_a_defender_leads_below_the_exposed_hands_last_cards_of_a_suit() -> None:
    asked = playing(
        "AH KH 6H 8C 9C QS 7D AD",
        contract="open misere",
        contractor=1,
        shown={1: EXPOSED},
        past=TWO_TRICKS,
    )
    assert asked.answer == "play 6H"


def test_a_defender_does_not_pull_the_exposed_hands_last_card_of_a_suit() -> None:
    """Under the king its only heart would go; then it could throw what it likes on hearts."""
    asked = playing(
        "KH AH 8C 9C QS KS 7S AS",
        contract="open misere",
        contractor=1,
        shown={1: EXPOSED},
        past=TWO_TRICKS,
    )
    assert asked.answer == "play 7S"


def test_a_defender_keeps_its_low_cards_where_the_exposed_hand_gets_below_anyway() -> None:
    asked = playing(
        "AH KH 7H 4H JO AD 5D",
        contract="open misere",
        contractor=1,
        seat=0,
        trick="2:9H",
        shown={1: "6H 5H 8H 4D 6D 7D QD"},
        past=["1:6S 2:AS 0:10S", "2:8S 0:5S 1:7S", "2:8D 0:JD 1:KD"],
    )
    assert asked.answer == "play AH"


def test_a_defender_stays_below_a_trick_that_may_catch_the_contractor() -> None:
    asked = playing("AS KS 6S 8D", contract="misere", contractor=1, seat=0, trick="2:7S")
    assert asked.answer == "play 6S"


def test_a_defender_leaves_the_contractor_its_trick() -> None:
    asked = playing("AS KS 9S 8D", contract="misere", contractor=1, trick="3:6S 1:10S", seat=2)
    assert asked.answer == "play 9S"


def test_a_defender_gets_rid_of_its_highest_once_the_contractor_is_safe() -> None:
    asked = playing("AS KS 6S 8D", contract="misere", contractor=1, trick="0:JS 1:10S", seat=2)
    assert asked.answer == "play AS"


def test_a_defender_with_nothing_of_the_suit_throws_what_would_save_the_contractor() -> None:
    asked = playing(
        "AD 5D QC 6C",
        contract="open misere",
        contractor=1,
        seat=0,
        trick="2:KH",
        shown={1: "7D 8D 9D 5C"},
        past=["2:AS 0:5S 1:6S"] * 6,
    )
    assert asked.answer == "play AD"

"""Playing to a trick that somebody else has led, when tricks are wanted."""

import pytest

from tests.bots.five_hundred.seats import playing, rules


def test_a_partners_ace_is_not_overtaken_and_the_lowest_card_goes_under_it() -> None:
    asked = playing("5S KS 9D 8H", contract="7H", contractor=1, seat=0, trick="2:AS 3:6S")
    assert asked.answer == "play 5S"


def test_a_partners_sure_trick_is_not_trumped() -> None:
    asked = playing("4H 9H KD 6D", contract="7H", contractor=0, seat=0, trick="2:AS 3:6S")
    assert asked.answer == "play 6D"


def test_the_last_to_play_takes_a_foes_trick_as_cheaply_as_it_can() -> None:
    asked = playing("9S QS AS 4D", contract="7H", contractor=1, seat=0, trick="1:10S 2:6S 3:JS")
    assert asked.answer == "play QS"


def test_the_last_to_play_trumps_a_foes_trick_with_its_lowest_trump() -> None:
    asked = playing("4H KH JO 6D", contract="7H", contractor=0, seat=0, trick="1:10S 2:6S 3:AS")
    assert asked.answer == "play 4H"


def test_the_last_chance_to_set_the_contract_is_taken() -> None:
    """Nine tricks are gone, the contractor has six of the seven: a defender trumps."""
    asked = playing("5H 6D", contract="7H", contractor=1, seat=0, trick="1:AS 2:6S 3:7S")
    assert asked.answer == "play 5H"


def test_the_joker_stays_home_when_a_lower_trump_is_enough() -> None:
    asked = playing("JO 5H", contract="7H", contractor=1, seat=0, trick="1:KS 2:6S 3:4H")
    assert asked.answer == "play 5H"


def test_a_trick_that_is_lost_gets_the_least_useful_card() -> None:
    asked = playing("8S 5S AD KD", contract="7H", contractor=1, seat=0, trick="1:AS 2:6S 3:7S")
    assert asked.answer == "play 5S"


def test_a_winner_is_not_thrown_on_a_lost_trick() -> None:
    asked = playing("AD KC 8C", contract="7H", contractor=1, seat=0, trick="1:AS 2:6S 3:7S")
    assert asked.answer == "play 8C"


def test_second_hand_plays_low_where_it_cannot_be_sure_and_a_partner_still_plays() -> None:
    asked = playing("5S QS 8D 9D", contract="7H", contractor=3, seat=0, trick="3:10S")
    assert asked.answer == "play 5S"


def test_third_hand_plays_high_when_a_foe_is_winning() -> None:
    asked = playing("5S KS 8D 9D", contract="7H", contractor=1, seat=0, trick="2:6S 3:10S")
    assert asked.answer == "play KS"


def test_third_hand_wins_no_higher_than_it_must() -> None:
    """The ace is gone, so king and queen are equals; the jack is in nobody's way."""
    asked = playing(
        "QS KS 8D 9D", contract="7H", contractor=1, trick="2:6S 3:10S", past=["2:5S 3:AS 0:7S 1:8S"]
    )
    assert asked.answer == "play QS"


def test_a_left_bower_is_not_bared_to_trump_a_trick() -> None:
    """T-035."""
    asked = playing("JD 9H 8C 7C", contract="7H", contractor=3, seat=0, trick="3:AS")
    assert asked.answer != "play 9H"


def test_the_last_to_play_trumps_with_the_lower_of_two() -> None:
    asked = playing("JD 9H 8C 7C", contract="7H", contractor=3, seat=2, trick="3:AS 0:5S 1:6S")
    assert asked.answer == "play 9H"


def test_on_a_lost_trick_the_lowest_of_the_suit_goes() -> None:
    asked = playing("4S 5S 8S 10S 7D", contract="7H", contractor=3, seat=0, trick="3:AS")
    assert asked.answer == "play 4S"


def test_the_same_trump_is_used_once_the_right_bower_is_gone() -> None:
    asked = playing(
        "JD 9H 8C 7C",
        contract="7H",
        contractor=3,
        trick="3:AS",
        past=["3:JO 0:4H 1:5H 2:6H", "3:JH 0:8H 1:7H 2:10H"],
    )
    assert asked.answer == "play 9H"


@pytest.mark.parametrize(("trick", "expected"), [("1:8S 2:KS", "7S"), ("1:10S 2:9S", "QS")])
def test_three_players_defend_together(trick: str, expected: str) -> None:
    """The other defender's trick is left alone, the contractor's is taken (500-2)."""
    asked = playing("QS AS 7S 8D", contract="6H", contractor=1, trick=trick, settings=rules(3))
    assert asked.answer == f"play {expected}"

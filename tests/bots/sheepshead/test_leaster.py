"""Playing a leaster."""

from tests.bots.sheepshead.seats import playing, rules

NO_TRICK_NEEDED = rules(leaster_needs_trick=False)
WON_ONE = ("1:8S 2:9S 3:7S 4:7H 0:KS",)


def test_a_fat_trick_is_left_to_the_others() -> None:
    asked = playing("QC 8D 7C 8C 9H", picker=None, past=WON_ONE, trick="1:JD 2:AD 3:10D 4:KD")
    assert asked.answer == "play 8D"


def test_the_one_trick_that_is_needed_is_taken_where_it_is_cheap() -> None:
    asked = playing("AS 7S QC 8C 9H 10H", picker=None, trick="1:9S 2:8S 3:7D 4:KH")
    assert asked.answer in {"play 7S", "play AS"}
    cheap = playing(
        "QC 8C 9C",
        picker=None,
        trick="1:9S 2:8S 3:7S 4:7H",
        past=[
            "1:10H 2:AH 3:8H 4:KH 0:9H",
            "2:QS 3:7D 4:8D 0:9D 1:10D",
            "2:QH 3:JD 4:JH 0:JS 1:AD",
        ],
    )
    assert cheap.answer == "play QC"


def test_with_a_trick_at_home_the_same_trick_is_left_alone() -> None:
    asked = playing("QC 8C 9C 7C", picker=None, past=WON_ONE, trick="1:AC 2:KC 3:KD 4:7H")
    assert asked.answer in {"play 8C", "play 9C", "play 7C"}


def test_where_no_trick_is_needed_none_is_taken() -> None:
    asked = playing(
        "QC 8C 9C",
        picker=None,
        settings=NO_TRICK_NEEDED,
        trick="1:9S 2:8S 3:7S 4:7H",
        past=[
            "1:10H 2:AH 3:8H 4:KH 0:9H",
            "2:QS 3:7D 4:8D 0:9D 1:10D",
            "2:QH 3:JD 4:JH 0:JS 1:AD",
        ],
    )
    assert asked.answer != "play QC"


def test_points_are_thrown_on_another_players_trick() -> None:
    past = [*WON_ONE, "0:JS 1:QS 2:JD 3:9D 4:8D", "1:QD 2:JH 3:KD 4:7D 0:JC"]
    asked = playing("10C 8C 7H", picker=None, past=past, trick="1:QC 2:QH 3:10D 4:AD")
    assert asked.answer == "play 10C"


def test_a_blind_that_goes_with_the_first_trick_makes_it_dear() -> None:
    held, trick = "10S 7S 8C 9H JD 8H", "1:KS 2:8S 3:9S"
    assert playing(held, picker=None, trick=trick).answer == "play 10S"
    assert playing(held, picker=None, trick=trick, settings=rules(leaster_blind="first")).answer == "play 7S"

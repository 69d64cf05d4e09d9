"""Which card to play, trick by trick."""

import pytest

from tests.bots.pitch.seats import asked

PITCHED = "0 bid 2, 1 pass, 2 pass, 3 pass"
TRUMPS_ONCE = f"{PITCHED}, 0 play AH, 1 play 3H, 2 play 4H, 3 play 5H"


def test_low_goes_under_a_partners_ace() -> None:
    """T-029."""
    said = "2 bid 2, 3 pass, 0 pass, 1 pass, 2 play AH, 3 play QH"
    assert asked("6H 3H 2C 5D 8S 9S", said, dealer=1, partners=True).answer == "play 3H"


def test_low_is_kept_from_a_foes_ace() -> None:
    said = "3 bid 2, 0 pass, 1 pass, 2 pass, 3 play AH"
    assert asked("6H 2H 2C 5D 8S 9S", said, dealer=2).answer == "play 6H"


def test_with_low_to_who_was_dealt_it_the_lowest_trump_is_not_spared() -> None:
    """PI-60: it counts for its owner wherever it falls, and the six may yet take a trick."""
    said = "3 bid 2, 0 pass, 1 pass, 2 pass, 3 play AH"
    assert asked("6H 2H 2C 5D 8S 9S", said, dealer=2, low="dealt").answer == "play 2H"


def test_the_jack_goes_to_a_partner_who_is_sure_of_the_trick() -> None:
    said = "2 bid 2, 3 pass, 0 pass, 1 pass, 2 play AH, 3 play QH"
    assert asked("JH 9H 2C 5D 8S 9S", said, dealer=1, partners=True).answer == "play JH"


def test_the_jack_is_kept_from_a_foe_who_is_sure_of_the_trick() -> None:
    said = "2 bid 2, 3 pass, 0 pass, 1 pass, 2 play AH, 3 play QH"
    assert asked("JH 9H 2C 5D 8S 9S", said, dealer=1).answer == "play 9H"


def test_the_last_to_play_takes_the_jack_of_another() -> None:
    said = "1 bid 2, 2 pass, 3 pass, 0 pass, 1 play 10H, 2 play JH, 3 play 4H"
    assert asked("QH 3H 2C 5D 8S 9S", said, dealer=0).answer == "play QH"


def test_the_last_to_play_takes_it_no_higher_than_it_must() -> None:
    said = "1 bid 2, 2 pass, 3 pass, 0 pass, 1 play 10H, 2 play JH, 3 play 4H"
    assert asked("AH QH 2C 5D 8S 9S", said, dealer=0).answer == "play QH"


def test_a_ten_is_trumped_with_low_by_the_last_to_play() -> None:
    past = "1 bid 2, 2 pass, 3 pass, 0 pass, 1 play AH, 2 play KH, 3 play 4H, 0 play 6H"
    said = f"{past}, 1 play 10S, 2 play KS, 3 play 2S"
    assert asked("2H 7C 2C 5D 8C", said, dealer=0).answer == "play 2H"


def test_the_jack_brings_itself_home_on_a_plain_suit_when_nobody_plays_after_it() -> None:
    past = "1 bid 2, 2 pass, 3 pass, 0 pass, 1 play AH, 2 play KH, 3 play 4H, 0 play 6H"
    said = f"{past}, 1 play 10S, 2 play KS, 3 play 2S"
    assert asked("JH 7C 2C 5D 8S", said, dealer=0).answer == "play JH"


def test_a_ten_is_thrown_on_a_partners_trick() -> None:
    said = f"{TRUMPS_ONCE}, 0 play 9S, 1 play AS, 2 play 4S"
    assert asked("10C 8C 7D 6D 2D", said, seat=3, partners=True).answer == "play 10C"


def test_no_points_are_thrown_on_a_foes_trick() -> None:
    said = f"{TRUMPS_ONCE}, 0 play AS, 1 play 3S, 2 play 4S"
    assert asked("10C KC QD 6D JD", said, seat=3).answer == "play 6D"


def test_a_partners_sure_trick_is_not_trumped() -> None:
    said = f"{TRUMPS_ONCE}, 0 play 9S, 1 play AS, 2 play 4S"
    assert asked("KH QH 7D 6D 2D", said, seat=3, partners=True).answer not in {"play KH", "play QH"}


def test_the_pitcher_draws_trumps_with_its_highest() -> None:
    assert asked("AH KH JH 3H 10S 2C", PITCHED).answer == "play AH"


def test_the_jack_is_led_once_nothing_can_beat_it() -> None:
    said = f"{TRUMPS_ONCE}, 0 play KH, 1 play 6H, 2 play QH, 3 play 7H"
    assert asked("JH 10S 3C 4C", said).answer == "play JH"


def test_the_jack_is_not_led_under_a_higher_trump() -> None:
    assert asked("JH 10S 3C 4C 5C", TRUMPS_ONCE).answer != "play JH"


@pytest.mark.parametrize("held", ["9H 7H 2C 5D 4S", "JH 2H 6C 5D 4S", "QH 2H 9C 5D 4S"])
def test_a_defender_does_not_lead_trumps_from_weakness(held: str) -> None:
    past = "3 bid 2, 0 pass, 1 pass, 2 pass, 3 play 8H, 0 play KH, 1 play 3H, 2 play 4H"
    assert not asked(held, past, dealer=2).answer.endswith("H")


def test_the_first_lead_is_from_the_best_suit_to_pitch() -> None:
    assert asked("AH KH JH 3H 10S AC", PITCHED).answer.endswith("H")

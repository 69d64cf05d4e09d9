"""Playing to a trick that somebody else has led: with the partner, and against one who plays alone."""

import pytest

from tests.bots.bid_euchre.seats import playing

OTHERS_CALLED, PARTNER_CALLED, OWN = 3, 2, 0


@pytest.mark.parametrize("declarer", [OTHERS_CALLED, PARTNER_CALLED, OWN])
def test_a_left_bower_is_not_bared_to_trump_a_trick(declarer: int) -> None:
    """T-035: a foe still plays, and the right bower is about."""
    asked = playing("JD 9H 9C", trump="H", declarer=declarer, trick="3:AS")
    assert asked.answer == "play 9C"


@pytest.mark.parametrize("declarer", [OTHERS_CALLED, PARTNER_CALLED, OWN])
def test_nor_is_it_bared_to_save_a_trick_that_a_friend_may_lose(declarer: int) -> None:
    """T-035: the king falls to the ace, and who has the ace plays last."""
    asked = playing("JD 9H 9C", trump="H", declarer=declarer, trick="2:KS 3:9S")
    assert asked.answer == "play 9C"


def test_two_right_bowers_and_a_joker_are_no_less_to_fear_than_one_right_bower() -> None:
    """T-035 with two packs."""
    asked = playing("JD 9H 9C", trump="H", declarer=OTHERS_CALLED, trick="3:AS", decks=2, joker=True)
    assert asked.answer == "play 9C"


@pytest.mark.parametrize("declarer", [OTHERS_CALLED, PARTNER_CALLED, OWN])
def test_the_small_trump_takes_the_trick_once_the_right_bower_is_gone(declarer: int) -> None:
    past = ["3:QH 0:10H 1:KH 2:JH", "3:AC 0:10C 1:KC 2:JC"]
    asked = playing("JD 9H 9C", trump="H", declarer=declarer, trick="3:AS", past=past)
    assert asked.answer == "play 9H"


@pytest.mark.parametrize("declarer", [OTHERS_CALLED, PARTNER_CALLED, OWN])
def test_the_last_to_play_trumps_with_the_lower_of_two(declarer: int) -> None:
    """The trick is sure, and worth the guard."""
    asked = playing("JD 9H 9C", trump="H", declarer=declarer, trick="1:AS 2:9S 3:10S")
    assert asked.answer == "play 9H"


def test_a_left_bower_needs_no_guard_from_foes_who_have_shown_out_of_trumps() -> None:
    past = ["2:AH 3:9D 0:10H 1:9S", "2:KH 3:10D 0:QH 1:10S"]
    assert playing("JD 9H 9C", trump="H", declarer=2, trick="3:AS", past=past).answer == "play 9H"


@pytest.mark.parametrize("bid", ["ask", "moon"])
def test_against_one_who_plays_alone_a_trick_that_no_foe_can_take_back_is_trumped(bid: str) -> None:
    """One trick sets it (BE-45), and only the other defender still plays."""
    asked = playing("JD 9H 9C", trump="H", bid=bid, declarer=3, trick="3:AS")
    assert asked.answer == "play 9H"

"""Leading to a trick, when tricks are wanted."""

import pytest

from game.rules.cards import RANKS
from tests.bots.bid_euchre.seats import playing


def test_the_declarer_draws_trumps_from_the_top() -> None:
    assert playing("JH JD AH 9H AS 9C", trump="H").answer == "play JH"


def test_the_declarer_drives_a_higher_trump_out_with_a_small_one() -> None:
    assert playing("JD AH KH 9H AS 9C", trump="H").answer == "play 9H"


def test_one_who_plays_alone_leads_the_highest_for_no_partner_can_win() -> None:
    assert playing("JD AH KH QH AS AC", trump="H", bid="moon").answer == "play JD"


def test_the_declarer_stops_drawing_when_no_foe_can_have_a_trump() -> None:
    past = ["0:JH 1:9S 2:9H 3:10S", "0:JD 1:10C 2:QH 3:9D"]
    assert playing("AH KH AS 9C", trump="H", past=past).answer == "play AS"


def test_the_declarers_partner_helps_to_draw_with_a_trump_that_none_can_beat() -> None:
    assert playing("JH 9H AS 9C 10C 9D", trump="H", declarer=2).answer == "play JH"


def test_the_declarers_partner_leads_no_small_trump() -> None:
    assert playing("9H QH AS 9C 10C 9D", trump="H", declarer=2).answer == "play AS"


@pytest.mark.parametrize("held", ["JD 9H 9S QS 9C 10C", "AH KH QH 9S QS 9C", "10H 9H 9S QS 9C KD"])
def test_a_defender_never_leads_trumps_from_weakness(held: str) -> None:
    assert playing(held, trump="H", declarer=3).answer not in {
        "play JD",
        *(f"play {each}H" for each in RANKS),
    }


@pytest.mark.parametrize("bid", ["4", "ask", "moon"])
def test_a_defender_cashes_an_ace_before_anything_else(bid: str) -> None:
    assert playing("KH 9H AS 9S 9C 10D", trump="H", declarer=3, bid=bid).answer == "play AS"


def test_an_ace_is_not_led_to_a_foe_that_is_known_to_trump() -> None:
    past = ["2:KS 3:9H 0:9S 1:10S", "3:JH 0:10H 1:QH 2:KH", "3:9C 0:AC 1:10C 2:QC"]
    assert playing("AS 9D KD", trump="H", declarer=3, past=past).answer[-1] == "D"


def test_with_two_packs_an_ace_is_cashed_though_its_like_is_out() -> None:
    """BE-36: of two the one played first is the higher."""
    held = "KH 9H AS 9S 9C 10D QD QS QC 10C 9D KD"
    assert playing(held, trump="H", declarer=3, decks=2).answer == "play AS"


def test_a_left_bower_is_not_led_for_a_plain_jack() -> None:
    """BE-5."""
    assert playing("JD 10D 9S QS 9C KC", trump="H", declarer=3).answer != "play JD"

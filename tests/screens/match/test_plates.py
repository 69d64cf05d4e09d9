"""Plates: colours and portraits by seat, and the chip that says what was said last."""

from dataclasses import replace

import pytest
from pygame import Rect, Surface

from game.rules.prompt import Fact
from game.rules.view import View
from game.screens.look import Look
from game.screens.match.plates import (
    Plate,
    chips,
    colours,
    counts_tricks,
    draw_plate,
    own_side,
    portraits,
)
from tests.screens.match.test_words import wording
from tests.screens.match.views import settings as chosen
from tests.screens.match.views import updates

TEAMS = ((0, 2), (1, 3))


def views() -> list[View]:
    return [update.view for seed in range(8) for update in updates(chosen(4, blind_misere=False), seed, 0)]


def test_ones_own_side_is_blue_wherever_one_sits() -> None:
    assert colours(TEAMS, 0) == {0: "blue2", 2: "blue2", 1: "red2", 3: "red2"}
    assert colours(TEAMS, 3) == {1: "blue2", 3: "blue2", 0: "red2", 2: "red2"}


def test_single_players_all_differ() -> None:
    assert len(set(colours(tuple((seat,) for seat in range(7)), 2).values())) == 7


def test_an_onlooker_has_no_side() -> None:
    assert own_side(TEAMS, None) is None


def test_no_two_players_look_alike() -> None:
    faces = portraits(7, 2, "owl")
    assert faces[2] == "owl"
    assert len(set(faces)) == 7


@pytest.mark.parametrize("pegs", [5, 6, 10, 12])
@pytest.mark.parametrize("chip", ["", "10NT", "Blind", "Slepý", "10♥", "10♥ 120 sits out"])
def test_a_chip_leaves_all_pegs_in_sight(look: Look, chip: str, pegs: int) -> None:
    canvas = Surface((120, 40))
    plate = Plate(0, "", "owl", "blue2", pegs, pegs, chip, None, dealer=False, turn=None, playing=True)
    draw_plate(canvas, look, plate, Rect(8, 4, 104, 32))
    shine = look.theme["gold2"]
    row = Rect(45, 20, 67, 16)  # beside the portrait, below the name
    seen = [(x, y) for x in range(*span(row.x, row.w)) for y in range(*span(row.y, row.h))]
    assert sum(canvas.get_at(place) == shine for place in seen) == pegs


def span(start: int, length: int) -> tuple[int, int]:
    return start, start + length


def test_in_the_auction_each_plate_has_what_its_seat_said_last() -> None:
    for view in views():
        if view.public.bids and not counts_tricks(view):
            seat, action = view.public.bids[-1]
            assert chips(view, wording())[seat] == wording().short(action)


def test_in_the_play_only_the_contract_is_left() -> None:
    playing = [view for view in views() if counts_tricks(view)]
    assert playing
    assert all(len(chips(view, wording())) == 1 for view in playing)


def test_what_is_told_of_a_seat_lies_on_its_plate_once_a_card_is_led() -> None:
    led = next(view for view in views() if view.public.trick)
    facts = (Fact("trump", (("suit", "H"),), seat=2), Fact("no_trump", (), seat=2), Fact("no_trump"))
    assert chips(replace(led, facts=facts), wording()) == {2: "Trumps ♥ No trumps"}
    bidding = next(view for view in views() if view.public.bids and not counts_tricks(view))
    assert chips(replace(bidding, facts=facts), wording()) == chips(bidding, wording())


def test_without_a_contract_tricks_are_counted_from_the_first_card() -> None:
    led = replace(next(view for view in views() if view.public.trick), facts=())
    assert counts_tricks(led)
    assert chips(led, wording()) == {}

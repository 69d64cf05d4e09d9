"""Plates: colours and portraits by seat, and the chip that says what was said last."""

import pytest
from pygame import Rect, Surface

from game.rules.view import View
from game.screens.look import Look
from game.screens.match.plates import (
    Plate,
    colours,
    counts_tricks,
    draw_plate,
    last_said,
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
    assert len(set(colours(((0,), (1,), (2,), (3,), (4,)), 2).values())) == 5


def test_an_onlooker_has_no_side() -> None:
    assert own_side(TEAMS, None) is None


def test_no_two_players_look_alike() -> None:
    faces = portraits(6, 2, "owl")
    assert faces[2] == "owl"
    assert len(set(faces)) == 6


@pytest.mark.parametrize("chip", ["", "10NT", "Blind", "Slepý", "10♥"])
def test_a_chip_leaves_all_pegs_in_sight(look: Look, chip: str) -> None:
    canvas = Surface((120, 40))
    plate = Plate(0, "", "owl", "blue2", 10, chip, None, dealer=False, turn=None, playing=True)
    draw_plate(canvas, look, plate, Rect(8, 4, 104, 32))
    shine = look.theme["gold2"]
    row = Rect(45, 20, 67, 16)  # beside the portrait, below the name
    seen = [(x, y) for x in range(*span(row.x, row.w)) for y in range(*span(row.y, row.h))]
    assert sum(canvas.get_at(place) == shine for place in seen) == 10


def span(start: int, length: int) -> tuple[int, int]:
    return start, start + length


def test_in_the_auction_each_plate_has_what_its_seat_said_last() -> None:
    for view in views():
        if view.public.bids and not counts_tricks(view):
            seat, action = view.public.bids[-1]
            assert last_said(view, wording())[seat] == wording().short(action)


def test_in_the_play_only_the_contract_is_left() -> None:
    playing = [view for view in views() if counts_tricks(view)]
    assert playing
    assert all(len(last_said(view, wording())) == 1 for view in playing)

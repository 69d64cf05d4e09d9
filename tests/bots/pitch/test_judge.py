"""Bots at the table: sound over many hands."""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

import pytest

from game.bots.choose import any_action
from game.bots.judgement.pitch.judge import chooser
from game.bots.simulate import simulate
from game.rules.actions import PASS, Action
from game.rules.cards import Side
from game.rules.pitch.position import sides
from game.rules.settings import Settings
from tests.bots.pitch.seats import PITCH


class Pitched(NamedTuple):
    number: int
    made: bool


@cache
def sample(players: int, hands: int, partners: bool = False) -> tuple[Pitched, ...]:
    """What was bid, and what became of it."""
    settings = PITCH.check({"players": players, "partners": partners})
    side_of = {seat: side for side, seats in enumerate(sides(settings)) for seat in seats}
    pitched = []
    for record in simulate(PITCH, settings, [chooser(settings)] * players, hands, 20, False):
        for hand in record.hands:
            number, pitcher = 0, hand.dealer
            for seat, action in hand.actions:
                if action.startswith("play"):
                    break
                if action != PASS:
                    number, pitcher = numbered(action, number), seat
            assert hand.result
            pitched.append(Pitched(number, hand.result.points[side_of[pitcher]] > 0))
    return tuple(pitched)


def numbered(action: Action, standing: int) -> int:
    if action.startswith("bid"):
        return int(action[-1])
    return standing if action == "steal" else 4


TABLES = [(2, False), (3, False), (4, False), (4, True), (5, False), (7, False)]


@pytest.mark.parametrize(("players", "partners"), TABLES)
def test_most_bids_are_made(players: int, partners: bool) -> None:
    pitched = sample(players, 200, partners)
    assert sum(each.made for each in pitched) >= 0.55 * len(pitched)
    highest = [each.made for each in pitched if each.number >= 3]
    assert sum(highest) >= 0.5 * len(highest)


@pytest.mark.parametrize(("players", "partners"), TABLES)
def test_bids_are_neither_timid_nor_wild(players: int, partners: bool) -> None:
    pitched = sample(players, 200, partners)
    assert sum(each.number >= 2 for each in pitched) >= 0.8 * len(pitched)
    assert sum(each.number == 4 for each in pitched) <= 0.25 * len(pitched)


def won_by(settings: Settings, side: Side, seed: int) -> Sequence[Side] | None:
    """The winners of a match of bots on this side against chance on all others."""
    seats = sides(settings)[side]
    choosers = [
        chooser(settings) if seat in seats else any_action for seat in range(settings.number("players"))
    ]
    return next(simulate(PITCH, settings, choosers, hands=1, seed=seed, legal=False)).winners


@pytest.mark.parametrize(
    ("players", "partners", "matches"), [(2, False, 60), (3, False, 20), (4, False, 20), (4, True, 40)]
)
def test_one_side_of_bots_beats_chance_on_all_others(players: int, partners: bool, matches: int) -> None:
    settings = PITCH.check({"players": players, "partners": partners})
    count = len(sides(settings))
    won = sum(won_by(settings, seed % count, seed) == (seed % count,) for seed in range(matches))
    assert won >= 0.95 * matches

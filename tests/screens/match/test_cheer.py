"""The end of a hand is greeted by what it gave oneself."""

from dataclasses import replace

import pytest

from game.rules.result import Result
from game.screens.match.cheer import Cheer
from tests.screens.match.views import settings, updates

VIEW = next(iter(updates(settings(), 1, 0))).view


def cheer(points: tuple[int, ...], own: int | None, reduced: bool = False) -> Cheer:
    result = Result(points, points, (0,) * len(points), (), 0)
    return Cheer(replace(VIEW, result=result), own, (640, 360), reduced)


@pytest.mark.parametrize(
    ("points", "own", "glad", "cheers", "shakes"),
    [
        ((200, 20), 0, True, True, False),
        ((200, 20), 1, False, False, False),
        ((-200, 20), 0, False, False, True),
        ((-200, 20), 1, True, True, False),
        ((2, 1, -1, -1, -1), 1, True, True, False),  # the partner of a picker
        ((2, 1, -1, -1, -1), 2, False, False, True),
        ((0, 0), 0, True, False, False),
        ((-4, 1, 0), None, True, True, False),
    ],
)
def test_one_is_glad_of_ones_share_and_only_own_losses_shake_the_table(
    points: tuple[int, ...], own: int | None, glad: bool, cheers: bool, shakes: bool
) -> None:
    seen = cheer(points, own)
    assert (seen.glad, bool(seen._scraps), seen.aside != 0) == (glad, cheers, shakes)


def test_with_less_motion_nothing_flies_or_shakes() -> None:
    assert cheer((200, 20), 0, reduced=True).over
    assert cheer((-200, 20), 0, reduced=True).over

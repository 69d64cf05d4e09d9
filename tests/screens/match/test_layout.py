"""Where cards lie: fans within their span, thirteen cards each to be seen and touched (T-051)."""

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.screens.match.layout import HEIGHTS, WIDTHS, lay, slots
from game.screens.match.places import Fan, Spot
from game.screens.match.scene import scene_of
from tests.screens.match.views import FIVE_HUNDRED, SIZES, places, updates
from tests.screens.match.views import settings as chosen

INDEX = 14
"""Pixels on the left of a card that hold its rank and suit."""


@settings(deadline=None)
@given(st.integers(1, 13))
def test_a_fan_is_no_wider_than_its_span(count: int) -> None:
    fan = Fan(pitch_max=47, span=300, arc=7, tilt=0.9, size="large", lean=-90)
    xs = [pose.x for pose in slots(Spot(400, 300, fan=fan), fan, count)]
    assert min(xs) - WIDTHS["large"] / 2 + 0.01 >= 250
    assert max(xs) + WIDTHS["large"] / 2 <= 550.01
    assert xs == sorted(xs)


def test_a_fan_with_room_to_spare_leans() -> None:
    fan = Fan(pitch_max=10, span=200, size="tiny", lean=-30)
    assert next(slots(Spot(100, 0, fan=fan), fan, 1)).x == 70


def test_the_seat_on_the_left_holds_its_cards_towards_the_middle() -> None:
    fan = Fan(pitch_max=10, span=200, arc=5, size="tiny")
    poses = list(slots(Spot(60, 150, angle=-90, fan=fan), fan, 3))
    assert [round(pose.y) for pose in poses] == [140, 150, 160]
    assert poses[0].x < poses[1].x


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", [10, 13])
def test_the_index_of_every_own_card_can_be_seen(count: int, size: tuple[int, int]) -> None:
    spot = places(4, 0, size).spot("hand 0")
    poses = list(slots(spot, spot.fan, count))
    assert all(right.x - left.x >= INDEX + 2 for left, right in pairwise(poses))
    assert poses[0].x - WIDTHS["large"] / 2 >= places(4, 0, size).rect("plate 0").right
    assert all(pose.x - 23 >= 0 and pose.x + 23 <= size[0] for pose in poses)
    assert all(pose.y + HEIGHTS["large"] / 2 <= size[1] for pose in poses)


@settings(max_examples=20, deadline=None)
@given(st.integers(2, 6), st.integers(0, 10**6), st.data())
def test_a_layout_has_as_many_sprites_as_the_table_has_cards(
    players: int, seed: int, data: st.DataObject
) -> None:
    viewer = data.draw(st.sampled_from([None, *range(players)]))
    rules = chosen(players)
    for update in updates(rules, seed, viewer):
        view = update.view
        scene = scene_of(view, FIVE_HUNDRED.order(rules, view.public, view.known), 10 * players + 3)
        layout = lay(scene, places(players, viewer), viewer)
        kinds = [key[0] for key in layout]
        assert kinds.count("pile") == len(view.public.tricks)
        assert (kinds.count("stock"), kinds.count("aside")) == (scene.stock, scene.aside)
        held = kinds.count("card") - len(view.public.trick) + kinds.count("back")
        assert held == sum(view.public.counts)
        assert sum(sprite.own for sprite in layout.values()) == (
            0 if viewer is None else view.public.counts[viewer]
        )

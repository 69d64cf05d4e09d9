"""A scene laid out on the places of a table: every card with its size, place and depth. Pure."""

import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeAlias

from pygame import Rect

from game.rules.cards import FACE_DOWN, Card, Seat
from game.rules.events import Place
from game.rules.tricks import Play
from game.screens.match.motion import Pose
from game.screens.match.places import CardSize, Fan, Places, Spot
from game.screens.match.scene import Held, Scene

Key: TypeAlias = tuple[str, int, int]
"""``("card", card, 0)`` shows its face; ``("back", seat, n)``, ``("down", seat, 0)`` (a card of the trick),
``("stock", 0, n)``, ``("aside", 0, n)`` and ``("pile", seat, n)`` never do."""

WIDTHS: dict[CardSize, int] = {"large": 46, "small": 34, "tiny": 24}
HEIGHTS: dict[CardSize, int] = {"large": 66, "small": 48, "tiny": 34}
_HEAP_STEP = 4
_PILE_STEP = 3
_HEAP_SHOWN = 13
"""More cards than this make the heap no wider."""


@dataclass(frozen=True, slots=True)
class Sprite:
    face: Card | None
    """None: its back shows, and who it is nobody on this side of the table knows."""
    size: CardSize
    pose: Pose
    own: bool = False
    """Whether it is a card in the viewer's own hand."""


Layout: TypeAlias = dict[Key, Sprite]
"""Drawn in this order, the lowest first."""


def lay(scene: Scene, places: Places, viewer: Seat | None) -> Layout:
    layout: Layout = {}
    layout.update(_heap("stock", scene.stock, places))
    layout.update(_heap("aside", scene.aside, places))
    for seat, count in enumerate(scene.piles):
        layout.update(_pile(seat, count, places))
    for seat, held in enumerate(scene.hands):
        if seat != viewer:
            layout.update(_hand(seat, held, places, own=False))
    for play in scene.trick:
        spot = places.spot(f"trick {play.seat}")
        face = None if play.card == FACE_DOWN else play.card
        layout[trick_key(play)] = Sprite(face, "large", Pose(spot.x, spot.y, spot.angle))
    if viewer is not None:
        layout.update(_hand(viewer, scene.hands[viewer], places, own=True))
    return layout


def trick_key(play: Play) -> Key:
    return ("down", play.seat, 0) if play.card == FACE_DOWN else ("card", play.card, 0)


def slots(spot: Spot, fan: Fan, count: int) -> Iterator[Pose]:
    """Where the cards of a hand lie, seen from its holder from left to right."""
    room = fan.span - WIDTHS[fan.size]
    pitch = min(fan.pitch_max, room / (count - 1)) if count > 1 else 0.0
    spare = (room - pitch * (count - 1)) / 2
    lean = max(-spare, min(spare, fan.lean))
    turn = math.radians(spot.angle)
    for index in range(count):
        steps = index - (count - 1) / 2
        bend = steps / max(1.0, (count - 1) / 2)
        across, down = lean + steps * pitch, fan.arc * bend * bend
        x = spot.x + across * math.cos(turn) + down * math.sin(turn)
        y = spot.y - across * math.sin(turn) + down * math.cos(turn)
        yield Pose(x, y, spot.angle - steps * fan.tilt)


def held_area(spot: Spot, count: int) -> Rect:
    """What a hand of so many cards covers."""
    poses = list(slots(spot, spot.fan, count))
    width, height = WIDTHS[spot.fan.size], HEIGHTS[spot.fan.size]
    if spot.angle % 180:
        width, height = height, width
    left, top = min(pose.x for pose in poses) - width / 2, min(pose.y for pose in poses) - height / 2
    right, bottom = max(pose.x for pose in poses) + width / 2, max(pose.y for pose in poses) + height / 2
    return Rect(round(left), round(top), round(right - left), round(bottom - top))


def trick_area(spot: Spot) -> Rect:
    """What a card of the trick covers, turned as it is."""
    turn = math.radians(spot.angle)
    across, down = abs(math.cos(turn)), abs(math.sin(turn))
    width, height = WIDTHS["large"], HEIGHTS["large"]
    area = Rect(0, 0, math.ceil(width * across + height * down), math.ceil(width * down + height * across))
    area.center = round(spot.x), round(spot.y)
    return area


def pile_area(spot: Spot, count: int) -> Rect:
    """What so many tricks cover."""
    area = Rect(0, 0, WIDTHS["tiny"], HEIGHTS["tiny"])
    area.center = round(spot.x), round(spot.y)
    return area.union(area.move(_PILE_STEP * (count - 1), -(count // 2)))


def _hand(seat: Seat, held: Held, places: Places, *, own: bool) -> Layout:
    shown = any(card is not None for card in held)
    spot = places.spot(f"open {seat}" if shown and not own else f"hand {seat}")
    size: CardSize = spot.fan.size
    layout: Layout = {}
    hidden = 0
    for card, pose in zip(held, slots(spot, spot.fan, len(held)), strict=True):
        if card is None:
            layout["back", seat, hidden] = Sprite(None, size, pose, own)
            hidden += 1
        else:
            layout["card", card, 0] = Sprite(card, size, pose, own)
    return layout


def _heap(place: Place, count: int, places: Places) -> Layout:
    spot = places.spot(place)
    first = spot.x - _HEAP_STEP * (min(count, _HEAP_SHOWN) - 1) / 2
    return {
        (place, 0, index): Sprite(
            None, "tiny", Pose(first + _HEAP_STEP * min(index, _HEAP_SHOWN - 1), spot.y)
        )
        for index in range(count)
    }


def _pile(seat: Seat, count: int, places: Places) -> Layout:
    spot = places.spot(f"pile {seat}")
    layout: Layout = {}
    for index in range(count):
        pose = Pose(spot.x + _PILE_STEP * index, spot.y - index // 2, spot.angle)
        layout["pile", seat, index] = Sprite(None, "tiny", pose)
    return layout

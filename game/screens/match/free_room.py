"""Where there is room on the table for what is told and asked, so that nothing is covered. Pure."""

from collections.abc import Iterable

from pygame import Rect

from game.screens.match.layout import held_area
from game.screens.match.places import Places
from game.screens.touches import Point

LINE_HIGHEST = 60
"""Two lines in large letters."""
GAP = 3
RIM = 2
"""The score may just touch the rim of a card."""


def room_for_line(places: Places, seats: int, corner: Iterable[Rect], width: int) -> tuple[Point, int]:
    """Where the line above one's hand stands, and how wide it may be between the plates and the corner."""
    spot = places.spot("toast")
    column = Rect(round(spot.x), round(spot.y) - LINE_HIGHEST, 1, LINE_HIGHEST)
    beside = [box for box in (*_plates(places, seats), *corner) if box.top < column.bottom]
    beside = [box for box in beside if box.bottom > column.top]
    half = min((max(box.left - column.x, column.x - box.right) for box in beside), default=width // 2)
    return column.midbottom, 2 * (half - GAP)


def room_for_buttons(places: Places, seats: int, lines: Iterable[Rect]) -> Rect:
    """Between the plates of those opposite and the line, whatever that will have to say: so nothing moves
    when it says more."""
    room = places.rect("panel")
    plates = [plate.bottom for plate in _plates(places, seats) if plate.bottom < room.centery]
    bottom = min(room.bottom, *(line.top - GAP for line in lines))
    top = max(plates, default=0) + 1
    return Rect(room.x, top, room.width, bottom - top)


def room_for_score(places: Places, seats: int, held: int) -> Rect:
    """From its corner down to whatever lies below: a plate, or the most cards that are held there."""
    room = places.rect("score")
    below = [*_plates(places, seats)]
    below += [held_area(places.spot(f"hand {seat}"), held) for seat in range(seats)]
    tops = [area.top for area in below if area.left < room.right and area.top > room.top]
    room.height = min(tops) + RIM - room.top
    return room


def _plates(places: Places, seats: int) -> list[Rect]:
    return [places.rect(f"plate {seat}") for seat in range(seats)]

"""Where there is room on the table for what is told and asked, so that nothing is covered. Pure."""

from collections.abc import Iterable, Iterator, Sequence

from pygame import Rect

from game.screens.match.layout import held_area, pile_area, trick_area
from game.screens.match.motion import LIFT_HEIGHT
from game.screens.match.places import Places
from game.screens.screen import Size
from game.screens.touches import Point

LINE_HIGHEST = 60
"""Two lines in large letters."""
LINE_DEPTH = 8
"""How far it reaches below its place."""
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


def in_middle(room: Rect, size: Size) -> Rect:
    """A plate at the lower edge of the room; should that be too low, its rim reaches down over the edge."""
    place = Rect((0, 0), size)
    place.midbottom = room.midbottom
    place.top = max(place.top, room.top)
    return place


def beside_trick(
    places: Places, held: int, line: tuple[Point, int], taken: Iterable[Rect], size: Size
) -> Rect:
    """Where buttons stand while a trick is played: apart from every card, played or still to come, and as
    near to one's own plate as can be. `held` is the most that anybody holds, `line` the room for the line;
    `taken` are the corner and what the line says."""
    own, *others = places.clockwise
    hand = held_area(places.spot(f"hand {own}"), held)
    hand = hand.union(hand.move(0, -LIFT_HEIGHT))
    tricks = [trick_area(places.spot(f"trick {seat}")) for seat in places.clockwise]
    taken = [hand, *taken, *tricks, *_plates(places, len(places.clockwise))]
    # News may make the line as long as there is room, but not for long.
    news = Rect(0, 0, line[1], LINE_HIGHEST)
    news.midbottom = line[0]
    news.height += LINE_DEPTH
    rather_not = [held_area(places.spot(f"hand {seat}"), held) for seat in others]
    rather_not += [pile_area(places.spot(f"pile {seat}"), held) for seat in places.clockwise]
    plate = places.rect(f"plate {own}")
    wanted = Rect((plate.x, plate.y - size[1] - GAP), size)
    return free_place(wanted, Rect((0, 0), places.canvas), taken, [places.rect("score"), news, *rather_not])


def free_place(wanted: Rect, room: Rect, taken: Sequence[Rect], rather_not: Sequence[Rect] = ()) -> Rect:
    """The place in the room nearest to the one wanted that covers nothing. Where there is none it covers what
    it rather would not, or else the least that can be of what is taken."""
    for kept_free in ([*taken, *rather_not], taken):
        places = list(_places_between(wanted, room, kept_free))
        free = [place for place in places if place.collidelist(kept_free) == -1]
        if free:
            return min(free, key=lambda place: _far(place, wanted))
    return min(places, key=lambda place: (_covered(place, taken), _far(place, wanted)))


def _places_between(wanted: Rect, room: Rect, boxes: Sequence[Rect]) -> Iterator[Rect]:
    """Where a box fits: at the edges of the room, beside others, or where it is wanted."""
    lefts = {wanted.x, room.right, *(box.right + GAP for box in boxes)}
    lefts |= {box.left - GAP - wanted.width for box in boxes}
    tops = {wanted.y, room.bottom, *(box.bottom + GAP for box in boxes)}
    tops |= {box.top - GAP - wanted.height for box in boxes}
    for left in lefts:
        for top in tops:
            yield Rect(left, top, *wanted.size).clamp(room)


def _far(place: Rect, wanted: Rect) -> int:
    return abs(place.x - wanted.x) + abs(place.y - wanted.y)


def _covered(place: Rect, boxes: Sequence[Rect]) -> int:
    """How much of the boxes, in pixels."""
    parts = (place.clip(box) for box in boxes)
    return sum(part.width * part.height for part in parts)


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

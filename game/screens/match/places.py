"""The places of a table map (TMX): where cards and plates lie, turned so that the viewer sits at the bottom.

The map's layer `places` has an object for each place word (`hand 2`, `trick 0`, `stock`); its numbers count
from the seat at the bottom, clockwise. `anchor` names the edge whose distance a place keeps when the canvas
grows.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import Literal, TypeAlias
from xml.etree.ElementTree import ParseError

import pytmx
from pygame import Rect

from game.rules.cards import Seat
from game.rules.events import Place
from game.screens.assets import BadAsset
from game.screens.screen import Size

CardSize: TypeAlias = Literal["large", "small", "tiny"]

SAFE = (640, 360)
"""The part of a map that every screen shows: its middle."""
LAYER = "places"
ANCHORS = ("nw", "n", "ne", "w", "c", "e", "sw", "s", "se")
SIZES: dict[str, CardSize] = {"L": "large", "S": "small", "tiny": "tiny"}
EACH_SEAT = ("hand", "open", "trick", "pile", "plate")
EACH_TABLE = ("stock", "aside", "deck", "score", "panel", "toast", "menu")
OPEN_PITCH = 17.0
"""Between the cards of a hand that lies open in its box."""


@dataclass(frozen=True, slots=True)
class Fan:
    """How the cards of a hand lie side by side."""

    pitch_max: float = 0.0
    span: float = 0.0
    """The whole hand is no wider."""
    arc: float = 0.0
    """How much lower the outermost cards lie."""
    tilt: float = 0.0
    """Degrees from one card to the next."""
    size: CardSize = "large"
    lean: float = 0.0
    """How far to the right (below 0: left) the whole hand moves where its span leaves room."""


@dataclass(frozen=True, slots=True)
class Spot:
    x: float
    y: float
    """The middle of what lies here; of a box its upper left corner."""
    angle: float = 0.0
    """Degrees to the left by which it is turned."""
    fan: Fan = Fan()
    box: Size = (0, 0)
    anchor: str = "c"


class Places:
    """The places of one map for one viewer and one size of the canvas."""

    def __init__(self, spots: dict[Place, Spot], seats: int, viewer: Seat | None, size: Size) -> None:
        self._spots = spots
        self._seats = seats
        self._viewer = viewer or 0
        self.canvas = size
        self._wider = size[0] - SAFE[0]
        self._higher = size[1] - SAFE[1]

    @property
    def clockwise(self) -> list[Seat]:
        """The seats from the viewer's on."""
        return [(self._viewer + step) % self._seats for step in range(self._seats)]

    def spot(self, place: Place) -> Spot:
        """Where a place lies on the canvas; its seat is counted as the rules do."""
        word, _, number = place.rpartition(" ")
        if word:
            place = f"{word} {(int(number) - self._viewer) % self._seats}"
        spot = self._spots[place]
        x = spot.x + self._wider * _share(spot.anchor, "w", "e")
        y = spot.y + self._higher * _share(spot.anchor, "n", "s")
        return Spot(x, y, spot.angle, spot.fan, spot.box, spot.anchor)

    def rect(self, place: Place) -> Rect:
        """The box of a place on the canvas."""
        spot = self.spot(place)
        return Rect(round(spot.x), round(spot.y), *spot.box)


def _share(anchor: str, near: str, far: str) -> float:
    """How much of the additional size comes before the place."""
    return 0.0 if near in anchor else 1.0 if far in anchor else 0.5


def table_map(assets: Path, game: str, seats: int) -> Path:
    """The map of the places: of the game's own table for so many, else of the common one."""
    own = assets / "tables" / f"{game}-{seats}.tmx"
    return own if own.is_file() else assets / "tables" / f"table-{seats}.tmx"


def read_spots(file: Path, seats: int) -> dict[Place, Spot]:
    """The places of a map in the coordinates of its safe area; raises BadAsset."""
    try:
        table = pytmx.TiledMap(str(file))
    except (OSError, ValueError, KeyError, ParseError) as error:
        raise BadAsset(file, "", f"{type(error).__name__}: {error}") from None
    try:
        layer = table.get_layer_by_name(LAYER)
    except ValueError:
        raise BadAsset(file, LAYER, "no such layer") from None
    left = (table.width * table.tilewidth - SAFE[0]) / 2
    top = (table.height * table.tileheight - SAFE[1]) / 2
    spots = {each.name: _spot(file, each, left, top) for each in layer}
    wanted = [*EACH_TABLE, *(f"{word} {seat}" for word in EACH_SEAT for seat in range(seats))]
    for place in wanted:
        if place not in spots:
            raise BadAsset(file, place, "no such place")
    return spots


def _spot(file: Path, place: pytmx.TiledObject, left: float, top: float) -> Spot:
    written = place.properties
    x, y, box = place.x - left, place.y - top, (int(place.width), int(place.height))
    if not (x >= 0 and y >= 0 and x + box[0] <= SAFE[0] and y + box[1] <= SAFE[1]):
        raise BadAsset(file, place.name, f"({x:g}, {y:g}) lies outside the safe area")
    anchor = written.get("anchor", "c")
    if anchor not in ANCHORS:
        raise BadAsset(file, place.name, f"anchor {anchor!r} is none of {', '.join(ANCHORS)}")
    if place.type == "Open":
        # A hand laid open lies upright for everybody, in the middle of its box.
        return Spot(x + box[0] / 2, y + box[1] / 2, 0.0, Fan(OPEN_PITCH, box[0], size="small"), anchor=anchor)
    if place.type != "Hand":
        return Spot(x, y, _number(file, place, "tilt"), box=box, anchor=anchor)
    size = SIZES.get(written.get("size", ""))
    if size is None:
        raise BadAsset(file, place.name, f"size must be one of {', '.join(SIZES)}")
    pitch, span, arc, tilt, lean = (
        _number(file, place, key) for key in ("pitch_max", "span", "arc", "tilt", "lean")
    )
    fan = Fan(pitch, span, arc, tilt, size, lean)
    return Spot(x, y, -_number(file, place, "facing"), fan, anchor=anchor)


def _number(file: Path, place: pytmx.TiledObject, key: str) -> float:
    value = place.properties.get(key, 0.0)
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise BadAsset(file, place.name, f"{key} {value!r} is not a number")
    return float(value)

"""The table maps keep the rules of design/graphics.md, section 2, and hold every place a match needs."""

from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest
import pytmx
from pygame import Rect

SAFE = Rect(112, 76, 640, 360)
COUNTS = (2, 3, 4, 5, 6, 7)
EACH = ("Hand", "Trick", "Plate", "Pile", "Open")
ONCE = {"score": "Score", "panel": "Panel", "toast": "Toast", "menu": "Menu"}
SPOTS = ("stock", "aside", "deck")
LAYERS = {"floor": 0, "wall": 10, "table": 20, "felt": 30, "places": 40, "front": 90}
ANCHORS = {"nw", "n", "ne", "w", "c", "e", "sw", "s", "se"}
CARD = {"L": (46, 66), "S": (34, 48), "tiny": (24, 34)}
BOXES = ("Plate", "Open", "Score", "Panel", "Menu")


@pytest.fixture(params=COUNTS)
def players(request: pytest.FixtureRequest) -> int:
    count: int = request.param
    return count


@pytest.fixture
def file(folder: Path, players: int) -> Path:
    return folder / "tables" / f"table-{players}.tmx"


@pytest.fixture
def table(file: Path) -> pytmx.TiledMap:
    return pytmx.TiledMap(str(file))


@pytest.fixture
def places(table: pytmx.TiledMap) -> list[pytmx.TiledObject]:
    return list(table.get_layer_by_name("places"))


def box(place: pytmx.TiledObject) -> Rect:
    """What a place covers; a hand's fan at its greatest length."""
    if place.type != "Hand":
        return Rect(place.x, place.y, place.width, place.height)
    size = (place.properties["span"], CARD[place.properties["size"]][1])
    area = Rect(0, 0, *(size if place.properties["facing"] % 180 == 0 else reversed(size)))
    area.center = (round(place.x), round(place.y))
    return area


def test_the_map_is_the_whole_room_in_tiles_of_16(table: pytmx.TiledMap) -> None:
    assert (table.width, table.height, table.tilewidth, table.tileheight) == (54, 32, 16, 16)


def test_every_layer_says_at_what_height_it_lies(table: pytmx.TiledMap) -> None:
    assert {layer.name: layer.properties["z"] for layer in table.layers} == LAYERS


def test_no_feature_is_used_that_pytmx_loses(file: Path) -> None:
    root = ElementTree.parse(file).getroot()
    assert root.get("infinite") == "0"
    assert {data.get("encoding") for data in root.iter("data")} == {"csv"}
    assert all(data.get("compression") is None for data in root.iter("data"))
    for kind in ("group", "text", "ellipse", "imagelayer"):
        assert not list(root.iter(kind)), kind
    for each in root.iter("object"):
        assert each.get("template") is None
        assert each.get("class") is None
        assert each.get("type")
    assert {each.get("type", "string") for each in root.iter("property")} <= {"string", "int", "float"}


def test_every_tile_of_a_layer_is_in_the_tileset(file: Path) -> None:
    last = int(ElementTree.parse(file.parent / "room.tsx").getroot().get("tilecount", 0))
    for data in ElementTree.parse(file).getroot().iter("data"):
        assert all(0 <= int(number) <= last for number in (data.text or "").split(","))


def test_every_seat_has_each_of_its_places_once(places: list[pytmx.TiledObject], players: int) -> None:
    for kind in EACH:
        found = sorted((place.properties["seat_no"], place.name) for place in places if place.type == kind)
        assert found == [(seat, f"{kind.lower()} {seat}") for seat in range(players)], kind


def test_every_common_place_is_there_once(places: list[pytmx.TiledObject]) -> None:
    names = {place.name: place.type for place in places}
    assert len(names) == len(places)
    assert {name: names[name] for name in ONCE} == ONCE
    assert all(names[name] == "Spot" for name in SPOTS)


def test_places_have_well_formed_properties(places: list[pytmx.TiledObject]) -> None:
    for place in places:
        assert place.properties["anchor"] in ANCHORS, place.name
        if place.type in ("Hand", "Trick"):
            assert place.properties["facing"] in (0, 90, 180, 270), place.name
            assert isinstance(place.properties["tilt"], float), place.name
        if place.type == "Hand":
            assert place.properties["size"] in CARD
            assert isinstance(place.properties["pitch_max"], float)
            assert isinstance(place.properties["span"], int)
            assert isinstance(place.properties["arc"], float)


def test_everything_lies_inside_the_safe_area(places: list[pytmx.TiledObject]) -> None:
    for place in places:
        size = (46, 66) if place.type in ("Trick", "Spot") else None
        area = Rect(place.x - 23, place.y - 33, *size) if size else box(place)
        assert SAFE.contains(area), place.name
        assert (place.type in BOXES) == bool(place.width), place.name


def test_the_viewer_sits_at_the_bottom_and_the_others_clockwise(
    places: list[pytmx.TiledObject], players: int
) -> None:
    hands = {place.properties["seat_no"]: place for place in places if place.type == "Hand"}
    assert hands[0].y > SAFE.centery + 100
    assert hands[0].properties["facing"] == 0
    ring = [(hands[seat].x, hands[seat].y) for seat in range(1, players)]
    assert ring == sorted(ring)  # from left to right over the far side


def pairs(places: list[pytmx.TiledObject]) -> Iterator[tuple[pytmx.TiledObject, pytmx.TiledObject]]:
    plates = [place for place in places if place.type == "Plate"]
    kept_clear = [place for place in places if place.type in ("Plate", "Hand", "Score", "Panel", "Menu")]
    return ((plate, other) for plate in plates for other in kept_clear if other is not plate)


def test_no_plate_covers_a_hand_or_a_panel_or_another_plate(places: list[pytmx.TiledObject]) -> None:
    for plate, other in pairs(places):
        if {plate.name, other.name} != {"plate 0", "hand 0"}:
            assert not box(plate).colliderect(box(other)), f"{plate.name} and {other.name}"


def test_the_cards_of_a_trick_leave_each_others_index_in_sight(places: list[pytmx.TiledObject]) -> None:
    cards = [Rect(place.x - 23, place.y - 33, 46, 66) for place in places if place.type == "Trick"]
    for card in cards:
        for other in cards:
            assert card is other or not Rect(card.x, card.y, 14, 26).colliderect(other)


def test_fire_lamps_and_fish_move_at_their_pace(folder: Path) -> None:
    paces = set()
    for moving in ElementTree.parse(folder / "tables" / "room.tsx").getroot().iter("animation"):
        frames = [frame.get("duration") for frame in moving]
        paces |= {(len(frames), pace) for pace in frames}
    assert paces == {(4, "120"), (2, "800"), (6, "250")}

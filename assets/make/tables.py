"""The table maps: pictures of the room cut into one set of tiles, and for each number of players a map of the
layers with the places of cards, plates and panels. What may stand in a map: design/graphics.md, section 2."""

import tomllib
from typing import NamedTuple, TypeAlias
from xml.sax.saxutils import quoteattr

from pygame import Surface, image

from assets.make.bitmaps import SOURCES, blank
from assets.make.built import Files, png
from assets.make.decor import Moving, front, furnished
from assets.make.room import HEIGHT, SAFE, WIDTH, felt, floor, table

TILE = 16
WIDE, HIGH = WIDTH // TILE, HEIGHT // TILE
SHEET = 32  # tiles in a row of the sheet
PLAYERS = (2, 3, 4, 5, 6, 7)
CLEAR = bytes(TILE * TILE * 4)
OWN = ("name", "type", "x", "y", "w", "h")  # all other keys of a place become properties
Value: TypeAlias = str | int | float
Place: TypeAlias = dict[str, Value]


class Layer(NamedTuple):
    name: str
    z: int
    cells: list[int]  # 0 is none, else one more than the tile's number


class Tiles:
    """The set of tiles, each picture once; and those that move."""

    def __init__(self) -> None:
        self.pictures: list[bytes] = []
        self.moving: dict[int, tuple[list[int], int]] = {}  # first tile: its frames, milliseconds a frame
        self._numbers: dict[bytes, int] = {}
        self._moving_numbers: dict[tuple[tuple[bytes, ...], int], int] = {}

    def number(self, picture: bytes) -> int:
        if picture not in self._numbers:
            self._numbers[picture] = self._new(picture)
        return self._numbers[picture]

    def moving_number(self, pictures: list[bytes], milliseconds: int) -> int:
        """A tile that runs through the pictures; its first frame is a tile of its own."""
        key = (tuple(pictures), milliseconds)
        if key not in self._moving_numbers:
            first = self._new(pictures[0])
            self.moving[first] = ([first, *map(self.number, pictures[1:])], milliseconds)
            self._moving_numbers[key] = first
        return self._moving_numbers[key]

    def _new(self, picture: bytes) -> int:
        self.pictures.append(picture)
        return len(self.pictures) - 1

    def sheet(self) -> Surface:
        surface = blank(SHEET * TILE, -(-len(self.pictures) // SHEET) * TILE)
        for number, picture in enumerate(self.pictures):
            y, x = divmod(number, SHEET)
            surface.blit(image.frombytes(picture, (TILE, TILE), "RGBA"), (x * TILE, y * TILE))
        return surface


def tables() -> Files:
    """tables/room.tsx and .png, and tables/table-2.tmx to table-7.tmx."""
    tiles = Tiles()
    walls, moving = furnished()
    layers = [
        Layer("floor", 0, cut(tiles, floor())),
        Layer("wall", 10, cut(tiles, walls, moving)),
        Layer("table", 20, cut(tiles, table())),
        Layer("felt", 30, cut(tiles, felt())),
        Layer("front", 90, cut(tiles, front())),
    ]
    places = tomllib.loads((SOURCES / "places.toml").read_text(encoding="utf-8"))
    files = {"tables/room.png": png(tiles.sheet()), "tables/room.tsx": tileset(tiles).encode()}
    for players in PLAYERS:
        listed = merged(places["every"], places[str(players)])
        files[f"tables/table-{players}.tmx"] = table_map(layers, listed).encode()
    return files


def merged(every: list[Place], own: list[Place]) -> list[Place]:
    """The places of every table, replaced by the table's own of the same name."""
    by_name = {place["name"]: place for place in every}
    return list((by_name | {place["name"]: place for place in own}).values())


def cut(tiles: Tiles, picture: Surface, moving: tuple[Moving, ...] = ()) -> list[int]:
    """The picture as cells; those that a moving thing changes become moving tiles."""
    cells = []
    for y in range(0, HEIGHT, TILE):
        for x in range(0, WIDTH, TILE):
            parts = [tile_at(picture, x, y)]
            for thing in moving:
                frames = [tile_at(frame, x, y) for frame in thing.frames]
                if len(set(frames)) > 1:
                    parts, pace = frames, thing.milliseconds
            if len(parts) > 1:
                cells.append(1 + tiles.moving_number(parts, pace))
            else:
                cells.append(0 if parts[0] == CLEAR else 1 + tiles.number(parts[0]))
    return cells


def tile_at(picture: Surface, x: int, y: int) -> bytes:
    return image.tobytes(picture.subsurface((x, y, TILE, TILE)), "RGBA")


def tileset(tiles: Tiles) -> str:
    width, height = tiles.sheet().get_size()
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        f'<tileset version="1.10" tiledversion="1.11.0" name="room" tilewidth="{TILE}" tileheight="{TILE}"'
        f' tilecount="{width * height // TILE**2}" columns="{SHEET}">',
        f' <image source="room.png" width="{width}" height="{height}"/>',
    ]
    for first, (frames, milliseconds) in tiles.moving.items():
        lines += [f' <tile id="{first}">', "  <animation>"]
        lines += [f'   <frame tileid="{frame}" duration="{milliseconds}"/>' for frame in frames]
        lines += ["  </animation>", " </tile>"]
    return "\n".join([*lines, "</tileset>", ""])


def table_map(layers: list[Layer], places: list[Place]) -> str:
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        f'<map version="1.10" tiledversion="1.11.0" orientation="orthogonal" renderorder="right-down"'
        f' width="{WIDE}" height="{HIGH}" tilewidth="{TILE}" tileheight="{TILE}" infinite="0"'
        f' nextlayerid="{len(layers) + 2}" nextobjectid="{len(places) + 1}">',
        ' <tileset firstgid="1" source="room.tsx"/>',
    ]
    for number, layer in enumerate(layers, 1):
        lines.append(f' <layer id="{number}" name="{layer.name}" width="{WIDE}" height="{HIGH}">')
        lines += properties({"z": layer.z}, "  ")
        rows = (layer.cells[at : at + WIDE] for at in range(0, len(layer.cells), WIDE))
        lines += ['  <data encoding="csv">', ",\n".join(",".join(map(str, row)) for row in rows)]
        lines += ["  </data>", " </layer>"]
    lines.append(f' <objectgroup id="{len(layers) + 1}" name="places">')
    lines += properties({"z": 40}, "  ")
    for number, place in enumerate(places, 1):
        lines += placed(number, place)
    return "\n".join([*lines, " </objectgroup>", "</map>", ""])


def placed(number: int, place: Place) -> list[str]:
    """One object, moved from the safe area to the whole room."""
    x, y = float(place["x"]) + SAFE[0], float(place["y"]) + SAFE[1]
    size = f' width="{place["w"]}" height="{place["h"]}"' if "w" in place else ""
    head = (
        f'  <object id="{number}" name={quoteattr(str(place["name"]))} type={quoteattr(str(place["type"]))}'
    )
    point = [] if size else ["   <point/>"]
    own = properties({key: value for key, value in place.items() if key not in OWN}, "   ")
    return [f'{head} x="{x:g}" y="{y:g}"{size}>', *own, *point, "  </object>"]


def properties(values: Place, indent: str) -> list[str]:
    lines = [f"{indent}<properties>"]
    for name, value in values.items():
        kind = "" if isinstance(value, str) else f' type="{"int" if isinstance(value, int) else "float"}"'
        lines.append(f"{indent} <property name={quoteattr(name)}{kind} value={quoteattr(str(value))}/>")
    return [*lines, f"{indent}</properties>"]

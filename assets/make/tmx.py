"""Maps and sets of tiles as Tiled reads them. What may stand in a map: design/graphics.md, section 2."""

from typing import NamedTuple, TypeAlias
from xml.sax.saxutils import quoteattr

from assets.make.room import HEIGHT, SAFE, WIDTH
from assets.make.tiles import SHEET, TILE, Tiles

WIDE, HIGH = WIDTH // TILE, HEIGHT // TILE
OWN = ("name", "type", "x", "y", "w", "h")  # all other keys of a place become properties
Value: TypeAlias = str | int | float
Place: TypeAlias = dict[str, Value]
XML = '<?xml version="1.0" encoding="UTF-8"?>'


class Layer(NamedTuple):
    name: str
    z: int
    cells: list[int]  # 0 is none, else one more than the tile's number


def room_map(layers: list[Layer]) -> str:
    """A map of tiles."""
    lines = [*opening(len(layers), 0), ' <tileset firstgid="1" source="tiles.tsx"/>']
    for number, layer in enumerate(layers, 1):
        lines.append(f' <layer id="{number}" name="{layer.name}" width="{WIDE}" height="{HIGH}">')
        lines += properties({"z": layer.z}, "  ")
        rows = (layer.cells[at : at + WIDE] for at in range(0, len(layer.cells), WIDE))
        lines += ['  <data encoding="csv">', ",\n".join(",".join(map(str, row)) for row in rows)]
        lines += ["  </data>", " </layer>"]
    return "\n".join([*lines, "</map>", ""])


def place_map(places: list[Place]) -> str:
    """A map of places and nothing else, as large as a room."""
    lines = [*opening(1, len(places)), ' <objectgroup id="1" name="places">']
    for number, place in enumerate(places, 1):
        lines += placed(number, place)
    return "\n".join([*lines, " </objectgroup>", "</map>", ""])


def opening(layers: int, objects: int) -> list[str]:
    return [
        XML,
        f'<map version="1.10" tiledversion="1.11.0" orientation="orthogonal" renderorder="right-down"'
        f' width="{WIDE}" height="{HIGH}" tilewidth="{TILE}" tileheight="{TILE}" infinite="0"'
        f' nextlayerid="{layers + 1}" nextobjectid="{objects + 1}">',
    ]


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


def tileset(tiles: Tiles) -> str:
    width, height = tiles.sheet().get_size()
    lines = [
        XML,
        f'<tileset version="1.10" tiledversion="1.11.0" name="tiles" tilewidth="{TILE}" tileheight="{TILE}"'
        f' tilecount="{width * height // TILE**2}" columns="{SHEET}">',
        f' <image source="tiles.png" width="{width}" height="{height}"/>',
    ]
    for first, (frames, milliseconds) in tiles.moving.items():
        lines += [f' <tile id="{first}">', "  <animation>"]
        lines += [f'   <frame tileid="{frame}" duration="{milliseconds}"/>' for frame in frames]
        lines += ["  </animation>", " </tile>"]
    return "\n".join([*lines, "</tileset>", ""])

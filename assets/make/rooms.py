"""The maps of the rooms: the back room as each game is played in it, and without its table for home."""

from assets.make.built import Files, png
from assets.make.cloth import styles
from assets.make.decor import front, furnished
from assets.make.room import felt, floor, table, wall
from assets.make.tiles import Tiles, cut
from assets.make.tmx import Layer, room_map, tileset

BED = (604, 80)
BEDS_AT_HOME = {"cat": (26, 246), "dog": (56, 290), "lamb": (582, 244), "hen": (562, 290)}
"""Where the animals sleep: one beside the table, at home all of them below the tables."""


def rooms() -> Files:
    """rooms/room.tmx, home.tmx, <game>.tmx for each game with a room of its own, and their tiles."""
    tiles = Tiles()
    papered, above = wall(), Layer("front", 90, cut(tiles, front()))
    below, rim = Layer("floor", 0, cut(tiles, floor())), Layer("table", 20, cut(tiles, table()))
    files: Files = {}
    for name, style in styles().items():
        walls = Layer("wall", 10, cut(tiles, *furnished(papered, style, {style.sleeper: BED})))
        cloth = Layer("felt", 30, cut(tiles, felt(style)))
        files[f"rooms/{name}.tmx"] = room_map([below, walls, rim, cloth, above]).encode()
    walls = Layer("wall", 10, cut(tiles, *furnished(papered, styles()["room"], BEDS_AT_HOME)))
    files["rooms/home.tmx"] = room_map([below, walls]).encode()
    return files | {"rooms/tiles.png": png(tiles.sheet()), "rooms/tiles.tsx": tileset(tiles).encode()}

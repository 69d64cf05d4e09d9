"""The maps of the tables: for each number of players, where cards, plates and panels lie."""

import tomllib

from assets.make.bitmaps import SOURCES
from assets.make.built import Files
from assets.make.tmx import Place, place_map

EVERY = "every"


def tables() -> Files:
    """tables/table-2.tmx and so on, for each number of players in places.toml."""
    places = tomllib.loads((SOURCES / "places.toml").read_text(encoding="utf-8"))
    return {
        f"tables/table-{players}.tmx": place_map(merged(places[EVERY], own)).encode()
        for players, own in places.items()
        if players != EVERY
    }


def merged(every: list[Place], own: list[Place]) -> list[Place]:
    """The places of every table, replaced by the table's own of the same name."""
    by_name = {place["name"]: place for place in every}
    return list((by_name | {place["name"]: place for place in own}).values())

"""The clauses that exist, by game: those that the strings have a sentence for."""

import tomllib
from pathlib import Path

from game.rules.games import GAMES

_PREFIX = {"five_hundred": "500-", "bid_euchre": "BE-", "pitch": "PI-"}
_STRINGS = Path(__file__).parents[2] / "assets" / "strings" / "en.toml"

with _STRINGS.open("rb") as file:
    _SENTENCES: dict[str, str] = tomllib.load(file)["clause"]

CLAUSES = {
    name: frozenset(clause for clause in _SENTENCES if clause.startswith(_PREFIX[name])) for name in GAMES
}

"""A plain record, and what it is with a slip in it."""

import json

import pytest

from game.table.record import (
    BadRecord,
    from_json,
)

PLAIN = {
    "format": "trick-table/1",
    "game": "five_hundred",
    "settings": {"players": 4, "blind_misere": False},
    "seats": ["North", "East", "South", "West"],
    "hands": [
        {
            "dealer": 3,
            "deal": {
                "hands": [
                    "5S 6S 7S 8S 9S 10S JS QS KS AS",
                    "5C 6C 7C 8C 9C 10C JC QC KC AC",
                    "5D 6D 7D 8D 9D 10D JD QD KD AD",
                    "5H 6H 7H 8H 9H 10H JH QH KH AH",
                ],
                "stock": "4D 4H JO",
            },
            "actions": [[0, "bid 6S"], [1, "pass"], [2, "pass"], [3, "pass"], [0, "discard 5S 6S 7S"]],
        }
    ],
    "winners": [],
}


def changed(*path: str | int, to: object) -> str:
    """The plain record with the value at this place put there."""
    record = json.loads(json.dumps(PLAIN))
    place = record
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = to
    return json.dumps(record)


def without(*path: str | int) -> str:
    record = json.loads(json.dumps(PLAIN))
    place = record
    for step in path[:-1]:
        place = place[step]
    del place[path[-1]]
    return json.dumps(record)


def reason(text: str) -> str:
    with pytest.raises(BadRecord) as error:
        from_json(text)
    return str(error.value)

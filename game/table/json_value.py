"""`JsonValue`: a value out of a JSON text and the place where it stands; whoever asks it for what it is not
gets a `BadRecord` that names the place. Nothing in the text, however odd, raises anything else."""

import json
from dataclasses import dataclass

from game.rules.shown import shown

_MOST_DIGITS = 4000
"""Scores have no bound (BE-47, SH-64), but Python gives up at 4300 digits, and a sum may have one more."""

_LONGEST_KEY = 40


class BadRecord(ValueError):
    """A text that is no record; the message names the place and the reason."""


@dataclass(frozen=True, slots=True)
class JsonValue:
    value: object
    place: str = ""
    """Such as ``hands[0].deal.stock``; empty for the whole."""

    def bad(self, reason: str) -> BadRecord:
        """To be raised: what is wrong with this value, in plain ASCII."""
        whole = f"{self.place}: {reason}" if self.place else reason
        return BadRecord(whole.encode("ascii", "backslashreplace").decode("ascii"))

    def text(self) -> str:
        if not isinstance(self.value, str):
            raise self._not("text")
        return self.value

    def number(self, below: int | None = None) -> int:
        """A whole number; where `below` is given, one from 0 up to but not including it."""
        # `True` is an int in Python, but not in JSON.
        if not isinstance(self.value, int) or isinstance(self.value, bool):
            raise self._not("a whole number")
        if below is not None and not 0 <= self.value < below:
            raise self.bad(f"{shown(self.value)} is not in 0 to {below - 1}")
        return self.value

    def items(self, count: int | None = None) -> list["JsonValue"]:
        """The values of a list; where `count` is given, exactly so many."""
        if not isinstance(self.value, list):
            raise self._not("a list")
        if count is not None and len(self.value) != count:
            raise self.bad(f"has {len(self.value)} entries instead of {count}")
        return [JsonValue(each, f"{self.place}[{index}]") for index, each in enumerate(self.value)]

    def scalars(self) -> dict[str, object]:
        """The entries of an object that holds no lists and no objects."""
        if not isinstance(self.value, dict):
            raise self._not("an object")
        for key, each in self.value.items():
            if isinstance(each, list | dict):
                raise JsonValue(each, self._place_of(key))._not("a plain value")
        return self.value

    def find(self, key: str) -> "JsonValue | None":
        """The entry of an object; None if there is none."""
        if not isinstance(self.value, dict):
            raise self._not("an object")
        return JsonValue(self.value[key], self._place_of(key)) if key in self.value else None

    def entry(self, key: str) -> "JsonValue":
        found = self.find(key)
        if found is None:
            raise JsonValue(None, self._place_of(key)).bad("is missing")
        return found

    def _place_of(self, key: str) -> str:
        word = key if key.isidentifier() and key.isascii() and len(key) <= _LONGEST_KEY else shown(key)
        return f"{self.place}.{word}" if self.place else word

    def _not(self, wanted: str) -> BadRecord:
        return self.bad(f"is {_kind(self.value)} instead of {wanted}")


def read_json(text: str) -> JsonValue:
    """Raises BadRecord if it is not JSON."""
    try:
        return JsonValue(
            json.loads(text, object_pairs_hook=_object, parse_int=_whole, parse_constant=_constant)
        )
    except RecursionError:
        raise BadRecord("not JSON that can be read: nested too deeply") from None
    except json.JSONDecodeError as error:
        line = f"line {error.lineno} " if "\n" in text.strip() else ""
        raise BadRecord(f"not JSON: {error.msg} at {line}column {error.colno}") from None


def _object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """JSON lets a key stand twice and says not which one counts, so here it may not."""
    entries: dict[str, object] = {}
    for key, value in pairs:
        if key in entries:
            raise BadRecord(f"the key {shown(key)} stands twice in one object")
        entries[key] = value
    return entries


def _whole(digits: str) -> int:
    count = len(digits.removeprefix("-"))
    if count > _MOST_DIGITS:
        raise BadRecord(f"a number of {count} digits is too long: at most {_MOST_DIGITS} are read")
    return int(digits)


def _constant(word: str) -> object:
    raise BadRecord(f"not JSON: {word} is no value of JSON")


def _kind(value: object) -> str:
    match value:
        case None:
            return "null"
        case bool():
            return "true or false"
        case int():
            return "a whole number"
        case float():
            return "a number with a fraction"
        case str():
            return "text"
        case list():
            return "a list"
        case _:
            return "an object"

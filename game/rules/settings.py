"""The settings of a match: what may be set (`Setting`) and what is set (`Settings`)."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from game.rules.shown import shown

Value: TypeAlias = bool | int | str | None


class BadSetting(ValueError):
    """An unknown key or value, or two settings that contradict each other; the message names them."""


class Where(NamedTuple):
    """What another setting must be for a setting to have an effect."""

    key: str
    values: tuple[Value, ...]


@dataclass(frozen=True, slots=True)
class Setting:
    key: str
    default: Value
    values: tuple[Value, ...] = ()
    """The values allowed, in the order in which to offer them."""
    at_least: int | None = None
    """Where given, any whole number from here up is allowed as well as `values`."""
    at_most: int = 1_000_000
    where: Where | None = None
    """None: it has an effect in every match."""

    @property
    def leaves_a_choice(self) -> bool:
        """Bid Euchre's number of players does not."""
        return len(self.values) > 1 or self.at_least is not None

    def allows(self, value: object) -> bool:
        # `True == 1` in Python, but not at our table: the types must agree too.
        if any(value == each and type(value) is type(each) for each in self.values):
            return True
        return self.at_least is not None and type(value) is int and self.at_least <= value <= self.at_most

    def allowed(self) -> str:
        """The allowed values in words, for a message."""
        some = ", ".join(shown(each) for each in self.values)
        if self.at_least is None:
            return some
        number = f"a whole number from {self.at_least} to {self.at_most}"
        return f"{some} or {number}" if some else number


class Settings(Mapping[str, Value]):
    """A value for every key of a game. Read by `flag`, `number`, `word`; never changes."""

    __slots__ = ("_values",)

    def __init__(self, known: tuple[Setting, ...], chosen: Mapping[str, object]) -> None:
        """`chosen` holds what differs from the defaults; raises BadSetting for an unknown key or value."""
        by_key = {each.key: each for each in known}
        values: dict[str, Value] = {each.key: each.default for each in known}
        for key, value in chosen.items():
            if key not in by_key:
                raise BadSetting(f"unknown setting {shown(key)}; known are {', '.join(by_key)}")
            if not by_key[key].allows(value):
                raise BadSetting(
                    f"setting {key!r} cannot be {shown(value)}; allowed: {by_key[key].allowed()}"
                )
            assert value is None or isinstance(value, bool | int | str)
            values[key] = value
        self._values = values

    def __getitem__(self, key: str) -> Value:
        return self._values[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._values)

    def __len__(self) -> int:
        return len(self._values)

    def __hash__(self) -> int:
        return hash(tuple(self._values.items()))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Settings) and self._values == other._values

    def __repr__(self) -> str:
        return f"Settings({self._values!r})"

    def flag(self, key: str) -> bool:
        return self._values[key] is True

    def number(self, key: str) -> int:
        value = self._values[key]
        assert isinstance(value, int), key
        return value

    def word(self, key: str) -> str:
        value = self._values[key]
        assert isinstance(value, str), key
        return value

    @property
    def target(self) -> int:
        """The score that is played for; 0 where a match ends otherwise."""
        value = self._values.get("target")
        return value if isinstance(value, int) else 0

    def without_effect(self, known: tuple[Setting, ...], setting: Setting) -> Where | None:
        """What these settings would have to be for this one to have an effect, if it has none: the farthest
        of the reasons, since what it depends on may have no effect itself."""
        if setting.where is None:
            return None
        other = next(each for each in known if each.key == setting.where.key)
        met = self._values[other.key] in setting.where.values
        return self.without_effect(known, other) or (None if met else setting.where)

    def differing(self, known: tuple[Setting, ...]) -> dict[str, Value]:
        """What differs from the defaults, and always `players`: the form a record keeps."""
        return {
            each.key: self._values[each.key]
            for each in known
            if each.key == "players" or self._values[each.key] != each.default
        }

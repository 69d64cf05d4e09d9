"""What this user prefers, as a value, and the file it is kept in.

A broken file is never fatal: defaults stand in for what cannot be read.
"""

import os
import tempfile
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import TypeAlias

from game.device.sitters import COLOURS, LONGEST_NAME, PORTRAITS, Sitter, is_name, plain, sitters
from game.device.strings import Sentence

Plain: TypeAlias = bool | int | float | str

SPEEDS = (0.5, 1.0, 2.0)
TRICK_PAUSES = (1.5, 2.5, 4.0)
LOUDEST = 10


@dataclass(frozen=True, slots=True)
class Preferences:
    language: str = "en"
    name: str = ""
    """The player's; "" is the language's word for you."""
    portrait: str = "cat"
    speed: float = 1.0
    """Of motion; 2 is twice as fast."""
    trick_pause: float = 1.5
    """Seconds that a finished trick lies on the table."""
    sound: bool = True
    volume: int = 7
    """0 … LOUDEST."""
    reduced_motion: bool = False
    four_colours: bool = True
    """Each suit in a colour of its own."""
    large_text: bool = False
    full_screen: bool = False
    last_game: str = ""
    seats: tuple[Sitter, ...] = ()
    """Who sits where, as it was arranged last; () before it ever was."""
    seated: tuple[Sitter, ...] = ()
    """Who sat where when the last match began."""
    settings: Mapping[str, Mapping[str, Plain]] = field(default_factory=dict)
    """By game, what was chosen last; only what differs from that game's defaults."""

    @property
    def loudness(self) -> float:
        """0 … 1."""
        return self.volume / LOUDEST if self.sound else 0.0


CHOICES: Mapping[str, tuple[Plain, ...]] = {
    "speed": SPEEDS,
    "trick_pause": TRICK_PAUSES,
    "portrait": PORTRAITS,
    "volume": tuple(range(LOUDEST + 1)),
}
SEATING = ("seats", "seated")
LONGEST_SHOWN = 40
"""Letters of what stands in the file; it may be of any length."""


class PreferencesFile:
    """The preferences in force, and where they are kept."""

    def __init__(self, file: Path) -> None:
        """Reads the file if there is one; what was wrong in it stands in `warnings`."""
        self.file = file
        self.now, self.warnings = read(file)
        self.on_change: list[Callable[[], None]] = []
        """Called after each change."""

    def change(self, **changes: object) -> None:
        """Changes and writes; raises OSError if it cannot be written; in force it is all the same."""
        self.now = replace(self.now, **changes)  # type: ignore[arg-type]
        for told in self.on_change:
            told()
        write(self.file, self.now)


def read(file: Path) -> tuple[Preferences, list[Sentence]]:
    """The preferences in the file, defaults where it has none or wrong ones, and what was wrong."""
    try:
        written = tomllib.loads(file.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return Preferences(), []
    except OSError as error:
        return Preferences(), [_unreadable(file, error.strerror or error)]
    except RecursionError:
        return Preferences(), [_unreadable(file, "nested too deeply")]
    except ValueError as error:  # no TOML, no text, or a number beyond all bounds
        return Preferences(), [_unreadable(file, error)]
    good: dict[str, object] = {}
    warnings: list[Sentence] = []
    defaults = {each.name: getattr(Preferences(), each.name) for each in fields(Preferences)}
    for key, value in written.items():
        if key not in defaults:
            warnings.append(_wrong("unknown", file=file, key=_shown(key)))
        elif key in SEATING and (told := sitters(value)) is not None:
            good[key] = told
        elif _fits(key, value, defaults[key]):
            good[key] = value
        else:
            allowed, default = _allowed(key, defaults[key]), _shown(_written(defaults[key]))
            shown = _shown(_written(value))
            wrong = _wrong("value", file=file, key=key, value=shown, allowed=allowed, default=default)
            warnings.append(wrong)
    return replace(Preferences(), **good), warnings  # type: ignore[arg-type]


def _fits(key: str, value: object, default: object) -> bool:
    if key == "settings":
        return isinstance(value, dict) and all(_flat(table) for table in value.values())
    # `True == 1` in Python, but not in a file of preferences.
    same_type = type(value) is type(default) or (type(default) is float and type(value) is int)
    if not same_type or (key == "name" and not is_name(value)):
        return False
    return key not in CHOICES or value in CHOICES[key]


def _flat(table: object) -> bool:
    return isinstance(table, dict) and all(isinstance(each, Plain) for each in table.values())


def _wrong(what: str, **words: object) -> Sentence:
    return Sentence(f"error.preferences.{what}", words)


def _unreadable(file: Path, reason: object) -> Sentence:
    return _wrong("unreadable", file=file, reason=reason)


def _allowed(key: str, default: object) -> str | Sentence:
    """What may stand in the file."""
    choices = (False, True) if isinstance(default, bool) else CHOICES.get(key)
    if choices:
        return ", ".join(map(_toml, choices))
    if key == "name":
        return _wrong("name", most=LONGEST_NAME)
    if key in SEATING:
        return _wrong("seats", most=len(COLOURS))
    return _wrong("settings" if key == "settings" else "text")


def _written(value: object) -> str:
    """As it may stand in the file."""
    return _toml(value) if isinstance(value, Plain) else "[]" if value == () else str(value)


def _shown(text: str) -> str:
    """Without what nobody sees, and cut short."""
    seen = "".join(letter if letter.isprintable() else f"\\u{ord(letter):04x}" for letter in text)
    return seen if len(seen) <= LONGEST_SHOWN else seen[: LONGEST_SHOWN - 1] + "…"


def write(file: Path, preferences: Preferences) -> None:
    """Replaces the file in one step: a power cut leaves the old or the new one. Raises OSError."""
    lines = [
        f"{each.name} = {_toml(getattr(preferences, each.name))}"
        for each in fields(preferences)
        if each.name not in ("settings", *SEATING)
    ]
    lines += [f"{key} = {_seating(getattr(preferences, key))}" for key in SEATING]
    for game, chosen in preferences.settings.items():
        lines += [
            "",
            f"[settings.{_toml(game)}]",
            *(f"{_toml(key)} = {_toml(value)}" for key, value in chosen.items()),
        ]
    with tempfile.NamedTemporaryFile(
        "w", encoding="utf-8", dir=file.parent, prefix=file.name, delete=False
    ) as beside:
        beside.write("\n".join(lines) + "\n")
    try:
        os.replace(beside.name, file)
    except OSError:
        os.unlink(beside.name)
        raise


def _seating(some: tuple[Sitter, ...]) -> str:
    tables = (", ".join(f"{key} = {_toml(value)}" for key, value in plain(each).items()) for each in some)
    return "[" + ", ".join(f"{{{table}}}" for table in tables) + "]"


def _toml(value: Plain) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return '"' + "".join(_escaped(letter) for letter in value) + '"'
    return repr(value)


def _escaped(letter: str) -> str:
    if letter in '\\"':
        return "\\" + letter
    return letter if letter >= " " and letter != "\x7f" else f"\\u{ord(letter):04x}"

"""Every message between a guest and the table."""

from dataclasses import dataclass
from typing import TypeAlias

from game.rules.actions import Action
from game.rules.cards import Seat
from game.rules.events import Event
from game.rules.settings import Settings
from game.rules.view import View


@dataclass(frozen=True, slots=True)
class Act:
    serial: int
    """Of the update that this answers; any other is stale and ignored."""
    action: Action


@dataclass(frozen=True, slots=True)
class Ready:
    """The next hand, please."""

    serial: int


@dataclass(frozen=True, slots=True)
class LayDown:
    """The rest of the tricks is mine whoever holds what."""

    serial: int
    """As of an `Act`."""


@dataclass(frozen=True, slots=True)
class Leave:
    pass


@dataclass(frozen=True, slots=True)
class Welcome:
    seat: Seat | None
    game: str
    settings: Settings


@dataclass(frozen=True, slots=True)
class Update:
    serial: int
    view: View
    events: tuple[Event, ...]
    """What led to this view, as this seat may know it."""


@dataclass(frozen=True, slots=True)
class Refusal:
    serial: int
    clause: str


@dataclass(frozen=True, slots=True)
class Goodbye:
    reason: str
    """Key of a sentence."""


FromGuest: TypeAlias = Act | LayDown | Ready | Leave
FromTable: TypeAlias = Welcome | Update | Refusal | Goodbye
Message: TypeAlias = FromGuest | FromTable

"""What happened, told for showing only: drop every event and the game is still right."""

from dataclasses import dataclass, replace
from typing import TypeAlias

from game.rules.actions import Action
from game.rules.cards import Card, Seat
from game.rules.result import Result

Place: TypeAlias = str
"""`hand 2`, `trick 2`, `stock`, `aside`, `pile 0`; also the name of an object on the table map."""

Seats: TypeAlias = frozenset[Seat] | None
"""Those who may know; None is everybody, onlookers too."""


@dataclass(frozen=True, slots=True)
class Said:
    seat: Seat
    action: Action
    heard_by: Seats = None


@dataclass(frozen=True, slots=True)
class Moved:
    cards: tuple[Card | None, ...]
    """None is a card face down."""
    start: Place
    end: Place
    seen_by: Seats = None


@dataclass(frozen=True, slots=True)
class Took:
    """The trick goes to its winner."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Scored:
    result: Result


Event: TypeAlias = Said | Moved | Took | Scored


def shown_to(event: Event, seat: Seat | None) -> Event | None:
    """The event as this seat (None: an onlooker) may know it; None if it may not know of it at all.

    Who else knows it is not told either.
    """
    match event:
        case Said():
            if event.heard_by is None:
                return event
            return Said(event.seat, event.action) if seat in event.heard_by else None
        case Moved():
            if event.seen_by is None:
                return event
            if seat in event.seen_by:
                return replace(event, seen_by=None)
            return Moved((None,) * len(event.cards), event.start, event.end)
        case _:
            return event

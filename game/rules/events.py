"""What happened, told for showing only: drop every event and the game is still right."""

from typing import NamedTuple, TypeAlias

from game.rules.actions import Action
from game.rules.cards import Card, Seat
from game.rules.result import Result

Place: TypeAlias = str
"""`hand 2`, `trick 2`, `stock`, `aside`, `pile 0`; also the name of an object on the table map."""

_HANDS = tuple(f"hand {seat}" for seat in range(8))
_TRICKS = tuple(f"trick {seat}" for seat in range(8))


def hand_of(seat: Seat) -> Place:
    return _HANDS[seat]


def trick_of(seat: Seat) -> Place:
    """Where this seat's card of the trick lies."""
    return _TRICKS[seat]


Seats: TypeAlias = frozenset[Seat] | None
"""Those who may know; None is everybody, onlookers too."""


class Said(NamedTuple):
    seat: Seat
    action: Action
    heard_by: Seats = None


class Moved(NamedTuple):
    cards: tuple[Card | None, ...]
    """None is a card face down."""
    start: Place
    end: Place
    seen_by: Seats = None


class Took(NamedTuple):
    """The trick goes to its winner."""

    seat: Seat


class Scored(NamedTuple):
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
                return event._replace(seen_by=None)
            return Moved((None,) * len(event.cards), event.start, event.end)
        case _:
            return event

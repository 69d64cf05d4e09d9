"""What the table has seen of a hand of Pitch, and who plays on which side (PI-1, PI-2)."""

from dataclasses import dataclass
from functools import cache

from game.rules.cards import Seat, Side, Suit
from game.rules.events import Event
from game.rules.hand import Public, Secret
from game.rules.settings import Settings

TRICKS = 6


@dataclass(frozen=True)
class PitchPublic(Public):
    """`phase` is one of auction, play, over."""

    pitcher: Seat | None = None
    """The high bidder so far; the pitcher once the auction is over (PI-16)."""
    bid: int = 0
    """The standing bid, then the number to make; 0 as long as nobody has bid."""
    trump: Suit | None = None
    """The suit of the first card led (PI-20); None before it."""


Change = tuple[PitchPublic, Secret, tuple[Event, ...]]


@cache
def sides_of(players: int, partners: bool) -> tuple[tuple[Seat, ...], ...]:
    count = 2 if partners else players
    return tuple(tuple(range(side, players, count)) for side in range(count))


def sides(settings: Settings) -> tuple[tuple[Seat, ...], ...]:
    return sides_of(settings.number("players"), settings.flag("partners"))


def side_of(settings: Settings, seat: Seat) -> Side:
    return seat % len(sides(settings))

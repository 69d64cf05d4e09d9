"""Playing to tricks, the same in all games: what a trick is and who has taken how many."""

from collections.abc import Sequence
from typing import NamedTuple

from game.rules.cards import FACE_DOWN, Card, CardSet, Seat, Suit


class Play(NamedTuple):
    seat: Seat
    card: Card


class Trick(NamedTuple):
    """A finished trick."""

    plays: tuple[Play, ...]
    led: Suit | None
    """The suit that counts as led; None if the lead had none."""
    winner: Seat


def taken(tricks: Sequence[Trick], seats: int) -> tuple[int, ...]:
    """Tricks taken, by seat."""
    counts = [0] * seats
    for trick in tricks:
        counts[trick.winner] += 1
    return tuple(counts)


def played(tricks: Sequence[Trick], trick: Sequence[Play]) -> CardSet:
    """Every card played so far that may be named."""
    gone: CardSet = 0
    for each in tricks:
        for play in each.plays:
            gone |= 1 << play.card
    for play in trick:
        gone |= 1 << play.card
    return gone & ~(1 << FACE_DOWN)

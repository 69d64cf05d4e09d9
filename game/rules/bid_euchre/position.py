"""The two halves of a position of Bid Euchre, and the seats at the table as the clauses speak of them."""

from dataclasses import dataclass
from typing import NamedTuple

from game.rules.bid_euchre.bids import Bid, bids
from game.rules.cards import CardSet, Seat, Side, Suit
from game.rules.events import Event
from game.rules.hand import Public, Secret

PLAYERS = 4
SIDES: tuple[tuple[Seat, ...], ...] = ((0, 2), (1, 3))
"""BE-1."""
NOTHING_GIVEN: tuple[CardSet, ...] = (0,) * PLAYERS


class Call(NamedTuple):
    """A `call revoke` and its answer (BE-68)."""

    seat: Seat
    revokes: CardSet
    """The cards that were revokes; 0 for a false call."""
    played: int
    """How many cards had been played before it."""


@dataclass(frozen=True)
class BidEuchrePublic(Public):
    """`phase` is one of discard, auction, trump, give, play, closing, over. `bids` holds a claim too."""

    contract: Bid | None = None
    declarer: Seat | None = None
    trump: Suit | None = None
    in_play: tuple[Seat, ...] = ()
    """Who plays to each trick, clockwise (BE-24); () until there is a contract."""
    led: Suit | None = None
    """The suit led to the trick on the table."""
    calls: tuple[Call, ...] = ()

    @property
    def stock_taken(self) -> bool:
        """The dealer's extra card is in his hand from the start (BE-9)."""
        return True


@dataclass(frozen=True)
class BidEuchreSecret(Secret):
    """`aside` is the card the dealer discarded (BE-9)."""

    given: tuple[CardSet, ...] = NOTHING_GIVEN
    """By seat: the cards it has given away in an ask that lie face down (BE-26)."""


Change = tuple[BidEuchrePublic, BidEuchreSecret, tuple[Event, ...]]


def left_of(seat: Seat) -> Seat:
    return (seat + 1) % PLAYERS


def partner_of(seat: Seat) -> Seat:
    return (seat + 2) % PLAYERS


def side_of(seat: Seat) -> Side:
    return seat % 2


def sits_out(public: BidEuchrePublic) -> Seat | None:
    """The partner of a declarer who plays alone (BE-24)."""
    if public.contract is None or public.declarer is None or not public.contract.alone:
        return None
    return partner_of(public.declarer)


def standing(public: BidEuchrePublic, tricks: int) -> tuple[Seat, Bid] | None:
    """The highest bid so far and who made it."""
    known = bids(tricks)
    for seat, action in reversed(public.bids):
        if action in known:
            return seat, known[action]
    return None

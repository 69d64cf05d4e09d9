"""The two halves of a position of Five Hundred, and the seats at the table as the clauses speak of them."""

from dataclasses import dataclass
from functools import cache

from game.rules.cards import Card, Seat, Suit
from game.rules.events import Event
from game.rules.five_hundred.bids import BIDS, Bid
from game.rules.hand import Public, Secret
from game.rules.settings import Settings


@dataclass(frozen=True)
class FiveHundredPublic(Public):
    """`phase` is one of auction, exchange, partner, play, over."""

    face_down: tuple[bool, ...] = ()
    """By seat: the cards lie face down, not even their owner has looked (500-27)."""
    contract: Bid | None = None
    contractor: Seat | None = None
    in_play: tuple[Seat, ...] = ()
    """Who plays to each trick, clockwise (500-32); () until there is a contract."""
    kitty_taken: bool = False
    nominated: Suit | None = None
    """The suit the joker was given (500-52)."""
    called: Card | None = None
    alone: bool = False
    partner: Seat | None = None
    """The called partner, once everybody knows it (500-85)."""
    led: Suit | None = None
    """The suit led to the trick on the table."""

    @property
    def stock_taken(self) -> bool:
        return self.kitty_taken


@dataclass(frozen=True)
class FiveHundredSecret(Secret):
    naming: bool = False
    """The contractor has still to nominate; nobody else may know that (500-83)."""


Change = tuple[FiveHundredPublic, FiveHundredSecret, tuple[Event, ...]]


@cache
def sides_of(players: int, six_teams: int) -> tuple[tuple[Seat, ...], ...]:
    """500-2."""
    teams = {4: 2, 6: six_teams}.get(players, players)
    return tuple(tuple(range(side, players, teams)) for side in range(teams))


def sides(settings: Settings) -> tuple[tuple[Seat, ...], ...]:
    return sides_of(settings.number("players"), settings.number("six_teams"))


def team_of(settings: Settings, seat: Seat) -> tuple[Seat, ...]:
    return next(side for side in sides(settings) if seat in side)


def standing(public: FiveHundredPublic) -> tuple[Seat, Bid] | None:
    """The highest bid so far and who made it."""
    for seat, action in reversed(public.bids):
        if action in BIDS:
            return seat, BIDS[action]
    return None


def seats_in_play(settings: Settings, contract: Bid, contractor: Seat) -> tuple[Seat, ...]:
    """In a misère the contractor's team mates lie down (500-32)."""
    lying_down = set(team_of(settings, contractor)) - {contractor} if contract.misere else set()
    return tuple(seat for seat in range(settings.number("players")) if seat not in lying_down)

"""What can be bid, how bids rank and what they are worth (500-20 to 500-23, 500-60)."""

from functools import cache
from typing import NamedTuple

from game.rules.actions import Action
from game.rules.cards import SUITS, Suit

MISERE, OPEN_MISERE, BLIND_MISERE = "misere", "open misere", "blind misere"
NO_TRUMPS = 4
"""Where no trumps stand among the suits of 500-6."""


class Bid(NamedTuple):
    tricks: int
    """6 … 10; 0 for a misère."""
    suit: Suit | None
    """The trump suit; None at no trumps and misère."""
    misere: str
    """Which misère, or ``""``."""
    sans_kitty: bool

    @property
    def words(self) -> str:
        name = self.misere or f"{self.tricks}{'NT' if self.suit is None else SUITS[self.suit]}"
        return f"{name} sans kitty" if self.sans_kitty else name

    @property
    def row(self) -> int:
        """The rank in the table of 500-21."""
        if self.misere:
            return 11 if self.misere == MISERE else 25  # open and blind share a row
        row = (self.tricks - 6) * 5 + self._column + 1
        if self.tricks >= 8:
            row += 1  # misère stands below eight spades
        if self.tricks == 10 and self._column >= 3:
            row += 1  # open misère stands below ten hearts
        return row

    @property
    def rank(self) -> int:
        """Higher ranks beat lower ones; sans kitty is just above the same row with it (500-23)."""
        return _RANKS[self]

    @property
    def _column(self) -> int:
        return NO_TRUMPS if self.suit is None else self.suit

    def value(self, score_table: str) -> int:
        """Points won or lost (500-60)."""
        if self.misere:
            return 250 if self.misere == MISERE else 500
        if score_table == "original":
            return (40 + 20 * self._column) * (self.tricks - 5)
        return 40 + 20 * self._column + 100 * (self.tricks - 6)


def _every_bid() -> tuple[Bid, ...]:
    tricks = [Bid(number, suit, "", False) for number in range(6, 11) for suit in (0, 1, 2, 3, None)]
    miseres = [Bid(0, None, misere, False) for misere in (MISERE, OPEN_MISERE, BLIND_MISERE)]
    with_kitty = [*tricks, *miseres]
    return (*with_kitty, *(bid._replace(sans_kitty=True) for bid in with_kitty))


_RANKS = {bid: 2 * bid.row + bid.sans_kitty for bid in _every_bid()}
"""Looked up, since every step of an auction asks for a rank."""

BIDS: dict[str, Bid] = {f"bid {bid.words}": bid for bid in _every_bid()}
"""Every bid there is, by the action that makes it."""


def action_of(bid: Bid) -> Action:
    return Action(f"bid {bid.words}")


def offered(bid: Bid, *, misere: bool, blind: bool, sans_kitty: bool) -> bool:
    """Whether this table plays such a bid at all (500-20, 500-23, 500-27)."""
    if bid.sans_kitty and not sans_kitty:
        return False
    if not bid.misere:
        return True
    return misere and (blind or bid.misere != BLIND_MISERE)


@cache
def open_bids(above: int, *, misere: bool, plain_misere: bool, sans_kitty: bool) -> tuple[Action, ...]:
    """`pass` and every bid ranking above `above` that is not blind, sorted as text (500-29).

    `plain_misere` says whether a seven has opened the way for it (500-22).
    """
    actions = [
        Action(action)
        for action, bid in BIDS.items()
        if bid.rank > above
        and offered(bid, misere=misere, blind=False, sans_kitty=sans_kitty)
        and (plain_misere or bid.misere != MISERE)
    ]
    return tuple(sorted([*actions, Action("pass")]))


@cache
def blind_bids(above: int, *, sans_kitty: bool) -> tuple[Action, ...]:
    """Every blind bid ranking above `above`, sorted as text (500-27)."""
    return tuple(
        sorted(
            Action(action)
            for action, bid in BIDS.items()
            if bid.misere == BLIND_MISERE and bid.rank > above and (sans_kitty or not bid.sans_kitty)
        )
    )

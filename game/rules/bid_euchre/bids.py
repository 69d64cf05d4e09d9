"""What can be bid, from low to high, and what it may win and lose (BE-13 to BE-16, BE-41 to BE-45)."""

from functools import cache
from typing import NamedTuple

from game.rules.actions import Action
from game.rules.bid_euchre.pack import tricks
from game.rules.settings import Settings

ASK, MOON = "ask", "moon"
_TIMES = {ASK: 2, MOON: 4}
"""What each trick of an ask or a moon scores (BE-42, BE-43)."""


class Bid(NamedTuple):
    """Bids compare as they rank: ``""``, ask, moon stand in the order of the alphabet (BE-16)."""

    tricks: int
    """The tricks promised: all of them in an ask or a moon."""
    alone: str = ""
    """ASK, MOON, or ``""`` with the partner playing."""

    @property
    def action(self) -> Action:
        return Action(f"bid {self.alone or self.tricks}")

    def gain(self, taken: int) -> int:
        """What the bid scores when it is made with so many tricks (BE-41 to BE-43)."""
        return taken * _TIMES.get(self.alone, 1)

    def loss(self, slam_set: str) -> int:
        """What the bid loses when it is set (BE-44, BE-45)."""
        return self.gain(self.tricks) if slam_set == "stake" else self.tricks


@cache
def bids(tricks: int) -> dict[str, Bid]:
    """Every bid there is in a hand of so many tricks, from low to high, by the action that makes it."""
    numbers = [Bid(number) for number in range(1, tricks + 1)]
    return {bid.action: bid for bid in (*numbers, Bid(tricks, ASK), Bid(tricks, MOON))}


@cache
def ladder(tricks: int, min_bid: int, plain_six: bool) -> tuple[Bid, ...]:
    """The bids offered, from low to high (BE-13 to BE-16)."""
    return tuple(
        bid
        for bid in bids(tricks).values()
        if bid.alone or min_bid <= bid.tricks < tricks or (plain_six and bid.tricks == tricks)
    )


def offered(settings: Settings) -> tuple[Bid, ...]:
    """The bids of this table, from low to high."""
    return ladder(tricks(settings), settings.number("min_bid"), settings.flag("plain_six"))


def ends_auction(settings: Settings, bid: Bid) -> bool:
    """Whether no bid is higher (BE-16, BE-19)."""
    return bid.alone == MOON or (bid.alone == ASK and not settings.flag("moon_outbids_ask"))

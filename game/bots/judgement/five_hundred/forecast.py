"""`Forecast`: how many tricks a contract will take, seen from one hand during the auction."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import erf, exp, sqrt

from game.bots.judgement.five_hundred.danger import before_play, danger, most_dangerous
from game.bots.judgement.five_hundred.weights import OTHER, OWN, Row, Weights
from game.bots.judgement.five_hundred.worth import features
from game.rules.actions import PASS, Action
from game.rules.cards import CardSet, Seat, Suit
from game.rules.five_hundred.bids import BIDS, Bid

_SPREAD, _SPREAD_WITHOUT_TRUMPS = 1.5, 1.9
_KITTY = 1.0
"""Tricks that the kitty and the exchange are worth."""
_PARTNER_SAME, _PARTNER_OTHER, _PARTNER_PASSED = 0.9, 0.3, -0.2
_FOE_SAME, _FOE_OTHER = -0.8, -0.2
_ABOVE_BID = 0.5
_NET_EXCHANGE = 2
"""Bad cards that go in a misère: three are laid away, but the kitty brings some."""
_USUAL_OTHER = Weights((2.0,), (2.0,))


@dataclass(frozen=True, slots=True)
class Forecast:
    tricks: float
    spread: float
    caught: float = 1.0
    """Of a misère: the chance that it fails."""

    def chance(self, needed: int) -> float:
        """That at least so many tricks are taken."""
        return (1 + erf((self.tricks - needed + 0.5) / (self.spread * sqrt(2)))) / 2


@dataclass(frozen=True, slots=True)
class Ears:
    """What a seat has heard in the auction: the last bid of each seat, and who has passed without one."""

    bids: dict[Seat, Bid]
    passed: frozenset[Seat]


def heard(bids: Sequence[tuple[Seat, Action]]) -> Ears:
    last = {seat: BIDS[action] for seat, action in bids if action in BIDS}
    return Ears(last, frozenset(seat for seat, action in bids if action == PASS and seat not in last))


def own_tricks(
    held: CardSet, suit: Suit | None, shape: tuple[int, int], ears: Ears, mates: frozenset[Seat], seat: Seat
) -> Forecast:
    """With the kitty, as contractor."""
    tricks = _weigh(OWN[shape], held, suit)
    for other, bid in ears.bids.items():
        if other == seat or bid.misere:
            continue
        same = bid.suit == suit
        if other in mates:
            tricks += _PARTNER_SAME if same else _PARTNER_OTHER
        else:
            tricks += _FOE_SAME if same else _FOE_OTHER
    tricks += _PARTNER_PASSED * len(ears.passed & mates)
    return Forecast(tricks, _SPREAD if suit is not None else _SPREAD_WITHOUT_TRUMPS)


def without_kitty(forecast: Forecast) -> Forecast:
    return Forecast(forecast.tricks - _KITTY, forecast.spread, forecast.caught)


def others_tricks(held: CardSet, bid: Bid, *, friend: bool) -> Forecast:
    """Of the standing bid of another seat."""
    support = _weigh(OTHER, held, bid.suit) - 2.0
    tricks = bid.tricks + _ABOVE_BID + (support if friend else -support)
    return Forecast(tricks, _SPREAD if bid.suit is not None else _SPREAD_WITHOUT_TRUMPS, caught=0.5)


def own_misere(held: CardSet, bid: Bid, pack: CardSet, defenders: int) -> Forecast:
    against = before_play(held, pack, defenders)
    if not bid.sans_kitty:
        for _ in range(_NET_EXCHANGE):
            held &= ~(1 << most_dangerous(held, against))
    made = 1 / (1 + exp(3 * danger(held, against) - 1.3))
    return Forecast(0, 1, caught=1 - made)


def _weigh(weights: Weights, held: CardSet, suit: Suit | None) -> float:
    row: Row = weights.no_trumps if suit is None else weights.trumps
    return sum(weight * count for weight, count in zip(row, features(held, suit), strict=True))

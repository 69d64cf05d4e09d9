"""`Forecast`: how many tricks a bid will take, or how likely it takes them all, seen from one hand."""

from dataclasses import dataclass
from itertools import pairwise
from math import erf, exp, sqrt

from game.bots.judgement.bid_euchre.weights import ALONE, HELPED, SUPPORT, TRICKS, Row
from game.bots.judgement.bid_euchre.worth import alone_features, features, support_features
from game.rules.bid_euchre.pack import pack_set
from game.rules.cards import CardSet, Suit

_SPREAD = {1: 0.97, 2: 1.6}
_ABOVE_BID = 0.5
_USUAL = {1: 3.5, 2: 7.0}
"""By packs: what a bidder takes at least on average, even one that did not need to bid so much."""


@dataclass(frozen=True, slots=True)
class Forecast:
    """Of a bid with the partner in the game."""

    tricks: float
    decks: int

    def likelihoods(self, most: int) -> tuple[float, ...]:
        """How likely each number of tricks is, from none to so many."""
        below = [self._below(number) for number in range(1, most + 1)]
        return tuple(after - before for before, after in pairwise((0.0, *below, 1.0)))

    def _below(self, number: int) -> float:
        spread = _SPREAD[self.decks] * sqrt(2)
        return (1 + erf((number - 0.5 - self.tricks) / spread)) / 2


def with_partner(held: CardSet, trump: Suit, decks: int, joker: bool) -> Forecast:
    return Forecast(_weigh(TRICKS[decks, joker], features(held, trump, decks)), decks)


def of_another(bid: int, held: CardSet, decks: int, *, friend: bool) -> Forecast:
    """Of a number that another seat has bid, whose suit is unknown: this hand helps it, or takes from it."""
    promised = max(bid + _ABOVE_BID, _USUAL[decks])
    support = _weigh(SUPPORT[decks], support_features(held))
    return Forecast(promised + (support if friend else -support / 2), decks)


def moon(held: CardSet, trump: Suit, decks: int, joker: bool) -> float:
    """How likely every trick is taken alone with these very cards."""
    return _likelihood(_weigh(ALONE[decks], alone_features(held, trump, pack_set(decks, joker))))


def ask(held: CardSet, trump: Suit, decks: int, joker: bool, exchanged: int) -> float:
    """The same, of a hand before so many cards are exchanged."""
    counted = alone_features(held, trump, pack_set(decks, joker))
    return _likelihood(_weigh(HELPED[decks, exchanged], counted))


def _likelihood(log_odds: float) -> float:
    return 1 / (1 + exp(-log_odds))


def _weigh(weights: Row, counted: tuple[int, ...]) -> float:
    return sum(weight * count for weight, count in zip(weights, counted, strict=True))

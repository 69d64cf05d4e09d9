"""What a hand is worth to a picker: the card points to expect of his side, and what they win or lose."""

from math import erf, sqrt
from typing import NamedTuple

from game.bots.judgement.sheepshead.weights import AFTER_BURY, BEFORE_BLIND, Row
from game.rules.cards import CardSet, set_of_words
from game.rules.settings import Settings
from game.rules.sheepshead.calling import callable_cards
from game.rules.sheepshead.pack import FAIL_ACES, FAIL_SUITS, JACK_OF_DIAMONDS, ORDER, TRUMPS, card_points
from game.rules.sheepshead.position import CALLED, JACK, partner_by
from game.rules.sheepshead.scoring import NEEDED, SCHNEIDER, SCHNEIDERED

_HIGHEST, _QUEENS, _JACKS = (set_of_words(words) for words in ("QC", "QS QH QD", "JC JS JH JD"))
_FAT = set_of_words("AD 10D")
_DIAMONDS = TRUMPS & ~_HIGHEST & ~_QUEENS & ~_JACKS


class Forecast(NamedTuple):
    points: float
    """Card points of the picker's side."""
    spread: float

    def at_least(self, points: int) -> float:
        """How likely the side makes so many."""
        return (1 - erf((points - 0.5 - self.points) / (self.spread * sqrt(2)))) / 2


def before_blind(settings: Settings, held: CardSet) -> Forecast:
    """Of a hand that may pick."""
    players, kind = settings.number("players"), partner_by(settings)
    special = 0
    if kind == JACK:
        special = held >> JACK_OF_DIAMONDS & 1
    elif kind == CALLED and not settings.flag("under"):
        special = not callable_cards(held, 0)
    weights = BEFORE_BLIND[players, kind]
    return _forecast((*_features(held), special), weights.row, weights.spread)


def after_bury(players: int, held: CardSet, buried: CardSet, kind: str) -> Forecast:
    """Of a picker who now calls a partner, or plays alone (kind NONE)."""
    weights = AFTER_BURY[players, kind]
    return _forecast((*_features(held), card_points(buried)), weights.row, weights.spread)


def expected(settings: Settings, forecast: Forecast, *, alone: bool) -> float:
    """What the picker may expect to win, in units of one opponent (SH-51 to SH-58)."""
    won = forecast.at_least(NEEDED) + forecast.at_least(SCHNEIDER)
    lost = 2 - forecast.at_least(NEEDED) - forecast.at_least(SCHNEIDERED + 1)
    bump = 2 if settings.flag("double_on_bump") else 1
    shares = settings.number("players") - (1 if alone else 3)
    return shares * (won - bump * lost)


def _features(held: CardSet) -> Row:
    return (
        1,
        (held & _HIGHEST).bit_count(),
        (held & _QUEENS).bit_count(),
        (held & _JACKS).bit_count(),
        (held & _DIAMONDS).bit_count(),
        (held & _FAT).bit_count(),
        (held & FAIL_ACES).bit_count(),
        sum(not held & ORDER.suit_cards[suit] for suit in FAIL_SUITS),
    )


def _forecast(features: Row, row: Row, spread: float) -> Forecast:
    points = sum(feature * weight for feature, weight in zip(features, row, strict=True))
    return Forecast(points, spread)

"""What a card is worth to the side that wins it, in points of the score."""

from dataclasses import dataclass

from game.bots.judgement.pitch.sight import Sight, below
from game.rules.cards import JACK, Card, CardSet, cards
from game.rules.pitch.position import TRICKS, side_of
from game.rules.pitch.ranking import PACK, points_of
from game.rules.pitch.scoring import trick_points

_GAME = 0.5
"""How much of the point for Game lies in winning all trick points dealt in the hand."""
_POINTS_A_CARD = sum(map(points_of, PACK)) / len(PACK)


@dataclass(frozen=True, slots=True)
class Values:
    sight: Sight
    trick_point: float
    """What one trick point is worth; 0 once Game is decided."""

    def of(self, card: Card) -> float:
        worth = self.trick_point * points_of(card)
        if self.sight.is_trump(card):
            worth += (card & 15 == JACK) + self.low(card)
        return worth

    def low(self, card: Card) -> float:
        """How likely it is that whoever wins this trump scores Low with it."""
        sight, lower = self.sight, below(card)
        if sight.settings.word("low") == "dealt" or lower & (sight.gone | sight.held):  # PI-60
            return 0.0
        chance = 1.0
        for other in cards(lower & sight.unseen):
            chance *= 1 - sight.in_play(other)
        return chance


def values_of(sight: Sight) -> Values:
    dealt = TRICKS * len(sight.public.counts) * _POINTS_A_CARD
    return Values(sight, 0.0 if _game_is_decided(sight) else _GAME / dealt)


def _game_is_decided(sight: Sight) -> bool:
    """Whether no card still to be won can give this side the point for Game, or take it away."""
    counts = trick_points(sight.settings, sight.public)
    mine = counts.pop(side_of(sight.settings, sight.seat))
    on_table: CardSet = 0
    for play in sight.public.trick:
        on_table |= 1 << play.card
    left = sum(map(points_of, cards(sight.held | sight.unseen | on_table)))
    return mine > max(counts) + left or mine + left < max(counts)

"""What a card may still bring if it is kept for a later trick, in points of the score."""

from game.bots.judgement.pitch.sight import Sight, above
from game.bots.judgement.pitch.values import Values
from game.rules.cards import JACK, Card, cards
from game.rules.pitch.ranking import points_of

_JACK, _LOW, _POINTS = 0.9, 0.7, 0.4
"""How much of a card's worth is as a rule still to be had later: of the jack, of the lowest trump, of the
trick points on it."""
_TOP_TRUMP, _TRUMP, _TOP_CARD = 0.25, 0.08, 0.065
"""For the trick that it may take: the highest trump, any trump, the highest card of another suit."""


def keeping(sight: Sight, values: Values, card: Card) -> float:
    # The more cards above it are out, the less likely it is ever to be the highest.
    stronger = sum(map(sight.in_play, cards(above(card) & sight.unseen)))
    on_top = 1 / (1 + 2 * stronger)
    points = _POINTS * values.trick_point * points_of(card)
    if not sight.is_trump(card):
        return points + _TOP_CARD * on_top
    jack = _JACK if card & 15 == JACK else 0.0
    return points + jack + _LOW * values.low(card) + _TOP_TRUMP * on_top + _TRUMP

"""Which card to play where there is a picker: what the trick promises, less what the card is worth kept."""

from game.bots.judgement.sheepshead.keeping import keep
from game.bots.judgement.sheepshead.odds import ours
from game.bots.judgement.sheepshead.sight import Sight
from game.rules.cards import FACE_DOWN, Card, CardSet, cards
from game.rules.sheepshead.pack import ORDER, TRUMPS, card_points

TO_COME = 2.0
"""Card points that each seat still to play may be expected to add."""
DRAW, SHUN = 20.0, 20.0
"""What a lead of trumps is worth to the picker's side, and what it costs the others."""
CALL_OUT = 6.0
"""What it is worth to the others to have the called card out."""


def choose(sight: Sight, playable: CardSet) -> Card:
    leads = not sight.public.trick

    def worth(card: Card) -> tuple[float, int, int]:
        value = promise(sight, card) - keep(sight, card)
        if leads:
            value += _lead(sight, card)
        return value, -ORDER.strength[card], -card

    return max(cards(playable), key=worth)


def promise(sight: Sight, card: Card) -> float:
    """Card points that the trick brings one's side, less those it brings the other."""
    table = sum(1 << play.card for play in sight.public.trick if play.card != FACE_DOWN)
    points = card_points(table | 1 << card) + TO_COME * len(sight.later)
    return (2 * ours(sight, card) - 1) * points


def _lead(sight: Sight, card: Card) -> float:
    if TRUMPS >> card & 1 and not sight.under >> card & 1:
        return DRAW if sight.with_picker else -SHUN
    called = sight.called_out
    if called is not None and not sight.with_picker and sight.suit(card) == sight.public.called_suit:
        return CALL_OUT
    return 0.0

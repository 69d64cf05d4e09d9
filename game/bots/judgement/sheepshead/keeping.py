"""What a card is worth kept for later, in card points."""

from game.bots.judgement.sheepshead.sight import ABOVE, Sight
from game.rules.cards import Card
from game.rules.sheepshead.pack import ACES, ORDER, TRUMPS

BOSS = 19.0
"""A trump that nothing unseen can beat."""
FADES = 0.75
"""What is left of that for each trump above."""
RUFF = 3.0
"""The least that any trump is worth."""
ACE = 5.0
VOID = 1.5
"""What the last card of a fail suit is in the way of, to a hand with trumps."""


def keep(sight: Sight, card: Card) -> float:
    held = sight.held & ~sight.under
    if sight.under >> card & 1:
        return 0.0
    if TRUMPS >> card & 1:
        above = (sight.unseen & TRUMPS & ABOVE[card]).bit_count()
        return max(RUFF, BOSS * FADES**above)
    suit = ORDER.suit(card)
    assert suit is not None
    if card in ACES:
        return ACE
    alone = (held & ORDER.suit_cards[suit]).bit_count() == 1
    return -VOID if alone and held & TRUMPS else 0.0

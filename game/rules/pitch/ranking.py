"""The pack of Pitch (PI-3), how its cards rank and what they count for Game (PI-34)."""

from functools import cache

from game.rules.cards import RANKS, Card, Suit, card, suit_cards
from game.rules.order import Order

PACK = tuple(card(rank + letter) for letter in "SCDH" for rank in RANKS if rank not in ("11", "12", "13"))
"""In the order of the pack."""

_ABOVE_PLAIN = len(RANKS)
_COUNTED = {"10": 10, "A": 4, "K": 3, "Q": 2, "J": 1}
_COUNT_OF_RANK = tuple(_COUNTED.get(rank, 0) for rank in RANKS)


@cache
def order(trump: Suit | None) -> Order:
    """Ace high in every suit; before the first lead there are no trumps."""
    suits = (suit_cards(0), suit_cards(1), suit_cards(2), suit_cards(3))
    strength = tuple(
        (number & 15) + (_ABOVE_PLAIN if number >> 4 == trump else 0) for number in range(4 * len(RANKS))
    )
    return Order(trump, suits, strength)


def points_of(one: Card) -> int:
    """What the card counts for Game."""
    return _COUNT_OF_RANK[one & 15]

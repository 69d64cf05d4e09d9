"""How the cards rank, before and after trump is named (BE-3 to BE-6, BE-36)."""

from functools import cache

from game.rules.cards import JACK, JOKER, SECOND_PACK, Suit, suit_cards
from game.rules.order import Order

_TRUMPS = 32
_LEFT, _RIGHT, _JOKER = 60, 61, 62


def left_bower(trump: Suit) -> int:
    """The jack of the other suit of the same colour: spades and clubs, diamonds and hearts."""
    return 16 * (trump ^ 1) + JACK


@cache
def order(trump: Suit | None) -> Order:
    """Both copies of every card stand in it, so it serves one pack and two. With no trump named yet the
    joker belongs to no suit."""
    suits = [suit_cards(suit) for suit in range(4)]
    strength = [number & 15 for number in range(JOKER)]
    if trump is not None:
        left = left_bower(trump)
        suits[trump ^ 1] &= ~(1 << left)
        suits[trump] |= 1 << left
        for number in range(16 * trump, 16 * trump + 16):
            strength[number] += _TRUMPS
        strength[16 * trump + JACK] = _RIGHT
        strength[left] = _LEFT
    joker = 1 << JOKER
    spades, clubs, diamonds, hearts = (
        some | some << SECOND_PACK | (joker if suit == trump else 0) for suit, some in enumerate(suits)
    )
    return Order(trump, (spades, clubs, diamonds, hearts), (*strength, _JOKER))

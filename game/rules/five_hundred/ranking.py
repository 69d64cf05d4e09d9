"""How the cards rank under a contract (500-4, 500-5) and where the joker belongs (500-50 to 500-53)."""

from functools import cache

from game.rules.cards import JACK, JOKER, RANKS, Suit, suit_cards
from game.rules.five_hundred.bids import Bid
from game.rules.order import Order

_TOP_OF_SUIT = len(RANKS)  # above the ace, below any trump
_TRUMPS = 32
_LEFT, _RIGHT, _JOKER = 60, 61, 62


def colour_partner(suit: Suit) -> Suit:
    """The other suit of the same colour: spades and clubs, diamonds and hearts."""
    return suit ^ 1


@cache
def order(trump: Suit | None, joker_suit: Suit | None) -> Order:
    """`joker_suit` is the nominated suit; it means nothing with a trump suit."""
    suits = [suit_cards(suit) for suit in range(4)]
    strength = [number & 15 for number in range(64)]
    joker_bit = 1 << JOKER
    if trump is None:
        if joker_suit is None:
            return Order(None, (suits[0], suits[1], suits[2], suits[3]), (*strength, _JOKER), joker_bit)
        suits[joker_suit] |= joker_bit
        return Order(None, (suits[0], suits[1], suits[2], suits[3]), (*strength, _TOP_OF_SUIT))
    left = 16 * colour_partner(trump) + JACK
    suits[colour_partner(trump)] &= ~(1 << left)
    suits[trump] |= 1 << left | joker_bit
    for number in range(16 * trump, 16 * trump + 16):
        strength[number] += _TRUMPS
    strength[16 * trump + JACK] = _RIGHT
    strength[left] = _LEFT
    return Order(trump, (suits[0], suits[1], suits[2], suits[3]), (*strength, _JOKER))


def order_under(contract: Bid | None, nominated: Suit | None) -> Order:
    """The order as the table knows it; before there is a contract, that of no trumps."""
    return order(None if contract is None else contract.suit, nominated)

"""The pack (SH-2), its deal (SH-8), how its cards rank (SH-3 to SH-5) and what they are worth (SH-6)."""

from functools import cache

from game.rules.cards import (
    CLUBS,
    DIAMONDS,
    HEARTS,
    SPADES,
    SUITS,
    CardSet,
    Suit,
    card,
    card_set,
    cards,
    set_of_words,
)
from game.rules.game import Cut
from game.rules.order import Order

CUTS = {3: Cut(10, 2), 4: Cut(7, 4), 5: Cut(6, 2), 6: Cut(5, 2)}
"""By players: cards to each, which are the tricks of a hand, and cards to the blind."""

FAIL_SUITS = (SPADES, CLUBS, HEARTS)
TRUMP_SUIT = DIAMONDS
"""The suit that all fourteen trumps belong to."""
_TRUMPS_DOWN = ("QC", "QS", "QH", "QD", "JC", "JS", "JH", "JD", "AD", "10D", "KD", "9D", "8D", "7D")
_FAIL_DOWN = ("A", "10", "K", "9", "8", "7")

JACK_OF_DIAMONDS = card("JD")
ACES = tuple(card(word) for word in ("AC", "AH", "AS"))
"""Those that can be called, sorted as text; so are the tens."""
TENS = tuple(card(word) for word in ("10C", "10H", "10S"))
FAIL_ACES = card_set(ACES)

_WORTH = {"A": 11, "10": 10, "K": 4, "Q": 3, "J": 2}
_VALUES = tuple(
    (worth, set_of_words(" ".join(f"{rank}{suit}" for suit in SUITS))) for rank, worth in _WORTH.items()
)


def _order() -> Order:
    suits = [0, 0, 0, 0]
    strength = [0] * 64
    for suit in FAIL_SUITS:
        for place, rank in enumerate(reversed(_FAIL_DOWN), start=1):
            each = card(rank + SUITS[suit])
            suits[suit] |= 1 << each
            strength[each] = place
    for place, word in enumerate(reversed(_TRUMPS_DOWN), start=len(_FAIL_DOWN) + 1):
        suits[TRUMP_SUIT] |= 1 << card(word)
        strength[card(word)] = place
    return Order(TRUMP_SUIT, (suits[0], suits[1], suits[2], suits[3]), tuple(strength))


ORDER = _order()
"""The same in every hand."""
TRUMPS = ORDER.suit_cards[TRUMP_SUIT]
PACK_SET = TRUMPS | ORDER.suit_cards[SPADES] | ORDER.suit_cards[CLUBS] | ORDER.suit_cards[HEARTS]
PACK = tuple(cards(PACK_SET))


@cache
def order_with(under: CardSet, called: Suit | None) -> Order:
    """How cards rank where this one is the under: the lowest of the called suit, and of no other (SH-32)."""
    if not under or called is None:
        return ORDER
    suits = [members & ~under for members in ORDER.suit_cards]
    suits[called] |= under
    strength = list(ORDER.strength)
    strength[under.bit_length() - 1] = 0
    return Order(TRUMP_SUIT, (suits[0], suits[1], suits[2], suits[3]), tuple(strength))


def card_points(some: CardSet) -> int:
    """What these cards are worth; a card face down counts nothing as long as nobody may name it."""
    return sum(worth * (some & held).bit_count() for worth, held in _VALUES)

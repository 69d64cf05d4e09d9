"""The packs of BE-2 and the number of tricks in a hand: six with one pack, twelve with two."""

from functools import cache

from game.rules.cards import JOKER, RANKS, SECOND_PACK, Card, CardSet, card_set
from game.rules.settings import Settings

FIRST_PACK: CardSet = (1 << SECOND_PACK) - 1
"""Every number of a first copy."""
_RANKS = tuple(RANKS.index(rank) for rank in ("9", "10", "J", "Q", "K", "A"))


def tricks(settings: Settings) -> int:
    """*T* of the rules: the tricks of a hand, and the cards of each player (BE-8, BE-11)."""
    return 6 * settings.number("decks")


@cache
def pack(decks: int, joker: bool) -> tuple[Card, ...]:
    """In the order of the pack; one joker at most (BE-2)."""
    one = [Card(16 * suit + rank) for suit in range(4) for rank in _RANKS]
    two = [Card(each + SECOND_PACK) for each in one] if decks == 2 else []
    return (*one, *([JOKER] if joker else []), *two)


@cache
def pack_set(decks: int, joker: bool) -> CardSet:
    return card_set(pack(decks, joker))

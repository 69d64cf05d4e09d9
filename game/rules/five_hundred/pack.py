"""The packs of 500-3: always ten cards to each player and three to the kitty."""

from functools import cache

from game.rules.cards import JOKER, RANKS, SUITS, Card, CardSet, card, card_set, cards, set_of_words

_LOW_RANK = {2: (7, 7, 7, 7), 3: (7, 7, 7, 7), 4: (5, 5, 4, 4), 5: (2, 2, 2, 2), 6: (2, 2, 2, 2)}
"""By players: the lowest rank of spades, clubs, diamonds, hearts."""
_ADDED_FOR_SIX = tuple(cards(set_of_words("11S 12S 11C 12C 11D 12D 13D 11H 12H 13H")))
_USUAL = [rank for rank in RANKS if rank not in ("11", "12", "13")]


@cache
def pack(players: int) -> tuple[Card, ...]:
    """In the order of the pack."""
    usual = [
        card(rank + letter)
        for letter, low in zip(SUITS, _LOW_RANK[players], strict=True)
        for rank in _USUAL[_USUAL.index(str(low)) :]
    ]
    added = _ADDED_FOR_SIX if players == 6 else ()
    return (*sorted((*usual, *added)), JOKER)


@cache
def pack_set(players: int) -> CardSet:
    return card_set(pack(players))

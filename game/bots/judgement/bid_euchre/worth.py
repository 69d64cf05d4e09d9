"""What a hand is worth under a trump suit: the things that count in it, as numbers."""

from functools import cache

from game.rules.bid_euchre.ranking import left_bower, order
from game.rules.cards import EITHER_PACK, JACK, JOKER, SECOND_PACK, CardSet, Suit, cards

_ACE, _KING, _QUEEN = 15, 14, 13
_MANY = {1: 3, 2: 6}
"""By packs: with more trumps than this each further one is worth less."""


def features(held: CardSet, trump: Suit, decks: int) -> tuple[int, ...]:
    """With the partner in the game; in the order of the weights."""
    suits = order(trump).suit_cards
    base = 16 * trump
    number = (held & suits[trump]).bit_count()
    aces = guarded_kings = voids = singletons = 0
    for suit in range(4):
        if suit == trump:
            continue
        length = (held & suits[suit]).bit_count()
        ace = _copies(held, 16 * suit + _ACE)
        aces += ace
        guarded_kings += _copies(held, 16 * suit + _KING) if length > 1 else 0
        voids += not length
        singletons += length == 1 and not ace
    return (
        1,
        held >> JOKER & 1,
        _copies(held, base + JACK),
        _copies(held, left_bower(trump)),
        _copies(held, base + _ACE),
        _copies(held, base + _KING),
        _copies(held, base + _QUEEN),
        number,
        max(0, number - _MANY[decks]),
        aces,
        guarded_kings,
        voids,
        singletons,
    )


def alone_features(held: CardSet, trump: Suit, pack: CardSet) -> tuple[int, ...]:
    """Without the partner, for all the tricks; in the order of the weights."""
    number = (held & order(trump).suit_cards[trump]).bit_count()
    above = _missing_above(held, trump, trump, pack)
    plain = [each for suit in range(4) if suit != trump for each in _missing_above(held, suit, trump, pack)]
    losers = sum(missing > 0 for missing in plain)
    tops = above.count(0)
    return (
        1,
        number,
        tops < 1,
        tops < 2,
        number - tops,
        losers > 0,
        losers > 1,
        losers > 2,
        losers,
        plain.count(1),
    )


def _missing_above(held: CardSet, suit: Suit, trump: Suit, pack: CardSet) -> list[int]:
    """For each card held of the suit, from the highest, how many that beat it are missing."""
    above: list[int] = []
    missing = 0
    for equals in _high_to_low(suit, trump, pack):
        mine = (held & equals).bit_count()
        above += [missing] * mine
        missing += equals.bit_count() - mine
    return above


@cache
def _high_to_low(suit: Suit, trump: Suit, pack: CardSet) -> tuple[CardSet, ...]:
    """The cards of a suit from the highest; the copies of a card stand together."""
    ranking = order(trump)
    by_strength: dict[int, CardSet] = {}
    for card in cards(ranking.suit_cards[suit] & pack):
        strength = ranking.strength[card & EITHER_PACK]
        by_strength[strength] = by_strength.get(strength, 0) | 1 << card
    return tuple(by_strength[strength] for strength in sorted(by_strength, reverse=True))


def support_features(held: CardSet) -> tuple[int, ...]:
    """For the bid of another seat, whose suit is unknown; in the order of the weights."""
    aces = sum(_copies(held, 16 * suit + _ACE) for suit in range(4))
    jacks = sum(_copies(held, 16 * suit + JACK) for suit in range(4))
    return 1, aces, jacks


def _copies(held: CardSet, card: int) -> int:
    return (held >> card & 1) + (held >> card + SECOND_PACK & 1)

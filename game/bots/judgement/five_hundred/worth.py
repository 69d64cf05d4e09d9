"""What a hand is worth under a trump suit or none, in tricks, before the kitty is seen."""

from game.rules.cards import JACK, JOKER, CardSet, Suit, cards
from game.rules.five_hundred.ranking import colour_partner, order

_ACE, _KING, _QUEEN = 15, 14, 13
ACES = sum(1 << (16 * suit + _ACE) for suit in range(4))
_LOW_OF_SUIT = 0xFFFF


def features(held: CardSet, trump: Suit | None) -> tuple[int, ...]:
    """What counts in a hand, as numbers in the order of the weights of its kind of contract."""
    return _beside_trumps(held, trump) if trump is not None else _without_trumps(held)


def _beside_trumps(held: CardSet, trump: Suit) -> tuple[int, ...]:
    base = 16 * trump
    number = (held & order(trump, None).suit_cards[trump]).bit_count()
    aces = guarded_kings = voids = singletons = 0
    for suit in range(4):
        if suit == trump:
            continue
        mine = held & order(trump, None).suit_cards[suit]
        length, ranks = mine.bit_count(), mine >> (16 * suit)
        ace = ranks >> _ACE & 1
        aces += ace
        guarded_kings += ranks >> _KING & 1 and length > 1
        voids += not length
        singletons += length == 1 and not ace
    return (
        1,
        held >> JOKER & 1,
        held >> (base + JACK) & 1,
        held >> (16 * colour_partner(trump) + JACK) & 1,
        held >> (base + _ACE) & 1,
        held >> (base + _KING) & 1,
        held >> (base + _QUEEN) & 1,
        number,
        max(0, number - 5),
        aces,
        guarded_kings,
        voids,
        singletons,
    )


def _without_trumps(held: CardSet) -> tuple[int, ...]:
    aces = ace_kings = guarded_kings = guarded_queens = longest = unstopped = length_with_top = 0
    for suit in range(4):
        ranks = held >> (16 * suit) & _LOW_OF_SUIT
        length = ranks.bit_count()
        ace, king, queen = ranks >> _ACE & 1, ranks >> _KING & 1, ranks >> _QUEEN & 1
        aces += ace
        ace_kings += ace & king
        guarded_kings += king and not ace and length > 1
        guarded_queens += queen and (ace or king) and length > 2
        longest = max(longest, length)
        length_with_top += max(0, length - 3) if ace or king else 0
        unstopped += not (ace or (king and length > 1) or (queen and length > 2))
    return (
        1,
        held >> JOKER & 1,
        aces,
        ace_kings,
        guarded_kings,
        guarded_queens,
        max(0, longest - 4),
        length_with_top,
        unstopped,
    )


def likely_winners(held: CardSet, trump: Suit | None) -> int:
    """Tricks that the hand takes by itself once it is in: top cards in a row, trumps behind missing ones."""
    ranking = order(trump, None)
    winners = 0
    for suit in range(4):
        whole = sorted(cards(ranking.suit_cards[suit]), key=lambda card: -ranking.strength[card])
        mine = [held >> card & 1 for card in whole]
        if suit == trump:
            missing_high = mine[:4].count(0)
            winners += max(0, sum(mine) - missing_high)
        else:
            winners += mine.index(0) if 0 in mine else len(mine)
    return winners + (held >> JOKER & 1 if trump is None else 0)

"""Which of two equal cards is which (BE-2).

Law: no number tells where the other copy is. On the table the lower copy always falls first, and a seat sees
what else it knows of under the highest numbers left, however the two were dealt.
"""

from game.rules.bid_euchre.pack import FIRST_PACK
from game.rules.bid_euchre.position import BidEuchrePublic, BidEuchreSecret
from game.rules.cards import EITHER_PACK, JOKER, SECOND_PACK, Card, CardSet, Seat, cards
from game.rules.hand import changed
from game.rules.tricks import played

_NO_SECOND_JOKER = 1 << JOKER + SECOND_PACK


def falling(public: BidEuchrePublic, secret: BidEuchreSecret, card: Card) -> tuple[BidEuchreSecret, Card]:
    """A held card as it falls: the lower copy, if that has not been played; they change places for it."""
    lower = Card(card & EITHER_PACK)
    if card == lower or played(public.tricks, public.trick) >> lower & 1:
        return secret, card
    both = 1 << lower | 1 << card
    secret = changed(
        secret,
        holdings=tuple(_exchanged(holding, both) for holding in secret.holdings),
        aside=_exchanged(secret.aside, both),
        given=tuple(_exchanged(gift, both) for gift in secret.given),
    )
    return secret, lower


def as_seen(public: BidEuchrePublic, known: BidEuchreSecret, seat: Seat | None) -> BidEuchreSecret:
    """What a seat knows, its copies numbered by what it knows and by nothing else."""
    taken = played(public.tricks, public.trick) | _NO_SECOND_JOKER
    holdings, given = list(known.holdings), list(known.given)
    for holder in sorted(range(len(holdings)), key=lambda holder: holder != seat):
        holdings[holder] = _highest(holdings[holder], taken)
        taken |= holdings[holder]
    for giver, gift in enumerate(given):
        given[giver] = _highest(gift, taken)
        taken |= given[giver]
    return changed(known, holdings=tuple(holdings), aside=_highest(known.aside, taken), given=tuple(given))


def as_told(some: CardSet) -> tuple[Card, ...]:
    """These cards as an event tells of them to all who may see them: under the lowest numbers."""
    first, second = some & FIRST_PACK, some >> SECOND_PACK
    return tuple(cards(first | second | (first & second) << SECOND_PACK))


def _highest(some: CardSet, taken: CardSet) -> CardSet:
    """These cards under the highest numbers that are not taken."""
    first, second = some & FIRST_PACK, some >> SECOND_PACK
    both, one = first & second, first ^ second
    lower = one & taken >> SECOND_PACK
    return both | lower | (both | one & ~lower) << SECOND_PACK


def _exchanged(heap: CardSet, both: CardSet) -> CardSet:
    return heap if heap & both in (0, both) else heap ^ both

"""Leading to a trick: each function is one plan, tried in the order of `lead`."""

from collections.abc import Callable

from game.bots.judgement.bid_euchre.keeping import cheapest
from game.bots.judgement.bid_euchre.sight import Sight
from game.rules.cards import Card, CardSet, Suit, card_set, cards

_LONG_ENOUGH = 3
"""With fewer trumps than this no lower one is led to drive out a higher one."""

_Plan = Callable[[Sight, CardSet], Card | None]


def lead(sight: Sight, playable: CardSet) -> Card:
    for plan in _plans(sight):
        card = plan(sight, playable)
        if card is not None:
            return card
    return cheapest(sight, playable)


def _plans(sight: Sight) -> tuple[_Plan, ...]:
    if sight.seat == sight.public.declarer:
        return (_draw_trumps, _cash, _work_on_the_long_suit)
    if sight.declaring:
        return (_help_draw_trumps, _cash, _for_the_partner_to_trump, _passive)
    return (_cash, _for_the_partner_to_trump, _passive)


def _draw_trumps(sight: Sight, playable: CardSet) -> Card | None:
    """The declarer's: high trumps while the foes may hold any, else one to drive a higher one out."""
    mine = playable & sight.trumps
    theirs = sight.foes_may_hold(sight.trumps)
    if not mine or not theirs:
        return None
    top = _highest(sight, mine)
    if not sight.stronger(top, theirs):
        return top
    if mine.bit_count() < _LONG_ENOUGH or theirs.bit_count() == 1:
        return None  # a lone trump that is higher takes its trick anyway
    return top if sight.friend is None else _lowest(sight, mine)


def _help_draw_trumps(sight: Sight, playable: CardSet) -> Card | None:
    """The declarer's partner: a trump that no foe can beat, while they hold any."""
    mine = playable & sight.trumps
    theirs = sight.foes_may_hold(sight.trumps)
    if not mine or not theirs:
        return None
    top = _highest(sight, mine)
    return None if sight.stronger(top, theirs) else top


def _cash(sight: Sight, playable: CardSet) -> Card | None:
    """A plain card that nobody can beat and no foe is known to trump; from the shortest suit first."""
    winners = [
        card
        for card in cards(playable & ~sight.trumps)
        if not sight.stronger(card, sight.unseen) and not sight.foe_may_trump(sight.suit_of(card))
    ]
    if not winners:
        return None
    return min(
        winners,
        key=lambda card: ((sight.held & sight.suit_of(card)).bit_count(), -sight.strength(card)),
    )


def _work_on_the_long_suit(sight: Sight, playable: CardSet) -> Card | None:
    """The longest plain suit, where length will tell."""
    suits = [playable & sight.of_suit(suit) for suit in range(4) if suit != sight.order.trump]
    best = max(suits, key=lambda mine: (mine.bit_count(), sum(sight.strength(card) for card in cards(mine))))
    if not best:
        return None
    return _highest(sight, best) if sight.friend is None else _lowest(sight, best)


def _for_the_partner_to_trump(sight: Sight, playable: CardSet) -> Card | None:
    """A suit that the partner is out of, where he may still hold trumps and no foe is out too."""
    if sight.friend is None:
        return None
    may_hold = sight.may_hold[sight.friend]
    suits = [
        suit
        for suit in _plain_suits(sight, playable)
        if not may_hold & sight.of_suit(suit)
        and may_hold & sight.trumps
        and not sight.foe_may_trump(sight.of_suit(suit))
    ]
    if not suits:
        return None
    return _lowest(sight, card_set(c for suit in suits for c in cards(playable & sight.of_suit(suit))))


def _passive(sight: Sight, playable: CardSet) -> Card | None:
    """A low plain card from a suit with nothing to lose; trumps and guarded honours stay at home."""
    suits = [suit for suit in _plain_suits(sight, playable) if not sight.foe_may_trump(sight.of_suit(suit))]
    suits = suits or _plain_suits(sight, playable)
    if not suits:
        return None

    def cost(suit: Suit) -> tuple[bool, int]:
        mine = playable & sight.of_suit(suit)
        top = _highest(sight, mine)
        guarded = 0 < sight.stronger(top, sight.unseen).bit_count() < mine.bit_count()
        return guarded, -mine.bit_count()

    return _lowest(sight, playable & sight.of_suit(min(suits, key=cost)))


def _plain_suits(sight: Sight, playable: CardSet) -> list[Suit]:
    return [suit for suit in range(4) if suit != sight.order.trump and playable & sight.of_suit(suit)]


def _highest(sight: Sight, some: CardSet) -> Card:
    return max(cards(some), key=sight.strength)


def _lowest(sight: Sight, some: CardSet) -> Card:
    return min(cards(some), key=sight.strength)

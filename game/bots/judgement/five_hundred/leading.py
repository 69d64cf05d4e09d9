"""Leading to a trick, when tricks are wanted: each function is one plan, tried in the order of `lead`."""

from collections.abc import Callable

from game.bots.judgement.five_hundred.keeping import cheapest
from game.bots.judgement.five_hundred.sight import Sight
from game.rules.cards import Card, CardSet, Suit, card_set, cards

_LONG_ENOUGH = 3
"""With fewer trumps than this no small one is led to drive out a high one."""
_LONG = 4
"""Of so many cards the last may win at no trumps."""

_Plan = Callable[[Sight, CardSet], Card | None]


def lead(sight: Sight, playable: CardSet) -> Card:
    """`playable` is what may be led."""
    for plan in _plans(sight):
        card = plan(sight, playable)
        if card is not None:
            return card
    return cheapest(sight, playable)


def _plans(sight: Sight) -> tuple[_Plan, ...]:
    if sight.order.trump is None:
        return (
            _run_the_long_suit,
            _set_up_the_long_suit,
            _cash,
            _joker,
            _return_a_friends_suit,
            _work_on_the_long_suit,
        )
    if sight.seat == sight.public.contractor:
        return (_draw_trumps, _cash, _work_on_the_long_suit)
    if sight.contracting:
        return (_help_draw_trumps, _cash, _trump_to_the_contractor, _for_a_friend_to_trump)
    return (_cash, _for_a_friend_to_trump, _singleton, _return_a_friends_suit, _passive)


def _draw_trumps(sight: Sight, playable: CardSet) -> Card | None:
    """The contractor's: high trumps while the foes may hold any, else one to drive a high one out."""
    mine = playable & sight.trumps
    theirs = sight.foes_may_hold(sight.trumps)
    if not mine or not theirs:
        return None
    top = _highest(sight, mine)
    if not sight.stronger(top, theirs):
        return top
    if mine.bit_count() < _LONG_ENOUGH or theirs.bit_count() == 1:
        return None  # a lone trump that is higher takes its trick anyway
    return _driving_out(sight, mine)


def _help_draw_trumps(sight: Sight, playable: CardSet) -> Card | None:
    """The contractor's partner: a trump that no foe can beat, while they hold any."""
    mine = playable & sight.trumps
    theirs = sight.foes_may_hold(sight.trumps)
    if not mine or not theirs:
        return None
    top = _highest(sight, mine)
    return None if sight.stronger(top, theirs) else top


def _trump_to_the_contractor(sight: Sight, playable: CardSet) -> Card | None:
    mine = playable & sight.trumps
    contractor = sight.public.contractor
    assert contractor is not None
    if not mine or not sight.foes_may_hold(sight.trumps) or not sight.may_hold[contractor] & sight.trumps:
        return None
    return _lowest(sight, mine)


def _cash(sight: Sight, playable: CardSet) -> Card | None:
    """A plain card that nobody can beat and no foe is known to trump; from the shortest suit first."""
    winners = [
        card
        for card in cards(playable & ~sight.trumps & ~sight.order.masters)
        if not sight.stronger(card, sight.unseen) and not _foe_trumps(sight, sight.order.suit(card))
    ]
    if not winners:
        return None
    return min(
        winners, key=lambda card: ((sight.held & _suit(sight, card)).bit_count(), -sight.strength(card))
    )


def _run_the_long_suit(sight: Sight, playable: CardSet) -> Card | None:
    """No trumps: winners of the longest suit first, so that its small cards win later."""
    best = _longest(sight, playable & ~sight.order.masters)
    top = _highest(sight, best) if best else None
    if top is None or sight.stronger(top, sight.foes_may_hold(_suit(sight, top))):
        return None
    return top


def _set_up_the_long_suit(sight: Sight, playable: CardSet) -> Card | None:
    """No trumps, for the contract: with the joker to come in again, a long suit is worked on while sure
    winners elsewhere still stop the others."""
    best = _longest(sight, playable & ~sight.order.masters)
    if not sight.contracting or not sight.held & sight.order.masters or best.bit_count() < _LONG:
        return None
    return _driving_out(sight, best)


def _joker(sight: Sight, playable: CardSet) -> Card | None:
    """A suitless joker still in hand when nothing else wins is led while it may be (500-55)."""
    joker = playable & sight.order.masters
    if not joker or len(sight.public.tricks) < 7:
        return None
    return next(cards(joker))


def _work_on_the_long_suit(sight: Sight, playable: CardSet) -> Card | None:
    """The longest plain suit, where length will tell."""
    best = _longest(sight, playable & ~sight.trumps & ~sight.order.masters)
    return _driving_out(sight, best) if best else None


def _for_a_friend_to_trump(sight: Sight, playable: CardSet) -> Card | None:
    """A suit that a friend is out of, where it may still hold trumps and no foe is out too."""
    suits = [
        suit
        for suit in _plain_suits(sight, playable)
        if not _foe_trumps(sight, suit)
        and any(
            sight.is_void(friend, suit) and sight.may_hold[friend] & sight.trumps for friend in sight.friends
        )
    ]
    if not suits:
        return None
    return _lowest(sight, card_set(c for suit in suits for c in cards(playable & sight.of_suit(suit))))


def _singleton(sight: Sight, playable: CardSet) -> Card | None:
    """A defender's lone plain card, to trump the suit later."""
    if not sight.held & sight.trumps or len(sight.public.tricks) > 4:
        return None
    alone = [
        card
        for card in cards(playable & ~sight.trumps)
        if (sight.held & _suit(sight, card)).bit_count() == 1
        and sight.stronger(card, sight.unseen).bit_count() > 1
        and not _foe_trumps(sight, sight.order.suit(card))
    ]
    return min(alone, key=sight.strength) if alone else None


def _return_a_friends_suit(sight: Sight, playable: CardSet) -> Card | None:
    for trick in sight.public.tricks:
        suit = trick.led
        if suit is None or suit == sight.order.trump or trick.plays[0].seat not in sight.friends:
            continue
        mine = playable & sight.of_suit(suit) & ~sight.order.masters
        if mine and not _foe_trumps(sight, suit):
            return _highest(sight, mine) if mine.bit_count() <= 2 else _lowest(sight, mine)
    return None


def _passive(sight: Sight, playable: CardSet) -> Card | None:
    """A low plain card from a suit with nothing to lose; trumps and guarded honours stay at home."""
    suits = [suit for suit in _plain_suits(sight, playable) if not _foe_trumps(sight, suit)]
    if not suits:
        suits = _plain_suits(sight, playable)
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


def _foe_trumps(sight: Sight, suit: Suit | None) -> bool:
    """Whether a foe is known to be out of the suit and may hold trumps."""
    if suit is None or not sight.trumps:
        return False
    return any(sight.is_void(foe, suit) and sight.may_hold[foe] & sight.trumps for foe in sight.foes)


def _longest(sight: Sight, some: CardSet) -> CardSet:
    """The cards of the longest plain suit among these; of equals the strongest."""
    suits = [some & sight.of_suit(suit) for suit in range(4) if suit != sight.order.trump]
    return max(suits, key=lambda mine: (mine.bit_count(), sum(sight.strength(card) for card in cards(mine))))


def _driving_out(sight: Sight, some: CardSet) -> Card:
    """The lowest, as a partner may win; who plays alone has only high cards to do it with."""
    alone = not sight.friends and sight.public.called is None
    return _highest(sight, some) if alone else _lowest(sight, some)


def _suit(sight: Sight, card: Card) -> CardSet:
    return sight.of_suit(sight.order.suit(card))


def _highest(sight: Sight, some: CardSet) -> Card:
    return max(cards(some), key=sight.strength)


def _lowest(sight: Sight, some: CardSet) -> Card:
    return min(cards(some), key=sight.strength)

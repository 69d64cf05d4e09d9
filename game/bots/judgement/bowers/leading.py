"""Leading to a trick, when tricks are wanted: each function is one plan, and `lead` tries them in order."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from game.bots.judgement.bowers.keeping import cheapest
from game.bots.judgement.bowers.sight import Sight
from game.bots.judgement.judged import Judged, judged
from game.rules.cards import Card, CardSet, Suit, card_set, cards

Plan: TypeAlias = Callable[[Sight, CardSet], Judged | None]
"""What to lead of these cards; None where the plan does not fit."""

_LONG_ENOUGH = 3
"""With fewer trumps than this no small one is led to drive out a high one."""


def lead(plans: Sequence[Plan], sight: Sight, playable: CardSet) -> Judged:
    """`playable` is what may be led."""
    for plan in plans:
        chosen = plan(sight, playable)
        if chosen is not None:
            return chosen
    return judged(cheapest(sight, playable), "least_missed")


def draw_trumps(sight: Sight, playable: CardSet) -> Judged | None:
    """The contractor's: high trumps while the foes may hold any, else one to drive a high one out."""
    unbeaten = help_draw_trumps(sight, playable)
    if unbeaten is not None:
        return unbeaten
    mine = playable & sight.trumps
    theirs = sight.foes_may_hold(sight.trumps)
    if mine.bit_count() < _LONG_ENOUGH or theirs.bit_count() < 2:
        return None  # a lone trump that is higher takes its trick anyway
    return judged(driving_out(sight, mine), "drive_out_trumps")


def help_draw_trumps(sight: Sight, playable: CardSet) -> Judged | None:
    """The contractor's partner: a trump that no foe can beat, while they hold any."""
    mine = playable & sight.trumps
    theirs = sight.foes_may_hold(sight.trumps)
    if not mine or not theirs:
        return None
    top = sight.highest(mine)
    return None if sight.stronger(top, theirs) else judged(top, "draw_trumps")


def cash(sight: Sight, playable: CardSet) -> Judged | None:
    """A plain card that nobody can beat and no foe is known to trump; from the shortest suit first."""
    winners = [
        card
        for card in cards(playable & ~sight.trumps & ~sight.order.masters)
        if not sight.stronger(card, sight.unseen) and not sight.foe_may_trump(sight.order.suit(card))
    ]
    if not winners:
        return None
    best = min(
        winners,
        key=lambda card: ((sight.held & sight.suit_of(card)).bit_count(), -sight.strength(card)),
    )
    return judged(best, "sure_winner")


def work_on_the_long_suit(sight: Sight, playable: CardSet) -> Judged | None:
    """The longest plain suit, where length will tell."""
    best = longest(sight, playable & ~sight.trumps & ~sight.order.masters)
    return judged(driving_out(sight, best), "long_suit") if best else None


def for_a_friend_to_trump(sight: Sight, playable: CardSet) -> Judged | None:
    """A suit that a friend is out of, where it may still hold trumps and no foe is out too."""
    suits = [
        suit
        for suit in _plain_suits(sight, playable)
        if not sight.foe_may_trump(suit)
        and any(
            sight.is_void(friend, suit) and sight.may_hold[friend] & sight.trumps for friend in sight.friends
        )
    ]
    if not suits:
        return None
    best = sight.lowest(card_set(c for suit in suits for c in cards(playable & sight.of_suit(suit))))
    return judged(best, "for_a_friend_to_trump")


def passive(sight: Sight, playable: CardSet) -> Judged | None:
    """A low plain card from a suit with nothing to lose; trumps and guarded honours stay at home."""
    plain = _plain_suits(sight, playable)
    suits = [suit for suit in plain if not sight.foe_may_trump(suit)] or plain
    if not suits:
        return None

    def cost(suit: Suit) -> tuple[bool, int]:
        mine = playable & sight.of_suit(suit)
        top = sight.highest(mine)
        guarded = 0 < sight.stronger(top, sight.unseen).bit_count() < mine.bit_count()
        return guarded, -mine.bit_count()

    return judged(sight.lowest(playable & sight.of_suit(min(suits, key=cost))), "nothing_to_lose")


def longest(sight: Sight, some: CardSet) -> CardSet:
    """The cards of the longest plain suit among these; of equals the strongest."""
    suits = [some & sight.of_suit(suit) for suit in range(4) if suit != sight.order.trump]
    return max(suits, key=lambda mine: (mine.bit_count(), sum(sight.strength(card) for card in cards(mine))))


def driving_out(sight: Sight, some: CardSet) -> Card:
    """The lowest, as a partner may win; who plays alone has only high cards to do it with."""
    return sight.highest(some) if sight.alone else sight.lowest(some)


def _plain_suits(sight: Sight, playable: CardSet) -> list[Suit]:
    return [suit for suit in range(4) if suit != sight.order.trump and playable & sight.of_suit(suit)]

"""Leading to a trick, when tricks are wanted: which plans are tried, and those of this game alone."""

from game.bots.judgement.bowers.leading import (
    Plan,
    cash,
    draw_trumps,
    driving_out,
    for_a_friend_to_trump,
    help_draw_trumps,
    longest,
    passive,
    work_on_the_long_suit,
)
from game.bots.judgement.bowers.sight import Sight
from game.bots.judgement.judged import Judged, judged
from game.rules.cards import CardSet, cards

_LONG = 4
"""Of so many cards the last may win at no trumps."""


def plans(sight: Sight) -> tuple[Plan, ...]:
    if sight.order.trump is None:
        return (
            _run_the_long_suit,
            _set_up_the_long_suit,
            cash,
            _joker,
            _return_a_friends_suit,
            work_on_the_long_suit,
        )
    if sight.seat == sight.contractor:
        return (draw_trumps, cash, work_on_the_long_suit)
    if sight.contracting:
        return (help_draw_trumps, cash, _trump_to_the_contractor, for_a_friend_to_trump)
    return (cash, for_a_friend_to_trump, _singleton, _return_a_friends_suit, passive)


def _trump_to_the_contractor(sight: Sight, playable: CardSet) -> Judged | None:
    mine = playable & sight.trumps
    theirs = sight.may_hold[sight.contractor] & sight.trumps
    if not mine or not sight.foes_may_hold(sight.trumps) or not theirs:
        return None
    return judged(sight.lowest(mine), "trump_to_the_contractor", (("seat", sight.contractor),))


def _run_the_long_suit(sight: Sight, playable: CardSet) -> Judged | None:
    """No trumps: winners of the longest suit first, so that its small cards win later."""
    best = longest(sight, playable & ~sight.order.masters)
    top = sight.highest(best) if best else None
    if top is None or sight.stronger(top, sight.foes_may_hold(sight.suit_of(top))):
        return None
    return judged(top, "run_the_long_suit")


def _set_up_the_long_suit(sight: Sight, playable: CardSet) -> Judged | None:
    """No trumps, for the contract: with the joker to come in again, a long suit is worked on while sure
    winners elsewhere still stop the others."""
    best = longest(sight, playable & ~sight.order.masters)
    if not sight.contracting or not sight.held & sight.order.masters or best.bit_count() < _LONG:
        return None
    return judged(driving_out(sight, best), "set_up_the_long_suit")


def _joker(sight: Sight, playable: CardSet) -> Judged | None:
    """A suitless joker still in hand when nothing else wins is led while it may be (500-55)."""
    joker = playable & sight.order.masters
    if not joker or len(sight.tricks) < 7:
        return None
    return judged(next(cards(joker)), "joker_in_time")


def _singleton(sight: Sight, playable: CardSet) -> Judged | None:
    """A defender's lone plain card, to trump the suit later."""
    if not sight.held & sight.trumps or len(sight.tricks) > 4:
        return None
    alone = [
        card
        for card in cards(playable & ~sight.trumps)
        if (sight.held & sight.suit_of(card)).bit_count() == 1
        and sight.stronger(card, sight.unseen).bit_count() > 1
        and not sight.foe_may_trump(sight.order.suit(card))
    ]
    return judged(min(alone, key=sight.strength), "singleton") if alone else None


def _return_a_friends_suit(sight: Sight, playable: CardSet) -> Judged | None:
    for trick in sight.tricks:
        suit = trick.led
        if suit is None or suit == sight.order.trump or trick.plays[0].seat not in sight.friends:
            continue
        mine = playable & sight.of_suit(suit) & ~sight.order.masters
        if mine and not sight.foe_may_trump(suit):
            card = sight.highest(mine) if mine.bit_count() <= 2 else sight.lowest(mine)
            return judged(card, "return_a_suit", (("seat", trick.plays[0].seat),))
    return None

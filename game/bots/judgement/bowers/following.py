"""Playing to a trick that somebody else has led, when tricks are wanted."""

from game.bots.judgement.bowers.keeping import bares_a_trump, cheapest
from game.bots.judgement.bowers.sight import Sight
from game.rules.cards import Card, CardSet, card_set, cards


def follow(sight: Sight, playable: CardSet) -> Card:
    winning = sight.winning()
    takers = card_set(each for each in cards(playable) if sight.beats(each, winning.card, sight.led))
    if not takers or _would_bare_a_trump(sight, takers):
        return cheapest(sight, playable)
    if winning.seat in sight.friends:
        return _behind_a_friend(sight, playable, takers, winning.card)
    return _against_a_foe(sight, playable, takers)


def _would_bare_a_trump(sight: Sight, takers: CardSet) -> bool:
    """Whether trumping costs a high trump its guard, for a trick that a foe may yet take back (T-035)."""
    lowest = sight.lowest(takers)
    foe_to_come = any(seat in sight.foes for seat in sight.later)
    return foe_to_come and _trumps_in(sight, lowest) and bares_a_trump(sight, lowest)


def _behind_a_friend(sight: Sight, playable: CardSet, takers: CardSet, friends_card: Card) -> Card:
    """A friend's card is overtaken only if a foe may beat it, and ours is harder to beat."""
    dangers = sight.dangers(friends_card, sight.led).bit_count()
    if not dangers:
        return cheapest(sight, playable)
    safe = _safe(sight, takers)
    if safe:
        return sight.lowest(safe)
    top = sight.highest(takers)
    if _trumps_in(sight, top) or sight.dangers(top, sight.led).bit_count() >= dangers - 1:
        return cheapest(sight, playable)
    return top


def _against_a_foe(sight: Sight, playable: CardSet, takers: CardSet) -> Card:
    safe = _safe(sight, takers)
    if safe:
        return sight.lowest(safe)
    if _trumps_in(sight, sight.lowest(takers)):
        return sight.lowest(takers)
    if any(seat in sight.friends for seat in sight.later):
        return cheapest(sight, playable)  # second hand low: a friend still plays
    return sight.highest(takers)  # third hand high


def _trumps_in(sight: Sight, card: Card) -> bool:
    """Whether this card is a trump on a lead of another suit."""
    return bool(sight.trumps >> card & 1) and sight.led != sight.order.trump


def _safe(sight: Sight, takers: CardSet) -> CardSet:
    """Those that no foe still to play is feared to beat."""
    return card_set(each for each in cards(takers) if not sight.dangers(each, sight.led))

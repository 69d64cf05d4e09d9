"""Playing to a trick that somebody else has led, when tricks are wanted."""

from game.bots.judgement.bowers.keeping import bares_a_trump, cheapest
from game.bots.judgement.bowers.sight import Sight
from game.bots.judgement.judged import Judged, judged
from game.rules.cards import Card, CardSet, card_set, cards
from game.rules.prompt import Words
from game.rules.tricks import Play


def follow(sight: Sight, playable: CardSet) -> Judged:
    winning = sight.winning()
    takers = card_set(each for each in cards(playable) if sight.beats(each, winning.card, sight.led))
    if not takers and winning.seat in sight.friends:
        return judged(cheapest(sight, playable), "friend_is_winning", (("seat", winning.seat),))
    if not takers:
        return judged(cheapest(sight, playable), "cannot_win")
    if _would_bare_a_trump(sight, takers):
        return judged(cheapest(sight, playable), "keeps_the_guard")
    if winning.seat in sight.friends:
        return _behind_a_friend(sight, playable, takers, winning)
    return _against_a_foe(sight, playable, takers)


def _would_bare_a_trump(sight: Sight, takers: CardSet) -> bool:
    """Whether trumping costs a high trump its guard, for a trick that a foe may yet take back (T-035)."""
    lowest = sight.lowest(takers)
    foe_to_come = any(seat in sight.foes for seat in sight.later)
    return foe_to_come and _trumps_in(sight, lowest) and bares_a_trump(sight, lowest)


def _behind_a_friend(sight: Sight, playable: CardSet, takers: CardSet, winning: Play) -> Judged:
    """A friend's card is overtaken only if a foe may beat it, and ours is harder to beat."""
    friend: Words = (("seat", winning.seat),)
    dangers = sight.dangers(winning.card, sight.led).bit_count()
    if not dangers:
        return judged(cheapest(sight, playable), "friend_has_it", friend)
    safe = _safe(sight, takers)
    if safe:
        return judged(sight.lowest(safe), "safer_than_friend", friend)
    top = sight.highest(takers)
    if _trumps_in(sight, top) or sight.dangers(top, sight.led).bit_count() >= dangers - 1:
        return judged(cheapest(sight, playable), "no_better_than_friend", friend)
    return judged(top, "harder_to_beat", friend)


def _against_a_foe(sight: Sight, playable: CardSet, takers: CardSet) -> Judged:
    safe = _safe(sight, takers)
    if safe:
        return judged(sight.lowest(safe), "lowest_safe" if sight.later else "last_to_play")
    if _trumps_in(sight, sight.lowest(takers)):
        return judged(sight.lowest(takers), "low_trump")
    if any(seat in sight.friends for seat in sight.later):
        return judged(cheapest(sight, playable), "second_hand_low")
    return judged(sight.highest(takers), "third_hand_high")


def _trumps_in(sight: Sight, card: Card) -> bool:
    """Whether this card is a trump on a lead of another suit."""
    return bool(sight.trumps >> card & 1) and sight.led != sight.order.trump


def _safe(sight: Sight, takers: CardSet) -> CardSet:
    """Those that no foe still to play is feared to beat."""
    return card_set(each for each in cards(takers) if not sight.dangers(each, sight.led))

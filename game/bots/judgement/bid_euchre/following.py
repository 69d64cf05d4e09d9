"""Playing to a trick that somebody else has led."""

from game.bots.judgement.bid_euchre.keeping import bares_a_bower, cheapest
from game.bots.judgement.bid_euchre.sight import Sight
from game.rules.cards import Card, CardSet, card_set, cards


def follow(sight: Sight, playable: CardSet) -> Card:
    winning = sight.winning()
    takers = card_set(each for each in cards(playable) if sight.beats(each, winning.card, sight.public.led))
    if winning.seat == sight.friend:
        return _behind_the_partner(sight, playable, takers, winning.card)
    if not takers:
        return cheapest(sight, playable)
    return _against_a_foe(sight, playable, takers)


def _behind_the_partner(sight: Sight, playable: CardSet, takers: CardSet, partners_card: Card) -> Card:
    """The partner's card is overtaken only if a foe may beat it, and ours is harder to beat."""
    dangers = sight.dangers(partners_card, sight.public.led).bit_count()
    if not dangers or not takers:
        return cheapest(sight, playable)
    safe = _safe(sight, takers)
    if safe:
        return _lowest(sight, safe)
    top = max(cards(takers), key=sight.strength)
    if _trumps_in(sight, top) or sight.dangers(top, sight.public.led).bit_count() >= dangers - 1:
        return cheapest(sight, playable)
    return top


def _against_a_foe(sight: Sight, playable: CardSet, takers: CardSet) -> Card:
    trumping = _trumps_in(sight, next(cards(takers)))
    if trumping and not sight.declaring and sight.later and bares_a_bower(sight, _lowest(sight, takers)):
        return cheapest(sight, playable)
    safe = _safe(sight, takers)
    if safe:
        return _lowest(sight, safe)
    if trumping:
        return _lowest(sight, takers)
    if sight.friend in sight.later:
        return cheapest(sight, playable)  # second hand low: the partner still plays
    return max(cards(takers), key=sight.strength)  # third hand high


def _trumps_in(sight: Sight, card: Card) -> bool:
    """Whether this card is a trump on a lead of another suit."""
    return bool(sight.trumps >> card & 1) and sight.public.led != sight.order.trump


def _safe(sight: Sight, takers: CardSet) -> CardSet:
    """Those that no foe still to play is feared to beat."""
    return card_set(each for each in cards(takers) if not sight.dangers(each, sight.public.led))


def _lowest(sight: Sight, some: CardSet) -> Card:
    return min(cards(some), key=sight.strength)

"""Playing a misère: the contractor stays below, the defenders stay below the contractor."""

from game.bots.judgement.bowers.sight import Sight
from game.bots.judgement.five_hundred.danger import Against, caught, danger, most_dangerous
from game.bots.judgement.judged import Judged, judged
from game.rules.cards import JOKER, Card, CardSet, Seat, card_set, cards
from game.rules.prompt import Words


def duck(sight: Sight, playable: CardSet) -> Judged:
    """The contractor's card."""
    if not sight.trick:
        against = _against(sight, sight.foes)
        best = min(
            cards(playable),
            key=lambda card: caught(card, against) + danger(sight.held & ~(1 << card), against),
        )
        return judged(best, "misere_lead")
    if not playable & sight.of_suit(sight.led):
        return _shed(sight, playable)
    below, above = _split(sight, playable)
    if below:
        return judged(max(cards(below), key=sight.strength), "highest_below")
    if sight.later:
        return judged(min(cards(above), key=sight.strength), "lowest_above")
    return judged(max(cards(above), key=sight.strength), "caught_anyway")


def _shed(sight: Sight, playable: CardSet) -> Judged:
    """A nominated joker goes at the first chance (500-52)."""
    if playable >> JOKER & 1:
        return judged(JOKER, "rid_of_joker")
    return judged(most_dangerous(playable, _against(sight, sight.foes)), "rid_of_danger")


def _against(sight: Sight, others: frozenset[Seat]) -> Against:
    """What these others may hold, one as likely as another."""
    each = sight.held.bit_count()
    return Against(sight.unseen, len(others), each / max(each, sight.unseen.bit_count()))


def attack(sight: Sight, playable: CardSet) -> Judged:
    """A defender's card."""
    contractor = sight.contractor
    theirs = sight.may_hold[contractor]
    seat: Words = (("seat", contractor),)
    if not sight.trick:
        best = max(cards(playable), key=lambda card: _lead_value(sight, card, theirs))
        return judged(best, LEADS[_lead_value(sight, best, theirs)[0]], seat)
    if not playable & sight.of_suit(sight.led):
        best = max(cards(playable), key=lambda card: _uselessness(sight, card, theirs))
        return judged(best, "useless_against", seat)
    if contractor in sight.later:
        best = min(cards(playable), key=lambda card: _room_left(sight, card, theirs))
        return judged(best, "little_room", seat)
    below, _ = _split(sight, playable)
    if sight.winning().seat == contractor and below:
        return judged(max(cards(below), key=sight.strength), "stay_below", seat)
    return judged(max(cards(playable), key=sight.strength), "rid_of_high", seat)


def _room_left(sight: Sight, card: Card, theirs: CardSet) -> tuple[int, int]:
    """The best card the contractor can still get rid of below this trick, then what stays in this hand:
    low cards are the ones that catch."""
    best = sight.winning().card
    top = card if sight.beats(card, best, sight.led) else best
    room = _lower(sight, top, theirs)
    return max((sight.strength(each) for each in cards(room)), default=-1), -sight.strength(card)


LEADS = ("contractor_is_out", "lead_last_of_suit", "lead_under", "lead_to_catch")
"""Why a card is led, by how good a lead it is."""


def _lead_value(sight: Sight, card: Card, theirs: CardSet) -> tuple[int, float, int]:
    """Best a card that the contractor may have to take; else one that takes a low card out of a suit in
    which others are left; a suit it is out of lets it throw what it likes."""
    in_suit = theirs & sight.of_suit(sight.order.suit(card))
    if not in_suit:
        return 0, 0, -sight.strength(card)
    lower = _lower(sight, card, theirs)
    if not lower:
        least = min(cards(in_suit), key=sight.strength)
        return 3, caught(least, _against(sight, sight.friends)), sight.strength(card)
    return (2 if in_suit & (in_suit - 1) else 1), -lower.bit_count(), sight.strength(card)


def _lower(sight: Sight, card: Card, theirs: CardSet) -> CardSet:
    """The contractor's cards of this card's suit that stay below it."""
    in_suit = theirs & sight.of_suit(sight.order.suit(card))
    return in_suit & ~sight.stronger(card, in_suit) & ~(1 << card)


def _uselessness(sight: Sight, card: Card, theirs: CardSet) -> tuple[int, int]:
    """The joker, suits that the contractor is out of, then high cards over its lower ones."""
    if card == JOKER:
        return 99, 0
    if not theirs & sight.of_suit(sight.order.suit(card)):
        return 98, 0
    return _lower(sight, card, theirs).bit_count(), sight.strength(card)


def _split(sight: Sight, playable: CardSet) -> tuple[CardSet, CardSet]:
    """Cards that stay below the trick's best, and those that take it."""
    best = sight.winning().card
    above = card_set(card for card in cards(playable) if sight.beats(card, best, sight.led))
    return playable & ~above, above

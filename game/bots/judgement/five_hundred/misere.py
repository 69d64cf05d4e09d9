"""Playing a misère: the contractor stays below, the defenders stay below the contractor."""

from game.bots.judgement.five_hundred.danger import Against, caught, danger, most_dangerous
from game.bots.judgement.five_hundred.sight import Sight
from game.rules.cards import JOKER, Card, CardSet, Seat, card_set, cards


def duck(sight: Sight, playable: CardSet) -> Card:
    """The contractor's card."""
    if not sight.public.trick:
        against = _against(sight)
        return min(
            cards(playable),
            key=lambda card: caught(card, against) + danger(sight.held & ~(1 << card), against),
        )
    if not playable & sight.of_suit(sight.public.led):
        return _shed(sight, playable)
    below, above = _split(sight, playable)
    if below:
        return max(cards(below), key=sight.strength)
    return min(cards(above), key=sight.strength) if sight.later else max(cards(above), key=sight.strength)


def _shed(sight: Sight, playable: CardSet) -> Card:
    """A nominated joker goes at the first chance (500-52)."""
    return JOKER if playable >> JOKER & 1 else most_dangerous(playable, _against(sight))


def _against(sight: Sight) -> Against:
    each = sight.held.bit_count()
    return Against(sight.unseen, len(sight.foes), each / max(each, sight.unseen.bit_count()))


def attack(sight: Sight, playable: CardSet) -> Card:
    """A defender's card."""
    contractor = sight.public.contractor
    assert contractor is not None
    if not sight.public.trick:
        return _attacking_lead(sight, playable, contractor)
    if not playable & sight.of_suit(sight.public.led):
        return max(cards(playable), key=lambda card: _uselessness(sight, card, contractor))
    below, above = _split(sight, playable)
    winning = sight.winning()
    if contractor in sight.later:
        # High cards go under a friend's. Above it, the lower the better, as the contractor must get below.
        return max(cards(below), key=sight.strength) if below else min(cards(above), key=sight.strength)
    if winning.seat == contractor and below:
        return max(cards(below), key=sight.strength)
    return max(cards(playable), key=sight.strength)


def _attacking_lead(sight: Sight, playable: CardSet, contractor: Seat) -> Card:
    """From the suits the contractor may hold, the card with the fewest of the contractor's below it."""
    theirs = sight.may_hold[contractor]

    def value(card: Card) -> tuple[bool, int, int]:
        in_suit = theirs & sight.of_suit(sight.order.suit(card))
        lower = in_suit & ~sight.stronger(card, in_suit)
        return bool(in_suit), -lower.bit_count(), in_suit.bit_count()

    return max(cards(playable), key=value)


def _uselessness(sight: Sight, card: Card, contractor: Seat) -> tuple[int, int]:
    """High cards of suits in which the contractor still has lower ones to play under them."""
    if card == JOKER:
        return 99, 0
    theirs = sight.may_hold[contractor] & sight.of_suit(sight.order.suit(card))
    if not theirs:
        return 98, 0
    return (theirs & ~sight.stronger(card, theirs)).bit_count(), sight.strength(card)


def _split(sight: Sight, playable: CardSet) -> tuple[CardSet, CardSet]:
    """Cards that stay below the trick's best, and those that take it."""
    best = sight.winning().card
    above = card_set(card for card in cards(playable) if sight.beats(card, best, sight.public.led))
    return playable & ~above, above

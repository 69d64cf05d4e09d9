"""Catching a revoke of the other side, where revokes are penalised (BE-61 to BE-65)."""

from game.bots.judgement.bid_euchre.sight import tricks_on_table
from game.rules.bid_euchre.position import BidEuchrePublic, side_of
from game.rules.bid_euchre.ranking import order as order_of
from game.rules.cards import CardSet, Seat


def has_caught(public: BidEuchrePublic, seat: Seat) -> bool:
    """Whether a foe has given himself away: he played a suit that he had failed to follow before, and nobody
    has called it yet."""
    order = order_of(public.trump)
    plays = [(play, led) for led, trick in tricks_on_table(public) for play in trick]
    caught: CardSet = 0
    for place, (play, led) in enumerate(plays):
        lead = order.suit_cards[led]
        if side_of(play.seat) == side_of(seat) or lead >> play.card & 1:
            continue
        if any(later.seat == play.seat and lead >> later.card & 1 for later, _ in plays[place + 1 :]):
            caught |= 1 << play.card
    for call in public.calls:
        caught &= ~call.revokes
    return bool(caught)

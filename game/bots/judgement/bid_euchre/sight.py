"""What a seat at play sees of a hand of Bid Euchre, and who has shown out of what."""

from collections.abc import Iterator

from game.bots.judgement.bowers.sight import Sight, later
from game.rules.bid_euchre.pack import pack_set
from game.rules.bid_euchre.position import BidEuchrePublic, partner_of
from game.rules.bid_euchre.ranking import order as order_of
from game.rules.cards import CardSet, Suit
from game.rules.order import Order
from game.rules.settings import Settings
from game.rules.tricks import Play, played
from game.rules.view import View


def sight_of(view: View, settings: Settings) -> Sight:
    """What the seat of a view sees once trump is named."""
    public, seat = view.public, view.seat
    assert isinstance(public, BidEuchrePublic)
    assert seat is not None
    assert public.declarer is not None
    order, held, seats = order_of(public.trump), view.known.holdings[seat], public.in_play
    pack = pack_set(settings.number("decks"), settings.flag("joker"))
    unseen = pack & ~played(public.tricks, public.trick) & ~view.known.aside & ~held
    shown_out = _shown_out(public, order)
    friends = frozenset(seats) & {partner_of(seat)}
    return Sight(
        seat=seat,
        contractor=public.declarer,
        order=order,
        tricks=public.tricks,
        trick=public.trick,
        led=public.led,
        held=held,
        unseen=unseen,
        may_hold=tuple(
            0 if other == seat or other not in seats else unseen & ~shown_out[other] for other in range(4)
        ),
        friends=friends,
        foes=frozenset(seats) - friends - {seat},
        later=later(seats, seat, public.trick),
        alone=not friends,
    )


def tricks_on_table(public: BidEuchrePublic) -> Iterator[tuple[Suit, tuple[Play, ...]]]:
    """Every trick begun, with the suit led to it."""
    for trick in public.tricks:
        assert trick.led is not None
        yield trick.led, trick.plays
    if public.led is not None:
        yield public.led, public.trick


def _shown_out(public: BidEuchrePublic, order: Order) -> list[CardSet]:
    """By seat: the cards of every suit that it has failed to follow, and has not played since (BE-61)."""
    out = [0] * 4
    for led, plays in tricks_on_table(public):
        for play in plays:
            suit = order.suit(play.card)
            assert suit is not None
            if suit != led:
                out[play.seat] |= order.suit_cards[led]
            out[play.seat] &= ~order.suit_cards[suit]
    return out

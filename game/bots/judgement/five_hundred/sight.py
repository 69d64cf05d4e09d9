"""What a seat at play sees of a hand of Five Hundred: whose friend it is, and who has shown out of what."""

from game.bots.judgement.bowers.sight import Sight, later
from game.rules.cards import CardSet, Seat
from game.rules.five_hundred.pack import pack_set
from game.rules.five_hundred.play import TRICKS
from game.rules.five_hundred.position import FiveHundredPublic, team_of
from game.rules.five_hundred.ranking import order_under
from game.rules.order import Order
from game.rules.settings import Settings
from game.rules.tricks import played
from game.rules.view import View


def sight_of(view: View, settings: Settings) -> Sight:
    """What the seat of a view sees once there is a contract."""
    public = view.public
    assert isinstance(public, FiveHundredPublic)
    assert view.seat is not None
    assert public.contract is not None
    assert public.contractor is not None
    seat, holdings = view.seat, view.known.holdings
    order = order_under(public.contract, public.nominated)
    seats = public.in_play
    unseen = pack_set(len(public.counts)) & ~played(public.tricks, public.trick) & ~view.known.aside
    for holding in holdings:
        unseen &= ~holding
    friends = _friends(view, public, settings, seats)
    shown_out = _shown_out(public, order)
    return Sight(
        seat=seat,
        contractor=public.contractor,
        order=order,
        tricks=public.tricks,
        trick=public.trick,
        led=public.led,
        held=holdings[seat],
        unseen=unseen,
        may_hold=tuple(
            0
            if other == seat or other not in seats or not public.counts[other]
            else holdings[other] or unseen & ~shown_out[other]
            for other in range(len(holdings))
        ),
        friends=friends,
        foes=frozenset(seats) - friends - {seat},
        later=later(seats, seat, public.trick),
        alone=not friends and public.called is None,
    )


def _friends(
    view: View, public: FiveHundredPublic, settings: Settings, seats: tuple[Seat, ...]
) -> frozenset[Seat]:
    """A called partner is nobody's foe or friend but its own until the card is seen (500-85)."""
    contractor, seat = public.contractor, view.seat
    assert contractor is not None
    assert seat is not None
    contracting = (
        {contractor} if public.contract and public.contract.misere else {*team_of(settings, contractor)}
    )
    if public.partner is not None:
        contracting.add(public.partner)
    if public.called is not None and view.known.holdings[seat] >> public.called & 1:
        contracting.add(seat)
    if seat in contracting:
        mine = contracting
    elif _every_side_for_itself(public, contracting):
        mine = {*team_of(settings, seat)}
    else:
        mine = set(seats) - contracting
    return frozenset(mine - {seat})


def _every_side_for_itself(public: FiveHundredPublic, contracting: set[Seat]) -> bool:
    """Once a trick contract is made or beaten, defenders gain nothing but by their own tricks (500-64)."""
    contract = public.contract
    assert contract is not None
    if contract.misere or (public.called is not None and public.partner is None):
        return False
    won = sum(trick.winner in contracting for trick in public.tricks)
    return won >= contract.tricks or len(public.tricks) - won > TRICKS - contract.tricks


def _shown_out(public: FiveHundredPublic, order: Order) -> list[CardSet]:
    """By seat: the cards of every suit that it has failed to follow."""
    out = [0] * len(public.counts)
    for led, plays in (*((trick.led, trick.plays) for trick in public.tricks), (public.led, public.trick)):
        if led is None:
            continue
        suit = order.suit_cards[led]
        for play in plays[1:]:
            if not suit >> play.card & 1:  # nor does a suitless joker follow (500-54)
                out[play.seat] |= suit
    return out

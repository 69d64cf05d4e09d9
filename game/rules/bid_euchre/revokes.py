"""Revokes and calling them, where they are penalised (BE-60 to BE-68).

Law: that a card was a revoke stands nowhere; it is found in what was played and is still held when it is
called.
"""

from collections.abc import Iterator

from game.rules.actions import Action
from game.rules.bid_euchre.position import BidEuchrePublic, BidEuchreSecret, Call, Change, side_of
from game.rules.bid_euchre.ranking import order
from game.rules.cards import CardSet, Side, Suit
from game.rules.events import Said
from game.rules.hand import Refused, changed
from game.rules.settings import Settings
from game.rules.tricks import Play

CALL = Action("call revoke")


def are_penalised(settings: Settings) -> bool:
    return settings.word("revoke") == "penalised"


def may_call(settings: Settings, public: BidEuchrePublic) -> bool:
    """BE-62: the other side has played a card since this side's last call."""
    if not are_penalised(settings):
        return False
    assert public.turn is not None
    side = side_of(public.turn)
    heard = max((call.played for call in public.calls if side_of(call.seat) == side), default=0)
    cards_since = list(_plays(public))[heard:]
    return any(side_of(play.seat) != side for play, _ in cards_since)


def after_call(settings: Settings, public: BidEuchrePublic, secret: BidEuchreSecret) -> Change:
    """It uses up no turn (BE-62)."""
    if not are_penalised(settings):
        raise Refused("BE-60")
    if not may_call(settings, public):
        raise Refused("BE-62")
    seat = public.turn
    assert seat is not None
    found = _uncalled(public, secret, 1 - side_of(seat))
    call = Call(seat, found, played=len(list(_plays(public))))
    return changed(public, calls=(*public.calls, call)), secret, (Said(seat, CALL),)


def _uncalled(public: BidEuchrePublic, secret: BidEuchreSecret, side: Side) -> CardSet:
    """The cards of this side that were revokes and have not been called (BE-63)."""
    ranking = order(public.trump)
    held = list(secret.holdings)  # by each seat, after the card looked at was played
    found: CardSet = 0
    for play, led in reversed(list(_plays(public))):
        follows = ranking.follows(held[play.seat], led)
        if side_of(play.seat) == side and follows and ranking.suit(play.card) != led:
            found |= 1 << play.card
        held[play.seat] |= 1 << play.card
    for call in public.calls:
        found &= ~call.revokes
    return found


def _plays(public: BidEuchrePublic) -> Iterator[tuple[Play, Suit | None]]:
    """Every card played so far, in order, and the suit led to its trick."""
    for trick in public.tricks:
        for play in trick.plays:
            yield play, trick.led
    for play in public.trick:
        yield play, public.led

"""Playing to tricks (BE-30 to BE-38), and the closing round where revokes are penalised (BE-65)."""

from functools import cache

from game.rules.actions import PASS, Action
from game.rules.bid_euchre.copies import falling
from game.rules.bid_euchre.naming import named, naming
from game.rules.bid_euchre.pack import tricks
from game.rules.bid_euchre.position import BidEuchrePublic, BidEuchreSecret, Change, left_of
from game.rules.bid_euchre.ranking import order
from game.rules.bid_euchre.revokes import CALL, are_penalised, may_call
from game.rules.cards import Card, CardSet, Seat
from game.rules.events import Moved, Said, Took, hand_of, trick_of
from game.rules.hand import Refused, changed
from game.rules.settings import Settings
from game.rules.tricks import Play, Trick


def legal(settings: Settings, public: BidEuchrePublic, secret: BidEuchreSecret) -> tuple[Action, ...]:
    plays = naming("play", _playable(settings, public, secret))
    return (CALL, *plays) if may_call(settings, public) else plays


def after(settings: Settings, public: BidEuchrePublic, secret: BidEuchreSecret, action: Action) -> Change:
    seat = public.turn
    assert seat is not None
    card = named(action, "play", secret.holdings[seat])
    if card is None or not _playable(settings, public, secret) >> card & 1:
        plays = action.startswith("play ")
        raise Refused(_asked_for(settings, public, secret.holdings[seat]) if plays else "BE-31")
    secret, card = falling(public, secret, card)
    held, counts = list(secret.holdings), list(public.counts)
    held[seat] ^= 1 << card
    counts[seat] -= 1
    secret = changed(secret, holdings=tuple(held))
    trick = (*public.trick, Play(seat, card))
    if len(trick) < len(public.in_play):
        seats = public.in_play
        public = changed(
            public,
            counts=tuple(counts),
            trick=trick,
            led=public.led if public.trick else order(public.trump).suit(card),
            turn=seats[(seats.index(seat) + 1) % len(seats)],
        )
        return public, secret, (_laid(seat, card),)
    # The trick goes to its winner, who leads to the next (BE-35, BE-36).
    winner = trick[order(public.trump).best([play.card for play in trick], public.led)].seat
    public = changed(
        public,
        counts=tuple(counts),
        trick=(),
        tricks=(*public.tricks, Trick(trick, public.led, winner)),
        led=None,
        turn=winner,
    )
    if len(public.tricks) == tricks(settings):
        public = _all_played(settings, public)
    return public, secret, (_laid(seat, card), Took(winner))


def legal_closing(settings: Settings, public: BidEuchrePublic) -> tuple[Action, ...]:
    return (CALL, PASS) if may_call(settings, public) else (PASS,)


def after_closing(public: BidEuchrePublic, secret: BidEuchreSecret, action: Action) -> Change:
    """A pass in the closing round; the dealer is the last to speak."""
    seat = public.turn
    assert seat is not None
    if action != PASS:
        raise Refused("BE-65")
    over = seat == public.dealer
    public = changed(public, phase="over" if over else "closing", turn=None if over else left_of(seat))
    return public, secret, (Said(seat, action),)


def _playable(settings: Settings, public: BidEuchrePublic, secret: BidEuchreSecret) -> CardSet:
    """What the seat on turn may play (BE-32 to BE-34; BE-61)."""
    assert public.turn is not None
    held = secret.holdings[public.turn]
    if are_penalised(settings):
        return held
    return order(public.trump).follows(held, public.led) or held


def _asked_for(settings: Settings, public: BidEuchrePublic, held: CardSet) -> str:
    """The clause that says what may be played from these cards now."""
    if not public.trick:
        return "BE-32"
    if are_penalised(settings):
        return "BE-61"
    return "BE-33" if order(public.trump).follows(held, public.led) else "BE-34"


def _all_played(settings: Settings, public: BidEuchrePublic) -> BidEuchrePublic:
    if are_penalised(settings):
        return changed(public, phase="closing", turn=left_of(public.dealer))
    return changed(public, phase="over", turn=None)


@cache
def _laid(seat: Seat, card: Card) -> Moved:
    return Moved((card,), hand_of(seat), trick_of(seat))

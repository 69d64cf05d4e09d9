"""The auction (500-20 to 500-29)."""

from game.rules.actions import PASS, Action
from game.rules.cards import Seat, cards
from game.rules.events import Moved, Said, hand_of
from game.rules.five_hundred.bids import BIDS, BLIND_MISERE, MISERE, Bid, blind_bids, offered, open_bids
from game.rules.five_hundred.exchange import announce
from game.rules.five_hundred.position import (
    Change,
    FiveHundredPublic,
    FiveHundredSecret,
    seats_in_play,
    standing,
)
from game.rules.hand import Refused, changed
from game.rules.settings import Settings

LOOK = Action("look")


def blind_is_played(settings: Settings) -> bool:
    return settings.flag("misere") and settings.flag("blind_misere")


def legal(settings: Settings, public: FiveHundredPublic) -> tuple[Action, ...]:
    """500-29."""
    assert public.turn is not None
    above = _rank_to_beat(public)
    if public.face_down[public.turn]:
        return (*blind_bids(above, sans_kitty=settings.flag("sans_kitty")), LOOK)
    return open_bids(
        above,
        misere=settings.flag("misere"),
        plain_misere=not settings.flag("misere_needs_seven") or _seven_was_bid(public),
        sans_kitty=settings.flag("sans_kitty"),
    )


def after(settings: Settings, public: FiveHundredPublic, secret: FiveHundredSecret, action: Action) -> Change:
    seat = public.turn
    assert seat is not None
    if action == LOOK:
        if not public.face_down[seat]:
            raise Refused("500-27")
        looked = changed(public, bids=(*public.bids, (seat, action)), face_down=_turned_up(public, seat))
        return looked, secret, (Said(seat, action),)
    high = standing(public)
    bid = _checked(settings, public, action, 0 if high is None else high[1].rank)
    public = changed(public, bids=(*public.bids, (seat, action)))
    return _next_turn(settings, public, secret, high if bid is None else (seat, bid), Said(seat, action))


def turn_to(settings: Settings, public: FiveHundredPublic, seat: Seat) -> FiveHundredPublic:
    """Gives the turn to a seat; cards it may no longer bid blind on are turned up (500-27, 500-81)."""
    if public.face_down[seat]:
        has_bid = any(speaker == seat for speaker, _ in public.bids)
        if has_bid or not blind_bids(_rank_to_beat(public), sans_kitty=settings.flag("sans_kitty")):
            return changed(public, turn=seat, face_down=_turned_up(public, seat))
    return changed(public, turn=seat)


def is_raise(settings: Settings, public: FiveHundredPublic) -> bool:
    """Whether the seat on turn is the highest bidder, asked once more (500-26)."""
    high = standing(public)
    return high is not None and high[0] == public.turn


def _checked(settings: Settings, public: FiveHundredPublic, action: Action, above: int) -> Bid | None:
    """The bid, or None for a pass; raises Refused unless it is allowed now. `above` is the rank to beat."""
    assert public.turn is not None
    face_down = public.face_down[public.turn]
    if action == PASS:
        if face_down:
            raise Refused("500-27")
        return None
    bid = BIDS.get(action)
    if bid is None:
        raise Refused("500-29")
    blind = bid.misere == BLIND_MISERE
    if not offered(
        bid,
        misere=settings.flag("misere"),
        blind=blind_is_played(settings),
        sans_kitty=settings.flag("sans_kitty"),
    ):
        if bid.misere and not settings.flag("misere"):
            raise Refused("500-20")
        raise Refused("500-27" if blind and not blind_is_played(settings) else "500-23")
    if blind != face_down:
        raise Refused("500-27")
    if bid.rank <= above:
        raise Refused("500-21")
    if bid.misere == MISERE and settings.flag("misere_needs_seven") and not _seven_was_bid(public):
        raise Refused("500-22")
    return bid


def _next_turn(
    settings: Settings,
    public: FiveHundredPublic,
    secret: FiveHundredSecret,
    high: tuple[Seat, Bid] | None,
    said: Said,
) -> Change:
    """After someone spoke; `high` is the standing bid, whose it is and which."""
    spoke, players, events = said.seat, len(public.counts), (said,)
    if settings.word("auction") == "one_round":  # 500-25
        if spoke != public.dealer:
            return turn_to(settings, public, (spoke + 1) % players), secret, events
    else:
        passed = {seat for seat, action in public.bids if action == PASS}
        for seat in ((spoke + step) % players for step in range(1, players + 1)):
            if seat not in passed and (high is None or seat != high[0]):  # 500-24
                return turn_to(settings, public, seat), secret, events
        if high is not None and settings.flag("raise_after_passes") and high[0] not in passed:  # 500-26
            return turn_to(settings, public, high[0]), secret, events
    if high is None:
        return _passed_out(public), secret, events
    return _won(settings, public, secret, *high, events)


def _passed_out(public: FiveHundredPublic) -> FiveHundredPublic:
    """500-28."""
    return changed(public, phase="over", turn=None, face_down=(False,) * len(public.counts))


def _won(
    settings: Settings,
    public: FiveHundredPublic,
    secret: FiveHundredSecret,
    contractor: Seat,
    contract: Bid,
    events: tuple[Said, ...],
) -> Change:
    """The contractor takes the kitty (500-30), or goes on without it (500-23)."""
    public = changed(
        public,
        contract=contract,
        contractor=contractor,
        in_play=seats_in_play(settings, contract, contractor),
        turn=contractor,
        face_down=(False,) * len(public.counts),
    )
    if contract.sans_kitty:
        return announce(settings, public, secret, events)
    holdings = list(secret.holdings)
    holdings[contractor] |= secret.stock
    counts = list(public.counts)
    counts[contractor] = holdings[contractor].bit_count()
    kitty = _cards_moved(secret, contractor)
    return (
        changed(public, phase="exchange", kitty_taken=True, counts=tuple(counts)),
        changed(secret, holdings=tuple(holdings), stock=0),
        (*events, kitty),
    )


def _cards_moved(secret: FiveHundredSecret, contractor: Seat) -> Moved:
    return Moved(tuple(cards(secret.stock)), "stock", hand_of(contractor), frozenset({contractor}))


def _rank_to_beat(public: FiveHundredPublic) -> int:
    high = standing(public)
    return 0 if high is None else high[1].rank


def _seven_was_bid(public: FiveHundredPublic) -> bool:
    return any(action in BIDS and BIDS[action].tricks == 7 for _, action in public.bids)


def _turned_up(public: FiveHundredPublic, seat: Seat) -> tuple[bool, ...]:
    return tuple(down and other != seat for other, down in enumerate(public.face_down))

"""The auction (BE-12 to BE-22)."""

from game.rules.actions import PASS, Action
from game.rules.bid_euchre.bids import Bid, bids, ends_auction, offered
from game.rules.bid_euchre.pack import pack, tricks
from game.rules.bid_euchre.position import (
    PLAYERS,
    BidEuchrePublic,
    BidEuchreSecret,
    Change,
    left_of,
    sits_out,
    standing,
)
from game.rules.cards import RANKS, Seat, card_set
from game.rules.events import Said
from game.rules.hand import Refused, changed
from game.rules.settings import Settings

CLAIM = Action("claim ace no face")
_ACES = card_set(each for each in pack(decks=2, joker=False) if RANKS[each & 15] == "A")
_FACES = card_set(each for each in pack(decks=2, joker=False) if RANKS[each & 15] in "JQK")


def legal(settings: Settings, public: BidEuchrePublic, secret: BidEuchreSecret) -> tuple[Action, ...]:
    high = standing(public, tricks(settings))
    higher = [bid.action for bid in offered(settings) if high is None or bid > high[1]]
    may_pass = [] if is_stuck(settings, public) else [PASS]
    may_claim = [CLAIM] if _may_claim(settings, public, secret) else []
    return tuple(sorted([*higher, *may_pass, *may_claim]))


def after(settings: Settings, public: BidEuchrePublic, secret: BidEuchreSecret, action: Action) -> Change:
    seat = public.turn
    assert seat is not None
    bid = _checked(settings, public, secret, action)
    public = changed(public, bids=(*public.bids, (seat, action)))
    said = (Said(seat, action),)
    if action == CLAIM:
        return _thrown_in(public), secret, said
    if bid is not None and ends_auction(settings, bid):  # BE-19
        return _won(public, seat, bid), secret, said
    speaker = _next_speaker(settings, public)
    if speaker is not None:
        return changed(public, turn=speaker), secret, said
    high = standing(public, tricks(settings))
    if high is None:
        return _thrown_in(public), secret, said
    return _won(public, *high), secret, said


def is_stuck(settings: Settings, public: BidEuchrePublic) -> bool:
    """Whether the seat on turn is a dealer who may not pass (BE-21)."""
    passes = [action for _, action in public.bids if action == PASS]
    all_passed = len(public.bids) == len(passes) == PLAYERS - 1
    return settings.flag("stick_dealer") and public.turn == public.dealer and all_passed


def claimer(public: BidEuchrePublic) -> Seat | None:
    """Who has ended the hand by a claim, and lays the cards open (BE-74)."""
    return next((seat for seat, action in public.bids if action == CLAIM), None)


def _checked(
    settings: Settings, public: BidEuchrePublic, secret: BidEuchreSecret, action: Action
) -> Bid | None:
    """The bid, or None for a pass or a claim; raises Refused unless it is allowed now."""
    if action == PASS:
        if is_stuck(settings, public):
            raise Refused("BE-21")
        return None
    if action == CLAIM:
        if not _may_claim(settings, public, secret):
            raise Refused("BE-22")
        return None
    bid = bids(tricks(settings)).get(action)
    if bid is None:
        raise Refused("BE-13")
    if bid not in offered(settings):
        raise Refused("BE-15" if bid.tricks == tricks(settings) else "BE-13")
    high = standing(public, tricks(settings))
    if high is not None and bid <= high[1]:
        raise Refused("BE-16")
    return bid


def _may_claim(settings: Settings, public: BidEuchrePublic, secret: BidEuchreSecret) -> bool:
    """BE-22: on one's first turn, judged on the cards as dealt."""
    seat = public.turn
    assert seat is not None
    if not settings.flag("ace_no_face") or any(speaker == seat for speaker, _ in public.bids):
        return False
    dealt = secret.holdings[seat] | (secret.aside if seat == public.dealer else 0)
    return bool(dealt & _ACES) and not dealt & _FACES


def _next_speaker(settings: Settings, public: BidEuchrePublic) -> Seat | None:
    """Who speaks after the seat on turn; None once the auction is over."""
    spoke = public.turn
    assert spoke is not None
    if settings.word("auction") == "once":  # BE-17
        return None if spoke == public.dealer else left_of(spoke)
    # BE-18
    high = standing(public, tricks(settings))
    silent = {seat for seat, action in public.bids if action == PASS} | ({high[0]} if high else set())
    round_the_table = ((spoke + step) % PLAYERS for step in range(1, PLAYERS))
    return next((seat for seat in round_the_table if seat not in silent), None)


def _thrown_in(public: BidEuchrePublic) -> BidEuchrePublic:
    """BE-20, BE-22."""
    return changed(public, phase="over", turn=None)


def _won(public: BidEuchrePublic, declarer: Seat, contract: Bid) -> BidEuchrePublic:
    public = changed(public, phase="trump", turn=declarer, declarer=declarer, contract=contract)
    idle = sits_out(public)
    return changed(public, in_play=tuple(seat for seat in range(PLAYERS) if seat != idle))

"""Who takes the blind (SH-10 to SH-15)."""

from game.rules.actions import PASS, Action
from game.rules.cards import cards
from game.rules.events import Moved, Said, hand_of
from game.rules.hand import Refused, changed
from game.rules.settings import Settings
from game.rules.sheepshead.position import Change, SheepsheadPublic, SheepsheadSecret, to_play

PICK = Action("pick")


def is_forced(settings: Settings, public: SheepsheadPublic) -> bool:
    """Whether the seat on turn has no choice but to pick (SH-15)."""
    return settings.word("no_pick") == "forced" and public.turn == public.dealer


def legal(settings: Settings, public: SheepsheadPublic) -> tuple[Action, ...]:
    return (PICK,) if is_forced(settings, public) else (PASS, PICK)


def after(settings: Settings, public: SheepsheadPublic, secret: SheepsheadSecret, action: Action) -> Change:
    seat = public.turn
    assert seat is not None
    if action not in (PICK, PASS):
        raise Refused("SH-10")
    if action == PASS and is_forced(settings, public):
        raise Refused("SH-15")
    public = changed(public, bids=(*public.bids, (seat, action)))
    said = Said(seat, action)
    if action == PICK:
        return _picked(public, secret, said)
    if seat != public.dealer:
        return changed(public, turn=(seat + 1) % len(public.counts)), secret, (said,)
    if settings.word("no_pick") == "doubler":  # SH-14
        return changed(public, phase="over", turn=None), secret, (said,)
    return changed(public, **to_play(public)), secret, (said,)  # SH-13


def _picked(public: SheepsheadPublic, secret: SheepsheadSecret, said: Said) -> Change:
    """SH-11."""
    picker = said.seat
    holdings, counts = list(secret.holdings), list(public.counts)
    holdings[picker] |= secret.stock
    counts[picker] = holdings[picker].bit_count()
    taken = Moved(tuple(cards(secret.stock)), "stock", hand_of(picker), frozenset({picker}))  # SH-81
    return (
        changed(public, phase="bury", picker=picker, counts=tuple(counts)),
        changed(secret, holdings=tuple(holdings), stock=0),
        (said, taken),
    )

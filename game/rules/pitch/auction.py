"""The auction (PI-10 to PI-17)."""

from game.rules.actions import PASS, Action
from game.rules.cards import Card, cards, text
from game.rules.events import Said
from game.rules.hand import Refused, Secret, changed
from game.rules.pitch import play
from game.rules.pitch.position import Change, PitchPublic
from game.rules.settings import Settings

HIGHEST = 4
"""Nothing beats it and it cannot be stolen (PI-12, PI-15)."""
BIDS = {Action(f"bid {number}"): number for number in range(1, HIGHEST + 1)}
STEAL = Action("steal")
PITCH_LABEL = "pitch"
PITCH = tuple(Action(f"{PITCH_LABEL} {text(Card(number))}") for number in range(64))
"""`pitch CARD` by card number."""

_PITCHED = {action: Card(number) for number, action in enumerate(PITCH)}
_FORCED = 2
"""The least that a dealer may bid who has to (PI-14)."""


def legal(settings: Settings, public: PitchPublic, secret: Secret) -> tuple[Action, ...]:
    assert public.turn is not None
    least = least_bid(settings, public)
    actions = [action for action, number in BIDS.items() if number >= least]
    actions.extend(PITCH[card] for card in cards(secret.holdings[public.turn]))
    if not must_bid(settings, public):
        actions.append(PASS)
    if may_steal(settings, public):
        actions.append(STEAL)
    return tuple(sorted(actions))


def must_bid(settings: Settings, public: PitchPublic) -> bool:
    """Whether the seat on turn may not pass (PI-14, PI-63)."""
    if public.turn != public.dealer or public.pitcher is not None:
        return False
    return settings.word("all_pass") == "dealer"


def may_steal(settings: Settings, public: PitchPublic) -> bool:
    """PI-15, PI-62; a bid of 4 has ended the auction."""
    return settings.flag("steal") and public.turn == public.dealer and public.pitcher is not None


def least_bid(settings: Settings, public: PitchPublic) -> int:
    """PI-11, PI-14, PI-61."""
    least = max(public.bid + 1, settings.number("min_bid"))
    return max(least, _FORCED) if must_bid(settings, public) else least


def after(settings: Settings, public: PitchPublic, secret: Secret, action: Action) -> Change:
    seat = public.turn
    assert seat is not None
    said = Said(seat, action)
    spoken = changed(public, bids=(*public.bids, (seat, action)))
    if action.startswith(PITCH_LABEL):
        card = _PITCHED.get(action)
        if card is None or not secret.holdings[seat] >> card & 1:
            raise Refused("PI-13")
        pitched = changed(spoken, pitcher=seat, bid=HIGHEST, phase="play")
        led, secret, events = play.lay(pitched, secret, card)
        return led, secret, (said, *events)
    if action == PASS:
        if must_bid(settings, public):
            raise Refused("PI-14")
    elif action == STEAL:
        _check_steal(settings, public)
        spoken = changed(spoken, pitcher=seat)
    else:
        spoken = changed(spoken, pitcher=seat, bid=_checked_bid(settings, public, action))
    return _next_turn(spoken), secret, (said,)


def _check_steal(settings: Settings, public: PitchPublic) -> None:
    if not settings.flag("steal"):
        raise Refused("PI-62")
    if public.turn != public.dealer or public.pitcher is None:
        raise Refused("PI-15")


def _checked_bid(settings: Settings, public: PitchPublic, action: Action) -> int:
    number = BIDS.get(action)
    if number is None:
        raise Refused("PI-11")
    if number < settings.number("min_bid"):
        raise Refused("PI-61")
    if must_bid(settings, public) and number < _FORCED:
        raise Refused("PI-14")
    if number <= public.bid:
        raise Refused("PI-11")
    return number


def _next_turn(public: PitchPublic) -> PitchPublic:
    """After the seat on turn spoke."""
    assert public.turn is not None
    if public.turn != public.dealer and public.bid < HIGHEST:
        return changed(public, turn=(public.turn + 1) % len(public.counts))
    if public.pitcher is None:
        return changed(public, phase="over", turn=None)  # PI-63
    return changed(public, phase="play", turn=public.pitcher)

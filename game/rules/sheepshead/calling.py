"""The picker calls a card, whose holder is the partner, or goes alone (SH-20 to SH-27)."""

from game.rules.actions import Action
from game.rules.cards import Card, CardSet, card, cards, is_card, text
from game.rules.events import Said
from game.rules.hand import Refused, changed
from game.rules.settings import Settings
from game.rules.sheepshead.pack import ACES, FAIL_ACES, JACK_OF_DIAMONDS, ORDER, TENS
from game.rules.sheepshead.position import (
    JACK,
    Change,
    SheepsheadPublic,
    SheepsheadSecret,
    partner_by,
    to_play,
)

ALONE = Action("alone")
CALL_JACK = Action(f"call {text(JACK_OF_DIAMONDS)}")
_UNDER = " under "


def legal(settings: Settings, public: SheepsheadPublic, secret: SheepsheadSecret) -> tuple[Action, ...]:
    assert public.turn is not None
    if partner_by(settings) == JACK:
        return (ALONE, CALL_JACK)
    held, buried = secret.holdings[public.turn], secret.aside
    calls = [Action(f"call {text(each)}") for each in callable_cards(held, buried)]
    if settings.flag("under"):
        calls += [
            Action(f"call {text(ace)}{_UNDER}{text(under)}")
            for ace in aces_on_an_under(held, buried)
            for under in cards(held)
        ]
    return (ALONE, *sorted(calls))


def callable_cards(held: CardSet, buried: CardSet) -> tuple[Card, ...]:
    """The aces, or with all aces his the tens, that a picker with these cards may call."""
    called = ACES if FAIL_ACES & ~(held | buried) else TENS  # SH-23
    return tuple(each for each in called if _elsewhere(each, held, buried) and _hold_cards(each, held))


def aces_on_an_under(held: CardSet, buried: CardSet) -> tuple[Card, ...]:
    """The aces that he may call on an under where the table plays it (SH-24)."""
    if callable_cards(held, buried):
        return ()
    return tuple(each for each in ACES if _elsewhere(each, held, buried))


def after(settings: Settings, public: SheepsheadPublic, secret: SheepsheadSecret, action: Action) -> Change:
    seat = public.turn
    assert seat is not None
    if action == ALONE:
        return _announced(public, ALONE, alone=True), secret, (Said(seat, ALONE),)
    if partner_by(settings) == JACK:
        if action != CALL_JACK:
            raise Refused("SH-27")
        return _announced(public, action, called=JACK_OF_DIAMONDS), secret, (Said(seat, action),)
    verb, _, words = action.partition(" ")
    word, with_under, under_word = words.partition(_UNDER)
    if verb != "call" or not is_card(word) or card(word) not in (*ACES, *TENS):
        raise Refused("SH-20")
    called, held, buried = card(word), secret.holdings[seat], secret.aside
    if with_under:
        return _on_an_under(settings, public, secret, called, under_word)
    if called not in callable_cards(held, buried):
        raise Refused("SH-21" if called in ACES else "SH-23")
    return _announced(public, action, called=called), secret, (Said(seat, action),)


def _on_an_under(
    settings: Settings, public: SheepsheadPublic, secret: SheepsheadSecret, called: Card, under_word: str
) -> Change:
    seat = public.turn
    assert seat is not None
    held = secret.holdings[seat]
    if not (
        settings.flag("under")
        and called in aces_on_an_under(held, secret.aside)
        and is_card(under_word)
        and held >> card(under_word) & 1
    ):
        raise Refused("SH-24")
    heard = Action(f"call {text(called)} under")  # SH-82
    public = _announced(public, heard, called=called, under=True)
    return public, changed(secret, under=1 << card(under_word)), (Said(seat, heard),)


def _announced(public: SheepsheadPublic, said: Action, **fields: object) -> SheepsheadPublic:
    assert public.turn is not None
    return changed(public, bids=(*public.bids, (public.turn, said)), **fields, **to_play(public))


def _elsewhere(called: Card, held: CardSet, buried: CardSet) -> bool:
    return not (held | buried) >> called & 1


def _hold_cards(called: Card, held: CardSet) -> CardSet:
    """The cards of the suit that the picker holds (SH-22)."""
    return held & ORDER.suit_cards[called >> 4]

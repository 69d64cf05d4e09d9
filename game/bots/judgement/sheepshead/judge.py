"""`adviser`: turns the rules of thumb into an `Advise`, one question of the table at a time."""

from functools import partial

from game.bots.choose import Advise, Choose, following
from game.bots.judgement.judged import advice, to_play
from game.bots.judgement.sheepshead import exchange, leaster, playing
from game.bots.judgement.sheepshead.picking import picks
from game.bots.judgement.sheepshead.sight import sight_of
from game.rules.actions import PASS, Action
from game.rules.cards import CardSet, card, card_set
from game.rules.prompt import Advice
from game.rules.settings import Settings
from game.rules.sheepshead.calling import ALONE, CALL_JACK
from game.rules.sheepshead.pack import JACK_OF_DIAMONDS
from game.rules.sheepshead.picking import PICK
from game.rules.sheepshead.position import SheepsheadPublic
from game.rules.view import View


def adviser(settings: Settings) -> Advise:
    """A player that never looks further than its rules of thumb; it draws no chance at all."""
    return partial(_answer, settings)


def chooser(settings: Settings) -> Choose:
    return following(adviser(settings))


def _answer(settings: Settings, view: View) -> Advice:
    assert view.prompt is not None
    public, seat, actions = view.public, view.seat, view.prompt.actions
    if len(actions) == 1:
        return advice(actions[0], "only_card" if public.phase == "play" else "only_way")
    assert isinstance(public, SheepsheadPublic)
    assert seat is not None
    held = view.known.holdings[seat]
    match public.phase:
        case "pick":
            return advice(PICK, "pick") if picks(settings, held) else advice(PASS, "pass")
        case "bury":
            return advice(exchange.bury(settings, held), "bury")
        case "call":
            called = exchange.call(settings, held, view.known.aside)
            return advice(called, _reason_to_call(called, held | view.known.aside))
        case _:
            sight = sight_of(view, settings)
            playable = card_set(card(action.split(" ")[1]) for action in actions)
            return to_play((leaster if public.leaster else playing).choose(sight, playable))


def _reason_to_call(called: Action, own: CardSet) -> str:
    if called == ALONE:
        return "alone"
    if called == CALL_JACK:
        return "call_own_jack" if own >> JACK_OF_DIAMONDS & 1 else "call_jack"
    return "call_on_an_under" if " under " in called else "call"

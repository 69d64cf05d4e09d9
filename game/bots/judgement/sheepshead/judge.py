"""`chooser`: turns the rules of thumb into a `Choose`, one question of the table at a time."""

from random import Random

from game.bots.choose import Choose
from game.bots.judgement.sheepshead import exchange, leaster, playing
from game.bots.judgement.sheepshead.picking import picks
from game.bots.judgement.sheepshead.sight import sight_of
from game.rules.actions import PASS, Action, play
from game.rules.cards import card, card_set
from game.rules.settings import Settings
from game.rules.sheepshead.picking import PICK
from game.rules.sheepshead.position import SheepsheadPublic
from game.rules.view import View


def chooser(settings: Settings) -> Choose:
    """A player that never looks further than its rules of thumb; it draws no chance at all."""

    def choose(view: View, random: Random) -> Action:
        assert view.prompt is not None
        actions = view.prompt.actions
        return actions[0] if len(actions) == 1 else _answer(settings, view, actions)

    return choose


def _answer(settings: Settings, view: View, actions: tuple[Action, ...]) -> Action:
    public, seat = view.public, view.seat
    assert isinstance(public, SheepsheadPublic)
    assert seat is not None
    held = view.known.holdings[seat]
    match public.phase:
        case "pick":
            return PICK if picks(settings, held) else PASS
        case "bury":
            return exchange.bury(settings, held)
        case "call":
            return exchange.call(settings, held, view.known.aside)
        case _:
            sight = sight_of(view, settings)
            playable = card_set(card(action.split(" ")[1]) for action in actions)
            chosen = leaster.choose(sight, playable) if public.leaster else playing.choose(sight, playable)
            return play(chosen)

"""`adviser`: turns the rules of thumb into an `Advise`, one question of the table at a time."""

from functools import partial

from game.bots.choose import Advise, Choose, following
from game.bots.judgement.bid_euchre import exchange
from game.bots.judgement.bid_euchre.bidding import bid, name_trump
from game.bots.judgement.bid_euchre.leading import plans
from game.bots.judgement.bid_euchre.revoking import has_caught
from game.bots.judgement.bid_euchre.sight import sight_of
from game.bots.judgement.bowers.following import follow
from game.bots.judgement.bowers.leading import lead
from game.bots.judgement.judged import advice, judged, to_play
from game.rules.actions import PASS, Action, split
from game.rules.bid_euchre.position import BidEuchrePublic
from game.rules.bid_euchre.revokes import CALL
from game.rules.cards import CardSet, cards
from game.rules.prompt import Advice
from game.rules.settings import Settings
from game.rules.view import View


def adviser(settings: Settings) -> Advise:
    """A player that never looks further than its rules of thumb; it draws no chance at all."""
    return partial(_answer, settings)


def chooser(settings: Settings) -> Choose:
    return following(adviser(settings))


def _answer(settings: Settings, view: View) -> Advice:
    public, prompt = view.public, view.prompt
    assert isinstance(public, BidEuchrePublic)
    assert view.seat is not None
    assert prompt is not None
    if CALL in prompt.actions and settings.number("revoke_penalty") and has_caught(public, view.seat):
        return advice(CALL, "call_revoke")
    held, decks = view.known.holdings[view.seat], settings.number("decks")
    match prompt.phase:
        case "auction" | "stuck":
            return bid(settings, view)
        case "trump":
            return name_trump(settings, view)
        case "discard":
            return advice(exchange.discard(held, decks), "discard")
        case "closing":
            return advice(PASS, "no_revoke")
        case "give" | "give_several":
            assert public.trump is not None
            return advice(exchange.give_away(held, public.trump, decks, settings.flag("joker")), "give")
        case "give_back" | "give_back_several":
            assert public.trump is not None
            return advice(exchange.give_back(_named(prompt.actions, held), public.trump), "give_back")
        case _:
            return _card(settings, view)


def _card(settings: Settings, view: View) -> Advice:
    sight = sight_of(view, settings)
    playable = sight.order.follows(sight.held, sight.led) or sight.held
    if not playable & (playable - 1):
        return to_play(judged(next(cards(playable)), "only_card"))
    return to_play(follow(sight, playable) if sight.trick else lead(plans(sight), sight, playable))


def _named(actions: tuple[Action, ...], held: CardSet) -> CardSet:
    """The own cards that these actions name."""
    some = 0
    for action in actions:
        some |= split(action, held)[1]
    return some

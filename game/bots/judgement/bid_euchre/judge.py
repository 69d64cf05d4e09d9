"""`chooser`: turns the rules of thumb into a `Choose`, one question of the table at a time."""

from random import Random

from game.bots.choose import Choose
from game.bots.judgement.bid_euchre import exchange
from game.bots.judgement.bid_euchre.bidding import bid, name_trump
from game.bots.judgement.bid_euchre.leading import plans
from game.bots.judgement.bid_euchre.revoking import has_caught
from game.bots.judgement.bid_euchre.sight import sight_of
from game.bots.judgement.bowers.following import follow
from game.bots.judgement.bowers.leading import lead
from game.rules.actions import PASS, Action, play, split
from game.rules.bid_euchre.position import BidEuchrePublic
from game.rules.bid_euchre.revokes import CALL
from game.rules.cards import CardSet, cards
from game.rules.settings import Settings
from game.rules.view import View


def chooser(settings: Settings) -> Choose:
    """A player that never looks further than its rules of thumb; it draws no chance at all."""

    def choose(view: View, random: Random) -> Action:
        return _answer(settings, view)

    return choose


def _answer(settings: Settings, view: View) -> Action:
    public, prompt = view.public, view.prompt
    assert isinstance(public, BidEuchrePublic)
    assert view.seat is not None
    assert prompt is not None
    if CALL in prompt.actions and settings.number("revoke_penalty") and has_caught(public, view.seat):
        return CALL
    held, decks = view.known.holdings[view.seat], settings.number("decks")
    match prompt.phase:
        case "auction" | "stuck":
            return bid(settings, view)
        case "trump":
            return name_trump(settings, view)
        case "discard":
            return exchange.discard(held, decks)
        case "closing":
            return PASS
        case "give" | "give_several":
            assert public.trump is not None
            return exchange.give_away(held, public.trump, decks, settings.flag("joker"))
        case "give_back" | "give_back_several":
            assert public.trump is not None
            return exchange.give_back(_named(prompt.actions, held), public.trump)
        case _:
            return _card(settings, view)


def _card(settings: Settings, view: View) -> Action:
    sight = sight_of(view, settings)
    playable = sight.order.follows(sight.held, sight.led) or sight.held
    if not playable & (playable - 1):
        return play(next(cards(playable)))
    return play(follow(sight, playable) if sight.trick else lead(plans(sight), sight, playable))


def _named(actions: tuple[Action, ...], held: CardSet) -> CardSet:
    """The own cards that these actions name."""
    some = 0
    for action in actions:
        some |= split(action, held)[1]
    return some

"""Laying down: a player on lead whose every card is sure to take its trick need not play them one by one.

Law: whether that is sure follows from the claimer's view alone, so that neither yes nor no tells them more.
"""

from game.rules.actions import Action, split
from game.rules.cards import EITHER_PACK, Card, CardSet, Seat, cards
from game.rules.game import Game
from game.rules.order import Order
from game.rules.settings import Settings
from game.rules.tricks import played
from game.rules.view import Standing, View, view_of
from game.table.match import Match, MatchStep

LAY_DOWN = Action("lay down")
"""What is said by it. No record has this word: it has the cards that are played."""
NOT_SURE = "not-sure"
"""The key of the sentence for a claim that is refused."""


def laid_down(match: Match, seat: Seat) -> list[MatchStep]:
    """The rest of the play as it goes when this seat, being on turn, lays its cards down: each of them led as
    long as that is sure, and what the others add. Empty where it is not sure."""
    steps: list[MatchStep] = []
    while (action := _next(match, seat, bool(steps))) is not None:
        turn = match.hand.public.turn if match.hand else None
        assert turn is not None
        steps.append(match.after(turn, action))
        match = steps[-1].match
    return steps


def _next(match: Match, seat: Seat, begun: bool) -> Action | None:
    hand = match.hand
    assert hand is not None
    public = hand.public
    if public.turn is None:
        return None
    if public.turn == seat and not public.trick:
        standing = Standing(match.names, (), len(match.played))
        return sure_lead(match.game, match.settings, view_of(hand, seat, standing))
    if not begun or not public.trick:
        return None
    order = match.game.order(match.settings, public, hand.sees(public.turn))
    return given_up(order, hand.legal(), hand.secret.holdings[public.turn], public.trick[0].card)


def sure_lead(game: Game, settings: Settings, view: View) -> Action | None:
    """What a player who lays down leads next. None while it is not sure that each of their cards takes a
    trick against all cards that they cannot see, wherever these lie; only a seat on lead may lay down."""
    leads = _leads(view)
    if not leads:
        return None
    assert view.seat is not None
    held = view.known.holdings[view.seat]
    order = game.order(settings, view.public, view.known)
    unseen = _unseen(game, settings, view)
    if not all(_takes(order, card, _still_out(order, card, held, unseen)) for card in cards(held)):
        return None
    return max(leads, key=lambda action: _strength(order, leads[action]))


def given_up(order: Order, actions: tuple[Action, ...], held: CardSet, led: Card) -> Action | None:
    """What another seat adds to a trick that is lost to them: their lowest card, of the suit led if they have
    it. None if they are asked something else."""
    plays = _plays(actions, held)
    following = order.follows(held, order.suit(led))
    fitting = {action: card for action, card in plays.items() if following >> card & 1} or plays
    return min(fitting, key=lambda action: _strength(order, fitting[action]), default=None)


def _leads(view: View) -> dict[Action, Card]:
    if view.prompt is None or view.seat is None or view.public.trick:
        return {}
    return _plays(view.prompt.actions, view.known.holdings[view.seat])


def _plays(actions: tuple[Action, ...], held: CardSet) -> dict[Action, Card]:
    """The actions that play a card, and which."""
    named = {action: split(action, held)[1] for action in actions if action.startswith("play ")}
    return {action: next(cards(some)) for action, some in named.items() if some}


def _unseen(game: Game, settings: Settings, view: View) -> tuple[Card, ...]:
    """All that others may play."""
    assert view.seat is not None
    public, known = view.public, view.known
    left = list(game.pack(settings))
    for card in cards(known.holdings[view.seat] | known.aside | played(public.tricks, public.trick)):
        # Views number the copies of a card by their own knowledge: it is all one which is gone.
        left.remove(next(each for each in left if each & EITHER_PACK == card & EITHER_PACK))
    return tuple(left)


def _still_out(order: Order, lead: Card, held: CardSet, unseen: tuple[Card, ...]) -> tuple[Card, ...]:
    """The unseen cards that may be out when this one is led: trumps are led first, and draw the others."""
    trumps = 0 if order.trump is None else order.suit_cards[order.trump]
    theirs = [card for card in unseen if trumps >> card & 1]
    if trumps >> lead & 1 or (held & trumps).bit_count() < len(theirs):
        return unseen
    return tuple(card for card in unseen if not trumps >> card & 1)


def _takes(order: Order, card: Card, others: tuple[Card, ...]) -> bool:
    led = order.suit(card)
    return all(order.best((card, other), led) == 0 for other in others)


def _strength(order: Order, card: Card) -> int:
    return order.strength[card & EITHER_PACK]

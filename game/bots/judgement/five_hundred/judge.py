"""`chooser`: turns the rules of thumb into a `Choose`, one question of the table at a time."""

from random import Random

from game.bots.choose import Choose
from game.bots.judgement.bowers.following import follow
from game.bots.judgement.bowers.leading import lead
from game.bots.judgement.bowers.sight import Sight
from game.bots.judgement.five_hundred import announcing, exchange, misere
from game.bots.judgement.five_hundred.bidding import bid
from game.bots.judgement.five_hundred.danger import before_play
from game.bots.judgement.five_hundred.leading import plans
from game.bots.judgement.five_hundred.sight import sight_of
from game.rules.actions import Action, play
from game.rules.cards import JOKER, SUITS, Card, CardSet, card, card_set, cards, suit_cards
from game.rules.five_hundred.auction import LOOK
from game.rules.five_hundred.bids import Bid
from game.rules.five_hundred.pack import pack_set
from game.rules.five_hundred.position import FiveHundredPublic
from game.rules.settings import Settings
from game.rules.view import View


def chooser(settings: Settings) -> Choose:
    """A player that never looks further than its rules of thumb; it draws no chance at all."""

    def choose(view: View, random: Random) -> Action:
        return _answer(settings, view)

    return choose


def _answer(settings: Settings, view: View) -> Action:
    public = view.public
    assert isinstance(public, FiveHundredPublic)
    assert view.prompt is not None
    assert view.seat is not None
    held = view.known.holdings[view.seat]
    pack = pack_set(len(public.counts))
    defenders = len(public.in_play) - 1
    match view.prompt.phase:
        case "look":
            return LOOK  # a blind misère is made far too seldom ever to be bid
        case "auction" | "raise":
            return bid(settings, view)
        case "discard":
            return exchange.discard(_contract(public), held, pack, defenders)
        case "nominate":
            return announcing.nominate(_contract(public), held, before_play(held, pack, defenders))
        case "partner":
            return announcing.call(_contract(public), held, pack & ~held & ~view.known.aside & ~(1 << JOKER))
        case _:
            return _card(sight_of(view, settings), _contract(public), view.prompt.actions)


def _contract(public: FiveHundredPublic) -> Bid:
    assert public.contract is not None
    return public.contract


def _card(sight: Sight, contract: Bid, actions: tuple[Action, ...]) -> Action:
    if len(actions) == 1:
        return actions[0]
    playable = card_set(card(action.split(" ")[1]) for action in actions)
    chosen = _choose_card(sight, contract, playable)
    if chosen == JOKER and play(JOKER) not in actions:
        return _joker_lead(sight, actions)
    return play(chosen)


def _choose_card(sight: Sight, contract: Bid, playable: CardSet) -> Card:
    if not playable & (playable - 1):
        return next(cards(playable))
    if contract.misere:
        return misere.duck(sight, playable) if sight.contracting else misere.attack(sight, playable)
    return follow(sight, playable) if sight.trick else lead(plans(sight), sight, playable)


def _joker_lead(sight: Sight, actions: tuple[Action, ...]) -> Action:
    """As the suit this hand is longest in: its high cards held by others fall."""
    length = {letter: (sight.held & suit_cards(suit)).bit_count() for suit, letter in enumerate(SUITS)}
    return max((action for action in actions if " as " in action), key=lambda action: length[action[-1]])

"""`adviser`: turns the rules of thumb into an `Advise`, one question of the table at a time."""

from functools import partial

from game.bots.choose import Advise, Choose, following
from game.bots.judgement.bowers.following import follow
from game.bots.judgement.bowers.leading import lead
from game.bots.judgement.bowers.sight import Sight
from game.bots.judgement.five_hundred import announcing, exchange, misere
from game.bots.judgement.five_hundred.bidding import bid
from game.bots.judgement.five_hundred.danger import before_play
from game.bots.judgement.five_hundred.leading import plans
from game.bots.judgement.five_hundred.sight import sight_of
from game.bots.judgement.judged import Judged, advice, judged, to_play
from game.rules.actions import Action, play
from game.rules.cards import JOKER, SUITS, CardSet, card, card_set, cards, suit_cards
from game.rules.five_hundred.auction import LOOK
from game.rules.five_hundred.bids import Bid
from game.rules.five_hundred.pack import pack_set
from game.rules.five_hundred.position import FiveHundredPublic
from game.rules.prompt import Advice
from game.rules.settings import Settings
from game.rules.view import View


def adviser(settings: Settings) -> Advise:
    """A player that never looks further than its rules of thumb; it draws no chance at all."""
    return partial(_answer, settings)


def chooser(settings: Settings) -> Choose:
    return following(adviser(settings))


def _answer(settings: Settings, view: View) -> Advice:
    public = view.public
    assert isinstance(public, FiveHundredPublic)
    assert view.prompt is not None
    assert view.seat is not None
    held = view.known.holdings[view.seat]
    pack = pack_set(len(public.counts))
    defenders = len(public.in_play) - 1
    match view.prompt.phase:
        case "look":
            return advice(LOOK, "look")  # a blind misère is made far too seldom ever to be bid
        case "auction" | "raise":
            return bid(settings, view)
        case "discard":
            contract = _contract(public)
            return advice(exchange.discard(contract, held, pack, defenders), _reason_to_discard(contract))
        case "nominate":
            contract = _contract(public)
            named = announcing.nominate(contract, held, before_play(held, pack, defenders))
            return advice(named, "nominate_misere" if contract.misere else "nominate")
        case "partner":
            others = pack & ~held & ~view.known.aside & ~(1 << JOKER)
            return advice(announcing.call(_contract(public), held, others), "call")
        case _:
            return _card(sight_of(view, settings), _contract(public), view.prompt.actions)


def _reason_to_discard(contract: Bid) -> str:
    if contract.misere:
        return "discard_misere"
    return "discard_no_trumps" if contract.suit is None else "discard"


def _contract(public: FiveHundredPublic) -> Bid:
    assert public.contract is not None
    return public.contract


def _card(sight: Sight, contract: Bid, actions: tuple[Action, ...]) -> Advice:
    if len(actions) == 1:
        return advice(actions[0], "only_card")
    playable = card_set(card(action.split(" ")[1]) for action in actions)
    chosen = _choose_card(sight, contract, playable)
    if chosen.card == JOKER and play(JOKER) not in actions:
        return advice(_joker_lead(sight, actions), "joker_lead")
    return to_play(chosen)


def _choose_card(sight: Sight, contract: Bid, playable: CardSet) -> Judged:
    if not playable & (playable - 1):
        return judged(next(cards(playable)), "only_card")
    if contract.misere:
        return misere.duck(sight, playable) if sight.contracting else misere.attack(sight, playable)
    return follow(sight, playable) if sight.trick else lead(plans(sight), sight, playable)


def _joker_lead(sight: Sight, actions: tuple[Action, ...]) -> Action:
    """As the suit this hand is longest in: its high cards held by others fall."""
    length = {letter: (sight.held & suit_cards(suit)).bit_count() for suit, letter in enumerate(SUITS)}
    return max((action for action in actions if " as " in action), key=lambda action: length[action[-1]])

"""What to say in the auction: the bid that promises most points, if it promises more than to pass."""

from game.bots.judgement.five_hundred.forecast import (
    Forecast,
    heard,
    others_tricks,
    own_misere,
    own_tricks,
    without_kitty,
)
from game.bots.judgement.five_hundred.stakes import Stakes
from game.bots.judgement.five_hundred.worth import ACES, likely_winners
from game.bots.judgement.judged import advice
from game.rules.actions import PASS, Action
from game.rules.cards import SUITS, CardSet, Seat, Side
from game.rules.five_hundred.bids import BIDS, Bid
from game.rules.five_hundred.pack import pack_set
from game.rules.five_hundred.position import FiveHundredPublic, sides, standing
from game.rules.prompt import Advice, Words
from game.rules.settings import Settings
from game.rules.view import View

_LEAST_CHANCE = 0.52
_OVER_PARTNER = 15.0
"""So many points more must be in sight before a partner's standing bid is taken away."""


def bid(settings: Settings, view: View) -> Advice:
    public = view.public
    assert isinstance(public, FiveHundredPublic)
    assert view.seat is not None
    assert view.prompt is not None
    offers = [(action, BIDS[action]) for action in view.prompt.actions if action in BIDS]
    held = view.known.holdings[view.seat]
    side_of = {seat: side for side, seats in enumerate(sides(settings)) for seat in seats}
    stakes = Stakes(settings, public.scores, side_of[view.seat])
    high = standing(public)
    wanted = [offer for _, offer in offers] + ([high[1]] if high else [])
    forecasts = _forecasts(settings, public, held, view.seat, wanted)
    best_action, best = PASS, 0.0
    if high and high[0] == view.seat:  # only its own bid is left, and it may raise that (500-26)
        best = stakes.of_contract(high[1], forecasts[high[1]], stakes.side)
    elif high:
        best = _letting_stand(high[1], held, stakes, side_of[high[0]])
    for action, offer in offers:
        forecast = forecasts[offer]
        if not _sound(offer, forecast, held):
            continue
        expected = stakes.of_contract(offer, forecast, stakes.side)
        if expected > best:
            best_action, best = action, expected
    return _told(best_action, forecasts, high, side_of, view.seat)


def _told(
    said: Action,
    forecasts: dict[Bid, Forecast],
    high: tuple[Seat, Bid] | None,
    side_of: dict[Seat, Side],
    seat: Seat,
) -> Advice:
    """With the reason for it."""
    if said != PASS:
        offer = BIDS[said]
        if offer.misere:
            return advice(said, "bid_misere")
        words: Words = (("tricks", round(forecasts[offer].tricks)),)
        if offer.suit is None:
            return advice(said, "bid_no_trumps", words)
        return advice(said, "bid", (*words, ("suit", SUITS[offer.suit])))
    if high is None:
        return advice(said, "pass_first")
    if high[0] == seat:
        return advice(said, "let_own_bid_stand")
    ours = side_of[high[0]] == side_of[seat]
    return advice(said, "pass_to_partner" if ours else "pass_to_foe", (("seat", high[0]),))


def _forecasts(
    settings: Settings, public: FiveHundredPublic, held: CardSet, seat: Seat, offers: list[Bid]
) -> dict[Bid, Forecast]:
    teams = sides(settings)
    mates = frozenset(next(team for team in teams if seat in team)) - {seat}
    ears = heard(public.bids)
    shape = len(public.counts), len(teams)
    pack = pack_set(len(public.counts))
    by_suit = {suit: own_tricks(held, suit, shape, ears, mates, seat) for suit in (0, 1, 2, 3, None)}
    defenders = len(public.counts) - len(mates) - 1
    forecasts = {}
    for offer in offers:
        if offer.misere:
            forecasts[offer] = own_misere(held, offer, pack, defenders)
        else:
            with_kitty = by_suit[offer.suit]
            forecasts[offer] = without_kitty(with_kitty) if offer.sans_kitty else with_kitty
    return forecasts


def _letting_stand(offer: Bid, held: CardSet, stakes: Stakes, owner: Side) -> float:
    """What may be expected if this bid of another seat is played."""
    friend = owner == stakes.side
    expected = stakes.of_contract(offer, others_tricks(held, offer, friend=friend), owner)
    return expected + _OVER_PARTNER if friend else expected


def _sound(offer: Bid, forecast: Forecast, held: CardSet) -> bool:
    if offer.misere:
        return 1 - forecast.caught >= _LEAST_CHANCE
    if offer.suit is None and not held & ACES:
        return False  # whoever gets in runs a suit, and a person opposite would count on an ace
    if offer.tricks == 10 and likely_winners(held, offer.suit) < 10:
        return False
    return forecast.chance(offer.tricks) >= _LEAST_CHANCE

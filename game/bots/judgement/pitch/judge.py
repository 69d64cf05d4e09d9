"""`adviser`: turns the rules of thumb into an `Advise`, one question of the table at a time."""

from functools import partial

from game.bots.choose import Advise, Choose, following
from game.bots.judgement.judged import Judged, judged, to_play
from game.bots.judgement.pitch.bidding import bid, suit_to_pitch
from game.bots.judgement.pitch.card_play import best_card
from game.bots.judgement.pitch.sight import sight_of
from game.bots.judgement.pitch.stakes import Stakes
from game.rules.cards import cards, suit_cards
from game.rules.pitch.auction import BIDS, HIGHEST, PITCH
from game.rules.pitch.play import playable
from game.rules.pitch.position import PitchPublic, side_of
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
    assert isinstance(public, PitchPublic)
    if public.phase == "play":
        return to_play(_card(settings, view, public.bid))
    advised = bid(settings, view)
    if BIDS.get(advised.action) != HIGHEST:
        return advised
    card = _card(settings, view, HIGHEST).card
    return Advice(PITCH[card], advised.reason)  # the same as to bid it and then lead (PI-13)


def _card(settings: Settings, view: View, number: int) -> Judged:
    public, seat = view.public, view.seat
    assert isinstance(public, PitchPublic)
    assert seat is not None
    held = view.known.holdings[seat]
    if public.trump is not None:
        allowed = playable(public, held)
        if not allowed & (allowed - 1):
            return judged(next(cards(allowed)), "only_card")
        return best_card(sight_of(view, settings, public.trump), allowed)
    stakes = Stakes(settings, public.scores)
    trump = suit_to_pitch(stakes, side_of(settings, seat), held, number)
    return judged(best_card(sight_of(view, settings, trump), held & suit_cards(trump)).card, "first_lead")

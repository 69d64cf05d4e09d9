"""`chooser`: turns the rules of thumb into a `Choose`, one question of the table at a time."""

from random import Random

from game.bots.choose import Choose
from game.bots.judgement.pitch.bidding import bid, suit_to_pitch
from game.bots.judgement.pitch.card_play import best_card
from game.bots.judgement.pitch.sight import sight_of
from game.bots.judgement.pitch.stakes import Stakes
from game.rules.actions import Action, play
from game.rules.cards import Card, suit_cards
from game.rules.pitch.auction import BIDS, HIGHEST, PITCH
from game.rules.pitch.play import playable
from game.rules.pitch.position import PitchPublic, side_of
from game.rules.settings import Settings
from game.rules.view import View


def chooser(settings: Settings) -> Choose:
    """A player that never looks further than its rules of thumb; it draws no chance at all."""

    def choose(view: View, random: Random) -> Action:
        return _answer(settings, view)

    return choose


def _answer(settings: Settings, view: View) -> Action:
    public = view.public
    assert isinstance(public, PitchPublic)
    if public.phase == "play":
        return play(_card(settings, view, public.bid))
    said = bid(settings, view)
    if BIDS.get(said) == HIGHEST:
        return PITCH[_card(settings, view, HIGHEST)]  # the same as to bid it and then lead (PI-13)
    return said


def _card(settings: Settings, view: View, number: int) -> Card:
    public, seat = view.public, view.seat
    assert isinstance(public, PitchPublic)
    assert seat is not None
    held = view.known.holdings[seat]
    if public.trump is not None:
        return best_card(sight_of(view, settings, public.trump), playable(public, held))
    stakes = Stakes(settings, public.scores)
    trump = suit_to_pitch(stakes, side_of(settings, seat), held, number)
    return best_card(sight_of(view, settings, trump), held & suit_cards(trump))

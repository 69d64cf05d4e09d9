"""Laying down: when every trick that is left is sure, and what the table makes of it."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from walks import Deal, deals, walk

from game.rules.actions import Action, split
from game.rules.cards import Seat, set_of_words
from game.rules.hand import Hand, Secret
from game.rules.view import Standing, view_of
from game.table.claim import NOT_SURE, laid_down, sure_lead
from game.table.match import Match
from tests.table.matches import said, start
from tests.table.room import Room

NOBODY = Standing((), (), 1)
TEN_SPADES = ("bid 10S", "pass", "pass", "pass", "discard 4D 4H 5H")


def ten_spades(held: str = "JO JS JC AS KS QS AH KH QH AD", others: str = "10S 9S 8S 7S 6S 5S") -> Match:
    """A contract of seat 0 on lead with these cards; seat 1 has all the other trumps."""
    match = start(blind_misere=False)
    own, kitty = set_of_words(held), set_of_words("4D 4H 5H")
    rest = [card for card in match.game.pack(match.settings) if not (own | kitty) >> card & 1]
    trumps = [card for card in rest if set_of_words(others) >> card & 1]
    plain = [card for card in rest if card not in trumps]
    left = trumps + plain
    heaps = (own, *(sum(1 << card for card in left[at : at + 10]) for at in (0, 10, 20)))
    return said(match.deal(Secret(heaps, kitty), 3), *TEN_SPADES)


def test_a_player_whose_every_card_is_sure_takes_every_trick_by_laying_down() -> None:
    match = laid_down(ten_spades(), 0)[-1].match
    assert match.result is not None
    assert match.result.tricks == (10, 0, 0, 0)


@pytest.mark.parametrize(
    ("held", "what"),
    [
        ("JO JS JC AS KS AH KH QH AD KD", "six trumps are out, and only five draw them"),
        ("JO JS JC AS QS 10S AH KH QH AD", "the king of trumps beats the queen"),
        ("JO JS JC AS KS QS AH KH JH AD", "the queen beats the jack"),
    ],
)
def test_what_may_be_lost_is_not_laid_down(held: str, what: str) -> None:
    assert laid_down(ten_spades(held, "9S 8S 7S 6S 5S 10S QS KS"), 0) == [], what


def test_the_table_plays_it_to_the_end_and_everybody_is_told() -> None:
    room = Room(ten_spades()).fill()
    room.forget()
    room.guests[0].lay_down()
    room.poll()
    assert room.table.match.result is not None
    assert room.told() == [40] * 4
    assert room.kept[-1].hands[-1].result is not None


def test_a_claim_that_is_not_sure_is_refused_and_the_question_stays_open() -> None:
    room = Room(ten_spades("JO JS JC AS KS AH KH QH AD KD")).fill()
    before = room.table.match
    room.guests[0].lay_down()
    room.poll()
    assert room.guests[0].take_refusals() == [NOT_SURE]
    assert room.table.match is before


def test_only_the_seat_on_turn_lays_down_and_only_once() -> None:
    room = Room(ten_spades()).fill()
    room.guests[1].lay_down()
    room.poll()
    assert room.table.match.result is None
    room.guests[0].lay_down()
    room.guests[0].lay_down()
    room.poll()
    assert len(room.table.match.played) == 1
    assert room.guests[0].take_refusals() == []


@given(deals(), st.randoms(use_true_random=False))
def test_whoever_lays_down_takes_every_trick_however_the_others_play(deal: Deal, chance: Random) -> None:
    for hand, _, _ in walk(deal):
        seat = hand.public.turn
        assert seat is not None
        if sure_lead(deal.game, deal.settings, view_of(hand, seat, NOBODY)):
            taken = len(hand.public.tricks)
            end = to_the_end(deal, hand, seat, chance)
            assert {trick.winner for trick in end.public.tricks[taken:]} == {seat}
            return


def to_the_end(deal: Deal, hand: Hand, claimer: Seat, chance: Random) -> Hand:
    while hand.public.turn is not None and any(hand.public.counts):
        seat = hand.public.turn
        action = sure_lead(deal.game, deal.settings, view_of(hand, seat, NOBODY)) if seat == claimer else None
        hand = hand.after(action or honest(deal, hand, chance)).hand
    return hand


def honest(deal: Deal, hand: Hand, chance: Random) -> Action:
    """Any play that is no revoke, which some tables let pass (BE-60)."""
    assert hand.public.turn is not None
    held = hand.secret.holdings[hand.public.turn]
    plays = [action for action in hand.legal() if action.startswith("play ")]
    if not plays:
        return chance.choice(hand.legal())
    order = deal.game.order(deal.settings, hand.public, hand.sees(hand.public.turn))
    led = order.suit(hand.public.trick[0].card) if hand.public.trick else None
    following = order.follows(held, led)
    fitting = [action for action in plays if split(action, held)[1] & following]
    return chance.choice(fitting or plays)

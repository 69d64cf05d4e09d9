"""Bots at the table: sound over many hands of bidding and play."""

from functools import cache
from typing import NamedTuple

import pytest

from game.bots.judgement.bid_euchre.judge import chooser
from game.bots.judgement.bowers.sight import Sight
from game.bots.simulate import simulate
from game.rules.actions import split
from game.rules.bid_euchre.bids import Bid, bids
from game.rules.bid_euchre.pack import tricks
from game.rules.bid_euchre.ranking import left_bower
from game.rules.cards import Card, CardSet, cards
from game.rules.view import view_of
from tests.bots.bid_euchre.seats import BID_EUCHRE, TABLE, Asked, opened, rules


class Bidden(NamedTuple):
    bid: Bid
    made: bool


HANDS = {1: 600, 2: 300}


@cache
def sample(decks: int, **chosen: object) -> tuple[Bidden, ...]:
    """What was bid, and what became of it."""
    settings = rules(decks=decks, **chosen)
    known = bids(tricks(settings))
    found = []
    for record in simulate(BID_EUCHRE, settings, [chooser(settings)] * 4, HANDS[decks], 20, False):
        for hand in record.hands:
            said = [(seat, known[action]) for seat, action in hand.actions if action in known]
            assert hand.result is not None
            if said:
                seat, bid = said[-1]
                found.append(Bidden(bid, hand.result.points[seat % 2] > 0))
    return tuple(found)


@pytest.mark.parametrize("decks", [1, 2])
def test_most_numbers_bid_are_made(decks: int) -> None:
    made = [each.made for each in sample(decks) if not each.bid.alone]
    assert sum(made) >= 0.6 * len(made)


@pytest.mark.parametrize(
    "chosen", [{"decks": 1}, {"decks": 1, "slam_set": "stake"}, {"decks": 2, "ask_cards": 3}]
)
def test_most_asks_and_moons_are_made(chosen: dict[str, object]) -> None:
    made = [each.made for each in sample(**chosen) if each.bid.alone]  # type: ignore[arg-type]
    assert made
    assert sum(made) >= 0.5 * len(made)


@pytest.mark.parametrize("decks", [1, 2])
def test_bids_are_neither_timid_nor_wild(decks: int) -> None:
    """Hardly a hand is thrown in, half of the tricks or more are bid, and few play alone."""
    bidden = [each.bid for each in sample(decks)]
    assert len(bidden) >= 0.95 * HANDS[decks]
    assert sum(bid.tricks > 3 * decks for bid in bidden) >= 0.6 * len(bidden)
    assert sum(bool(bid.alone) for bid in bidden) <= 0.25 * len(bidden)


class Played(NamedTuple):
    sight: Sight
    card: Card
    playable: CardSet


@cache
def plays(decks: int) -> tuple[Played, ...]:
    """Every card of some hands of bots, and what its player saw."""
    found = []
    settings = rules(decks=decks)
    for hand in opened(400 // decks, (0, 0), settings):
        while hand.public.turn is not None:
            asked = Asked(settings, view_of(hand, hand.public.turn, TABLE))
            if hand.public.phase == "play":
                sight = asked.sight
                (card,) = cards(split(asked.answer, sight.held)[1])
                playable = sight.order.follows(sight.held, sight.led) or sight.held
                found.append(Played(sight, card, playable))
            hand = hand.after(asked.answer).hand
    return tuple(found)


@pytest.mark.parametrize("decks", [1, 2])
def test_nobody_but_the_declarer_leads_a_trump_that_may_be_beaten_while_it_has_another_suit(
    decks: int,
) -> None:
    for sight, card, _ in plays(decks):
        if sight.led is None and sight.seat != sight.contractor and sight.trumps >> card & 1:
            beaten = sight.stronger(card, sight.foes_may_hold(sight.trumps))
            assert not beaten or not sight.held & ~sight.trumps


def guards_a_left_bower(sight: Sight) -> bool:
    """Whether its trumps are a left bower and a smaller one, and a foe may hold what beats the bower."""
    assert sight.order.trump is not None
    bower = Card(left_bower(sight.order.trump))
    trumps = sorted(sight.strength(each) for each in cards(sight.held & sight.trumps))
    fears = sight.stronger(bower, sight.foes_may_hold(sight.trumps))
    return bool(fears) and len(trumps) == 2 and trumps[0] < trumps[1] == sight.strength(bower)


@pytest.mark.parametrize("decks", [1, 2])
def test_nobody_bares_the_left_bower_to_trump_a_trick_that_a_foe_may_take_back(decks: int) -> None:
    """T-035."""
    guarded = 0
    for sight, card, playable in plays(decks):
        may_spare_it = sight.led is not None and playable & ~sight.trumps and playable & sight.trumps
        if may_spare_it and set(sight.later) & sight.foes and guards_a_left_bower(sight):
            guarded += 1
            assert not sight.trumps >> card & 1
    assert guarded


@pytest.mark.parametrize("decks", [1, 2])
def test_nobody_takes_a_trick_from_a_partner_who_has_it(decks: int) -> None:
    for sight, card, playable in plays(decks):
        if sight.trick and sight.winning().seat in sight.friends and not set(sight.later) & sight.foes:
            best = sight.winning().card
            gentle = [each for each in cards(playable) if not sight.beats(each, best, sight.led)]
            assert not gentle or card in gentle

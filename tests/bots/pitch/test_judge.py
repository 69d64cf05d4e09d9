"""Bots at the table: always legal, blind to what is hidden, sound over many hands."""

from collections.abc import Iterator, Sequence
from functools import cache
from random import Random
from typing import NamedTuple

import pytest
from walks import agreeing, pick, random_deal, values_of

from game.bots.choose import any_action
from game.bots.judgement.pitch.judge import chooser
from game.bots.simulate import simulate
from game.rules.actions import PASS, Action
from game.rules.cards import CardSet, Side, card_set, cards
from game.rules.hand import Hand
from game.rules.pitch.position import sides
from game.rules.pitch.ranking import PACK
from game.rules.settings import Settings
from game.rules.view import Standing, view_of
from tests.bots.pitch.seats import PITCH
from tests.table.test_secrecy import hidden_places, swapped

SEVEN = Standing(("A", "B", "C", "D", "E", "F", "G"), (True,) * 7, 1)
WHOLE_PACK: CardSet = card_set(PACK)


def any_rules(chance: Random) -> Settings:
    return agreeing(PITCH, {each.key: chance.choice(values_of(each)) for each in PITCH.settings})


def answer(hand: Hand) -> Action:
    return chooser(hand.settings)(view_of(hand, hand.public.turn, SEVEN), Random(0))


def hand_of(settings: Settings, seed: int, follow: float) -> Iterator[tuple[Hand, Action]]:
    """Every position of a hand with what the bot would do there; it is done so often, else chance decides."""
    hand, chance = random_deal(PITCH, settings, seed).open(), Random(seed)
    while hand.public.phase != "over":
        action = answer(hand)
        yield hand, action
        hand = hand.after(action if chance.random() < follow else pick(hand, chance)).hand


@pytest.mark.parametrize("follow", [0.0, 0.7, 1.0])
def test_whatever_is_set_and_whatever_others_do_the_bot_acts_within_the_rules(follow: float) -> None:
    chance = Random(2024)
    for seed in range(150):
        for hand, action in hand_of(any_rules(chance), seed, follow):
            assert action in hand.legal()


@pytest.mark.parametrize("follow", [0.5, 1.0])
def test_two_unseen_cards_that_change_places_change_no_answer(follow: float) -> None:
    """T-025; what was not dealt is unseen too."""
    chance = Random(7)
    tried = 0
    for seed in range(100):
        for hand, action in hand_of(any_rules(chance), seed, follow):
            places = hidden_places(hand, hand.public.turn, WHOLE_PACK)
            if len(places) < 2:
                continue
            (one, first), (two, second) = chance.sample(places, 2)
            secret = swapped(
                hand.secret,
                (one, chance.choice(list(cards(first)))),
                (two, chance.choice(list(cards(second)))),
            )
            assert answer(PITCH.hand(hand.settings, hand.public, secret)) == action
            tried += 1
    assert tried > 2000


class Pitched(NamedTuple):
    number: int
    made: bool


@cache
def sample(players: int, hands: int, partners: bool = False) -> tuple[Pitched, ...]:
    """What was bid, and what became of it."""
    settings = PITCH.check({"players": players, "partners": partners})
    side_of = {seat: side for side, seats in enumerate(sides(settings)) for seat in seats}
    pitched = []
    for record in simulate(PITCH, settings, [chooser(settings)] * players, hands, 20, False):
        for hand in record.hands:
            number, pitcher = 0, hand.dealer
            for seat, action in hand.actions:
                if action.startswith("play"):
                    break
                if action != PASS:
                    number, pitcher = numbered(action, number), seat
            assert hand.result
            pitched.append(Pitched(number, hand.result.points[side_of[pitcher]] > 0))
    return tuple(pitched)


def numbered(action: Action, standing: int) -> int:
    if action.startswith("bid"):
        return int(action[-1])
    return standing if action == "steal" else 4


TABLES = [(2, False), (3, False), (4, False), (4, True), (5, False), (7, False)]


@pytest.mark.parametrize(("players", "partners"), TABLES)
def test_most_bids_are_made(players: int, partners: bool) -> None:
    pitched = sample(players, 200, partners)
    assert sum(each.made for each in pitched) >= 0.55 * len(pitched)


@pytest.mark.parametrize(("players", "partners"), TABLES)
def test_bids_are_neither_timid_nor_wild(players: int, partners: bool) -> None:
    pitched = sample(players, 200, partners)
    assert sum(each.number >= 2 for each in pitched) >= 0.8 * len(pitched)
    assert sum(each.number == 4 for each in pitched) <= 0.25 * len(pitched)


def won_by(settings: Settings, side: Side, seed: int) -> Sequence[Side] | None:
    """The winners of a match of bots on this side against chance on all others."""
    seats = sides(settings)[side]
    choosers = [
        chooser(settings) if seat in seats else any_action for seat in range(settings.number("players"))
    ]
    return next(simulate(PITCH, settings, choosers, hands=1, seed=seed, legal=False)).winners


@pytest.mark.parametrize(
    ("players", "partners", "matches"), [(2, False, 60), (3, False, 20), (4, False, 20), (4, True, 40)]
)
def test_one_side_of_bots_beats_chance_on_all_others(players: int, partners: bool, matches: int) -> None:
    settings = PITCH.check({"players": players, "partners": partners})
    count = len(sides(settings))
    won = sum(won_by(settings, seed % count, seed) == (seed % count,) for seed in range(matches))
    assert won >= 0.95 * matches

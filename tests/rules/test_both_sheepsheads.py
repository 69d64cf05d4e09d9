"""The plain reading of Sheepshead and the engine, decision by decision on random matches."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from typing import Any

import pytest
from plain_sheepshead import CUT, FAIL, PACK, TRUMPS, PlainSheepshead

from game.rules.actions import Action
from game.rules.cards import set_of_words, text, words
from game.rules.events import Event, Moved, Said, shown_to
from game.rules.games import GAMES
from game.rules.hand import Secret
from game.rules.sheepshead.hand import SheepsheadHand
from game.rules.tricks import Play
from game.table.match import Match, new_match

# Holdings that make rare things likely: tens, every trick, none, an under, a partner with one suit.
LIKELY = [
    ["AC", "AS", "AH"],
    ["AC", "AS", "AH", "10C", "9S"],
    TRUMPS[:8],
    [*TRUMPS[8:], "7C", "8C"],
    ["AC", "AS", *TRUMPS[3:7]],
    ["AH", "9H", *TRUMPS[8:]],
    ["AS", "KS", "9S", "8S", "QC", "QS"],
    [],
]
VALUES: dict[str, list[Any]] = {
    "players": [3, 4, 5, 5, 5, 6, 6, 6],
    "hands": [0, 1, 2, 4],
    "no_pick": ["leaster", "doubler", "forced"],
    "doublers": ["queue", "stack"],
    "leaster_blind": ["last", "first", "none"],
    "leaster_needs_trick": [True, False],
    "partner": ["called", "called", "called", "jack", "none"],
    "under": [True, True, False],
    "picker_may_lead_called": [True, False],
    "partner_may_lead_called": [True, False],
    "double_on_bump": [True, False],
}


STRONGEST = [*TRUMPS, *(card for rank in zip(*FAIL.values(), strict=True) for card in rank)]


def random_heaps(chance: Random, players: int) -> tuple[list[list[str]], list[str]]:
    """A deal; often a seat holds three aces, or all the best cards, or hardly any."""
    each, in_blind = CUT[players]
    likely = chance.choice(LIKELY)
    first = chance.sample(likely, min(each, len(likely)))
    pack = first + chance.sample([card for card in PACK if card not in first], len(PACK) - len(first))
    heaps = [pack[seat * each : (seat + 1) * each] for seat in range(players)]
    turned = chance.randrange(players)
    return heaps[turned:] + heaps[:turned], pack[len(PACK) - in_blind :]


@dataclass
class Temper:
    """How a random hand is played, so that what is rare comes up."""

    chance: Random

    def __post_init__(self) -> None:
        self.passes = self.chance.choice([0.2, 0.6, 1.0, 1.0])
        self.buries = self.chance.choice(["any", "fail", "aces", "fail"])
        self.plays = [self.chance.choice(["any", "any", "high", "low"]) for _ in range(6)]

    def pick(self, hand: PlainSheepshead) -> str:
        legal = hand.legal()
        if hand.phase == "pick" and "pass" in legal:
            return "pass" if self.chance.random() < self.passes else "pick"
        if hand.phase == "bury" and self.buries != "any":
            return max(self.chance.sample(legal, len(legal)), key=self._buries_well)
        if hand.phase == "call" and len(legal) > 1:
            return self.chance.choice(legal[1:] if self.chance.random() < 0.8 else legal)
        assert hand.turn is not None
        if hand.phase == "play" and self.plays[hand.turn] != "any":
            best_first = sorted(legal, key=lambda action: STRONGEST.index(action.split(" ")[1]))
            return best_first[0 if self.plays[hand.turn] == "high" else -1]
        return self.chance.choice(legal)

    def _buries_well(self, bury: str) -> int:
        fail = [card for card in bury.split(" ")[1:] if card not in TRUMPS]
        return sum((card[0] == "A") == (self.buries == "aces") for card in fail)


# ---- against the engine

GAME = GAMES["sheepshead"]


def words_of(some: int) -> list[str]:
    return words(some).split()


def plays_of(plays: tuple[Play, ...]) -> list[tuple[int, str]]:
    return [(seat, text(card)) for seat, card in plays]


def seen_in_engine(hand: SheepsheadHand, seat: int | None) -> dict[str, Any]:
    """What `visible` tells, from what the engine shows this seat; a holder knows of himself by his cards."""
    seen, public = hand.sees(seat), hand.public
    called = public.called is not None and seat is not None and seen.holdings[seat] >> public.called & 1
    return {
        "hands": [words_of(holding) for holding in seen.holdings],
        "stock": words_of(seen.stock),
        "aside": words_of(seen.aside & ~seen.under),
        "under": words(seen.under) or None,
        "partner": seat if called and seat != public.picker else public.partner,
    }


def on_the_table(hand: SheepsheadHand) -> dict[str, Any]:
    """The same of the tricks. The engine has one table for all: his own under lies face down there."""
    tricks = [(trick.winner, plays_of(trick.plays)) for trick in hand.public.tricks]
    return {"trick": plays_of(hand.public.trick), "tricks": tricks}


def shown_words(events: tuple[Event, ...], seat: int | None) -> set[str]:
    """Every card that the events of one step name to this seat."""
    named: set[str] = set()
    for event in filter(None, (shown_to(event, seat) for event in events)):
        if isinstance(event, Said):
            named |= set(event.action.split(" ")) & set(PACK)
        if isinstance(event, Moved):
            named |= {text(card) for card in event.cards if card is not None} - {"back"}
    return named


def may_be_named(before: PlainSheepshead, action: str, seat: int | None) -> set[str]:
    """Every card that this action may name to this seat (SH-80 to SH-82)."""
    mine = seat is not None and seat == before.turn
    if action == "pick":
        return set(before.blind) if mine else set()
    if action.startswith("bury"):
        return set(action.split(" ")) & set(PACK) if mine else set()
    if action.startswith("call"):
        return {action.split(" ")[1]}
    return set() if action == f"play {before.under}" and not mine else set(action.split(" ")) & set(PACK)


def compare_hand(match: Match, plain: PlainSheepshead, temper: Temper) -> Match:
    watchers = (None, *range(plain.players))
    while True:
        hand = match.hand
        assert isinstance(hand, SheepsheadHand)
        assert (hand.public.turn, hand.public.phase) == (plain.turn, plain.phase)
        assert list(hand.legal()) == plain.legal()
        assert all(seen_in_engine(hand, seat).items() <= plain.visible(seat).items() for seat in watchers)
        assert on_the_table(hand).items() <= plain.visible(None).items()
        if plain.turn is None:
            return match
        action = temper.pick(plain)
        step = match.after(plain.turn, Action(action))
        for seat in watchers:
            assert shown_words(step.events, seat) <= may_be_named(plain, action, seat)
        plain.do(action)
        match = step.match


def compare_match(seed: int, most_hands: int) -> None:
    """A match of random settings and scores, every decision and every result in both readings."""
    chance = Random(seed)
    chosen = {key: chance.choice(values) for key, values in VALUES.items()}
    players = chosen["players"]
    scores = [chance.randrange(-3, 4) for _ in range(players)]
    match = new_match(GAME, GAME.check(chosen), tuple("ABCDEF"[:players]))
    match = replace(match, start_scores=tuple(scores))
    dealer, carried = chance.randrange(players), ()
    for _ in range(most_hands):
        heaps, blind = random_heaps(chance, players)
        plain = PlainSheepshead(chosen, dealer, scores, heaps, blind, carried)
        dealt = Secret(tuple(set_of_words(" ".join(heap)) for heap in heaps), set_of_words(" ".join(blind)))
        match = compare_hand(match.deal(dealt, dealer), plain, Temper(chance))
        expected, came = plain.result(), match.result
        assert expected is not None
        assert came is not None
        assert {key: getattr(came, key) for key in expected} == {
            key: tuple(value) if isinstance(value, list) else value for key, value in expected.items()
        }
        if match.over:
            return
        dealer, scores, carried = expected["next_dealer"], expected["scores"], expected["carried"]


def test_the_engine_reads_the_rules_alike_on_random_matches() -> None:
    for seed in range(220):
        compare_match(seed, 6)


@pytest.mark.soak
def test_the_engine_reads_the_rules_alike_on_tens_of_thousands_of_hands() -> None:
    for seed in range(10_000):
        compare_match(seed, 6)

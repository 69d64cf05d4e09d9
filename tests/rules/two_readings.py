"""Holds a plain reading of a game's rules against records, and against the engine."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, Protocol

from walks import heaps

from game.rules.actions import Action
from game.rules.cards import CardSet, card_set, cards, text
from game.rules.game import Game
from game.rules.hand import Hand, Secret
from game.rules.settings import Settings

SCORED = ("points", "scores", "tricks", "winners", "match_over", "next_dealer")


class Plain(Protocol):
    """One hand by a plain reading."""

    turn: int | None

    @property
    def over(self) -> bool: ...
    def legal(self) -> list[str]: ...
    def do(self, action: str) -> None: ...
    def result(self) -> dict[str, Any]: ...
    def visible(self, seat: int | None) -> dict[str, list[str]]: ...


Open = Callable[..., Plain]
"""Of settings, dealer, scores, hands, stock and what the hand before carried on (nothing if left out)."""
Choose = Callable[[Random, tuple[Action, ...]], Action]


# ---- against records


def cases(game: str) -> list[dict[str, Any]]:
    lines = (Path(__file__).parent / "cases" / f"{game}.jsonl").read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines]


def check_record(open_hand: Open, record: dict[str, Any], sides: int) -> None:
    """Plays a record by the plain reading; fails at the first difference."""
    scores: list[int] = record.get("scores", [0] * sides)
    result: dict[str, Any] = {"winners": []}
    for number, written in enumerate(record["hands"]):
        assert not result["winners"]
        assert written["dealer"] == result.get("next_dealer", written["dealer"])
        stock = written["deal"].get("stock", "").split()
        hands = [hand.split() for hand in written["deal"]["hands"]]
        carried = result.get("carried", ())
        hand = open_hand(record["settings"], written["dealer"], scores, hands, stock, carried)
        for index, (seat, action) in enumerate(written["actions"]):
            _check_moment(hand, record, number, index)
            assert hand.turn == seat, index
            if "legal" in written:
                assert hand.legal() == written["legal"][index], index
            hand.do(action)
        _check_moment(hand, record, number, len(written["actions"]))
        if "result" in written:
            result = hand.result()
            assert {key: result[key] for key in written["result"]} == written["result"]
            scores = result["scores"]
    assert record.get("winners", []) == result["winners"]


def _check_moment(hand: Plain, record: dict[str, Any], number: int, index: int) -> None:
    for each in record.get("check", []):
        if (each["hand"], each["after"]) == (number, index):
            assert (hand.legal() if hand.turn == each["seat"] else []) == sorted(each["legal"])
    illegal = record.get("illegal", [])
    for each in [illegal] if isinstance(illegal, dict) else illegal:
        if (each["hand"], each["after"]) == (number, index):
            assert hand.turn != each["seat"] or each["action"] not in hand.legal()


# ---- against the engine


def compare_match(game: Game, open_hand: Open, rules: Settings, chance: Random, choose: Choose) -> None:
    """Plays a few hands of a match by both readings, decision by decision."""
    dealer = chance.randrange(rules.number("players"))
    target = rules.number("target")
    scores = tuple(target + chance.randint(-6, 4) for _ in game.sides(rules))
    carried: tuple[int, ...] = ()
    for _ in range(chance.randint(1, 4)):
        dealt = lumpy_deal(game, rules, chance)
        hand = game.open_hand(rules, scores, dealer, dealt, carried)
        plain = open_hand(
            dict(rules), dealer, list(scores), [_words(h) for h in dealt.holdings], _words(dealt.stock)
        )
        while hand.public.turn is not None:
            compare(hand, plain)
            action = choose(chance, hand.legal())
            hand = hand.after(action).hand
            plain.do(action)
        compare(hand, plain)
        result = hand.result()
        assert result is not None
        came = {key: getattr(result, key) for key in SCORED}
        said = {
            key: tuple(value) if isinstance(value, list) else value for key, value in plain.result().items()
        }
        assert came == said
        if result.match_over:
            return
        scores, dealer, carried = result.scores, result.next_dealer, result.carried


def lumpy_deal(game: Game, rules: Settings, chance: Random) -> Secret:
    """Suits, ranks or neither lie together, more or less: hands without a trump, or of aces and low cards."""
    by = chance.choice((lambda card: 0, lambda card: card >> 4 & 7, lambda card: (card + 1) % 16))
    up = chance.choice((1, -1))
    pack = sorted(game.pack(rules), key=lambda card: up * by(card) + chance.gauss(0, 1))
    each, stock = game.cut(rules)
    heaps = [pack[start : start + each] for start in range(0, len(pack) - stock - each + 1, each)]
    chance.shuffle(heaps)
    players = rules.number("players")
    left = pack[-stock:] if stock else []
    return Secret(tuple(card_set(heap) for heap in heaps[:players]), card_set(left))


def compare(hand: Hand, plain: Plain) -> None:
    assert hand.public.turn == plain.turn
    assert (hand.public.phase == "over") == plain.over
    assert list(hand.legal()) == plain.legal()
    for seat in (None, *range(len(hand.public.counts))):
        assert _seen(hand, seat) == {place: seen for place, seen in plain.visible(seat).items() if seen}


def _seen(hand: Hand, seat: int | None) -> dict[str, list[str]]:
    places = heaps(hand.sees(seat)).items()
    return {place.replace("holdings", "hand"): sorted(_words(heap)) for place, heap in places if heap}


def _words(heap: CardSet) -> list[str]:
    return [text(card) for card in cards(heap)]

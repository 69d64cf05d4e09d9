"""`Judged`: a card, and the rule of thumb that chose it."""

from typing import NamedTuple

from game.rules.actions import Action, play
from game.rules.cards import Card
from game.rules.prompt import Advice, Fact, Words


class Judged(NamedTuple):
    card: Card
    reason: Fact


def judged(card: Card, key: str, words: Words = ()) -> Judged:
    return Judged(card, Fact(key, words))


def advice(action: Action, key: str, words: Words = ()) -> Advice:
    return Advice(action, Fact(key, words))


def to_play(chosen: Judged) -> Advice:
    return Advice(play(chosen.card), chosen.reason)

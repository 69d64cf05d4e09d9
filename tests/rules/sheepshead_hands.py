"""Hands of Sheepshead to try the rules on."""

from game.rules.actions import Action
from game.rules.cards import set_of_words
from game.rules.games import GAMES
from game.rules.hand import Hand, Secret
from game.rules.prompt import Words
from game.rules.sheepshead.position import SheepsheadPublic, SheepsheadSecret

GAME = GAMES["sheepshead"]
DEALT = (
    "AC AS 9H QC QS KC",
    "10C 10S 9S JC 9D 7H",
    "10H 8C 7C JS KD 8S",
    "QH QD JH JD 8D 7D",
    "AD KS 7S AH 8H 9C",
)
"""The first cannot call an ace in the usual way once he has buried his hearts."""
BLIND = "KH 10D"


def dealt(**chosen: object) -> Hand:
    """Seat 0 is asked first."""
    holdings = tuple(map(set_of_words, DEALT))
    return GAME.open_hand(GAME.check(chosen), (0,) * 5, 4, Secret(holdings, set_of_words(BLIND)))


def done(hand: Hand, *actions: str) -> Hand:
    for action in actions:
        hand = hand.after(Action(action)).hand
    return hand


def told(hand: Hand, key: str) -> Words | None:
    """The words of this fact; None if it is not told."""
    return next((fact.words for fact in hand.facts() if fact.key == key), None)


def public(hand: Hand) -> SheepsheadPublic:
    assert isinstance(hand.public, SheepsheadPublic)
    return hand.public


def secret(hand: Hand) -> SheepsheadSecret:
    assert isinstance(hand.secret, SheepsheadSecret)
    return hand.secret

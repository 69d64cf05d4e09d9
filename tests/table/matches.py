"""Matches of Five Hundred, played by chance or word by word: what the tests of the table are tried on."""

from random import Random

from walks import pick

from game.rules.actions import Action
from game.rules.cards import set_of_words
from game.rules.games import GAMES
from game.rules.hand import Secret
from game.table.deal import deal
from game.table.match import Match, new_match

FIVE_HUNDRED = GAMES["five_hundred"]
NAMES = ("Ann", "Ben", "Cat", "Dan", "Eve", "Fay", "Gus")
SUITS_APART = Secret(
    (
        set_of_words("5S 6S 7S 8S 9S 10S JS QS KS AS"),
        set_of_words("5C 6C 7C 8C 9C 10C JC QC KC AC"),
        set_of_words("5D 6D 7D 8D 9D 10D JD QD KD AD"),
        set_of_words("5H 6H 7H 8H 9H 10H JH QH KH AH"),
    ),
    set_of_words("4D 4H JO"),
)
"""A whole suit to each, and the joker in the kitty."""


def start(game: str = FIVE_HUNDRED.name, **chosen: object) -> Match:
    settings = GAMES[game].check(chosen)
    return new_match(GAMES[game], settings, NAMES[: settings.number("players")])


def said(match: Match, *actions: str) -> Match:
    """The match after these actions, each by the seat on turn."""
    for action in actions:
        assert match.hand is not None
        assert match.hand.public.turn is not None
        match = match.after(match.hand.public.turn, Action(action)).match
    return match


def dealt_by(dealer: int, **chosen: object) -> Match:
    """The first hand of a match, suits apart, all cards seen from the start."""
    return start(blind_misere=False, **chosen).deal(SUITS_APART, dealer)


def played_by_chance(seed: int, hands: int = 30, game: str = FIVE_HUNDRED.name, **chosen: object) -> Match:
    """A match played by chance to its end, or until so many hands are over."""
    chance = Random(seed)
    match = start(game, **chosen)
    while match.awaits_deal and len(match.played) < hands:
        match = match.deal(deal(match.game, match.settings, chance), match.next_dealer or 0)
        while match.hand is not None and match.hand.public.turn is not None:
            match = match.after(match.hand.public.turn, pick(match.hand, chance)).match
    return match

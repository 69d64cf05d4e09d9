"""Laying down on the screen: the button is there when it is sure, and two presses play the rest."""

from dataclasses import replace
from random import Random

import pytest

from game.bots.levels import NORMAL, chooser
from game.rules.cards import card_set, cards, set_of_words
from game.rules.games import GAMES
from game.rules.hand import Secret
from game.rules.view import Standing, view_of
from game.screens.look import Look
from game.screens.match.asking import DOUBLE
from game.screens.widgets import Button
from game.table.claim import sure_lead
from game.table.deal import deal
from game.table.match import Match, new_match
from tests.screens.match.pilot import NAMES, Seated


def sure(name: str) -> Match:
    """A match where seat 0 leads and is sure of every trick, with two cards at least."""
    game = GAMES[name]
    settings = game.check({})
    players = settings.number("players")
    choose, chance = chooser(NORMAL, name, settings), Random(1)
    standing = Standing(NAMES[:players], (True,) * players, 1)
    for _ in range(400):
        match = new_match(game, settings, NAMES[:players])
        dealt = deal(game, settings, chance)
        if name == "pitch":  # most of the pack is not dealt: only the highest trumps are ever sure
            dealt = with_all_high_spades(dealt)
        match = match.deal(dealt, players - 1)
        while match.hand and match.hand.public.turn is not None:
            seat = match.hand.public.turn
            view = view_of(match.hand, seat, standing)
            if seat == 0 and match.hand.public.counts[0] > 1 and sure_lead(game, settings, view):
                return match
            match = match.after(seat, choose(view, chance)).match
    raise AssertionError("never sure")


def with_all_high_spades(dealt: Secret) -> Secret:
    """Seat 0 holds six spades that nothing beats; whoever had one gets what seat 0 had."""
    wanted = set_of_words("9S 10S JS QS KS AS")
    spare = iter([*cards(dealt.holdings[0] & ~wanted)])
    held = [wanted]
    for holding in dealt.holdings[1:]:
        gone = holding & wanted
        held.append(holding & ~wanted | card_set(next(spare) for _ in cards(gone)))
    return replace(dealt, holdings=tuple(held))


def buttons(seated: Seated, words: str) -> list[Button]:
    return [each for each in seated.screen.widgets if isinstance(each, Button) and each.text == words]


@pytest.mark.parametrize("name", GAMES)
def test_two_presses_lay_down_and_the_rest_is_played(look: Look, name: str) -> None:
    seated = Seated(look, name=name, match=sure(name))
    seated.rest()
    words = look.strings("do.lay down")
    seated.frame(DOUBLE)
    seated.press_button(words)
    seated.frame(DOUBLE)
    assert seated.screen.line == look.strings("stake.lay down")
    assert seated.table.match.result is None
    seated.press_button(words)
    seated.frame()
    assert seated.table.match.result is not None
    seated.until(lambda: seated.screen.reading == "score", most=100)


def test_by_keys_a_letter_and_enter_lay_down(look: Look) -> None:
    seated = Seated(look, match=sure("five_hundred"))
    seated.rest()
    seated.key("d")
    seated.frame(DOUBLE)
    seated.key("enter")
    seated.frame()
    assert seated.table.match.result is not None


def test_the_button_is_not_there_while_it_is_not_sure(look: Look) -> None:
    seated = Seated(look, name="pitch", level=NORMAL)
    seated.rest()
    assert not buttons(seated, look.strings("do.lay down"))

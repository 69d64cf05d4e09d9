"""At every moment of every game the help opens at the section that tells of it."""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import pytest

from game.device.folders import assets_folder
from game.device.strings import Strings
from game.rules.games import GAMES
from game.rules.hand import Hand
from game.rules.view import Standing, view_of
from game.screens.help_text import read_help
from game.screens.look import Look
from game.screens.match.burst import CALM
from game.screens.match.words import Wording
from game.screens.widgets import Button
from tests.assets.test_strings import positions
from tests.rules.walks import random_deal, walk
from tests.screens.match.pilot import Seated
from tests.screens.match.test_whole_match import answer_by_pointer, seated_at

NAMES = ("Ann", "Bob", "Cy", "Dee", "Ed", "Flo", "Gus")


class Moment(NamedTuple):
    """As one seat sees it."""

    asked: str
    """The phase of its prompt; "" if it waits."""
    phase: str
    facts: frozenset[str]


SECTIONS: dict[str, list[tuple[str, str]]] = {
    # What is asked, else a phase with a fact, else a phase; what comes first counts.
    "five_hundred": [
        ("look", "the_auction"),
        ("raise", "house_rules"),
        ("auction", "the_auction"),
        ("nominate", "the_joker"),
        ("exchange", "the_kitty"),
        ("partner", "two_to_six_players"),
        ("play misere", "misère"),
        ("play", "playing_tricks"),
        ("over passed_out", "the_auction"),
        ("over", "scoring"),
    ],
    "bid_euchre": [
        ("discard", "the_joker"),
        ("stuck", "house_rules"),
        ("auction", "the_auction"),
        ("trump", "naming_trumps"),
        ("give_back", "ask_and_moon"),
        ("give_several", "ask_and_moon"),
        ("give_back_several", "ask_and_moon"),
        ("give", "ask_and_moon"),
        ("closing", "revokes"),
        ("play sits_out", "ask_and_moon"),
        ("play revoke", "revokes"),
        ("play false_calls", "revokes"),
        ("play", "playing_tricks"),
        ("over claimed", "house_rules"),
        ("over passed_out", "the_auction"),
        ("over tie_break", "scoring"),
        ("over", "scoring"),
    ],
    "sheepshead": [
        ("forced", "house_rules"),
        ("pick_alone", "the_blind"),
        ("pick", "the_blind"),
        ("bury", "the_blind"),
        ("jack", "house_rules"),
        ("under", "house_rules"),
        ("no_call", "the_partner"),
        ("call", "the_partner"),
        ("play leaster", "if_nobody_picks"),
        ("play", "playing_tricks"),
        ("over leaster", "if_nobody_picks"),
        ("over thrown_in", "house_rules"),
        ("over", "scoring"),
    ],
    "pitch": [
        ("dealer", "the_auction"),
        ("must_bid", "the_auction"),
        ("auction", "the_auction"),
        ("first_lead", "playing_tricks"),
        ("play", "playing_tricks"),
        ("over passed_out", "house_rules"),
        ("over", "scoring"),
    ],
}
TABLES: dict[str, list[dict[str, object]]] = {
    "five_hundred": [{}, {"players": 5}, {"auction": "one_round"}, {"raise_after_passes": True}],
    "bid_euchre": [
        {},
        {"joker": True, "stick_dealer": True, "ace_no_face": True},
        {"revoke": "penalised"},
        {"decks": 2, "ask_cards": 3},
        {"target": 1},
    ],
    "sheepshead": [
        {},
        {"players": 3},
        {"no_pick": "doubler", "under": True},
        {"no_pick": "forced", "partner": "jack"},
    ],
    "pitch": [{}, {"all_pass": "redeal", "partners": True}],
}


def hands(name: str) -> Iterator[Hand]:
    """Every position of the game's cases, then of random hands."""
    yield from positions(name)
    game = GAMES[name]
    for seed in range(40):
        for chosen in TABLES[name]:
            for before, _, step in walk(random_deal(game, game.check(chosen), seed)):
                yield before
                yield step.hand


def moments(hand: Hand, words: Wording) -> Iterator[tuple[Moment, str]]:
    """As every seat sees the position, and the section of the help for each."""
    table = Standing(NAMES, (False,) * 7, 1)
    for seat in range(hand.settings.number("players")):
        view = view_of(hand, seat, table)
        asked = view.prompt.phase if view.prompt else ""
        facts = frozenset(fact.key for fact in view.facts)
        yield Moment(asked, view.public.phase, facts), words.section(view)


def is_of(moment: Moment, row: str) -> bool:
    first, _, fact = row.partition(" ")
    return first == moment.asked or (first == moment.phase and (not fact or fact in moment.facts))


@pytest.mark.parametrize("name", SECTIONS)
def test_the_help_opens_where_the_moment_is_told_of(name: str) -> None:
    titles = {each.name for each in read_help(assets_folder() / "help" / "en" / f"{name}.md")[1]}
    rows = SECTIONS[name]
    assert {section for _, section in rows} <= titles
    words = Wording(Strings(assets_folder() / "strings"), name, NAMES, (), 0)
    missing = {row for row, _ in rows}
    for hand in hands(name):
        for moment, section in moments(hand, words):
            row, expected = next(each for each in rows if is_of(moment, each[0]))
            assert section == expected, moment
            missing.discard(row)
    assert not missing, "every moment must have come"


def help_button(seated: Seated) -> Button:
    """The one in sight: on the board that lies open, or in the corner."""
    screen = seated.screen
    corner = screen._corner()
    buttons = [each for each in (*screen.widgets, *corner) if isinstance(each, Button)]
    return next(each for each in buttons if each.icon == "help")


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("name", SECTIONS)
def test_the_help_is_reached_at_every_moment_by_finger_and_by_key(look: Look, name: str, large: bool) -> None:
    look.kept.change(large_text=large)
    seated, chance = seated_at(look, name, 2), Random(2)
    read: set[str] = set()
    while "end" not in read:
        seated.rest()
        view = seated.screen.stage.view
        assert view
        wanted = ("help", seated.screen.vantage.wording(view).section(view))
        read.add(seated.screen.reading)
        seated.frame(CALM)
        seated.press(help_button(seated).rect.center)
        assert seated.calls.pop() == wanted
        seated.key("?")
        assert seated.calls.pop() == wanted
        assert seated.calls == []
        seated.frame(CALM)
        if seated.screen.reading:
            seated.press(seated.screen.widgets[0].rect.center)
        else:
            answer_by_pointer(seated, chance)
        seated.frame()
    assert {"", "score", "end"} <= read

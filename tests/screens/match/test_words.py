"""What players read: actions short and long, sentences with names and signs, whom the table waits for."""

from dataclasses import replace

import pytest

from game.device.folders import assets_folder
from game.device.strings import Strings
from game.rules.games import GAMES
from game.rules.view import Standing, view_of
from game.screens.help_text import read_help
from game.screens.match.words import Wording
from tests.rules.walks import random_deal, walk
from tests.screens.match.views import settings as chosen
from tests.screens.match.views import updates

NAMES = ("Ann", "Bob", "Cy", "Dee")
TEAMS = ((0, 2), (1, 3))


def wording(viewer: int | None = 0, sides: tuple[tuple[int, ...], ...] = TEAMS) -> Wording:
    return Wording(Strings(assets_folder() / "strings"), "five_hundred", NAMES, sides, viewer)


@pytest.mark.parametrize(
    ("label", "words"),
    [
        ("bid 7H", "7♥"),
        ("bid 10NT", "10NT"),
        ("bid misere", "Mis."),
        ("bid 7H sans kitty", "7♥ sans"),
        ("pass", "Pass"),
        ("call 10D", "Call 10♦"),
    ],
)
def test_a_chip_has_few_words(label: str, words: str) -> None:
    assert wording().short(label) == words


@pytest.mark.parametrize(
    ("label", "words"),
    [
        ("bid 7H", "Bid 7♥"),
        ("call 10D", "Call 10♦"),
        ("bid open misere", "Open misère"),
        ("play as C", "Lead as ♣"),
    ],
)
def test_a_button_says_what_it_does(label: str, words: str) -> None:
    assert wording().label(label) == words


@pytest.mark.parametrize(
    ("label", "words"), [("bid 9S", "9♠"), ("call 10D", "10♦"), ("bid misere", "Misère")]
)
def test_a_cell_leaves_out_the_verb(label: str, words: str) -> None:
    assert wording().cell(label) == words


def test_a_sentence_is_filled_as_its_placeholders_ask() -> None:
    words = wording().say("line.made", (("seat", 1), ("label", "bid 7H"), ("tricks", 8)))
    assert "Bob" in words
    assert "7♥" in words
    assert "8" in words


def test_a_sentence_may_name_several_cards() -> None:
    assert wording().say("fact.called", (("card", "10D JO"),)) == "Called 10♦ joker"


def test_a_button_may_have_a_word_besides_its_card() -> None:
    assert wording().label("call AC sans kitty") == "Call A♣ sans"


def test_a_card_without_a_suit_has_its_own_word() -> None:
    assert wording().card("JO") == "joker"


def test_two_teams_are_us_and_them_from_where_one_sits() -> None:
    assert [wording(0).side(side) for side in (0, 1)] == ["Us", "Them"]
    assert [wording(3).side(side) for side in (0, 1)] == ["Them", "Us"]
    assert [wording(None).side(side) for side in (0, 1)] == ["Ann + Cy", "Bob + Dee"]


def test_other_sides_are_called_by_their_players() -> None:
    assert wording(0, ((0,), (1,), (2,), (3,))).side(1) == "Bob"
    assert wording(0, ((0, 3), (1,), (2,))).side(0) == "Ann + Dee"


def test_the_table_waits_for_others_but_never_for_oneself() -> None:
    for update in updates(chosen(4), 1, 0):
        view = update.view
        if view.public.turn is None or view.public.turn == 0:
            assert wording().awaited(view) == ""
        else:
            assert NAMES[view.public.turn] in wording().awaited(view)


def sections_told(name: str, seed: int, **chosen: object) -> set[tuple[str, str, str]]:
    """Of a random hand, as every seat sees it: phase, what is asked, the section of the help for it."""
    game = GAMES[name]
    rules = game.check(chosen)
    words = Wording(Strings(assets_folder() / "strings"), name, NAMES, game.sides(rules), 0)
    table = Standing(NAMES, (False,) * 7, 1)
    found = set()
    for hand, _, step in walk(random_deal(game, rules, seed)):
        for each in (hand, step.hand):
            for seat in range(rules.number("players")):
                view = view_of(each, seat, table)
                asked = view.prompt.phase if view.prompt else ""
                found.add((view.public.phase, asked, words.section(view)))
    return found


@pytest.mark.parametrize(
    ("name", "chosen"),
    [
        *((name, {}) for name in GAMES),
        ("five_hundred", {"players": 5}),
        ("bid_euchre", {"joker": True, "revoke": "penalised", "stick_dealer": True, "ace_no_face": True}),
        ("bid_euchre", {"decks": 2, "ask_cards": 3}),
        ("sheepshead", {"no_pick": "doubler", "under": True}),
        ("sheepshead", {"no_pick": "forced", "partner": "jack"}),
        ("pitch", {"all_pass": "redeal", "partners": True}),
    ],
)
def test_the_help_has_a_section_for_every_moment_of_every_game(name: str, chosen: dict[str, object]) -> None:
    titles = {each.name for each in read_help(assets_folder() / "help" / "en" / f"{name}.md")[1]}
    for seed in range(25):
        for phase, asked, section in sections_told(name, seed, **chosen):
            assert section in titles, (phase, asked)


def section_after(name: str, chosen: dict[str, object], *said: str) -> str:
    """The section for seat 0 once this was done in a hand dealt by chance by the last seat."""
    game = GAMES[name]
    rules = game.check(chosen)
    deal = random_deal(game, rules, 1)
    hand = replace(deal, dealer=rules.number("players") - 1).open()
    for action in said:
        hand = hand.after(action or hand.legal()[0]).hand
    words = Wording(Strings(assets_folder() / "strings"), name, NAMES, game.sides(rules), 0)
    return words.section(view_of(hand, 0, Standing(NAMES, (False,) * 7, 1)))


@pytest.mark.parametrize(
    ("name", "chosen", "said", "section"),
    [
        ("five_hundred", {}, (), "the_auction"),
        ("five_hundred", {}, ("look", "bid 6S"), "the_auction"),
        (
            "five_hundred",
            {"auction": "one_round", "blind_misere": False},
            ("bid 6S", *["pass"] * 3),
            "the_kitty",
        ),
        ("five_hundred", {"blind_misere": False}, ("pass",) * 4, "the_auction"),
        ("bid_euchre", {"joker": True}, (), "the_joker"),
        ("bid_euchre", {}, ("bid 3", *["pass"] * 3), "naming_trumps"),
        ("bid_euchre", {}, ("bid ask", *["pass"] * 3, "trump S"), "ask_and_moon"),
        ("bid_euchre", {}, ("bid 3", *["pass"] * 3, "trump S"), "playing_tricks"),
        ("sheepshead", {}, (), "the_blind"),
        ("sheepshead", {}, ("pick",), "the_blind"),
        ("sheepshead", {}, ("pick", ""), "the_partner"),
        ("sheepshead", {}, ("pick", "", "alone"), "playing_tricks"),
        ("sheepshead", {"partner": "jack"}, ("pick", ""), "house_rules"),
        ("sheepshead", {}, ("pass",) * 5, "if_nobody_picks"),
        ("sheepshead", {"no_pick": "doubler"}, ("pass",) * 5, "house_rules"),
        ("pitch", {}, (), "the_auction"),
        ("pitch", {}, ("bid 2", *["pass"] * 3), "playing_tricks"),
        ("pitch", {"all_pass": "redeal"}, ("pass",) * 4, "house_rules"),
    ],
)
def test_the_help_opens_where_the_moment_is_told_of(
    name: str, chosen: dict[str, object], said: tuple[str, ...], section: str
) -> None:
    assert section_after(name, chosen, *said) == section

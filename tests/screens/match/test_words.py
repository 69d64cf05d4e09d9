"""What players read: actions short and long, sentences with names and signs, whom the table waits for."""

import pytest

from game.device.folders import assets_folder
from game.device.strings import Strings
from game.screens.match.words import Wording
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
    assert wording().say("fact.called", (("card", "10D JO"),)) == "Called card 10♦ joker"


def test_you_and_us_are_written_small_within_a_sentence_and_large_at_its_beginning() -> None:
    assert wording().say("line.defenders", (("side", 0), ("tricks", 1))) == "Us: 1 trick, 10 points each"
    assert wording().say("line.defenders", (("side", 1), ("tricks", 2))) == "Them: 2 tricks, 10 points each"
    seated = Wording(Strings(assets_folder() / "strings"), "pitch", ("You", "Bob"), ((0,), (1,)), 0)
    assert seated.say("line.high", (("side", 0), ("card", "QS"))) == "High to you with Q♠"
    assert seated.say("line.high", (("side", 1), ("card", "QS"))) == "High to Bob with Q♠"


@pytest.mark.parametrize(
    ("label", "words"),
    [
        ("bid 7H", "Highest bid: 7♥ by Bob"),
        ("bid open misere", "Highest bid: open misère by Bob"),
        ("bid 7H sans kitty", "Highest bid: 7♥ sans kitty by Bob"),
    ],
)
def test_a_bid_within_a_sentence_is_not_cut_short(label: str, words: str) -> None:
    assert wording().say("fact.standing", (("label", label), ("seat", 1))) == words


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

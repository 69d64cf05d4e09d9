"""A prompt and its answer so far, by touch, by button and by typing."""

from itertools import combinations

import pytest

from game.rules.actions import Action, with_cards
from game.rules.cards import card, cards, set_of_words
from game.rules.prompt import Page, Prompt
from game.screens.match.question import Question

BIDS = Page("kitty", (("bid 7S", "bid 7H", "bid 7NT"), ("bid 10H", "bid misere")))
SANS = Page("sans_kitty", (("bid 7H sans kitty",),))
OPEN = ("pass", "bid 7H", "bid 7NT", "bid 10H", "bid misere", "bid 7H sans kitty")
WORTH = (("bid 7H", 200), ("bid misere", 250), ("bid blind misere", 500))


def question(*actions: str, own: str = "", pages: tuple[Page, ...] = ()) -> Question:
    prompt = Prompt("some", tuple(Action(each) for each in actions), pages, WORTH)
    return Question(prompt, set_of_words(own))


def auction() -> Question:
    return question(*OPEN, pages=(BIDS, SANS))


def test_a_card_that_fits_one_action_is_played_by_one_touch() -> None:
    asked = question("play AS", "play KS", own="AS KS 4H")
    assert asked.touch(card("KS")) == "play KS"


def test_an_illegal_card_touches_nothing_but_can_be_refused() -> None:
    asked = question("play AS", own="AS 4H")
    assert asked.bright == set_of_words("AS")
    assert asked.touch(card("4H")) is None
    assert asked.touched == 0
    assert asked.refusable(card("4H")) == "play 4H"
    assert asked.refusable(card("AS")) is None


def test_cards_that_are_not_asked_to_be_played_cannot_be_refused() -> None:
    assert question("discard AS", own="AS 4H").refusable(card("4H")) is None
    assert auction().refusable(card("4H")) is None


def test_a_joker_with_a_choice_of_suits_stands_out_until_its_suit_is_pressed() -> None:
    asked = question("play AS", "play JO as C", "play JO as H", own="AS JO")
    assert asked.touch(card("JO")) is None
    assert asked.asked_labels == ("play as C", "play as H")
    assert asked.bright == set_of_words("AS JO")
    assert asked.press("play as H") == "play JO as H"


def test_another_card_may_be_played_although_the_joker_stands_out() -> None:
    asked = question("play AS", "play JO as C", "play JO as H", own="AS JO")
    asked.touch(card("JO"))
    assert asked.touch(card("AS")) == "play AS"


def test_three_cards_are_laid_away_by_the_button_that_wakes_with_the_third() -> None:
    own = "5S 6S 7S 8S"
    actions = [with_cards("discard", three) for three in combinations(cards(set_of_words(own)), 3)]
    asked = question(*actions, own=own)
    assert asked.confirmed_by == "discard"
    for word in ("5S", "6S", "7S"):
        assert not asked.awake
        assert asked.press("discard") is None
        assert asked.touch(card(word)) is None
    assert asked.awake
    assert asked.bright == set_of_words("5S 6S 7S")
    assert asked.touch(card("8S")) is None
    assert asked.press("discard") == "discard 5S 6S 7S"
    asked.touch(card("6S"))
    assert not asked.awake


def test_a_bid_is_first_selected_then_confirmed() -> None:
    asked = auction()
    assert asked.press("bid 7H") is None
    assert asked.selected == "bid 7H"
    assert asked.confirm() == "bid 7H"
    assert asked.press("bid 7H") == "bid 7H"


def test_a_label_that_may_not_be_pressed_is_not_selected() -> None:
    asked = auction()
    assert asked.press("bid 7S") is None
    assert asked.selected is None
    assert asked.confirm() is None


def test_pass_needs_one_press() -> None:
    assert auction().press("pass") == "pass"
    assert auction().beside == ("pass",)


def test_what_is_worth_points_is_confirmed_even_beside_the_grid() -> None:
    asked = question("look", "bid blind misere")
    assert asked.press("bid blind misere") is None
    assert asked.press("bid blind misere") == "bid blind misere"
    assert asked.press("look") == "look"


def test_turning_the_page_forgets_the_selection() -> None:
    asked = auction()
    asked.press("bid 7H")
    asked.turn_to(1)
    assert (asked.grid, asked.selected) == (SANS, None)


def test_the_first_page_with_anything_to_press_is_open() -> None:
    assert question("pass", "bid 7H sans kitty", pages=(BIDS, SANS)).page == 1


@pytest.mark.parametrize(
    ("keys", "selected"),
    [
        ("7h", "bid 7H"),
        ("7n", "bid 7NT"),
        ("10", "bid 10H"),
        ("m", "bid misere"),
        ("77h", "bid 7H"),
        ("7", None),
    ],
)
def test_bids_are_typed(keys: str, selected: str | None) -> None:
    asked = auction()
    for key in keys:
        assert asked.type(key) is None
    assert asked.selected == selected


def test_p_passes() -> None:
    assert auction().type("p") == "pass"


@pytest.mark.parametrize("key", ["x", "tab", "", "6"])
def test_a_key_that_begins_no_label_means_nothing(key: str) -> None:
    asked = auction()
    assert asked.type(key) is None
    assert (asked.selected, asked.typing) == (None, False)

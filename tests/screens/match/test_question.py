"""A prompt and its answer so far, by touch, by button and by typing."""

from itertools import combinations

import pytest

from game.rules.actions import Action, with_cards
from game.rules.cards import SECOND_PACK, Card, card, cards, set_of_words
from game.rules.prompt import Fact, Page, Prompt
from game.screens.match.question import Question

BIDS = Page("kitty", (("bid 7S", "bid 7H", "bid 7NT"), ("bid 10H", "bid misere")))
SANS = Page("sans_kitty", (("bid 7H sans kitty",),))
OPEN = ("pass", "bid 7H", "bid 7NT", "bid 10H", "bid misere", "bid 7H sans kitty")
WORTH = (("bid 7H", 200), ("bid misere", 250), ("bid blind misere", 500))


def question(
    *actions: str, own: str = "", pages: tuple[Page, ...] = (), stakes: tuple[str, ...] = ()
) -> Question:
    at_stake = tuple((label, Fact(label)) for label in stakes)
    prompt = Prompt("some", tuple(Action(each) for each in actions), pages, WORTH, at_stake)
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


def test_what_is_at_stake_is_confirmed_and_told_until_then() -> None:
    asked = question("pass", "pick", stakes=("pick",))
    assert asked.stake is None
    assert asked.press("pick") is None
    assert asked.stake == Fact("pick")
    assert asked.confirm() == "pick"


NUMBERS = Page("bids", (("bid 2", "bid 3", "bid 4"),))


def pitching() -> Question:
    """A bid of a number, or a card that is led at once and so bids the highest."""
    actions = ("pass", "bid 3", "bid 4", "pitch AS", "pitch KH")
    return question(*actions, own="AS KH", pages=(NUMBERS,), stakes=("bid 3", "bid 4", "pitch"))


def test_a_card_touched_in_the_auction_waits_to_be_confirmed() -> None:
    asked = pitching()
    assert asked.bright == set_of_words("AS KH")
    assert not asked.by_one_touch
    assert asked.touch(card("AS")) is None
    assert (asked.selected, asked.stake) == ("pitch", Fact("pitch"))
    assert asked.confirm() == "pitch AS"


def test_touching_another_card_moves_the_choice_and_the_same_one_drops_it() -> None:
    asked = pitching()
    asked.touch(card("AS"))
    assert asked.touch(card("KH")) is None
    assert asked.touched == set_of_words("KH")
    assert asked.confirm() == "pitch KH"
    asked.touch(card("KH"))
    assert (asked.touched, asked.selected, asked.confirm()) == (0, None, None)


def test_a_bid_drops_the_card_and_a_card_the_bid() -> None:
    asked = pitching()
    asked.touch(card("AS"))
    assert asked.press("bid 3") is None
    assert (asked.touched, asked.confirm()) == (0, "bid 3")
    asked.touch(card("KH"))
    assert (asked.selected, asked.confirm()) == ("pitch", "pitch KH")
    assert asked.press("pass") == "pass"


def test_beside_plays_a_call_is_pressed_and_a_card_still_plays_at_once() -> None:
    asked = question("play AS", "play KS", "call revoke", own="AS KS")
    assert asked.by_one_touch
    assert asked.beside == ("call revoke",)
    assert asked.touch(card("AS")) == "play AS"
    assert asked.press("call revoke") == "call revoke"


def test_a_card_with_several_stakes_asks_for_the_label_and_then_to_confirm() -> None:
    actions = ("alone", "call AC under 7D", "call AS under 7D")
    asked = question(*actions, own="7D", stakes=("alone", "call AC under", "call AS under"))
    assert asked.touch(card("7D")) is None
    assert asked.asked_labels == ("call AC under", "call AS under")
    assert asked.press("call AS under") is None
    assert asked.confirm() == "call AS under 7D"


COPY = Card(card("AS") + SECOND_PACK)
BOTH = 1 << card("AS") | 1 << COPY


@pytest.mark.parametrize("touched", [card("AS"), COPY])
def test_either_copy_of_a_card_is_bright_and_plays_it(touched: Card) -> None:
    asked = Question(Prompt("some", (Action("play AS"), Action("play KS"))), BOTH | set_of_words("KS"))
    assert asked.bright == BOTH | set_of_words("KS")
    assert asked.touch(touched) == "play AS"
    assert asked.touched == 1 << touched


def test_either_copy_may_be_laid_away_or_both() -> None:
    own = BOTH | set_of_words("KS")
    asked = Question(Prompt("some", tuple(map(Action, ("bury KS AS", "bury AS AS")))), own)
    asked.touch(COPY)
    assert asked.bright == own
    asked.touch(card("KS"))
    assert (asked.awake, asked.bright) == (True, 1 << COPY | set_of_words("KS"))
    asked.touch(card("KS"))
    asked.touch(card("AS"))
    assert asked.press("bury") == "bury AS AS"


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


def test_what_is_done_at_once_must_be_typed_clearly() -> None:
    asked = question("pass", "pick", stakes=("pick",))
    assert (asked.type("p"), asked.selected, asked.typing) == (None, None, True)
    assert (asked.type("i"), asked.selected) == (None, "pick")
    asked.type("p")
    assert asked.type("a") == "pass"


@pytest.mark.parametrize("key", ["x", "tab", "", "6"])
def test_a_key_that_begins_no_label_means_nothing(key: str) -> None:
    asked = auction()
    assert asked.type(key) is None
    assert (asked.selected, asked.typing) == (None, False)

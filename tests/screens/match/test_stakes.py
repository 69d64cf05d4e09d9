"""What a choice may bring is told before it is confirmed, by every way of choosing; news are told once."""

from itertools import combinations

import pytest

from game.rules.actions import Action, with_cards
from game.rules.cards import SECOND_PACK, CardSet, card, cards, set_of_words
from game.rules.prompt import Fact, Page, Prompt
from game.screens.look import Look
from game.screens.match.ask_panel import Cell
from game.screens.match.hand_keys import CardKey
from game.screens.match.toast import line_place
from game.screens.widgets import Button
from tests.screens.match.scripted import Scripted
from tests.screens.match.views import SIZES

OWN = set_of_words("AS KH")
PARTNER = Fact("partner", (("seat", 2),))
NUMBERS = Page("kitty", (("bid 6S", "bid 7S", "bid 8S"),))


TAKEN_UP = "You take up"


def stake(label: str) -> Fact:
    return Fact("bid", (("label", label), ("win", 1), ("cost", 2)))


def pitching() -> Prompt:
    actions = ("bid 7S", "bid 8S", "pass", "pitch AS", "pitch KH")
    stakes = tuple((label, stake(label)) for label in ("bid 7S", "bid 8S", "pitch"))
    return Prompt("auction", tuple(map(Action, actions)), (NUMBERS,), (), stakes)


def asked(look: Look, prompt: Prompt, own: CardSet = OWN) -> Scripted:
    seated = Scripted(look)
    seated.tell(prompt=prompt, own=own)
    assert seated.screen.asking
    return seated


def place(seated: Scripted, word: str) -> tuple[int, int]:
    keys = [each for each in seated.screen.widgets if isinstance(each, CardKey)]
    return next(key.rect.center for key in keys if key.card == card(word))


def confirm(seated: Scripted) -> Button:
    """The gold button."""
    return next(each for each in seated.screen.widgets if isinstance(each, Button) and each.style == "gold")


def told(look: Look, label: str) -> str:
    return look.strings("five_hundred.stake.bid", label=label.capitalize(), win=1, cost=2)


def test_a_bid_tells_its_stakes_until_it_is_confirmed(look: Look) -> None:
    seated = asked(look, pitching())
    asking = look.strings("five_hundred.ask.auction")
    assert seated.screen.line == asking
    cell = next(each for each in seated.screen.widgets if isinstance(each, Cell) and each.text == "7♠")
    seated.press(cell.rect.center)
    assert seated.screen.line == told(look, "7♠")
    assert not seated.sent()
    seated.press(confirm(seated).rect.center)
    assert seated.sent() == ["bid 7S"]


def test_by_finger_a_card_of_the_auction_is_raised_then_confirmed(look: Look) -> None:
    seated = asked(look, pitching())
    for word in ("AS", "KH"):
        seated.press(place(seated, word))
        assert seated.screen.line == told(look, "pitch")
        assert seated.screen.asking
        assert seated.screen.asking.touched == 1 << card(word)
    assert not seated.sent()
    seated.press(confirm(seated).rect.center)
    assert seated.sent() == ["pitch KH"]


@pytest.mark.parametrize("again", [(), ("down", "up"), ("down", "left", "enter")])
def test_by_keys_and_pad_a_raised_card_leads_to_the_button(look: Look, again: tuple[str, ...]) -> None:
    seated = asked(look, pitching())
    seated.key("down")
    form = seated.screen._groups.form
    form.focus = next(at for at, each in enumerate(form.widgets) if isinstance(each, CardKey))
    seated.key("enter")
    assert seated.screen.line == told(look, "pitch")
    seated.key(*again)
    assert not seated.sent()
    seated.key("enter")
    (action,) = seated.sent()
    assert action.startswith("pitch ")


def test_nothing_moves_under_the_finger_when_a_label_is_selected(look: Look) -> None:
    seated = asked(look, pitching())
    before = [each.rect for each in seated.screen.widgets]
    seated.press(place(seated, "AS"))
    assert [each.rect for each in seated.screen.widgets] == before


def test_the_focus_is_first_on_the_bids_and_in_play_on_the_cards(look: Look) -> None:
    seated = asked(look, pitching())
    form = seated.screen._groups.form
    assert isinstance(form.widgets[form.focus], Cell)
    playing = Prompt("lead", tuple(map(Action, ("call revoke", "play AS", "play KH"))))
    seated = asked(look, playing)
    form = seated.screen._groups.form
    assert isinstance(form.widgets[form.focus], CardKey)


def test_touching_a_card_plays_at_once_although_a_button_stands_beside(look: Look) -> None:
    seated = asked(look, Prompt("lead", tuple(map(Action, ("call revoke", "play AS", "play KH")))))
    buttons = [each for each in seated.screen.widgets if isinstance(each, Button) and each.text]
    assert len(buttons) == 1
    seated.press(place(seated, "AS"))
    assert seated.sent() == ["play AS"]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("large_text", [False, True])
def test_however_long_the_stakes_they_leave_the_buttons_free(
    look: Look, size: tuple[int, int], large_text: bool
) -> None:
    look.kept.change(large_text=large_text)
    seated = Scripted(look, size=size)
    long = Fact("bid", (("label", "so many words that one line is too short for them, " * 2), ("win", 1)))
    long = Fact("bid", (*long.words, ("cost", 2)))
    prompt = Prompt("auction", (Action("pass"), Action("pick")), (), (), (("pick", long),))
    seated.tell(prompt=prompt, own=OWN)
    panel = seated.screen._asking.panel
    assert panel
    before = panel.rect
    seated.key("p", "i")
    assert seated.screen._asking.panel
    assert seated.screen._asking.panel.rect == before
    line = line_place(look, seated.screen.line, *seated.screen.vantage.line_room())
    assert not before.colliderect(line)
    assert line.bottom <= size[1] - 94, "above the cards"


def test_news_are_told_once_when_they_are_new(look: Look) -> None:
    seated = Scripted(look)
    words = look.strings("five_hundred.notice.partner", seat="Anna")
    seated.tell()
    seated.tell(facts=[PARTNER])
    assert seated.screen.line == words
    for _ in range(40):
        seated.frame()
    assert seated.screen.line != words
    seated.tell(facts=[PARTNER, Fact("no_trump")])
    assert seated.screen.line != words


def test_news_stay_although_a_question_comes_with_them_until_it_is_answered(look: Look) -> None:
    seated = Scripted(look)
    seated.tell()
    seated.tell(facts=[PARTNER], prompt=pitching(), own=OWN)
    assert seated.screen.line == look.strings("five_hundred.notice.partner", seat="Anna")
    seated.press(place(seated, "AS"))
    assert seated.screen.line == told(look, "pitch")


def test_whoever_comes_in_the_middle_of_a_hand_is_told_no_news(look: Look) -> None:
    seated = Scripted(look)
    seated.tell(facts=[PARTNER])
    assert seated.screen.line != look.strings("five_hundred.notice.partner", seat="Anna")


def test_what_a_new_hand_begins_with_is_news(look: Look) -> None:
    seated = Scripted(look)
    seated.tell(facts=[PARTNER])
    seated.tell(facts=[PARTNER], number=2)
    assert seated.screen.line == look.strings("five_hundred.notice.partner", seat="Anna")


def giving() -> Prompt:
    actions = tuple(Action(f"give {word}") for word in ("AS", "9C", "KH"))
    return Prompt("lead", actions, stakes=(("give", stake("give")),))


def test_a_card_that_is_given_away_waits_for_the_button(look: Look) -> None:
    seated = asked(look, giving(), set_of_words("AS 9C KH"))
    seated.press(place(seated, "AS"))
    assert not seated.sent()
    seated.press(confirm(seated).rect.center)
    assert seated.sent() == ["give AS"]


def test_by_keys_the_lowest_card_is_given_away_first_and_not_at_one_press(look: Look) -> None:
    seated = asked(look, giving(), set_of_words("AS 9C KH"))
    seated.key("down")
    form = seated.screen._groups.form
    form.focus = seated.screen.widgets.index(seated.screen._asking.first[0])
    seated.key("enter")
    assert seated.screen.line == told(look, "give")
    assert not seated.sent()
    seated.key("enter")
    assert seated.sent() == ["give 9C"]


def test_the_focus_is_first_on_the_lowest_card_to_give_away(look: Look) -> None:
    form = asked(look, giving(), set_of_words("AS 9C KH")).screen._groups.form
    key = form.widgets[form.focus]
    assert isinstance(key, CardKey)
    assert key.card == card("9C")


def test_whoever_takes_up_cards_is_told_which(look: Look) -> None:
    seated = Scripted(look)
    seated.tell(own=set_of_words("AS KH"))
    seated.tell(own=set_of_words("AS 9C"))
    assert seated.screen.line == look.strings("match.taken_up", cards="9♣")
    assert seated.screen.line.startswith(TAKEN_UP)


def test_the_other_copy_of_a_card_is_not_taken_up(look: Look) -> None:
    seated = Scripted(look)
    seated.tell(own=1 << card("AS"))
    seated.tell(own=1 << (card("AS") + SECOND_PACK))
    assert not seated.screen.line.startswith(TAKEN_UP)


def test_cards_dealt_or_turned_up_are_not_taken_up(look: Look) -> None:
    seated = Scripted(look)
    seated.tell(own=0)
    seated.tell(own=set_of_words("AS KH"))
    assert not seated.screen.line.startswith(TAKEN_UP)
    seated.tell(own=set_of_words("9C 10C"), number=2)
    assert not seated.screen.line.startswith(TAKEN_UP)


def test_a_question_says_how_many_cards_are_chosen(look: Look) -> None:
    own = set_of_words("5S 6S 7S 8S")
    actions = tuple(with_cards("discard", three) for three in combinations(cards(own), 3))
    seated = asked(look, Prompt("discard", actions), own)
    for number, word in enumerate(("5S", "6S", "7S")):
        assert seated.screen.line == look.strings("five_hundred.ask.discard", chosen=number)
        seated.press(place(seated, word))

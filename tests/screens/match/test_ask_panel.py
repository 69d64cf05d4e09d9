"""How questions are put: every label can be pressed, nothing overlaps, all words fit in every language."""

from functools import partial

import pytest
from pygame import Rect

from game.rules.actions import Action
from game.rules.cards import set_of_words
from game.rules.hand import Hand
from game.rules.prompt import Fact, Page, Prompt
from game.screens.look import Look
from game.screens.match.ask_panel import AskPanel, Cell
from game.screens.match.free_room import in_middle
from game.screens.match.question import Question
from game.screens.match.words import Wording
from game.screens.widgets import Button
from tests.rules.walks import random_deal, walk
from tests.screens.match.test_words import NAMES, TEAMS
from tests.screens.match.views import FIVE_HUNDRED, places
from tests.screens.match.views import settings as chosen
from tests.screens.without_window import LANGUAGES


def questions(players: int) -> list[Question]:
    """One of each phase."""
    asked: dict[str, Hand] = {}
    for seed in range(40):
        for hand, _, _ in walk(random_deal(FIVE_HUNDRED, chosen(players), seed)):
            asked.setdefault(hand.prompt().phase, hand)
    found = []
    for hand in asked.values():
        assert hand.public.turn is not None
        found.append(Question(hand.prompt(), hand.sees(hand.public.turn).holdings[hand.public.turn]))
    return found


def panel(look: Look, question: Question, pressed: list[str]) -> AskPanel:
    wording = Wording(look.strings, "five_hundred", (*NAMES, "Eve", "Flo"), TEAMS, 0)
    return AskPanel(look, wording, question, partial(in_middle, places(4, 0).rect("panel")), pressed.append)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [4, 5])
def test_buttons_lie_apart_on_their_plate_above_the_hand(look: Look, players: int, language: str) -> None:
    look.kept.change(language=language)
    for question in questions(players):
        shown = panel(look, question, [])
        boxes = [widget.rect for widget in shown.widgets]
        assert all(shown.rect.contains(box) for box in boxes)
        assert all(box.collidelist(boxes[:number]) == -1 for number, box in enumerate(boxes))
        assert Rect(0, 0, 640, 360).contains(shown.rect)
        assert shown.rect.bottom <= 250
        plates = [places(players, 0).rect(f"plate {seat}") for seat in range(players)]
        assert shown.rect.collidelist(plates) == -1


def bids(*numbers: int) -> tuple[str, ...]:
    return tuple(f"bid {number}" for number in numbers)


CALLS = tuple(f"call {word}" for word in ("AC", "AS", "AH", "10C", "10S", "10H"))
ALONE = ("bid misere", "bid open misere", "bid blind misere")
GRIDS = ((bids(1, 2, 3, 4),), (bids(*range(3, 12)), ALONE), (bids(*range(3, 12)), ALONE[:2]), (ALONE[:2],))


def shapes() -> list[Question]:
    """Questions of other forms than Five Hundred's: many buttons, short and long rows, one row alone."""
    asked = [Prompt("partner", tuple(map(Action, (*CALLS, "alone"))), stakes=(("alone", Fact("bid")),))]
    asked.append(Prompt("lead", (Action("alone"), Action("play KS"))))
    for rows in GRIDS:
        labels = [label for row in rows for label in row]
        actions = tuple(map(Action, ("alone", "look", "pass", "play KS", *labels)))
        stakes = tuple((label, Fact("bid")) for label in labels)
        asked.append(Prompt("auction", actions, (Page("kitty", rows),), (("bid misere", 250),), stakes))
    return [Question(prompt, set_of_words("KS")) for prompt in asked]


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_of_any_shape_lie_apart_between_the_plates(look: Look, language: str) -> None:
    look.kept.change(language=language)
    for question in shapes():
        shown = panel(look, question, [])
        boxes = [widget.rect for widget in shown.widgets]
        assert len(boxes) == len(question.open - {"play"}) + (question.grid is not None)
        assert all(shown.rect.contains(box) for box in boxes)
        assert all(box.collidelist(boxes[:number]) == -1 for number, box in enumerate(boxes))
        assert all(box.width >= 28 for box in boxes)
        plates = [places(7, 0).rect(f"plate {seat}") for seat in range(7)]
        assert shown.rect.collidelist(plates) == -1


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_grid_every_button_says_what_it_does_and_the_one_selected_confirms(
    look: Look, language: str
) -> None:
    look.kept.change(language=language)
    question, pressed = shapes()[0], list[str]()
    before = panel(look, question, pressed).widgets
    assert all(widget.enabled for widget in before), "no button is dead"
    question.press("alone")
    after = panel(look, question, pressed)
    assert [widget.rect for widget in after.widgets] == [widget.rect for widget in before]
    assert [widget.text for widget in after.widgets] == [widget.text for widget in before]  # type: ignore[attr-defined]
    assert isinstance(after.confirm, Button)
    assert (after.confirm.icon, after.confirm.style) == ("check", "gold")
    mark = look.pictures.get("icons", "check").get_width()
    assert look.lettering.width(after.confirm.text, 1, True) + mark + 5 <= after.confirm.rect.width
    after.confirm.press(None)
    assert pressed == ["alone"]


def test_nothing_moves_when_a_label_of_a_grid_is_selected(look: Look) -> None:
    for question in shapes():
        before = [widget.rect for widget in panel(look, question, []).widgets]
        for label in question.stakes:
            question.press(label)
            assert [widget.rect for widget in panel(look, question, []).widgets] == before


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_words_fit_their_buttons(look: Look, language: str) -> None:
    """T-055."""
    look.kept.change(language=language)
    for question in (*questions(5), *shapes()):
        for widget in panel(look, question, []).widgets:
            if isinstance(widget, Cell):
                gap = 6 if widget.worth else 0
                used = look.lettering.width(widget.text) + gap + look.lettering.width(widget.worth)
                assert used <= widget.rect.width, widget.text
            elif isinstance(widget, Button):
                assert look.lettering.width(widget.text, 1, True) <= widget.rect.width, widget.text


def test_every_label_of_a_grid_has_its_cell_and_only_legal_ones_are_enabled(look: Look) -> None:
    for question in questions(5):
        if question.grid:
            pressed: list[str] = []
            for widget in panel(look, question, pressed).answers:
                if isinstance(widget, Cell):
                    widget.press(None)
                    assert widget.enabled == (pressed[-1] in question.open)
            assert pressed == [label for row in question.grid.rows for label in row]


def test_a_play_needs_no_buttons(look: Look) -> None:
    lead = next(each for each in questions(4) if each.prompt.phase == "follow")
    assert panel(look, lead, []).widgets == []


def test_what_costs_nothing_comes_first_and_a_blind_misere_does_not(look: Look) -> None:
    question = next(each for each in questions(4) if each.prompt.phase == "look")
    pressed: list[str] = []
    panel(look, question, pressed).answers[0].press(None)
    assert pressed == ["look"]

"""Whoever presses fast, to hurry the cards or by habit, answers nothing without having meant to."""

import pytest

from game.rules.actions import Action
from game.rules.prompt import Fact, Prompt
from game.screens.look import Look
from game.screens.match.burst import CALM, RECENT, Burst
from game.screens.touches import Touch
from game.screens.widgets import Widget
from tests.screens.match.pilot import Seated, asked_to_play, bright
from tests.screens.match.scripted import Scripted
from tests.screens.match.test_match_screen import to_full_trick
from tests.screens.match.test_stakes import OWN, stake

BIDDING = Prompt("auction", (Action("pass"), Action("pick")), (), (), (("pick", Fact("pick")),))


def test_a_press_long_after_the_last_one_answers_what_has_just_appeared() -> None:
    burst = Burst()
    assert burst.press()
    burst.update(RECENT)
    burst.appeared()
    assert burst.press()


def test_a_burst_ends_only_with_a_pause() -> None:
    burst = Burst()
    burst.press()
    burst.update(RECENT / 2)
    burst.appeared()
    for _ in range(5):
        burst.update(CALM / 2)
        assert not burst.press()
    burst.update(CALM)
    assert burst.press()


def pass_button(seated: Scripted, look: Look) -> Widget:
    return seated.button(look.strings("five_hundred.do.pass"))


@pytest.mark.parametrize("by", ["finger", "mouse", "keys"])
def test_hurrying_presses_do_not_answer_the_question_that_opens_under_them(look: Look, by: str) -> None:
    known = Scripted(look)
    known.tell(prompt=BIDDING, own=OWN)
    place = pass_button(known, look).rect.center
    press = (
        Touch("key", key="enter", device="keys") if by == "keys" else Touch("press", place, device=by)  # type: ignore[arg-type]
    )
    seated = Scripted(look)
    seated.tell(own=OWN)
    seated.screen.touch(press)
    seated.tell(prompt=BIDDING)
    for _ in range(4):
        seated.screen.touch(press)
        seated.frame(CALM / 2)
    assert not seated.sent()
    seated.frame(CALM)
    seated.screen.touch(press)
    assert seated.sent() == ["pass"]


def test_hurrying_presses_on_a_card_of_ones_own_do_not_play_it(look: Look) -> None:
    seated = asked_to_play(look)
    place = bright(seated)[-1].rect.center
    to_full_trick(seated)
    held = seated.guest.view.public.counts[0]  # type: ignore[union-attr]
    for _ in range(200):
        seated.press(place)
        seated.frame()
    assert seated.guest.view
    assert seated.guest.view.public.counts[0] == held


def test_hurrying_presses_do_not_take_the_score_sheet_away_unread(look: Look) -> None:
    seated = Seated(look, seed=2, blind_misere=False)
    while not seated.screen.reading:
        if seated.screen.asking:
            seated.screen._asking.act(seated.screen.asking.prompt.actions[0])
        seated.press((320, 150))
        seated.frame()
    place = seated.screen.widgets[0].rect.center
    for _ in range(20):
        seated.press(place)
        seated.frame()
    assert seated.screen.reading == "score"


@pytest.mark.parametrize("device", ["finger", "mouse"])
def test_a_double_click_confirms_nothing_that_has_stakes(look: Look, device: str) -> None:
    prompt = Prompt("auction", (Action("pass"), Action("pick")), (), (), (("pick", stake("pick")),))
    seated = Scripted(look)
    seated.tell(prompt=prompt, own=OWN)
    place = next(each for each in seated.screen._asking.panel.answers if each.text == "pick").rect.center  # type: ignore
    press = Touch("press", place, device=device)  # type: ignore[arg-type]
    for _ in range(3):
        seated.screen.touch(press)
        seated.frame(0.2)
    assert not seated.sent()
    assert seated.screen.asking
    assert seated.screen.asking.selected == "pick"
    seated.frame(0.4)
    seated.screen.touch(press)
    assert seated.sent() == ["pick"]


def test_enter_twice_is_meant(look: Look) -> None:
    seated = Scripted(look)
    seated.tell(prompt=BIDDING, own=OWN)
    seated.key("right", "right", "enter", "enter")
    assert seated.sent() == ["pick"]

"""A hint: it says what and why, marks it, and chooses nothing."""

import pytest

from game.bots.levels import NORMAL
from game.rules.games import GAMES
from game.screens.look import Look
from game.screens.match.hint_marks import hint_marks
from game.screens.touches import Touch
from tests.screens.match.pilot import Seated


def asked(look: Look, name: str) -> Seated:
    seated = Seated(look, seed=3, name=name, level=NORMAL)
    seated.rest()
    assert seated.screen.asking
    return seated


@pytest.mark.parametrize("name", GAMES)
def test_a_hint_is_told_and_marked_and_nothing_is_chosen(look: Look, name: str) -> None:
    seated = asked(look, name)
    before = seated.table.match
    line = seated.screen.line
    seated.key("i")
    seated.frame()
    assert seated.screen.line != line
    assert seated.screen.line.endswith(".")
    assert list(hint_marks(seated.screen._asking, seated.screen.stage))
    assert seated.screen.asking
    assert seated.screen.asking.chosen == (None, 0)
    assert seated.table.match is before


def test_asking_again_takes_the_hint_away(look: Look) -> None:
    seated = asked(look, "five_hundred")
    line = seated.screen.line
    seated.key("i", "i")
    assert seated.screen.line == line
    assert not list(hint_marks(seated.screen._asking, seated.screen.stage))


def test_the_lamp_in_the_corner_gives_the_hint_too(look: Look) -> None:
    seated = asked(look, "pitch")
    line = seated.screen.line
    lamp = next(each for each in seated.screen.widgets if getattr(each, "icon", "") == "hint")
    seated.frame(1.0)
    seated.press(lamp.rect.center)
    assert seated.screen.line != line


def test_a_pads_buttons_never_spell_a_bid(look: Look) -> None:
    seated = asked(look, "five_hundred")
    seated.screen.touch(Touch("key", key="b", device="pad"))
    assert seated.screen.asking
    assert seated.screen.asking.chosen == (None, 0)

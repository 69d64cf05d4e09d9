"""Panels that stand the other way round."""

import pygame
import pytest
from pygame import Rect, Surface

from game.screens.forms import Form
from game.screens.look import Look
from game.screens.option_rows import program_sheet
from game.screens.options import Options
from game.screens.touches import Touch
from game.screens.widgets import Button, Chooser, Switch
from tests.screens.without_window import Screens

PANEL = Rect(10, 5, 80, 30)


@pytest.fixture
def urdu(look: Look) -> Look:
    look.kept.change(language="ur")
    return look


def painted(look: Look, clip: Rect | None = None) -> Surface:
    """A panel with a red square at its left edge, over blue."""
    canvas = Surface((100, 40)).convert()
    canvas.fill("blue")
    canvas.fill("green", (10, 20, 5, 5))
    canvas.set_clip(clip)
    look.mirror.paint(canvas, PANEL, lambda onto: onto.fill("red", (10, 5, 10, 10)) and None)
    return canvas


def test_what_is_laid_at_the_left_is_seen_at_the_right(urdu: Look) -> None:
    canvas = painted(urdu)
    assert canvas.get_at((85, 10)) == pygame.Color("red")
    assert canvas.get_at((12, 10)) == pygame.Color("blue")
    assert canvas.get_at((12, 22)) == pygame.Color("green"), "what lies under a panel is not turned"


def test_nothing_is_painted_beside_the_clip(urdu: Look) -> None:
    canvas = painted(urdu, Rect(0, 0, 84, 40))
    assert canvas.get_at((82, 10)) == pygame.Color("red")
    assert canvas.get_at((86, 10)) == pygame.Color("blue")


def test_in_english_nothing_is_turned(look: Look) -> None:
    assert painted(look).get_at((12, 10)) == pygame.Color("red")


def test_arrow_keys_follow_what_is_seen(urdu: Look) -> None:
    buttons = [Button(Rect(10 + 40 * number, 5, 30, 22), "", lambda: None) for number in range(2)]
    urdu.mirror.lay(buttons, Rect(0, 0, 90, 30))
    form = Form(urdu, buttons)
    form.focus_seen = True
    assert buttons[0].rect.x > buttons[1].rect.x
    form.touch(Touch("key", key="left", device="keys"))
    assert form.focused is buttons[1]


def test_a_press_reaches_the_arrow_that_is_seen_there(urdu: Look, screens: Screens) -> None:
    screen = Options(urdu, screens, program_sheet(urdu))
    screen.resized((640, 360))
    chooser = next(each for each in screen._form.widgets if isinstance(each, Chooser))
    before = urdu.preferences.portrait
    faces = chooser.values
    screen.touch(Touch("press", (chooser.rect.x + 12, chooser.rect.centery), device="mouse"))
    assert faces.index(urdu.preferences.portrait) == faces.index(before) + 1, "onwards is to the left"


def test_a_switch_goes_on_to_the_left(urdu: Look, screens: Screens) -> None:
    switch = Switch(
        Rect(0, 0, 300, 30),
        next(
            each for group in program_sheet(urdu).groups() for each in group.rows if isinstance(each, Switch)
        ).row,
        lambda: urdu.preferences.large_text,
        lambda on: urdu.kept.change(large_text=on),
        ("", ""),
    )
    form = Form(urdu, [switch])
    form.touch(Touch("key", key="left", device="keys"))
    assert urdu.preferences.large_text


@pytest.mark.parametrize("language", ["ur", "sd"])
def test_a_change_of_language_takes_less_than_three_tenths_of_a_second(
    look: Look, screens: Screens, language: str
) -> None:
    screen = Options(look, screens, program_sheet(look))
    canvas = Surface((640, 360)).convert()
    started = pygame.time.get_ticks()
    look.kept.change(language=language)
    screen.resized((640, 360))
    screen.draw(canvas)
    assert pygame.time.get_ticks() - started < 300

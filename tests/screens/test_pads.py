"""Game pads become keys."""

import pygame
import pytest
from pygame.event import Event

from game.screens.pads import Pads


@pytest.fixture
def pads(display: pygame.Surface) -> Pads:
    return Pads()


def stick(value: int, axis: int = pygame.CONTROLLER_AXIS_LEFTX, pad: int = 0) -> Event:
    return Event(pygame.CONTROLLERAXISMOTION, instance_id=pad, axis=axis, value=value)


@pytest.mark.parametrize(
    ("button", "key"),
    [
        (pygame.CONTROLLER_BUTTON_A, "enter"),
        (pygame.CONTROLLER_BUTTON_B, "escape"),
        (pygame.CONTROLLER_BUTTON_DPAD_UP, "up"),
        (pygame.CONTROLLER_BUTTON_DPAD_LEFT, "left"),
        (pygame.CONTROLLER_BUTTON_X, "f2"),
        (pygame.CONTROLLER_BUTTON_Y, "f3"),
        (pygame.CONTROLLER_BUTTON_RIGHTSTICK, "f4"),
        (pygame.CONTROLLER_BUTTON_BACK, "i"),
        (pygame.CONTROLLER_BUTTON_GUIDE, ""),
    ],
)
def test_buttons_are_keys(pads: Pads, button: int, key: str) -> None:
    assert pads.key(Event(pygame.CONTROLLERBUTTONDOWN, instance_id=0, button=button)) == key


def test_the_stick_counts_once_until_it_comes_back(pads: Pads) -> None:
    values = [9000, 25000, 32000, 15000, 30000, 2000, 30000, -30000]
    assert [pads.key(stick(value)) for value in values] == ["", "right", "", "", "", "", "right", "left"]


def test_each_pad_has_a_stick_of_its_own(pads: Pads) -> None:
    assert pads.key(stick(30000, pygame.CONTROLLER_AXIS_LEFTY)) == "down"
    assert pads.key(stick(30000, pygame.CONTROLLER_AXIS_LEFTY, pad=1)) == "down"


def test_the_other_axes_are_nothing(pads: Pads) -> None:
    assert pads.key(stick(32000, pygame.CONTROLLER_AXIS_TRIGGERLEFT)) == ""


def test_a_pad_that_came_and_went_at_once_is_no_error(pads: Pads) -> None:
    """T-061."""
    for _ in range(10):
        assert pads.key(Event(pygame.CONTROLLERDEVICEADDED, device_index=7)) == ""
        assert pads.key(Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=7)) == ""

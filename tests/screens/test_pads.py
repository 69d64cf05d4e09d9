"""Game pads become keys."""

import pygame
import pytest
from pygame.event import Event

from game.screens.pads import Pads, Plug, Push


@pytest.fixture
def pads(display: pygame.Surface) -> Pads:
    return Pads()


def stick(value: int, axis: int = pygame.CONTROLLER_AXIS_LEFTX, pad: int = 0) -> Event:
    return Event(pygame.CONTROLLERAXISMOTION, instance_id=pad, axis=axis, value=value)


def key(pads: Pads, event: Event) -> str:
    pushed = pads.read(event)
    return pushed.key if isinstance(pushed, Push) else ""


@pytest.mark.parametrize(
    ("button", "name"),
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
def test_buttons_are_keys(pads: Pads, button: int, name: str) -> None:
    assert key(pads, Event(pygame.CONTROLLERBUTTONDOWN, instance_id=0, button=button)) == name


def test_the_stick_counts_once_until_it_comes_back(pads: Pads) -> None:
    values = [9000, 25000, 32000, 15000, 30000, 2000, 30000, -30000]
    assert [key(pads, stick(value)) for value in values] == ["", "right", "", "", "", "", "right", "left"]


def test_each_pad_has_a_stick_of_its_own(pads: Pads) -> None:
    assert key(pads, stick(30000, pygame.CONTROLLER_AXIS_LEFTY)) == "down"
    assert key(pads, stick(30000, pygame.CONTROLLER_AXIS_LEFTY, pad=1)) == "down"


def test_the_other_axes_are_nothing(pads: Pads) -> None:
    assert key(pads, stick(32000, pygame.CONTROLLER_AXIS_TRIGGERLEFT)) == ""


class Controller:
    """A pad that lies at each device index, with a new instance each time it is opened."""

    opened = 0

    def __init__(self, index: int) -> None:
        if index == 7:
            raise pygame.error("gone again already")
        Controller.opened += 1
        self.id = Controller.opened
        self._index = index

    def as_joystick(self) -> "Controller":
        return self

    def get_guid(self) -> str:
        return f"make {self._index}"


@pytest.fixture
def plugged(pads: Pads, monkeypatch: pytest.MonkeyPatch) -> Pads:
    monkeypatch.setattr(Controller, "opened", 0)
    monkeypatch.setattr("game.screens.pads.controller.Controller", Controller)
    return pads


def added(index: int) -> Event:
    return Event(pygame.CONTROLLERDEVICEADDED, device_index=index)


def removed(pad: int) -> Event:
    return Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=pad)


def test_a_button_is_told_to_be_let_go_too(pads: Pads) -> None:
    shoulder = pygame.CONTROLLER_BUTTON_LEFTSHOULDER
    assert pads.read(Event(pygame.CONTROLLERBUTTONDOWN, instance_id=3, button=shoulder)) == Push(
        3, "pageup", True
    )
    assert pads.read(Event(pygame.CONTROLLERBUTTONUP, instance_id=3, button=shoulder)) == Push(
        3, "pageup", False
    )


def test_a_pad_that_came_and_went_at_once_is_no_error(plugged: Pads) -> None:
    """T-061."""
    for _ in range(10):
        assert plugged.read(added(7)) is None
        assert plugged.read(removed(7)) is None


def test_a_pad_is_told_by_its_instance_and_its_make_whenever_it_is_plugged(plugged: Pads) -> None:
    """T-061."""
    assert plugged.read(added(0)) == Plug(1, "make 0", True)
    assert plugged.read(added(1)) == Plug(2, "make 1", True)
    for pad in range(3, 13):
        assert plugged.read(removed(pad - 2)) == Plug(pad - 2, "", False)
        assert plugged.read(added(pad % 2)) == Plug(pad, f"make {pad % 2}", True)


def test_a_stick_is_at_rest_when_its_pad_comes_back(plugged: Pads) -> None:
    plugged.read(added(0))
    assert key(plugged, stick(30000, pad=1)) == "right"
    plugged.read(removed(1))
    assert key(plugged, stick(30000, pad=1)) == "right"

"""Game pads as keys: cross and stick are the arrows, A is Enter, B is Escape,
X and Y show the last trick and the auction, Back gives a hint. No pad is never an error."""

from typing import NamedTuple

import pygame
from pygame.event import Event

try:
    from pygame._sdl2 import controller
except ImportError:  # an experimental part that a build may lack
    controller = None  # type: ignore[assignment]

BUTTONS = {
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: "left",
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: "right",
    pygame.CONTROLLER_BUTTON_DPAD_UP: "up",
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: "down",
    pygame.CONTROLLER_BUTTON_A: "enter",
    pygame.CONTROLLER_BUTTON_B: "escape",
    pygame.CONTROLLER_BUTTON_START: "escape",
    pygame.CONTROLLER_BUTTON_X: "f2",
    pygame.CONTROLLER_BUTTON_Y: "f3",
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: "f4",
    pygame.CONTROLLER_BUTTON_BACK: "i",
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: "pageup",
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: "pagedown",
}
STICK = {
    pygame.CONTROLLER_AXIS_LEFTX: ("left", "right"),
    pygame.CONTROLLER_AXIS_LEFTY: ("up", "down"),
}
PUSHED, CENTRED = 20_000, 11_000
"""How far the stick must go to count, and how far back before it counts again."""


class Push(NamedTuple):
    """A pad's button or stick was pushed (`down`) or a button let go, as the key that it amounts to."""

    pad: int
    key: str
    down: bool


class Plug(NamedTuple):
    """A pad was plugged in (`there`) or has gone."""

    pad: int
    """As long as it stays plugged in."""
    kind: str
    """Of what make; the same pad has the same when it comes back, and so has one like it."""
    there: bool


class Pads:
    def __init__(self) -> None:
        # A pad that nobody holds stops sending. By instance, since an index is used again (T-061).
        self._open: dict[int, controller.Controller] = {}
        self._pushed: dict[tuple[int, int], str] = {}
        if controller:
            controller.init()

    def read(self, event: Event) -> Push | Plug | None:
        """What the event means; None is nothing."""
        match event.type:
            case pygame.CONTROLLERDEVICEADDED:
                return self._add(event.device_index)
            case pygame.CONTROLLERDEVICEREMOVED:
                return self._remove(event.instance_id)
            case pygame.CONTROLLERBUTTONDOWN | pygame.CONTROLLERBUTTONUP if event.button in BUTTONS:
                down = event.type == pygame.CONTROLLERBUTTONDOWN
                return Push(event.instance_id, BUTTONS[event.button], down)
            case pygame.CONTROLLERAXISMOTION if event.axis in STICK:
                way = self._stick(event)
                return Push(event.instance_id, way, True) if way else None
        return None

    def _add(self, device_index: int) -> Plug | None:
        try:
            pad = controller.Controller(device_index)
            kind = pad.as_joystick().get_guid()
        except pygame.error:  # gone again already
            return None
        if pad.id in self._open:
            return None
        self._open[pad.id] = pad
        return Plug(pad.id, kind, True)

    def _remove(self, pad: int) -> Plug | None:
        self._pushed = {place: way for place, way in self._pushed.items() if place[0] != pad}
        return Plug(pad, "", False) if self._open.pop(pad, None) else None

    def _stick(self, event: Event) -> str:
        place = (event.instance_id, event.axis)
        back, forth = STICK[event.axis]
        if abs(event.value) < CENTRED:
            self._pushed.pop(place, None)
        elif abs(event.value) > PUSHED:
            direction = forth if event.value > 0 else back
            if self._pushed.get(place) != direction:
                self._pushed[place] = direction
                return direction
        return ""

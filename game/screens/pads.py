"""Game pads as keys: cross and stick are the arrows, A is Enter, B is Escape,
X and Y show the last trick and the auction, Back gives a hint. No pad is never an error."""

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


class Pads:
    def __init__(self) -> None:
        # A pad that nobody holds stops sending. By instance, since an index is used again (T-061).
        self._open: dict[int, controller.Controller] = {}
        self._pushed: dict[tuple[int, int], str] = {}
        if controller:
            controller.init()

    def key(self, event: Event) -> str:
        """The key that the event amounts to; "" if none."""
        match event.type:
            case pygame.CONTROLLERDEVICEADDED:
                self._add(event.device_index)
            case pygame.CONTROLLERDEVICEREMOVED:
                self._open.pop(event.instance_id, None)
            case pygame.CONTROLLERBUTTONDOWN:
                return BUTTONS.get(event.button, "")
            case pygame.CONTROLLERAXISMOTION if event.axis in STICK:
                return self._stick(event)
        return ""

    def _add(self, device_index: int) -> None:
        try:
            pad = controller.Controller(device_index)
        except pygame.error:  # gone again already
            return
        self._open[pad.id] = pad

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

"""The only reader of pygame's events: mouse, finger, keys and pads become `Touch`es, all acting on the press.

One press of a hand is one Touch, however many events the system makes of it.
"""

import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import Enum
from typing import Literal, Protocol

import pygame
from pygame.event import Event

from game.screens.pads import Pads

Kind = Literal["press", "hover", "key"]
Device = Literal["mouse", "finger", "keys", "pad"]
Point = tuple[int, int]

SAME_PRESS_SECONDS = 0.5
SAME_PRESS_PIXELS = 24
KEYS = {
    pygame.K_LEFT: "left",
    pygame.K_RIGHT: "right",
    pygame.K_UP: "up",
    pygame.K_DOWN: "down",
    pygame.K_RETURN: "enter",
    pygame.K_KP_ENTER: "enter",
    pygame.K_ESCAPE: "escape",
    pygame.K_AC_BACK: "escape",
    pygame.K_TAB: "tab",
    pygame.K_BACKSPACE: "backspace",
    pygame.K_F1: "f1",
    pygame.K_F2: "f2",
    pygame.K_F3: "f3",
    pygame.K_F4: "f4",
    pygame.K_F11: "f11",
    pygame.K_PAGEUP: "pageup",
    pygame.K_PAGEDOWN: "pagedown",
    pygame.K_HOME: "home",
    pygame.K_END: "end",
}


@dataclass(frozen=True, slots=True)
class Touch:
    kind: Kind
    pos: Point | None = None
    """Where, in logical pixels; may lie outside the canvas. None for a key."""
    key: str = ""
    """A key's name ("left", "enter", "backtab", "pagedown", …) or one small letter, digit or sign."""
    device: Device = "mouse"
    text: str = ""
    """What was typed, as it was typed; "" for a key that writes nothing."""

    @property
    def acts(self) -> bool:
        """Whether it does something where it is, and does not only lead there."""
        return self.kind == "press" or self.key in ("enter", " ")


class Happening(Enum):
    """What befell the window."""

    QUIT = "quit"
    RESIZED = "resized"
    EXPOSED = "exposed"
    """What it showed may be lost."""


HAPPENINGS = {
    pygame.QUIT: Happening.QUIT,
    pygame.WINDOWSIZECHANGED: Happening.RESIZED,
    pygame.WINDOWEXPOSED: Happening.EXPOSED,
    pygame.WINDOWSHOWN: Happening.EXPOSED,
    pygame.WINDOWRESTORED: Happening.EXPOSED,
    pygame.WINDOWFOCUSGAINED: Happening.EXPOSED,
}


class Glass(Protocol):
    """What lies between the hand and the canvas."""

    def to_logical(self, x: float, y: float) -> Point:
        """A pixel of the window as a point of the canvas."""

    def finger(self, x: float, y: float) -> Point:
        """Shares 0 … 1 of the window as a point of the canvas."""


class Touches:
    def __init__(self, glass: Glass, now: Callable[[], float] = time.monotonic) -> None:
        self._glass = glass
        self._now = now
        self._pads = Pads()
        self._last_press: dict[Device, tuple[float, Point]] = {}
        self._typed = ""

    def read(self, events: Iterable[Event]) -> list[Touch | Happening]:
        """What the events mean, in their order."""
        meant: list[Touch | Happening] = []
        for event in events:
            if event.type in HAPPENINGS:
                meant.append(HAPPENINGS[event.type])
            else:
                touch = self._touch(event)
                if touch:
                    meant.append(touch)
        return meant

    def _touch(self, event: Event) -> Touch | None:
        match event.type:
            case pygame.MOUSEBUTTONDOWN:
                return self._mouse_press(event)
            case pygame.MOUSEMOTION:
                if getattr(event, "touch", False):
                    return None
                return Touch("hover", self._glass.to_logical(*event.pos), device="mouse")
            case pygame.FINGERDOWN:
                return self._press("finger", self._glass.finger(event.x, event.y))
            case pygame.MOUSEWHEEL:
                return Touch("key", key="pageup" if event.y > 0 else "pagedown") if event.y else None
            case pygame.KEYDOWN:
                return self._key(event)
            case pygame.TEXTINPUT:
                return self._composed(event.text)
        key = self._pads.key(event)
        return Touch("key", key=key, device="pad") if key else None

    def _mouse_press(self, event: Event) -> Touch | None:
        # Only the left button plays (T-041); a finger's own mouse events are not wanted (T-039).
        if event.button != pygame.BUTTON_LEFT or getattr(event, "touch", False):
            return None
        return self._press("mouse", self._glass.to_logical(*event.pos))

    def _press(self, device: Device, pos: Point) -> Touch | None:
        """A press, unless it is the echo of one by the other device (T-039)."""
        other: Device = "finger" if device == "mouse" else "mouse"
        when, where = self._last_press.get(other, (float("-inf"), pos))
        near = max(abs(pos[0] - where[0]), abs(pos[1] - where[1])) <= SAME_PRESS_PIXELS
        if near and self._now() - when <= SAME_PRESS_SECONDS:
            return None
        self._last_press[device] = (self._now(), pos)
        return Touch("press", pos, device=device)

    def _key(self, event: Event) -> Touch | None:
        self._typed = ""
        if event.key == pygame.K_RETURN and event.mod & pygame.KMOD_ALT:
            return Touch("key", key="f11", device="keys")
        # Keys held for the system, say to switch programs, are not ours (T-047). AltGr writes letters.
        if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_LALT | pygame.KMOD_META):
            return None
        if event.key == pygame.K_TAB and event.mod & pygame.KMOD_SHIFT:
            return Touch("key", key="backtab", device="keys")
        if event.key in KEYS:
            return Touch("key", key=KEYS[event.key], device="keys")
        if len(event.unicode) == 1 and event.unicode.isprintable():
            self._typed = event.unicode
            return Touch("key", key=event.unicode.lower(), device="keys", text=event.unicode)
        return None

    def _composed(self, text: str) -> Touch | None:
        """A letter put together from several keys; the others were told by their key already."""
        if text == self._typed or len(text) != 1 or not text.isprintable():
            return None
        return Touch("key", key=text.lower(), device="keys", text=text)

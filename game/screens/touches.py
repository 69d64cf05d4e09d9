"""The only reader of pygame's events: mouse, finger, keys and pads become `Touch`es, all acting on the press.

One press of a hand is one Touch, however many events the system makes of it. What becomes of a press that
goes on is told as `Hold`s, to those who care.
"""

import time
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import Enum
from itertools import count
from string import ascii_lowercase
from typing import Literal, Protocol, TypeAlias

import pygame
from pygame.event import Event

from game.screens.pads import Pads, Plug, Push

Kind = Literal["press", "hover", "key"]
Device = Literal["mouse", "finger", "keys", "pad"]
Point = tuple[int, int]

SAME_PRESS_SECONDS = 0.5
SAME_PRESS_PIXELS = 24
MOST_PUSHES = 8
"""Of one pad between two frames; no thumb is that fast, a broken pad is."""
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
    pygame.K_RCTRL: "right ctrl",
}
LETTER_PLACES = {pygame.KSCAN_A + number: letter for number, letter in enumerate(ascii_lowercase)}
"""The letters by their place on the keyboard: for one that writes another script."""


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
    of: int = 0
    """Which finger, counted from 0, or which pad, by its instance: the same for as long as it is there."""

    @property
    def acts(self) -> bool:
        """Whether it does something where it is, and does not only lead there."""
        return self.kind == "press" or self.key in ("enter", " ")


@dataclass(frozen=True, slots=True)
class Hold:
    """A press that goes on has moved or ended. Its device, key and `of` are those of the press."""

    ended: bool
    device: Device
    pos: Point | None = None
    """Where it is now; None for a key."""
    key: str = ""
    of: int = 0


class Happening(Enum):
    """What befell the window."""

    QUIT = "quit"
    RESIZED = "resized"
    EXPOSED = "exposed"
    """What it showed may be lost."""
    LEFT = "left"
    """Keys and mouse belong to another program now: the end of a press may never be told."""


HAPPENINGS = {
    pygame.QUIT: Happening.QUIT,
    pygame.WINDOWSIZECHANGED: Happening.RESIZED,
    pygame.WINDOWEXPOSED: Happening.EXPOSED,
    pygame.WINDOWSHOWN: Happening.EXPOSED,
    pygame.WINDOWRESTORED: Happening.EXPOSED,
    pygame.WINDOWFOCUSGAINED: Happening.EXPOSED,
    pygame.WINDOWFOCUSLOST: Happening.LEFT,
    pygame.WINDOWMINIMIZED: Happening.LEFT,
    pygame.WINDOWHIDDEN: Happening.LEFT,
}


class Glass(Protocol):
    """What lies between the hand and the canvas."""

    def to_logical(self, x: float, y: float) -> Point:
        """A pixel of the window as a point of the canvas."""

    def finger(self, x: float, y: float) -> Point:
        """Shares 0 … 1 of the window as a point of the canvas."""


Meant: TypeAlias = Touch | Hold | Plug | Happening


class Touches:
    def __init__(self, glass: Glass, now: Callable[[], float] = time.monotonic) -> None:
        self._glass = glass
        self._now = now
        self._pads = Pads()
        self._last_press: dict[Device, tuple[float, Point]] = {}
        self._typed = ""
        self._mouse_down = False
        self._keys_down: dict[int, str] = {}
        """By what the system calls a key, how it was told."""
        self._fingers: dict[tuple[int, int], int] = {}

    def read(self, events: Iterable[Event]) -> list[Meant]:
        """What the events mean, in their order."""
        meant: list[Meant] = []
        pushes: Counter[int] = Counter()
        for event in events:
            each = self._meant(event)
            if isinstance(each, Push):
                pushes[each.pad] += each.down
                if not each.down:
                    meant.append(Hold(True, "pad", key=each.key, of=each.pad))
                elif pushes[each.pad] <= MOST_PUSHES:
                    meant.append(Touch("key", key=each.key, device="pad", of=each.pad))
            elif each is not None:
                meant.append(each)
        return meant

    def _meant(self, event: Event) -> Meant | Push | None:
        match event.type:
            case type if type in HAPPENINGS:
                return self._happening(HAPPENINGS[type])
            case pygame.MOUSEBUTTONDOWN | pygame.MOUSEBUTTONUP | pygame.MOUSEMOTION:
                return self._mouse(event)
            case pygame.FINGERDOWN | pygame.FINGERMOTION | pygame.FINGERUP:
                return self._finger(event)
            case pygame.MOUSEWHEEL:
                return Touch("key", key="pageup" if event.y > 0 else "pagedown") if event.y else None
            case pygame.KEYDOWN:
                return self._key_down(event)
            case pygame.KEYUP:
                told = self._keys_down.pop(event.key, "")
                return Hold(True, "keys", key=told) if told else None
            case pygame.TEXTINPUT:
                return self._composed(event.text)
        return self._pads.read(event)

    def _happening(self, happening: Happening) -> Happening:
        if happening is Happening.LEFT:
            self._mouse_down = False
            self._keys_down.clear()
            self._fingers.clear()
        return happening

    def _mouse(self, event: Event) -> Touch | Hold | None:
        if getattr(event, "touch", False):  # a finger's own mouse events are not wanted (T-039)
            return None
        pos = self._glass.to_logical(*event.pos)
        if event.type == pygame.MOUSEMOTION:
            return Touch("hover", pos, device="mouse")
        if event.button != pygame.BUTTON_LEFT:  # only the left button plays (T-041)
            return None
        if event.type == pygame.MOUSEBUTTONDOWN:
            press = self._press("mouse", pos)
            self._mouse_down = press is not None
            return press
        was_down, self._mouse_down = self._mouse_down, False
        return Hold(True, "mouse", pos) if was_down else None

    def _finger(self, event: Event) -> Touch | Hold | None:
        pos = self._glass.finger(event.x, event.y)
        name = (event.touch_id, event.finger_id)
        if event.type == pygame.FINGERDOWN:
            number = next(each for each in count() if each not in self._fingers.values())
            press = self._press("finger", pos, number)
            if press:
                self._fingers[name] = number
            return press
        if name not in self._fingers:
            return None
        if event.type == pygame.FINGERMOTION:
            return Hold(False, "finger", pos, of=self._fingers[name])
        return Hold(True, "finger", pos, of=self._fingers.pop(name))

    def _press(self, device: Device, pos: Point, of: int = 0) -> Touch | None:
        """A press, unless it is the echo of one by the other device (T-039)."""
        other: Device = "finger" if device == "mouse" else "mouse"
        when, where = self._last_press.get(other, (float("-inf"), pos))
        near = max(abs(pos[0] - where[0]), abs(pos[1] - where[1])) <= SAME_PRESS_PIXELS
        if near and self._now() - when <= SAME_PRESS_SECONDS:
            return None
        self._last_press[device] = (self._now(), pos)
        return Touch("press", pos, device=device, of=of)

    def _key_down(self, event: Event) -> Touch | None:
        touch = self._key(event)
        if touch:
            self._keys_down[event.key] = touch.key
        return touch

    def _key(self, event: Event) -> Touch | None:
        self._typed = ""
        if event.key == pygame.K_RETURN and event.mod & pygame.KMOD_ALT:
            return Touch("key", key="f11", device="keys")
        # Keys held for the system, say to switch programs, are not ours (T-047). AltGr writes letters, and
        # the right Ctrl holds a hand open; under X11 the left one then seems to be held too.
        held = event.mod & ~(pygame.KMOD_CTRL if event.mod & pygame.KMOD_RCTRL else 0)
        if held & (pygame.KMOD_LCTRL | pygame.KMOD_LALT | pygame.KMOD_META):
            return None
        if event.key == pygame.K_TAB and event.mod & pygame.KMOD_SHIFT:
            return Touch("key", key="backtab", device="keys")
        if event.key in KEYS:
            return Touch("key", key=KEYS[event.key], device="keys")
        text = event.unicode if len(event.unicode) == 1 and event.unicode.isprintable() else ""
        place = LETTER_PLACES.get(getattr(event, "scancode", 0), "")
        name = place if (place and not text.isascii()) or not text else text.lower()
        if text or (name and event.mod & pygame.KMOD_RCTRL):
            self._typed = text
            return Touch("key", key=name, device="keys", text=text)
        return None

    def _composed(self, text: str) -> Touch | None:
        """A letter put together from several keys; the others were told by their key already."""
        if text == self._typed or len(text) != 1 or not text.isprintable():
            return None
        return Touch("key", key=text.lower(), device="keys", text=text)

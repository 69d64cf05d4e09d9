"""The buttons in the corner of the table: menu, help, and sound on or off."""

from collections.abc import Callable
from functools import partial

from pygame import Rect

from game.screens.widgets import Button, Widget


def corner_buttons(first: Rect, sound_on: bool, act: Callable[[str], None]) -> list[Widget]:
    """From right to left, beginning at `first`; `act` is told ``menu``, ``help`` or ``sound``."""
    icons = {"menu": "menu", "help": "help", "sound": "sound" if sound_on else "mute"}
    return [
        Button(first.move(-number * (first.width + 2), 0), "", partial(act, name), style="quiet", icon=icon)
        for number, (name, icon) in enumerate(icons.items())
    ]

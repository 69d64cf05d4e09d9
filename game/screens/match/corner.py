"""The buttons in the corner of the table: menu, help, sound on or off, and a hint."""

from collections.abc import Callable
from functools import partial

from pygame import Rect

from game.screens.widgets import Button, Widget


def corner_buttons(
    first: Rect, sound_on: bool, act: Callable[[str], None], *, hinting: bool = False
) -> list[Widget]:
    """From right to left, beginning at `first`; `act` is told ``menu``, ``help``, ``sound`` or ``hint``.
    `hinting` says whether a hint can be had now."""
    icons = {"menu": "menu", "help": "help", "sound": "sound" if sound_on else "mute", "hint": "hint"}
    return [
        Button(
            first.move(-number * (first.width + 2), 0),
            "",
            partial(act, name),
            style="quiet",
            icon=icon,
            enabled=name != "hint" or hinting,
        )
        for number, (name, icon) in enumerate(icons.items())
    ]

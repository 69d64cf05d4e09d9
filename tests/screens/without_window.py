"""A stack of screens without a window, and the sizes they are tried at."""

from game.device.folders import assets_folder
from game.screens.screen import Screen

SIZES = [(640, 360), (683, 384), (640, 512), (864, 512)]
"""The corners of what a canvas may measure."""

LANGUAGES = ("en", "cs", "ur", "sd")

ICON = assets_folder() / "icons" / "program.png"


class Screens:
    """The stack; the last lies on top."""

    def __init__(self) -> None:
        self.lying: list[Screen] = []

    def open(self, screen: Screen) -> None:
        self.lying.append(screen)
        screen.resized((640, 360))

    def close(self, screen: Screen) -> None:
        if screen in self.lying:
            self.lying.remove(screen)

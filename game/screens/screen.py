"""`Screen`: what every screen is. It takes touches, lets time pass and draws what changed, no more."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Protocol

from pygame import Rect, Surface

from game.screens.touches import Hold, Touch

Size = tuple[int, int]


class Screen(ABC):
    covers = True
    """Whether nothing below it can be seen. An overlay is drawn over the screen below, which lives on."""
    shades = False
    """Whether what lies below an overlay is darkened."""

    def __init__(self) -> None:
        self.size: Size = (640, 360)
        self.stale = True
        """Whether the next draw must be a whole one; `draw` clears it."""

    def resized(self, size: Size) -> None:
        """The logical size is now this; called before the first draw as well."""
        self.size = size
        self.repaint()

    def repaint(self) -> None:
        """Asks for a full draw: what was shown is lost, or something changed that is seen everywhere."""
        self.stale = True

    @abstractmethod
    def touch(self, touch: Touch) -> bool:
        """Whether it took the touch; if not, the screen below is asked (only where that can be seen)."""

    def hold(self, hold: Hold) -> None:  # noqa: B027  (most screens act on the press alone)
        """A press goes on, or has ended; told to all screens that can be seen."""

    def let_go(self) -> None:  # noqa: B027
        """Whatever is held counts as let go: something lies over it now, or the window is left."""

    def update(self, seconds: float) -> None:  # noqa: B027  (most screens know no time)
        """So much time has passed."""

    @property
    def moving(self) -> bool:
        """Whether it needs every frame just now; else it is asked 20 times a second at most."""
        return False

    @abstractmethod
    def draw(self, canvas: Surface) -> list[Rect] | None:
        """Draws what changed since the last draw and says where: None everywhere, [] nowhere.

        The canvas still holds what was drawn last.
        """

    def draw_in(
        self, canvas: Surface, areas: list[Rect], paint: Callable[[Surface], None]
    ) -> list[Rect] | None:
        """The usual `draw`: paints everything if that is asked for, else each of the areas anew."""
        if self.stale:
            self.stale = False
            paint(canvas)
            return None
        for area in areas:
            canvas.set_clip(area)
            paint(canvas)
        canvas.set_clip(None)
        return areas


class Stack(Protocol):
    """The screens lying one over the other; the window has it."""

    def open(self, screen: Screen) -> None:
        """Lays the screen on top."""

    def close(self, screen: Screen) -> None:
        """Takes the screen away, wherever it lies; one that lies nowhere is ignored."""

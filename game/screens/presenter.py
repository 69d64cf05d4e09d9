"""The window as the canvas sees it: how large the canvas is, how it comes into the window, and back again."""

import math
from typing import NamedTuple

import pygame
from pygame import Color, Rect, Surface

from game.screens.screen import Size
from game.screens.touches import Point

SMALLEST, LARGEST = (640, 360), (864, 512)
"""Of the canvas."""
COVERED = 0.85
MOST_RECTS, LARGEST_SHARE = 12, 0.4
"""More or larger changes than that are cheaper shown as a whole."""


class Fit(NamedTuple):
    """How a canvas lies in a window."""

    logical: Size
    scale: float
    place: Rect
    """Of the canvas, in the window's pixels."""

    @property
    def sharp(self) -> bool:
        """Enlarged by a fraction: first by whole pixels, then smoothed down, so that text keeps its shape."""
        return self.scale != int(self.scale)


def fit(window: Size) -> Fit:
    """The canvas that suits the window: whole pixels where they fill it well, else a fraction."""
    width, height = max(1, window[0]), max(1, window[1])
    whole = min(width // SMALLEST[0], height // SMALLEST[1])
    if whole >= 2:
        logical = min(LARGEST[0], width // whole), min(LARGEST[1], height // whole)
        if logical[0] * logical[1] * whole * whole >= COVERED * width * height:
            return _placed(logical, whole, (width, height))
    scale = min(width / SMALLEST[0], height / SMALLEST[1])
    logical = min(LARGEST[0], round(width / scale)), min(LARGEST[1], round(height / scale))
    return _placed(logical, scale, (width, height))


def _placed(logical: Size, scale: float, window: Size) -> Fit:
    size = min(window[0], round(logical[0] * scale)), min(window[1], round(logical[1] * scale))
    return Fit(logical, scale, Rect((window[0] - size[0]) // 2, (window[1] - size[1]) // 2, *size))


class Presenter:
    """Owns the canvas. Knows the display only as the surface it is given."""

    def __init__(self, display: Surface, edge: Color) -> None:
        """`edge` fills what the canvas leaves of the window."""
        self._edge = edge
        self.take(display)

    def take(self, display: Surface) -> None:
        """The display has another size; the canvas is empty and must be drawn anew."""
        self._display = display
        self._window_size = display.get_size()
        self.fit = fit(display.get_size())
        self.canvas = Surface(self.fit.logical).convert(display)
        self._edged = False

    def shows_on(self, display: Surface) -> bool:
        """Whether this is still the display that was taken, in the same size."""
        return display is self._display and display.get_size() == self._window_size

    def to_logical(self, x: float, y: float) -> Point:
        place, logical = self.fit.place, self.fit.logical
        return (
            math.floor((x - place.x) * logical[0] / place.width),
            math.floor((y - place.y) * logical[1] / place.height),
        )

    def finger(self, x: float, y: float) -> Point:
        width, height = self._display.get_size()
        return self.to_logical(x * width, y * height)

    def present(self, changed: list[Rect] | None) -> None:
        """Shows what changed on the canvas; None is everything."""
        if changed is not None:
            changed = [area for area in (each.clip(self.canvas.get_rect()) for each in changed) if area]
            if not changed:
                return
        if changed is None or self.fit.sharp or not self._edged or self._much(changed):
            self._present_all()
        else:
            pygame.display.update([self._enlarged(area) for area in changed])

    def _much(self, changed: list[Rect]) -> bool:
        area = sum(each.width * each.height for each in changed)
        whole = self.fit.logical[0] * self.fit.logical[1]
        return len(changed) > MOST_RECTS or area > LARGEST_SHARE * whole

    def _enlarged(self, area: Rect) -> Rect:
        scale = int(self.fit.scale)
        place = Rect(
            self.fit.place.x + area.x * scale,
            self.fit.place.y + area.y * scale,
            area.width * scale,
            area.height * scale,
        )
        pygame.transform.scale(self.canvas.subsurface(area), place.size, self._display.subsurface(place))
        return place

    def _present_all(self) -> None:
        if not self._edged:
            self._display.fill(self._edge)
            self._edged = True
        place = self.fit.place
        target = self._display.subsurface(place)
        if self.fit.sharp:
            larger = pygame.transform.scale_by(self.canvas, math.ceil(self.fit.scale))
            pygame.transform.smoothscale(larger, place.size, target)
        else:
            pygame.transform.scale(self.canvas, place.size, target)
        pygame.display.flip()

"""Panels for languages read from right to left. A panel is laid out and painted from left to right like any
other; on its way out it is turned round as a whole, words and pictures having been turned beforehand."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Protocol

import pygame
from pygame import Rect, Surface

from game.screens.lettering import Lettering
from game.screens.pictures import Pictures
from game.screens.touches import Point, Touch

OTHER_SIDE = {"left": "right", "right": "left"}


class Placed(Protocol):
    rect: Rect


class Mirror:
    """It turns nothing in a language that is read from left to right."""

    def __init__(self, lettering: Lettering, pictures: Pictures) -> None:
        self._lettering = lettering
        self._pictures = pictures
        self._backs: dict[tuple[tuple[int, int], int], Surface] = {}

    @property
    def on(self) -> bool:
        return self._lettering.rtl

    def rect(self, rect: Rect, panel: Rect) -> Rect:
        """Where on the panel that is seen which was laid out there, and the other way round."""
        return rect.move(panel.left + panel.right - rect.left - rect.right, 0) if self.on else rect

    def lay(self, placed: Sequence[Placed], panel: Rect) -> None:
        """Moves what was laid out on a panel to where it is seen."""
        for each in placed:
            each.rect = self.rect(each.rect, panel)

    def pos(self, pos: Point | None, panel: Rect) -> Point | None:
        """What a press there means to something laid out from left to right."""
        return self.rect(Rect(pos, (1, 1)), panel).topleft if pos else None

    def touch(self, touch: Touch) -> Touch:
        """What an arrow key means to something laid out from left to right."""
        return replace(touch, key=OTHER_SIDE[touch.key]) if self.on and touch.key in OTHER_SIDE else touch

    def paint(self, canvas: Surface, panel: Rect, paint: Callable[[Surface], None]) -> None:
        """Lets the panel be painted where it was laid out, and shows it turned round within itself."""
        if not self.on:
            paint(canvas)
            return
        laid = self.rect(panel.clip(canvas.get_clip()), panel).clip(canvas.get_rect())
        seen = self.rect(laid, panel)
        if not laid:
            return
        back = self._back(canvas)
        back.set_clip(laid)
        back.fill((0, 0, 0, 0))
        # What lies under the panel is turned twice, and so not at all.
        back.blit(_turned(canvas.subsurface(seen)), laid)
        self._lettering.mirrored = self._pictures.mirrored = True
        try:
            paint(back)
        finally:
            self._lettering.mirrored = self._pictures.mirrored = False
        canvas.blit(_turned(back.subsurface(laid)), seen)

    def _back(self, canvas: Surface) -> Surface:
        """Something as large as the canvas to paint on."""
        key = canvas.get_size(), canvas.get_flags() & pygame.SRCALPHA
        if key not in self._backs:
            if len(self._backs) > 1:
                self._backs.clear()
            self._backs[key] = Surface(canvas.get_size(), key[1], canvas)
        return self._backs[key]


def _turned(picture: Surface) -> Surface:
    return pygame.transform.flip(picture, flip_x=True, flip_y=False)

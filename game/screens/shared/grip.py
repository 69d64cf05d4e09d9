"""`Grip`: what somebody holds to look at a hand: a key, a button of a pad, a finger or the mouse."""

from game.screens.touches import Hold, Point, Touch

TAP = 0.25
"""Seconds that a finger or the mouse must be held: a tap shows nothing."""
SLIDE = 24
"""Pixels that a finger or the mouse goes before it means what is under it and no longer the curtain."""
IDLE = 20.0
"""Seconds after which a hand that is held open closes, if nothing else is done."""


class Grip:
    def __init__(self, touch: Touch) -> None:
        self._touch = touch
        self._age = 0.0
        self._idle = 0.0
        self.slid = False
        self.spent = False
        """Whether it opens nothing any more and only waits to be let go."""

    @property
    def points(self) -> bool:
        """Whether it is a finger or the mouse."""
        return self._touch.kind == "press"

    @property
    def opens(self) -> bool:
        return not self.spent and (not self.points or self._age >= TAP)

    @property
    def forgotten(self) -> bool:
        return self._idle >= IDLE

    def is_of(self, other: Touch | Hold) -> bool:
        """Whether the same hand does this with the same finger, key or button."""
        own = self._touch
        return (own.device, own.key, own.of) == (other.device, other.key, other.of)

    def move(self, pos: Point) -> None:
        start = self._touch.pos
        assert start is not None
        self.slid |= max(abs(pos[0] - start[0]), abs(pos[1] - start[1])) >= SLIDE

    def used(self) -> None:
        """Something was done meanwhile."""
        self._idle = 0.0

    def update(self, seconds: float) -> None:
        self._age += seconds
        self._idle += seconds

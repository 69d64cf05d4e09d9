"""What happens, as movements over time. Pure: a position follows from a time in seconds."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

Ease: TypeAlias = Callable[[float], float]


class Pose(NamedTuple):
    """Where the middle of a card lies, and how far it is turned to the left, in degrees."""

    x: float
    y: float
    angle: float = 0.0


class Glimpse(NamedTuple):
    """A card at one moment of its way."""

    pose: Pose
    scale: float
    """1 is the size it has at its end."""
    squeeze: float
    """Width over its full width: below 1 while it turns over."""
    turned: bool
    """True once it shows what it shows at its end."""


@dataclass(frozen=True, slots=True)
class Pace:
    """How fast and how lively a person wants things to move."""

    speed: float = 1.0
    """0.5, 1 or 2."""
    reduced: bool = False
    pause: float = 1.5
    """Seconds that a complete trick lies there at least, whatever the speed."""
    hurried: bool = False
    """Whether all that is shown is certain, since somebody has laid down."""


@dataclass(frozen=True, slots=True)
class Motion:
    """How one kind of movement goes: seconds, curve, delay from one card to the next, and turning over."""

    length: float
    ease: Ease
    stagger: float = 0.0


@dataclass(frozen=True, slots=True)
class Movement:
    start: Pose
    end: Pose
    delay: float
    length: float
    ease: Ease
    grow: float = 1.0
    """Scale at the start."""
    flip: bool = False
    """Whether it turns over on the way."""
    cut: bool = False
    """Whether turning over is instant."""

    @property
    def over(self) -> float:
        return self.delay + self.length

    def at(self, seconds: float) -> Glimpse:
        done = 1.0 if self.length <= 0 else min(1.0, max(0.0, (seconds - self.delay) / self.length))
        far = self.ease(done) if 0 < done < 1 else done
        pose = Pose(*(a + (b - a) * far for a, b in zip(self.start, self.end, strict=True)))
        scale = self.grow + (1 - self.grow) * far
        if not self.flip or self.cut:
            return Glimpse(pose, scale, 1.0, done > 0 or not self.flip)
        turning = min(1.0, done * self.length / min(FLIP, self.length)) if self.length > 0 else 1.0
        return Glimpse(pose, scale, max(0.05, abs(1 - 2 * sine(turning))), turning >= 0.5)


def linear(done: float) -> float:
    return done


def quad_out(done: float) -> float:
    return 1 - (1 - done) ** 2


def cubic_out(done: float) -> float:
    return 1 - (1 - done) ** 3


def cubic_in_out(done: float) -> float:
    return 4 * done**3 if done < 0.5 else 1 - (2 - 2 * done) ** 3 / 2


def sine(done: float) -> float:
    """Slow at both ends, without the cost of a sine."""
    return done * done * (3 - 2 * done)


def back_out(overshoot: float) -> Ease:
    """Goes a little too far and comes back."""

    def ease(done: float) -> float:
        left = done - 1
        return 1 + left * left * ((overshoot + 1) * left + overshoot)

    return ease


FLIP = 0.14
"""Seconds to turn a card over: two halves of 70 ms."""

DEAL = Motion(0.16, quad_out, stagger=0.045)
SORT = Motion(0.22, back_out(1.3), stagger=0.02)
LIFT = Motion(0.09, back_out(1.7))
PLAY = Motion(0.23, cubic_out)
MAKE_ROOM = Motion(0.2, quad_out)
"""What the other cards of a hand do meanwhile; no longer than PLAY, so that it delays nothing."""
GATHER = Motion(0.14, cubic_in_out)
FLY = Motion(0.26, cubic_in_out)
KITTY = Motion(0.18, quad_out, stagger=0.09)
CHIP = Motion(0.18, back_out(1.7))
TRICK_PAUSE = 0.7
HURRIED_SPEED, HURRIED_PAUSE = 4.0, 0.2
TURN_PULSE = 0.3
TURN_PULSES = 2
COUNT_STEP = 0.04
COUNT_LONGEST = 0.7
SHAKE = 0.18
CHEER = 1.2
LIFT_HEIGHT = 12

_REDUCED = {
    DEAL: Motion(0.12, linear),
    SORT: Motion(0.0, linear),
    LIFT: Motion(0.0, linear),
    PLAY: Motion(0.12, linear),
    MAKE_ROOM: Motion(0.0, linear),
    GATHER: Motion(0.0, linear),
    FLY: Motion(0.15, linear),
    KITTY: Motion(0.0, linear),
    CHIP: Motion(0.0, linear),
}


def at_pace(motion: Motion, pace: Pace) -> Motion:
    """The motion as this person wants it: its reduced form, or sped up."""
    if pace.reduced:
        return _REDUCED[motion]
    speed = HURRIED_SPEED if pace.hurried else pace.speed
    return Motion(motion.length / speed, motion.ease, motion.stagger / speed)


def trick_pause(pace: Pace) -> float:
    """How long a complete trick lies there before it is swept."""
    return HURRIED_PAUSE if pace.hurried else max(TRICK_PAUSE, pace.pause)


def count_up(start: int, end: int, seconds: float) -> int:
    """A number on its way from one score to the next."""
    length = min(COUNT_LONGEST, COUNT_STEP * abs(end - start) / 10)
    if length <= 0 or seconds >= length:
        return end
    return start + round((end - start) * max(0.0, seconds) / length)


def pop(seconds: float, length: float = 0.16) -> float:
    """The scale of a number or chip that has just changed: from a quarter too large down to 1."""
    return 1.0 + 0.25 * max(0.0, 1.0 - seconds / length)


def pulse(seconds: float) -> bool:
    """Whether the frame of the seat on turn is at its brightest: two pulses, then still."""
    if seconds >= TURN_PULSE * TURN_PULSES:
        return True
    return seconds % TURN_PULSE >= TURN_PULSE / 2


def shake(seconds: float) -> int:
    """How far the picture stands aside, in pixels: three swings of two pixels."""
    if not 0 <= seconds < SHAKE:
        return 0
    return (2, -2, 2, -2, 2, -2)[int(seconds / SHAKE * 6)]

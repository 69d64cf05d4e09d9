"""Events as beats: which cards fly from where to where, one beat after the other. Pure.

Law: a card shows its face in a beat only if the event or the scene after it names that card.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from typing import NamedTuple, TypeAlias

from game.rules.cards import Seat
from game.rules.events import Event, Moved, Said, Took
from game.screens.match.layout import HEIGHTS, Key, Layout, Sprite, trick_key
from game.screens.match.motion import (
    CHIP,
    DEAL,
    FLY,
    GATHER,
    KITTY,
    MAKE_ROOM,
    PLAY,
    SORT,
    Motion,
    Movement,
    Pace,
    Pose,
    at_pace,
    trick_pause,
)
from game.screens.match.scene import Scene, after_event

Lay: TypeAlias = Callable[[Scene], Layout]


class Flight(NamedTuple):
    before: Sprite
    after: Sprite
    movement: Movement


class Shown(NamedTuple):
    """A card as it is to be drawn at one moment."""

    sprite: Sprite
    pose: Pose
    scale: float = 1.0
    squeeze: float = 1.0


@dataclass(frozen=True, slots=True)
class Beat:
    length: float
    lying: Layout
    """What lies there, in the order of drawing; some of it moves."""
    shifts: dict[Key, Flight] = field(default_factory=dict)
    """Those of `lying` that only make room."""
    travels: tuple[Flight, ...] = ()
    """Those that go from one place to another, above the rest."""
    sounds: tuple[tuple[float, str], ...] = ()
    said: Said | None = None

    def at(self, seconds: float) -> Iterator[Shown]:
        """Everything to be drawn at this moment, the lowest first."""
        for key, sprite in self.lying.items():
            flight = self.shifts.get(key)
            yield _seen(flight, seconds) if flight else Shown(sprite, sprite.pose)
        # Those that have not started lie below those that fly.
        waiting = [each for each in self.travels if each.movement.delay > seconds]
        for flight in (
            *reversed(waiting),
            *(each for each in self.travels if each.movement.delay <= seconds),
        ):
            yield _seen(flight, seconds)


def _seen(flight: Flight, seconds: float) -> Shown:
    glimpse = flight.movement.at(seconds)
    if glimpse.turned:
        return Shown(flight.after, glimpse.pose, glimpse.scale, glimpse.squeeze)
    size = HEIGHTS[flight.after.size] / HEIGHTS[flight.before.size]
    return Shown(flight.before, glimpse.pose, glimpse.scale * size, glimpse.squeeze)


def beats_of(event: Event, scene: Scene, before: Layout, lay: Lay, pace: Pace) -> tuple[Beat, ...]:
    """How this event looks, starting from this scene, which lies there like that."""
    after = lay(after_event(scene, event))
    match event:
        case Said():
            chip = at_pace(CHIP, pace)
            return (Beat(chip.length, after, sounds=((0.0, "chip"),), said=event),)
        case Moved(end=end):
            motion = PLAY if end.startswith("trick") else KITTY
            sounds = ("snap", 0.85) if end.startswith("trick") else ("slide", 0.0)
            return (_change(before, after, at_pace(motion, pace), at_pace(MAKE_ROOM, pace), pace, sounds),)
        case Took():
            return _sweep(scene, before, after, pace)
        case _:
            return ()


def settling(before: Layout, after: Layout, pace: Pace) -> Beat | None:
    """From what lies there to what shall: cards are sorted, turned up, laid open. None if nothing changes."""
    if before == after:
        return None
    return _change(before, after, at_pace(SORT, pace), at_pace(SORT, pace), pace, ("slide", 0.0))


def dealing(scene: Scene, dealer: Seat, deck: Pose, lay: Lay, pace: Pace) -> Beat:
    """All cards fly from the deck, one to each seat in turn, from the dealer's left."""
    deal = at_pace(DEAL, pace)
    after = lay(scene)
    rounds: list[tuple[int, Seat, Key]] = []
    seats = len(scene.hands)
    hands: dict[Seat, list[Key]] = {seat: [] for seat in range(seats)}
    owners: dict[int, Seat] = {
        card: seat for seat, held in enumerate(scene.hands) for card in held if card is not None
    }
    for key in after:
        if key[0] == "back":
            hands[key[1]].append(key)
        elif key[0] == "card" and key[1] in owners:
            hands[owners[key[1]]].append(key)
    for seat, keys in hands.items():
        rounds += [(number, (seat - dealer - 1) % seats, key) for number, key in enumerate(keys)]
    rounds.sort(key=lambda each: each[:2])
    travels = []
    for number, (_, _, key) in enumerate(rounds):
        start = Sprite(None, "tiny", deck._replace(y=deck.y - (len(rounds) - number) // 8))
        travels.append(_flight(start, after[key], deal, deal.stagger * number, pace))
    gone = {key for _, _, key in rounds}
    lying = {key: sprite for key, sprite in after.items() if key not in gone}
    sounds = [(0.0, "shuffle")] if pace.reduced else [(each.movement.delay, "slide") for each in travels[::2]]
    length = max((each.movement.over for each in travels), default=0.0)
    return Beat(length, lying, travels=tuple(travels), sounds=tuple(sounds))


def _change(
    before: Layout, after: Layout, travel: Motion, shift: Motion, pace: Pace, sound: tuple[str, float]
) -> Beat:
    """Cards that stay where they are make room; those that went pair up, in order, with those that came."""
    shifts: dict[Key, Flight] = {}
    went: list[Sprite] = [sprite for key, sprite in before.items() if key not in after]
    came: list[Key] = [key for key in after if key not in before]
    for key, sprite in after.items():
        if key not in before or before[key] == sprite:
            continue
        if (before[key].own, before[key].size) == (sprite.own, sprite.size):
            shifts[key] = _flight(before[key], sprite, shift, shift.stagger * len(shifts), pace)
        else:  # it leaves the hand with its face up
            went.insert(0, before[key])
            came.insert(0, key)
    travels = tuple(
        _flight(start, after[key], travel, travel.stagger * number, pace)
        for number, (start, key) in enumerate(zip(went, came, strict=False))
    )
    flying = set(came[: len(travels)])
    lying = {key: sprite for key, sprite in after.items() if key not in flying}
    length = max((each.movement.over for each in (*shifts.values(), *travels)), default=0.0)
    name, share = sound
    sounds = ((travel.length * share, name),) if travels else ()
    return Beat(length, lying, shifts, travels, sounds)


def _sweep(scene: Scene, before: Layout, after: Layout, pace: Pace) -> tuple[Beat, ...]:
    """The complete trick lies there, is gathered, and flies to its winner."""
    trick = [trick_key(play) for play in scene.trick]
    if not trick:
        return ()
    pile = next((key for key in after if key not in before), None)
    rest = {key: sprite for key, sprite in after.items() if key != pile}
    x = sum(before[key].pose.x for key in trick) / len(trick)
    y = sum(before[key].pose.y for key in trick) / len(trick)
    gathered = {key: replace(before[key], pose=Pose(x + 2 * at, y)) for at, key in enumerate(trick)}
    gather, fly = at_pace(GATHER, pace), at_pace(FLY, pace)
    together = tuple(_flight(before[key], gathered[key], gather, 0.0, pace) for key in trick)
    target = after[pile] if pile else None
    away = tuple(
        _flight(gathered[key], target or replace(gathered[key], face=None), fly, 0.0, pace) for key in trick
    )
    return (
        Beat(trick_pause(pace), before),
        Beat(gather.length, rest, travels=together),
        Beat(fly.length, rest, travels=away, sounds=((0.0, "slide"),)),
    )


def _flight(before: Sprite, after: Sprite, motion: Motion, delay: float, pace: Pace) -> Flight:
    start, end = before.pose, after.pose
    # A card turns the short way round.
    start = start._replace(angle=end.angle + (start.angle - end.angle + 180) % 360 - 180)
    movement = Movement(
        start,
        end,
        delay,
        motion.length,
        motion.ease,
        grow=HEIGHTS[before.size] / HEIGHTS[after.size],
        flip=(before.face is None) != (after.face is None),
        cut=pace.reduced,
    )
    return Flight(before, after, movement)

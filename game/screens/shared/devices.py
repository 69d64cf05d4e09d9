"""`Devices`: whose device is whose. Mouse and touch serve whoever is on turn, a pad the seat that claimed it,
and two people at one keyboard have half of it each."""

from dataclasses import replace

from game.rules.cards import Seat
from game.screens.pads import Plug
from game.screens.touches import Touch

LOOK = "look"
"""The key that is held to look at one's own hand, whatever it is on the device."""
WHOLE = {" ": LOOK}
LEFT = {"a": "left", "d": "right", "w": "up", "s": "down", "e": "enter", "tab": LOOK}
RIGHT = {each: each for each in ("left", "right", "up", "down", "enter")} | {"right ctrl": LOOK}
PAD = {"pageup": LOOK, "pagedown": LOOK}
ANYBODYS = {key: way for key, way in LEFT.items() if way != LOOK}
"""What the left half means where it does not matter who presses."""


class Devices:
    def __init__(self) -> None:
        self.persons: tuple[Seat, ...] = ()
        """Those at the table, by seat."""
        self._makes: dict[int, str] = {}
        """Of the pads that are plugged in."""
        self._seats: dict[int, Seat] = {}
        """By pad."""
        self._lost: dict[Seat, str] = {}
        """Seats whose pad has gone, and its make."""

    @property
    def away(self) -> frozenset[Seat]:
        """Whose pad has gone."""
        return frozenset(self._lost)

    def plug(self, plug: Plug) -> None:
        """A pad came or went. One of the same make takes its seat back (T-061)."""
        if plug.there:
            self._makes[plug.pad] = plug.kind
            back = next((seat for seat, make in self._lost.items() if make == plug.kind), None)
            if back is not None:
                self.claim(plug.pad, back)
            return
        make = self._makes.pop(plug.pad, "")
        seat = self._seats.pop(plug.pad, None)
        if seat is not None:
            self._lost[seat] = make

    def claim(self, pad: int, seat: Seat) -> None:
        self.give_up(seat)
        self._seats[pad] = seat

    def takes_over(self, touch: Touch) -> bool:
        """A press of A on a pad that is nobody's claims a seat whose own has gone; whether it was that."""
        free = touch.device == "pad" and touch.key == "enter" and self.seat_of(touch.of) is None
        if not free or not self._lost:
            return False
        self.claim(touch.of, min(self._lost))
        return True

    def give_up(self, seat: Seat) -> None:
        """No pad is this seat's any more."""
        self._seats = {pad: each for pad, each in self._seats.items() if each != seat}
        self._lost.pop(seat, None)

    def swap(self, one: Seat, other: Seat) -> None:
        """These two have changed places, pads and all."""
        places = {one: other, other: one}
        self._seats = {pad: places.get(seat, seat) for pad, seat in self._seats.items()}
        self._lost = {places.get(seat, seat): make for seat, make in self._lost.items()}

    def seat_of(self, pad: int) -> Seat | None:
        return self._seats.get(pad)

    def has_pad(self, seat: Seat) -> bool:
        """Whether a pad is this seat's, be it that it is unplugged just now."""
        return seat in self._seats.values() or seat in self._lost

    def keys(self, seat: Seat) -> dict[str, str] | None:
        """What the keys of the keyboard mean that are this seat's alone; None: it may use all of them."""
        at_keys = [each for each in self.persons if not self.has_pad(each)]
        if seat not in at_keys:
            return {}
        if len(at_keys) != 2:
            return None
        return LEFT if seat == at_keys[0] else RIGHT

    def own(self, touch: Touch, seat: Seat) -> Touch | None:
        """The touch as one of this seat's; None if it came from a device of somebody else."""
        match touch.device:
            case "pad":
                owner = self.seat_of(touch.of)
                if owner != seat and (owner is not None or self.has_pad(seat)):
                    return None
                return replace(touch, key=PAD.get(touch.key, touch.key))
            case "keys":
                keys = self.keys(seat)
                if keys is None:
                    return replace(touch, key=WHOLE.get(touch.key, touch.key))
                return replace(touch, key=keys[touch.key]) if touch.key in keys else None
        return touch

    def anybodys(self, touch: Touch) -> Touch:
        """The touch where it does not matter whose it is: both halves of a keyboard steer."""
        halved = any(self.keys(seat) is LEFT for seat in self.persons)
        if touch.device == "keys" and halved:
            return replace(touch, key=ANYBODYS.get(touch.key, touch.key))
        return touch

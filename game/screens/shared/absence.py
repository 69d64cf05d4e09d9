"""`Absence`: who has gone because a pad was unplugged, for how long, and when a bot covers."""

from typing import NamedTuple

from game.device.strings import Strings
from game.rules.cards import Seat
from game.screens.shared.devices import Devices

GRACE = 60.0
"""Seconds that a seat is waited for."""


class Change(NamedTuple):
    covered: tuple[Seat, ...]
    """For whom a bot has to play from now on."""
    back: tuple[Seat, ...]
    """Who has come back to a seat that a bot covers."""
    told: bool
    """Whether what is told of somebody is another than before."""


class Absence:
    def __init__(self, devices: Devices) -> None:
        self._devices = devices
        self._gone: dict[Seat, float] = {}
        """For how many seconds, by seat."""
        self._covered: set[Seat] = set()
        self._told: dict[Seat, int] = {}

    def update(self, seconds: float, here: tuple[Seat, ...]) -> Change:
        """So much time has passed; these persons play for themselves."""
        away = self._devices.away
        self._gone = {seat: self._gone.get(seat, 0.0) + seconds for seat in away}
        back = tuple(seat for seat in self._covered if seat not in away)
        covered: tuple[Seat, ...] = ()
        for seat, gone in self._gone.items():
            # The last person is waited for: bots play no match among themselves (T-081).
            if seat in here and gone >= GRACE and len(here) - len(covered) > 1:
                covered = (*covered, seat)
        self._covered = self._covered - set(back) | set(covered)
        before, self._told = self._told, {seat: self._left(seat) for seat in away}
        return Change(covered, back, self._told != before)

    def notes(self, strings: Strings) -> dict[Seat, str]:
        """What the plates of those seats tell."""
        return {
            seat: strings("shared.covered") if seat in self._covered else strings("shared.away", seconds=left)
            for seat, left in self._told.items()
        }

    def _left(self, seat: Seat) -> int:
        return max(0, round(GRACE - self._gone[seat]))

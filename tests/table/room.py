"""A table with a guest on every chair that is taken: what the tests of the host look at."""

from random import Random

from game.rules.actions import Action
from game.rules.cards import Seat
from game.table.guest import Guest
from game.table.link import Link, local_pair
from game.table.match import Match
from game.table.record import Record
from game.table.table import Table
from tests.table.matches import start


class Room:
    """A table of four with guests, and all it has kept."""

    def __init__(self, match: Match | None = None, seed: int = 1) -> None:
        self.kept: list[Record] = []
        match = match or start(blind_misere=False)
        self.table = Table(
            match.game, match.settings, match.names, random=Random(seed), keep=self.kept.append, match=match
        )
        self.guests: dict[Seat, Guest] = {}
        self.links: dict[Seat, Link] = {}

    def sit(self, seat: Seat, bot: bool = False) -> Guest:
        here, there = local_pair()
        self.table.sit(seat, there, bot)
        self.guests[seat], self.links[seat] = Guest(here), here
        self.guests[seat].poll()
        return self.guests[seat]

    def onlooker(self) -> Guest:
        here, there = local_pair()
        self.table.sit(None, there, False)
        return Guest(here)

    def fill(self, bots: bool = False) -> "Room":
        for seat in range(len(self.table.match.names)):
            if seat not in self.guests:
                self.sit(seat, bots)
        self.table.start()
        self.poll()
        return self

    def poll(self) -> None:
        self.table.poll()
        for guest in self.guests.values():
            guest.poll()

    @property
    def turn(self) -> Seat:
        hand = self.table.match.hand
        assert hand is not None
        assert hand.public.turn is not None
        return hand.public.turn

    def act(self, *actions: str) -> None:
        """Each by the guest on turn."""
        for action in actions:
            self.guests[self.turn].act(Action(action))
            self.poll()

    def forget(self) -> None:
        """All that was sent so far has been shown."""
        self.poll()
        for guest in self.guests.values():
            guest.take_updates()
            guest.take_refusals()

    def told(self) -> list[int]:
        """How many updates each guest got since."""
        self.poll()
        return [len(self.guests[seat].take_updates()) for seat in sorted(self.guests)]


def serial(guest: Guest) -> int:
    """Of the newest update not yet shown."""
    return guest.take_updates()[-1].serial

"""`Company`: those who sit at a table of this machine: a guest for each person, bots on all other seats."""

from collections.abc import Sequence
from random import Random

from game.bots.levels import LEVELS, NORMAL, chooser
from game.bots.player import BotPlayer
from game.rules.cards import Seat
from game.table.guest import Guest
from game.table.link import Link, local_pair
from game.table.table import Table


class Company:
    def __init__(self, table: Table, levels: Sequence[str], chance: Random, pace: float = 1) -> None:
        """Seats all; `levels` tells the bot's level by seat, "" is a person. `pace` is that of the bots."""
        self._table = table
        self._chance = chance
        self._pace = pace
        self._bots: dict[Seat, BotPlayer] = {}
        self._links: dict[Seat, Link] = {}
        self.guests: dict[Seat, Guest] = {}
        """The persons', by seat."""
        self._onlookers: list[Guest] = []
        for seat, level in enumerate(levels):
            if level:
                self._seat_bot(seat, level)
            else:
                self._seat_person(seat)

    def update(self, seconds: float) -> None:
        for bot in self._bots.values():
            bot.update(seconds)
        self._table.poll()

    def onlooker(self) -> Guest:
        """Somebody who looks on and knows what everybody knows."""
        here, there = local_pair()
        self._table.sit(None, there, bot=False)
        self._onlookers.append(Guest(here))
        return self._onlookers[-1]

    def cover(self, seat: Seat) -> None:
        """A bot takes over from a person who is away; it knows what that seat may know and no more."""
        self.guests.pop(seat).leave()
        self._seat_bot(seat, NORMAL)

    def give_back(self, seat: Seat) -> Guest:
        """The person is back: whatever is asked next is theirs."""
        del self._bots[seat]
        self._links.pop(seat).close()
        return self._seat_person(seat)

    def leave(self) -> None:
        for guest in (*self.guests.values(), *self._onlookers):
            guest.leave()

    def _seat_person(self, seat: Seat) -> Guest:
        here, there = local_pair()
        self._table.sit(seat, there, bot=False)
        self.guests[seat] = Guest(here)
        return self.guests[seat]

    def _seat_bot(self, seat: Seat, level: str) -> None:
        here, there = local_pair()
        self._table.sit(seat, there, bot=True)
        match = self._table.match
        # What an older version or another hand wrote into a file may be no level of ours.
        choose = chooser(level if level in LEVELS else NORMAL, match.game.name, match.settings)
        self._links[seat] = here
        self._bots[seat] = BotPlayer(Guest(here), choose, Random(self._chance.random()), pace=self._pace)

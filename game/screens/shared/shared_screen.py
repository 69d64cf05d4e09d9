"""`SharedScreen`: a match of several people at one screen. It shows the table as everybody may see it, turned
to whoever is on turn, with a curtain over that hand; held open, it shows the table as that seat sees it.

Law: exactly one picture is drawn, and the closed one is fed by an onlooker: there are no cards in it to show.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

import pygame
from pygame import Rect, Surface

from game.device.sitters import Sitter
from game.rules.cards import Seat
from game.rules.view import View
from game.screens.look import Look
from game.screens.match.asking import Advise
from game.screens.match.match_screen import MatchScreen
from game.screens.match.open_sheets import BOARD_KEYS
from game.screens.match.sharing import Sharing
from game.screens.room import Room, room_map
from game.screens.screen import Screen, Size
from game.screens.shared.absence import Absence
from game.screens.shared.curtain import Curtain
from game.screens.shared.devices import LEFT, LOOK, Devices
from game.screens.shared.grip import Grip
from game.screens.touches import Hold, Point, Touch
from game.table.guest import Guest

ARMED = 0.15
"""Seconds that a hand must have been seen before anything can be chosen from it."""
NARROWEST = 400
"""Of a curtain: there must be room for words."""
KEYS = (pygame.K_SPACE, pygame.K_TAB, pygame.K_RCTRL)
"""What is held to look: on a whole keyboard, on its left half, on its right half."""
BOARDS = ("escape", "?", "f1", *BOARD_KEYS)
"""Keys that open what everybody may read."""


class Company(Protocol):
    """Those who sit at the table."""

    @property
    def guests(self) -> Mapping[Seat, Guest]:
        """Of the persons here."""

    def onlooker(self) -> Guest: ...

    def cover(self, seat: Seat) -> None:
        """A bot takes over from this person."""

    def give_back(self, seat: Seat) -> Guest:
        """The person is back."""


class SharedScreen(Screen):
    def __init__(
        self,
        look: Look,
        company: Company,
        sitters: Sequence[Sitter],
        devices: Devices,
        *,
        leave: Callable[[], None],
        again: Callable[[], None],
        help: Callable[[str], None],
        options: Callable[[], None],
        advise: Advise | None = None,
    ) -> None:
        """`sitters` sit there by seat; the persons among them have a guest in the company. `advise` gives
        hints, which are seen with the hand they are about."""
        super().__init__()
        self._look = look
        self._company = company
        self._sitters = sitters
        self._devices = devices
        self._calls = {"leave": leave, "again": again, "options": options}
        self._help = help
        self._advise = advise
        self._curtain = Curtain()
        self._grip: Grip | None = None
        self._open_for = 0.0
        """Seconds since the hand was opened."""
        self._asked: View | None = None
        """What the seat shown was asked by when it was looked at last."""
        self._absence = Absence(devices)
        guests = company.guests
        self.seat: Seat = min(guests)
        """Whose picture is shown: of the person on turn, or who was so last."""
        onlooker = company.onlooker()
        onlooker.poll()
        assert onlooker.welcome is not None, "the onlooker has not been welcomed yet"
        self._room = Room(room_map(look.assets, onlooker.welcome.game))
        self.closed = self._picture(onlooker, leading=True)
        self.closed.turn_to(self.seat)
        self.open = {seat: self._picture(guest, leading=False) for seat, guest in guests.items()}

    # What every screen does.

    def resized(self, size: Size) -> None:
        self.size = size
        for picture in self._pictures:
            picture.resized(size)

    def repaint(self) -> None:
        for picture in self._pictures:
            picture.repaint()

    def update(self, seconds: float) -> None:
        self._follow_absence(seconds)
        if self._grip:
            was_open = self.is_open
            self._grip.update(seconds)
            self._open_for += seconds
            if self.is_open and not was_open:
                self._opened()
        for picture in self._pictures:
            picture.update(seconds)
        if self._grip and self.is_looking and (self._answered() or self._grip.forgotten):
            self.shut(spent=True)
        self._follow_turn()
        if self._curtain.falling:
            self._curtain.update(seconds, reduced=self._look.preferences.reduced_motion)
            self.closed.stale = True

    @property
    def moving(self) -> bool:
        # A hand that is held open must close in the very next frame.
        return self.is_looking or self._curtain.falling or self._shown.moving

    def touch(self, touch: Touch) -> bool:
        if self._grip:
            self._grip.used()
        if self._devices.takes_over(touch):
            pass
        elif touch.kind == "hover":
            self._point(touch)
        elif self.closed.reading:
            self.closed.touch(self._devices.anybodys(touch))
        elif touch.kind == "press":
            self._press(touch)
        elif touch.key in BOARDS:
            self.shut()
            self.closed.touch(touch)
        else:
            self._key(touch)
        return True

    def hold(self, hold: Hold) -> None:
        if self._grip is None or not self._grip.is_of(hold):
            return
        if not hold.ended and hold.pos is not None:
            self._slide(hold.pos, Touch("hover", hold.pos, device=hold.device, of=hold.of))
            return
        if self._grip.slid and self.is_open and hold.pos is not None:
            self._choose(Touch("press", hold.pos, device=hold.device, of=hold.of))
        self.shut()

    def let_go(self) -> None:
        self.shut()

    def draw(self, canvas: Surface) -> list[Rect] | None:
        return self._shown.draw(canvas)

    # What is seen.

    @property
    def is_open(self) -> bool:
        """Whether the hand of the seat shown is seen."""
        return self._grip is not None and self._grip.opens and self.seat in self.open

    @property
    def is_looking(self) -> bool:
        """Whether something is held to look at a hand, be it that it opens in a moment only."""
        return self._grip is not None and not self._grip.spent

    @property
    def _shown(self) -> MatchScreen:
        return self.open[self.seat] if self.is_open else self.closed

    @property
    def _pictures(self) -> list[MatchScreen]:
        return [self.closed, *self.open.values()]

    @property
    def curtain_area(self) -> Rect:
        """The place of the hand, down to the lower edge."""
        hand = self.closed.vantage.hand_area()
        area = Rect(0, hand.y, max(hand.width + 8, NARROWEST), self.size[1] - hand.y)
        area.centerx = hand.centerx
        return area

    def _picture(self, guest: Guest, *, leading: bool) -> MatchScreen:
        picture = MatchScreen(
            self._look,
            guest,
            leave=self._calls["leave"],
            again=self._calls["again"],
            help=self._help,
            options=self._calls["options"],
            faces=[sitter.portrait for sitter in self._sitters],
            advise=self._advise,
            sharing=Sharing(
                room=self._room,
                leading=leading,
                cover=self._draw_curtain if leading else lambda canvas: None,
                notes=self._notes,
                next_hand=self._next_hand,
            ),
        )
        picture.show(leading)
        return picture

    def _draw_curtain(self, canvas: Surface) -> None:
        view = self.closed.stage.view
        if view is None or view.result is None:
            words = self.how_to_look(view)
            self._curtain.draw(canvas, self._look, self.curtain_area, self._sitters[self.seat], words)

    def how_to_look(self, view: View | None) -> str:
        """What stands on the curtain."""
        name = view.table.names[self.seat] if view else self._sitters[self.seat].name
        if self._devices.has_pad(self.seat):
            return self._look.strings("shared.look_pad", name=name)
        keys = self._devices.keys(self.seat)
        key = KEYS[0 if keys is None else 1 if keys is LEFT else 2]
        return self._look.strings("shared.look", name=name, held=pygame.key.name(key).title())

    def _notes(self) -> Mapping[Seat, str]:
        return self._absence.notes(self._look.strings)

    # Who looks.

    def shut(self, *, spent: bool = False) -> None:
        """The curtain falls. `spent`: what is still held must be let go before it means anything."""
        was_open = self.is_open
        if spent and self._grip:
            self._grip.spent = True
        else:
            self._grip = None
        if was_open:
            self.open[self.seat].show(False)
            self._curtain.drop()
            self.closed.stale = True

    def _take_hold(self, touch: Touch) -> None:
        if not self.is_looking and self.seat in self.open:
            self._grip = Grip(touch)
            self._asked = self._asking_view()
            if self.is_open:
                self._opened()

    def _opened(self) -> None:
        self._open_for = 0.0
        self._shown.show(True)

    def _asking_view(self) -> View | None:
        view = self._company.guests[self.seat].view
        return view if view and view.prompt else None

    def _answered(self) -> bool:
        """Whether this seat has played a card, or answered and is asked nothing more; if it is asked only
        now, that is looked at."""
        if self.seat not in self.open:
            return True
        before, now = self._asked, self._asking_view()
        self._asked = now
        if before is None or now is before:
            return False
        return now is None or _played(now) != _played(before)

    def _follow_turn(self) -> None:
        """Once all has been shown, the table turns to the person whose turn it is."""
        stage = self.closed.stage
        turn = stage.view.public.turn if stage.view and stage.at_rest else None
        if turn is not None and turn in self.open and turn != self.seat:
            self.shut()
            self.seat = turn
            self.closed.turn_to(turn)
            self._curtain.drop()

    # What is done.

    def _point(self, touch: Touch) -> None:
        if self._grip and self._grip.points and self._grip.is_of(touch) and touch.pos:
            self._slide(touch.pos, touch)
        else:
            self._shown.touch(touch)

    def _slide(self, pos: Point, hover: Touch) -> None:
        """The finger that holds the curtain goes on to what is meant."""
        if self._grip:
            self._grip.used()
            self._grip.move(pos)
            if self._grip.slid and self.is_open:
                self._shown.touch(hover)

    def _press(self, touch: Touch) -> None:
        if self.is_open:
            self._choose(touch)
        elif touch.pos and self.curtain_area.collidepoint(touch.pos) and self.seat in self.open:
            self._take_hold(touch)
        else:
            self._hurry(touch)

    def _key(self, touch: Touch) -> None:
        own = self._devices.own(touch, self.seat)
        if own is None:
            return
        if own.key == LOOK:
            self._take_hold(touch)
        elif self.is_open:
            self._choose(own)
        elif self._grip is None:
            self._hurry(own)

    def _choose(self, touch: Touch) -> None:
        """Something is done with the hand open; what is to be read is read with it closed."""
        if self._open_for < ARMED:
            return
        picture = self._shown
        picture.touch(touch)
        board = picture.put_away()
        if board:
            self.shut()
            self.closed.read(board)

    def _hurry(self, touch: Touch) -> None:
        """Something is done with the hand closed; cards that are hurried along are so in every picture."""
        rested = self.closed.stage.at_rest
        self.closed.touch(touch)
        if self.closed.stage.at_rest and not rested:
            for picture in self.open.values():
                while picture.stage.skip():
                    pass

    def _next_hand(self) -> None:
        next(iter(self._company.guests.values())).ready()

    # Who is away.

    def _follow_absence(self, seconds: float) -> None:
        change = self._absence.update(seconds, tuple(self.open))
        for seat in change.covered:
            if seat == self.seat:
                self.shut()
            del self.open[seat]
            self._company.cover(seat)
        for seat in change.back:
            picture = self._picture(self._company.give_back(seat), leading=False)
            picture.resized(self.size)
            self.open[seat] = picture
        if change.told:
            self.closed.stale = True


def _played(view: View) -> tuple[int, int]:
    """How many tricks and cards have been played."""
    return len(view.public.tricks), len(view.public.trick)

"""Several people at one screen, without a window, and bots who play with them."""

from collections.abc import Callable
from random import Random

from pygame import Surface

from game.bots.company import Company
from game.bots.levels import NORMAL
from game.device.sitters import COLOURS, PORTRAITS, Sitter
from game.rules.cards import Card, CardSet, Seat
from game.rules.games import GAMES
from game.screens.look import Look
from game.screens.match.hand_keys import CardKey
from game.screens.match.match_screen import MatchScreen
from game.screens.shared.devices import Devices
from game.screens.shared.shared_screen import SharedScreen
from game.screens.touches import Device, Hold, Point, Touch
from game.table.record import Record
from game.table.table import Table

NAMES = ("Anna", "Bedřich", "Cyril", "Dana", "Emil", "Filip", "Gita")
FRAME = 1 / 60


class Evening:
    """A shared screen at a real table: persons at the seats named, bots at the others."""

    def __init__(
        self,
        look: Look,
        persons: tuple[Seat, ...] = (0, 2),
        name: str = "five_hundred",
        seed: int = 1,
        size: tuple[int, int] = (640, 360),
        **chosen: object,
    ) -> None:
        game = GAMES[name]
        settings = game.check(chosen)
        players = settings.number("players")
        self.kept: list[Record] = []
        self.table = Table(game, settings, NAMES[:players], random=Random(seed), keep=self.kept.append)
        self.sitters = [
            Sitter(NAMES[seat], PORTRAITS[seat], COLOURS[seat], "" if seat in persons else NORMAL)
            for seat in range(players)
        ]
        self.company = Company(self.table, [each.level for each in self.sitters], Random(seed), pace=0)
        self.devices = Devices()
        self.devices.persons = persons
        self.calls: list[object] = []
        self.screen = SharedScreen(
            look,
            self.company,
            self.sitters,
            self.devices,
            leave=lambda: self.calls.append("leave"),
            again=lambda: self.calls.append("again"),
            help=lambda section: self.calls.append(("help", section)),
            options=lambda: self.calls.append("options"),
        )
        self.canvas = Surface(size)
        self.screen.resized(size)
        self.watch: list[Callable[[], None]] = []
        """Called after each frame."""
        self.table.start()

    # Time.

    def frame(self, seconds: float = FRAME) -> None:
        self.company.update(seconds)
        self.screen.update(seconds)
        self.screen.draw(self.canvas)
        for each in self.watch:
            each()

    def pass_time(self, seconds: float) -> None:
        for _ in range(round(seconds / FRAME)):
            self.frame()

    def until(self, reached: Callable[[], bool], most: int = 4000, step: float = 0.1) -> None:
        for _ in range(most):
            if reached():
                return
            self.frame(step)
        raise AssertionError("it never came to that")

    def rest(self) -> None:
        """Until the person shown is asked something, or there is something to read."""
        self.until(lambda: self.asks or bool(self.screen.closed.reading))

    @property
    def asks(self) -> bool:
        """Whether the person shown has something to answer."""
        return self.screen.seat in self.screen.open and self.picture.asking is not None

    @property
    def picture(self) -> MatchScreen:
        """The table as the person shown may see it."""
        return self.screen.open[self.screen.seat]

    def holding(self, seat: Seat) -> CardSet:
        assert self.table.match.hand is not None
        return self.table.match.hand.secret.holdings[seat]

    def turn_of(self, seat: Seat) -> None:
        """Until this person is asked; the others play what comes last."""
        for _ in range(400):
            self.rest()
            if self.screen.seat == seat and not self.screen.closed.reading:
                return
            if self.screen.closed.reading:
                self.press(self.screen.closed.widgets[0].rect.center)
            else:
                view = self.company.guests[self.screen.seat].view
                assert view
                assert view.prompt
                self.company.guests[self.screen.seat].act(view.prompt.actions[-1])
            self.frame(0.5)
        raise AssertionError("never on turn")

    # Hands.

    def press(self, pos: Point, device: Device = "finger", of: int = 0) -> None:
        self.screen.touch(Touch("press", pos, device=device, of=of))

    def lift(self, pos: Point, device: Device = "finger", of: int = 0) -> None:
        self.screen.hold(Hold(True, device, pos, of=of))

    def key(self, *keys: str) -> None:
        for key in keys:
            self.screen.touch(Touch("key", key=key, device="keys"))

    def key_up(self, key: str) -> None:
        self.screen.hold(Hold(True, "keys", key=key))

    def push(self, pad: int, *keys: str) -> None:
        for key in keys:
            self.screen.touch(Touch("key", key=key, device="pad", of=pad))

    def push_up(self, pad: int, key: str) -> None:
        self.screen.hold(Hold(True, "pad", key=key, of=pad))

    @property
    def hold_key(self) -> str:
        """What the person shown holds on the keyboard."""
        keys = self.devices.keys(self.screen.seat)
        return " " if keys is None else next(key for key, way in keys.items() if way == "look")

    def look_by_key(self) -> None:
        """Opens the hand of the person shown, and waits until something can be chosen."""
        self.key(self.hold_key)
        self.pass_time(0.5)

    def bright(self) -> list[CardKey]:
        return [each for each in self.picture.widgets if isinstance(each, CardKey) and each.bright]

    def faces(self) -> set[Card]:
        """All cards whose faces the picture that is drawn shows."""
        return {each.sprite.face for each in self.screen._shown.stage.shown() if each.sprite.face is not None}

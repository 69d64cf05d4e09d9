"""The running program without a window to see, and a person at seat 0 who plays by chance."""

from pathlib import Path
from random import Random
from typing import TypeVar

import pygame

from game.rules.games import GAMES
from game.screens.look import Look
from game.screens.match.match_screen import MatchScreen
from game.screens.message import Message
from game.screens.screen import Screen
from game.screens.touches import Touch
from game.screens.window import Window
from game.table.match import Match
from game.table.record import from_json, match_of
from main import House

SIZE = (1280, 720)
Some = TypeVar("Some", bound=Screen)
SHORT: dict[str, dict[str, object]] = {
    "five_hundred": {"blind_misere": False, "target": 120},
    "bid_euchre": {"target": 8},
    "sheepshead": {"hands": 7},
    "pitch": {},
}


class Program:
    def __init__(self, look: Look, home: Path, seed: int = 1) -> None:
        look.kept.change(reduced_motion=True, speed=2.0, trick_pause=1.5)
        display = pygame.display.set_mode(SIZE)
        self.look = look
        self.folder = home
        self.window = Window(display, look.theme)
        self.house = House(look, self.window, home)
        self.house.open_home()
        self.chance = Random(seed)

    @property
    def top(self) -> Screen:
        return self.window._screens[-1]

    def shown(self, kind: type[Some]) -> Some:
        return next(each for each in reversed(self.window._screens) if isinstance(each, kind))

    @property
    def table(self) -> MatchScreen:
        return self.shown(MatchScreen)

    @property
    def told(self) -> list[str]:
        """The messages that lie open, the lowest first."""
        return [each._text for each in self.window._screens if isinstance(each, Message)]

    def play(self, game: str, seed: int = 1) -> None:
        self.house.play(GAMES[game], GAMES[game].check(SHORT[game]), seed)

    def frames(self, count: int, seconds: float = 0.1) -> None:
        for _ in range(count):
            self.window.frame(seconds)

    def keys(self, *names: str) -> None:
        for name in names:
            self.top.touch(Touch("key", key=name, device="keys"))

    def act(self) -> None:
        """Answers, if there is anything to answer: by chance, or the next hand."""
        guest = self.table._guest
        if guest.view is not None and guest.view.prompt is not None:
            guest.act(self.chance.choice(guest.view.prompt.actions))
        elif guest.view is not None and guest.view.result is not None:
            guest.ready()

    def until_over(self, hands: int) -> None:
        """Until so many hands of the match are over, or all."""
        for _ in range(3_000):
            match = self.kept()
            if sum(hand.result is not None for hand in match.played) >= hands or match.over:
                return
            self.act()
            self.frames(1, 1.0)
        raise AssertionError("it never came to that")

    def until_asked(self, phase: str) -> None:
        """Until the person is asked this, and the screen offers it."""
        for _ in range(3_000):
            view, asking = self.table._guest.view, self.table.asking
            if asking is not None and asking.prompt.phase == phase:
                return
            if view is None or view.prompt is None or view.prompt.phase != phase:
                self.act()
            self.frames(1, 1.0)
        raise AssertionError("it never came to that")

    def file(self) -> Path:
        """Of the match played last."""
        return max((self.folder / "matches").glob("*.jsonl"), key=lambda path: path.stat().st_mtime_ns)

    def kept(self) -> Match:
        return match_of(from_json(self.file().read_text(encoding="utf-8")))

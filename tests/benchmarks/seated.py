"""A real window with a match on it, for the benchmarks of the screen."""

from pathlib import Path
from random import Random
from tempfile import mkdtemp
from typing import TypedDict

import pygame

from game.bots.levels import NORMAL, chooser
from game.bots.player import BotPlayer
from game.device.folders import assets_folder
from game.device.preferences import PreferencesFile
from game.rules.games import GAMES
from game.screens.look import Look, make_look
from game.screens.match.match_screen import MatchScreen
from game.screens.window import Window, open_display
from game.table.guest import Guest
from game.table.link import local_pair
from game.table.table import Table


class Chosen(TypedDict):
    game: str
    chosen: dict[str, object]


BUSY: dict[str, Chosen] = {
    "plain": {"game": "five_hundred", "chosen": {"blind_misere": False, "dealer_first": 0}},
    "seven": {"game": "pitch", "chosen": {"players": 7}},
    "double": {"game": "bid_euchre", "chosen": {"decks": 2}},
}
"""The first table, and the busiest: the most players and the most cards in play."""


class Seated:
    """Bots at every seat but 0, where the screen's guest sits; with `own_bot` a bot answers for it too."""

    def __init__(
        self, size: tuple[int, int], game: str, chosen: dict[str, object], own_bot: bool = False
    ) -> None:
        open_display("Trick Table", assets_folder() / "icons" / "program.png", full_screen=False)
        pygame.display.set_mode(size, pygame.RESIZABLE)
        kept = PreferencesFile(Path(mkdtemp()) / "preferences.toml")
        self.look: Look = make_look(assets_folder(), kept)
        display = pygame.display.get_surface()
        assert display is not None
        self.window = Window(display, self.look.theme)
        self._game, self._own_bot = GAMES[game], own_bot
        self._settings = self._game.check(chosen)
        self._chance = Random(5)
        self.window.ticks.append(self._tick)
        self._sit_down()

    def play_again(self) -> None:
        """The next match, on a screen of its own, as from the last board of a match."""
        self.window.close(self.screen)
        self._sit_down()

    def _sit_down(self) -> None:
        game, settings = self._game, self._settings
        players = settings.number("players")
        names = tuple(f"Player {seat}" for seat in range(players))
        deals = Random(self._chance.random())
        self.table = Table(game, settings, names, random=deals, keep=lambda record: None)
        self._bots: list[BotPlayer] = []
        for seat in range(1, players):
            near, far = local_pair()
            self.table.sit(seat, far, bot=True)
            choose = chooser(NORMAL, game.name, settings)
            self._bots.append(BotPlayer(Guest(near), choose, Random(seat), pace=0))
        near, far = local_pair()
        self.guest = Guest(near)
        self.table.sit(0, far, bot=False)
        self._choose = chooser(NORMAL, game.name, settings) if self._own_bot else None
        self.screen = MatchScreen(
            self.look, self.guest, leave=nothing, again=nothing, help=lambda *_: None, options=nothing
        )
        self.window.open(self.screen)
        self.table.start()

    def _tick(self, seconds: float) -> None:
        for bot in self._bots:
            bot.update(seconds)
        self.table.poll()
        view = self.guest.view
        if self._choose is None or view is None or self.screen.moving:
            return
        if view.result is not None:
            self.guest.ready()
        elif view.prompt is not None:
            self.guest.act(self._choose(view, self._chance))


def nothing() -> None:
    pass

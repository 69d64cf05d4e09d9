"""A person who plays a match on the screen, without a window, and bots who play with them."""

from collections.abc import Callable
from random import Random

from pygame import Surface

from game.bots.levels import RANDOM, adviser, chooser
from game.bots.player import BotPlayer
from game.rules.cards import Card
from game.rules.games import GAMES
from game.screens.look import Look
from game.screens.match.hand_keys import CardKey
from game.screens.match.match_screen import MatchScreen
from game.screens.touches import Touch
from game.screens.widgets import Button
from game.table.guest import Guest
from game.table.link import local_pair
from game.table.match import Match
from game.table.table import Table

FRAME = 0.1
NAMES = ("You", "Bedřich", "Anna", "Žofie", "Cyril", "Dana", "Emil")


class Seated:
    """A match screen at seat 0 of a real table with bots."""

    def __init__(
        self,
        look: Look,
        seed: int = 1,
        size: tuple[int, int] = (640, 360),
        name: str = "five_hundred",
        level: str = RANDOM,
        match: Match | None = None,
        **chosen: object,
    ) -> None:
        """`match` is one to go on with."""
        game = GAMES[name]
        settings = game.check(chosen)
        players = settings.number("players")
        self.table = Table(
            game, settings, NAMES[:players], random=Random(seed), keep=lambda record: None, match=match
        )
        self.bots: list[BotPlayer] = []
        choose = chooser(level, name, settings)
        for seat in range(players):
            here, there = local_pair()
            self.table.sit(seat, there, bot=seat > 0)
            if seat == 0:
                self.guest = Guest(here)
            else:
                self.bots.append(BotPlayer(Guest(here), choose, Random(seed + seat), pace=0))
        self.calls: list[object] = []
        self.screen = MatchScreen(
            look,
            self.guest,
            leave=lambda: self.calls.append("leave"),
            again=lambda: self.calls.append("again"),
            help=lambda section: self.calls.append(("help", section)),
            options=lambda: self.calls.append("options"),
            advise=adviser(name, settings),
        )
        self.canvas = Surface(size)
        self.screen.resized(size)
        self.table.start()

    def frame(self, seconds: float = FRAME) -> None:
        self.table.poll()
        for bot in self.bots:
            bot.update(seconds)
        self.table.poll()
        self.screen.update(seconds)
        self.screen.draw(self.canvas)

    def until(self, reached: Callable[[], bool], most: int = 3000) -> None:
        """Frames until so; fails if that never comes."""
        for _ in range(most):
            if reached():
                return
            self.frame()
        raise AssertionError("it never came to that")

    def rest(self) -> None:
        """Until the person is asked something or has something to read."""
        self.until(lambda: self.screen.asking is not None or self.screen.reading != "")

    def press(self, pos: tuple[int, int]) -> None:
        self.screen.touch(Touch("press", pos, device="finger"))

    def key(self, *keys: str) -> None:
        for key in keys:
            self.screen.touch(Touch("key", key=key, device="keys"))

    def press_button(self, text: str) -> None:
        buttons = [each for each in self.screen.widgets if isinstance(each, Button) and each.text == text]
        assert buttons, f"no button says {text!r}"
        self.press(buttons[0].rect.center)


def bright(seated: Seated) -> list[CardKey]:
    return [each for each in seated.screen.widgets if isinstance(each, CardKey) and each.bright]


def visible(seated: Seated, card: Card) -> tuple[int, int]:
    """A point where this card of one's own can be seen."""
    own = [each for each in seated.screen.stage.layout().values() if each.own]
    index = next(at for at, each in enumerate(own) if each.face == card)
    x, y = own[index].pose.x, own[index].pose.y
    right = own[index + 1].pose.x - 23 if index + 1 < len(own) else x + 23
    return round((x - 23 + min(right, x + 23)) / 2), round(y)


def dimmed(seated: Seated) -> list[Card]:
    return [each.card for each in seated.screen.widgets if isinstance(each, CardKey) and not each.bright]


def asked_to_play(look: Look, size: tuple[int, int] = (640, 360), **chosen: object) -> Seated:
    """A person on turn in the play, without having won the auction."""
    for seed in range(1, 40):
        seated = Seated(look, seed=seed, size=size, blind_misere=False, **chosen)
        while not seated.screen.reading:
            seated.rest()
            question = seated.screen.asking
            if question and question.prompt.phase == "auction":
                seated.key("p")
            elif question and question.prompt.phase == "follow" and seated.table.match.hand:
                return seated
            elif question:
                break
            seated.frame()
    raise AssertionError("never asked to follow")


def discarding(look: Look) -> Seated:
    """A person with thirteen cards."""
    for seed in range(1, 40):
        seated = Seated(look, seed=seed, blind_misere=False, sans_kitty=False)
        seated.rest()
        while (question := seated.screen.asking) and question.prompt.phase == "auction":
            label = max(
                (each for each in question.prompt.actions if each.startswith("bid 10")), default="pass"
            )
            seated.screen._asking.act(label)  # type: ignore[arg-type]
            seated.frame()
            seated.rest()
        if question and question.prompt.phase == "discard":
            return seated
    raise AssertionError("never won the auction")

"""A match screen whose table is the test itself: views of any kind, told one by one."""

from collections.abc import Sequence
from dataclasses import replace

from pygame import Surface

from game.rules.actions import Action
from game.rules.cards import CardSet
from game.rules.events import Event
from game.rules.prompt import Fact, Prompt
from game.rules.settings import Settings
from game.rules.view import View
from game.screens.look import Look
from game.screens.match.match_screen import MatchScreen
from game.screens.touches import Touch
from game.screens.widgets import Button
from game.table.guest import Guest
from game.table.link import local_pair
from game.table.messages import Act, Update, Welcome
from tests.screens.match.views import settings, updates

FRAME = 0.1


class Scripted:
    """A person at seat 0 of a table, of Five Hundred unless it has rules of another game; what they are told
    is up to the test."""

    def __init__(
        self,
        look: Look,
        players: int = 4,
        size: tuple[int, int] = (640, 360),
        game: str = "five_hundred",
        rules: Settings | None = None,
    ) -> None:
        self.rules = rules or settings(players, blind_misere=False)
        here, self.table = local_pair()
        self.table.send(Welcome(0, game, self.rules))
        self.screen = MatchScreen(
            look, Guest(here), leave=_never, again=_never, help=lambda section: None, options=_never
        )
        self.canvas = Surface(size)
        self.screen.resized(size)
        if rules is None:
            self.view: View = next(iter(updates(self.rules, 1, 0))).view
        self._serial = 0

    def tell(
        self,
        *,
        prompt: Prompt | None = None,
        facts: Sequence[Fact] = (),
        own: CardSet | None = None,
        number: int = 1,
        events: tuple[Event, ...] = (),
        **public: object,
    ) -> None:
        """The next view, like the one before but for this; shown to its end."""
        known, table = self.view.known, replace(self.view.table, number=number)
        if own is not None:
            known = replace(known, holdings=(own, *known.holdings[1:]))
            counts = (own.bit_count(), *self.view.public.counts[1:])
            public = {"counts": counts, **public}
        shown = replace(self.view.public, turn=0 if prompt else 1, **public)  # type: ignore[arg-type]
        view = replace(self.view, public=shown, known=known, facts=tuple(facts), prompt=prompt, table=table)
        self.show(view, events)

    def show(self, view: View, events: tuple[Event, ...] = ()) -> None:
        """The next view, shown to its end."""
        self.view = view
        self._serial += 1
        self.table.send(Update(self._serial, self.view, events))
        self.rest()

    def rest(self) -> None:
        self.frame()
        for _ in range(200):
            if self.screen.stage.at_rest:
                break
            self.frame()
        assert self.screen.stage.at_rest

    def frame(self, seconds: float = FRAME) -> None:
        self.screen.update(seconds)
        self.screen.draw(self.canvas)

    def key(self, *keys: str) -> None:
        for key in keys:
            self.screen.touch(Touch("key", key=key, device="keys"))
            self.frame()

    def press(self, pos: tuple[int, int]) -> None:
        self.screen.touch(Touch("press", pos, device="finger"))
        self.frame()

    def button(self, text: str) -> Button:
        return next(each for each in self.screen.widgets if isinstance(each, Button) and each.text == text)

    def sent(self) -> list[Action]:
        """What the person has done since this was asked last."""
        return [message.action for message in self.table.receive() if isinstance(message, Act)]


def _never() -> None:
    raise AssertionError("nobody leaves this table")

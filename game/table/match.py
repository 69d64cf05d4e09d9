"""`Match`: a match as it stands, a value. It knows the rules and every hand played; it knows no links."""

from dataclasses import dataclass, replace
from typing import NamedTuple

from game.rules.actions import Action
from game.rules.cards import Seat, Side
from game.rules.events import Event
from game.rules.game import Game
from game.rules.hand import Hand, Secret
from game.rules.result import Result, Scores
from game.rules.settings import Settings


@dataclass(frozen=True, slots=True)
class PlayedHand:
    """A hand as it was dealt and played; the last of a match may still be going on."""

    dealer: Seat
    dealt: Secret
    actions: tuple[tuple[Seat, Action], ...] = ()
    result: Result | None = None


class MatchStep(NamedTuple):
    match: "Match"
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Match:
    game: Game
    settings: Settings
    names: tuple[str, ...]
    """By seat."""
    start_scores: Scores
    finished: tuple[PlayedHand, ...] = ()
    """The hands before the last one."""
    last: PlayedHand | None = None
    """The hand on the table, apart from the others so that an action need not copy them all."""
    hand: Hand | None = None
    """The position of the last hand; it stays there when that hand is over. None before the first deal."""

    @property
    def played(self) -> tuple[PlayedHand, ...]:
        """Every hand, the one on the table included."""
        return self.finished if self.last is None else (*self.finished, self.last)

    @property
    def result(self) -> Result | None:
        """Of the last hand; None while it is played, and before the first deal."""
        return self.last.result if self.last is not None else None

    @property
    def scores(self) -> Scores:
        """After the hands that are over."""
        before = self.finished[-1].result if self.finished else None
        result = self.result or before
        return result.scores if result is not None else self.start_scores

    @property
    def past_scores(self) -> tuple[Scores, ...]:
        """After each of the hands before the last one."""
        return tuple(hand.result.scores for hand in self.finished if hand.result is not None)

    @property
    def over(self) -> bool:
        return self.result is not None and self.result.match_over

    @property
    def winners(self) -> tuple[Side, ...]:
        """The sides that have won; () while the match goes on."""
        return self.result.winners if self.result is not None else ()

    @property
    def awaits_deal(self) -> bool:
        """Whether the next thing to happen is a deal."""
        return self.last is None or (self.result is not None and not self.over)

    @property
    def next_dealer(self) -> Seat | None:
        """Who deals next, once `awaits_deal`; None: drawn by chance (`deal.draw_dealer`)."""
        if self.result is not None:
            return self.result.next_dealer
        return self.game.first_dealer(self.settings)

    def deal(self, dealt: Secret, dealer: Seat) -> "Match":
        """With a new hand on the table. Only when `awaits_deal`."""
        assert self.awaits_deal
        carried = self.result.carried if self.result is not None else ()
        hand = self.game.open_hand(self.settings, self.scores, dealer, dealt, carried)
        return replace(self, finished=self.played, last=PlayedHand(dealer, dealt), hand=hand)

    def after(self, seat: Seat, action: Action) -> MatchStep:
        """The match after the seat on turn did this; raises Refused. That it is on turn is for the caller."""
        assert self.hand is not None
        assert self.last is not None
        assert self.hand.public.turn == seat
        hand, events = self.hand.after(action)
        last = replace(self.last, actions=(*self.last.actions, (seat, action)), result=hand.result())
        return MatchStep(replace(self, last=last, hand=hand), events)


def new_match(game: Game, settings: Settings, names: tuple[str, ...]) -> Match:
    """A match before its first deal."""
    assert len(names) == settings.number("players")
    return Match(game, settings, names, start_scores=(0,) * len(game.sides(settings)))

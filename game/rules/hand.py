"""One deal, from cards dealt to result: `Hand`, in its two halves `Public` and `Secret`; all are values."""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import NamedTuple, TypeVar

from game.rules.actions import Action
from game.rules.cards import CardSet, Seat
from game.rules.events import Event
from game.rules.prompt import Fact, Prompt
from game.rules.result import Result, Scores
from game.rules.settings import Settings
from game.rules.tricks import Play, Trick


class Refused(Exception):
    """An action the rules forbid; `clause` is the clause of rules/*.md that says so, e.g. ``500-41``."""

    def __init__(self, clause: str) -> None:
        super().__init__(f"refused by {clause}")
        self.clause = clause


@dataclass(frozen=True)
class Public:
    """What the whole table has seen; each game adds its own fields."""

    dealer: Seat
    scores: Scores
    """By side, before this hand."""
    phase: str
    """``over`` once the hand is finished."""
    turn: Seat | None
    """The seat to act; None once the hand is over."""
    counts: tuple[int, ...]
    """Cards held, by seat."""
    bids: tuple[tuple[Seat, Action], ...]
    """All that was said in the auction, in order."""
    trick: tuple[Play, ...]
    """The trick on the table."""
    tricks: tuple[Trick, ...]
    """The tricks taken, in order."""

    @property
    def stock_taken(self) -> bool:
        """Whether somebody has taken up the stock: what lies face down then has been laid away since."""
        return False


@dataclass(frozen=True)
class Secret:
    """Who holds what. As part of a View, whatever the viewer may not know is empty (0)."""

    holdings: tuple[CardSet, ...]
    stock: CardSet = 0
    """Cards dealt to nobody that somebody may take."""
    aside: CardSet = 0
    """Cards laid away."""


Half = TypeVar("Half", bound=Public | Secret)
_new, _set = object.__new__, object.__setattr__


def changed(half: Half, **fields: object) -> Half:
    """A copy with some fields changed: what `dataclasses.replace` does, in a tenth of its time.

    Every action goes through here, so a search on these rules lives by it. It is why the two halves alone
    have no slots: their fields are copied as one dict.
    """
    copy = _new(type(half))
    _set(copy, "__dict__", half.__dict__ | fields)
    return copy


class Step(NamedTuple):
    hand: "Hand"
    events: tuple[Event, ...]


class Hand(ABC):
    """A position. `public` and `secret` are all there is to it."""

    __slots__ = ("public", "secret", "settings")

    settings: Settings
    public: Public
    secret: Secret

    @abstractmethod
    def legal(self) -> tuple[Action, ...]:
        """All legal actions of the seat on turn, sorted as text; () once the hand is over."""

    @abstractmethod
    def after(self, action: Action) -> Step:
        """The position after the seat on turn did this; raises Refused."""

    @abstractmethod
    def sees(self, seat: Seat | None) -> Secret:
        """The secret with all that this seat (None: an onlooker) may not know left empty.

        All secrecy of a game is in this method and in whom its events name.
        """

    @abstractmethod
    def prompt(self) -> Prompt:
        """What the seat on turn is asked. Only while the hand is not over."""

    @abstractmethod
    def facts(self) -> tuple[Fact, ...]:
        """What everybody may keep in sight, from what is public."""

    @abstractmethod
    def result(self) -> Result | None:
        """None until the hand is over."""

"""`Game`: the facts of a game, without state."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import ClassVar, NamedTuple

from game.rules.cards import Card, Seat
from game.rules.hand import Hand, Public, Secret
from game.rules.order import Order
from game.rules.result import Scores
from game.rules.settings import Setting, Settings


class Cut(NamedTuple):
    """How the shuffled pack is dealt out; what is left stays undealt."""

    each: int
    """Cards to each seat."""
    stock: int
    """Cards to the stock."""


class Game(ABC):
    name: ClassVar[str]
    """Also names its cases, map, icon, help and strings."""
    settings: ClassVar[tuple[Setting, ...]]

    @abstractmethod
    def check(self, chosen: Mapping[str, object]) -> Settings:
        """The settings of a match from what differs from the defaults; raises BadSetting."""

    @abstractmethod
    def pack(self, settings: Settings) -> tuple[Card, ...]: ...

    @abstractmethod
    def cut(self, settings: Settings) -> Cut: ...

    @abstractmethod
    def sides(self, settings: Settings) -> tuple[tuple[Seat, ...], ...]:
        """The seats of each side."""

    def endless(self, settings: Settings) -> bool:
        """Whether a match under these settings is never over."""
        return False

    def first_dealer(self, settings: Settings) -> Seat | None:
        """Who deals the first hand; None: drawn by lot (BE-7, SH-7, PI-6)."""
        return None

    @abstractmethod
    def open_hand(
        self,
        settings: Settings,
        scores: Scores,
        dealer: Seat,
        dealt: Secret,
        carried: tuple[int, ...] = (),
    ) -> Hand:
        """A hand just dealt; `carried` is that of the result before it, () for the first of a match."""

    @abstractmethod
    def hand(self, settings: Settings, public: Public, secret: Secret) -> Hand:
        """Any position, from its two halves."""

    @abstractmethod
    def order(self, settings: Settings, public: Public, known: Secret) -> Order:
        """How cards rank just now for whom a view shows these two; what is not known ranks as printed."""

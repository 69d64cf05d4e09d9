"""The two halves of a position of Sheepshead, and who plays with whom as the clauses speak of it."""

from dataclasses import dataclass

from game.rules.cards import Card, CardSet, Seat, Suit
from game.rules.events import Event
from game.rules.hand import Public, Secret
from game.rules.settings import Settings
from game.rules.sheepshead.pack import JACK_OF_DIAMONDS

CALLED, JACK, NONE = "called", "jack", "none"


@dataclass(frozen=True)
class SheepsheadPublic(Public):
    """`phase` is one of pick, bury, call, play, over. An under is FACE_DOWN until the end (SH-82)."""

    hands_played: int = 0
    """Of the match, before this one; a hand thrown in is none (SH-70)."""
    doublers: int = 0
    """Up when this hand was dealt (SH-64)."""
    picker: Seat | None = None
    alone: bool = False
    """Everybody knows that the picker has no partner."""
    called: Card | None = None
    under: bool = False
    """The called card was called on a card laid face down."""
    partner: Seat | None = None
    """Once everybody knows it (SH-84)."""
    led: Suit | None = None
    """The suit led to the trick on the table."""
    blind: CardSet = 0
    """That of a leaster, once the trick that brings it is won (SH-87). It stays in `Secret.stock`."""

    @property
    def stock_taken(self) -> bool:
        return self.picker is not None

    @property
    def thrown_in(self) -> bool:
        """SH-14."""
        return self.phase == "over" and not self.tricks

    @property
    def leaster(self) -> bool:
        """SH-60."""
        return self.picker is None and (self.phase == "play" or bool(self.tricks))

    @property
    def called_suit(self) -> Suit | None:
        """The suit that the called card binds; the jack binds none (SH-27)."""
        if self.called is None or self.called == JACK_OF_DIAMONDS:
            return None
        return self.called >> 4


@dataclass(frozen=True)
class SheepsheadSecret(Secret):
    """`aside` holds the bury and, from when it is played until the hand is over, the under."""

    under: CardSet = 0
    """The card laid face down; only the picker knows it (SH-82)."""


Change = tuple[SheepsheadPublic, SheepsheadSecret, tuple[Event, ...]]


def partner_by(settings: Settings) -> str:
    """How a partner is found at this table: CALLED, JACK or NONE (SH-28)."""
    return settings.word("partner") if settings.number("players") >= 5 else NONE


def to_play(public: SheepsheadPublic) -> dict[str, object]:
    """What changes when play begins: the seat left of the dealer leads, whoever picked (SH-29)."""
    return {"phase": "play", "turn": (public.dealer + 1) % len(public.counts)}

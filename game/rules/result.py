"""What a finished hand scored."""

from dataclasses import dataclass
from typing import TypeAlias

from game.rules.cards import Seat, Side
from game.rules.prompt import Words

Scores: TypeAlias = tuple[int, ...]
"""Points by side."""


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the score sheet: string `<game>.line.<key>`, and what it gave each side."""

    key: str
    points: Scores
    words: Words = ()


@dataclass(frozen=True, slots=True)
class Contract:
    """What somebody undertook to do in a hand, and what came of it."""

    seat: Seat
    """Who named it: contractor, declarer, picker, pitcher."""
    label: str
    """The words of an action, such as ``bid 7H`` or ``pick``."""
    made: bool


@dataclass(frozen=True, slots=True)
class Result:
    points: Scores
    scores: Scores
    """Each side's score after the hand."""
    tricks: tuple[int, ...]
    """Tricks taken, by seat."""
    winners: tuple[Side, ...]
    """The sides that have won the match; () while it goes on."""
    next_dealer: Seat
    lines: tuple[Line, ...] = ()
    match_over: bool = False
    """True once the match has ended."""
    carried: tuple[int, ...] = ()
    """What the next hand must know of those before it, besides the scores; each game says what its numbers
    are, and () is where a match begins."""
    contract: Contract | None = None
    """None where nobody undertook anything."""

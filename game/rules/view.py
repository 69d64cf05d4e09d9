"""What one seat may know: put together from what it may see, never made by striking out."""

from dataclasses import dataclass

from game.rules.cards import Seat
from game.rules.hand import Hand, Public, Secret
from game.rules.prompt import Fact, Prompt
from game.rules.result import Result, Scores


@dataclass(frozen=True, slots=True)
class Standing:
    """Who sits at the table, and how the match stands."""

    names: tuple[str, ...]
    bots: tuple[bool, ...]
    number: int
    """The number of the hand in the match, from 1."""
    past: tuple[Scores, ...] = ()
    """The scores after each hand of the match before this one."""


@dataclass(frozen=True, slots=True)
class View:
    seat: Seat | None
    """None is an onlooker."""
    public: Public
    known: Secret
    facts: tuple[Fact, ...]
    prompt: Prompt | None
    """Only for the seat to act."""
    result: Result | None
    table: Standing


def view_of(hand: Hand, seat: Seat | None, table: Standing) -> View:
    return View(
        seat=seat,
        public=hand.public,
        known=hand.sees(seat),
        facts=hand.facts(),
        prompt=hand.prompt() if seat is not None and seat == hand.public.turn else None,
        result=hand.result(),
        table=table,
    )

"""Whether to take the blind (SH-10): when that promises more than to pass."""

from typing import NamedTuple

from game.bots.judgement.sheepshead.worth import before_blind, expected
from game.rules.cards import CardSet
from game.rules.settings import Settings
from game.rules.sheepshead.position import CALLED, JACK, NONE, partner_by


class Passing(NamedTuple):
    """What a seat that passes may expect, in units, by what happens if nobody picks."""

    leaster: float
    doubler: float
    """More than a leaster, which a hand good enough to think of picking is likely to lose."""
    forced: float
    """Most of all, where a dealer with a poor hand has to play against the others."""


PASSING = {
    (3, NONE): Passing(-0.45, -0.2, 0.4),
    (4, NONE): Passing(0.4, 0.45, 0.5),
    (5, CALLED): Passing(0.45, 0.5, 0.65),
    (5, JACK): Passing(0.55, 0.6, 0.65),
    (5, NONE): Passing(-1.2, -0.6, 0.3),
    (6, CALLED): Passing(0.0, 0.05, 0.5),
    (6, JACK): Passing(0.35, 0.4, 0.6),
    (6, NONE): Passing(-1.2, -0.9, 0.0),
}
"""By players and how a partner is found. Where nobody can become the partner, who passes is an opponent."""
ON_BUMP = Passing(-0.6, -0.5, 0.3)
"""What is added with `double_on_bump`: hands are picked with more care, so an opponent has less to win of
them, but a dealer who is forced pays double (SH-57)."""


def picks(settings: Settings, held: CardSet) -> bool:
    kind = partner_by(settings)
    passing = _passing(PASSING[settings.number("players"), kind], settings)
    if settings.flag("double_on_bump"):
        passing += _passing(ON_BUMP, settings)
    return expected(settings, before_blind(settings, held), alone=kind == NONE) > passing


def _passing(expected_by: Passing, settings: Settings) -> float:
    return float(getattr(expected_by, settings.word("no_pick")))

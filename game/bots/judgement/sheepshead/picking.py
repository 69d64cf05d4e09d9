"""Whether to take the blind (SH-10): when that promises more than to pass."""

from game.bots.judgement.sheepshead.worth import before_blind, expected
from game.rules.cards import CardSet
from game.rules.settings import Settings
from game.rules.sheepshead.position import CALLED, JACK, NONE, partner_by

PASSING = {
    (3, NONE): {"leaster": -0.45, "doubler": -0.2, "forced": 0.4},
    (4, NONE): {"leaster": 0.4, "doubler": 0.45, "forced": 0.5},
    (5, CALLED): {"leaster": 0.45, "doubler": 0.5, "forced": 0.65},
    (5, JACK): {"leaster": 0.55, "doubler": 0.6, "forced": 0.65},
    (5, NONE): {"leaster": -1.2, "doubler": -0.6, "forced": 0.3},
    (6, CALLED): {"leaster": 0.0, "doubler": 0.05, "forced": 0.5},
    (6, JACK): {"leaster": 0.35, "doubler": 0.4, "forced": 0.6},
    (6, NONE): {"leaster": -1.2, "doubler": -0.9, "forced": 0.0},
}
"""What a seat that passes may expect, in units, by players, how a partner is found and what happens if nobody
picks. A doubler is more than a leaster, which a hand good enough to think of picking is likely to lose; most
of all it is where a dealer with a poor hand has to play against the others. Where nobody can become the
partner, who passes is an opponent."""
ON_BUMP = {"leaster": -0.6, "doubler": -0.5, "forced": 0.3}
"""What is added with `double_on_bump`: hands are picked with more care, so an opponent has less to win of
them, but a dealer who is forced pays double (SH-57)."""


def picks(settings: Settings, held: CardSet) -> bool:
    kind, no_pick = partner_by(settings), settings.word("no_pick")
    passing = PASSING[settings.number("players"), kind][no_pick]
    if settings.flag("double_on_bump"):
        passing += ON_BUMP[no_pick]
    return expected(settings, before_blind(settings, held), alone=kind == NONE) > passing

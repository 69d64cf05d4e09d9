"""Whether to take the blind (SH-10): when that promises more than to pass."""

from game.bots.judgement.sheepshead.worth import before_blind, expected
from game.rules.cards import CardSet
from game.rules.settings import Settings
from game.rules.sheepshead.position import NONE, partner_by

PASSING = {"leaster": 0.45, "doubler": 0.45, "forced": 0.5}
"""What a seat that passes may expect, in units, by what happens if nobody picks: it may become the partner,
or play against a dealer that was forced."""
NO_PARTNER = -0.9
"""What is added where nobody can become the partner."""


def picks(settings: Settings, held: CardSet) -> bool:
    alone = partner_by(settings) == NONE
    passing = PASSING[settings.word("no_pick")] + (NO_PARTNER if alone else 0)
    return expected(settings, before_blind(settings, held), alone=alone) > passing

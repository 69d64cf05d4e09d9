"""The weights of `worth`, fitted to the card points that these bots made as pickers in many deals."""

from typing import NamedTuple, TypeAlias

from game.rules.sheepshead.position import CALLED, JACK, NONE

Row: TypeAlias = tuple[float, ...]


class Weights(NamedTuple):
    row: Row
    spread: float
    """How far the points lie from what the hand promised."""


BEFORE_BLIND = {
    (3, NONE): Weights((9.0, 12.5, 8.8, 5.6, 5.1, 4.3, 8.4, 3.9, 0.0), 13.7),
    (4, NONE): Weights((29.1, 14.9, 10.3, 6.6, 5.4, 3.8, 3.3, 2.2, 0.0), 16.6),
    (5, CALLED): Weights((34.9, 17.1, 11.8, 6.8, 5.0, 1.2, 2.8, 0.9, -7.4), 22.3),
    (5, JACK): Weights((38.6, 16.8, 11.0, 6.3, 4.9, 0.9, 3.0, 2.3, -25.0), 22.1),
    (5, NONE): Weights((11.8, 17.5, 11.3, 6.4, 4.7, 2.4, 4.0, 3.9, 0.0), 15.9),
    (6, CALLED): Weights((32.4, 19.7, 11.8, 5.6, 3.3, 1.3, 2.3, -0.3, -3.4), 22.7),
    (6, JACK): Weights((34.2, 18.7, 12.3, 6.8, 3.7, 1.4, 2.9, 2.5, -22.7), 23.2),
    (6, NONE): Weights((13.0, 19.1, 12.2, 6.4, 3.9, 1.2, 3.5, 3.1, 0.0), 16.9),
}
"""By players and how a partner is found, of the hand as dealt. The last of a row: no card to call on yet, or
the jack of diamonds in one's own hand."""

AFTER_BURY = {
    (5, CALLED): Weights((14.1, 18.7, 13.2, 7.5, 6.0, 1.3, 3.1, 3.7, 0.6), 21.3),
    (5, JACK): Weights((22.6, 16.5, 11.5, 6.8, 5.0, 0.4, 3.5, 5.0, 0.5), 21.4),
    (5, NONE): Weights((-9.9, 18.6, 10.8, 5.3, 3.4, 3.2, 3.2, 9.2, 0.7), 13.4),
    (6, CALLED): Weights((11.8, 21.3, 13.0, 6.6, 5.3, 0.4, 2.0, 1.9, 0.7), 21.6),
    (6, JACK): Weights((18.5, 20.2, 13.2, 6.8, 3.9, 1.0, 2.2, 3.9, 0.5), 22.5),
    (6, NONE): Weights((-8.7, 19.3, 12.1, 5.0, 2.0, 1.8, 2.0, 8.0, 0.7), 14.7),
}
"""The same of the hand that goes into play; NONE is alone. The last of a row: card points buried."""

"""Bots against players who play by chance, in whole matches of the default length."""

from collections.abc import Sequence

import pytest

from game.bots.choose import any_action
from game.bots.levels import NORMAL, chooser
from game.bots.simulate import simulate
from game.rules.cards import Side
from game.rules.games import GAMES
from game.rules.settings import Settings
from game.table.record import Record

MATCHES = 40
TABLES: Sequence[tuple[str, dict[str, object]]] = [
    ("five_hundred", {}),
    ("bid_euchre", {}),
    ("bid_euchre", {"decks": 2}),
    ("sheepshead", {}),
    ("pitch", {}),
    ("pitch", {"partners": True}),
]


def match(name: str, settings: Settings, side: Side, seed: int) -> Record:
    """Bots on this side, chance on all others."""
    game = GAMES[name]
    bot, own = chooser(NORMAL, name, settings), game.sides(settings)[side]
    seats = range(settings.number("players"))
    choosers = [bot if seat in own else any_action for seat in seats]
    return next(simulate(game, settings, choosers, hands=1, seed=seed, legal=False))


def beats_the_others(record: Record, side: Side) -> bool:
    """Of two sides it has won. Where everybody plays for himself it has scored more than the others have on
    average: in ten hands of Sheepshead the luckiest of four is often ahead of any good play."""
    result = record.hands[-1].result
    assert result is not None
    if len(result.scores) == 2:
        return record.winners == (side,)
    return result.scores[side] * len(result.scores) > sum(result.scores)


@pytest.mark.parametrize(("name", "chosen"), TABLES)
def test_bots_beat_chance_in_nineteen_of_twenty_matches(name: str, chosen: dict[str, object]) -> None:
    settings = GAMES[name].check(chosen)
    sides = len(GAMES[name].sides(settings))
    beaten = sum(
        beats_the_others(match(name, settings, seed % sides, seed), seed % sides) for seed in range(MATCHES)
    )
    assert beaten >= 0.95 * MATCHES

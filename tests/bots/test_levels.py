"""The levels of play by name; each beats the one below."""

import pytest

from game.bots.levels import LEVELS, NORMAL, RANDOM, chooser
from game.bots.simulate import simulate
from game.rules.five_hundred.position import sides
from game.rules.settings import Settings
from tests.bots.five_hundred.seats import FIVE_HUNDRED, rules

MATCHES = 40


def won_by(settings: Settings, strong: frozenset[int], seed: int) -> bool:
    """Whether the seats that play the stronger level win a match against random ones."""
    players = settings.number("players")
    levels = [NORMAL if seat in strong else RANDOM for seat in range(players)]
    choosers = [chooser(level, FIVE_HUNDRED.name, settings) for level in levels]
    record = next(simulate(FIVE_HUNDRED, settings, choosers, hands=1, seed=seed, legal=False))
    winning = {seat for side in record.winners or () for seat in sides(settings)[side]}
    return bool(winning) and winning <= strong


@pytest.mark.parametrize(
    ("players", "strong"), [(4, {0, 2}), (4, {1, 3}), (2, {0}), (2, {1}), (6, {0, 2, 4}), (6, {1, 3, 5})]
)
def test_rules_of_thumb_beat_chance_in_either_seats(players: int, strong: set[int]) -> None:
    settings = rules(players)
    won = sum(won_by(settings, frozenset(strong), seed) for seed in range(MATCHES))
    assert won >= 0.95 * MATCHES


def test_an_unknown_level_is_refused_by_name() -> None:
    with pytest.raises(ValueError, match="clever"):
        chooser("clever", "five_hundred", rules())


def test_a_level_that_knows_no_such_game_is_refused_by_name() -> None:
    with pytest.raises(ValueError, match="snap"):
        chooser(NORMAL, "snap", rules())


def test_chance_plays_any_game() -> None:
    assert LEVELS[0] == RANDOM
    assert chooser(RANDOM, "snap", rules())

"""A setting that says it has no effect beside some other has none: the same hand goes the same way."""

from collections.abc import Iterator

import pytest

from game.rules.game import Game
from game.rules.games import GAMES
from game.rules.settings import BadSetting, Setting, Settings, Value
from tests.rules.walks import random_deal, values_of, walk

SEEDS = range(12)
CONDITIONAL = [(game, each) for game in GAMES.values() for each in game.settings if each.where]
NAMED = [f"{game.name}-{setting.key}" for game, setting in CONDITIONAL]


def where_it_has_none(game: Game, setting: Setting) -> Iterator[dict[str, Value]]:
    """Whatever keeps this one from having an effect, for each number of players."""
    assert setting.where
    other = next(each for each in game.settings if each.key == setting.where.key)
    for players in values_of(game.settings[0]):
        for value in values_of(other):
            chosen = {"players": players, other.key: value}
            if game.check(chosen).without_effect(game.settings, setting):
                yield chosen


def course(game: Game, settings: Settings, seed: int) -> list[object]:
    """All that can be done, is done and comes of it in one random hand."""
    told: list[object] = []
    for hand, action, step in walk(random_deal(game, settings, seed)):
        told += [hand.legal(), hand.prompt(), hand.facts(), action, step.events]
    return [*told, step.hand.result()]


@pytest.mark.parametrize(("game", "setting"), CONDITIONAL, ids=NAMED)
def test_what_has_no_effect_changes_nothing(game: Game, setting: Setting) -> None:
    tried = 0
    for chosen in where_it_has_none(game, setting):
        for seed in SEEDS:
            courses = []
            for value in values_of(setting):
                try:
                    settings = game.check({**chosen, setting.key: value})
                except BadSetting:
                    continue
                courses.append(course(game, settings, seed))
            assert all(each == courses[0] for each in courses), (chosen, seed)
            tried += 1
    assert tried


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_setting_depends_on_another_that_leaves_it_a_choice(game: Game) -> None:
    by_key = {each.key: each for each in game.settings}
    for setting in game.settings:
        if setting.where:
            assert setting.where.key != setting.key
            others = by_key[setting.where.key].values
            assert set(setting.where.values) < set(others)


def test_the_farthest_reason_is_told() -> None:
    game = GAMES["sheepshead"]
    under = next(each for each in game.settings if each.key == "under")

    def reason(**chosen: Value) -> str:
        where = game.check(chosen).without_effect(game.settings, under)
        return where.key if where else ""

    assert reason(players=5) == ""
    assert reason(players=5, partner="jack") == "partner"
    assert reason(players=4) == "players"
    assert reason(players=4, partner="jack") == "players"

"""Sets of house rules by name: good settings, no two alike, and the one in force is known."""

import itertools
from pathlib import Path

import pytest

from game.device.folders import assets_folder
from game.rules.game import Game
from game.rules.games import GAMES
from game.screens.assets import BadAsset
from game.screens.presets import in_force, presets_of

FIVE_HUNDRED = GAMES["five_hundred"]

for_every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def player_counts(game: Game) -> tuple[object, ...]:
    return next(each for each in game.settings if each.key == "players").values


@for_every_game
def test_the_rules_as_written_come_first_and_two_known_sets_at_least_follow(game: Game) -> None:
    first, *others = presets_of(assets_folder(), game)
    assert game.check(first.chosen) == game.check({})
    assert len(others) >= 2


@for_every_game
def test_presets_differ_from_each_other_in_more_than_the_players(game: Game) -> None:
    for one, other in itertools.combinations(presets_of(assets_folder(), game), 2):
        differing = {
            key for key, value in game.check(one.chosen).items() if game.check(other.chosen)[key] != value
        }
        assert differing - {"players"}, (one.key, other.key)


@for_every_game
def test_a_preset_applied_is_in_force_at_any_number_of_players_it_leaves(game: Game) -> None:
    presets = presets_of(assets_folder(), game)
    for preset, players in itertools.product(presets, player_counts(game)):
        settings = preset.applied(game, game.check({"players": players}))
        assert dict(settings) == {**game.check({}), "players": players, **preset.chosen}
        assert in_force(game, presets, settings) is preset


@for_every_game
def test_every_preset_says_only_what_differs_from_the_rules(game: Game) -> None:
    for preset in presets_of(assets_folder(), game):
        for key, value in preset.chosen.items():
            assert value != game.check({})[key] or key == "players", (preset.key, key)


def test_a_preset_clears_every_other_house_rule() -> None:
    presets = {each.key: each for each in presets_of(assets_folder(), FIVE_HUNDRED)}
    before = FIVE_HUNDRED.check({"players": 3, "target": 300, "dealer_first": 2, "slam_bonus": False})
    home = presets["home"].applied(FIVE_HUNDRED, before)
    assert home == FIVE_HUNDRED.check({"players": 3, "misere": False, "sans_kitty": False})


def test_rules_of_ones_own_are_no_preset() -> None:
    presets = presets_of(assets_folder(), FIVE_HUNDRED)
    assert in_force(FIVE_HUNDRED, presets, FIVE_HUNDRED.check({"target": 300})) is None


def test_a_game_without_a_file_still_has_its_rules_as_written(tmp_path: Path) -> None:
    assert [each.key for each in presets_of(tmp_path, FIVE_HUNDRED)] == ["as_written"]


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("[home]\nmisere = 3", "home: setting 'misere' cannot be 3"),
        ("[home]\nmisery = true", 'home: unknown setting "misery"'),
        ("[home]\nplayers = 2\ndealer_first = 3", "home: settings .* contradict"),
        ("home = 3", "home: must be a table"),
        ("[home", "five_hundred"),
    ],
)
def test_a_broken_file_is_told_by_its_place(tmp_path: Path, text: str, place: str) -> None:
    folder = tmp_path / "presets"
    folder.mkdir()
    (folder / "five_hundred.toml").write_text(text)
    with pytest.raises(BadAsset, match=place):
        presets_of(tmp_path, FIVE_HUNDRED)

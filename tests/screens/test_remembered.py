"""Settings chosen last, as far as the game still accepts them."""

from collections.abc import Mapping
from pathlib import Path

import pytest

from game.device.preferences import PreferencesFile
from game.rules.game import Game
from game.rules.games import GAMES
from game.rules.settings import BadSetting, Setting, Settings
from game.screens.remembered import offered, remember, settings_of, settled
from tests.table.toy_game import Toy

GAME = GAMES["five_hundred"]
BY_KEY = {each.key: each for each in GAME.settings}


class SmallHands(Toy):
    """As many as nine only with two packs."""

    packs = Setting("packs", 1, (1, 2))
    most = Setting("most", 3, (3, 9))
    settings = (packs, most)

    def check(self, chosen: Mapping[str, object]) -> Settings:
        settings = Settings(self.settings, chosen)
        if settings.number("most") > 6 * settings.number("packs"):
            raise BadSetting("too many")
        return settings


class TakesAnything(Toy):
    def check(self, chosen: Mapping[str, object]) -> Settings:
        return Settings(self.settings, {})


@pytest.fixture
def kept(tmp_path: Path) -> PreferencesFile:
    return PreferencesFile(tmp_path / "preferences.toml")


def test_at_first_all_is_as_by_default(kept: PreferencesFile) -> None:
    assert settings_of(GAME, kept) == GAME.check({})


@pytest.mark.parametrize("chosen", [{"players": 6, "no_score_at": 490}, {"misere": False, "target": 300}, {}])
def test_what_was_chosen_comes_back_in_another_session(
    kept: PreferencesFile, chosen: Mapping[str, object]
) -> None:
    remember(GAME, kept, GAME.check(chosen))
    again = PreferencesFile(kept.file)
    assert again.warnings == []
    assert settings_of(GAME, again) == GAME.check(chosen)
    assert again.now.last_game == "five_hundred"


def test_values_the_game_no_longer_accepts_are_as_by_default(kept: PreferencesFile) -> None:
    kept.change(settings={"five_hundred": {"players": 3, "target": "many", "old": 1, "misere": 1}})
    assert settings_of(GAME, kept) == GAME.check({"players": 3})


def test_where_two_contradict_the_one_just_chosen_wins() -> None:
    chosen = {"dealer_first": 5, "players": 2, "misere": False}
    assert settled(GAME, chosen, "players") == GAME.check({"players": 2, "misere": False})
    by_dealer = settled(GAME, {"dealer_first": 3, "players": 2, "misere": False}, "dealer_first")
    assert by_dealer == GAME.check({"dealer_first": 3, "misere": False})


@pytest.mark.parametrize(
    ("game", "setting"),
    [(game, setting) for game in GAMES.values() for setting in game.settings],
    ids=lambda each: each.name if isinstance(each, Game) else each.key,
)
def test_every_value_offered_is_accepted_and_the_one_in_force_is_among_them(
    game: Game, setting: Setting
) -> None:
    players = next(each for each in game.settings if each.key == "players")
    for number in players.values:
        settings = game.check({"players": number})
        values = offered(game, setting, settings)
        assert settings[setting.key] in values
        for value in values:
            assert settled(game, {**settings, setting.key: value}, setting.key)[setting.key] == value


def test_a_free_number_is_offered_in_steps_with_an_odd_one_in_its_place() -> None:
    values = offered(GAME, BY_KEY["target"], GAME.check({"target": 437}))
    assert {100, 437, 500, 1000} <= set(values)
    assert list(values) == sorted(values, key=lambda value: int(value or 0))


def test_a_setting_that_the_others_leave_no_choice_is_offered_whole_and_they_give_way() -> None:
    game = SmallHands()
    settings = game.check({"packs": 2, "most": 9})
    assert offered(game, game.packs, settings) == (1, 2)
    assert settled(game, {**settings, "packs": 1}, "packs") == game.check({})


@pytest.mark.parametrize(
    ("setting", "some"),
    [
        (Setting("target", 32, at_least=1), {4, 32, 52, 64}),
        (Setting("hands", 10, at_least=0), {0, 1, 10, 20}),
        (Setting("penalty", 2, at_least=0), {0, 1, 2, 3, 4}),
        (Setting("least", 7, at_least=6), {6, 7, 14}),
    ],
)
def test_free_numbers_go_in_steps_that_come_upon_the_default(setting: Setting, some: set[int]) -> None:
    values = offered(TakesAnything(), setting, Settings((setting,), {}))
    assert some <= set(values)
    assert len(values) <= 21

"""Well-known sets of house rules by name, as assets/presets/<game>.toml has them, and which is in force."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from game.rules.game import Game
from game.rules.settings import BadSetting, Settings
from game.screens.assets import BadAsset, read_toml
from game.screens.remembered import settled


@dataclass(frozen=True, slots=True)
class Preset:
    key: str
    """Of its name and its sentence among the strings."""
    chosen: Mapping[str, object]
    """What differs from the defaults. One that does not name `players` is for any number of them."""

    def applied(self, game: Game, settings: Settings) -> Settings:
        """Every house rule as the preset has it; nothing stays of those before but the players."""
        return settled(game, {"players": settings["players"], **self.chosen}, "players")


AS_WRITTEN = Preset("as_written", {})


def presets_of(assets: Path, game: Game) -> tuple[Preset, ...]:
    """In the order in which to offer them: first the rules as they are written. Raises BadAsset."""
    file = assets / "presets" / f"{game.name}.toml"
    return (AS_WRITTEN, *(_read(file, game) if file.is_file() else ()))


def _read(file: Path, game: Game) -> Iterator[Preset]:
    for key, chosen in read_toml(file).items():
        if not isinstance(chosen, dict):
            raise BadAsset(file, key, "must be a table of settings")
        try:
            game.check(chosen)
        except BadSetting as error:
            raise BadAsset(file, key, str(error)) from None
        yield Preset(key, chosen)


def in_force(game: Game, presets: Sequence[Preset], settings: Settings) -> Preset | None:
    """The one that these settings are; None where they are the players' own."""
    return next((each for each in presets if each.applied(game, settings) == settings), None)

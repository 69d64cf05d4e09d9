"""The rows of the options: one for each setting of a game, one for each preference of the program."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path

from pygame import Rect, Surface

from game.device.preferences import LOUDEST, SPEEDS, TRICK_PAUSES, Preferences
from game.device.sitters import LONGEST_NAME, PORTRAITS
from game.rules.game import Game
from game.rules.settings import Setting, Where
from game.screens.assets import BadAsset, read_toml
from game.screens.house_rules import value_words
from game.screens.look import Look
from game.screens.options import Group, RowWidget, Sheet
from game.screens.presets import Preset, in_force, presets_of
from game.screens.remembered import offered, remember, settings_of, settled
from game.screens.widgets import Chooser, NameField, Pick, Row, Switch, Value

NOWHERE = Rect(0, 0, 0, 0)
SPEED_WORDS = dict(zip(SPEEDS, ("slow", "normal", "fast"), strict=True))


def game_sheet(look: Look, game: Game) -> Sheet:
    """The settings of a match, remembered for this game: whole sets of them by name, then one by one."""
    strings, presets, grouped = look.strings, presets_of(look.assets, game), _groups_of(look.assets, game)
    return Sheet(
        title=lambda: strings("options.rules_of", game=strings(f"{game.name}.name")),
        groups=lambda: [
            Group(strings("options.group.presets"), _preset_rows(look, game, presets)),
            *(
                Group(strings(f"{game.name}.group.{name}"), [_setting_row(look, game, each) for each in some])
                for name, some in grouped.items()
            ),
        ],
        standing=lambda: strings("options.in_force", name=_preset_words(look, game, presets)),
    )


def _preset_rows(look: Look, game: Game, presets: Sequence[Preset]) -> list[RowWidget]:
    strings = look.strings
    now = in_force(game, presets, settings_of(game, look.kept))

    def row(preset: Preset) -> RowWidget:
        words = Row(
            strings(f"{game.name}.preset.{preset.key}"), strings(f"{game.name}.preset_help.{preset.key}")
        )
        return Pick(NOWHERE, words, lambda: preset is now, lambda: choose(preset), strings("options.picked"))

    def choose(preset: Preset) -> None:
        remember(game, look.kept, preset.applied(game, settings_of(game, look.kept)))

    return [row(each) for each in presets]


def _preset_words(look: Look, game: Game, presets: Sequence[Preset]) -> str:
    now = in_force(game, presets, settings_of(game, look.kept))
    return look.strings(f"{game.name}.preset.{now.key}" if now else "options.own")


def _groups_of(assets: Path, game: Game) -> dict[str, list[Setting]]:
    """The settings by group, as assets/options/<game>.toml has them; all in one group where there is none."""
    file = assets / "options" / f"{game.name}.toml"
    by_key = {each.key: each for each in game.settings}
    if not file.is_file():
        return {"table": list(game.settings)}
    written: dict[str, list[str]] = {}
    for group, keys in read_toml(file).items():
        if not isinstance(keys, list):
            raise BadAsset(file, group, "must be a list of settings")
        written[group] = keys
    named = [key for keys in written.values() for key in keys]
    if sorted(named) != sorted(by_key):
        strange = sorted(set(named) ^ set(by_key)) or sorted({key for key in named if named.count(key) > 1})
        raise BadAsset(file, strange[0], "each setting of the game must stand in one group")
    return {
        group: [by_key[key] for key in keys if by_key[key].leaves_a_choice] for group, keys in written.items()
    }


def _setting_row(look: Look, game: Game, setting: Setting) -> RowWidget:
    settings = settings_of(game, look.kept)
    values = offered(game, setting, settings)
    words = partial(value_words, look.strings, game, setting)

    def value() -> Value:
        return settings_of(game, look.kept)[setting.key]

    def change(chosen: Value) -> None:
        settings = settings_of(game, look.kept)
        remember(game, look.kept, settled(game, {**settings, setting.key: chosen}, setting.key))

    unmet = settings.without_effect(game.settings, setting)
    about = look.strings(f"{game.name}.setting_help.{setting.key}")
    row = Row(
        look.strings(f"{game.name}.setting.{setting.key}"),
        _where_words(look, game, unmet) if unmet else about,
        (about, *(_where_words(look, game, each) for each in _wheres(game, setting))),
    )
    if setting.values and all(isinstance(each, bool) for each in setting.values):
        return Switch(NOWHERE, row, lambda: value() is True, change, _off_on(look), unmet is None)
    row.values = [words(each) for each in values]
    return Chooser(NOWHERE, row, values, value, change, words, enabled=unmet is None)


def _wheres(game: Game, setting: Setting) -> Iterator[Where]:
    """All that the setting depends on."""
    while setting.where:
        yield setting.where
        key = setting.where.key
        setting = next(each for each in game.settings if each.key == key)


def _where_words(look: Look, game: Game, where: Where) -> str:
    """The reason why a setting has no effect, in a sentence."""
    setting = next(each for each in game.settings if each.key == where.key)
    values = [value_words(look.strings, game, setting, each) for each in where.values]
    name = look.strings(f"{game.name}.setting.{where.key}")
    return look.strings("options.only_where", name=name, values=" / ".join(values))


def _off_on(look: Look) -> tuple[str, str]:
    return look.strings("ui.off"), look.strings("ui.on")


def program_sheet(look: Look) -> Sheet:
    """The preferences of this user."""

    def to_defaults() -> None:
        plain = Preferences()
        look.kept.change(
            **{
                name: getattr(plain, name)
                for name in Preferences.__slots__
                if name not in ("settings", "last_game")
            }
        )

    return Sheet(
        title=lambda: look.strings("options.title"),
        groups=lambda: [
            Group(look.strings("options.group.player"), _player_rows(look)),
            Group(look.strings("options.group.motion"), _motion_rows(look)),
            Group(look.strings("options.group.display"), _display_rows(look)),
        ],
        to_defaults=to_defaults,
    )


def _player_rows(look: Look) -> Sequence[RowWidget]:
    strings = look.strings

    def portrait(value: Value) -> Surface:
        return look.pictures.get("portraits", str(value))

    def speak(value: Value) -> None:
        look.strings.speak(str(value))  # a broken file must not become the language kept
        look.kept.change(language=value)

    language = _row(look, "language")
    language.values = [_language_words(look, each) for each in strings.languages()]
    name = NameField(
        NOWHERE,
        _row(look, "name"),
        lambda: look.preferences.name,
        lambda value: look.kept.change(name=value),
        LONGEST_NAME,
        strings("ui.you"),
    )
    return (
        name,
        Chooser(
            NOWHERE,
            _row(look, "portrait"),
            PORTRAITS,
            lambda: look.preferences.portrait,
            lambda value: look.kept.change(portrait=value),
            str,
            portrait,
        ),
        Chooser(
            NOWHERE,
            language,
            strings.languages(),
            lambda: strings.language,
            speak,
            lambda value: _language_words(look, str(value)),
        ),
    )


def _language_words(look: Look, language: str) -> str:
    key = f"language.{language}"
    return look.strings(key) if key in look.strings else language


def _motion_rows(look: Look) -> Sequence[RowWidget]:
    strings = look.strings
    return (
        _chooser(look, "speed", SPEEDS, lambda value: strings(f"options.speed.{SPEED_WORDS[value]}")),
        _chooser(
            look, "trick_pause", TRICK_PAUSES, lambda value: strings("options.seconds", seconds=f"{value:g}")
        ),
        _switch(look, "reduced_motion"),
        _switch(look, "sound"),
        _volume(look),
    )


def _display_rows(look: Look) -> Sequence[RowWidget]:
    return (
        _switch(look, "full_screen"),
        _switch(look, "large_text"),
        _switch(look, "four_colours"),
    )


def _row(look: Look, key: str) -> Row:
    return Row(look.strings(f"options.label.{key}"), look.strings(f"options.about.{key}"))


def _volume(look: Look) -> Chooser:
    chooser = _chooser(look, "volume", range(1, LOUDEST + 1), str)
    about = chooser.row.sentence
    off = look.strings(
        "options.only_where", name=look.strings("options.label.sound"), values=_off_on(look)[1]
    )
    chooser.enabled = look.preferences.sound
    chooser.row.sentence, chooser.row.other_sentences = about if chooser.enabled else off, (about, off)
    return chooser


def _switch(look: Look, key: str) -> Switch:
    return Switch(
        NOWHERE,
        _row(look, key),
        lambda: bool(getattr(look.preferences, key)),
        lambda value: look.kept.change(**{key: value}),
        _off_on(look),
    )


def _chooser(look: Look, key: str, values: Sequence[Value], words: Callable[..., str]) -> Chooser:
    row = _row(look, key)
    row.values = [words(each) for each in values]
    return Chooser(
        NOWHERE,
        row,
        values,
        lambda: getattr(look.preferences, key),
        lambda value: look.kept.change(**{key: value}),
        words,
    )

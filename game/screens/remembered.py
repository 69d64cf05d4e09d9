"""What was chosen last for each game, as the preferences keep it: always settings that the game accepts."""

from collections.abc import Iterator, Mapping

from game.device.preferences import Plain, PreferencesFile
from game.rules.game import Game
from game.rules.settings import BadSetting, Setting, Settings, Value

STEPS_TO_DEFAULT = 8
"""A free number is offered up to twice its default, in even steps: at least so many lead to the default."""
MOST_NUMBERS = 12
"""Where some values are listed besides, so many numbers are offered."""


def settings_of(game: Game, kept: PreferencesFile) -> Settings:
    """The settings chosen last; whatever the game no longer accepts is as by default."""
    return settled(game, kept.now.settings.get(game.name, {}))


def remember(game: Game, kept: PreferencesFile, settings: Settings) -> None:
    """Raises OSError if it cannot be written; in force it is all the same."""
    chosen: dict[str, Plain] = {}
    for setting in game.settings:
        value = settings[setting.key]
        # TOML has no null, and a default needs no writing.
        if value is not None and value != setting.default:
            chosen[setting.key] = value
    kept.change(settings={**kept.now.settings, game.name: chosen}, last_game=game.name)


def settled(game: Game, chosen: Mapping[str, object], key: str = "") -> Settings:
    """`chosen` as far as the game accepts it; where two contradict each other, `key` wins."""
    accepted = {each.key: chosen[each.key] for each in game.settings if _allowed(each, chosen)}
    while not accepts(game, accepted):
        spare = [each for each in accepted if each != key] or [key]
        # Better one value lost that was in the way than several that were not.
        lost = next((each for each in spare if accepts(game, _without(accepted, each))), spare[-1])
        accepted = _without(accepted, lost)
    return game.check(accepted)


def _allowed(setting: Setting, chosen: Mapping[str, object]) -> bool:
    return setting.key in chosen and setting.allows(chosen[setting.key])


def _without(chosen: Mapping[str, object], key: str) -> dict[str, object]:
    return {each: value for each, value in chosen.items() if each != key}


def accepts(game: Game, chosen: Mapping[str, object]) -> bool:
    try:
        game.check(chosen)
    except BadSetting:
        return False
    return True


def offered(game: Game, setting: Setting, settings: Settings) -> tuple[Value, ...]:
    """The values to offer: those that agree with the other settings, the one in force among them.

    The other settings give way to the number of players, and to a setting that they leave no choice.
    """
    others = {key: value for key, value in settings.items() if key != setting.key}
    values = [] if setting.key == "players" else _agreeing(game, setting, others)
    if len(values) < 2:
        values = _agreeing(game, setting, {})
    now = settings[setting.key]
    if now not in values:
        values.append(now)
        values.sort(key=lambda value: value if isinstance(value, int) else 0)
    return tuple(values)


def _agreeing(game: Game, setting: Setting, others: Mapping[str, object]) -> list[Value]:
    return [value for value in _all(setting) if accepts(game, {**others, setting.key: value})]


def _all(setting: Setting) -> Iterator[Value]:
    yield from setting.values
    if setting.at_least is None:
        return
    if setting.values or not isinstance(setting.default, int):
        yield from range(setting.at_least, min(setting.at_most, setting.at_least + MOST_NUMBERS - 1) + 1)
        return
    step = _step_to(setting.default)
    first = -(-setting.at_least // step) * step
    yield from range(first, min(setting.at_most, 2 * setting.default) + 1, step)


def _step_to(default: int) -> int:
    """The widest step that comes upon the default: 50 for 500, 4 for 32, 1 for 10."""
    widest = max(1, default // STEPS_TO_DEFAULT)
    return next(step for step in range(widest, 0, -1) if default % step == 0)

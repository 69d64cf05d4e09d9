"""House rules in words: what a setting says, and what differs at a table from the rules as written."""

from game.device.strings import Strings
from game.rules.game import Game
from game.rules.settings import Setting, Settings, Value
from game.screens.help_text import Block, Section, words


def value_words(strings: Strings, game: Game, setting: Setting, value: object) -> str:
    if isinstance(value, bool):
        return strings("ui.on" if value else "ui.off")
    word = "null" if value is None else str(value)
    key = f"{game.name}.value.{setting.key}.{word}"
    return strings(key) if key in strings else word


def with_house_rules(
    sections: list[Section], strings: Strings, game: Game, settings: Settings
) -> list[Section]:
    """The sections of a help, which tells the rules as they are written: where this table has others, a
    section that lists them comes first and all the others begin by pointing to it. How many play is no
    house rule, and what has no effect by the other rules is none either."""
    differing = settings.differing(game.settings)
    changed = [
        each
        for each in game.settings
        if each.key in differing
        and each.key != "players"
        and settings.without_effect(game.settings, each) is None
    ]
    if not changed:
        return sections
    title = strings("help.this_table")
    listed = [
        Block("item", words(strings("help.house_rule", **_told(strings, game, each, settings[each.key]))))
        for each in changed
    ]
    own = Section(title, [Block("text", words(strings("help.differs"))), *listed])
    pointer = words(strings("help.see_this_table", title=title))
    return [own, *(Section(each.title, [Block("text", pointer), *each.blocks]) for each in sections)]


def _told(strings: Strings, game: Game, setting: Setting, value: Value) -> dict[str, str]:
    return {
        "name": strings(f"{game.name}.setting.{setting.key}"),
        "value": value_words(strings, game, setting, value),
        "about": strings(f"{game.name}.setting_help.{setting.key}"),
    }

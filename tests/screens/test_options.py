"""Options: generated rows, changed at once, reached by keys alone; sets of house rules by name."""

import itertools

import pytest
from pygame import Rect, Surface

from game.device.preferences import LOUDEST, Preferences, PreferencesFile
from game.rules.game import Game
from game.rules.games import GAMES
from game.screens.look import Look
from game.screens.message import Message
from game.screens.option_rows import game_sheet, program_sheet
from game.screens.options import Options, RowWidget
from game.screens.presets import presets_of
from game.screens.remembered import remember, settings_of, settled
from game.screens.touches import Touch
from game.screens.widgets import Button, Chooser, NameField, Pick, Switch, in_groove
from tests.screens.without_window import LANGUAGES, SIZES, Screens

GAME = GAMES["five_hundred"]


PROGRAM = "program"
WHICH = [*GAMES, PROGRAM]


def options(look: Look, screens: Screens, which: str) -> Options:
    """The sheet of that game, or that of the program."""
    sheet = program_sheet(look) if which == PROGRAM else game_sheet(look, GAMES[which])
    screen = Options(look, screens, sheet)
    screens.open(screen)
    return screen


def key(screen: Options, *names: str) -> None:
    for name in names:
        screen.touch(Touch("key", key=name, device="keys", text=name if len(name) == 1 else ""))


def rows(screen: Options) -> list[RowWidget]:
    return [each for each in screen._form.widgets if isinstance(each, RowWidget)]


def every_page(screen: Options) -> list[list[RowWidget]]:
    key(screen, *["pageup"] * len(screen._pages))
    pages = [rows(screen)]
    for _ in screen._pages[1:]:
        key(screen, "pagedown")
        pages.append(rows(screen))
    return pages


def row_of(screen: Options, label: str) -> RowWidget:
    return next(row for page in every_page(screen) for row in page if row.row.label == label)


def picked(screen: Options) -> list[str]:
    """The sets of rules marked as in force; the sheet must lie open at them."""
    return [row.row.label for row in rows(screen) if isinstance(row, Pick) and row.picked()]


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_setting_and_preset_of_the_game_has_one_row_in_words(
    look: Look, screens: Screens, game: Game, large: bool
) -> None:
    look.kept.change(large_text=large)
    labels = [row.row.label for page in every_page(options(look, screens, game.name)) for row in page]
    presets = [look.strings(f"{game.name}.preset.{each.key}") for each in presets_of(look.assets, game)]
    settings = [
        look.strings(f"{game.name}.setting.{each.key}") for each in game.settings if each.leaves_a_choice
    ]
    assert labels[: len(presets)] == presets
    assert sorted(labels[len(presets) :]) == sorted(settings)
    assert not any("[" in label for label in labels)


@pytest.mark.parametrize("which", WHICH)
def test_every_row_has_its_sentence_and_every_value_its_words(
    look: Look, screens: Screens, which: str
) -> None:
    for page in every_page(options(look, screens, which)):
        for row in page:
            assert row.row.sentence
            assert "[" not in row.row.sentence + row.row.label
            if isinstance(row, Chooser) and row.picture is None:
                assert all(
                    "[" not in row.words(value) and "_" not in row.words(value) for value in row.values
                )


@pytest.mark.parametrize("which", WHICH)
def test_every_row_is_reached_and_changed_by_keys_alone(look: Look, screens: Screens, which: str) -> None:
    screen = options(look, screens, which)
    for page in range(len(screen._pages)):
        for place in range(len(rows(screen))):
            if not rows(screen)[place].enabled:
                continue
            first = screen._pages[page][0]
            enabled = sum(each.enabled for each in rows(screen)[:place])
            # The tabs come first, so this many presses of Tab from the tab itself.
            screen._form.focus = first
            key(screen, *["tab"] * (len(screen._groups) - first + enabled))
            row = screen._form.widgets[screen._form.focus]
            assert row is rows(screen)[place]
            if isinstance(row, Pick):
                key(screen, "enter")
                assert picked(screen) == [row.row.label]
                continue
            before = row.value()
            key(screen, *(["x"] if isinstance(row, NameField) else ["enter"]))
            after = rows(screen)[place]
            assert not isinstance(after, Pick)
            assert after.value() != before, row.row.label
            if which == PROGRAM and isinstance(row, Switch | Chooser):
                key(screen, "left" if isinstance(row, Switch) and before is False else "right")
        key(screen, "pagedown")


def test_a_change_is_kept_for_the_game_and_for_next_time(look: Look, screens: Screens) -> None:
    screen = options(look, screens, "five_hundred")
    row = row_of(screen, "Players")
    key(screen, *["pageup"] * 9, "pagedown")
    screen.touch(Touch("press", (row.rect.right - 20, row.rect.centery)))
    assert settings_of(GAME, look.kept)["players"] == 5
    assert PreferencesFile(look.kept.file).now.settings == {"five_hundred": {"players": 5}}


def test_a_press_on_a_preset_puts_its_rules_in_force_and_keeps_the_players(
    look: Look, screens: Screens
) -> None:
    remember(GAME, look.kept, GAME.check({"players": 3, "target": 300}))
    screen = options(look, screens, "five_hundred")
    assert picked(screen) == []
    assert screen._sheet.standing() == "In force: Rules of your own"
    screen.touch(Touch("press", rows(screen)[1].rect.center, device="finger"))
    assert picked(screen) == ["Original scores"]
    assert screen._sheet.standing() == "In force: Original scores"
    original = {"players": 3, "score_table": "original", "blind_misere": False, "sans_kitty": False}
    assert settings_of(GAME, PreferencesFile(look.kept.file)) == GAME.check(original)


def test_one_setting_changed_makes_the_rules_ones_own(look: Look, screens: Screens) -> None:
    screen = options(look, screens, "five_hundred")
    assert picked(screen) == ["As the rules say"]
    row = row_of(screen, "Slam bonus")
    assert isinstance(row, Switch)
    row.press(None)
    assert picked(options(look, screens, "five_hundred")) == []
    row.press(None)
    assert picked(options(look, screens, "five_hundred")) == ["As the rules say"]


def test_what_has_no_effect_is_off_and_says_why(look: Look, screens: Screens) -> None:
    screen = options(look, screens, "sheepshead")
    row = row_of(screen, "Doublers")
    assert not row.enabled
    assert row.row.sentence == "Has an effect only with “If nobody picks: Next hand doubled”."
    before = settings_of(GAMES["sheepshead"], look.kept)
    screen.touch(Touch("press", (row.rect.right - 20, row.rect.centery)))
    assert settings_of(GAMES["sheepshead"], look.kept) == before
    remember(GAMES["sheepshead"], look.kept, GAMES["sheepshead"].check({"no_pick": "doubler"}))
    row = row_of(options(look, screens, "sheepshead"), "Doublers")
    assert row.enabled
    assert row.row.sentence == look.strings("sheepshead.setting_help.doublers")


def test_without_sound_it_has_no_volume(look: Look, screens: Screens) -> None:
    assert row_of(options(look, screens, PROGRAM), "Volume").enabled
    look.kept.change(sound=False)
    row = row_of(options(look, screens, PROGRAM), "Volume")
    assert not row.enabled
    assert row.row.sentence == "Has an effect only with “Sound: On”."


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_no_row_moves_whatever_is_chosen(
    look: Look, screens: Screens, game: Game, language: str, large: bool
) -> None:
    look.kept.change(language=language, large_text=large)

    def places() -> list[list[tuple[str, Rect]]]:
        return [
            [(row.row.label, row.rect) for row in page]
            for page in every_page(options(look, screens, game.name))
        ]

    before = places()
    for preset in presets_of(look.assets, game):
        remember(game, look.kept, preset.applied(game, game.check({})))
        assert places() == before
    for setting in game.settings:
        for value in setting.values:
            remember(game, look.kept, settled(game, {setting.key: value}, setting.key))
            assert places() == before, (setting.key, value)


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("which", WHICH)
def test_every_value_stands_whole_in_its_groove_in_letters_of_one_size(
    look: Look, screens: Screens, which: str, language: str, large: bool
) -> None:
    look.kept.change(language=language, large_text=large)
    for row in (row for page in every_page(options(look, screens, which)) for row in page):
        if not isinstance(row, Chooser) or row.picture:
            continue
        place = row.row.control(look, row.rect)
        assert row.rect.inflate(0, -2).contains(place)
        for value in row.values:
            lines = in_groove(look, row.words(value))
            assert " ".join(lines) == row.words(value), "no word is broken"
            assert len(lines) * look.lettering.height(look.text_size) <= place.height


def test_defaults_put_every_preference_back(look: Look, screens: Screens) -> None:
    look.kept.change(volume=2, large_text=True, settings={"five_hundred": {"players": 3}})
    screen = options(look, screens, PROGRAM)
    button = next(each for each in screen._form.widgets if getattr(each, "text", "") == "As at first")
    screen.touch(Touch("press", button.rect.center))
    assert look.preferences.volume == 2, "it asks first"
    asked = screens.lying[-1]
    asked.touch(Touch("key", key="left", device="keys"))
    asked.touch(Touch("key", key="left", device="keys"))
    asked.touch(Touch("key", key="enter", device="keys"))
    assert look.preferences == Preferences(settings={"five_hundred": {"players": 3}})


@pytest.mark.parametrize("which", WHICH)
def test_enter_on_next_goes_on_turning_pages_and_changes_nothing(
    look: Look, screens: Screens, which: str
) -> None:
    look.kept.change(large_text=True, volume=2)
    screen = options(look, screens, which)
    following = next(each for each in screen._form.widgets if getattr(each, "text", "") == "Next")
    screen.touch(Touch("press", following.rect.center))
    before = look.preferences
    for page in range(2, len(screen._pages) + 3):
        key(screen, "enter")
        assert screen._page == min(page, len(screen._pages) - 1)
    assert look.preferences == before


def test_the_language_changes_on_the_screen_at_once(look: Look, screens: Screens) -> None:
    screen = options(look, screens, PROGRAM)
    chooser = next(each for each in rows(screen) if each.row.label == "Language")
    while look.preferences.language != "cs":
        place = chooser.row.control(look, chooser.rect)
        screen.touch(Touch("press", (place.x + 5, place.centery)))
    assert look.strings.language == "cs"
    assert screen._title == look.strings("options.title") != "Options"


def test_sound_and_colours_follow_at_once(look: Look) -> None:
    look.kept.change(volume=LOUDEST, four_colours=False)
    assert (look.sounds.volume, look.lettering.four_colours) == (1.0, False)
    look.kept.change(sound=False)
    assert look.sounds.volume == 0


def test_a_change_that_cannot_be_written_is_told_and_in_force(
    look: Look, screens: Screens, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("game.device.preferences.write", refuse)
    screen = options(look, screens, "five_hundred")
    screen.touch(Touch("press", rows(screen)[1].rect.center))
    assert isinstance(screens.lying[-1], Message)
    assert settings_of(GAME, look.kept)["score_table"] == "original"


def test_escape_and_done_put_it_away(look: Look, screens: Screens) -> None:
    key(options(look, screens, "five_hundred"), "escape")
    screen = options(look, screens, "five_hundred")
    done = next(each for each in screen._form.widgets if getattr(each, "text", "") == "Done")
    screen.touch(Touch("press", done.rect.center))
    assert screens.lying == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("which", WHICH)
def test_nothing_lies_outside_or_over_another(
    look: Look, screens: Screens, size: tuple[int, int], language: str, large: bool, which: str
) -> None:
    look.kept.change(language=language, large_text=large)
    screen = options(look, screens, which)
    screen.resized(size)
    for _ in screen._pages:
        rects = [each.rect for each in screen._form.widgets]
        assert all(screen._board.contains(each) for each in rects)
        assert not any(one.colliderect(other) for one, other in itertools.combinations(rects, 2))
        assert all(each.width >= 28 and each.height >= 22 for each in rects)
        for each in screen._form.widgets:
            if isinstance(each, Button):
                assert look.lettering.width(each.text, bold=True) <= each.rect.width - 4, each.text
        key(screen, "pagedown")
    canvas = Surface(size).convert()
    assert screen.draw(canvas) is None
    assert Rect((0, 0), size).contains(screen._board)

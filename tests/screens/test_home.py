"""The home screen, driven without a window."""

import itertools
from collections.abc import Mapping

import pygame
import pytest
from pygame import Rect, Surface

from game.device.folders import assets_folder
from game.rules.five_hundred.game import FiveHundred
from game.rules.game import Game
from game.rules.games import GAMES
from game.rules.settings import Setting, Settings
from game.screens.forms import Form
from game.screens.game_table import GameTable
from game.screens.help import Help
from game.screens.home import Doors, Home, Unfinished
from game.screens.look import Look
from game.screens.message import Message
from game.screens.options import Options
from game.screens.room import Room
from game.screens.touches import Touch
from game.screens.widgets import Widget
from tests.screens.without_window import LANGUAGES, SIZES, Screens


class House:
    """A home screen and where it led."""

    def __init__(self, look: Look, screens: Screens, games: Mapping[str, Game] = GAMES) -> None:
        self.look = look
        self.screens = screens
        self.played: list[tuple[str, Settings]] = []
        self.did: list[str] = []
        self.unfinished: Unfinished | None = None
        doors = Doors(
            self._play,
            lambda: self.unfinished,
            lambda: self.did.append("resume"),
            lambda game, settings: self.did.append(f"seats of {game.name}"),
            lambda: self.did.append("quit"),
            lambda: self.did.append("hall"),
        )
        room = Room(assets_folder() / "rooms" / "home.tmx")
        self.home = Home(look, screens, room, games, doors, "Version 1.2.3")
        screens.open(self.home)

    def _play(self, game: Game, settings: Settings) -> None:
        self.played.append((game.name, settings))

    def keys(self, *names: str) -> None:
        for name in names:
            self.screens.lying[-1].touch(Touch("key", key=name, device="keys"))

    def press(self, word: str) -> None:
        """Presses the widget with that text."""
        widget = next(each for each in self.home._form.widgets if getattr(each, "text", "") == word)
        assert self.home.touch(Touch("press", widget.rect.center))


@pytest.fixture
def house(look: Look, screens: Screens) -> House:
    return House(look, screens)


def test_play_is_one_key_away(house: House) -> None:
    house.keys("enter")
    assert house.played == [("five_hundred", GAMES["five_hundred"].check({}))]


def test_beside_play_it_is_arranged_who_sits_where(house: House) -> None:
    house.press("Seats")
    assert house.did == ["seats of five_hundred"]


def test_the_number_of_players_is_chosen_and_remembered(house: House, look: Look) -> None:
    house.keys("tab", "up", "right", "right", "right", "right")
    house.press("Play")
    assert house.played[0][1]["players"] == 6
    assert look.preferences.settings == {"five_hundred": {"players": 6}}


def test_a_press_on_either_end_of_the_seats_counts(house: House) -> None:
    seats = house.home._form.widgets[len(GAMES)].rect
    house.home.touch(Touch("press", (seats.x + 20, seats.centery)))
    house.press("Play")
    assert house.played[0][1]["players"] == 3


class ForFour(FiveHundred):
    """Another game, for four players alone."""

    name = "bid_euchre"
    settings = (Setting("players", 4, (4,)), *FiveHundred.settings[1:])


@pytest.fixture
def two_tables(look: Look, screens: Screens) -> House:
    return House(look, screens, {"five_hundred": FiveHundred(), ForFour.name: ForFour()})


def test_a_press_on_a_table_sits_down_at_it(two_tables: House) -> None:
    two_tables.home.touch(Touch("press", two_tables.home._form.widgets[1].rect.center))
    two_tables.press("Play")
    assert [name for name, _ in two_tables.played] == ["bid_euchre"]


def test_keys_choose_a_table_by_coming_to_it_and_enter_sits_down(two_tables: House) -> None:
    two_tables.keys("up", "up", "up", "right")
    assert two_tables.home._game.name == "bid_euchre"
    assert two_tables.played == []
    two_tables.keys("enter")
    assert [name for name, _ in two_tables.played] == ["bid_euchre"]


@pytest.mark.parametrize("way", [("down", "up"), ("tab", "backtab"), ("tab",) * 9, ("backtab",) * 9])
def test_whoever_comes_back_to_the_tables_comes_to_the_one_chosen(house: House, way: tuple[str, ...]) -> None:
    house.keys("up", "up", "up", "right", "right")
    house.keys(*way)
    assert house.home._form.focus == 2
    assert house.home._game is list(GAMES.values())[2]


def rows_of(form: Form) -> list[list[Widget]]:
    """What can have the focus, in rows from top to bottom, each from left to right."""
    by_row: dict[int, list[Widget]] = {}
    for each in form.widgets:
        if each.enabled:
            by_row.setdefault(each.rect.centery, []).append(each)
    return [sorted(row, key=lambda each: each.rect.x) for _, row in sorted(by_row.items())]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
@pytest.mark.parametrize("unfinished", [None, Unfinished("five_hundred", 16, (320, -140))])
def test_arrows_go_along_a_row_and_from_row_to_row(
    house: House, size: tuple[int, int], large: bool, game: Game, unfinished: Unfinished | None
) -> None:
    house.look.kept.change(large_text=large)
    house.unfinished, house.home._game = unfinished, game
    house.home.resized(size)
    form = house.home._form
    form.focus_seen = True

    def after(start: Widget, key: str) -> Widget:
        form.focus = form.widgets.index(start)
        form.touch(Touch("key", key=key, device="keys"))
        return form.focused

    tables, *lower = rows_of(form)
    lit = next(each for each in tables if isinstance(each, GameTable) and each.chosen())
    assert all(after(each, "down") in lower[0] for each in tables)
    assert all(after(each, "up") is lit for each in lower[0])
    for row, below in itertools.pairwise(lower):
        assert all(after(each, "down") in below for each in row)
        assert all(after(each, "up") in row for each in below)
    for row in (tables, *lower):
        for left, right in itertools.pairwise(row):
            assert (after(left, "right"), after(right, "left")) == (right, left)
        assert (after(row[0], "left"), after(row[-1], "right")) == (row[0], row[-1])


def test_arrows_go_along_the_tables_and_stop_at_the_ends(house: House) -> None:
    house.keys("up", "up", "up")
    order = list(house.home._games.values())
    for at in (1, 2, 3, 3):
        house.keys("right")
        assert house.home._game is order[at]
    for at in (2, 1, 0, 0):
        house.keys("left")
        assert house.home._game is order[at]


@pytest.mark.parametrize("size", SIZES)
def test_the_focus_is_always_seen(house: House, size: tuple[int, int]) -> None:
    house.unfinished = Unfinished("five_hundred", 16, (320, -140))
    house.home.resized(size)
    house.keys("up")
    form = house.home._form
    for index, widget in enumerate(form.widgets):
        form.focus = index
        seen = []
        for form.focus_seen in (False, True):
            canvas = Surface(size)
            form.draw(canvas)
            seen.append(canvas.subsurface(widget.rect))
        frame = pygame.mask.from_threshold(seen[0], (0, 0, 0), (1, 1, 1, 255), seen[1])
        differing = widget.rect.width * widget.rect.height - frame.count()
        assert differing > 120, "two pixels as long as a small button, at the least"


def test_the_seats_of_a_game_for_four_alone_cannot_be_changed(two_tables: House) -> None:
    assert two_tables.home._form.widgets[2].enabled
    two_tables.home.touch(Touch("press", two_tables.home._form.widgets[1].rect.center))
    assert not two_tables.home._form.widgets[2].enabled


@pytest.mark.parametrize("size", SIZES)
def test_a_lit_table_changes_only_its_own_place(two_tables: House, size: tuple[int, int]) -> None:
    two_tables.home.resized(size)
    canvas = Surface(size).convert()
    two_tables.home.draw(canvas)
    table = two_tables.home._form.widgets[1].rect
    two_tables.home.touch(Touch("hover", table.center))
    assert two_tables.home.draw(canvas) == [table]


def test_an_unfinished_match_is_offered_first(house: House) -> None:
    house.unfinished = Unfinished("five_hundred", 6, (320, -140))
    house.home.repaint()
    house.press("Continue Five Hundred: hand 6, 320 : -140")
    assert house.did == ["resume"]


def test_without_one_nothing_is_offered(house: House) -> None:
    assert not any("Continue" in getattr(each, "text", "") for each in house.home._form.widgets)


@pytest.mark.parametrize(
    ("word", "screen"), [("House rules", Options), ("Options", Options), ("How to play", Help)]
)
def test_each_door_opens(house: House, word: str, screen: type) -> None:
    house.press(word)
    assert isinstance(house.screens.lying[-1], screen)
    house.keys("escape")
    assert house.screens.lying == [house.home]


def test_quitting_by_escape_asks_first(house: House) -> None:
    house.keys("escape")
    assert isinstance(house.screens.lying[-1], Message)
    house.keys("escape")
    assert house.did == []
    house.keys("escape", "enter")
    assert house.did == [], "the focus is on staying"
    house.keys("escape", "left", "left", "enter")
    assert house.did == ["quit"]


def test_everything_is_reached_by_keys_alone(house: House) -> None:
    reached = set()
    house.keys("tab")
    for _ in house.home._form.widgets:
        house.keys("tab")
        reached.add(house.home._form.focus)
        if house.home._form.focus == 0:
            for _ in GAMES:
                house.keys("right")
                reached.add(house.home._form.focus)
            house.keys(*["left"] * len(GAMES))
    assert reached == set(range(len(house.home._form.widgets)))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_lies_outside_or_over_another(house: House, size: tuple[int, int], language: str) -> None:
    house.unfinished = Unfinished("five_hundred", 16, (320, -140))
    house.look.kept.change(language=language)
    house.home.resized(size)
    rects = [each.rect for each in house.home._form.widgets]
    assert all(Rect((0, 0), size).contains(each) for each in rects)
    assert not any(one.colliderect(other) for one, other in itertools.combinations(rects, 2))
    assert all(each.width >= 28 and each.height >= 22 for each in rects)


@pytest.mark.parametrize("size", SIZES)
def test_what_is_told_as_changed_is_all_that_changed(house: House, size: tuple[int, int]) -> None:
    """T-047 the other way round: drawing parts gives the same picture as drawing all."""
    house.home.resized(size)
    canvas = Surface(size).convert()
    assert house.home.draw(canvas) is None
    house.keys("tab", "tab")
    house.home.touch(Touch("hover", (size[0] // 2, size[1] - 20)))
    house.home.update(0.5)
    assert house.home.draw(canvas)
    whole = Surface(size).convert()
    house.home.stale = True
    house.home.draw(whole)
    assert canvas.get_view("0").raw == whole.get_view("0").raw


def test_nothing_new_draws_nothing(house: House) -> None:
    canvas = Surface((640, 360)).convert()
    house.home.draw(canvas)
    assert house.home.draw(canvas) == []


def test_a_folder_that_cannot_be_written_is_told_and_the_match_begins(
    house: House, look: Look, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("game.device.preferences.write", refuse)
    house.press("Play")
    assert isinstance(house.screens.lying[-1], Message)
    assert house.played


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_version_has_room_beside_the_lowest_buttons(house: House, look: Look, language: str) -> None:
    look.kept.change(language=language)
    house.home.resized((640, 360))
    lowest = max(each.rect.bottom for each in house.home._form.widgets)
    room = min(each.rect.left for each in house.home._form.widgets if each.rect.bottom == lowest)
    assert look.lettering.width(look.strings("home.version", version="0.1.0")) + 5 <= room

"""Everybody takes a seat: the real window, the real table, and the events of the system."""

import os

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import time
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from pygame.event import Event

from game.device.folders import assets_folder
from game.device.preferences import PreferencesFile
from game.device.sitters import Sitter
from game.rules.cards import cards
from game.rules.games import GAMES
from game.screens.lobby import Lobby
from game.screens.look import Look, make_look
from game.screens.match.ask_panel import Cell
from game.screens.match.match_screen import MatchScreen
from game.screens.screen import Screen
from game.screens.shared.shared_screen import SharedScreen
from game.screens.window import ACTIVE, Window, open_display
from main import House

ICON = assets_folder() / "icons" / "program.png"
PLAIN = {"blind_misere": False}
TWO = (Sitter("Anna"), Sitter(level="normal"), Sitter("Cyril"), Sitter(level="normal"))
CLOSED_WITHIN = 0.08


@pytest.fixture
def look(tmp_path: Path) -> Look:
    open_display("Trick Table", ICON, full_screen=False)
    return make_look(assets_folder(), PreferencesFile(tmp_path / "preferences.toml"))


class Program:
    """The running program, frame by frame."""

    def __init__(self, look: Look, folder: Path) -> None:
        pygame.event.clear()
        self.window = Window(pygame.display.set_mode((1280, 720), pygame.RESIZABLE), look.theme)
        self.house = House(look, self.window, folder)

    def frame(self, *events: Event, seconds: float = 1 / 60) -> None:
        for event in events:
            pygame.event.post(event)
        self.window.frame(seconds)

    @property
    def top(self) -> Screen:
        return self.window._screens[-1]

    @property
    def shared(self) -> SharedScreen:
        assert isinstance(self.top, SharedScreen)
        return self.top

    def until_asked(self) -> SharedScreen:
        for _ in range(2000):
            self.frame(seconds=0.1)
            shared = self.shared
            if shared.open[shared.seat].asking:
                return shared
        raise AssertionError("never asked")


@pytest.fixture
def program(look: Look, tmp_path: Path) -> Iterator[Program]:
    yield Program(look, tmp_path)
    pygame.display.set_mode((640, 360), pygame.RESIZABLE)
    pygame.event.clear()


def key(code: int, *, down: bool = True) -> Event:
    return Event(pygame.KEYDOWN if down else pygame.KEYUP, key=code, unicode="", mod=0)


def faces(shared: SharedScreen) -> set[int]:
    return {each.sprite.face for each in shared._shown.stage.shown() if each.sprite.face is not None}


def test_one_person_sees_the_table_as_ever_and_two_share_it(program: Program) -> None:
    game = GAMES["five_hundred"]
    program.house.play(game, game.check(PLAIN))
    assert isinstance(program.top, MatchScreen)
    program.house.play(game, game.check(PLAIN), seats=TWO)
    assert isinstance(program.top, SharedScreen)


def test_a_hand_is_closed_within_80_ms_of_letting_the_key_go(program: Program) -> None:
    game = GAMES["five_hundred"]
    program.house.play(game, game.check(PLAIN), seed=3, seats=TWO)
    shared = program.until_asked()
    code = pygame.K_TAB if shared.seat == 0 else pygame.K_RCTRL
    program.frame(key(code))
    view = shared.open[shared.seat].stage.view
    assert view is not None
    assert faces(shared) == set(cards(view.known.holdings[shared.seat]))
    program.frame()
    assert program.window._period() == ACTIVE
    # The key goes just after a frame has begun: the next frame, drawn and all, must be there in time.
    start = time.perf_counter()
    program.frame(key(code, down=False))
    taken = time.perf_counter() - start
    assert faces(shared) == set()
    assert ACTIVE + taken < CLOSED_WITHIN


def test_leaving_the_window_closes_the_hand_and_the_key_may_stay_down(program: Program) -> None:
    game = GAMES["five_hundred"]
    program.house.play(game, game.check(PLAIN), seed=3, seats=TWO)
    shared = program.until_asked()
    code = pygame.K_TAB if shared.seat == 0 else pygame.K_RCTRL
    program.frame(key(code))
    assert shared.is_open
    program.frame(Event(pygame.WINDOWFOCUSLOST))
    assert not shared.is_open
    program.frame(Event(pygame.WINDOWFOCUSGAINED), key(code, down=False))
    assert not shared.is_open


def test_a_finger_holds_the_curtain_while_another_presses(program: Program) -> None:
    game = GAMES["five_hundred"]
    program.house.play(game, game.check(PLAIN), seed=3, seats=TWO)
    shared = program.until_asked()
    x, y = shared.curtain_area.center
    program.frame(finger(pygame.FINGERDOWN, 1, x, y))
    for _ in range(40):
        program.frame()
    assert shared.is_open
    picture = shared.open[shared.seat]
    button = [each for each in picture.widgets if isinstance(each, Cell) and each.enabled][-1].rect.center
    program.frame(finger(pygame.FINGERDOWN, 2, *button), finger(pygame.FINGERUP, 2, *button))
    assert picture.asking is not None
    assert picture.asking.selected
    assert shared.is_open
    program.frame(finger(pygame.FINGERUP, 1, x, y))
    assert not shared.is_open


def finger(kind: int, number: int, x: int, y: int) -> Event:
    return Event(kind, x=x / 640, y=y / 360, touch_id=1, finger_id=number)


def test_who_continues_finds_everybody_where_they_sat(look: Look, program: Program, tmp_path: Path) -> None:
    game = GAMES["five_hundred"]
    program.house.play(game, game.check(PLAIN), seed=3, seats=TWO)
    before = program.until_asked().closed.stage.view
    again = Program(make_look(assets_folder(), PreferencesFile(look.kept.file)), tmp_path)
    again.house.resume()
    after = again.until_asked().closed.stage.view
    assert before is not None
    assert after is not None
    assert set(again.shared.open) == {0, 2}
    assert after.table == before.table
    assert after.public == before.public


def test_seats_are_arranged_in_the_lobby_and_played_by(look: Look, program: Program) -> None:
    game = GAMES["pitch"]
    look.kept.change(seats=TWO)
    program.house._arrange(game, game.check({"players": 4}))
    lobby = program.top
    assert isinstance(lobby, Lobby)
    lobby._begin()
    assert set(program.shared.open) == {0, 2}
    assert [each.name for each in look.preferences.seated][::2] == ["Anna", "Cyril"]

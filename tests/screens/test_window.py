"""The window: frames, the stack of screens, what befalls it."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from pygame import Rect, Surface
from pygame.event import Event

from game.screens.assets import BadAsset
from game.screens.look import Look
from game.screens.screen import Screen
from game.screens.touches import Touch
from game.screens.window import CALM, NoDisplay, Window, open_display
from tests.screens.without_window import ICON


class Sheet(Screen):
    """Remembers what it was asked, and draws what it is told to."""

    def __init__(self, takes: bool = True) -> None:
        super().__init__()
        self.takes = takes
        self.touched: list[Touch] = []
        self.passed = 0.0
        self.whole = 0
        self.parts = 0
        self.areas: list[Rect] = []

    def touch(self, touch: Touch) -> bool:
        self.touched.append(touch)
        return self.takes

    def update(self, seconds: float) -> None:
        self.passed += seconds

    def draw(self, canvas: Surface) -> list[Rect] | None:
        areas, self.areas = self.areas, []
        whole, parts = self.stale, bool(areas)
        self.whole += whole
        self.parts += not whole and parts
        return self.draw_in(canvas, areas, lambda _: None)


class Overlay(Sheet):
    covers = False
    shades = True


@pytest.fixture
def window(look: Look, display: Surface) -> Iterator[Window]:
    pygame.event.clear()
    yield Window(pygame.display.set_mode((1280, 720), pygame.RESIZABLE), look.theme)
    pygame.display.set_mode((640, 360), pygame.RESIZABLE)
    pygame.event.clear()


def press(x: int, y: int) -> Event:
    return Event(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=1, touch=False)


def frame(window: Window, *events: Event, seconds: float = 0.02) -> None:
    pygame.event.clear()
    for event in events:
        pygame.event.post(event)
    window.frame(seconds)


def test_the_top_screen_is_asked_first_and_the_covered_one_never(window: Window) -> None:
    below, top = Sheet(), Sheet(takes=False)
    window.open(below)
    window.open(top)
    frame(window, press(200, 100))
    assert top.touched == [Touch("press", (100, 50), device="mouse")]
    assert below.touched == []


def test_a_touch_that_meets_a_broken_file_is_told_of_it_and_the_game_goes_on(window: Window) -> None:
    class Broken(Sheet):
        def touch(self, touch: Touch) -> bool:
            raise BadAsset(Path("options/five_hundred.toml"), "", "not TOML")

    told: list[str] = []
    window.on_bad_file = told.append
    window.open(Broken())
    frame(window, press(200, 100))
    assert told == ["options/five_hundred.toml: not TOML"]


def test_below_an_overlay_the_next_is_asked(window: Window) -> None:
    below, overlay = Sheet(), Overlay(takes=False)
    window.open(below)
    window.open(overlay)
    frame(window, press(200, 100))
    assert len(below.touched) == len(overlay.touched) == 1


def test_a_new_screen_is_told_the_size_and_drawn_whole(window: Window) -> None:
    sheet = Sheet()
    window.open(sheet)
    frame(window)
    frame(window)
    assert (sheet.size, sheet.whole, sheet.parts) == ((640, 360), 1, 0)


def test_an_overlay_is_drawn_again_over_what_changed_below_it(window: Window) -> None:
    below, overlay = Sheet(), Overlay()
    window.open(below)
    window.open(overlay)
    frame(window)
    below.areas = [Rect(0, 0, 10, 10)]
    frame(window)
    assert (below.whole, below.parts, overlay.whole) == (1, 1, 2)
    overlay.areas = [Rect(0, 0, 10, 10)]
    frame(window)
    assert (below.whole, below.parts, overlay.whole, overlay.parts) == (1, 1, 2, 1)


def test_what_lies_below_a_shading_overlay_is_darkened(window: Window, look: Look) -> None:
    window.open(Sheet())
    window._presenter.canvas.fill("white")
    window.open(Overlay())
    frame(window)
    canvas = window._presenter.canvas
    dark = sum(canvas.get_at((x, y))[:3] == look.theme["ink"][:3] for x in range(40) for y in range(40))
    assert dark == 40 * 40 * 3 // 4


def test_closing_shows_the_one_below_again(window: Window) -> None:
    below, top = Sheet(), Sheet()
    window.open(below)
    window.open(top)
    frame(window)
    window.close(top)
    window.close(top)
    frame(window)
    assert (below.whole, top.whole) == (1, 1)


LOST = Event(pygame.WINDOWFOCUSLOST)
MINIMISED = Event(pygame.WINDOWMINIMIZED)
SIZED = Event(pygame.WINDOWSIZECHANGED, x=1280, y=720)
RESTORED = Event(pygame.WINDOWRESTORED)
GAINED = Event(pygame.WINDOWFOCUSGAINED)
EXPOSED = Event(pygame.WINDOWEXPOSED)


@pytest.mark.parametrize(
    "events",
    [
        [LOST, GAINED],
        [LOST, MINIMISED, RESTORED, GAINED],
        [LOST, MINIMISED, SIZED, RESTORED, GAINED],
        [MINIMISED, LOST, RESTORED, SIZED],
        [EXPOSED],
    ],
)
def test_coming_back_repaints_all_and_touches_nothing(window: Window, events: list[Event]) -> None:
    """T-047."""
    sheet = Sheet()
    window.open(sheet)
    frame(window)
    switch = Event(pygame.KEYDOWN, key=pygame.K_TAB, unicode="\t", mod=pygame.KMOD_LALT)
    frame(window, switch, *events)
    assert (sheet.whole, sheet.touched) == (2, [])


@pytest.mark.parametrize(
    "size", [(1920, 1080), (1366, 768), (1024, 768), (640, 360), (2000, 900), (901, 777)]
)
def test_after_a_new_size_a_press_lands_where_it_is_seen(window: Window, size: tuple[int, int]) -> None:
    """T-045."""
    sheet = Sheet()
    window.open(sheet)
    frame(window)
    pygame.display.set_mode(size, pygame.RESIZABLE)
    frame(window, Event(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1]))
    assert sheet.size == window.size
    fit = window._presenter.fit
    for x, y in (
        (3, 3),
        (window.size[0] // 2, window.size[1] // 2),
        (window.size[0] - 4, window.size[1] - 4),
    ):
        sheet.touched.clear()
        seen = (fit.place.x + round((x + 0.5) * fit.scale), fit.place.y + round((y + 0.5) * fit.scale))
        frame(window, press(*seen))
        (touch,) = sheet.touched
        assert touch.pos is not None
        assert max(abs(touch.pos[0] - x), abs(touch.pos[1] - y)) <= 1


def test_ticks_come_before_the_screens_with_the_seconds_that_passed(window: Window) -> None:
    told: list[tuple[float, float]] = []
    sheet = Sheet()
    window.open(sheet)
    window.ticks.append(lambda seconds: told.append((seconds, sheet.passed)))
    frame(window, seconds=0.25)
    assert told == [(0.25, 0.0)]
    assert sheet.passed == 0.25


def test_full_screen_by_f11_is_told(window: Window) -> None:
    told: list[bool] = []
    window.on_full_screen = told.append
    window.open(Sheet())
    before = window.full_screen
    frame(window, Event(pygame.KEYDOWN, key=pygame.K_F11, unicode="", mod=0))
    assert told == [window.full_screen]
    window.full_screen = before


def test_closing_the_window_ends_the_run(window: Window) -> None:
    sheet = Sheet()
    window.open(sheet)
    pygame.event.post(Event(pygame.QUIT))
    asyncio.run(asyncio.wait_for(window.run(), 5))
    assert sheet.whole == 1


def test_with_no_screen_left_the_run_ends(window: Window) -> None:
    sheet = Sheet()
    window.open(sheet)
    window.ticks.append(lambda seconds: window.close(sheet))
    asyncio.run(asyncio.wait_for(window.run(), 5))


def test_something_that_moves_is_drawn_more_often_than_something_that_rests(window: Window) -> None:
    class Moving(Sheet):
        @property
        def moving(self) -> bool:
            return True

    window.open(Sheet())
    assert window._period() == CALM
    window.open(Moving())
    assert window._period() == 1 / 60


def test_a_touch_makes_it_alert(window: Window) -> None:
    window.open(Sheet())
    frame(window, press(5, 5))
    assert window._period() == 1 / 60


@pytest.mark.parametrize("driver", ["offscreen", "dummy"])
def test_without_a_screen_the_reason_is_told_in_one_line(
    monkeypatch: pytest.MonkeyPatch, driver: str
) -> None:
    monkeypatch.delenv("SDL_VIDEODRIVER")
    monkeypatch.setattr("pygame.display.init", lambda: None)
    monkeypatch.setattr("pygame.display.get_driver", lambda: driver)
    with pytest.raises(NoDisplay, match=driver) as caught:
        open_display("Trick Table", ICON, full_screen=False)
    assert "\n" not in str(caught.value)


def test_a_display_that_cannot_be_opened_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails() -> None:
        raise pygame.error("No available video device")

    monkeypatch.setattr("pygame.display.init", fails)
    with pytest.raises(NoDisplay, match="No available video device"):
        open_display("Trick Table", ICON, full_screen=False)


def test_who_holds_something_is_told_when_the_window_is_left_or_something_lies_over_it(
    window: Window,
) -> None:
    let_go: list[str] = []
    sheet = Sheet()
    sheet.let_go = lambda: let_go.append("let go")  # type: ignore[method-assign]
    window.open(sheet)
    frame(window, Event(pygame.WINDOWFOCUSLOST))
    assert len(let_go) == 1
    window.open(Overlay())
    assert len(let_go) == 2

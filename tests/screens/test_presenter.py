"""How the canvas lies in the window, to the pixel."""

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st
from pygame import Color, Rect, Surface

from game.screens.presenter import Presenter, fit

INK = Color("#14121c")


@pytest.mark.parametrize(
    ("window", "scale", "logical", "covered"),
    [
        ((1280, 720), 2, (640, 360), 100),
        ((1366, 768), 2, (683, 384), 100),
        ((1280, 800), 2, (640, 400), 100),
        ((1440, 900), 2, (720, 450), 100),
        ((1600, 900), 2, (800, 450), 100),
        ((1680, 1050), 2, (840, 512), 98),
        ((1920, 1080), 3, (640, 360), 100),
        ((1920, 1200), 3, (640, 400), 100),
        ((2560, 1440), 4, (640, 360), 100),
        ((3440, 1440), 4, (860, 360), 100),
        ((3840, 2160), 6, (640, 360), 100),
        ((1024, 768), 1.6, (640, 480), 100),
        ((1280, 1024), 2, (640, 512), 100),
        ((1600, 1200), 2, (800, 512), 85),
        ((800, 480), 1.25, (640, 384), 100),
        ((1024, 600), 1.6, (640, 375), 100),
        ((640, 360), 1, (640, 360), 100),
    ],
)
def test_each_screen_has_its_scale(
    window: tuple[int, int], scale: float, logical: tuple[int, int], covered: int
) -> None:
    found = fit(window)
    assert (found.scale, found.logical) == (scale, logical)
    assert found.sharp == (scale != int(scale))
    area = found.place.width * found.place.height / (window[0] * window[1])
    assert round(100 * area) == covered


@given(st.integers(1, 5000), st.integers(1, 3000))
def test_any_window_holds_its_canvas(width: int, height: int) -> None:
    found = fit((width, height))
    assert Rect(0, 0, width, height).contains(found.place)
    assert 640 <= found.logical[0] <= 864
    assert 360 <= found.logical[1] <= 512


@pytest.mark.parametrize(
    "window", [(1280, 720), (1920, 1080), (1024, 768), (1680, 1050), (977, 701), (1999, 641)]
)
def test_a_press_lands_on_what_is_seen_there(display: Surface, window: tuple[int, int]) -> None:
    """T-045: six sizes, whole and fractional, with and without a rim."""
    shown = Surface(window)
    presenter = Presenter(shown, INK)
    width, height = presenter.fit.logical
    for x, y in ((0, 0), (width - 1, height - 1), (width // 2, height // 3), (101, 77)):
        presenter.canvas.fill(INK)
        presenter.canvas.fill("white", (x - 2, y - 2, 5, 5))
        presenter.present(None)
        seen = pygame.mask.from_threshold(shown, Color("white"), (60, 60, 60, 255)).get_bounding_rects()
        middle = max(seen, key=lambda rect: rect.width * rect.height)
        # Where it is enlarged by a fraction, a pixel more at each edge is smoothed and still seems white.
        most = 3 if presenter.fit.sharp else 2
        for place in (middle.center, middle.topleft, (middle.right - 1, middle.bottom - 1)):
            found = presenter.to_logical(*place)
            assert max(abs(found[0] - x), abs(found[1] - y)) <= most
        share = (middle.centerx / window[0], middle.centery / window[1])
        assert max(abs(presenter.finger(*share)[0] - x), abs(presenter.finger(*share)[1] - y)) <= most


def test_a_press_on_the_rim_lies_outside_the_canvas(display: Surface) -> None:
    presenter = Presenter(Surface((1000, 2000)), INK)
    assert presenter.to_logical(500, 1)[1] < 0
    assert presenter.to_logical(500, 1999)[1] >= presenter.fit.logical[1]


@pytest.fixture
def updates(monkeypatch: pytest.MonkeyPatch) -> list[list[Rect] | None]:
    """What is brought to the screen: rects, or None for all of it."""
    seen: list[list[Rect] | None] = []
    monkeypatch.setattr("pygame.display.update", lambda rects: seen.append(list(rects)))
    monkeypatch.setattr("pygame.display.flip", lambda: seen.append(None))
    return seen


@pytest.fixture
def presenter(display: Surface, updates: list[list[Rect] | None]) -> Presenter:
    """One that has shown its first frame."""
    made = Presenter(Surface((1280, 720)), INK)
    made.present(None)
    updates.clear()
    return made


def test_little_that_changed_is_shown_alone_and_enlarged(
    presenter: Presenter, updates: list[list[Rect] | None]
) -> None:
    presenter.present([Rect(10, 20, 30, 40), Rect(630, 350, 30, 30)])
    assert updates == [[Rect(20, 40, 60, 80), Rect(1260, 700, 20, 20)]]


def test_nothing_changed_shows_nothing(presenter: Presenter, updates: list[list[Rect] | None]) -> None:
    presenter.present([])
    presenter.present([Rect(-50, 0, 20, 20)])
    assert updates == []


@pytest.mark.parametrize("changed", [[Rect(0, 0, 9, 9)] * 13, [Rect(0, 0, 640, 150)], None])
def test_much_that_changed_is_shown_as_a_whole(
    presenter: Presenter, updates: list[list[Rect] | None], changed: list[Rect] | None
) -> None:
    presenter.present(changed)
    assert updates == [None]


def test_the_first_frame_after_a_new_size_is_whole(
    presenter: Presenter, updates: list[list[Rect] | None]
) -> None:
    presenter.take(Surface((1366, 768)))
    presenter.present([Rect(0, 0, 9, 9)])
    assert updates == [None]


def test_the_rim_is_filled_with_its_colour(display: Surface) -> None:
    shown = Surface((1680, 1050))
    shown.fill("red")
    Presenter(shown, INK).present(None)
    assert shown.get_at((5, 5)) == shown.get_at((1679, 1049)) == INK

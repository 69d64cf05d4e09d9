"""The scores so far: every hand in the table, a curve that ends at the last score, at any time."""

from dataclasses import replace
from itertools import pairwise

import pytest
from pygame import Rect, Surface

from game.rules.result import Scores
from game.rules.view import View
from game.screens.look import Look
from game.screens.match.match_sheet import MatchSheet
from game.screens.match.score_curve import Curve, apart
from game.screens.match.words import Wording
from tests.screens.match.pilot import NAMES, Seated
from tests.screens.match.views import settings, updates
from tests.screens.without_window import SIZES

SIDES = ((0, 2), (1, 3))


def some_view(*past: Scores) -> View:
    view = next(iter(updates(settings(4), 1, 0))).view
    return replace(view, table=replace(view.table, past=past, number=len(past) + 1))


def sheet(look: Look, view: View, size: tuple[int, int] = (640, 360)) -> MatchSheet:
    wording = Wording(look.strings, "five_hundred", NAMES[:4], SIDES, 0)
    return MatchSheet(look, wording, view, SIDES, 500, size, lambda name: None)


def test_every_hand_stands_on_some_page(look: Look, written: list[tuple[str, Rect]]) -> None:
    past = tuple((10 * number, -10 * number) for number in range(1, 61))
    board = sheet(look, some_view(*past))
    for page in range(board.pages - 1):
        board.turn_to(page)
        board.draw(Surface((640, 360)))
    words = [text for text, _ in written]
    for number in range(1, 61):
        assert look.strings("match.hand", number=number) in words
        assert str(10 * number) in words


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("large", [False, True])
def test_the_board_and_all_it_says_lie_within_the_canvas(
    look: Look, written: list[tuple[str, Rect]], size: tuple[int, int], large: bool
) -> None:
    look.kept.change(large_text=large)
    board = sheet(look, some_view(*((120 * number, -480) for number in range(1, 40))), size)
    canvas = Surface(size)
    assert canvas.get_rect().contains(board.rect)
    for page in range(board.pages):
        board.turn_to(page)
        board.draw(canvas)
    assert all(board.rect.contains(place) for text, place in written if text.strip())


def test_a_curve_begins_at_nothing_and_ends_at_the_last_score() -> None:
    curve = Curve(((100, -40), (500, 20)), ("Us", "Them"), ("blue2", "red2"), 500)
    plot = Rect(10, 20, 201, 541)
    assert curve.points(plot, 0) == [(10, 520), (110, 420), (210, 20)]
    assert curve.points(plot, 1) == [(10, 520), (110, 560), (210, 500)]


def test_names_at_the_ends_of_curves_never_cover_each_other() -> None:
    middles = sorted(apart([50, 50, 51, 49, 120, 120], 12, Rect(0, 0, 100, 130)))
    assert all(after - before >= 12 for before, after in pairwise(middles))
    assert middles[-1] <= 124


def test_the_table_tells_the_scores_of_the_hands_before(look: Look) -> None:
    seated = Seated(look, name="pitch", level="normal")
    seated.until(lambda: seated.screen.reading == "score" or _answered(seated), most=4000)
    assert seated.guest.view
    seated.key("t")
    assert seated.screen.reading == "scores"
    seated.key("escape")
    assert seated.screen.reading == "score"


def _answered(seated: Seated) -> bool:
    """Does what is advised; never the end of it."""
    if seated.screen.asking and seated.guest.view and seated.guest.view.prompt:
        seated.screen._asking.act(seated.guest.view.prompt.actions[0])
    return False


@pytest.mark.parametrize(("key", "board"), [("f2", "last trick"), ("f3", "auction"), ("f4", "scores")])
def test_over_the_score_sheet_every_board_can_be_read(look: Look, key: str, board: str) -> None:
    seated = Seated(look, name="pitch", level="normal")
    seated.until(lambda: seated.screen.reading == "score" or _answered(seated), most=4000)
    seated.key(key)
    assert seated.screen.reading == board
    seated.key("escape")
    assert seated.screen.reading == "score"

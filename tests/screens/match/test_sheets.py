"""The boards over the table: their words fit, they fit the canvas, and what was said stands turn by turn."""

from collections.abc import Callable
from dataclasses import replace
from itertools import combinations

import pytest
from pygame import Rect, Surface

from game.rules.result import Line, Result
from game.rules.view import View
from game.screens.look import Look
from game.screens.match.score_sheet import ScoreSheet
from game.screens.match.sheets import Ending, History, LastTrick, MatchEnd, Menu, Sheet, rows_of
from game.screens.match.words import Wording
from game.screens.panels import board_inside
from game.screens.screen import Size
from game.screens.widgets import Button
from tests.screens.match.views import FIVE_HUNDRED, SIZES, updates
from tests.screens.match.views import settings as chosen
from tests.screens.without_window import LANGUAGES

NAMES = ("You", "Bedřich", "Anna", "Bartholomew-Long", "Cyril", "Dana")
SEVEN = Ending((NAMES[3:4],), tuple((name, "red2", 7) for name in (*NAMES, "Emil")))
ENDING = Ending((NAMES[1:5:3], NAMES[2:6:3]), (("Them", "red2", 510), ("Us", "blue2", -120)))


def last_view(players: int) -> View:
    """The end of a hand that was played."""
    for seed in range(20):
        *_, last = updates(chosen(players), seed, 0)
        if last.view.public.tricks:
            return last.view
    raise AssertionError("no hand was played")


def boards(look: Look, players: int, size: Size) -> list[Sheet]:
    rules = chosen(players)
    sides = FIVE_HUNDRED.sides(rules)
    view = last_view(players)
    wording = Wording(look.strings, "five_hundred", NAMES[:players], sides, 0)
    act: Callable[[str], None] = [].append
    order = FIVE_HUNDRED.order(rules, view.public, view.known)
    button = ("next", wording.plain("match.next_hand"))
    return [
        Menu(look, wording, size, act),
        LastTrick(look, wording, view, size, act),
        History(look, wording, view, size, act),
        ScoreSheet(look, wording, view, sides, order, size, act, button),
        MatchEnd(look, wording, ENDING, size, act),
        MatchEnd(look, wording, SEVEN, size, act),
    ]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("players", [2, 5, 6])
def test_every_board_and_button_fits_and_so_do_the_words_on_it(
    look: Look, written: list[tuple[str, Rect]], players: int, large: bool, language: str, size: Size
) -> None:
    """T-055."""
    look.kept.change(language=language, large_text=large)
    for board in boards(look, players, size):
        boxes = [widget.rect for widget in board.widgets]
        assert all(Rect((0, 0), size).contains(box) for box in boxes)
        assert all(box.collidelist(boxes[:number]) == -1 for number, box in enumerate(boxes))
        for widget in board.widgets:
            assert isinstance(widget, Button)
            wide = look.lettering.width(widget.text, widget.size, bold=True)
            assert wide + 8 <= max(widget.rect.width, widget.text == "" and wide + 8), widget.text
        written.clear()
        board.draw(Surface(size))
        for text, place in written:
            assert board_inside(board.rect).inflate(4, 0).contains(place), text
            assert place.collidelist(boxes) == -1, text
        for (one, first), (other, second) in combinations(written, 2):
            assert not first.colliderect(second), (one, other)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("players", "count"), [(2, 8), (6, 6), (7, 6)])
def test_a_long_score_sheet_with_many_columns_stands_above_its_button(
    look: Look, players: int, count: int, size: Size
) -> None:
    view = last_view(min(players, 6))
    sides = tuple((seat,) for seat in range(players))
    lines = tuple(Line("no_score", (1,) * players, (("side", 0), ("tricks", 3))) for _ in range(count))
    names = ("Bartholomew the Second", *NAMES[1:], "Emil")[:players]
    held = view.known.holdings[:1] * players
    view = replace(
        view,
        known=replace(view.known, holdings=held),
        public=replace(view.public, tricks=()),
        result=Result((count,) * players, (9,) * players, (0,) * players, (), 0, lines),
    )
    wording = Wording(look.strings, "five_hundred", names, sides, 0)
    order = FIVE_HUNDRED.order(chosen(4), view.public, view.known)
    act: Callable[[str], None] = [].append
    sheet = ScoreSheet(look, wording, view, sides, order, size, act, ("next", "Next"))
    canvas = Surface(size)
    canvas.fill("white")
    sheet.draw(canvas)
    button = sheet.widgets[0].rect
    across = range(button.left - 80, button.right + 80)
    above = {tuple(canvas.get_at((x, button.top - 1))) for x in across}
    assert above == {tuple(canvas.get_at(button.center))}


def test_what_a_seat_says_twice_running_is_one_turn() -> None:
    for seed in range(8):
        *_, last = updates(chosen(4, blind_misere=True), seed, 0)
        bids = last.view.public.bids
        rows = rows_of(last.view, [(bids[0][0] + number) % 4 for number in range(4)])
        spoken = [action for row in rows for said in row for action in said]
        assert spoken == [action for _, action in bids]
        assert rows[0][0][0] == "look" or rows[0][0][0].startswith("bid blind")
        assert all(len(said) <= 2 for row in rows for said in row)
        assert all(any(row) for row in rows)


def test_a_player_alone_is_one_winner_and_a_team_are_several(look: Look) -> None:
    wording = Wording(look.strings, "five_hundred", NAMES[:4], ((0, 2), (1, 3)), 0)
    titles = [
        MatchEnd(look, wording, Ending(winners, ()), (640, 360), lambda name: None)._title
        for winners in ((("Ann",),), (("Ann", "Cy"),), (("Ann",), ("Bob",)))
    ]
    assert titles == ["Winner: Ann", "Winners: Ann + Cy", "Winners: Ann & Bob"]

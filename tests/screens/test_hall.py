"""The hall of matches, driven without a window."""

import os
from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations
from pathlib import Path

import pytest
from pygame import Rect, Surface

from game.screens.hall import HallScreen
from game.screens.hall_lines import TableLine
from game.screens.hall_tabs import average, points
from game.screens.look import Look
from game.screens.touches import Touch
from game.screens.widgets import Button
from game.table.hall import MATCHES, Hall, HallTrouble
from game.table.keeping import keep_at
from game.table.match import Match
from game.table.record import record_of
from tests.screens.without_window import LANGUAGES, SIZES, Screens
from tests.table.matches import played_by_chance

DAY = 86_400


class Inside:
    """The hall screen over some matches."""

    def __init__(self, look: Look, home: Path, matches: Sequence[Match]) -> None:
        self.look = look
        self.home = home
        self.watched: list[tuple[str, int]] = []
        self.troubles: list[HallTrouble] = []
        self.standing = ""
        (home / MATCHES).mkdir(exist_ok=True)
        for number, match in enumerate(matches):
            path = home / MATCHES / f"m{number:02}.jsonl"
            keep_at(path)(record_of(match))
            os.utime(path, (number * DAY + DAY // 2, number * DAY + DAY // 2))
        self.hall = Hall(home)
        self.hall.catch_up()
        self.screens = Screens()
        self.screen = HallScreen(
            look,
            self.screens,
            self.hall,
            watch=lambda file, hand: self.watched.append((file, hand)),
            trouble=self.troubles.append,
            standing=lambda: self.standing,
        )
        self.screens.open(self.screen)

    @property
    def lines(self) -> list[TableLine]:
        return [each for each in self.screen._form.widgets if isinstance(each, TableLine)]

    @property
    def rows(self) -> list[list[str]]:
        return [["".join(text for text, _ in cell.runs) for cell in line.cells] for line in self.lines]

    @property
    def buttons(self) -> dict[str, Button]:
        return {each.text: each for each in self.screen._form.widgets if isinstance(each, Button)}

    def keys(self, *names: str) -> None:
        for name in names:
            self.screen.touch(Touch("key", key=name, device="keys"))

    def press(self, place: Rect) -> None:
        self.screen.touch(Touch("press", place.center, device="finger"))

    def press_button(self, words: str) -> None:
        assert self.buttons[words].enabled
        self.press(self.buttons[words].rect)


def some(count: int = 3, **chosen: object) -> list[Match]:
    return [played_by_chance(seed, hands=3, target=9000, **chosen) for seed in range(count)]


@pytest.fixture
def inside(look: Look, tmp_path: Path) -> Inside:
    return Inside(look, tmp_path, some())


def test_matches_stand_there_newest_first_with_sides_and_scores(inside: Inside) -> None:
    assert [row[0] for row in inside.rows] == ["3 Jan 1970", "2 Jan 1970", "1 Jan 1970"]
    scores = some()[2].scores
    assert inside.rows[0][2] == f"Ann + Cat: {scores[0]}  ·  Ben + Dan: {scores[1]}  going on"
    assert inside.rows[0][3] == "3"


def test_a_date_is_written_as_the_language_does(look: Look, tmp_path: Path) -> None:
    look.kept.change(language="cs")
    assert Inside(look, tmp_path, some(1)).rows[0][0] == "1. 1. 1970"


def test_a_match_is_watched_by_finger_or_by_keys(inside: Inside) -> None:
    inside.press(inside.lines[1].rect)
    inside.keys("enter")
    inside.keys("up", "enter")
    assert inside.watched == [(f"matches/m0{number}.jsonl", 0) for number in (1, 1, 2)]


def test_the_winners_of_a_match_stand_out(look: Look, tmp_path: Path) -> None:
    won = played_by_chance(seed=3, hands=200, target=100)
    inside = Inside(look, tmp_path, [won])
    colours = [colour for text, colour in inside.lines[0].cells[2].runs if ":" in text]
    assert [colour == "gold2" for colour in colours] == [side in won.winners for side in (0, 1)]
    assert "going on" not in inside.rows[0][2]


def test_many_matches_have_pages(look: Look, tmp_path: Path) -> None:
    inside = Inside(look, tmp_path, some(20))
    first = inside.rows
    assert len(first) < 20
    seen = [row[0] for row in first]
    while inside.buttons["Next"].enabled:
        inside.press_button("Next")
        seen += [row[0] for row in inside.rows]
    assert len(seen) == len(set(seen)) == 20
    inside.keys("pageup", "pageup", "pageup", "pageup")
    assert inside.rows == first
    inside.keys("pagedown")
    assert inside.rows != first


def test_players_come_with_what_they_won_and_the_way_to_their_best_hand(inside: Inside) -> None:
    inside.press_button("Players")
    assert [row[0] for row in inside.rows] == ["Ann", "Ben", "Cat", "Dan"]
    told = {row.name: row for row in inside.hall.players(0, 9)}
    for name, _, won, hands, contracts, mean in inside.rows:
        row = told[name]
        assert (won, hands, contracts) == (f"{row.won}/{row.matches}", "9", f"{row.made}/{row.tried}")
        assert mean == f"{row.average:+.1f}"
    best = told["Ann"]
    inside.keys("down", "down", "right", "enter")  # the first key only shows where the focus is
    assert inside.watched == [(best.best_file, best.best_hand)]


def test_a_player_leads_to_that_players_matches_and_back(look: Look, tmp_path: Path) -> None:
    zoe = replace(some(1)[0], names=("Zoe", "Ben", "Cat", "Dan"))
    inside = Inside(look, tmp_path, [*some(2), zoe])
    inside.press_button("Players")
    line = next(line for line, row in zip(inside.lines, inside.rows, strict=True) if row[0] == "Zoe")
    inside.press(line.rect)
    assert len(inside.rows) == 1
    assert inside.screen._title() == "Zoe: Five Hundred"
    inside.keys("escape")
    assert len(inside.rows) == 5
    inside.press(line.rect)
    inside.press_button("All matches")
    assert len(inside.rows) == 5
    assert inside.screens.lying == [inside.screen]


def test_games_come_with_their_hands_and_their_best_hand(look: Look, tmp_path: Path) -> None:
    inside = Inside(look, tmp_path, [*some(2), played_by_chance(1, hands=2, game="pitch")])
    inside.press_button("Games")
    assert [row[1] for row in inside.rows] == ["Five Hundred", "Pitch"]
    assert [row[3] for row in inside.rows] == ["6", "2"]
    best = inside.hall.games()[0]
    inside.press_button(points(best.best))
    assert inside.watched == [(best.best_file, best.best_hand)]
    inside.press(inside.lines[0].rect)
    assert len(inside.watched) == 1


def test_tabs_pages_and_lines_can_be_reached_by_arrows_and_enter_alone(inside: Inside) -> None:
    inside.keys("up", "up", "right", "enter")
    assert inside.screen._tab == "players"
    inside.keys("down", "right", "enter")
    assert len(inside.watched) == 1
    for _ in range(9):
        inside.keys("down")
    inside.keys("enter")
    assert inside.screens.lying == []


def test_an_empty_hall_says_so(look: Look, tmp_path: Path) -> None:
    inside = Inside(look, tmp_path, [])
    canvas = Surface((640, 360)).convert()
    for tab in ("Matches", "Players", "Games"):
        inside.press_button(tab)
        assert inside.rows == []
        assert inside.screen.draw(canvas) is None
    inside.keys("escape")
    assert inside.screens.lying == []


def test_what_is_new_in_the_hall_is_there_once_it_is_told(inside: Inside) -> None:
    path = inside.home / MATCHES / "new.jsonl"
    keep_at(path)(record_of(some(9)[8]))
    inside.hall.catch_up()
    inside.screen.reload()
    assert len(inside.rows) == 4


def test_how_things_stand_is_drawn_anew_when_it_changes(inside: Inside) -> None:
    canvas = Surface((640, 360)).convert()
    inside.screen.draw(canvas)
    inside.screen.update(0.1)
    assert inside.screen.draw(canvas) == []
    inside.standing = "Reading records: 1 of 9"
    inside.screen.update(0.1)
    assert inside.screen.draw(canvas) is None


def test_a_hall_that_cannot_be_asked_is_told_and_stays_open(inside: Inside) -> None:
    inside.hall._connection.execute("PRAGMA foreign_keys = OFF")
    inside.hall._connection.execute("DROP TABLE seats")
    inside.press_button("Players")
    assert len(inside.troubles) == 1
    assert inside.rows == []
    inside.hall.catch_up()
    inside.screen.reload()
    assert len(inside.rows) == 4


ODD = ("n" * 1000, "a\u202eb\x00c", "\U0001f0cf Žluťoučký kůň", "\ud800")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("large", [False, True])
def test_nothing_covers_another_and_all_words_stand_in_their_place(
    look: Look, tmp_path: Path, size: tuple[int, int], language: str, large: bool
) -> None:
    look.kept.change(language=language, large_text=large)
    matches = [
        *some(12),
        replace(some(1)[0], names=ODD),
        played_by_chance(1, hands=2, game="pitch", players=7),
    ]
    inside = Inside(look, tmp_path, matches)
    canvas = Surface(size).convert()
    for tab in ("matches", "players", "games"):
        inside.screen._open_tab(tab)
        inside.screen.resized(size)
        inside.screen.draw(canvas)
        rects = [each.rect for each in inside.screen._form.widgets]
        assert all(Rect((0, 0), size).contains(each) for each in rects)
        assert not any(one.colliderect(other) for one, other in combinations(rects, 2))
        assert all(each.width >= 28 and each.height >= 22 for each in rects)
        assert min(inside.screen._widths) >= 0
        assert sum(inside.screen._widths) <= inside.lines[0].rect.width
        for each in inside.buttons.values():
            assert look.lettering.width(each.text, each.size, each.bold) <= each.rect.width - 4


def test_in_urdu_it_is_read_from_right_to_left(inside: Inside) -> None:
    inside.look.kept.change(language="ur")
    inside.screen._open_tab("players")
    tabs = [
        inside.buttons[inside.look.strings(f"hall.{tab}")].rect.x for tab in ("matches", "players", "games")
    ]
    assert tabs == sorted(tabs, reverse=True)
    best = next(each for each in inside.screen._form.widgets if each.rect.right < inside.lines[0].rect.x)
    inside.press(best.rect)
    assert len(inside.watched) == 1


def test_numbers_beyond_all_bounds_are_told_shortly() -> None:
    assert [points(value) for value in (0, 250, -40, 1e20, -1e300)] == [
        "+0",
        "+250",
        "-40",
        "+1e+20",
        "-1e+300",
    ]
    assert [average(value) for value in (0.04, -12.25, 1e20)] == ["+0.0", "-12.2", "+1e+20"]

"""Whatever comes between: nothing is lost by it, nothing is chosen by it, and the hall knows every hand."""

from pathlib import Path

import pytest

from game.rules.games import GAMES
from game.screens.hall import HallScreen
from game.screens.home import Home
from game.screens.look import Look
from game.screens.match.match_screen import MatchScreen
from game.screens.match.watch_screen import WatchScreen
from game.table.hall import MATCHES, Hall, HallTrouble
from game.table.keeping import keep_at
from game.table.record import record_of
from tests.screens.house import Program
from tests.table.matches import dealt_by, played_by_chance, said

PHASES = {
    "five_hundred": ["auction", "discard", "follow", "lead"],
    "bid_euchre": ["auction", "follow"],
    "sheepshead": ["pick", "bury", "follow"],
    "pitch": ["auction", "follow"],
}
EVERY_PHASE = [(game, phase) for game, phases in PHASES.items() for phase in phases]


@pytest.mark.parametrize(("game", "phase"), EVERY_PHASE)
def test_boards_pages_languages_and_window_sizes_change_nothing(
    look: Look, tmp_path: Path, game: str, phase: str
) -> None:
    """T-103."""
    program = Program(look, tmp_path)
    program.play(game)
    program.until_asked(phase)
    before = program.file().read_bytes()
    view, asked = program.table._guest.view, program.table.asking
    assert asked is not None
    for key in ("l", "b", "escape"):
        program.keys(key)
        program.frames(2)
        while program.table.reading:
            program.keys("escape")
    program.keys("?")
    program.frames(2)
    program.keys("pagedown", "escape")
    program.house._options()
    program.frames(2)
    program.keys("pagedown", "escape")
    for language in ("cs", "en"):
        look.kept.change(language=language)
        program.window._repaint()
        program.frames(1)
    for size in ((640, 512), (864, 512), (640, 360)):
        program.table.resized(size)
        program.frames(1)
    assert program.file().read_bytes() == before
    assert program.table._guest.view == view
    assert program.table.asking is not None
    assert program.table.asking.prompt == asked.prompt
    assert program.table.asking.chosen == asked.chosen


@pytest.mark.parametrize(("game", "phase"), EVERY_PHASE)
def test_a_match_left_alone_is_the_same_each_time_it_is_gone_on_with(
    look: Look, tmp_path: Path, game: str, phase: str
) -> None:
    """T-105: seats, dealer, turn, cards and question."""
    program = Program(look, tmp_path)
    program.play(game)
    program.until_asked(phase)
    view, before = program.table._guest.view, program.file().read_bytes()
    for _ in range(3):
        program = Program(look, tmp_path)
        program.house.resume()
        program.frames(3)
        assert program.table._guest.view == view
        assert program.file().read_bytes() == before


@pytest.mark.parametrize(("game", "phase"), [("five_hundred", "discard"), ("sheepshead", "bury")])
@pytest.mark.parametrize("touched", [1, 2])
def test_to_leave_with_cards_touched_confirms_nothing(
    look: Look, tmp_path: Path, game: str, phase: str, touched: int
) -> None:
    """T-107: the window is closed, or one goes home, with some or all of the cards to lay away touched."""
    program = Program(look, tmp_path)
    program.play(game)
    program.until_asked(phase)
    before, view = program.file().read_bytes(), program.table._guest.view
    for card in [each for each in program.table.stage.own() if each is not None][:touched]:
        program.table._asking.touch_card(card)
    assert program.table.asking is not None
    assert program.table.asking.touched.bit_count() == touched
    program.frames(10)
    program.table._calls["home"]()
    program.frames(10)
    assert isinstance(program.top, Home)
    assert program.file().read_bytes() == before
    again = Program(look, tmp_path)
    again.house.resume()
    again.frames(3)
    assert again.table._guest.view == view
    assert again.table.asking is not None
    assert again.table.asking.touched == 0


@pytest.mark.parametrize("hands", range(1, 7))
def test_the_hall_holds_every_hand_a_second_after_it_is_over(look: Look, tmp_path: Path, hands: int) -> None:
    """T-109: without any catching up, as another program would find it."""
    program = Program(look, tmp_path)
    program.play("sheepshead")
    program.until_over(hands)
    program.frames(10)
    hall = Hall(tmp_path)
    assert [row.hands for row in hall.matches(0, 9)] == [hands]
    assert {row.hands for row in hall.players(0, 9)} == {hands}


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_stands_in_the_hall_and_can_be_watched(look: Look, tmp_path: Path, game: str) -> None:
    program = Program(look, tmp_path)
    program.play(game)
    program.until_over(99)
    program.table._calls["home"]()
    program.frames(2)
    program.keys("m")
    program.frames(2)
    assert isinstance(program.top, HallScreen)
    program.keys("enter")
    program.frames(2)
    assert isinstance(program.top, WatchScreen)
    assert program.top.playback.match == program.kept()
    program.keys("enter")
    program.frames(40)
    assert program.top.playback.at > 0
    program.keys("escape", "escape")
    assert isinstance(program.top, Home)


def test_a_match_under_way_is_offered_again_and_its_hand_stays_hidden(look: Look, tmp_path: Path) -> None:
    program = Program(look, tmp_path)
    program.play("sheepshead")
    program.until_over(1)
    program.act()
    program.frames(5)
    assert len(program.kept().played) == 2
    program.table._calls["home"]()
    program.frames(1)
    unfinished = program.house._unfinished()
    assert unfinished is not None
    assert (unfinished.game, unfinished.hand) == ("sheepshead", 2)
    program.keys("m")
    program.keys("enter")
    assert isinstance(program.top, WatchScreen)
    assert program.top.playback.hands == (0,)


def test_what_was_played_without_the_hall_is_there_when_the_program_starts(
    look: Look, tmp_path: Path
) -> None:
    (tmp_path / MATCHES).mkdir()
    for number in range(3):
        match = played_by_chance(number, hands=2, target=9000)
        keep_at(tmp_path / MATCHES / f"{number}.jsonl")(record_of(match))
    program = Program(look, tmp_path)
    program.frames(20)
    assert Hall(tmp_path).count_matches() == 3
    assert program.told == []
    assert program.house._unfinished() is not None


def test_many_records_are_caught_up_with_frame_by_frame_while_the_hall_says_how_far_it_is(
    look: Look, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("afterwards.FIRST_SLICE", 0.0)
    (tmp_path / MATCHES).mkdir()
    for number in range(6):
        match = played_by_chance(number, hands=2, target=9000)
        keep_at(tmp_path / MATCHES / f"{number}.jsonl")(record_of(match))
    (tmp_path / MATCHES / "x.jsonl").write_text("{", encoding="utf-8")
    program = Program(look, tmp_path)
    program.keys("m")
    program.frames(1, 0.0001)
    screen = program.shown(HallScreen)
    assert screen._count < 6
    assert screen._told == "Reading records: 1 of 7"
    program.frames(20)
    assert screen._count == 6
    assert screen._told == "Files that hold no record: 1"


def test_a_match_whose_first_hand_is_under_way_is_offered_but_has_nothing_to_watch(
    look: Look, tmp_path: Path
) -> None:
    program = Program(look, tmp_path)
    program.play("pitch")
    program.frames(3)
    program.table._calls["home"]()
    program.frames(1)
    assert program.house._unfinished() is not None
    program.keys("m")
    program.frames(1)
    assert program.shown(HallScreen)._count == 0


# The hall's file.


def test_a_hall_cut_in_half_is_told_of_by_name_and_rebuilt(look: Look, tmp_path: Path) -> None:
    program = Program(look, tmp_path)
    program.play("sheepshead")
    program.until_over(2)
    assert program.house.afterwards._hall is not None
    program.house.afterwards._hall.close()
    file = tmp_path / "hall.sqlite"
    file.write_bytes(file.read_bytes()[: file.stat().st_size // 2])
    program = Program(look, tmp_path)
    program.frames(20)
    (told,) = program.told
    assert "hall-set-aside-1.sqlite" in told
    assert str(file) in told
    assert [row.hands for row in Hall(tmp_path).matches(0, 9)] == [2]


def test_a_hall_of_a_newer_version_is_told_of_by_name_and_rebuilt(look: Look, tmp_path: Path) -> None:
    hall = Hall(tmp_path)
    hall._connection.execute("PRAGMA user_version = 77")
    hall.close()
    program = Program(look, tmp_path)
    program.frames(2)
    (told,) = program.told
    assert "newer version" in told
    assert "hall-set-aside-1.sqlite" in told


def test_a_hall_spoilt_while_it_is_open_is_told_over_its_screen_and_rebuilt(
    look: Look, tmp_path: Path
) -> None:
    program = Program(look, tmp_path)
    program.play("sheepshead")
    program.until_over(1)
    program.table._calls["home"]()
    hall = program.house.afterwards._hall
    assert hall is not None
    hall._connection.execute("PRAGMA foreign_keys = OFF")
    hall._connection.execute("DROP TABLE seats")
    program.keys("m")
    program.frames(20)
    assert len(program.told) == 1
    program.keys("enter")
    assert isinstance(program.top, HallScreen)
    assert program.top._count == 1


def test_a_full_disk_is_told_once_and_the_game_goes_on(
    look: Look, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = Program(look, tmp_path)
    program.play("sheepshead")
    program.until_over(1)

    def full(*_: object) -> None:
        raise HallTrouble("database or disk is full")

    with monkeypatch.context() as patch:
        patch.setattr("game.table.hall.Hall.enter", full)
        program.act()
        program.frames(3)
        (told,) = program.told
        assert "disk is full" in told
        program.keys("enter")
        program.until_over(3)
        assert program.told == []
        assert program.house._unfinished() is not None
    program.act()
    program.until_over(4)
    program.frames(2)
    assert [row.hands for row in Hall(tmp_path).matches(0, 9)] == [4]


def test_where_the_match_itself_cannot_be_kept_only_that_is_told(
    look: Look, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = Program(look, tmp_path)
    program.play("sheepshead")
    program.frames(3)

    def full(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device", "matches")

    monkeypatch.setattr("game.table.keeping._replace", full)
    for _ in range(5):
        program.act()
        program.frames(5, 1.0)
    (told,) = program.told
    assert "No space left on device" in told


def test_where_nothing_can_be_kept_the_hall_says_so(look: Look, tmp_path: Path) -> None:
    program = Program(look, tmp_path)
    program.house.afterwards._home = None
    program.house.afterwards._hall = None
    program.keys("m")
    program.frames(1)
    assert program.told == [look.strings("hall.no_folder")]


def test_a_record_that_is_gone_when_it_is_to_be_watched_is_told_with_its_name(
    look: Look, tmp_path: Path
) -> None:
    (tmp_path / MATCHES).mkdir()
    path = tmp_path / MATCHES / "a.jsonl"
    over = said(dealt_by(3), "pass", "pass", "pass", "pass")
    keep_at(path)(record_of(over))
    program = Program(look, tmp_path)
    program.keys("m")
    for leftover in tmp_path.glob("matches/*"):
        leftover.unlink()
    program.keys("enter")
    program.frames(1)
    (told,) = program.told
    assert "a.jsonl" in told
    assert isinstance(program.shown(HallScreen), HallScreen)
    assert not any(isinstance(each, MatchScreen) for each in program.window._screens)

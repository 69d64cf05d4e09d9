"""The hall of matches: exact after any end of the program, and no loss where its file is spoilt."""

import os
import shutil
import sqlite3
import subprocess
import sys
import time
from contextlib import suppress
from dataclasses import replace
from itertools import count
from pathlib import Path

import pytest

from game.rules.games import GAMES
from game.table.hall import IMPORTED, MATCHES, Hall, HallTrouble
from game.table.keeping import keep_at
from game.table.match import Match
from game.table.record import record_of
from game.table.shares import shares
from tests.table.matches import dealt_by, played_by_chance, said, start

FILE = "hall.sqlite"


def kept(home: Path, name: str, match: Match, folder: str = MATCHES) -> Path:
    """The file in which this match is kept now."""
    path = home / folder / f"{name}.jsonl"
    path.parent.mkdir(exist_ok=True)
    keep_at(path)(record_of(match))
    return path


def content(hall: Hall) -> object:
    """All that the hall tells, but for which of several equally good hands it names."""
    players = [each._replace(best_file="", best_hand=0) for each in hall.players(0, 999)]
    games = [each._replace(best_name="", best_file="", best_hand=0) for each in hall.games()]
    return (hall.matches(0, 999), players, games, hall.count_matches(), hall.broken())


def caught_up(home: Path) -> Hall:
    hall = Hall(home)
    hall.catch_up()
    return hall


def exact(home: Path) -> object:
    """What a hall tells that is made anew from the records."""
    fresh = home / "fresh"
    fresh.mkdir()
    for folder in (MATCHES, IMPORTED):
        if (home / folder).exists():
            shutil.copytree(home / folder, fresh / folder, copy_function=shutil.copy2)
    hall = caught_up(fresh)
    told = content(hall)
    hall.close()
    shutil.rmtree(fresh)
    return told


def hands_played(hall: Hall) -> int:
    return sum(each.hands for each in hall.matches(0, 999))


@pytest.fixture
def whole() -> Match:
    return played_by_chance(seed=3, hands=200, target=100)


def test_a_match_stands_in_the_hall_with_its_sides_scores_and_winners(tmp_path: Path, whole: Match) -> None:
    hall = Hall(tmp_path)
    hall.enter(kept(tmp_path, "a", whole), whole)
    (row,) = hall.matches(0, 10)
    assert (row.file, row.game, row.hands, row.over) == (
        "matches/a.jsonl",
        "five_hundred",
        len(whole.played),
        True,
    )
    assert [side.names for side in row.sides] == [("Ann", "Cat"), ("Ben", "Dan")]
    assert [side.score for side in row.sides] == [str(score) for score in whole.scores]
    assert [number for number, side in enumerate(row.sides) if side.won] == list(whole.winners)


def test_players_and_games_come_to_what_their_hands_come_to(tmp_path: Path, whole: Match) -> None:
    hall = Hall(tmp_path)
    hall.enter(kept(tmp_path, "a", whole), whole)
    told = {row.name: row for row in hall.players(0, 10)}
    for share in shares(whole):
        row = told[share.name]
        assert (row.game, row.matches, row.won, row.hands) == ("five_hundred", 1, share.won, share.hands)
        assert (row.tried, row.made, row.best) == (share.tried, share.made, share.best)
        assert row.average == pytest.approx(share.points / share.hands)
        assert (row.best_file, row.best_hand) == ("matches/a.jsonl", share.best_hand)
    (game,) = hall.games()
    assert (game.matches, game.hands) == (1, len(whole.played))
    assert game.tried == sum(share.tried for share in shares(whole))
    assert game.best == max(share.best for share in shares(whole))


def test_every_game_has_its_row(tmp_path: Path) -> None:
    hall = Hall(tmp_path)
    hands = {}
    for name in GAMES:
        match = played_by_chance(seed=2, hands=2, game=name)
        hall.enter(kept(tmp_path, name, match), match)
        hands[name] = len(match.played)
    assert {row.game: row.hands for row in hall.games()} == hands


@pytest.mark.parametrize("hands", range(1, 7))
def test_every_finished_hand_is_there_at_once(tmp_path: Path, hands: int) -> None:
    """T-109: after each of so many hands another program that opens the hall finds them all."""
    hall = Hall(tmp_path)
    match = played_by_chance(seed=5, hands=hands, target=9000)
    hall.enter(kept(tmp_path, "a", match), match)
    other = Hall(tmp_path)
    assert hands_played(other) == hands == len(match.played)


def test_a_hand_under_way_counts_for_nothing_yet(tmp_path: Path) -> None:
    hall = Hall(tmp_path)
    match = said(dealt_by(3), "bid 6S")
    hall.enter(kept(tmp_path, "a", match), match)
    assert hall.matches(0, 10) == []
    assert hall.players(0, 10) == []
    assert hall.going_on() == [tmp_path / MATCHES / "a.jsonl"]


def test_to_enter_a_match_twice_changes_nothing(tmp_path: Path, whole: Match) -> None:
    hall = Hall(tmp_path)
    path = kept(tmp_path, "a", whole)
    hall.enter(path, whole)
    before = content(hall)
    hall.enter(path, whole)
    assert content(hall) == before


def test_the_hall_catches_up_with_what_was_played_without_it(tmp_path: Path, whole: Match) -> None:
    kept(tmp_path, "a", whole)
    kept(tmp_path, "b", played_by_chance(seed=7, hands=3, target=9000))
    kept(tmp_path, "c", played_by_chance(seed=8, hands=2), IMPORTED)
    hall = Hall(tmp_path)
    assert hall.behind
    assert [done for done, _ in hall.catching_up()] == [1, 2, 3]
    assert not hall.behind
    assert hall.count_matches() == 3
    assert list(hall.catching_up()) == []


def test_a_file_that_changed_is_read_again_and_one_that_is_gone_is_forgotten(tmp_path: Path) -> None:
    hall = Hall(tmp_path)
    path = kept(tmp_path, "a", played_by_chance(seed=7, hands=2, target=9000))
    kept(tmp_path, "b", played_by_chance(seed=8, hands=2))
    hall.catch_up()
    kept(tmp_path, "a", played_by_chance(seed=7, hands=3, target=9000))
    (tmp_path / MATCHES / "b.jsonl").unlink()
    hall.catch_up()
    assert [(row.file, row.hands) for row in hall.matches(0, 10)] == [("matches/a.jsonl", 3)]
    path.unlink()
    hall.catch_up()
    assert hall.matches(0, 10) == []
    assert hall.players(0, 10) == []


def test_the_newest_match_comes_first_page_by_page(tmp_path: Path) -> None:
    for number in range(5):
        path = kept(tmp_path, f"m{number}", played_by_chance(seed=number, hands=1))
        os.utime(path, (1_000_000 + number, 1_000_000 + number))
    hall = caught_up(tmp_path)
    pages = [[row.file[8:10] for row in hall.matches(first, 2)] for first in (0, 2, 4)]
    assert pages == [["m4", "m3"], ["m2", "m1"], ["m0"]]
    assert hall.count_matches() == 5
    assert hall.matches(0, 1)[0].played == 1_000_004


def test_the_matches_of_one_player_at_one_game_can_be_asked_for(tmp_path: Path) -> None:
    kept(tmp_path, "a", replace(played_by_chance(seed=1, hands=1), names=("Zoe", "Ben", "Cat", "Dan")))
    kept(tmp_path, "b", played_by_chance(seed=2, hands=1))
    hall = caught_up(tmp_path)
    assert [row.file for row in hall.matches(0, 9, ("Zoe", "five_hundred"))] == ["matches/a.jsonl"]
    assert hall.count_matches(("Ben", "five_hundred")) == 2
    assert hall.count_matches(("Zoe", "pitch")) == 0


def test_a_file_that_is_no_record_is_named_and_stops_nothing(tmp_path: Path, whole: Match) -> None:
    kept(tmp_path, "a", whole)
    (tmp_path / MATCHES / "x.jsonl").write_text("{", encoding="utf-8")
    (tmp_path / MATCHES / "lost.jsonl").symlink_to(tmp_path / "nowhere")
    (tmp_path / MATCHES / "y.jsonl").mkdir()
    (tmp_path / MATCHES / "empty.jsonl").touch()
    hall = caught_up(tmp_path)
    assert [path.name for path, _ in hall.broken()] == ["x.jsonl", "y.jsonl"]
    assert hall.count_matches() == 1
    assert hall.files() == [tmp_path / MATCHES / "a.jsonl"]


def test_only_matches_played_here_can_be_gone_on_with_the_last_one_first(
    tmp_path: Path, whole: Match
) -> None:
    for second, (name, match, folder) in enumerate(
        [
            ("a", dealt_by(3), MATCHES),
            ("b", played_by_chance(seed=1, hands=1, target=9000), MATCHES),
            ("c", played_by_chance(seed=2, hands=1, target=9000), IMPORTED),
            ("d", whole, MATCHES),
        ]
    ):
        os.utime(kept(tmp_path, name, match, folder), (second, second))
    assert [path.stem for path in caught_up(tmp_path).going_on()] == ["b", "a"]


def test_the_same_match_is_known_again_when_it_has_gone_on(tmp_path: Path) -> None:
    hall = Hall(tmp_path)
    early = said(dealt_by(3), "pass")
    path = kept(tmp_path, "a", early)
    hall.enter(path, early)
    assert hall.path_of(said(early, "pass", "pass", "pass")) == path
    assert hall.path_of(dealt_by(2)) is None


def test_names_and_numbers_that_no_file_of_sqlite_can_hold_are_held_as_near_as_can_be(tmp_path: Path) -> None:
    names = ("half a \ud800 letter", "n" * 1000, "a\x00b\u202ec", "\U0001f0cf")
    match = replace(played_by_chance(seed=1, hands=1), names=names)
    result = match.result
    assert result is not None
    assert match.last is not None
    huge = replace(result, points=(10**400, -(10**400)), scores=(10**400, -(10**400)))
    match = replace(match, last=replace(match.last, result=huge))
    hall = Hall(tmp_path)
    hall.enter(kept(tmp_path, "a", match), match)
    assert [row.name for row in hall.players(0, 9)] == sorted(("half a ? letter", *names[1:]))
    assert hall.matches(0, 9)[0].sides[0].score == str(10**400)
    assert hall.count_matches(("n" * 1000, "five_hundred")) == 1


# The program ends at any moment.

PLAYING = """
import sys
from pathlib import Path
from game.table.hall import MATCHES, Hall
from game.table.keeping import keep_at
from game.table.record import record_of
from random import Random
from game.table.deal import deal
from tests.table.matches import start
home = Path(sys.argv[1])
(home / MATCHES).mkdir(exist_ok=True)
hall = Hall(home)
chance = Random(int(sys.argv[2]))
print("playing", flush=True)
number = 0
while True:
    number += 1
    path = home / MATCHES / f"{sys.argv[2]}-{number}.jsonl"
    keep, match = keep_at(path), start(blind_misere=False)
    while match.awaits_deal:
        match = match.deal(deal(match.game, match.settings, chance), match.next_dealer or 0)
        while match.hand.public.turn is not None:
            match = match.after(match.hand.public.turn, chance.choice(match.hand.legal())).match
        keep(record_of(match))
        hall.enter(path, match)
"""


def test_a_kill_at_any_moment_leaves_a_hall_that_is_exact_once_it_has_caught_up(tmp_path: Path) -> None:
    house = Path(__file__).parents[2]
    for number in range(6):
        playing = subprocess.Popen(
            [sys.executable, "-c", PLAYING, str(tmp_path), str(number)],
            cwd=house,
            env={**os.environ, "PYTHONPATH": f"{house}:{house / 'tests' / 'rules'}"},
            stdout=subprocess.PIPE,
        )
        assert playing.stdout is not None
        playing.stdout.readline()
        time.sleep(0.05 + 0.031 * number)
        playing.kill()
        playing.wait()
        playing.stdout.close()
        hall = caught_up(tmp_path)
        assert hall.set_aside is None
        assert content(hall) == exact(tmp_path)
        hall.close()
    assert hands_played(caught_up(tmp_path)) > 0


@pytest.mark.parametrize("step", range(0, 600, 25))
def test_a_break_at_any_step_of_entering_leaves_all_or_nothing(
    tmp_path: Path, whole: Match, step: int
) -> None:
    hall = Hall(tmp_path)
    early = played_by_chance(seed=3, hands=1, target=100)
    path = kept(tmp_path, "a", early)
    hall.enter(path, early)
    before = content(hall)
    keep_at(path)(record_of(whole))
    steps = count()
    hall._connection.set_progress_handler(lambda: next(steps) == step, 1)
    with suppress(HallTrouble):
        hall.enter(path, whole)
    other = Hall(tmp_path)
    assert content(other) in (before, exact(tmp_path))
    other.catch_up()
    assert content(other) == exact(tmp_path) != before


# The file is spoilt.


def halved(file: Path) -> None:
    file.write_bytes(file.read_bytes()[: file.stat().st_size // 2])


def no_database(file: Path) -> None:
    file.write_text("no hall at all " * 1000, encoding="utf-8")


def holed(file: Path) -> None:
    whole = bytearray(file.read_bytes())
    whole[4096 : len(whole) // 2] = bytes(len(whole) // 2 - 4096)
    file.write_bytes(whole)


def changed(*commands: str) -> object:
    def change(file: Path) -> None:
        connection = sqlite3.connect(file)
        for command in commands:
            connection.execute(command)
        connection.commit()
        connection.close()

    return change


SPOILT = {
    "cut in half": halved,
    "not a database": no_database,
    "zeros in the middle": holed,
    "somebody else's": changed("PRAGMA application_id = 7"),
    "of a newer version": changed("PRAGMA user_version = 99"),
}


@pytest.mark.parametrize("how", SPOILT)
def test_a_spoilt_file_is_set_aside_by_name_and_rebuilt_from_the_records(
    tmp_path: Path, whole: Match, how: str
) -> None:
    kept(tmp_path, "a", whole)
    kept(tmp_path, "b", played_by_chance(seed=7, hands=3, target=9000))
    hall = caught_up(tmp_path)
    before = content(hall)
    hall.close()
    SPOILT[how](tmp_path / FILE)
    spoilt = (tmp_path / FILE).read_bytes()
    hall = Hall(tmp_path)
    assert hall.set_aside is not None
    assert hall.set_aside.kept_as == tmp_path / "hall-set-aside-1.sqlite"
    assert hall.set_aside.kept_as.read_bytes() == spoilt
    assert bool(hall.set_aside.reason) == (how != "of a newer version")
    assert hall.behind
    hall.catch_up()
    assert content(hall) == before
    hall.close()
    again = Hall(tmp_path)
    assert again.set_aside is None


def test_every_spoilt_file_has_a_name_of_its_own(tmp_path: Path) -> None:
    for _ in range(3):
        (tmp_path / FILE).write_text("no hall " * 999, encoding="utf-8")
        Hall(tmp_path).close()
    assert len(list(tmp_path.glob("hall-set-aside-*.sqlite"))) == 3


def test_a_file_spoilt_while_it_is_open_is_set_aside_when_it_is_asked(tmp_path: Path, whole: Match) -> None:
    kept(tmp_path, "a", whole)
    hall = caught_up(tmp_path)
    changed("PRAGMA foreign_keys = OFF", "DROP TABLE seats")(tmp_path / FILE)
    with pytest.raises(HallTrouble):
        hall.matches(0, 10)
    assert hall.set_aside is not None
    assert hall.behind
    hall.catch_up()
    assert hall.count_matches() == 1


# The disk is at fault: that may pass, and the file stays.


def test_a_full_disk_is_told_and_loses_nothing(tmp_path: Path, whole: Match) -> None:
    hall = Hall(tmp_path)
    early = played_by_chance(seed=3, hands=1, target=100)
    path = kept(tmp_path, "a", early)
    hall.enter(path, early)
    before = content(hall)
    pages = hall._connection.execute("PRAGMA page_count").fetchone()[0]
    hall._connection.execute(f"PRAGMA max_page_count = {pages}")
    crowd = [replace(whole, names=tuple(f"{name} {'x' * 900}{n}" for name in whole.names)) for n in range(20)]
    for number, match in enumerate(crowd):
        kept(tmp_path, f"b{number}", match)
    with pytest.raises(HallTrouble, match="full"):
        hall.catch_up()
    assert hall.set_aside is None
    assert hall.matches(0, 99)[-1].hands == 1
    hall._connection.execute("PRAGMA max_page_count = 1000000")
    hall.catch_up()
    assert content(hall) == exact(tmp_path)
    assert before != content(hall)


def test_a_hall_that_another_program_is_writing_is_waited_for_and_then_told(
    tmp_path: Path, whole: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.table.hall._PATIENCE", 0.05)
    hall = Hall(tmp_path)
    other = sqlite3.connect(tmp_path / FILE, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(HallTrouble, match="locked"):
        hall.enter(kept(tmp_path, "a", whole), whole)
    other.execute("ROLLBACK")
    hall.catch_up()
    assert hall.count_matches() == 1
    assert hall.set_aside is None


def test_a_folder_that_cannot_be_opened_is_one_trouble_with_its_name(tmp_path: Path) -> None:
    with pytest.raises(HallTrouble, match=r"hall\.sqlite"):
        Hall(tmp_path / "no such folder")
    (tmp_path / FILE).mkdir()
    with pytest.raises(HallTrouble, match=r"hall\.sqlite"):
        Hall(tmp_path)


def test_records_that_cannot_be_listed_are_not_taken_for_none(tmp_path: Path, whole: Match) -> None:
    kept(tmp_path, "a", whole)
    hall = caught_up(tmp_path)
    shutil.move(tmp_path / MATCHES, tmp_path / "away")
    (tmp_path / MATCHES).write_text("", encoding="utf-8")
    with pytest.raises(HallTrouble, match="matches"):
        hall.catch_up()
    assert hall.count_matches() == 1


def test_a_match_before_its_first_deal_is_no_trouble(tmp_path: Path) -> None:
    hall = Hall(tmp_path)
    hall.enter(kept(tmp_path, "a", start()), start())
    assert hall.count_matches() == 0

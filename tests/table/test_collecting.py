"""Records carried from one hall to another."""

import io
import json
from dataclasses import replace
from pathlib import Path

import pytest

from game.table.collecting import give_out, take_in
from game.table.hall import IMPORTED, MATCHES, Hall
from game.table.keeping import keep_at
from game.table.match import Match
from game.table.record import from_json, match_of, record_of, to_json
from tests.table.matches import dealt_by, played_by_chance, said


def file_of(folder: Path, *matches: Match) -> str:
    path = folder / "matches.txt"
    path.write_text("".join(to_json(record_of(match)) + "\n" for match in matches), encoding="utf-8")
    return str(path)


def taken_in(hall: Hall, *paths: str) -> tuple[int, str, str]:
    out, err = io.StringIO(), io.StringIO()
    code = take_in(hall, paths, out, err)
    return code, out.getvalue(), err.getvalue()


def given_out(hall: Hall) -> list[str]:
    out = io.StringIO()
    assert give_out(hall, out, io.StringIO()) == 0
    return out.getvalue().splitlines()


@pytest.fixture
def hall(tmp_path: Path) -> Hall:
    (tmp_path / "home").mkdir()
    return Hall(tmp_path / "home")


@pytest.fixture
def whole() -> Match:
    return played_by_chance(seed=3, hands=200, target=100)


def test_records_taken_in_stand_in_the_hall_and_are_kept_as_files(
    tmp_path: Path, hall: Hall, whole: Match
) -> None:
    other = played_by_chance(seed=4, hands=2, target=9000)
    assert taken_in(hall, file_of(tmp_path, whole, other)) == (
        0,
        "2 taken in, 0 already here, 0 refused\n",
        "",
    )
    assert hall.count_matches() == 2
    assert len(list((tmp_path / "home" / IMPORTED).glob("*.jsonl"))) == 2
    assert list(hall.catching_up()) == []


def test_to_take_them_in_again_changes_nothing(tmp_path: Path, hall: Hall, whole: Match) -> None:
    file = file_of(tmp_path, whole, whole)
    assert taken_in(hall, file)[1] == "1 taken in, 1 already here, 0 refused\n"
    assert taken_in(hall, file)[1] == "0 taken in, 2 already here, 0 refused\n"
    assert hall.count_matches() == 1


def test_a_record_that_goes_further_takes_the_place_of_the_earlier_one(tmp_path: Path, hall: Hall) -> None:
    early = said(dealt_by(3), "pass", "pass", "pass", "pass")
    path = tmp_path / "home" / MATCHES / "own.jsonl"
    path.parent.mkdir()
    keep_at(path)(record_of(early))
    assert early.last is not None
    later = said(early.deal(early.last.dealt, 0), "pass", "pass", "pass", "pass")
    assert taken_in(hall, file_of(tmp_path, early))[1].startswith("0 taken in, 1 already here")
    assert taken_in(hall, file_of(tmp_path, later))[1].startswith("1 taken in")
    assert [(row.file, row.hands) for row in hall.matches(0, 9)] == [("matches/own.jsonl", 2)]
    assert taken_in(hall, file_of(tmp_path, early))[1].startswith("0 taken in, 1 already here")


def test_what_goes_out_comes_in_elsewhere_as_the_same(tmp_path: Path, hall: Hall, whole: Match) -> None:
    taken_in(hall, file_of(tmp_path, whole, played_by_chance(seed=4, hands=2, target=9000)))
    lines = given_out(hall)
    (tmp_path / "lines").write_text("\n".join(lines), encoding="utf-8")
    (tmp_path / "other").mkdir()
    other = Hall(tmp_path / "other")
    assert taken_in(other, str(tmp_path / "lines"))[1] == "2 taken in, 0 already here, 0 refused\n"
    assert given_out(other) == lines
    assert other.games() == hall.games()


def test_a_hand_under_way_does_not_go_out(tmp_path: Path, hall: Hall) -> None:
    over = said(dealt_by(3), "pass", "pass", "pass", "pass")
    assert over.last is not None
    taken_in(hall, file_of(tmp_path, over.deal(over.last.dealt, 0), dealt_by(2)))
    (line,) = given_out(hall)
    assert match_of(from_json(line)) == over


def test_what_the_rules_do_not_go_along_with_stays_out_and_is_named(
    tmp_path: Path, hall: Hall, whole: Match
) -> None:
    wrong = json.loads(to_json(record_of(whole)))
    wrong["hands"][0]["result"]["points"][0] += 10
    file = tmp_path / "some.jsonl"
    file.write_text(f"{json.dumps(wrong)}\n{{}}\n{to_json(record_of(whole))}\n", encoding="utf-8")
    code, out, err = taken_in(hall, str(file), str(tmp_path / "missing"))
    assert code == 2
    assert out == "1 taken in, 0 already here, 2 refused\n"
    first, second, third = err.splitlines()
    assert first.startswith(f"{file}:1: hand 0 action ")
    assert second.startswith(f"{file}:2: ")
    assert third.startswith(f"{tmp_path / 'missing'}: No such file")


def test_a_broken_file_among_ones_own_is_named_when_records_go_out(tmp_path: Path, hall: Hall) -> None:
    (tmp_path / "home" / MATCHES).mkdir()
    (tmp_path / "home" / MATCHES / "x.jsonl").write_text("{", encoding="utf-8")
    err = io.StringIO()
    assert give_out(hall, io.StringIO(), err) == 0
    assert "x.jsonl: not JSON" in err.getvalue()


def test_odd_names_travel_whole(tmp_path: Path, hall: Hall) -> None:
    odd = replace(dealt_by(3), names=("\ud800", "n" * 1000, "a\x00b\u202ec", "\U0001f0cf"))
    odd = said(odd, "pass", "pass", "pass", "pass")
    taken_in(hall, file_of(tmp_path, odd))
    (line,) = given_out(hall)
    assert from_json(line).names == odd.names

"""Keeping matches: whatever moment the power goes, what was kept before is still there."""

import os
import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from game.table.keeping import Kept, broken, keep_at, new_file, newest_first
from game.table.keeping import unfinished as first_unfinished
from game.table.match import Match
from game.table.record import Record, match_of, record_of, to_json
from tests.table.matches import dealt_by, played_by_chance, said

STAMP = "2025-11-30-201500"
PASSED_OUT = ("pass",) * 4


def keep_in(folder: Path, stamp: str) -> Callable[[Record], None]:
    """What a new match is kept by."""
    return keep_at(new_file(folder, stamp))


def unfinished(folder: Path) -> Kept | None:
    """The match last played in this folder that can go on."""
    return first_unfinished(newest_first(folder))


class PowerCut(Exception):
    pass


def cut_power(*_: object) -> None:
    raise PowerCut


def hand_over() -> Match:
    return said(dealt_by(3), *PASSED_OUT)


def next_hand(match: Match) -> Match:
    return match.deal(match.played[-1].dealt, match.next_dealer or 0)


def content(folder: Path) -> str:
    return (folder / f"{STAMP}.jsonl").read_text(encoding="utf-8")


def aged(path: Path, seconds: int) -> None:
    os.utime(path, (seconds, seconds))


def test_a_match_is_one_line_in_a_file_named_by_its_start(tmp_path: Path) -> None:
    keep = keep_in(tmp_path, STAMP)
    keep(record_of(dealt_by(3)))
    later = record_of(said(dealt_by(3), "bid 6S"))
    keep(later)
    assert content(tmp_path) == to_json(later) + "\n"
    assert [path.name for path in tmp_path.iterdir()] == [f"{STAMP}.jsonl"]


def test_the_folder_is_made(tmp_path: Path) -> None:
    keep_in(tmp_path / "trick table" / "matches", STAMP)(record_of(dealt_by(3)))
    assert unfinished(tmp_path / "trick table" / "matches") is not None


def test_two_matches_of_one_start_have_a_file_each(tmp_path: Path) -> None:
    keep_in(tmp_path, STAMP)(record_of(dealt_by(3)))
    keep_in(tmp_path, STAMP)(record_of(dealt_by(1)))
    keep_in(tmp_path, STAMP)(record_of(dealt_by(2)))
    assert sorted(path.name for path in tmp_path.glob("*.jsonl")) == [
        f"{STAMP}-2.jsonl",
        f"{STAMP}-3.jsonl",
        f"{STAMP}.jsonl",
    ]
    assert content(tmp_path) == to_json(record_of(dealt_by(3))) + "\n"


@pytest.mark.parametrize("moment", ["os.replace", "os.fsync"])
def test_a_power_cut_while_keeping_loses_nothing_kept_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, moment: str
) -> None:
    keep = keep_in(tmp_path, STAMP)
    before = record_of(said(dealt_by(3), "pass", "pass", "pass"))
    keep(before)
    with monkeypatch.context() as patch:
        patch.setattr(moment, cut_power)
        with pytest.raises(PowerCut):
            keep(record_of(hand_over()))
    found = unfinished(tmp_path)
    assert found is not None
    assert found.record == before
    assert broken(tmp_path) == []


def test_keeping_goes_on_after_a_failed_attempt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    keep = keep_in(tmp_path, STAMP)
    with monkeypatch.context() as patch:
        patch.setattr("os.replace", cut_power)
        with pytest.raises(PowerCut):
            keep(record_of(dealt_by(3)))
    keep(record_of(dealt_by(3)))
    assert content(tmp_path) == to_json(record_of(dealt_by(3))) + "\n"


def test_only_a_finished_hand_is_written_through_to_the_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = []
    monkeypatch.setattr("os.fsync", written.append)
    keep = keep_in(tmp_path, STAMP)
    keep(record_of(said(dealt_by(3), "pass")))
    assert written == []
    keep(record_of(hand_over()))
    assert written != []


@pytest.mark.parametrize("spoilt", ["", "\0" * 500, '{"format": "trick'])
def test_a_file_spoilt_by_a_power_cut_costs_the_hand_on_the_table_only(tmp_path: Path, spoilt: str) -> None:
    keep = keep_in(tmp_path, STAMP)
    over = hand_over()
    keep(record_of(over))
    keep(record_of(said(next_hand(over), "pass")))
    (tmp_path / f"{STAMP}.jsonl").write_text(spoilt, encoding="utf-8")
    found = unfinished(tmp_path)
    assert found is not None
    assert found.record == record_of(over)
    assert found.path == tmp_path / f"{STAMP}.jsonl"
    assert broken(tmp_path) == []


def test_a_match_that_is_won_leaves_one_file_and_is_not_offered(tmp_path: Path) -> None:
    match = played_by_chance(seed=3, hands=200, target=100)
    keep = keep_in(tmp_path, STAMP)
    keep(record_of(hand_over()))
    keep(record_of(match))
    assert [path.name for path in tmp_path.iterdir()] == [f"{STAMP}.jsonl"]
    assert unfinished(tmp_path) is None


def test_a_match_that_is_over_is_not_offered_though_the_record_does_not_say_so(tmp_path: Path) -> None:
    record = record_of(played_by_chance(seed=3, hands=200, target=100))
    keep_in(tmp_path, STAMP)(replace(record, winners=None))
    assert unfinished(tmp_path) is None


def test_the_match_last_played_is_offered(tmp_path: Path) -> None:
    for number, name in enumerate(["b", "c", "a"]):
        keep_in(tmp_path, name)(record_of(dealt_by(number)))
        aged(tmp_path / f"{name}.jsonl", 1_000_000 + number)
    keep_in(tmp_path, "won")(record_of(played_by_chance(seed=3, hands=200, target=100)))
    found = unfinished(tmp_path)
    assert found is not None
    assert found.path.name == "a.jsonl"
    assert found.record == record_of(dealt_by(2))


def test_a_match_goes_on_in_its_file(tmp_path: Path) -> None:
    keep_in(tmp_path, STAMP)(record_of(dealt_by(3)))
    found = unfinished(tmp_path)
    assert found is not None
    match = said(match_of(found.record), "bid 6S")
    keep_at(found.path)(record_of(match))
    assert content(tmp_path) == to_json(record_of(match)) + "\n"
    assert len(list(tmp_path.iterdir())) == 1


def test_a_broken_file_is_told_with_its_reason_and_stays(tmp_path: Path) -> None:
    keep_in(tmp_path, STAMP)(record_of(dealt_by(3)))
    (tmp_path / "x.jsonl").write_text("{", encoding="utf-8")
    (tmp_path / "y.jsonl").write_bytes(b"\xff")
    refused = to_json(record_of(said(dealt_by(3), "bid 6S"))).replace("bid 6S", "bid 5S")
    (tmp_path / "z.jsonl").write_text(refused, encoding="utf-8")
    reasons = {each.path.name: each.reason for each in broken(tmp_path)}
    assert sorted(reasons) == ["x.jsonl", "y.jsonl", "z.jsonl"]
    assert reasons["x.jsonl"].startswith("not JSON")
    assert reasons["y.jsonl"].startswith("is not text")
    assert reasons["z.jsonl"].startswith("hand 0 action 0")
    assert len(list(tmp_path.iterdir())) == 4
    found = unfinished(tmp_path)
    assert found is not None
    assert found.path.name == f"{STAMP}.jsonl"


def test_an_empty_file_is_no_trouble_and_nothing_to_go_on_with(tmp_path: Path) -> None:
    new_file(tmp_path, STAMP)
    assert broken(tmp_path) == []
    assert unfinished(tmp_path) is None


def test_what_is_no_file_is_told_as_broken(tmp_path: Path) -> None:
    (tmp_path / "folder.jsonl").mkdir()
    assert [each.reason[:16] for each in broken(tmp_path)] == ["cannot be read: "]
    assert unfinished(tmp_path) is None


def test_an_empty_or_missing_folder_has_nothing_to_go_on_with(tmp_path: Path) -> None:
    assert unfinished(tmp_path) is None
    assert unfinished(tmp_path / "missing") is None
    assert broken(tmp_path / "missing") == []


def test_a_folder_that_cannot_be_made_says_so(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(OSError, match="file"):
        keep_in(tmp_path / "file" / "matches", STAMP)


def test_a_folder_that_is_gone_says_so(tmp_path: Path) -> None:
    folder = tmp_path / "matches"
    keep = keep_in(folder, STAMP)
    shutil.rmtree(folder)
    with pytest.raises(FileNotFoundError):
        keep(record_of(dealt_by(3)))


def test_a_full_disk_is_told_with_the_name_of_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    keep = keep_in(tmp_path, STAMP)
    monkeypatch.setattr("os.replace", full)
    with pytest.raises(OSError, match=f"No space left on device: .*{STAMP}"):
        keep(record_of(dealt_by(3)))


def test_two_matches_begun_in_the_same_second_are_two_files(tmp_path: Path) -> None:
    first, second = keep_in(tmp_path, STAMP), keep_in(tmp_path, STAMP)
    first(record_of(dealt_by(3)))
    second(record_of(dealt_by(4)))
    assert len(list(tmp_path.glob("*.jsonl"))) == 2


def test_a_link_to_nowhere_stops_nobody(tmp_path: Path) -> None:
    (tmp_path / "lost.jsonl").symlink_to(tmp_path / "nowhere")
    keep_in(tmp_path, STAMP)(record_of(dealt_by(3)))
    kept = unfinished(tmp_path)
    assert kept
    assert kept.path.name == f"{STAMP}.jsonl"
    assert [each.path.name for each in broken(tmp_path)] == ["lost.jsonl"]
    assert broken(tmp_path, newest=1) == []

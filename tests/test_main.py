"""The commands as they are typed: what they print and how they exit."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

HOUSE = Path(__file__).parents[1]
CASES = HOUSE / "tests" / "rules" / "cases" / "five_hundred.jsonl"


SIMULATE = ("simulate", "five_hundred", "--hands", "3", "--seed", "1")


def command(*words: str, typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(HOUSE / "main.py"), *words],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", **environment},
        check=False,
        timeout=60,
    )


def test_replay_says_ok_for_every_case() -> None:
    done = command("replay", str(CASES))
    cases = CASES.read_text(encoding="utf-8").count("\n")
    assert (done.stdout, done.stderr, done.returncode) == ("ok\n" * cases, "", 0)


def test_replay_names_the_first_difference_and_exits_with_1() -> None:
    record = json.loads(CASES.read_text(encoding="utf-8").splitlines()[0])
    record["hands"][0]["result"]["points"][0] += 10
    done = command("replay", "-", typed=json.dumps(record))
    assert done.returncode == 1
    assert done.stdout.startswith("-:1 hand 0 action ")
    assert "expected" in done.stdout


@pytest.mark.parametrize("content", [b"not json", b"\xff\xfe\x00", b"[]", b'{"format": "other/9"}', b""])
def test_replay_of_what_is_no_record_exits_with_2_and_names_the_file(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "broken.jsonl"
    file.write_bytes(content)
    done = command("replay", str(file))
    assert done.returncode == 2
    said = done.stdout + done.stderr
    assert said.count("\n") == 1
    assert "broken.jsonl" in said


def test_simulate_writes_records_that_replay_ok_and_are_the_same_for_the_same_seed() -> None:
    words = ("simulate", "five_hundred", "--hands", "6", "--seed", "7", "--legal")
    once, twice = command(*words), command(*words)
    assert once.returncode == 0
    assert once.stdout == twice.stdout
    assert command("replay", "-", typed=once.stdout).stdout == "ok\n" * once.stdout.count("\n")


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_simulate_plays_every_number_of_players(players: int) -> None:
    settings = json.dumps({"players": players, "target": 100})
    done = command(
        "simulate",
        "five_hundred",
        "--hands",
        "2",
        "--seed",
        "1",
        "--settings",
        settings,
        "--players",
        "random",
    )
    assert done.returncode == 0
    assert all(len(json.loads(line)["seats"]) == players for line in done.stdout.splitlines())


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (("play", "whist"), "whist"),
        (("play", "five_hundred", "--players", "9"), "players"),
        (("play", "five_hundred", "--players", "two"), "--players"),
        (("play", "five_hundred", "--seed", "x"), "--seed"),
        (("play", "five_hundred", "--settings", '{"targt": 3}'), "targt"),
        (("play", "five_hundred", "--settings", '{"target": -3}'), "target"),
        (("play", "five_hundred", "--settings", "{"), "--settings"),
        (("play", "five_hundred", "--settings", "[1]"), "--settings"),
        (("simulate", "five_hundred", "--hands", "3", "--seed", "1", "--players", "genius"), "genius"),
        ((*SIMULATE, "--players", "random,random"), "--players names 2 players, but setting 'players' = 4"),
        ((*SIMULATE, "--settings", '{"players": 3}', "--players", "random,random"), "'players' = 3"),
        (("simulate", "five_hundred", "--seed", "1"), "--hands"),
        (("simulate", "five_hundred", "--hands", "0", "--seed", "1"), "--hands: 0 is too low: it must be 1"),
        (
            ("simulate", "five_hundred", "--hands", "-1", "--seed", "1"),
            "--hands: -1 is too low: it must be 1",
        ),
        (("simulate", "five_hundred", "--hands", "abc", "--seed", "1"), '--hands: "abc" is no whole number'),
        (("simulate", "five_hundred", "--hands", "1_0", "--seed", "1"), '--hands: "1_0" is no whole number'),
        (("simulate", "five_hundred", "--hands", "9", "--seed", "x"), '--seed: "x" is no whole number'),
        (("simulate", "five_hundred", "--hands", "9", "--seed", "9" * 5000), "... is no whole number"),
        (
            ("play", "five_hundred", "--players", "3", "--settings", '{"players": 4}'),
            "--players 3 and setting",
        ),
        (
            ("play", "five_hundred", "--settings", '{"target": 1, "target": 2}'),
            '--settings: the key "target"',
        ),
        (("play", "five_hundred", "--settings", '{"target": [1]}'), "--settings: target: is a list instead"),
        (("play", "five_hundred", "--settings", "[" * 100_000), "--settings: not JSON that can be read"),
        (("play", "five_hundred", "--settings", '{"target": ' + "9" * 5000 + "}"), "of 5000 digits is too"),
        (("play", "x" * 9999), '"xxx'),
        (("dance\n" * 9999,), "dance"),
        (("play", "pitch", "more\n" * 9999), "unrecognized arguments: more?more"),
        (("replay", "no/such/file.jsonl"), "file.jsonl"),
        (("dance",), "dance"),
        (("watch", "no/such/file.jsonl"), "file.jsonl: No such file"),
        (("watch", str(CASES), "--match", "9999"), "--match 9999 is too high: it holds"),
        (("watch", str(CASES), "--hand", "0"), "--hand: 0 is too low"),
        (("watch", __file__), "test_main.py:1: not JSON"),
        (("hall", "import"), "FILE"),
        (("hall", "dance"), "dance"),
    ],
)
def test_bad_words_give_one_line_that_names_them_and_exit_with_2(words: tuple[str, ...], named: str) -> None:
    done = command(*words)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert named in done.stderr
    assert len(done.stderr) < 500


@pytest.mark.parametrize(
    ("missing", "words", "code"),
    [
        ("stdin", ("replay", "-"), 2),
        ("stdout", SIMULATE, 0),
        ("stdout", ("replay", str(CASES)), 0),
        ("stderr", ("replay", "no/such/file.jsonl"), 2),
    ],
)
def test_a_stream_that_is_not_there_is_no_mistake_of_ours(
    missing: str, words: tuple[str, ...], code: int
) -> None:
    """So it is where a command is run without a console."""
    program = f"import sys, main; sys.{missing} = None; sys.exit(main.main({list(words)!r}))"
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=HOUSE, capture_output=True, text=True, check=False, timeout=60
    )
    assert done.returncode == code
    assert "Traceback" not in done.stderr
    if missing == "stdin":
        assert done.stderr == "-: holds no record\n"


@pytest.mark.parametrize(
    "words",
    [
        (),
        ("play",),
        ("replay",),
        ("simulate",),
        ("watch",),
        ("hall",),
        ("hall", "import"),
        ("hall", "export"),
    ],
)
def test_help_is_complete(words: tuple[str, ...]) -> None:
    done = command(*words, "--help")
    assert done.returncode == 0
    assert done.stdout.startswith("usage:")


def test_the_version_is_told() -> None:
    assert command("--version").stdout.startswith("Trick Table ")


def test_no_display_is_one_clear_line() -> None:
    done = command("play", "five_hundred", SDL_VIDEODRIVER="x11", DISPLAY=":9999")
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "display" in done.stderr.lower()


def test_records_go_into_one_hall_and_out_of_it_into_another(tmp_path: Path) -> None:
    records = command("simulate", "pitch", "--hands", "6", "--seed", "7").stdout
    here, there = {"TRICK_TABLE_HOME": str(tmp_path / "here")}, {"TRICK_TABLE_HOME": str(tmp_path / "there")}
    count = records.count("\n")
    done = command("hall", "import", "-", typed=records, **here)
    assert (done.stdout, done.stderr) == (f"{count} taken in, 0 already here, 0 refused\n", "")
    given = command("hall", "export", **here)
    assert sorted(given.stdout.splitlines()) == sorted(records.splitlines())
    command("hall", "import", "-", typed=given.stdout, **there)
    assert command("hall", "export", **there).stdout == given.stdout
    assert command("replay", "-", typed=given.stdout).stdout == "ok\n" * count


@pytest.mark.parametrize(("content", "code"), [("{}\n", 2), ("not json", 2)])
def test_what_is_no_record_is_not_taken_into_the_hall(tmp_path: Path, content: str, code: int) -> None:
    done = command("hall", "import", "-", typed=content, TRICK_TABLE_HOME=str(tmp_path))
    assert done.returncode == code
    assert done.stdout == "0 taken in, 0 already here, 1 refused\n"
    assert done.stderr.startswith("-:1: ")
    assert done.stderr.count("\n") == 1


def test_a_record_that_differs_from_the_rules_is_not_taken_into_the_hall(tmp_path: Path) -> None:
    record = json.loads(CASES.read_text(encoding="utf-8").splitlines()[0])
    record["hands"][0]["result"]["points"][0] += 10
    done = command("hall", "import", "-", typed=json.dumps(record), TRICK_TABLE_HOME=str(tmp_path))
    assert (done.returncode, done.stdout) == (1, "0 taken in, 0 already here, 1 refused\n")


def test_a_spoilt_hall_is_named_and_set_aside_on_the_command_line(tmp_path: Path) -> None:
    (tmp_path / "hall.sqlite").write_text("no hall " * 999, encoding="utf-8")
    done = command("hall", "export", TRICK_TABLE_HOME=str(tmp_path))
    assert (done.returncode, done.stdout) == (0, "")
    assert done.stderr.count("\n") == 1
    assert "set aside as hall-set-aside-1.sqlite" in done.stderr


def test_a_folder_that_cannot_be_written_is_one_clear_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    done = command("hall", "export", TRICK_TABLE_HOME=str(tmp_path / "file"))
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert str(tmp_path / "file") in done.stderr


def test_a_match_of_which_no_hand_is_over_cannot_be_watched() -> None:
    record = json.loads(CASES.read_text(encoding="utf-8").splitlines()[0])
    record["hands"] = []
    record.pop("winners", None)
    for key in ("illegal", "check"):
        record.pop(key, None)
    done = command("watch", "-", typed=json.dumps(record))
    assert (done.returncode, done.stdout) == (2, "")
    assert "no hand of this match is over yet" in done.stderr

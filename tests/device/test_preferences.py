"""Preferences: read with forgiveness, written whole."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.device.folders import assets_folder
from game.device.preferences import Preferences, PreferencesFile, read, write
from game.device.sitters import LONGEST_NAME, Sitter
from game.device.strings import Strings

ENGLISH = Strings(assets_folder() / "strings")
FULL = Preferences(
    language="cs",
    name='Žofie "Z" \\ \t',
    portrait="fox",
    speed=2.0,
    trick_pause=4.0,
    sound=False,
    volume=3,
    reduced_motion=True,
    four_colours=False,
    large_text=True,
    full_screen=True,
    last_game="five_hundred",
    seats=(Sitter('Jan "J"', "owl", "blue"), Sitter("", "fox", "night", "normal")),
    seated=(Sitter(),),
    settings={"five_hundred": {"players": 3, "misere": False, "auction": "one_round"}, "pitch": {}},
)


def test_without_a_file_all_is_as_by_default(tmp_path: Path) -> None:
    assert read(tmp_path / "none.toml") == (Preferences(), [])


@given(name=st.text(st.characters(categories=("L", "N", "P", "S")), max_size=LONGEST_NAME))
def test_any_name_comes_back_as_it_was_written(tmp_path_factory: pytest.TempPathFactory, name: str) -> None:
    file = tmp_path_factory.mktemp("home") / "preferences.toml"
    write(file, Preferences(name=name))
    assert read(file) == (Preferences(name=name), [])


def test_everything_comes_back_as_it_was_written(tmp_path: Path) -> None:
    file = tmp_path / "preferences.toml"
    whole = Preferences(**{each: getattr(FULL, each) for each in Preferences.__slots__ if each != "name"})
    write(file, whole)
    assert read(file) == (whole, [])


def test_unprintable_letters_are_escaped_and_then_refused(tmp_path: Path) -> None:
    file = tmp_path / "preferences.toml"
    write(file, FULL)
    preferences, warnings = read(file)
    assert preferences.name == ""
    assert len(warnings) == 1
    assert warnings[0].words["key"] == "name"


@pytest.mark.parametrize(
    "line",
    [
        "language = 3",
        "volume = 11",
        "volume = true",
        "volume = 2.5",
        "speed = 3.0",
        "sound = 1",
        'sound = "yes"',
        f'name = "{"x" * 40}"',
        "settings = 3",
        "settings = {five_hundred = 3}",
        "settings = {five_hundred = {players = [1]}}",
        "colour = 3",
        "seats = 3",
        "seats = [3]",
        "seats = [{name = 3}]",
        "seats = [{shoes = 'red'}]",
        'seats = [{name = "\\u202e"}]',
        f"seats = [{{name = '{'x' * 1000}'}}]",
        'seats = [{portrait = "dragon"}]',
        'seated = [{colour = "invisible"}]',
        f"seated = [{', '.join(['{}'] * 8)}]",
    ],
)
def test_a_wrong_value_is_default_and_told_by_file_and_key(tmp_path: Path, line: str) -> None:
    file = tmp_path / "preferences.toml"
    file.write_text(f'portrait = "bear"\n{line}\n', encoding="utf-8")
    preferences, warnings = read(file)
    assert preferences == Preferences(portrait="bear")
    assert len(warnings) == 1
    for language in ENGLISH.languages():
        told = warnings[0].said(Strings(assets_folder() / "strings", language))
        assert str(file) in told
        assert line.split(" ")[0] in told


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("speed = 4.0", "speed: cannot be 4.0. Allowed: 0.5, 1.0, 2.0. The default is used instead: 1.0."),
        ('sound = "yes"', 'sound: cannot be "yes". Allowed: false, true. The default is used instead: true.'),
        (
            "name = 3",
            'name: cannot be 3. Allowed: a text of at most 16 letters. The default is used instead: "".',
        ),
        ("colour = 3", "colour: there is no such preference. It is left out."),
    ],
)
def test_what_is_allowed_and_what_is_used_instead_is_told(tmp_path: Path, line: str, told: str) -> None:
    file = tmp_path / "preferences.toml"
    file.write_text(line + "\n", encoding="utf-8")
    assert [each.said(ENGLISH) for each in read(file)[1]] == [f"{file}: {told}"]


def test_what_is_told_is_short_and_hides_nothing(tmp_path: Path) -> None:
    file = tmp_path / "preferences.toml"
    file.write_text(f'name = "\u202e{"x" * 1000}"\n"\u202e{"k" * 1000}" = 1\n', encoding="utf-8")
    for each in read(file)[1]:
        told = each.said(ENGLISH)
        assert "\\u202e" in told
        assert told.isprintable()
        assert len(told) < len(str(file)) + 160


@pytest.mark.parametrize("content", [b"= nonsense", b"\xff\xfe", b"name = "])
def test_a_broken_file_is_all_defaults_and_told(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "preferences.toml"
    file.write_bytes(content)
    preferences, warnings = read(file)
    assert preferences == Preferences()
    assert len(warnings) == 1


def test_whole_numbers_do_for_speeds(tmp_path: Path) -> None:
    file = tmp_path / "preferences.toml"
    file.write_text("speed = 2\n")
    assert read(file)[0].speed == 2


def test_a_change_is_in_force_told_and_kept(tmp_path: Path) -> None:
    kept = PreferencesFile(tmp_path / "preferences.toml")
    heard: list[int] = []
    kept.on_change.append(lambda: heard.append(kept.now.volume))
    kept.change(volume=2)
    assert heard == [2]
    assert PreferencesFile(kept.file).now.volume == 2
    assert [each.name for each in tmp_path.iterdir()] == ["preferences.toml"]


def test_a_change_that_cannot_be_written_is_in_force_all_the_same(tmp_path: Path) -> None:
    kept = PreferencesFile(tmp_path / "gone" / "preferences.toml")
    with pytest.raises(OSError, match="gone"):
        kept.change(volume=2)
    assert kept.now.volume == 2


def test_sound_switched_off_is_silence() -> None:
    assert Preferences(sound=False).loudness == 0
    assert Preferences(volume=10).loudness == 1


@pytest.mark.parametrize("content", ["volume = " + "9" * 5000, "a = " + "[" * 5000, 'portrait = "nosuch"'])
def test_what_nobody_would_write_is_default_and_told_too(tmp_path: Path, content: str) -> None:
    file = tmp_path / "preferences.toml"
    file.write_text(content, encoding="utf-8")
    preferences, warnings = read(file)
    assert preferences == Preferences()
    assert [str(file) in warning.said(ENGLISH) for warning in warnings] == [True]


def test_what_could_not_be_written_leaves_nothing_behind(tmp_path: Path) -> None:
    file = tmp_path / "preferences.toml"
    file.mkdir()
    with pytest.raises(OSError, match="irectory"):
        PreferencesFile(file).change(volume=3)
    assert list(tmp_path.iterdir()) == [file]

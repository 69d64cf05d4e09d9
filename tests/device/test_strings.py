"""Words by key, with English standing in."""

from pathlib import Path

import pytest

from game.device.folders import assets_folder
from game.device.strings import BadStrings, Strings


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "en.toml").write_text(
        '[home]\nplay = "Play"\ngreet = "Hello {name}"\nquit = "Quit"\n[home.deep]\n"bid 7H" = "7♥"\n',
        encoding="utf-8",
    )
    (tmp_path / "cs.toml").write_text('[home]\nplay = "Hrát"\ngreet = "Ahoj {name}"\n', encoding="utf-8")
    return tmp_path


def test_nested_tables_become_dotted_keys(folder: Path) -> None:
    assert Strings(folder)("home.deep.bid 7H") == "7♥"


def test_placeholders_are_filled(folder: Path) -> None:
    assert Strings(folder)("home.greet", name="Anna") == "Hello Anna"


def test_a_language_falls_back_to_english_key_by_key(folder: Path) -> None:
    strings = Strings(folder, "cs")
    assert (strings("home.play"), strings("home.quit")) == ("Hrát", "Quit")


def test_the_language_can_change_while_running(folder: Path) -> None:
    strings = Strings(folder)
    strings.speak("cs")
    assert (strings.language, strings("home.greet", name="Jan")) == ("cs", "Ahoj Jan")


def test_a_language_without_a_file_is_english(folder: Path) -> None:
    strings = Strings(folder, "xx")
    assert (strings.language, strings("home.play")) == ("en", "Play")


def test_a_missing_key_is_shown_in_brackets(folder: Path) -> None:
    assert Strings(folder)("home.nowhere") == "[home.nowhere]"


def test_every_language_with_a_file_is_known(folder: Path) -> None:
    assert Strings(folder).languages() == ("cs", "en")


@pytest.mark.parametrize(
    ("written", "told"),
    [
        ("[home\n", "cs.toml"),
        ("[home]\nplay = 3\n", "home.play"),
        ('[home]\ngreet = "Ahoj {jmeno}"\n', "home.greet.*jmeno"),
        ('[home]\ngreet = "Ahoj {name"\n', "home.greet"),
    ],
)
def test_a_broken_file_is_told_by_file_key_and_reason(folder: Path, written: str, told: str) -> None:
    (folder / "cs.toml").write_text(written, encoding="utf-8")
    with pytest.raises(BadStrings, match=told):
        Strings(folder, "cs")


def test_a_broken_language_leaves_the_old_one(folder: Path) -> None:
    strings = Strings(folder, "cs")
    (folder / "de.toml").write_text("=", encoding="utf-8")
    with pytest.raises(BadStrings):
        strings.speak("de")
    assert strings("home.play") == "Hrát"


def test_every_language_of_the_house_can_be_read() -> None:
    strings = Strings(assets_folder() / "strings")
    for language in strings.languages():
        strings.speak(language)
        assert strings.language == language


@pytest.mark.parametrize(
    ("forms", "said"),
    [
        ("trick/tricks", ["0 tricks", "1 trick", "2 tricks", "5 tricks"]),
        ("zdvih/zdvihy/zdvihů", ["0 zdvihů", "1 zdvih", "2 zdvihy", "5 zdvihů"]),
    ],
)
def test_a_word_has_the_form_that_its_number_asks_for(tmp_path: Path, forms: str, said: list[str]) -> None:
    (tmp_path / "en.toml").write_text(f'taken = "{{tricks}} {{tricks:{forms}}}"\n', encoding="utf-8")
    strings = Strings(tmp_path)
    assert [strings("taken", tricks=number) for number in (0, 1, 2, 5)] == said

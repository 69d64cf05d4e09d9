"""Words by key, in the language chosen."""

from pathlib import Path

import pytest

from game.device.folders import assets_folder
from game.device.strings import BadStrings, Strings, isolated

CZECH = """[home]
play = "Hrát"
greet = "Ahoj {name}"
quit = "Konec"
[home.deep]
"bid 7H" = "7♥"
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "en.toml").write_text(
        '[home]\nplay = "Play"\ngreet = "Hello {name}"\nquit = "Quit"\n[home.deep]\n"bid 7H" = "7♥"\n',
        encoding="utf-8",
    )
    (tmp_path / "cs.toml").write_text(CZECH, encoding="utf-8")
    return tmp_path


def test_nested_tables_become_dotted_keys(folder: Path) -> None:
    assert Strings(folder)("home.deep.bid 7H") == "7♥"


def test_placeholders_are_filled(folder: Path) -> None:
    assert Strings(folder)("home.greet", name="Anna") == "Hello Anna"


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
        ('[home]\ngreet = "Ahoj {name:q}"\n', "home.greet.*name:q"),
        ('[home]\ngreet = "Ahoj {name!r}"\n', "home.greet.*name!r"),
    ],
)
def test_a_broken_file_is_told_by_file_key_and_reason(folder: Path, written: str, told: str) -> None:
    (folder / "cs.toml").write_text(written, encoding="utf-8")
    with pytest.raises(BadStrings, match=told):
        Strings(folder, "cs")


def test_a_sentence_that_is_missing_is_said_in_english(folder: Path) -> None:
    (folder / "cs.toml").write_text(CZECH.replace('quit = "Konec"\n', ""), encoding="utf-8")
    strings = Strings(folder, "cs")
    assert (strings.language, strings("home.play"), strings("home.quit")) == ("cs", "Hrát", "Quit")
    assert "home.quit" in strings
    strings.speak("en")
    assert strings("home.play") == "Play"


def test_a_file_in_another_encoding_is_told_by_file_and_line(folder: Path) -> None:
    (folder / "cs.toml").write_bytes(CZECH.encode("cp1250", errors="replace"))
    with pytest.raises(BadStrings, match=r"cs\.toml: line 2: not UTF-8"):
        Strings(folder, "cs")


def test_a_language_is_no_path(folder: Path) -> None:
    (folder / "strings").mkdir()
    (folder / "strings" / "en.toml").write_text('a = "b"')
    assert Strings(folder / "strings", "../cs").language == "en"


def test_words_stand_apart_in_a_sentence_that_may_go_the_other_way(folder: Path) -> None:
    (folder / "ur.toml").write_text(CZECH.replace("Ahoj {name}", "{name} سلام"), encoding="utf-8")
    strings = Strings(folder, "ur")
    assert strings.rtl
    assert strings("home.greet", name="Anna") == isolated("Anna") + " سلام"
    strings.speak("cs")
    assert not strings.rtl
    assert strings("home.greet", name="آمنہ") == "Ahoj " + isolated("آمنہ")
    assert strings("home.greet", name="Žofie") == "Ahoj Žofie"


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

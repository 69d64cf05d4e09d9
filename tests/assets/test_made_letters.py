"""The font has a glyph for every letter we write."""

import json
import tomllib
from pathlib import Path
from unicodedata import name, normalize

import pytest

from assets.make.font import glyph

SENTENCE = "Příliš žluťoučký kůň úpěl ďábelské ódy"
# ruff: noqa: RUF001 - these signs are what is tested
SIGNS = "♠♥♦♣★✓▶◀▲▼←→„“”’–—…·×+-=%/&#()[]<>?!:;'\"*_@|~^{}`\\$.,"


@pytest.fixture(scope="module")
def glyphs(files: dict[str, bytes]) -> dict[str, list[int]]:
    found: dict[str, list[int]] = json.loads(files["fonts/pixel.json"])["glyphs"]
    return found


def words(value: object) -> str:
    """All text in a strings file, however deep."""
    if isinstance(value, dict):
        return "".join(map(words, value.values()))
    if isinstance(value, list):
        return "".join(map(words, value))
    return str(value)


def missing(text: str, glyphs: dict[str, list[int]]) -> set[str]:
    """Letters of the Arabic script have a font of their own."""
    letters = {each for each in normalize("NFC", text) if not name(each, "").startswith("ARABIC")}
    return letters - set(glyphs) - {"\n"}


def test_czech_is_complete_in_both_cases(glyphs: dict[str, list[int]]) -> None:
    assert missing(SENTENCE + SENTENCE.upper() + "ĚŠČŘŽÝÁÍÉÚŮŇĎŤÓ", glyphs) == set()


def test_the_latin_alphabets_are_complete(glyphs: dict[str, list[int]]) -> None:
    letters = [chr(code) for code in (*range(0x20, 0x7F), *range(0xC0, 0x180))]
    assert missing("".join(letters), glyphs) == set()


def test_every_sign_is_there(glyphs: dict[str, list[int]]) -> None:
    assert missing(SIGNS, glyphs) == set()


def test_every_letter_of_the_strings_has_a_glyph(glyphs: dict[str, list[int]], folder: Path) -> None:
    for file in sorted((folder / "strings").glob("*.toml")):
        text = words(tomllib.loads(file.read_text(encoding="utf-8")))
        assert missing(text, glyphs) == set(), file.name


def test_every_letter_of_the_help_has_a_glyph(glyphs: dict[str, list[int]], folder: Path) -> None:
    for file in sorted((folder / "help").glob("*/*.md")):
        assert missing(file.read_text(encoding="utf-8"), glyphs) == set(), file.name


def test_no_two_letters_look_alike() -> None:
    alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzěščřžýáíéúůňďťóĚŠČŘŽÝÁÍÉÚŮŇĎŤÓ123456789"
    assert len({glyph(each).pixels for each in alphabet}) == len(alphabet)

"""The order of a line that goes both ways, beside that of another program."""

import unicodedata

import pytest
from bidi import get_display
from hypothesis import example, given
from hypothesis import strategies as st

from game.device.strings import isolated
from game.screens.bidi import Run, runs

FORGED = "\u202aabc\u202c \u202eabc\u202c \u200fabc"
"""Embeddings and overrides, as a name may hold them."""

LINES = [
    "آپ کی باری ہے — بولی لگائیں",
    "بولی: 7♠ (140) — ٹیم A",
    "ٹیم B نے A♥ سے ہاتھ جیتا، سکور 250",
    "سکور: -140 / 500",
    "توهان جو وارو آهي، پتو ڇڏيو 9♣",
    "Anna (2) نے 8♥ بولا",
    "500-41: رنگ کی پیروی",
    "1,000.50 روپے 3/4 12:30",
    "abc (اب) def",
    "اب (abc) جد [12] {xy}",
    "10% +5 -5 $7 7$",
    "اب 10% +5 -5 $7 7$",
    "َاب a\u0301b",
    "",
    "   ",
    " اب  ",
    "«اب» «ab» «12»",
    "آمنہ + Karel: 12 : 7",
]


def seen(line: list[Run]) -> str:
    """The line from left to right, letter by letter; brackets are turned only when they are drawn."""
    return "".join(run.text[::-1] if run.rtl else run.text for run in line)


def by_another(text: str, rtl: bool) -> str:
    """What another program makes of it, without the signs that nobody sees."""
    shown = get_display(text, base_dir="R" if rtl else "L")
    assert isinstance(shown, str)
    return "".join(letter for letter in shown if letter not in "\u2066\u2067\u2068\u2069")


@pytest.mark.parametrize("rtl", [True, False])
@pytest.mark.parametrize("line", LINES)
def test_lines_of_the_table_stand_as_another_program_has_them(line: str, rtl: bool) -> None:
    assert seen(runs(line, rtl)) == by_another(line, rtl)


@pytest.mark.parametrize("rtl", [True, False])
@pytest.mark.parametrize("line", LINES)
def test_isolated_lines_within_a_sentence_do_so_too(line: str, rtl: bool) -> None:
    for sentence in (f"نام {isolated(line)} ہے 7", f"name {isolated(line)} is 7", isolated(line) * 2):
        assert seen(runs(sentence, rtl)) == by_another(sentence, rtl)


PIECES = [
    " ",
    *["ج", "ب", "ہے", "a", "Bc", "1", "20", ",", ".", "-", "+", "/", ":", "%", "(", ")", "[", "]", "♥"],
]
ISOLATES = ["\u2066", "\u2067", "\u2068", "\u2069"]


@given(st.lists(st.sampled_from(PIECES + ISOLATES), max_size=14).map("".join), st.booleans())
@example("(ب)1", False)
def test_any_line_stands_as_another_program_has_it(line: str, rtl: bool) -> None:
    assert seen(runs(line, rtl)) == by_another(line, rtl)


def test_numbers_names_and_suit_signs_are_never_reversed() -> None:
    sentence = f"{isolated('Žofie 2')} نے {isolated('10♥')} دیا، سکور {isolated('-140')}"
    shown = [run.text for run in runs(sentence, True) if not run.rtl]
    assert shown == ["-140", "10♥", "Žofie 2"]


def test_nobody_sees_the_signs_that_isolate() -> None:
    assert runs(isolated("Anna"), False) == [Run("Anna", False)]


@pytest.mark.parametrize("name", [*FORGED.split(" "), "\u202e", "\u2069\u2069", "\u2068" * 300])
def test_no_name_turns_the_words_around_it(name: str) -> None:
    bare = "".join(letter for letter in name if unicodedata.category(letter) != "Cf")
    assert seen(runs(f"playing: {isolated(name)}, 1 2", False)) == f"playing: {bare}, 1 2"


def test_a_line_of_a_thousand_letters_is_no_trouble() -> None:
    assert "".join(run.text for run in runs("بa" * 500, True)[::-1]) == "بa" * 500

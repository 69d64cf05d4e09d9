"""The small part of Markdown that help files are written in."""

from pathlib import Path

import pytest

from game.device.folders import assets_folder
from game.screens.assets import BadAsset
from game.screens.help_text import Run, broken, read_help, words

TEXT = """# A Game

## First things

A paragraph
of two lines with **bold words**, and more.

- one
- two goes
  on here

| Bid | Points |
| --- | ---: |
| 7♠ | 140 |
| + | - |

## Last things
The end.
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    file = tmp_path / "game.md"
    file.write_text(TEXT, encoding="utf-8")
    return file


def plain(some: list[tuple[Run, ...]]) -> str:
    return " ".join("".join(run.text for run in word) for word in some)


def test_title_and_sections_are_found(file: Path) -> None:
    title, sections = read_help(file)
    assert title == "A Game"
    assert [(each.title, each.name) for each in sections] == [
        ("First things", "first_things"),
        ("Last things", "last_things"),
    ]


def test_paragraphs_items_and_tables_are_told_apart(file: Path) -> None:
    blocks = read_help(file)[1][0].blocks
    assert [each.kind for each in blocks] == ["text", "item", "item", "table"]
    assert plain(blocks[0].words) == "A paragraph of two lines with bold words, and more."
    assert plain(blocks[2].words) == "two goes on here"
    assert blocks[3].rows == [["Bid", "Points"], ["7♠", "140"], ["+", "-"]]


def test_a_heading_needs_no_empty_line_after_it(file: Path) -> None:
    assert plain(read_help(file)[1][1].blocks[0].words) == "The end."


def test_bold_may_begin_and_end_within_a_word() -> None:
    assert words("aa **bb cc**, dd") == [
        (Run("aa"),),
        (Run("bb", True),),
        (Run("cc", True), Run(",")),
        (Run("dd"),),
    ]


def test_lines_are_filled_but_not_over() -> None:
    lines = broken(words("aa bbb cccc d"), 6, lambda word: len(word[0].text), 1)
    assert [plain(line) for line in lines] == ["aa bbb", "cccc d"]


@pytest.mark.parametrize("text", ["", "# Only a title", "## No title\ntext", "# Title\ntext too early"])
def test_a_file_without_title_or_sections_is_told(tmp_path: Path, text: str) -> None:
    (tmp_path / "game.md").write_text(text)
    with pytest.raises(BadAsset, match=r"game\.md"):
        read_help(tmp_path / "game.md")


@pytest.mark.parametrize(
    "file", sorted(assets_folder().glob("help/*/*.md")), ids=lambda file: file.parent.name
)
def test_the_houses_help_is_written_so(file: Path) -> None:
    title, sections = read_help(file)
    english = read_help(assets_folder() / "help" / "en" / file.name)[1]
    assert title
    assert len(sections) == len(english)
    for section in sections:
        assert section.blocks
        for block in section.blocks:
            assert block.words or len({len(row) for row in block.rows}) == 1, section.title

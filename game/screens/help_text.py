"""The help files: a small part of Markdown read into sections, and set into lines of a given width.

Read are #, ##, paragraphs, lists with -, tables with | and **bold**; nothing else.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal, TypeAlias

from game.screens.assets import BadAsset, read_text
from game.screens.lettering import split_words

Kind: TypeAlias = Literal["text", "item", "table"]


@dataclass(frozen=True, slots=True)
class Run:
    """Text of one weight, without blanks."""

    text: str
    bold: bool = False


Word: TypeAlias = tuple[Run, ...]


@dataclass(slots=True)
class Block:
    kind: Kind
    words: list[Word] = field(default_factory=list)
    rows: list[list[str]] = field(default_factory=list)
    """Of a table; the first is its head."""


@dataclass(slots=True)
class Section:
    title: str
    blocks: list[Block] = field(default_factory=list)

    @property
    def name(self) -> str:
        """The title in small letters joined by underscores: `the_auction`."""
        return "_".join("".join(c if c.isalnum() else " " for c in self.title.lower()).split())


def read_help(file: Path) -> tuple[str, list[Section]]:
    """The title and the sections; raises BadAsset."""
    title = ""
    sections: list[Section] = []
    for number, part in _parts(read_text(file)):
        first = part[0]
        if first.startswith("## "):
            sections.append(Section(first[3:].strip()))
        elif first.startswith("# "):
            title = first[2:].strip()
        elif not sections:
            raise BadAsset(file, f"line {number}", "text before the first section (##)")
        else:
            sections[-1].blocks += _blocks(part)
    if not title or not sections:
        raise BadAsset(file, "", "needs a title (#) and a section (##)")
    return title, sections


def _parts(text: str) -> Iterator[tuple[int, list[str]]]:
    """Lines that belong together, with the number of the first; a heading stands alone."""
    part: list[str] = []
    for number, line in enumerate([*text.splitlines(), ""], 1):
        if part and (not line.strip() or line.startswith("#") or part[0].startswith("#")):
            yield number - len(part), part
            part = []
        if line.strip():
            part.append(line.rstrip())


def _blocks(part: Sequence[str]) -> Iterator[Block]:
    """A table, or a paragraph and the items of a list that follow it."""
    if part[0].startswith("|"):
        rows = [[cell.strip() for cell in line.strip("| ").split("|")] for line in part]
        yield Block("table", rows=[row for row in rows if not _ruled(row)])
        return
    texts: list[tuple[Kind, str]] = []
    for line in part:
        if line.startswith("- "):
            texts.append(("item", line[2:]))
        elif texts:
            texts[-1] = (texts[-1][0], f"{texts[-1][1]} {line.strip()}")
        else:
            texts.append(("text", line))
    for kind, text in texts:
        yield Block(kind, words=words(text))


def _ruled(row: Sequence[str]) -> bool:
    """The line between a table's head and body."""
    return all(cell and set(cell) <= set("-:") for cell in row)


def words(text: str) -> list[Word]:
    """The words of a text, `**bold**` even within a word."""
    found: list[Word] = [()]
    for index, part in enumerate(text.split("**")):
        for place, piece in enumerate(split_words(part)):
            if place:
                found.append(())
            if piece:
                found[-1] = (*found[-1], Run(piece, bold=index % 2 == 1))
    return [word for word in found if word]


def broken(some: Sequence[Word], width: int, width_of: Callable[[Word], int], blank: int) -> list[list[Word]]:
    """The words in lines no wider than that."""
    lines: list[list[Word]] = [[]]
    used = 0
    for word in some:
        wide = width_of(word)
        if lines[-1] and used + blank + wide > width:
            lines.append([])
        used = used + blank + wide if lines[-1] else wide
        lines[-1].append(word)
    return lines

"""In which order the parts of a line stand where writing goes both ways: the Unicode Bidirectional Algorithm,
as far as a line of text needs it. Isolates are honoured; embeddings and overrides are not, so that no name
can turn the words around it. Pure."""

import unicodedata
from collections.abc import Iterator, Sequence
from itertools import filterfalse, groupby
from typing import NamedTuple

UNSEEN = frozenset(("BN", "LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI", "B"))
"""Kinds of characters that take no room in a line."""
MARKS = "\N{LEFT-TO-RIGHT MARK}\N{RIGHT-TO-LEFT MARK}\N{ARABIC LETTER MARK}"
OPENS = {"LRI": "L", "RLI": "R", "FSI": ""}
STRONG = {"L": "L", "R": "R", "AL": "R", "EN": "R", "AN": "R"}
"""The side that neutrals beside it take it for."""
SEPARATED = {("ES", "EN"), ("CS", "EN"), ("CS", "AN")}
"""Which separators between which numbers are part of a number (W4)."""
NEUTRAL = frozenset(("ON", "WS", "S", "B", *OPENS, "PDI"))
BRACKETS = {"(": ")", "[": "]", "{": "}"}
DEEPEST = 120


class Run(NamedTuple):
    text: str
    """In the order in which it is read."""
    rtl: bool


def runs(text: str, rtl: bool) -> list[Run]:
    """The line in runs of one direction each, as they are seen from left to right."""
    text = "".join(letter for letter in text if _is_isolating(letter) or is_seen(letter))
    levels = _levels(text, int(rtl))
    parts = [
        (level, "".join(text[at] for at in some))
        for level, some in groupby(range(len(text)), levels.__getitem__)
    ]
    for level in range(max(levels, default=0), 0, -1):
        parts = list(_turned(parts, level))
    bare = (Run("".join(filterfalse(_is_isolating, part)), level % 2 == 1) for level, part in parts)
    return [run for run in bare if run.text]


def is_seen(letter: str) -> bool:
    """Whether it takes room in a line. Marks of direction are letters to the algorithm, but none to anybody
    who reads."""
    return _kind(letter) not in UNSEEN and letter not in MARKS


def _kind(letter: str) -> str:
    return unicodedata.bidirectional(letter) or "L"


def _is_isolating(letter: str) -> bool:
    return _kind(letter) in OPENS or _kind(letter) == "PDI"


def _turned(parts: Sequence[tuple[int, str]], level: int) -> Iterator[tuple[int, str]]:
    """The parts with each row of those at that level or above turned round (rule L2)."""
    for high, group in groupby(parts, key=lambda part: part[0] >= level):
        some = list(group)
        yield from some[::-1] if high else some


def _levels(text: str, base: int) -> list[int]:
    """How deep each letter lies: even is left to right, odd right to left."""
    kinds = [_kind(letter) for letter in text]
    levels = [base] * len(text)
    for level, row in _rows(kinds, base):
        _resolve(text, kinds, levels, row, level)
    end = len(text)
    while end and (kinds[end - 1] == "WS" or kinds[end - 1] in UNSEEN):  # rule L1
        end -= 1
        levels[end] = base
    return levels


def _rows(kinds: Sequence[str], base: int) -> list[tuple[int, list[int]]]:
    """What is to be resolved together: the text, and each isolate within it, by level and indices."""
    rows: list[tuple[int, list[int]]] = [(base, [])]
    open_rows = [rows[0]]
    unopened = 0
    for at, kind in enumerate(kinds):
        if kind == "PDI":
            if unopened:
                unopened -= 1
            elif len(open_rows) > 1:
                open_rows.pop()
        open_rows[-1][1].append(at)
        if kind in OPENS:
            level = open_rows[-1][0]
            side = OPENS[kind] or _first_strong(kinds, at + 1)
            level += 1 if (level % 2 == 1) != (side == "R") else 2
            if level > DEEPEST:
                unopened += 1
                continue
            open_rows.append((level, []))
            rows.append(open_rows[-1])
    return rows


def _first_strong(kinds: Sequence[str], start: int) -> str:
    depth = 0
    for kind in kinds[start:]:
        if kind in OPENS:
            depth += 1
        elif kind == "PDI":
            depth -= 1
            if depth < 0:
                break
        elif not depth and kind in ("L", "R", "AL"):
            return STRONG[kind]
    return "L"


def _resolve(text: str, all_kinds: Sequence[str], levels: list[int], row: Sequence[int], level: int) -> None:
    own = "R" if level % 2 else "L"
    kinds = [all_kinds[at] for at in row]
    _weak(kinds, own)
    _brackets([text[at] for at in row], kinds, own)
    _neutral(kinds, own)
    for at, kind in zip(row, kinds, strict=True):
        levels[at] = level + (kind != "L" if own == "L" else kind in ("L", "EN", "AN"))
        if own == "L" and kind in ("EN", "AN"):
            levels[at] = level + 2


def _weak(kinds: list[str], own: str) -> None:
    """Rules W1 to W7: numbers and what belongs to them."""
    _marks(kinds, own)
    _numbers(kinds, own)
    for at in range(1, len(kinds) - 1):
        before, kind, after = kinds[at - 1 : at + 2]
        if before == after and (kind, before) in SEPARATED:
            kinds[at] = before
    for kind, some in [(kind, list(some)) for kind, some in groupby(range(len(kinds)), kinds.__getitem__)]:
        if kind == "ET" and "EN" in kinds[max(0, some[0] - 1) : some[-1] + 2]:
            kinds[some[0] : some[-1] + 1] = ["EN"] * len(some)
    strong = own
    for at, kind in enumerate(kinds):
        if kind in ("ES", "ET", "CS"):
            kinds[at] = "ON"
        elif kind in ("L", "R"):
            strong = kind
        elif kind == "EN" and strong == "L":
            kinds[at] = "L"


def _marks(kinds: list[str], own: str) -> None:
    """A mark over a letter goes with the letter (W1)."""
    for at, kind in enumerate(kinds):
        if kind == "NSM":
            before = kinds[at - 1] if at else own
            kinds[at] = "ON" if before in OPENS or before == "PDI" else before


def _numbers(kinds: list[str], own: str) -> None:
    """A number after an Arabic letter is an Arabic one (W2), and that letter goes to the left (W3)."""
    strong = own
    for at, kind in enumerate(kinds):
        if kind in ("L", "R", "AL"):
            strong = kind
        if kind == "AL":
            kinds[at] = "R"
        elif kind == "EN" and strong == "AL":
            kinds[at] = "AN"


def _brackets(letters: Sequence[str], kinds: list[str], own: str) -> None:
    """Rule N0: both brackets of a pair go the same way."""
    for start, end in _pairs(letters, kinds):
        inside = {STRONG[kind] for kind in kinds[start + 1 : end] if kind in STRONG}
        if not inside:
            continue
        side = own
        if own not in inside:
            before = next((STRONG[kind] for kind in reversed(kinds[:start]) if kind in STRONG), own)
            side = before if before in inside else own
        kinds[start] = kinds[end] = side


def _pairs(letters: Sequence[str], kinds: Sequence[str]) -> list[tuple[int, int]]:
    open_at: list[int] = []
    pairs: list[tuple[int, int]] = []
    for at, letter in enumerate(letters):
        if kinds[at] != "ON":
            continue
        if letter in BRACKETS:
            open_at.append(at)
        for depth in range(len(open_at) - 1, -1, -1):
            if BRACKETS[letters[open_at[depth]]] == letter:
                pairs.append((open_at[depth], at))
                del open_at[depth:]
                break
    return sorted(pairs)


def _neutral(kinds: list[str], own: str) -> None:
    """Rules N1 and N2: neutrals between two of one side go that way, all others the way of the text."""
    at = 0
    for neutral, some in [(k, list(s)) for k, s in groupby(kinds, key=NEUTRAL.__contains__)]:
        end = at + len(some)
        if neutral:
            before = STRONG[kinds[at - 1]] if at else own
            after = STRONG[kinds[end]] if end < len(kinds) else own
            kinds[at:end] = [before if before == after else own] * len(some)
        at = end

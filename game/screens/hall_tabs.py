"""What stands in the columns of the hall: a match, a player at a game, a game, each as a line of cells."""

from collections.abc import Sequence
from time import localtime

from game.device.strings import Strings
from game.screens.hall_lines import Cell, Column, Run
from game.table.hall_rows import GameRow, MatchRow, PlayerRow, SideRow

LONGEST_NAME = 40
"""Letters; a name out of a record may have any number."""
_EXACT = 10**15
"""From here on a number is told in powers of ten."""


def match_columns(strings: Strings) -> tuple[Column, ...]:
    return (Column(), Column(), Column(wide=True), Column(strings("hall.hands"), at_right=True))


def match_cells(strings: Strings, row: MatchRow) -> Sequence[Cell]:
    day = localtime(row.played)
    month = strings("hall.months").split(", ")[day.tm_mon - 1]
    date = strings("hall.date", year=day.tm_year, month=month, day=day.tm_mday)
    runs: list[Run] = []
    for side in row.sides:
        runs += [("  ·  ", "haze")] if runs else []
        runs.append((side_words(side), "gold2" if side.won else "paper"))
    if not row.over:
        runs.append((f"  {strings('hall.going_on')}", "haze"))
    return (
        Cell([(date, "paper2")]),
        Cell(icon=f"{row.game}/small"),
        Cell(runs),
        Cell([(str(row.hands), "paper")]),
    )


def player_columns(strings: Strings) -> tuple[Column, ...]:
    numbers = ("won", "hands", "contracts", "average")
    return (
        Column(strings("hall.player"), wide=True),
        Column(),
        *(Column(strings(f"hall.{head}"), at_right=True) for head in numbers),
    )


def player_cells(row: PlayerRow) -> Sequence[Cell]:
    return (
        Cell([(row.name[:LONGEST_NAME], "paper")]),
        Cell(icon=f"{row.game}/small"),
        Cell([(f"{row.won}/{row.matches}", "gold2" if row.won else "paper")]),
        Cell([(str(row.hands), "paper")]),
        Cell([(f"{row.made}/{row.tried}", "paper")]),
        Cell([(average(row.average), "paper")]),
    )


def game_columns(strings: Strings) -> tuple[Column, ...]:
    return (
        Column(),
        Column(strings("hall.game"), wide=True),
        *(Column(strings(f"hall.{head}"), at_right=True) for head in ("matches", "hands", "contracts")),
        Column(),
    )


def game_cells(strings: Strings, row: GameRow) -> Sequence[Cell]:
    return (
        Cell(icon=f"{row.game}/small"),
        Cell([(strings(f"{row.game}.name"), "paper")]),
        Cell([(str(row.matches), "paper")]),
        Cell([(str(row.hands), "paper")]),
        Cell([(f"{row.made}/{row.tried}", "paper")]),
        Cell([(row.best_name[:LONGEST_NAME], "paper2")]),
    )


def side_words(side: SideRow) -> str:
    names = " + ".join(name[:LONGEST_NAME] for name in side.names)
    return f"{names}: {side.score[:LONGEST_NAME]}"


def points(value: float) -> str:
    """Of a hand."""
    return f"{value:+.0f}" if abs(value) < _EXACT else f"{value:+.0e}"


def average(value: float) -> str:
    return f"{value:+.1f}" if abs(value) < _EXACT else f"{value:+.0e}"

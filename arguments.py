"""What may be typed on the command line: each word that cannot be read is refused in one line."""

import argparse
from typing import NoReturn

from game.rules.game import Game
from game.rules.games import GAMES
from game.rules.shown import printable, shown
from game.table.json_value import BadRecord, read_json

BAD_INPUT = 2
LONGEST = 300


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one line that can be read, whatever was typed."""

    def error(self, message: str) -> NoReturn:
        line = printable(message)
        self.exit(BAD_INPUT, f"{self.prog}: {line if len(line) <= LONGEST else f'{line[:LONGEST]}...'}\n")


def add_settings(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--settings", type=settings_object, metavar="JSON", default={}, help="e.g. '{\"target\": 300}'"
    )


def whole(text: str) -> int:
    # Python would read 1_0 and the digits of all scripts, and gives up at some thousand of them.
    try:
        return int(text if text.isascii() and "_" not in text else "")
    except ValueError:
        raise argparse.ArgumentTypeError(f"{shown(text)} is no whole number that can be read") from None


def positive(text: str) -> int:
    number = whole(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{shown(number)} is too low: it must be 1 or more")
    return number


def settings_object(text: str) -> dict[str, object]:
    try:
        return read_json(text).scalars()
    except BadRecord as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def game_of(chosen: argparse.Namespace) -> Game:
    if chosen.game not in GAMES:
        raise ValueError(f"unknown game {shown(chosen.game)}; known are {', '.join(GAMES)}")
    return GAMES[chosen.game]


def with_players(settings: dict[str, object], players: int | None) -> dict[str, object]:
    """The settings with the number of `--players` among them, if there is one."""
    if players is None:
        return settings
    if settings.get("players", players) != players:
        raise ValueError(
            f"--players {players} and setting 'players' = {shown(settings['players'])} contradict each other"
        )
    return {**settings, "players": players}

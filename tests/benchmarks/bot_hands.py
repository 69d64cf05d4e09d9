"""Bots' hands of each game: the time they take beside random ones, and what their score sheets tell.

`python -m tests.benchmarks.bot_hands [GAME] [HANDS]`; without a game all of them, 1,000 hands each.
"""

import sys
import time
from collections import Counter
from collections.abc import Iterator

from game.bots.levels import NORMAL, RANDOM, chooser
from game.bots.simulate import simulate
from game.rules.game import Game
from game.rules.games import GAMES
from game.rules.result import Line, Result
from game.rules.settings import Settings
from game.table.record import Record, match_of

SEED = 90210


def played(game: Game, settings: Settings, level: str, hands: int) -> tuple[list[Record], float]:
    """The records, and the seconds they took."""
    choosers = [chooser(level, game.name, settings)] * settings.number("players")
    start = time.perf_counter()
    records = list(simulate(game, settings, choosers, hands, SEED, legal=False))
    return records, time.perf_counter() - start


def results(records: list[Record]) -> Iterator[Result]:
    for record in records:
        yield from (hand.result for hand in match_of(record).played if hand.result is not None)


def told(line: Line) -> str:
    """The line's key, and what was bid where that is no number."""
    bid = str(dict(line.words).get("label", "")).rpartition(" ")[2]
    return f"{line.key} {bid}" if bid.isalpha() else line.key


def measure(game: Game, players: int, hands: int) -> None:
    settings = game.check({"players": players})
    records, ours = played(game, settings, NORMAL, hands)
    randomly, theirs = played(game, settings, RANDOM, hands)
    done, done_randomly = (sum(len(record.hands) for record in some) for some in (records, randomly))
    ratio = ours / done / (theirs / done_randomly)
    print(
        f"{game.name}, {players} players: {1000 * ours / done:.2f} s a thousand hands, {ratio:.1f} of random"
    )
    lines = Counter(told(line) for result in results(records) for line in result.lines)
    print("   ", ", ".join(f"{key} {100 * count / done:.1f} %" for key, count in lines.most_common()))


def main() -> None:
    games = [word for word in sys.argv[1:] if word in GAMES] or list(GAMES)
    hands = next((int(word) for word in sys.argv[1:] if word.isdigit()), 1000)
    for name in games:
        for players in GAMES[name].settings[0].values:
            assert isinstance(players, int)
            measure(GAMES[name], players, hands)


if __name__ == "__main__":
    main()

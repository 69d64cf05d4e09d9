"""Opening the hall of ten thousand matches, beside the least that can be read of their files and rows.

Run alone: `python -m tests.benchmarks.hall`.
"""

import os
import sqlite3
import tempfile
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from statistics import median

from game.rules.games import GAMES
from game.table.deal import deal, draw_dealer
from game.table.hall import MATCHES, Hall
from game.table.keeping import keep_at
from game.table.match import Match, new_match
from game.table.record import record_of

HOW_MANY = 10_000
HANDS = 8
PAGE = 12
ROUNDS = 7
NAMES = ("Ann", "Ben", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Joe", "Kim", "Lea")


def played(seed: int) -> Match:
    chance = Random(seed)
    game = list(GAMES.values())[seed % len(GAMES)]
    settings = game.check({})
    match = new_match(game, settings, NAMES[: settings.number("players")])
    while match.awaits_deal and len(match.played) < HANDS:
        dealer = match.next_dealer
        dealer = draw_dealer(settings, chance) if dealer is None else dealer
        match = match.deal(deal(game, settings, chance), dealer)
        while match.hand is not None and match.hand.public.turn is not None:
            match = match.after(match.hand.public.turn, chance.choice(match.hand.legal())).match
    return match


def fill(home: Path) -> None:
    """So many different matches, each in its file."""
    chance = Random(1)
    matches = [played(seed) for seed in range(24)]
    (home / MATCHES).mkdir()
    hall = Hall(home)
    for number in range(HOW_MANY):
        match = matches[number % len(matches)]
        match = replace(match, names=tuple(chance.sample(NAMES, len(match.names))))
        path = home / MATCHES / f"{number:05}.jsonl"
        keep_at(path)(record_of(match))
        hall.enter(path, match)
    hall.catch_up()
    hall.close()


def milliseconds(work: Callable[[], object]) -> float:
    def once() -> float:
        start = time.perf_counter()
        work()
        return time.perf_counter() - start

    return 1000 * median(once() for _ in range(ROUNDS))


def open_and_list(home: Path) -> None:
    hall = Hall(home)
    hall.catch_up()
    hall.count_matches()
    hall.matches(0, PAGE)
    hall.close()


def tell_players(home: Path) -> None:
    hall = Hall(home)
    hall.players(0, PAGE)
    hall.games()
    hall.close()


def bare(home: Path) -> None:
    """The least that can be done: every file looked at, and every row of one column added up."""
    for each in os.scandir(home / MATCHES):
        each.stat()
    file = sqlite3.connect(home / "hall.sqlite")
    file.execute("SELECT sum(hands) FROM seats").fetchone()
    file.execute("SELECT name, written, size FROM files").fetchall()
    file.close()


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        start = time.perf_counter()
        fill(home)
        filled = time.perf_counter() - start
        size = (home / "hall.sqlite").stat().st_size / 1e6
        least = milliseconds(lambda: bare(home))
        print(f"{HOW_MANY} matches written and entered in {filled:.1f} s; the file has {size:.1f} MB")
        for what, work in (
            ("opened, newest matches", open_and_list),
            ("opened, players and games", tell_players),
        ):
            spent = milliseconds(lambda work=work: work(home))  # type: ignore[misc]
            print(f"{what}: {spent:.0f} ms, bare reading {least:.0f} ms, ratio {spent / least:.1f}")


if __name__ == "__main__":
    main()

"""Random legal hands a second through `Hand.after`, beside OpenSpiel's Python euchre in the same run.

python -m pip install open_spiel
python -m tests.benchmarks.rules_speed
"""

import time
from collections.abc import Callable
from random import Random
from statistics import median
from typing import NamedTuple

import pyspiel

from game.rules.game import Game
from game.rules.games import GAMES
from game.rules.settings import Settings
from game.table.deal import deal

ROUNDS, SECONDS = 5, 0.5


class Pace(NamedTuple):
    plies: float
    """A second."""
    hands: float


def measured(play_one: Callable[[Random], int], chance: Random) -> Pace:
    """Plays hands for a while; `play_one` says how many plies its hand had."""
    plies = hands = 0
    start = time.perf_counter()
    while time.perf_counter() - start < SECONDS:
        plies += play_one(chance)
        hands += 1
    spent = time.perf_counter() - start
    return Pace(plies / spent, hands / spent)


def our_hand(game: Game, settings: Settings, chance: Random) -> int:
    """One random hand from the deal to the result."""
    hand = game.open_hand(settings, (0,) * len(game.sides(settings)), 0, deal(game, settings, chance))
    plies = 0
    while legal := hand.legal():
        hand = hand.after(legal[int(chance.random() * len(legal))]).hand
        plies += 1
    return plies


def spiel_hand(game: pyspiel.Game, chance: Random) -> int:
    """One random hand from the deal to the end; dealt cards are not counted as plies."""
    state = game.new_initial_state()
    plies = 0
    while not state.is_terminal():
        legal = state.legal_actions()
        plies += not state.is_chance_node()
        state.apply_action(legal[int(chance.random() * len(legal))])
    return plies


def main() -> None:
    chance = Random(1)
    euchre = pyspiel.load_game("euchre")
    ours: dict[str, tuple[Game, Settings]] = {
        f"{name}, {players} players": (game, game.check({"players": players}))
        for name, game in GAMES.items()
        for players in game.settings[0].values
    }
    paces: dict[str, list[Pace]] = {name: [] for name in ours}
    peer: list[Pace] = []
    for _ in range(ROUNDS):  # interleaved, so that both meet the same load of the machine
        peer.append(measured(lambda chance: spiel_hand(euchre, chance), chance))
        for name, (game, settings) in ours.items():
            paces[name].append(measured(lambda chance, g=game, s=settings: our_hand(g, s, chance), chance))
    print(f"{'random legal hands':30}{'plies/s':>12}{'hands/s':>12}{'ratio of plies':>16}")
    print_pace("OpenSpiel euchre, from Python", peer, peer)
    for name, some in paces.items():
        print_pace(name, some, peer)


def print_pace(name: str, some: list[Pace], peer: list[Pace]) -> None:
    ratio = median(our.plies / their.plies for our, their in zip(some, peer, strict=True))
    plies, hands = median(pace.plies for pace in some), median(pace.hands for pace in some)
    print(f"{name:30}{plies:12,.0f}{hands:12,.0f}{ratio:16.2f}")


if __name__ == "__main__":
    main()

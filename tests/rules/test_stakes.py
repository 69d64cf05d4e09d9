"""What a bid tells before it is confirmed is what the hand then scores."""

from collections import Counter
from collections.abc import Iterator

import pytest

from game.rules.cards import Seat
from game.rules.games import GAMES
from game.rules.hand import Hand
from game.rules.prompt import Fact
from tests.rules.walks import random_deal, walk

HANDS = 150
TABLES: dict[str, list[dict[str, object]]] = {
    "five_hundred": [
        {"misere_needs_seven": False},
        {"players": 5, "score_table": "original"},
        {"slam_bonus": False},
    ],
    "bid_euchre": [
        {"plain_six": True, "min_bid": 1},
        {"slam_set": "stake"},
        {"decks": 2, "ask_cards": 2, "slam_set": "stake"},
    ],
    "sheepshead": [
        {},
        {"double_on_bump": True, "under": True},
        {"partner": "jack", "players": 6},
        {"players": 3},
    ],
    "pitch": [{}, {"smudge": True, "players": 2}, {"partners": True}],
}
SAID = ("bid", "steal", "pitch", "pick", "call", "alone")
"""The verbs of what is promised."""


def played(name: str, chosen: dict[str, object]) -> Iterator[tuple[Hand, list[tuple[Seat, str, Fact]]]]:
    """Random hands that were played to the end, each with the stakes told of what was said in it."""
    game = GAMES[name]
    for seed in range(HANDS):
        told, last = [], None
        for hand, action, step in walk(random_deal(game, game.check(chosen), seed)):
            seat, stakes = hand.public.turn, dict(hand.prompt().stakes)
            verb = action.split(" ")[0]
            labels = (action, verb, action.partition(" under ")[0] + " under")
            label = next((each for each in labels if each in stakes), None)
            if label and verb in SAID:
                assert seat is not None
                told.append((seat, label, stakes[label]))
            last = step.hand
        assert last
        yield last, told


def check_five_hundred(hand: Hand, seat: Seat, fact: Fact) -> str:
    words, points = dict(fact.words), gained(hand, seat)
    assert points in (words["win"], words["slam"], -int(words["cost"]))
    assert (points == words["slam"] != words["win"]) <= (fact.key == "slam")
    return f"{fact.key} {'made' if points > 0 else 'failed'}"


def check_bid_euchre(hand: Hand, seat: Seat, fact: Fact) -> str:
    words, points = dict(fact.words), gained(hand, seat)
    result = hand.result()
    assert result
    tricks = result.tricks[seat] + result.tricks[(seat + 2) % 4]
    if tricks < int(words["bid"]):
        assert points == -int(words["lost"])
        return f"{fact.key} failed"
    assert points == (tricks if fact.key == "number" else words["won"])
    return f"{fact.key} made"


def check_sheepshead(hand: Hand, seat: Seat, fact: Fact) -> str:
    words, points = dict(fact.words), gained(hand, seat)
    result = hand.result()
    assert result
    alone = "alone_" if fact.key == "pick" and result.lines[0].key.endswith("_alone") else ""
    win, most, loss, worst = (int(words[f"{alone}{name}"]) for name in ("win", "most", "loss", "worst"))
    assert win <= points <= most or -worst <= points <= -loss
    return f"{alone}{fact.key} {'made' if points > 0 else 'failed'}"


def check_pitch(hand: Hand, seat: Seat, fact: Fact) -> str:
    bid, points = int(dict(fact.words)["bid"]), gained(hand, seat)
    result = hand.result()
    assert result
    key = fact.key.removesuffix("_for_the_match")
    if points < 0:
        assert points == -bid
        return f"{key} failed"
    assert points >= bid
    assert points == 4 or key == "bid"
    if key != fact.key:
        assert result.winners == (side_of(hand, seat),)
    return f"{fact.key} made"


GAMES_OF = {type(random_deal(game, game.check({}), 1).open()): game for game in GAMES.values()}
CHECKS = {
    "five_hundred": check_five_hundred,
    "bid_euchre": check_bid_euchre,
    "sheepshead": check_sheepshead,
    "pitch": check_pitch,
}


def side_of(hand: Hand, seat: Seat) -> int:
    sides = GAMES_OF[type(hand)].sides(hand.settings)
    return next(number for number, seats in enumerate(sides) if seat in seats)


def gained(hand: Hand, seat: Seat) -> int:
    result = hand.result()
    assert result
    return result.points[side_of(hand, seat)]


MET = {
    "five_hundred": ["bid made", "bid failed", "misere made", "misere failed"],
    "bid_euchre": [
        "number made",
        *(f"{key} failed" for key in ("number", "all", "ask", "ask_several", "moon")),
    ],
    "sheepshead": [
        *(f"{key} made" for key in ("pick", "alone_pick", "call", "alone")),
        *(f"{key} failed" for key in ("pick", "alone_pick", "call", "own_jack", "alone")),
    ],
    "pitch": [
        *("bid made", "bid_for_the_match made", "all made", "pitch made", "pitch_for_the_match made"),
        *("bid failed", "all failed", "pitch failed"),
    ],
}
"""What random hands must have come to, so that it was tried at all."""


@pytest.mark.parametrize("name", TABLES)
def test_what_a_bid_tells_is_what_the_hand_then_scores(name: str) -> None:
    met: Counter[str] = Counter()
    for chosen in TABLES[name]:
        for hand, told in played(name, chosen):
            result = hand.result()
            assert result
            # Of bids the last one counts; whoever picks says something twice.
            counts = told if name == "sheepshead" else told[-1:]
            for seat, _, fact in counts:
                met[CHECKS[name](hand, seat, fact)] += 1
    assert set(MET[name]) <= set(met)

"""Whole matches between choosers: all chance comes from the seed."""

import io
import json
from itertools import islice

import pytest

from game.bots.choose import any_action
from game.bots.levels import LEVELS, chooser
from game.bots.simulate import run, simulate
from game.rules.games import GAMES
from game.table.record import from_json
from game.table.replay import replay
from tests.bots.five_hundred.seats import FIVE_HUNDRED, rules


def lines(seed: int, *, hands: int = 12, players: str = "normal", legal: bool = False, seats: int = 4) -> str:
    out = io.StringIO()
    run(
        FIVE_HUNDRED,
        rules(seats),
        hands=hands,
        seed=seed,
        players=players,
        legal=legal,
        out=out,
        err=io.StringIO(),
    )
    return out.getvalue()


@pytest.mark.parametrize("players", ["normal", "random", "normal,random,normal,random"])
def test_the_same_seed_gives_the_same_records_byte_for_byte(players: str) -> None:
    assert lines(5, players=players) == lines(5, players=players)


def test_another_seed_gives_other_deals() -> None:
    assert lines(5) != lines(6)


def test_other_choosers_get_the_same_first_deal() -> None:
    one, other = (json.loads(lines(5, players=each).splitlines()[0]) for each in ("normal", "random"))
    assert one["hands"][0]["deal"] == other["hands"][0]["deal"]
    assert one["hands"][0]["actions"] != other["hands"][0]["actions"]


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_whole_matches_are_played_until_so_many_hands_are_done(seats: int) -> None:
    records = [json.loads(line) for line in lines(2, hands=10, seats=seats).splitlines()]
    assert all(record["winners"] for record in records)
    assert sum(len(record["hands"]) for record in records) >= 10
    assert sum(len(record["hands"]) for record in records[:-1]) < 10


def test_a_match_that_will_not_end_is_broken_off_without_winners() -> None:
    settings = rules(target=1_000_000)
    (record,) = simulate(FIVE_HUNDRED, settings, [any_action] * 4, hands=1, seed=1, legal=False)
    assert record.winners == ()
    assert len(record.hands) == 1001


@pytest.mark.parametrize("hands", [1, 40])
def test_who_waits_for_an_end_that_does_not_come_is_told_so(hands: int) -> None:
    out, err = io.StringIO(), io.StringIO()
    settings = rules(target=1_000_000)
    run(FIVE_HUNDRED, settings, hands=hands, seed=1, players="random", legal=False, out=out, err=err)
    assert out.getvalue().count("\n") == 1
    assert err.getvalue() == f"match 1 is broken off after {1000 + hands} hands, for nobody has won it\n"


def test_a_match_that_has_no_end_is_broken_off_without_a_word() -> None:
    out, err = io.StringIO(), io.StringIO()
    game = GAMES["sheepshead"]
    settings = game.check({"hands": 0})
    run(game, settings, hands=7, seed=1, players="random", legal=False, out=out, err=err)
    assert len(json.loads(out.getvalue())["hands"]) == 7
    assert err.getvalue() == ""


def test_what_was_legal_is_written_where_asked_for_and_replays() -> None:
    with_legal, without = lines(3, hands=3, legal=True), lines(3, hands=3)
    for line in with_legal.splitlines():
        record = from_json(line)
        assert replay(record) is None
        assert all(hand.legal and len(hand.legal) == len(hand.actions) for hand in record.hands)
    assert "legal" in with_legal
    assert "legal" not in without


EVERY_TABLE = [(name, players) for name in sorted(GAMES) for players in GAMES[name].settings[0].values]


@pytest.mark.parametrize(("name", "players"), EVERY_TABLE)
@pytest.mark.parametrize("level", LEVELS)
def test_what_was_played_at_any_table_replays(name: str, players: int, level: str) -> None:
    out = io.StringIO()
    settings = GAMES[name].check({"players": players})
    run(GAMES[name], settings, hands=5, seed=players, players=level, legal=True, out=out, err=io.StringIO())
    for line in out.getvalue().splitlines():
        assert replay(from_json(line)) is None


@pytest.mark.parametrize("players", ["normal,random", "normal,random,normal,random,random", "clever"])
def test_levels_that_fit_no_table_are_refused(players: str) -> None:
    with pytest.raises(ValueError, match=r"names 2 .* 'players' = 4|names 5 .* 'players' = 4|clever"):
        lines(1, players=players)


def test_records_are_made_one_at_a_time() -> None:
    settings = rules()
    endless = simulate(
        FIVE_HUNDRED, settings, [chooser("normal", "five_hundred", settings)] * 4, 10**9, 1, False
    )
    assert len(list(islice(endless, 2))) == 2

"""The bot as a whole: always legal, the same for the same view, and better than chance."""

from random import Random

import pytest

from game.bots.choose import Choose, any_action
from game.bots.judgement.sheepshead.judge import chooser
from game.bots.simulate import simulate
from game.rules.settings import Settings
from game.table.record import Record
from game.table.replay import replay
from tests.bots.sheepshead.seats import SHEEPSHEAD, rules


def match(settings: Settings, choosers: list[Choose], seed: int) -> Record:
    return next(simulate(SHEEPSHEAD, settings, choosers, 1, seed, legal=False))


def test_every_house_rule_and_every_number_of_players_is_played_legally() -> None:
    for seed in range(40):
        chance = Random(seed)
        chosen = {each.key: chance.choice(each.values) for each in SHEEPSHEAD.settings if each.values}
        settings = SHEEPSHEAD.check({**chosen, "hands": 3})
        record = match(settings, [chooser(settings)] * settings.number("players"), seed)
        assert replay(record) is None


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_one_bot_among_players_by_chance_scores_more_than_they_do(players: int) -> None:
    """More than their mean: one of four others may always be lucky in ten hands."""
    settings = rules(players=players)
    won = 0
    for seed in range(40):
        seat = seed % players
        choosers: list[Choose] = [any_action] * players
        choosers[seat] = chooser(settings)
        result = match(settings, choosers, seed).hands[-1].result
        assert result is not None
        won += result.scores[seat] > 0  # all scores add up to zero (SH-59)
    assert won >= 38


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_pickers_pick_often_enough_and_win_more_often_than_not(players: int) -> None:
    settings = rules(players=players, hands=400)
    record = match(settings, [chooser(settings)] * players, seed=1)
    picked = won = 0
    for hand in record.hands:
        picker = next((seat for seat, action in hand.actions if action == "pick"), None)
        if picker is None:
            continue
        picked += 1
        assert hand.result is not None
        won += hand.result.points[picker] > 0
    assert 0.6 <= picked / len(record.hands) <= 0.9
    assert 0.55 <= won / picked <= 0.75

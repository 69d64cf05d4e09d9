"""What any bot is: something that answers a view with one of its prompt's actions."""

from random import Random

from game.bots.choose import any_action
from tests.bots.five_hundred.seats import bidding


def test_any_action_is_drawn_from_the_prompt_and_over_time_every_one() -> None:
    view = bidding("8S QS KS 7C JC JD QD 4H 6H 9S", "3 bid 9NT").view
    assert view.prompt is not None
    chance = Random(1)
    assert {any_action(view, chance) for _ in range(400)} == set(view.prompt.actions)


def test_any_action_follows_the_chance_it_is_given() -> None:
    view = bidding("8S QS KS 7C JC JD QD 4H 6H 9S").view
    assert [any_action(view, Random(seed)) for seed in range(9)] == [
        any_action(view, Random(seed)) for seed in range(9)
    ]

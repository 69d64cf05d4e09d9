"""`Choose`: all that a bot is. It is given what a person in its seat would see, and a seeded `Random`."""

from collections.abc import Callable
from random import Random
from typing import TypeAlias

from game.rules.actions import Action
from game.rules.view import View

Choose: TypeAlias = Callable[[View, Random], Action]
"""Called only with a view that has a prompt; answers with one of the prompt's actions."""


def any_action(view: View, random: Random) -> Action:
    """Chooses by chance among whatever is legal."""
    assert view.prompt is not None
    actions = view.prompt.actions
    # Random.random is promised to stay the same from one Python to the next; Random.choice is not.
    return actions[int(random.random() * len(actions))]

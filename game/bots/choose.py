"""`Choose`: all that a bot is. It is given what a person in its seat would see, and a seeded `Random`.
`Advise` is one that draws no chance and can say why."""

from collections.abc import Callable
from random import Random
from typing import TypeAlias

from game.rules.actions import Action
from game.rules.prompt import Advice
from game.rules.view import View

Choose: TypeAlias = Callable[[View, Random], Action]
"""Called only with a view that has a prompt; answers with one of the prompt's actions."""

Advise: TypeAlias = Callable[[View], Advice]
"""Called as `Choose` is; the reason is the rule of thumb that was followed."""


def following(advise: Advise) -> Choose:
    """A player who does what is advised."""

    def choose(view: View, random: Random) -> Action:
        return advise(view).action

    return choose


def any_action(view: View, random: Random) -> Action:
    """Chooses by chance among whatever is legal."""
    assert view.prompt is not None
    actions = view.prompt.actions
    # Random.random is promised to stay the same from one Python to the next; Random.choice is not.
    return actions[int(random.random() * len(actions))]

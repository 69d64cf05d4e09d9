"""`BotPlayer`: a guest that answers prompts, after a while of thought, so that people can follow the game."""

import logging
from random import Random

from game.bots.choose import Choose, any_action
from game.rules.actions import Action
from game.rules.view import View
from game.table.guest import Guest

_log = logging.getLogger("trick_table.bots")

THINK = (0.35, 0.9)
"""Seconds of thought before an act: at least and at most."""


class BotPlayer:
    def __init__(
        self,
        guest: Guest,
        choose: Choose,
        random: Random,
        *,
        think: tuple[float, float] = THINK,
        pace: float = 1,
    ) -> None:
        """`pace` multiplies the time of thought: 0 answers at once, 2 takes twice as long."""
        self._guest = guest
        self._choose = choose
        self._random = random
        self._think = (think[0] * pace, think[1] * pace)
        self._asked: View | None = None
        """The view whose prompt is being thought about, or was answered last."""
        self._left: float | None = None
        """Seconds of thought left; None when there is nothing to answer."""

    def update(self, seconds: float) -> None:
        """To be called again and again with the time that has gone by. Answers each prompt once; asks for no
        next hand, as the table waits for people only."""
        self._guest.poll()
        self._guest.take_updates()
        view = self._guest.view
        if view is not self._asked:
            self._left = self._time_for(view)
            self._asked = view
        if self._left is None or view is None:
            return
        self._left -= seconds
        if self._left <= 0:
            self._left = None
            self._guest.act(self._answer(view))

    def _time_for(self, view: View | None) -> float | None:
        if view is None or view.prompt is None:
            return None
        before = self._asked
        if before is not None and before.prompt is not None and before.public == view.public:
            # To the others nothing has happened, so a second thought would tell them something (500-83).
            return self._left or 0
        return self._random.uniform(*self._think)

    def _answer(self, view: View) -> Action:
        assert view.prompt is not None
        try:
            action = self._choose(view, self._random)
        # A chooser's mistake, whatever it is, must not stop the game of everybody at the table.
        except Exception as error:
            what = f"{type(error).__name__}: {error}".splitlines()[0]  # no traceback on a player's console
            _log.error("seat %s could not choose (%s); a legal action is played", view.seat, what)
            return any_action(view, self._random)
        if action not in view.prompt.actions:
            _log.error("seat %s chose %r, which is not legal; a legal action is played", view.seat, action)
            return any_action(view, self._random)
        return action

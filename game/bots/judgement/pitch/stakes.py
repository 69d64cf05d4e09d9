"""What a bid is worth to a side: the points it may win and lose, and the match that may be won by them."""

from dataclasses import dataclass

from game.bots.judgement.pitch.forecast import Chances
from game.rules.cards import Side
from game.rules.pitch.auction import HIGHEST
from game.rules.result import Scores
from game.rules.settings import Settings

_MATCH = 1.0
"""What winning the match is worth, as a part of its target."""
_BEYOND = 0.3
"""What a point beyond the target is worth."""
_POINTS_OUT = 3.3
"""The points that a hand offers on the average."""


@dataclass(frozen=True, slots=True)
class Stakes:
    """All that it tells is compared with the other sides: what they win counts against this one."""

    settings: Settings
    scores: Scores

    def pitching(self, side: Side, bid: int, chances: Chances) -> float:
        """Of a side that has to make the bid, to itself."""
        progress = (1 - chances[bid - 1]) * self._progress(side, -bid)
        for points in range(bid, HIGHEST + 1):
            more = chances[points] if points < HIGHEST else 0.0
            progress += (chances[points - 1] - more) * self._progress(side, points)
        others = (_POINTS_OUT - sum(chances)) / self._others
        match = self._match * (1 - 1 / len(self.scores)) * self._wins_match(side, bid, chances)
        return progress - others + match

    def letting(self, pitching: Side, bid: int, chances: Chances) -> float:
        """Of another side that has to make the bid, to this one."""
        return -self.pitching(pitching, bid, chances) / self._others

    def _progress(self, side: Side, points: int) -> float:
        """Beyond the target a side has more points than it needs (PI-51): it only lacks a bid made there."""
        target, now = self.settings.number("target"), self.scores[side]
        beyond = max(0, now + points - target) - max(0, now - target)
        return points - (1 - _BEYOND) * beyond

    @property
    def _others(self) -> int:
        return len(self.scores) - 1

    @property
    def _match(self) -> float:
        return _MATCH * self.settings.number("target")

    def _wins_match(self, side: Side, bid: int, chances: Chances) -> float:
        """PI-50; PI-64 gives it to all four points whatever the score."""
        needed = max(bid, self.settings.number("target") - self.scores[side])
        if self.settings.flag("smudge"):
            needed = min(needed, HIGHEST)
        return chances[needed - 1] if needed <= HIGHEST else 0.0

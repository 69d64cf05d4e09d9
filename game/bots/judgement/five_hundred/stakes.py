"""What a contract is worth to one side at this score: its value, the defenders' tricks, the match."""

from dataclasses import dataclass

from game.bots.judgement.five_hundred.forecast import Forecast
from game.rules.cards import Side
from game.rules.five_hundred.bids import Bid
from game.rules.five_hundred.scoring import POINTS_A_TRICK, SLAM
from game.rules.result import Scores
from game.rules.settings import Settings

_MATCH = 0.5
"""What winning the match counts beside its points, as a share of the target."""


@dataclass(frozen=True, slots=True)
class Stakes:
    settings: Settings
    scores: Scores
    side: Side
    """Whose stakes these are."""

    def of_contract(self, bid: Bid, forecast: Forecast, owner: Side) -> float:
        """What this side may expect if `owner` plays that contract."""
        value = bid.value(self.settings.word("score_table"))
        made = 1 - forecast.caught if bid.misere else forecast.chance(bid.tricks)
        expected = made * self._gain(owner, value) - (1 - made) * self._loss(owner, value)
        if not bid.misere:
            expected += self._slam(bid, forecast)
            expected -= self._to_defenders(forecast, made, owner)
        if owner == self.side:
            return expected
        return -expected / (1 if len(self.scores) == 2 else 2)

    @property
    def _target(self) -> int:
        return self.settings.number("target")

    def _gain(self, owner: Side, value: int) -> float:
        """Points beyond the target are worth nothing: of bids that win the match the surest is best."""
        needed = self._target - self.scores[owner]
        return value if value < needed else max(0, needed) + _MATCH * self._target

    def _loss(self, owner: Side, value: int) -> float:
        out = self.settings.flag("backwards") and self.scores[owner] - value <= -self._target
        return value + (_MATCH * self._target if out else 0)

    def _slam(self, bid: Bid, forecast: Forecast) -> float:
        """500-62."""
        value = bid.value(self.settings.word("score_table"))
        if not self.settings.flag("slam_bonus") or value >= SLAM:
            return 0
        return forecast.chance(10) * (SLAM - value)

    def _to_defenders(self, forecast: Forecast, made: float, owner: Side) -> float:
        """500-64, 500-65."""
        when = self.settings.word("defenders_score")
        if when == "never":
            return 0
        limit = self.settings["no_score_at"]
        others = [score for side, score in enumerate(self.scores) if side != owner]
        if isinstance(limit, int) and min(others) >= limit:
            return 0
        points = POINTS_A_TRICK * max(0.0, 10 - forecast.tricks)
        if not self.settings.flag("win_by_contract") and max(others) + points >= self._target:
            points += _MATCH * self._target / 2  # 500-74: tricks alone may win them the match
        return points * (1 - made) if when == "when_set" else points

"""What a bid is worth to one side at this score: its points, the other side's tricks, the match."""

from dataclasses import dataclass

from game.bots.judgement.bid_euchre.forecast import Forecast
from game.rules.bid_euchre.bids import Bid
from game.rules.bid_euchre.pack import tricks
from game.rules.cards import Side
from game.rules.result import Scores
from game.rules.settings import Settings

_MATCH = 0.25
"""What reaching the target counts beside the points, as a share of the target."""
_LOST_ALONE = {1: 1.75, 2: 2.4}
"""By packs: the tricks that the others take when somebody who plays alone is set."""


@dataclass(frozen=True, slots=True)
class Stakes:
    settings: Settings
    scores: Scores
    side: Side
    """Whose stakes these are."""

    def with_partner(self, bid: Bid, forecast: Forecast, owner: Side) -> float:
        """What this side may expect if `owner` plays that number."""
        whole = tricks(self.settings)
        return sum(
            chance * self._points(bid, owner, taken, whole - taken)
            for taken, chance in enumerate(forecast.likelihoods(whole))
        )

    def alone(self, bid: Bid, chance: float, owner: Side) -> float:
        """What this side may expect if `owner` plays an ask or a moon that is so likely to be made."""
        against = _LOST_ALONE[self.settings.number("decks")]
        made = self._points(bid, owner, bid.tricks, 0)
        return chance * made + (1 - chance) * self._points(bid, owner, 0, against)

    def _points(self, bid: Bid, owner: Side, taken: float, against: float) -> float:
        """BE-40 to BE-45, in favour of this side."""
        made = taken >= bid.tricks
        points = bid.gain(int(taken)) if made else -bid.loss(self.settings.word("slam_set"))
        balance = self._counted(points, owner) - self._counted(against, 1 - owner)
        return balance if owner == self.side else -balance

    def _counted(self, points: float, side: Side) -> float:
        """Points beyond the target are worth nothing; coming there is worth more than the points."""
        target = self.settings.number("target")
        needed = target - self.scores[side]
        if needed <= 0 or points < needed:  # in a tie-break hand every point counts
            return points
        return needed + _MATCH * target

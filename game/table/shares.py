"""`Share`: what one player's match comes to, over its finished hands. Pure, and the same for every game."""

from dataclasses import dataclass

from game.rules.cards import Seat, Side
from game.table.match import Match


@dataclass(frozen=True, slots=True)
class Share:
    seat: Seat
    name: str
    side: Side
    score: int
    """Of the side, after the hands that are over."""
    won: bool
    hands: int
    points: int
    """Of the side, in all hands together."""
    tried: int
    """Contracts this player named."""
    made: int
    best: int
    """The most points of a hand; 0 where none is over."""
    best_hand: int
    """Its number in the match, from 0; the first of several."""


def shares(match: Match) -> tuple[Share, ...]:
    """By seat. A hand under way counts for nothing."""
    sides = match.game.sides(match.settings)
    results = [hand.result for hand in match.played if hand.result is not None]
    found = []
    for seat, name in enumerate(match.names):
        side = next(number for number, seats in enumerate(sides) if seat in seats)
        points = [result.points[side] for result in results]
        own = [each.contract for each in results if each.contract and each.contract.seat == seat]
        best = max(points, default=0)
        found.append(
            Share(
                seat=seat,
                name=name,
                side=side,
                score=match.scores[side],
                won=side in match.winners,
                hands=len(points),
                points=sum(points),
                tried=len(own),
                made=sum(contract.made for contract in own),
                best=best,
                best_hand=points.index(best) if points else 0,
            )
        )
    return tuple(found)

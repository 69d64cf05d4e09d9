"""Which card to play: what the trick is worth by whoever takes it, less what the card might bring later."""

from game.bots.judgement.judged import Judged, judged
from game.bots.judgement.pitch.keeping import keeping
from game.bots.judgement.pitch.outlook import contents, takers
from game.bots.judgement.pitch.sight import Sight
from game.bots.judgement.pitch.values import Values, values_of
from game.rules.cards import Card, CardSet, Seat, cards

_PITCHER, _OTHER = 0.9, 0.25
"""How bad it is that a point goes to the pitcher, who may win the match by it, or to anybody else."""


_LIKELY = 0.5


def best_card(sight: Sight, playable: CardSet) -> Judged:
    values = values_of(sight)
    best = max(cards(playable), key=lambda card: _promise(sight, values, card))
    likeliest, chance = max(takers(sight, best).items(), key=lambda each: each[1])
    if likeliest == sight.seat and chance >= _LIKELY:
        return judged(best, "takes_the_trick")
    if chance >= _LIKELY and sight.is_friend(likeliest, sight.seat):
        return judged(best, "friend_takes", (("seat", likeliest),))
    return judged(best, "least_to_lose")


def _promise(sight: Sight, values: Values, card: Card) -> float:
    gain = sum(chance * _interest(sight, seat) for seat, chance in takers(sight, card).items())
    last = sight.held == 1 << card
    return gain * contents(sight, values, card) - (0.0 if last else keeping(sight, values, card))


def _interest(sight: Sight, seat: Seat) -> float:
    """What a point won by this seat is worth to this side."""
    if sight.is_friend(seat, sight.seat):
        return 1.0
    two_sides = len(sight.public.scores) == 2
    pitcher = sight.public.pitcher
    if two_sides or (pitcher is not None and sight.is_friend(seat, pitcher)):
        return -_PITCHER
    return -_OTHER

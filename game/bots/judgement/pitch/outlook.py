"""Who will take the trick on the table if a certain card is played to it, and what will lie in it then."""

from game.bots.judgement.pitch.sight import Sight, above
from game.bots.judgement.pitch.values import Values
from game.rules.cards import Card, CardSet, Seat, cards

_TRUMPS_IN = 0.35
"""How likely it is that a foe with a trump to spare uses it on a lead of another suit."""
_USUAL_POINTS = 2
"""Trick points that one who is free to choose adds to a trick, on the average."""


def takers(sight: Sight, card: Card) -> dict[Seat, float]:
    """Who may take the trick in the end, and how likely each is to."""
    winning = sight.winning()
    owner, best = sight.seat, card
    if winning is not None and not sight.beats(card, winning.card):
        owner, best = winning
    chances, left = {}, 1.0
    for seat in sight.later:
        if not sight.is_friend(seat, owner):
            chances[seat] = left * _beats(sight, seat, best, led=_led(sight, card))
            left -= chances[seat]
    chances[owner] = left
    return chances


def contents(sight: Sight, values: Values, card: Card) -> float:
    """What the trick will be worth: the cards on the table, this one and those still to come."""
    worth = values.of(card) + sum(values.of(play.card) for play in sight.public.trick)
    if _led(sight, card) != sight.trump:
        return worth + values.trick_point * _USUAL_POINTS * len(sight.later)
    # Who holds but one trump has to play it, be it the jack or the lowest.
    for seat in sight.later:
        trumps, likelihood = sight.may_hold[seat] & sight.trumps, sight.likelihood[seat]
        others = likelihood * (trumps.bit_count() - 1)
        forced = likelihood / (1 + max(0.0, others))
        worth += forced * sum(map(values.of, cards(trumps)))
    return worth


def _led(sight: Sight, card: Card) -> int:
    return (sight.public.trick[0].card if sight.public.trick else card) >> 4


def _beats(sight: Sight, seat: Seat, best: Card, *, led: int) -> float:
    """How likely it is that this seat, still to play, beats the best card."""
    may, likelihood = sight.may_hold[seat], sight.likelihood[seat]

    def holds_one(some: CardSet) -> float:
        return float(1 - (1 - likelihood) ** (may & some).bit_count())

    if led == sight.trump:
        return holds_one(above(best))
    if sight.is_trump(best):
        return _TRUMPS_IN * holds_one(above(best))
    return 1 - (1 - holds_one(above(best))) * (1 - _TRUMPS_IN * holds_one(sight.trumps))

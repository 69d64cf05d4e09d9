"""Leading to a trick: which plans are tried, and in which order."""

from game.bots.judgement.bowers.leading import (
    Plan,
    cash,
    draw_trumps,
    for_a_friend_to_trump,
    help_draw_trumps,
    passive,
    work_on_the_long_suit,
)
from game.bots.judgement.bowers.sight import Sight


def plans(sight: Sight) -> tuple[Plan, ...]:
    if sight.seat == sight.contractor:
        return (draw_trumps, cash, work_on_the_long_suit)
    if sight.contracting:
        return (help_draw_trumps, cash, for_a_friend_to_trump, passive)
    return (cash, for_a_friend_to_trump, passive)

"""Which card a hand can best do without: what winners, guards and trumps are worth keeping."""

from game.bots.judgement.bowers.sight import Sight
from game.rules.cards import Card, CardSet, cards

_SUITLESS_JOKER = 200.0
_TRUMP = 100.0
_WINNER = 20.0
_GUARDED = 12.0
_GUARD = 6.0
_MAKES_VOID = 3.0
_FEW = 2
"""A trump with no more ranks than this above it is high."""


def cheapest(sight: Sight, options: CardSet) -> Card:
    """The card to throw on a trick that is lost, or that a friend has won: the lowest of its suit."""
    least = min(cards(options), key=lambda card: keep_value(sight, card))
    suit = sight.order.suit(least)
    return least if suit is None else sight.lowest(options & sight.of_suit(suit))


def keep_value(sight: Sight, card: Card) -> float:
    """How much the hand would miss this card; only comparisons mean anything."""
    suit = sight.order.suit(card)
    if suit is None:
        return _SUITLESS_JOKER
    strength = sight.strength(card)
    if suit == sight.order.trump:
        return _TRUMP + strength
    mine = sight.held & sight.of_suit(suit)
    above = _above(sight, card)
    value = strength / 10
    if not above:
        return value + _WINNER
    if above < mine.bit_count():
        return value + _GUARDED - 3 * above
    if _guards_the_top(sight, mine):
        value += _GUARD
    elif mine.bit_count() == 1 and sight.held & sight.trumps:
        value -= _MAKES_VOID
    return value


def bares_a_trump(sight: Sight, card: Card) -> bool:
    """Whether playing this trump would leave a high one bare while a foe may hold a stronger one."""
    left = sight.held & sight.trumps & ~(1 << card)
    if left.bit_count() != 1:
        return False
    last = next(cards(left))
    stronger = sight.stronger(last, sight.foes_may_hold(sight.trumps))
    ranks = {sight.strength(each) for each in cards(stronger)}  # two packs have each of them twice
    return sight.strength(last) > sight.strength(card) and 0 < len(ranks) <= _FEW


def _above(sight: Sight, card: Card) -> int:
    return sight.stronger(card, sight.unseen).bit_count()


def _guards_the_top(sight: Sight, mine: CardSet) -> bool:
    """Whether the best card of these would fall to a stronger one if any of the others went."""
    best = sight.highest(mine)
    return 0 < _above(sight, best) == mine.bit_count() - 1

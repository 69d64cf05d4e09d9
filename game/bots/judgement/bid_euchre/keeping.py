"""Which card a hand can best do without: what winners, guards and trumps are worth keeping."""

from game.bots.judgement.bid_euchre.sight import Sight
from game.rules.cards import Card, CardSet, cards

_TRUMP = 100.0
_WINNER = 20.0
_GUARDED = 12.0
_GUARD = 6.0
_MAKES_VOID = 3.0


def cheapest(sight: Sight, options: CardSet) -> Card:
    """The card to throw on a trick that is lost, or that the partner has won: the lowest of its suit."""
    least = min(cards(options), key=lambda card: keep_value(sight, card))
    return min(cards(options & sight.suit_of(least)), key=sight.strength)


def keep_value(sight: Sight, card: Card) -> float:
    """How much the hand would miss this card; only comparisons mean anything."""
    strength = sight.strength(card)
    if sight.trumps >> card & 1:
        return _TRUMP + strength
    mine = sight.held & sight.suit_of(card)
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


def bares_a_bower(sight: Sight, card: Card) -> bool:
    """Whether playing this trump would leave a high one bare while a stronger one is about."""
    left = sight.held & sight.trumps & ~(1 << card)
    if left.bit_count() != 1:
        return False
    last = next(cards(left))
    return sight.strength(last) > sight.strength(card) and 0 < _above(sight, last) <= 2


def _above(sight: Sight, card: Card) -> int:
    return sight.stronger(card, sight.unseen).bit_count()


def _guards_the_top(sight: Sight, mine: CardSet) -> bool:
    """Whether the best card of these would fall to a stronger one if any of the others went."""
    best = max(cards(mine), key=sight.strength)
    return 0 < _above(sight, best) == mine.bit_count() - 1

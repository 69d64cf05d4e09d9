"""How dangerous a hand is in a misère: where its cards may be caught by others that stay below them."""

from typing import NamedTuple

from game.rules.cards import JOKER, Card, CardSet, cards, suit_cards

_ROUNDS = (1.0, 0.8, 0.6, 0.4, 0.2)
"""How much the first, second … card of a suit counts: the defenders may never come to lead it that often."""
_JOKER_DANGER = 2.0
_HAND = 10


class Against(NamedTuple):
    """What a misère is played against."""

    others: CardSet
    """Cards that may still be played against it."""
    defenders: int
    share: float
    """The chance that a certain one of those cards is in a certain defender's hand."""


def before_play(held: CardSet, pack: CardSet, defenders: int) -> Against:
    """When nothing is known but the own cards."""
    others = pack & ~held
    return Against(others, defenders, _HAND / others.bit_count())


def danger(held: CardSet, against: Against) -> float:
    """0 for a hand that cannot be caught."""
    total = sum(_suit_danger(held & suit_cards(suit), suit_cards(suit), against) for suit in range(4))
    return total + (_JOKER_DANGER if held >> JOKER & 1 else 0)


def most_dangerous(held: CardSet, against: Against) -> Card:
    """The card without which the hand is safest; of equals the highest."""

    def left(card: Card) -> tuple[float, int]:
        return danger(held & ~(1 << card), against), -(card & 15)

    return min(cards(held), key=left)


def caught(card: Card, against: Against) -> float:
    """The chance that a card led now stays the highest."""
    theirs = against.others & suit_cards(card >> 4)
    return _stays_highest(_below(card, theirs), theirs.bit_count(), against)


def _suit_danger(held: CardSet, suit: CardSet, against: Against) -> float:
    """The low cards are played first, and each round takes some of the others' low cards too."""
    mine, theirs = held & suit, against.others & suit
    number = theirs.bit_count()
    total = 0.0
    for place, card in enumerate(cards(mine)):
        below = _below(card, theirs) - place
        left = number - place * against.defenders
        if place == len(_ROUNDS) or left <= 0:
            break
        if below > 0:
            total += _ROUNDS[place] * _stays_highest(min(below, left), left, against)
    return total


def _stays_highest(below: int, number: int, against: Against) -> float:
    """Of `number` others in the suit so many lie below: each defender saves the card only with nothing but
    higher ones."""
    missed = 1 - against.share
    saves = missed**below * (1 - missed ** (number - below))
    return float((1 - saves) ** against.defenders)


def _below(card: Card, theirs: CardSet) -> int:
    return (theirs & ((1 << card) - 1)).bit_count()

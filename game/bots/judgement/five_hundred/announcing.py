"""Naming the joker's suit and calling a partner, after the exchange (500-34, 500-51)."""

from game.bots.judgement.five_hundred.danger import Against, danger
from game.rules.actions import Action
from game.rules.cards import SUITS, Card, CardSet, Suit, cards, suit_cards, text
from game.rules.five_hundred.bids import Bid
from game.rules.five_hundred.exchange import NOMINATE_NONE
from game.rules.five_hundred.ranking import order

_ACE = 15
_UNSAFE = 4.0
"""How many cards of cover a suit that is sure to be caught would need."""


def nominate(contract: Bid, held: CardSet, against: Against) -> Action:
    """No trumps: none, as a joker that wins any trick, unsuspected, takes more than the highest card of a
    suit (a third of a trick, measured). Misère: the suit whose low cards best keep it from being played."""
    if not contract.misere:
        return NOMINATE_NONE

    def cover(suit: Suit) -> float:
        mine = held & suit_cards(suit)
        return mine.bit_count() - _UNSAFE * danger(mine, against)

    return Action(f"nominate {SUITS[max(range(4), key=cover)]}")


def call(contract: Bid, held: CardSet, callable_cards: CardSet) -> Action:
    """The highest trump not held; with all high ones at home, an ace."""
    return Action(f"call {text(_wanted(contract, held, callable_cards))}")


def _wanted(contract: Bid, held: CardSet, callable_cards: CardSet) -> Card:
    ranking = order(contract.suit, None)
    trumps: CardSet = 0
    if contract.suit is not None:
        trumps = callable_cards & ranking.suit_cards[contract.suit]
        best = max(cards(trumps), key=lambda card: ranking.strength[card], default=None)
        ace_of_trumps = Card(16 * contract.suit + _ACE)
        if best is not None and ranking.strength[best] >= ranking.strength[ace_of_trumps]:
            return best

    def promise(card: Card) -> tuple[int, int]:
        """Beside an ace the kings and queens of this hand win too; so of equals the best suit held."""
        suit = card >> 4
        return ranking.strength[card], (held & suit_cards(suit)) >> 16 * suit

    return max(cards(callable_cards & ~trumps), key=promise)

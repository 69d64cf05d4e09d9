"""Which suit a card belongs to and how strong it is, under a given trump. One Order serves a whole hand."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.rules.cards import Card, CardSet, Suit


@dataclass(frozen=True, slots=True)
class Order:
    """A card that stands in no set of `suit_cards` belongs to no suit (a suitless joker)."""

    trump: Suit | None
    suit_cards: tuple[CardSet, CardSet, CardSet, CardSet]
    strength: tuple[int, ...]
    """Strength by card number (of the first pack). Any trump is stronger than any plain card; a card that
    wins every trick whatever was led is stronger still and stands in `masters`."""
    masters: CardSet = 0

    def suit(self, card: Card) -> Suit | None:
        """The suit the card belongs to in play, which may not be the one printed on it."""
        for suit, members in enumerate(self.suit_cards):
            if members >> card & 1:
                return suit
        return None

    def follows(self, held: CardSet, led: Suit | None) -> CardSet:
        """The cards of the suit led; 0 if none is held or nothing was led."""
        return 0 if led is None else held & self.suit_cards[led]

    def best(self, cards: Sequence[Card], led: Suit | None) -> int:
        """Index of the card that wins; the first of equals. `cards` is not empty."""
        winning = self.masters
        if led is not None:
            winning |= self.suit_cards[led]
        if self.trump is not None:
            winning |= self.suit_cards[self.trump]
        best, strongest = 0, -1
        for index, card in enumerate(cards):
            if winning >> card & 1 and self.strength[card & 127] > strongest:
                best, strongest = index, self.strength[card & 127]
        return best

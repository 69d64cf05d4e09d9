"""Before play: the dealer's discard, and the cards given in an ask (BE-9, BE-25 to BE-28)."""

from game.bots.judgement.bid_euchre.forecast import moon, with_partner
from game.rules.actions import Action, with_cards
from game.rules.bid_euchre.ranking import order
from game.rules.cards import EITHER_PACK, RANKS, Card, CardSet, Suit, card_set, cards

_ACE = RANKS.index("A")
_SIDE_ACE = 45.5
"""What an ace of a plain suit is worth to one who plays alone, on the scale of the trumps."""


def discard(held: CardSet, decks: int) -> Action:
    """The card without which the best trump suit promises most."""

    def left(card: Card) -> float:
        rest = held & ~(1 << card)
        return max(with_partner(rest, trump, decks, joker=True).tricks for trump in range(4))

    return with_cards("discard", [max(_low_to_high(held), key=left)])


def give_away(held: CardSet, trump: Suit, decks: int, joker: bool) -> Action:
    """The asker's: the lowest of the suit without which all the tricks are likeliest."""
    ranking = order(trump)

    def left(card: Card) -> float:
        return moon(held & ~(1 << card), trump, decks, joker)

    suits = [held & suit for suit in ranking.suit_cards if held & suit]
    lowest = card_set(
        min(cards(suit), key=lambda card: ranking.strength[card & EITHER_PACK]) for suit in suits
    )
    return with_cards("give", [max(_low_to_high(lowest), key=left)])


def give_back(held: CardSet, trump: Suit) -> Action:
    """The partner's, of the cards he may give: the one that somebody who plays alone can use best."""
    ranking = order(trump)

    def use(card: Card) -> float:
        strength = ranking.strength[card & EITHER_PACK]
        return _SIDE_ACE if strength == _ACE else strength

    return with_cards("give", [max(cards(held), key=use)])


def _low_to_high(held: CardSet) -> list[Card]:
    """So that of equals the lowest comes first."""
    return sorted(cards(held), key=lambda card: card & 15)

"""`Sight`: what a seat at play knows, and what surely follows from the cards played. Nothing here guesses."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.rules.cards import EITHER_PACK, Card, CardSet, Seat, Suit, cards
from game.rules.order import Order
from game.rules.tricks import Play, Trick


@dataclass(frozen=True, slots=True)
class Sight:
    seat: Seat
    contractor: Seat
    """Who has won the auction."""
    order: Order
    tricks: tuple[Trick, ...]
    trick: tuple[Play, ...]
    """The one on the table."""
    led: Suit | None
    held: CardSet
    unseen: CardSet
    """Cards that this seat can place nowhere: in closed hands, or where nobody plays them."""
    may_hold: tuple[CardSet, ...]
    """By seat: the cards it may still hold; exact for an open hand, 0 for this seat and those out of play."""
    friends: frozenset[Seat]
    """The others who want the same of the contract, as far as this seat knows."""
    foes: frozenset[Seat]
    later: tuple[Seat, ...]
    """Who plays to this trick after this seat, in turn."""
    alone: bool
    """Whether this seat plays without a partner, known or not."""

    @property
    def contracting(self) -> bool:
        """Whether this seat wins with the contract."""
        return self.seat == self.contractor or self.contractor in self.friends

    @property
    def trumps(self) -> CardSet:
        """All cards that are trumps; 0 without a trump suit."""
        return self.of_suit(self.order.trump)

    def of_suit(self, suit: Suit | None) -> CardSet:
        return 0 if suit is None else self.order.suit_cards[suit]

    def suit_of(self, card: Card) -> CardSet:
        """All cards of the suit this card belongs to."""
        return self.of_suit(self.order.suit(card))

    def strength(self, card: Card) -> int:
        return self.order.strength[card & EITHER_PACK]

    def highest(self, some: CardSet) -> Card:
        return max(cards(some), key=self.strength)

    def lowest(self, some: CardSet) -> Card:
        return min(cards(some), key=self.strength)

    def stronger(self, card: Card, among: CardSet) -> CardSet:
        """The cards of `among` that are of this card's suit and beat it."""
        least = self.strength(card)
        return sum(1 << each for each in cards(among & self.suit_of(card)) if self.strength(each) > least)

    def foes_may_hold(self, wanted: CardSet) -> CardSet:
        """Those of the wanted cards that some foe may hold."""
        held = 0
        for foe in self.foes:
            held |= self.may_hold[foe]
        return held & wanted

    def is_void(self, seat: Seat, suit: Suit) -> bool:
        """Whether it is certain that the seat cannot follow this suit."""
        return not self.may_hold[seat] & self.order.suit_cards[suit]

    def foe_may_trump(self, suit: Suit | None) -> bool:
        """Whether a foe is known to be out of the suit and may hold trumps."""
        if suit is None or not self.trumps:
            return False
        return any(self.is_void(foe, suit) and self.may_hold[foe] & self.trumps for foe in self.foes)

    def winning(self) -> Play:
        """Who wins the trick on the table as it lies; there must be one."""
        return self.trick[self.order.best([play.card for play in self.trick], self.led)]

    def beats(self, card: Card, other: Card, led: Suit | None) -> bool:
        """Whether the card, played later, takes the trick from the other."""
        return self.order.best((other, card), led) == 1

    def dangers(self, card: Card, led: Suit | None) -> CardSet:
        """Cards with which foes still to play may beat this one. A foe is feared to trump only once it is
        known to be out of the suit led."""
        feared = 0
        for seat in self.later:
            if seat in self.foes:
                may = self.may_hold[seat]
                feared |= may & self.of_suit(led) or may
        return sum(1 << each for each in cards(feared) if self.beats(each, card, led))


def later(in_play: tuple[Seat, ...], seat: Seat, trick: Sequence[Play]) -> tuple[Seat, ...]:
    """Who plays to this trick after this seat, in turn."""
    have_played = {play.seat for play in trick}
    place = in_play.index(seat)
    round_the_table = (*in_play[place + 1 :], *in_play[:place])
    return tuple(other for other in round_the_table if other not in have_played)

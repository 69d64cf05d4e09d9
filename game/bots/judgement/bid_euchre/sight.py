"""`Sight`: what a seat at play knows, and what follows from the cards played. Nothing here guesses."""

from collections.abc import Iterator
from dataclasses import dataclass

from game.rules.bid_euchre.pack import pack_set
from game.rules.bid_euchre.position import BidEuchrePublic, partner_of
from game.rules.bid_euchre.ranking import order as order_of
from game.rules.cards import EITHER_PACK, Card, CardSet, Seat, Suit, cards
from game.rules.order import Order
from game.rules.settings import Settings
from game.rules.tricks import Play, played
from game.rules.view import View


@dataclass(frozen=True, slots=True)
class Sight:
    seat: Seat
    public: BidEuchrePublic
    order: Order
    held: CardSet
    unseen: CardSet
    """Cards that this seat can place nowhere: in closed hands, or where nobody plays them."""
    may_hold: tuple[CardSet, ...]
    """By seat: the cards it may still hold; 0 for this seat and one that sits out."""
    friend: Seat | None
    """The partner, if he plays."""
    foes: frozenset[Seat]
    later: tuple[Seat, ...]
    """Who plays to this trick after this seat, in turn."""

    @property
    def declaring(self) -> bool:
        """Whether this side has made the bid."""
        return self.public.declarer in (self.seat, self.friend)

    @property
    def trumps(self) -> CardSet:
        assert self.order.trump is not None
        return self.order.suit_cards[self.order.trump]

    def of_suit(self, suit: Suit | None) -> CardSet:
        return 0 if suit is None else self.order.suit_cards[suit]

    def suit_of(self, card: Card) -> CardSet:
        """All cards of the suit this card belongs to."""
        return self.of_suit(self.order.suit(card))

    def strength(self, card: Card) -> int:
        return self.order.strength[card & EITHER_PACK]

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

    def foe_may_trump(self, suit: CardSet) -> bool:
        """Whether a foe is known to be out of the suit and may hold trumps."""
        return any(not self.may_hold[foe] & suit and self.may_hold[foe] & self.trumps for foe in self.foes)

    def winning(self) -> Play:
        """Who wins the trick on the table as it lies; there must be one."""
        trick = self.public.trick
        return trick[self.order.best([play.card for play in trick], self.public.led)]

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


def sight_of(view: View, settings: Settings) -> Sight:
    """What the seat of a view sees once trump is named."""
    public, seat = view.public, view.seat
    assert isinstance(public, BidEuchrePublic)
    assert seat is not None
    order, held, seats = order_of(public.trump), view.known.holdings[seat], public.in_play
    pack = pack_set(settings.number("decks"), settings.flag("joker"))
    unseen = pack & ~played(public.tricks, public.trick) & ~view.known.aside & ~held
    shown_out = _shown_out(public, order)
    partner = partner_of(seat)
    return Sight(
        seat=seat,
        public=public,
        order=order,
        held=held,
        unseen=unseen,
        may_hold=tuple(
            0 if other == seat or other not in seats else unseen & ~shown_out[other] for other in range(4)
        ),
        friend=partner if partner in seats else None,
        foes=frozenset(seats) - {seat, partner},
        later=_later(public, seat),
    )


def tricks_on_table(public: BidEuchrePublic) -> Iterator[tuple[Suit, tuple[Play, ...]]]:
    """Every trick begun, with the suit led to it."""
    for trick in public.tricks:
        assert trick.led is not None
        yield trick.led, trick.plays
    if public.led is not None:
        yield public.led, public.trick


def _shown_out(public: BidEuchrePublic, order: Order) -> list[CardSet]:
    """By seat: the cards of every suit that it has failed to follow, and has not played since (BE-61)."""
    out = [0] * 4
    for led, plays in tricks_on_table(public):
        for play in plays:
            suit = order.suit(play.card)
            assert suit is not None
            if suit != led:
                out[play.seat] |= order.suit_cards[led]
            out[play.seat] &= ~order.suit_cards[suit]
    return out


def _later(public: BidEuchrePublic, seat: Seat) -> tuple[Seat, ...]:
    have_played = {play.seat for play in public.trick}
    seats = public.in_play
    place = seats.index(seat)
    round_the_table = (*seats[place + 1 :], *seats[:place])
    return tuple(other for other in round_the_table if other not in have_played)

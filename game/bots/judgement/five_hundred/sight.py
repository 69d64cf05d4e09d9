"""`Sight`: what a seat at play knows, and what surely follows from the cards played. Nothing here guesses."""

from dataclasses import dataclass

from game.rules.cards import Card, CardSet, Seat, Suit, cards
from game.rules.five_hundred.pack import pack_set
from game.rules.five_hundred.play import TRICKS
from game.rules.five_hundred.position import FiveHundredPublic, team_of
from game.rules.five_hundred.ranking import order_under
from game.rules.order import Order
from game.rules.settings import Settings
from game.rules.tricks import Play, played
from game.rules.view import View


@dataclass(frozen=True, slots=True)
class Sight:
    seat: Seat
    public: FiveHundredPublic
    order: Order
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

    @property
    def contracting(self) -> bool:
        """Whether this seat wins with the contract."""
        return self.seat == self.public.contractor or self.public.contractor in self.friends

    def of_suit(self, suit: Suit | None) -> CardSet:
        return 0 if suit is None else self.order.suit_cards[suit]

    @property
    def trumps(self) -> CardSet:
        """All cards that are trumps; 0 without a trump suit."""
        return self.of_suit(self.order.trump)

    def strength(self, card: Card) -> int:
        return self.order.strength[card]

    def stronger(self, card: Card, among: CardSet) -> CardSet:
        """The cards of `among` that are of this card's suit and beat it."""
        least = self.order.strength[card]
        same_suit = among & self.of_suit(self.order.suit(card))
        return sum(1 << each for each in cards(same_suit) if self.order.strength[each] > least)

    def foes_may_hold(self, wanted: CardSet) -> CardSet:
        """Those of the wanted cards that some foe may hold."""
        held = 0
        for foe in self.foes:
            held |= self.may_hold[foe]
        return held & wanted

    def is_void(self, seat: Seat, suit: Suit) -> bool:
        """Whether it is certain that the seat cannot follow this suit."""
        return not self.may_hold[seat] & self.order.suit_cards[suit]

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
                follows = may & self.of_suit(led)
                feared |= follows or may
        return sum(1 << each for each in cards(feared) if self.beats(each, card, led))


def sight_of(view: View, settings: Settings) -> Sight:
    """What the seat of a view sees once there is a contract."""
    public = view.public
    assert isinstance(public, FiveHundredPublic)
    assert view.seat is not None
    assert public.contract is not None
    assert public.contractor is not None
    seat, holdings = view.seat, view.known.holdings
    order = order_under(public.contract, public.nominated)
    seats = public.in_play
    unseen = pack_set(len(public.counts)) & ~played(public.tricks, public.trick) & ~view.known.aside
    for holding in holdings:
        unseen &= ~holding
    friends = _friends(view, public, settings, seats)
    shown_out = _shown_out(public, order)
    return Sight(
        seat=seat,
        public=public,
        order=order,
        held=holdings[seat],
        unseen=unseen,
        may_hold=tuple(
            0
            if other == seat or other not in seats or not public.counts[other]
            else holdings[other] or unseen & ~shown_out[other]
            for other in range(len(holdings))
        ),
        friends=friends,
        foes=frozenset(seats) - friends - {seat},
        later=_later(public, seats, seat),
    )


def _friends(
    view: View, public: FiveHundredPublic, settings: Settings, seats: tuple[Seat, ...]
) -> frozenset[Seat]:
    """A called partner is nobody's foe or friend but its own until the card is seen (500-85)."""
    contractor, seat = public.contractor, view.seat
    assert contractor is not None
    assert seat is not None
    contracting = (
        {contractor} if public.contract and public.contract.misere else {*team_of(settings, contractor)}
    )
    if public.partner is not None:
        contracting.add(public.partner)
    if public.called is not None and view.known.holdings[seat] >> public.called & 1:
        contracting.add(seat)
    if seat in contracting:
        mine = contracting
    elif _every_side_for_itself(public, contracting):
        mine = {*team_of(settings, seat)}
    else:
        mine = set(seats) - contracting
    return frozenset(mine - {seat})


def _every_side_for_itself(public: FiveHundredPublic, contracting: set[Seat]) -> bool:
    """Once a trick contract is made or beaten, defenders gain nothing but by their own tricks (500-64)."""
    contract = public.contract
    assert contract is not None
    if contract.misere or (public.called is not None and public.partner is None):
        return False
    won = sum(trick.winner in contracting for trick in public.tricks)
    return won >= contract.tricks or len(public.tricks) - won > TRICKS - contract.tricks


def _shown_out(public: FiveHundredPublic, order: Order) -> list[CardSet]:
    """By seat: the cards of every suit that it has failed to follow."""
    out = [0] * len(public.counts)
    for led, plays in (*((trick.led, trick.plays) for trick in public.tricks), (public.led, public.trick)):
        if led is None:
            continue
        suit = order.suit_cards[led]
        for play in plays[1:]:
            if not suit >> play.card & 1:  # nor does a suitless joker follow (500-54)
                out[play.seat] |= suit
    return out


def _later(public: FiveHundredPublic, seats: tuple[Seat, ...], seat: Seat) -> tuple[Seat, ...]:
    have_played = {play.seat for play in public.trick}
    place = seats.index(seat)
    round_the_table = (*seats[place + 1 :], *seats[:place])
    return tuple(other for other in round_the_table if other not in have_played)

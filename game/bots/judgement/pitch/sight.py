"""`Sight`: what a seat at play knows, and what surely follows from the cards played."""

from dataclasses import dataclass

from game.rules.cards import Card, CardSet, Seat, Suit, card_set, suit_cards
from game.rules.pitch.position import PitchPublic, side_of
from game.rules.pitch.ranking import PACK
from game.rules.settings import Settings
from game.rules.tricks import Play, played
from game.rules.view import View

_PACK = card_set(PACK)


@dataclass(frozen=True, slots=True)
class Sight:
    settings: Settings
    seat: Seat
    public: PitchPublic
    trump: Suit
    held: CardSet
    gone: CardSet
    """Every card that has fallen, those of the trick on the table among them."""
    unseen: CardSet
    """Cards that lie in the other hands or out of play."""
    may_hold: tuple[CardSet, ...]
    """By seat: the cards it may still hold; 0 for this seat and for empty hands."""
    likelihood: tuple[float, ...]
    """By seat: how likely it is to hold a certain one of these cards."""
    later: tuple[Seat, ...]
    """Who plays to this trick after this seat, in turn."""

    @property
    def trumps(self) -> CardSet:
        return suit_cards(self.trump)

    def is_trump(self, card: Card) -> bool:
        return card >> 4 == self.trump

    def is_friend(self, seat: Seat, of: Seat) -> bool:
        """Whether the two score together; everybody is their own friend."""
        return side_of(self.settings, seat) == side_of(self.settings, of)

    def winning(self) -> Play | None:
        """The play that wins the trick on the table as it lies; None before the lead."""
        best: Play | None = None
        for play in self.public.trick:
            if best is None or self.beats(play.card, best.card):
                best = play
        return best

    def beats(self, card: Card, other: Card) -> bool:
        """Whether the card, played later, takes the trick from the other, which is winning it."""
        if card >> 4 == other >> 4:
            return card > other
        return self.is_trump(card)

    def in_play(self, card: Card) -> float:
        """How likely it is that an unseen card is in some other hand."""
        holders = (seat for seat, may in enumerate(self.may_hold) if may >> card & 1)
        return min(1.0, sum(self.likelihood[seat] for seat in holders))


def above(card: Card) -> CardSet:
    """The cards of its suit that beat it."""
    return suit_cards(card >> 4) & (-2 << card)


def below(card: Card) -> CardSet:
    """The cards of its suit that it beats."""
    return suit_cards(card >> 4) & ((1 << card) - 1)


def sight_of(view: View, settings: Settings, trump: Suit) -> Sight:
    """What the seat of a view sees with this suit as trumps, be it that it will name it by its lead."""
    public = view.public
    assert isinstance(public, PitchPublic)
    assert view.seat is not None
    seat, players = view.seat, len(public.counts)
    held = view.known.holdings[seat]
    gone = played(public.tricks, public.trick)
    unseen = _PACK & ~held & ~gone
    out = _shown_out(public)
    may_hold = tuple(
        0 if other == seat or not count else unseen & ~out[other] for other, count in enumerate(public.counts)
    )
    return Sight(
        settings=settings,
        seat=seat,
        public=public,
        trump=trump,
        held=held,
        gone=gone,
        unseen=unseen,
        may_hold=may_hold,
        likelihood=tuple(
            count / may.bit_count() if may else 0.0
            for count, may in zip(public.counts, may_hold, strict=True)
        ),
        later=tuple((seat + step) % players for step in range(1, players - len(public.trick))),
    )


def _shown_out(public: PitchPublic) -> list[CardSet]:
    """By seat: the suits it is out of, since it neither followed nor trumped (PI-21, PI-22)."""
    out = [0] * len(public.counts)
    for plays in (*(trick.plays for trick in public.tricks), public.trick):
        for play in plays[1:]:
            led, suit = plays[0].card >> 4, play.card >> 4
            if suit not in {led, public.trump}:
                out[play.seat] |= suit_cards(led)
    return out

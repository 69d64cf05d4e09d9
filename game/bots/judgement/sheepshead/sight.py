"""`Sight`: what a seat at play knows, what follows from it, and how far it trusts the others."""

from dataclasses import dataclass

from game.rules.cards import FACE_DOWN, JOKER, Card, CardSet, Seat, card_set
from game.rules.settings import Settings
from game.rules.sheepshead.pack import JACK_OF_DIAMONDS, ORDER, PACK, PACK_SET, TRUMP_SUIT
from game.rules.sheepshead.position import SheepsheadPublic, SheepsheadSecret
from game.rules.tricks import Play, played
from game.rules.view import View

ABOVE = tuple(
    card_set(other for other in PACK if ORDER.strength[other] > ORDER.strength[card]) for card in range(JOKER)
)
"""By card: all cards that are stronger, those of other suits too."""

_LED_TRUMPS = 3.0
"""How many times likelier the partner is among those who have led trumps without having picked."""
_JACK_AT_HOME = 0.3
"""How likely a picker who called the jack has it himself."""


@dataclass(frozen=True, slots=True)
class Sight:
    settings: Settings
    seat: Seat
    public: SheepsheadPublic
    held: CardSet
    under: CardSet
    """One's own, still held."""
    unseen: CardSet
    """Cards that this seat can place nowhere: in closed hands, buried, or face down."""
    may_hold: tuple[CardSet, ...]
    """By seat: the cards it may still hold; 0 for this seat."""
    ally: tuple[float, ...]
    """By seat: how likely it is that it wants the same; 1 for this seat."""
    later: tuple[Seat, ...]
    """Who plays to this trick after this seat, in turn."""

    @property
    def with_picker(self) -> bool:
        """Whether this seat is of the picker's side."""
        picker = self.public.picker
        return picker is not None and self.ally[picker] == 1

    @property
    def called_out(self) -> Card | None:
        """The called card while another holds it and its suit has not been led."""
        called = self.public.called
        if called is None or called == JACK_OF_DIAMONDS or not self.unseen >> called & 1:
            return None
        return called

    def suit(self, card: Card) -> int | None:
        """The suit that one's own card belongs to (SH-32)."""
        return self.public.called_suit if self.under >> card & 1 else ORDER.suit(card)

    def winning(self) -> Play:
        """Who wins the trick on the table as it lies; there must be one."""
        trick = self.public.trick
        return trick[ORDER.best([play.card for play in trick], self.public.led)]


def sight_of(view: View, settings: Settings) -> Sight:
    """What the seat of a view sees while tricks are played."""
    public, known, seat = view.public, view.known, view.seat
    assert isinstance(public, SheepsheadPublic)
    assert isinstance(known, SheepsheadSecret)
    assert seat is not None
    held = known.holdings[seat]
    unseen = PACK_SET & ~(played(public.tricks, public.trick) | held | known.aside | known.stock)
    out = _shown_out(public)
    may_hold = tuple(
        0 if other == seat or not public.counts[other] else unseen & ~out[other]
        for other in range(len(public.counts))
    )
    return Sight(
        settings=settings,
        seat=seat,
        public=public,
        held=held,
        under=known.under & held,
        unseen=unseen,
        may_hold=may_hold,
        ally=_allies(public, seat, held | known.aside, may_hold),
        later=_later(public, seat),
    )


def _shown_out(public: SheepsheadPublic) -> list[CardSet]:
    """By seat: the cards that it cannot hold, by the suits it has failed to follow."""
    out = [0] * len(public.counts)
    if public.called is not None and public.picker is not None and public.called != JACK_OF_DIAMONDS:
        out[public.picker] |= 1 << public.called  # SH-21, SH-23
    for led, plays in (*((trick.led, trick.plays) for trick in public.tricks), (public.led, public.trick)):
        if led is None:
            continue
        suit = ORDER.suit_cards[led]
        for play in plays[1:]:
            if play.card != FACE_DOWN and not suit >> play.card & 1:
                out[play.seat] |= suit
    return out


def _allies(
    public: SheepsheadPublic, seat: Seat, own: CardSet, may_hold: tuple[CardSet, ...]
) -> tuple[float, ...]:
    """By seat. `own` are the cards this seat holds or has buried."""
    picker, seats = public.picker, range(len(public.counts))
    if picker is None:
        return tuple(float(other == seat) for other in seats)
    partners = _partners(public, seat, own, may_hold)
    if seat == picker or partners[seat] == 1:
        return tuple(1.0 if other in (picker, seat) else partners[other] for other in seats)
    return tuple(0.0 if other == picker else 1.0 - partners[other] for other in seats)


def _partners(
    public: SheepsheadPublic, seat: Seat, own: CardSet, may_hold: tuple[CardSet, ...]
) -> tuple[float, ...]:
    """By seat: how likely it is the partner, to the eyes of this one."""
    seats, called = range(len(public.counts)), public.called
    if public.partner is not None:
        return tuple(float(other == public.partner) for other in seats)
    if called is None or public.alone:
        return (0.0,) * len(seats)
    if own >> called & 1:
        return tuple(float(other == seat != public.picker) for other in seats)
    likely = [float(other != public.picker and may_hold[other] >> called & 1) for other in seats]
    for trick in public.tricks:
        if trick.led == TRUMP_SUIT:
            likely[trick.plays[0].seat] *= _LED_TRUMPS
    total = sum(likely) or 1
    if called == JACK_OF_DIAMONDS and seat != public.picker:
        total /= 1 - _JACK_AT_HOME
    return tuple(each / total for each in likely)


def _later(public: SheepsheadPublic, seat: Seat) -> tuple[Seat, ...]:
    players = len(public.counts)
    have_played = {play.seat for play in public.trick}
    round_the_table = ((seat + step) % players for step in range(1, players))
    return tuple(other for other in round_the_table if other not in have_played)

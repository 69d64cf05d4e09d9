"""Who will win the trick on the table: how likely it is that one's own side does."""

from functools import cache

from game.bots.judgement.sheepshead.sight import ABOVE, Sight
from game.rules.cards import FACE_DOWN, Card, CardSet, Seat, Suit
from game.rules.sheepshead.pack import ORDER, TRUMP_SUIT, TRUMPS

WILLING = 0.9
"""How likely a seat that can take a trick for its side does."""


def ours(sight: Sight, card: Card) -> float:
    """How likely one's side wins the trick if this card is played to it now."""
    public = sight.public
    led = public.led if public.trick else sight.suit(card)
    best, ally = _best(sight, card, led)
    kept = caught = 1.0
    for seat in sight.later:
        able = WILLING * beats(sight, seat, best, led)
        kept *= 1 - able * (1 - sight.ally[seat])
        caught *= 1 - able * sight.ally[seat]
    return ally * kept + (1 - ally) * (1 - caught)


def _best(sight: Sight, card: Card, led: Suit | None) -> tuple[Card, float]:
    """The best card once this one is played, the called card that must fall included; and how likely it is
    one's own side's."""
    best, ally = (FACE_DOWN if sight.under >> card & 1 else card), 1.0
    if sight.public.trick:
        winning = sight.winning()
        if not _takes(best, winning.card, led):
            best, ally = winning.card, sight.ally[winning.seat]
    called = sight.called_out
    if called is not None and led == sight.public.called_suit and _takes(called, best, led):
        return called, float(sight.with_picker)
    return best, ally


def _takes(card: Card, other: Card, led: Suit | None) -> bool:
    return ORDER.best((other, card), led) == 1


def beats(sight: Sight, seat: Seat, best: Card, led: Suit | None) -> float:
    """How likely this seat, still to play, can beat the best card so far."""
    may, size = sight.may_hold[seat], sight.public.counts[seat]
    called = sight.called_out
    if called is not None:
        may &= ~(1 << called)
    if led is None or not may:
        return 0.0
    follows = may & ORDER.suit_cards[led]
    following = 1 - _lacks(follows & ABOVE[best], may, size)
    if led == TRUMP_SUIT:
        return following
    trumping = _lacks(follows, may, size) * (1 - _lacks(may & TRUMPS & ABOVE[best], may, size))
    return trumping if TRUMPS >> best & 1 else trumping + following


def _lacks(wanted: CardSet, may: CardSet, size: int) -> float:
    """How likely a hand of this size holds none of the cards wanted, of all those it may hold."""
    return _none(wanted.bit_count(), size, may.bit_count())


@cache
def _none(wanted: int, size: int, among: int) -> float:
    chance = 1.0
    for drawn in range(min(size, among)):
        chance *= max(0, among - wanted - drawn) / (among - drawn)
    return chance

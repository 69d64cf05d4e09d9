"""Playing to tricks (PI-20 to PI-27)."""

from functools import cache

from game.rules.actions import PLAY, Action
from game.rules.cards import Card, CardSet, Seat, cards, suit_cards, suit_of
from game.rules.events import Moved, Took, hand_of, trick_of
from game.rules.hand import Refused, Secret, changed
from game.rules.pitch.position import TRICKS, Change, PitchPublic
from game.rules.pitch.ranking import order
from game.rules.tricks import Play, Trick

_PLAYED = {action: Card(number) for number, action in enumerate(PLAY[:64])}


def legal(public: PitchPublic, secret: Secret) -> tuple[Action, ...]:
    assert public.turn is not None
    return tuple(sorted(PLAY[card] for card in cards(playable(public, secret.holdings[public.turn]))))


def playable(public: PitchPublic, held: CardSet) -> CardSet:
    """Those of the cards held that may be played now."""
    if not public.trick:
        return held
    assert public.trump is not None
    following = held & suit_cards(public.trick[0].card >> 4)
    if not following:
        return held  # PI-23
    return following | held & suit_cards(public.trump)  # PI-21, PI-22


def after(public: PitchPublic, secret: Secret, action: Action) -> Change:
    assert public.turn is not None
    card, held = _PLAYED.get(action), secret.holdings[public.turn]
    if card is None or not playable(public, held) >> card & 1:
        raise Refused(_asked_for(public, held) if action.startswith("play") else "PI-10")
    return lay(public, secret, card)


def _asked_for(public: PitchPublic, held: CardSet) -> str:
    """The clause that says what may be played from these cards now."""
    if not public.trick:
        return "PI-26" if public.tricks else "PI-20"
    led = public.trick[0].card >> 4
    if not held & suit_cards(led):
        return "PI-23"
    return "PI-21" if led == public.trump else "PI-22"


def lay(public: PitchPublic, secret: Secret, card: Card) -> Change:
    """The position after the seat on turn laid this card on the table."""
    seat = public.turn
    assert seat is not None
    held, counts = list(secret.holdings), list(public.counts)
    held[seat] ^= 1 << card
    counts[seat] -= 1
    secret = changed(secret, holdings=tuple(held))
    trump = suit_of(card) if public.trump is None else public.trump  # PI-20
    trick = (*public.trick, Play(seat, card))
    moved = _laid(seat, card)
    if len(trick) < len(counts):
        turn = (seat + 1) % len(counts)
        return changed(public, counts=tuple(counts), trump=trump, trick=trick, turn=turn), secret, (moved,)
    led = suit_of(trick[0].card)
    winner = trick[order(trump).best([play.card for play in trick], led)].seat  # PI-25
    tricks = (*public.tricks, Trick(trick, led, winner))
    over = len(tricks) == TRICKS  # PI-27
    public = changed(
        public,
        counts=tuple(counts),
        trick=(),
        tricks=tricks,
        turn=None if over else winner,  # PI-26
        phase="over" if over else "play",
    )
    return public, secret, (moved, Took(winner))


@cache
def _laid(seat: Seat, card: Card) -> Moved:
    return Moved((card,), hand_of(seat), trick_of(seat))

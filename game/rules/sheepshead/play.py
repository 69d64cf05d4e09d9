"""Playing to tricks, and how a called card binds picker and partner (SH-29 to SH-40)."""

from functools import cache

from game.rules.actions import PLAY, Action
from game.rules.cards import FACE_DOWN, Card, CardSet, Seat, Suit
from game.rules.events import Moved, Took, hand_of, trick_of
from game.rules.hand import Refused, changed
from game.rules.settings import Settings
from game.rules.sheepshead.pack import CUTS, JACK_OF_DIAMONDS, ORDER
from game.rules.sheepshead.position import Change, SheepsheadPublic, SheepsheadSecret
from game.rules.tricks import Play, Trick

_PLAYS: dict[str, Card] = {action: Card(number) for number, action in enumerate(PLAY)}
_PLAY_OF_BIT = {1 << number: action for number, action in enumerate(PLAY)}
_NO_BAR = "", 0


def legal(settings: Settings, public: SheepsheadPublic, secret: SheepsheadSecret) -> tuple[Action, ...]:
    assert public.turn is not None
    held = secret.holdings[public.turn]
    playable = held
    if held & (held - 1):  # SH-30
        following = _of_suit(public.led, public, held, secret.under)
        playable = (following or held) & ~_bar(settings, public, held, secret.under)[1]
    plays = []
    while playable:
        lowest = playable & -playable
        plays.append(_PLAY_OF_BIT[lowest])
        playable ^= lowest
    plays.sort()
    return tuple(plays)


def _of_suit(suit: Suit | None, public: SheepsheadPublic, held: CardSet, under: CardSet) -> CardSet:
    """The cards of this suit in a holding; an under is one of the called suit and of no other (SH-32)."""
    if suit is None:
        return 0
    members = held & ORDER.suit_cards[suit] & ~under
    return members | held & under if suit == public.called_suit else members


def _bar(settings: Settings, public: SheepsheadPublic, held: CardSet, under: CardSet) -> tuple[str, CardSet]:
    """What the called card forbids the seat on turn to play, and the clause (SH-31, SH-34 to SH-37)."""
    suit = public.called_suit
    if suit is None or any(trick.led == suit for trick in public.tricks):  # SH-27, SH-38
        return _NO_BAR
    assert public.called is not None
    mine = _of_suit(suit, public, held, under)
    others, called = held & ~mine, held & 1 << public.called
    if public.turn == public.picker:
        if not public.trick:
            barred = mine if others and not settings.flag("picker_may_lead_called") else 0
            return "SH-37", barred
        last_one = not mine & (mine - 1)
        return "SH-31", mine if public.led != suit and last_one else 0
    if not called:
        return _NO_BAR
    if public.led == suit:
        return "SH-34", held & ~called
    if public.trick:
        return "SH-36", called
    if others and not settings.flag("partner_may_lead_called"):
        return "SH-35", mine
    return "SH-35", mine & ~called


def after(settings: Settings, public: SheepsheadPublic, secret: SheepsheadSecret, action: Action) -> Change:
    seat = public.turn
    assert seat is not None
    held, card = secret.holdings[seat], _PLAYS.get(action)
    if card is None or not held >> card & 1:
        raise Refused(_asked_for(public, held, secret.under) if action.startswith("play ") else "SH-40")
    if held & (held - 1):  # SH-30
        _check(settings, public, held, secret.under, card)
    face_down = bool(secret.under >> card & 1)
    holdings, counts = list(secret.holdings), list(public.counts)
    holdings[seat] ^= 1 << card
    counts[seat] -= 1
    secret = changed(secret, holdings=tuple(holdings))
    if face_down:
        secret = changed(secret, aside=secret.aside | 1 << card)
    led = public.led
    if not public.trick:
        led = public.called_suit if face_down else ORDER.suit(card)
    public = changed(
        public,
        counts=tuple(counts),
        trick=(*public.trick, Play(seat, FACE_DOWN if face_down else card)),
        led=led,
    )
    if card == public.called:
        public = _partner_known(public, seat)
    moved = _laid(seat, card, face_down)
    players = len(counts)
    if len(public.trick) < players:
        return changed(public, turn=(seat + 1) % players), secret, (moved,)
    public, secret = _collected(settings, public, secret)
    return public, secret, (moved, Took(public.tricks[-1].winner))


def _check(settings: Settings, public: SheepsheadPublic, held: CardSet, under: CardSet, card: Card) -> None:
    following = _of_suit(public.led, public, held, under)
    if following and not following >> card & 1:
        raise Refused("SH-33")
    clause, barred = _bar(settings, public, held, under)
    if barred >> card & 1:
        raise Refused(clause)


def _asked_for(public: SheepsheadPublic, held: CardSet, under: CardSet) -> str:
    """The clause that asks for one of the cards held."""
    if not held & (held - 1):
        return "SH-30"
    return "SH-33" if _of_suit(public.led, public, held, under) else "SH-40"


@cache
def _laid(seat: Seat, card: Card, face_down: bool) -> Moved:
    return Moved((card,), hand_of(seat), trick_of(seat), frozenset({seat}) if face_down else None)


def _partner_known(public: SheepsheadPublic, seat: Seat) -> SheepsheadPublic:
    """SH-84; a picker who had called the jack in his own hand is seen to be alone (SH-27)."""
    return changed(public, alone=True) if seat == public.picker else changed(public, partner=seat)


def _collected(
    settings: Settings, public: SheepsheadPublic, secret: SheepsheadSecret
) -> tuple[SheepsheadPublic, SheepsheadSecret]:
    """The trick goes to its winner, who leads to the next (SH-39, SH-40)."""
    plays, led = public.trick, public.led
    winner = plays[ORDER.best([play.card for play in plays], led)].seat
    tricks = (*public.tricks, Trick(plays, led, winner))
    over = len(tricks) == CUTS[len(public.counts)].each
    public = changed(public, trick=(), tricks=tricks, led=None, turn=winner)
    if public.leaster and _brings_blind(settings, tricks, over):
        public = changed(public, blind=secret.stock)
    return _turned_up(public, secret) if over else (public, secret)


def _brings_blind(settings: Settings, tricks: tuple[Trick, ...], over: bool) -> bool:
    """Whether the trick just won is the one that takes the blind of a leaster (SH-60)."""
    which = settings.word("leaster_blind")
    return over if which == "last" else which == "first" and len(tricks) == 1


def _turned_up(
    public: SheepsheadPublic, secret: SheepsheadSecret
) -> tuple[SheepsheadPublic, SheepsheadSecret]:
    """The hand is over; under, bury and partner are shown (SH-82, SH-88)."""
    public = changed(public, phase="over", turn=None)
    if public.called == JACK_OF_DIAMONDS and public.partner is None:
        public = changed(public, alone=True)
    if not secret.under:
        return public, secret
    under = Card(secret.under.bit_length() - 1)
    tricks = tuple(
        trick._replace(plays=tuple(_named(play, under) for play in trick.plays)) for trick in public.tricks
    )
    return changed(public, tricks=tricks), changed(secret, aside=secret.aside & ~secret.under)


def _named(play: Play, under: Card) -> Play:
    return Play(play.seat, under) if play.card == FACE_DOWN else play

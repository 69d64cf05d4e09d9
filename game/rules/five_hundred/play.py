"""Playing to tricks and the joker's ways (500-40 to 500-57)."""

from functools import cache

from game.rules.actions import PLAY, Action
from game.rules.cards import JOKER, SUITS, Card, CardSet, Seat, Suit
from game.rules.events import Moved, Took, hand_of, trick_of
from game.rules.five_hundred.position import Change, FiveHundredPublic, FiveHundredSecret
from game.rules.five_hundred.ranking import order as order_of
from game.rules.hand import Refused, changed
from game.rules.order import Order
from game.rules.settings import Settings
from game.rules.tricks import Play, Trick

TRICKS = 10
JOKER_AS = tuple(Action(f"play JO as {letter}") for letter in SUITS)
_PLAYS: dict[str, tuple[Card, Suit | None]] = {
    **{action: (Card(number), None) for number, action in enumerate(PLAY)},
    **{action: (JOKER, suit) for suit, action in enumerate(JOKER_AS)},
}
"""What an action plays, and as which suit a joker is led."""
_PLAY_OF_BIT = {1 << number: action for number, action in enumerate(PLAY)}
_JOKER_BIT = 1 << JOKER


def legal(settings: Settings, public: FiveHundredPublic, secret: FiveHundredSecret) -> tuple[Action, ...]:
    assert public.turn is not None
    assert public.contract is not None
    held = secret.holdings[public.turn]
    order = order_of(public.contract.suit, public.nominated)
    suitless_joker = held & order.masters
    if public.trick:
        playable = order.follows(held, public.led)
        if not playable:
            playable = suitless_joker if public.contract.misere and suitless_joker else held  # 500-54
        return _plays(playable)
    if suitless_joker:
        return tuple(sorted((*_plays(held & ~suitless_joker), *_joker_leads(settings, public))))
    return _plays(held)


def _plays(some: CardSet) -> tuple[Action, ...]:
    plays = []
    while some:
        lowest = some & -some
        plays.append(_PLAY_OF_BIT[lowest])
        some ^= lowest
    plays.sort()
    return tuple(plays)


@cache
def _laid(seat: Seat, card: Card) -> Moved:
    return Moved((card,), hand_of(seat), trick_of(seat))


def _joker_leads(settings: Settings, public: FiveHundredPublic) -> tuple[Action, ...]:
    """The leads of a suitless joker by the seat on turn (500-55 to 500-57)."""
    last_trick = len(public.tricks) == TRICKS - 1
    way = settings.word("joker_lead")
    if way == "last_trick" and not last_trick:
        return ()
    barred = _failed_to_follow(public) if way == "any_suit" else {trick.led for trick in public.tricks}
    named = tuple(JOKER_AS[suit] for suit in range(4) if suit not in barred)
    if named:
        return named
    return (PLAY[JOKER],) if last_trick else ()  # 500-56


def _failed_to_follow(public: FiveHundredPublic) -> set[Suit | None]:
    """The suits that the seat on turn has failed to follow."""
    assert public.contract is not None
    order = order_of(public.contract.suit, public.nominated)
    return {
        trick.led
        for trick in public.tricks
        for play in trick.plays
        if play.seat == public.turn
        and trick.led is not None
        and order.suit(play.card) != trick.led
        # A joker led as X has no suit, yet its leader has not failed to follow X.
        and play is not trick.plays[0]
    }


def after(settings: Settings, public: FiveHundredPublic, secret: FiveHundredSecret, action: Action) -> Change:
    seat = public.turn
    assert seat is not None
    assert public.contract is not None
    order = order_of(public.contract.suit, public.nominated)
    played = _PLAYS.get(action)
    if played is None or not secret.holdings[seat] >> played[0] & 1:
        raise Refused("500-41")
    card, named = played
    if public.trick:
        _check_follow(public, order, secret.holdings[seat], card, named)
    else:
        _check_lead(settings, public, order, action)
    held, counts = list(secret.holdings), list(public.counts)
    held[seat] ^= 1 << card
    counts[seat] -= 1
    secret = changed(secret, holdings=tuple(held))
    led = public.led if public.trick else (order.suit(card) if named is None else named)
    trick = (*public.trick, Play(seat, card))
    partner = seat if card == public.called else public.partner  # 500-85
    moved = _laid(seat, card)
    seats = public.in_play
    if len(trick) < len(seats):
        turn = seats[(seats.index(seat) + 1) % len(seats)]
        public = changed(public, counts=tuple(counts), trick=trick, led=led, partner=partner, turn=turn)
        return public, secret, (moved,)
    # The trick goes to its winner, who leads to the next (500-40, 500-43).
    winner = trick[order.best([play.card for play in trick], led)].seat
    tricks = (*public.tricks, Trick(trick, led, winner))
    over = len(tricks) == TRICKS
    public = changed(
        public,
        counts=tuple(counts),
        trick=(),
        tricks=tricks,
        led=None,
        partner=partner,
        turn=None if over else winner,
        phase="over" if over else "play",
    )
    return public, secret, (moved, Took(winner))


def _check_follow(
    public: FiveHundredPublic, order: Order, held: CardSet, card: Card, named: Suit | None
) -> None:
    if named is not None:
        raise Refused("500-55")
    following = order.follows(held, public.led)
    if following:
        if not following >> card & 1:
            raise Refused("500-54" if card == JOKER else "500-41")
    elif public.contract is not None and public.contract.misere and held & order.masters and card != JOKER:
        raise Refused("500-54")


def _check_lead(settings: Settings, public: FiveHundredPublic, order: Order, action: Action) -> None:
    card, named = _PLAYS[action]
    if card != JOKER:
        return
    if not order.masters & _JOKER_BIT:  # it belongs to a suit and is led like any card
        if named is not None:
            raise Refused("500-50" if order.trump is not None else "500-52")
    elif action not in _joker_leads(settings, public):
        if settings.word("joker_lead") != "unled_suit":
            raise Refused("500-57")
        raise Refused("500-56" if named is None else "500-55")

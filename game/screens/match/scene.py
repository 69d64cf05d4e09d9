"""`Scene`: what lies on the table as one seat may see it. Pure; a card it may not see is None, in the trick
FACE_DOWN."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise, permutations
from typing import NamedTuple

from game.rules.cards import (
    CLUBS,
    DIAMONDS,
    EITHER_PACK,
    FACE_DOWN,
    HEARTS,
    RANKS,
    SPADES,
    Card,
    CardSet,
    Seat,
    Suit,
    card_set,
    cards,
    suit_of,
)
from game.rules.events import Event, Moved, Place, Took
from game.rules.order import Order
from game.rules.tricks import Play
from game.rules.view import View

Held = tuple[Card | None, ...]

_RED = frozenset((DIAMONDS, HEARTS))
_PREFERRED = (SPADES, HEARTS, CLUBS, DIAMONDS)
_RANK_BITS = 16


@dataclass(frozen=True, slots=True)
class Scene:
    hands: tuple[Held, ...]
    """By seat, in the order in which the cards lie."""
    trick: tuple[Play, ...]
    stock: Held
    """Cards that somebody may still take up, face down but for one before whom they lie open."""
    aside: Held
    """Cards laid away, the same."""
    piles: tuple[int, ...]
    """Tricks taken, by seat."""
    open: bool = False
    """Whether it is seen by an onlooker, who has no other cards to look at than those that lie open."""


def scene_of(view: View, order: Order, dealt: int) -> Scene:
    """The scene of a view; `dealt` is the number of cards that were dealt to seats and stock together."""
    public = view.public
    hands = []
    for seat, count in enumerate(public.counts):
        known = in_order(view.known.holdings[seat], order)
        hands.append((*known, *(None,) * (count - len(known))))
    played = len(public.trick) + sum(len(trick.plays) for trick in public.tricks)
    piles = [0] * len(hands)
    for trick in public.tricks:
        piles[trick.winner] += 1
    down = max(0, dealt - sum(public.counts) - played)
    is_open = view.seat is None
    known = in_order(view.known.stock | view.known.aside, order)[:down] if is_open else ()
    heap: Held = (*known, *(None,) * (down - len(known)))
    stock, aside = ((), heap) if public.stock_taken else (heap, ())
    return Scene(tuple(hands), public.trick, stock, aside, tuple(piles), is_open)


def after_event(scene: Scene, event: Event) -> Scene:
    """The scene once this happened. What an event says beyond our knowledge is mended by the next view."""
    match event:
        case Moved(cards=moved, start=start, end=end):
            return _arrived(_left(scene, moved, start), moved, end)
        case Took(seat=seat):
            piles = tuple(count + (index == seat) for index, count in enumerate(scene.piles))
            return replace(scene, trick=(), piles=piles)
        case _:
            return scene


def seat_in(place: Place) -> Seat | None:
    """The seat a place belongs to: 2 for ``hand 2``; None for ``stock``."""
    number = place.rpartition(" ")[2]
    return int(number) if number.isdigit() else None


def without(held: Held, moved: Sequence[Card | None]) -> Held:
    """What is left of a hand: the cards named go, and one from the middle for each that does not show."""
    left = list(held)
    for card in moved:
        if card in left and card is not None:
            left.remove(card)
        elif None in left:
            hidden = [index for index, each in enumerate(left) if each is None]
            del left[hidden[len(hidden) // 2]]
    return tuple(left)


def exchanged(held: Held, one: Card, other: Card) -> Held:
    """The hand with these two cards in each other's place."""
    places = {one: other, other: one}
    return tuple(card if card is None else places.get(card, card) for card in held)


def _left(scene: Scene, moved: Sequence[Card | None], start: Place) -> Scene:
    seat = seat_in(start)
    if start.startswith("hand") and seat is not None:
        return with_hand(scene, seat, without(scene.hands[seat], moved))
    match start:
        case "stock":
            return replace(scene, stock=without(scene.stock, moved))
        case "aside":
            return replace(scene, aside=without(scene.aside, moved))
    return scene


def _arrived(scene: Scene, moved: Sequence[Card | None], end: Place) -> Scene:
    seat = seat_in(end)
    if end.startswith("hand") and seat is not None:
        return with_hand(scene, seat, (*scene.hands[seat], *moved))
    if end.startswith("trick") and seat is not None:
        plays = (Play(seat, FACE_DOWN if each is None else each) for each in moved)
        return replace(scene, trick=(*scene.trick, *plays))
    laid: Held = tuple(card if scene.open else None for card in moved)
    match end:
        case "stock":
            return replace(scene, stock=(*scene.stock, *laid))
        case "aside":
            return replace(scene, aside=(*scene.aside, *laid))
    return scene


def with_hand(scene: Scene, seat: Seat, held: Held) -> Scene:
    return replace(scene, hands=(*scene.hands[:seat], held, *scene.hands[seat + 1 :]))


def in_order(held: CardSet, order: Order) -> tuple[Card, ...]:
    """A hand as it is held: cards of no suit, then all trumps, then suits of alternating colours."""
    groups: dict[Suit | None, list[Card]] = {}
    for card in cards(held):
        groups.setdefault(order.suit(card), []).append(card)
    hand: list[Card] = []
    for suit in (None, *_suits_in_line([suit for suit in groups if suit is not None], order.trump)):
        hand += sorted(
            groups.get(suit, ()), key=lambda card: order.strength[card & EITHER_PACK], reverse=True
        )
    return tuple(hand)


def _suits_in_line(suits: Sequence[Suit], trump: Suit | None) -> tuple[Suit, ...]:
    """Trumps first; red and black alternate as far as they can."""
    first = [trump] if trump is not None and trump in suits else []
    rest = sorted((suit for suit in suits if suit not in first), key=_PREFERRED.index)
    lines = [(*first, *line) for line in permutations(rest)]
    return min(lines, key=lambda line: sum((a in _RED) == (b in _RED) for a, b in pairwise(line)))


class Marked(NamedTuple):
    """Cards that are more than is printed on them, and the mark they bear."""

    picture: str
    """``bower``, a corner, or ``trump``, an edge."""
    cards: CardSet


def marked(order: Order) -> Marked:
    """The suit cards above the ace of trumps. Where more than a bower of another suit is a trump, what is
    printed on a card does not tell the trumps at all, so every one of them bears a mark."""
    if order.trump is None:
        return Marked("bower", 0)
    trumps = [card for card in cards(order.suit_cards[order.trump]) if suit_of(card) is not None]
    if len({card & EITHER_PACK for card in trumps if suit_of(card) != order.trump}) > 1:
        return Marked("trump", card_set(trumps))
    ace = order.strength[_RANK_BITS * order.trump + RANKS.index("A")]
    return Marked("bower", card_set(card for card in trumps if order.strength[card & EITHER_PACK] > ace))

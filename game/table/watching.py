"""A hand that is over, seen again: its moments one by one, every card face up.

Law: of a hand that is not over nothing is shown.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Literal, NamedTuple, TypeAlias

from game.rules.cards import SECOND_PACK, Card, CardSet
from game.rules.events import Event, Moved
from game.rules.hand import Hand, Public, Secret, changed
from game.rules.tricks import played
from game.rules.view import Standing, View
from game.table.match import Match, PlayedHand

Stage: TypeAlias = Literal["dealt", "before", "after", "trick", "end"]
"""``before`` and ``after`` cards went from hand to hand, from the stock or away."""


class Moment(NamedTuple):
    view: View
    """An onlooker's, before whom all cards lie open."""
    events: tuple[Event, ...]
    """What led here from the moment before."""


class Chapter(NamedTuple):
    """A moment that is worth going to."""

    at: int
    stage: Stage
    trick: int = 0
    """The number of the trick, from 1, that begins there."""


def finished(match: Match) -> tuple[int, ...]:
    """The numbers of the hands that can be watched, from 0."""
    return tuple(number for number, hand in enumerate(match.played) if hand.result is not None)


def moments(match: Match, number: int) -> tuple[Moment, ...]:
    """All moments of a finished hand: as it was dealt, and after each action."""
    watched = match.played[number]
    assert watched.result is not None, "the hand is not over"
    dealt = _numbered(match, number, watched)
    steps = list(_steps(match, number, dealt))
    last = steps[-1][0]
    past = match.past_scores[:number]
    standing = Standing(match.names, (False,) * len(match.names), number + 1, past)
    every_card = watched.dealt.stock
    for holding in watched.dealt.holdings:
        every_card |= holding
    shown = [Moment(_open(steps[0][0], last.public, every_card, standing), ())]
    for (before, _), (hand, events) in pairwise(steps):
        named = tuple(_as_held(event, before, hand) for event in events)
        shown.append(Moment(_open(hand, last.public, every_card, standing), named))
    return tuple(shown)


def chapters(shown: Sequence[Moment]) -> tuple[Chapter, ...]:
    """In the order of the moments; several may begin at the same one."""
    found = [Chapter(0, "dealt")]
    exchanged = [at for at, moment in enumerate(shown) if any(map(_is_exchange, moment.events))]
    if exchanged:
        found += [Chapter(exchanged[0] - 1, "before"), Chapter(exchanged[-1], "after")]
    for at, moment in enumerate(shown[1:]):
        trick, tricks = shown[at].view.public.trick, len(shown[at].view.public.tricks)
        public = moment.view.public
        if not trick and (public.trick or len(public.tricks) > tricks):
            found.append(Chapter(at, "trick", tricks + 1))
    return (*sorted(found, key=lambda each: each.at), Chapter(len(shown) - 1, "end"))


def _steps(match: Match, number: int, watched: PlayedHand) -> Iterator[tuple[Hand, tuple[Event, ...]]]:
    before = match.played[number - 1].result if number else None
    scores, carried = (before.scores, before.carried) if before else (match.start_scores, ())
    hand = match.game.open_hand(match.settings, scores, watched.dealer, watched.dealt, carried)
    yield hand, ()
    for _, action in watched.actions:
        hand, events = hand.after(action)
        yield hand, events


def _open(hand: Hand, last: Public, every_card: CardSet, standing: Standing) -> View:
    public = _turned_up(hand.public, last)
    return View(
        seat=None,
        public=public,
        known=_all(hand.secret, public, every_card),
        facts=hand.facts(),
        prompt=None,
        result=hand.result(),
        table=standing,
    )


def _numbered(match: Match, number: int, watched: PlayedHand) -> PlayedHand:
    """The deal with the copies of two packs numbered so that none changes its number when it falls."""
    while True:
        steps = list(_steps(match, number, watched))
        both = next(
            (copies for before, after in pairwise(steps) if (copies := _renumbered(before[0], after))), 0
        )
        if not both:
            return watched
        dealt = watched.dealt
        holdings = tuple(_exchanged(holding, both) for holding in dealt.holdings)
        dealt = changed(dealt, holdings=holdings, stock=_exchanged(dealt.stock, both))
        watched = replace(watched, dealt=dealt)


def _renumbered(before: Hand, after: tuple[Hand, tuple[Event, ...]]) -> CardSet:
    """Both copies of a card that fell under the number of the other one; 0: none did."""
    for event in after[1]:
        if isinstance(event, Moved) and event.end.startswith("trick"):
            (card,) = event.cards
            if card is not None and not before.secret.holdings[int(event.start.split(" ")[1])] >> card & 1:
                return 1 << card | 1 << (card ^ SECOND_PACK)
    return 0


def _exchanged(heap: CardSet, both: CardSet) -> CardSet:
    return heap if heap & both in (0, both) else heap ^ both


def _as_held(event: Event, before: Hand, after: Hand) -> Event:
    """An event tells of copies under the lowest numbers, whichever was held (BE-2)."""
    if not isinstance(event, Moved):
        return event
    for place, hand in ((event.start, before), (event.end, after)):
        word, _, seat = place.partition(" ")
        if word == "hand":
            held = hand.secret.holdings[int(seat)]
            return event._replace(cards=tuple(_copy_in(held, card) for card in event.cards))
    return event


def _copy_in(held: CardSet, card: Card | None) -> Card | None:
    if card is None or held >> card & 1 or not held >> (card ^ SECOND_PACK) & 1:
        return card
    return Card(card ^ SECOND_PACK)


def _turned_up(public: Public, last: Public) -> Public:
    """With the cards that lay face down in a trick until the end of the hand as they were seen then."""
    done = len(public.tricks)
    trick = last.tricks[done].plays[: len(public.trick)] if public.trick and done < len(last.tricks) else ()
    return changed(public, tricks=last.tricks[:done], trick=trick or public.trick)


def _all(secret: Secret, public: Public, every_card: CardSet) -> Secret:
    """Whatever is neither held nor played lies in the middle, as stock or laid away."""
    middle = every_card & ~played(public.tricks, public.trick)
    for holding in secret.holdings:
        middle &= ~holding
    stock, aside = (0, middle) if public.stock_taken else (middle, 0)
    return changed(secret, stock=stock, aside=aside)


def _is_exchange(event: Event) -> bool:
    return isinstance(event, Moved) and not event.end.startswith("trick")

"""What is told at the moment when it comes to be so: to everybody, and to each what they take up."""

from collections import Counter

from game.rules.cards import cards, text
from game.rules.view import View
from game.screens.match.words import Wording


def news(before: View | None, view: View, wording: Wording, *, public: bool = True) -> str:
    """The sentences for what is new since the view before; "" is nothing. Without `public` only what this
    seat alone is told.

    Who comes in the middle of a hand is told nothing: the facts themselves are in sight.
    """
    if before is None:
        return ""
    same_hand = before.table.number == view.table.number
    known = before.facts if same_hand else ()
    new = [fact for fact in view.facts if fact not in known and wording.has(f"notice.{fact.key}")]
    told = [wording.say(f"notice.{fact.key}", fact.words) for fact in new if public]
    taken = _taken_up(before, view) if same_hand else ()
    if taken:
        told.append(wording.plain("match.taken_up", cards=" ".join(map(wording.card, taken))))
    return " ".join(told)


def _taken_up(before: View, view: View) -> tuple[str, ...]:
    """The cards that came into one's own hand, by name: with two packs the numbers of copies may change.

    Who turns up cards that lay face down takes up none.
    """
    if view.seat is None or not before.known.holdings[view.seat]:
        return ()
    held, now = (
        Counter(text(each) for each in cards(shown.known.holdings[view.seat])) for shown in (before, view)
    )
    return tuple((now - held).elements())

"""What is told to everybody at the moment when it comes to be so."""

from game.rules.view import View
from game.screens.match.words import Wording


def news(before: View | None, view: View, wording: Wording) -> str:
    """The sentences for what is new since the view before; "" is nothing.

    Who comes in the middle of a hand is told nothing: the facts themselves are in sight.
    """
    if before is None:
        return ""
    known = before.facts if before.table.number == view.table.number else ()
    new = [fact for fact in view.facts if fact not in known and wording.has(f"notice.{fact.key}")]
    return " ".join(wording.say(f"notice.{fact.key}", fact.words) for fact in new)

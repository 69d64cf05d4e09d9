"""The words of actions (record-format.md, *Actions*): making one, and taking one apart."""

from collections.abc import Iterable
from typing import NewType

from game.rules.cards import Card, CardSet, held_copy, text

Action = NewType("Action", str)

PASS = Action("pass")
PLAY = tuple(Action(f"play {text(Card(number))}") for number in range(65))
"""`play CARD` by card number."""


def play(card: Card) -> Action:
    return PLAY[card & 127]


def with_cards(verb: str, some: Iterable[Card]) -> Action:
    """`verb CARD CARD …`; the cards must come in the order of the pack."""
    return Action(" ".join((verb, *(text(each) for each in some))))


def split(action: Action, own: CardSet) -> tuple[str, CardSet]:
    """The action's label and those of the player's own cards that it names.

    ``play JO as S`` → (``play as S``, {JO}); ``call AH`` → (``call AH``, {}) where AH is another's.
    """
    if action.startswith("bid "):  # the six of spades is no part of ``bid 6S``
        return action, 0
    label: list[str] = []
    named: CardSet = 0
    for word in action.split(" "):
        # A called card is another's, or its caller does not show it: it is chosen by its name.
        copy = None if label == ["call"] else held_copy(word, own & ~named)
        if copy is None:
            label.append(word)
        else:
            named |= 1 << copy
    return " ".join(label), named

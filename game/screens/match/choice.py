"""Touches narrow a prompt down to one action. Pure: what may still be pressed follows from what was."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.rules.actions import Action, split
from game.rules.cards import SECOND_PACK, CardSet


@dataclass(frozen=True, slots=True)
class Choice:
    """What is left of a prompt."""

    labels: tuple[str, ...]
    """The labels that some action still possible has, in the order of the actions."""
    touchable: CardSet
    """The own cards that some action still possible names, those already touched among them."""
    fitting: tuple[Action, ...]
    """The actions that name exactly the cards touched."""
    several: bool
    """True if an action still possible names more than one own card: then a button must confirm it."""

    @property
    def at_once(self) -> Action | None:
        """The action that needs no further press; None while there is a choice."""
        return self.fitting[0] if len(self.fitting) == 1 and not self.several else None


def narrow(actions: Sequence[Action], label: str | None, touched: CardSet, own: CardSet) -> Choice:
    """What is left of `actions` after this label was pressed (or none) and these own cards were touched."""
    labels: dict[str, None] = {}
    touchable: CardSet = 0
    fitting: list[Action] = []
    several = False
    for action in actions:
        words, named = split(action, own)
        if touched & ~named or (label is not None and words != label):
            continue
        labels[words] = None
        touchable |= named
        several = several or named.bit_count() > 1
        if named == touched:
            fitting.append(action)
    return Choice(tuple(labels), touchable, tuple(fitting), several)


def named_copies(some: CardSet, held: CardSet) -> CardSet:
    """These cards as an action names them: of two copies held it is the lower that a word stands for."""
    lower = some >> SECOND_PACK & held & ~some
    return some & ~(lower << SECOND_PACK) | lower


def either_copy(some: CardSet, held: CardSet) -> CardSet:
    """These cards and the other copies of them, as far as they are held."""
    return held & (some | some << SECOND_PACK | some >> SECOND_PACK)

"""Actions that name one card of one's own: `play AS`, `give AS`, `discard AS`; copies of a card are one."""

from game.rules.actions import Action, with_cards
from game.rules.bid_euchre.pack import FIRST_PACK
from game.rules.cards import SECOND_PACK, Card, CardSet, cards, held_copy

_ACTIONS = {
    verb: tuple(with_cards(verb, [Card(number)]) for number in range(65))
    for verb in ("discard", "give", "play")
}


def naming(verb: str, some: CardSet) -> tuple[Action, ...]:
    """The actions for these cards, sorted as text."""
    actions = _ACTIONS[verb]
    return tuple(sorted(actions[each] for each in cards((some | some >> SECOND_PACK) & FIRST_PACK)))


def named(action: Action, verb: str, held: CardSet) -> Card | None:
    """The held card that an action with this verb names; None if it is no such action."""
    first, _, word = action.partition(" ")
    return held_copy(word, held) if first == verb else None

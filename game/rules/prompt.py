"""What a seat is asked (`Prompt`), what everybody keeps in sight (`Fact`) and what is advised (`Advice`)."""

from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from game.rules.actions import Action
from game.rules.cards import Seat

Words: TypeAlias = tuple[tuple[str, str | int], ...]
"""Values for the placeholders of a sentence. The placeholder's name says how to show the value: `seat` (a
seat's name), `side`, `card`, `suit` (a letter of SCDH), `label` (the words of an action, e.g. ``bid 7H``);
anything else is shown as it is."""


@dataclass(frozen=True, slots=True)
class Fact:
    """Shown by the string `<game>.fact.<key>`. If the language has a string `<game>.notice.<key>`, that is
    told to everybody at the moment when the fact is new."""

    key: str
    words: Words = ()
    seat: Seat | None = None
    """A fact about one seat lies on its plate, in a word or two; the others stand on the board."""


@dataclass(frozen=True, slots=True)
class Page:
    """A grid of labels (`actions.split`), one tuple a row. It lists all that could ever stand there; which of
    them may be pressed now is said by the prompt's actions."""

    name: str
    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class Prompt:
    phase: str
    actions: tuple[Action, ...]
    pages: tuple[Page, ...] = ()
    """How the labels lie in rows; several pages are shown one at a time. Labels on no page stand below."""
    worth: tuple[tuple[str, int], ...] = ()
    """What a label would win if it came true, in points: shown on its button."""
    stakes: tuple[tuple[str, Fact], ...] = ()
    """What a label may win and cost, told by the string `<game>.stake.<key>` before it is confirmed. A label
    with stakes is always confirmed, also one that a card of one's own belongs to."""
    words: Words = ()
    """For the sentence `<game>.ask.<phase>`, which may also say `{chosen}`: how many cards are touched."""


class Advice(NamedTuple):
    """What a seat might do, and the rule that says so."""

    action: Action
    reason: Fact
    """Told by the string `<game>.hint.<key>`, or by `hint.<key>` where all games say the same."""

"""What players read about a match: its actions, facts and scores as sentences with suit signs."""

import re
from collections.abc import Sequence

from game.device.strings import Strings
from game.rules.cards import SUITS, Seat, Side, is_card
from game.rules.prompt import Fact, Words
from game.rules.view import View
from game.screens.match.question import Question

SIGNS = dict(zip(SUITS, "♠♣♦♥", strict=True))
_BID = re.compile(r"(\d+)([SCDH]|NT)")


class Wording:
    """The words of one match, for one seat at it."""

    def __init__(
        self,
        strings: Strings,
        game: str,
        names: Sequence[str],
        sides: Sequence[Sequence[Seat]],
        viewer: Seat | None,
    ) -> None:
        self._strings = strings
        self.game = game
        self._names = names
        self._sides = sides
        self._viewer = viewer

    def say(self, key: str, words: Words = (), **more: object) -> str:
        """The sentence of the game for this key, its placeholders filled as their names ask for."""
        shown = {name: self._shown(name, value) for name, value in words}
        return self._strings(f"{self.game}.{key}", **shown, **more)

    def plain(self, key: str, **words: object) -> str:
        """The sentence for this key, whatever the game."""
        return self._strings(key, **words)

    def has(self, key: str) -> bool:
        return f"{self.game}.{key}" in self._strings

    def name(self, seat: Seat) -> str:
        return self._names[seat]

    def side(self, side: Side) -> str:
        """The name of a side: us and them for one of two teams, else its players."""
        seats = self._sides[side]
        if self._viewer is not None and len(self._sides) == 2 and len(seats) > 1:
            return self.plain("match.us" if self._viewer in seats else "match.them")
        return " + ".join(self._names[seat] for seat in seats)

    def awaited(self, view: View) -> str:
        """Whom the table is waiting for, and for what; "" where that needs no words."""
        turn, key = view.public.turn, f"wait.{view.public.phase}"
        if turn is None or turn == self._viewer or not self.has(key):
            return ""
        return self.say(key, (("seat", turn),))

    def section(self, view: View) -> str:
        """Of the help, by its English title, what is about this moment; "" is nothing in particular."""
        asked = [f"help.{view.prompt.phase}"] if view.prompt else []
        told = [f"help_while.{fact.key}" for fact in view.facts]
        keys = (*asked, *told, f"help.{view.public.phase}")
        return next((self.say(key) for key in keys if self.has(key)), "")

    def label(self, label: str) -> str:
        """An action's label as a button says it."""
        if self.has(f"do.{label}"):
            return self.say(f"do.{label}")
        verb, _, rest = label.partition(" ")
        if self.has(f"do.{verb}"):
            return self.say(f"do.{verb}", card=self._phrase(rest.split(" ")), label=self.short(label))
        return self.short(label)

    def ask(self, question: Question) -> str:
        """What is asked, with the cards touched so far."""
        prompt = question.prompt
        return self.say(f"ask.{prompt.phase}", prompt.words, chosen=question.touched.bit_count())

    def stake(self, fact: Fact) -> str:
        """What a label may win and cost."""
        return self.say(f"stake.{fact.key}", fact.words)

    def cell(self, label: str) -> str:
        """An action's label in a grid of its like: without its verb."""
        return self.long(label) if self.has(f"do.{label}") else self._phrase(label.split(" ")[1:])

    def short(self, label: str) -> str:
        """An action's label in as little room as can be: ``7♥``."""
        if self.has(f"said.{label}"):
            return self.say(f"said.{label}")
        verb, _, rest = label.partition(" ")
        if rest and self.has(f"said.{verb}"):
            return self.say(f"said.{verb}", card=self._phrase(rest.split(" ")))
        return self._phrase((rest or verb).split(" "))

    def card(self, word: str) -> str:
        """A card or a suit: ``10♥``, ``joker``."""
        key = f"card.{word}"
        if key in self._strings:
            return self.plain(key)
        if is_card(word):
            return word[:-1] + SIGNS[word[-1]]
        return SIGNS.get(word, word)

    def _phrase(self, words: list[str]) -> str:
        """The longest runs of words that have a short form are said so, the rest with suit signs."""
        said: list[str] = []
        while words:
            for end in range(len(words), 0, -1):
                run = " ".join(words[:end])
                if self.has(f"said.{run}"):
                    said.append(self.say(f"said.{run}"))
                    words = words[end:]
                    break
            else:
                said.append(self._bid(words.pop(0)))
        return " ".join(said)

    def _bid(self, word: str) -> str:
        match = _BID.fullmatch(word)
        if not match:
            return self.card(word)
        number, suit = match.groups()
        return number + (SIGNS[suit] if suit in SIGNS else self.plain(f"suit.{suit}"))

    def _shown(self, name: str, value: str | int) -> str | int:
        match name, value:
            case "seat", int():
                return self.name(value)
            case "side", int():
                return self.side(value)
            case "card" | "suit", str():
                return " ".join(map(self.card, value.split(" ")))
            case "label", str():
                return self.long(value)
        return value

    def long(self, label: str) -> str:
        """An action's label within a sentence."""
        return self.say(f"do.{label}") if self.has(f"do.{label}") else self.short(label)

"""What players read about a match: its actions, facts and scores as sentences with suit signs."""

import re
from collections.abc import Callable, Sequence

from game.device.names import shown_name
from game.device.strings import Strings
from game.rules.actions import split
from game.rules.cards import SUITS, CardSet, Seat, Side, cards, is_card, text
from game.rules.prompt import Advice, Fact, Words
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
        self._names = [shown_name(name) for name in names]
        self._sides = sides
        self._viewer = viewer

    def say(self, key: str, words: Words = (), **more: object) -> str:
        """The sentence of the game for this key, its placeholders filled as their names ask for."""
        said = self._filled(key, words, **more)
        return said[:1].upper() + said[1:]

    def plain(self, key: str, **words: object) -> str:
        """The sentence for this key, whatever the game."""
        return self._strings(key, **words)

    def has(self, key: str) -> bool:
        """Whether the game has words for this key, be it those that all games share."""
        return f"{self.game}.{key}" in self._strings or key in self._strings

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
        phase = view.public.phase
        asked = [f"help.{view.prompt.phase}"] if view.prompt else []
        told = [f"help.{phase}.{fact.key}" for fact in view.facts]
        keys = (*asked, *told, f"help.{phase}")
        return next((self._own(key) for key in keys if self.has(key)), "")

    def label(self, label: str) -> str:
        """An action's label as a button says it."""
        if self.has(f"do.{label}"):
            return self._own(f"do.{label}")
        verb, _, rest = label.partition(" ")
        if self.has(f"do.{verb}"):
            return self._own(f"do.{verb}", card=self._phrase(rest.split(" ")), label=self.short(label))
        return self.short(label)

    def ask(self, question: Question) -> str:
        """What is asked, with the cards touched so far."""
        prompt = question.prompt
        return self.say(f"ask.{prompt.phase}", prompt.words, chosen=question.touched.bit_count())

    def lines(self, question: Question) -> list[str]:
        """All that the line above one's hand may say while this is asked."""
        return [self.ask(question), *map(self.stake, question.stakes.values())]

    def stake(self, fact: Fact) -> str:
        """What a label may win and cost."""
        return self.say(f"stake.{fact.key}", fact.words)

    def hint(self, advice: Advice, own: CardSet) -> str:
        """What is advised, and why; `own` are the cards of whoever asks."""
        label, named = split(advice.action, own)
        act = " ".join((self.label(label), *(self.card(text(card)) for card in cards(named))))
        reason = self._filled(f"hint.{advice.reason.key}", advice.reason.words)
        return self.plain("match.hint", act=act, reason=reason)

    def cell(self, label: str) -> str:
        """An action's label in a grid of its like: without its verb."""
        return self._own(f"do.{label}") if self.has(f"do.{label}") else self._phrase(label.split(" ")[1:])

    def short(self, label: str) -> str:
        """An action's label in as little room as can be: ``7♥``."""
        if self.has(f"said.{label}"):
            return self._own(f"said.{label}")
        verb, _, rest = label.partition(" ")
        if rest and self.has(f"said.{verb}"):
            return self._own(f"said.{verb}", card=self._phrase(rest.split(" ")))
        return self._phrase((rest or verb).split(" "))

    def long(self, label: str) -> str:
        """An action's label within a sentence."""
        return self._phrase(label.split(" ")[1:] or [label], ("told", "said"))

    def card(self, word: str) -> str:
        """A card or a suit: ``10♥``, ``joker``."""
        key = f"card.{word}"
        if key in self._strings:
            return self.plain(key)
        if is_card(word):
            return word[:-1] + SIGNS[word[-1]]
        return SIGNS.get(word, word)

    def _phrase(self, words: list[str], tables: Sequence[str] = ("said",)) -> str:
        """The longest runs of words that one of these tables has a form for are said so, the rest with suit
        signs."""
        said: list[str] = []
        while words:
            runs = [(" ".join(words[:end]), end) for end in range(len(words), 0, -1)]
            forms = [(f"{table}.{run}", end) for run, end in runs for table in tables]
            key, end = next(((key, end) for key, end in forms if self.has(key)), ("", 1))
            said.append(self._own(key) if key else self._bid(words[0]))
            words = words[end:]
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
                return self._within(self.name(value))
            case "side", int():
                return " + ".join(map(self._within, self.side(value).split(" + ")))
            case "card" | "suit", str():
                return " ".join(map(self.card, value.split(" ")))
            case "label", str():
                return self.long(value)
        return value

    def _within(self, name: str) -> str:
        """A name as it stands within a sentence: `you` and `us` are no names."""
        pronouns = (self.plain(key) for key in ("ui.you", "match.us", "match.them"))
        return name[:1].lower() + name[1:] if name in pronouns else name

    def _filled(self, key: str, words: Words, **more: object) -> str:
        return self._own(key, **{name: self._shown(name, value) for name, value in words}, **more)

    def _own(self, key: str, **words: object) -> str:
        """The words of the game for this key, or those that all games share."""
        own = f"{self.game}.{key}"
        return self._strings(own if own in self._strings or key not in self._strings else key, **words)


def shortened(name: str, fits: Callable[[str], bool]) -> str:
    """The name of a player or a side where there is little room: first names, or only their beginnings."""
    if fits(name):
        return name
    names = [each.split()[0] for each in name.split(" + ")]
    for letters in range(max(map(len, names)), 0, -1):
        shorter = "+".join(each if len(each) <= letters + 1 else f"{each[:letters]}." for each in names)
        if fits(shorter):
            return shorter
    return "".join(each[0] for each in names)

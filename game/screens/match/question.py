"""`Question`: a prompt and what its seat has answered so far. It ends in one action, and sends nothing."""

from collections.abc import Sequence

from game.rules.actions import Action, split, with_cards
from game.rules.cards import Card, CardSet
from game.rules.prompt import Fact, Page, Prompt
from game.screens.match.choice import Choice, either_copy, named_copies, narrow

OF_ONE_CARD = {"play", "give"}
"""What is done with a card at a time: of such a card the table tells why not."""


class Question:
    def __init__(self, prompt: Prompt, own: CardSet) -> None:
        self.prompt = prompt
        self.own = own
        self._labels_of = {action: split(action, own) for action in prompt.actions}
        self._on_pages = {label for page in prompt.pages for row in page.rows for label in row}
        bare = dict.fromkeys(label for label, named in self._labels_of.values() if not named)
        self._bare = frozenset(bare)
        self.beside = tuple(label for label in bare if label not in self._on_pages)
        """Labels without cards that stand on no page."""
        self.open = frozenset(label for label, _ in self._labels_of.values())
        """The labels that may be pressed."""
        self.worth = dict(prompt.worth)
        self.stakes = {label: fact for label, fact in prompt.stakes if label in self.open}
        self.page = next(
            (
                number
                for number, page in enumerate(prompt.pages)
                if any(map(self.open.intersection, page.rows))
            ),
            0,
        )
        self.selected: str | None = None
        """The label that waits to be confirmed."""
        self.touched: CardSet = 0
        self.choice: Choice = self._narrowed(0)
        self._typed = ""

    @property
    def about_cards(self) -> bool:
        """Whether it may be answered with cards of one's own."""
        return self._bare != self.open

    @property
    def by_one_touch(self) -> bool:
        """Whether touching a card may be all it takes."""
        return not self.choice.several and any(
            named and label not in self.stakes for label, named in self._labels_of.values()
        )

    @property
    def stands_beside(self) -> bool:
        """Whether a card is asked for, and buttons are no more than something else one may do."""
        return self.by_one_touch and not self.touched

    @property
    def bright(self) -> CardSet:
        """The own cards that can be touched now."""
        if not self.about_cards:
            return self.own
        if not self.choice.several:
            return either_copy(self._narrowed(0).touchable, self.own)
        further = self.choice.touchable & ~named_copies(self.touched, self.own)
        return self.touched | either_copy(further, self.own)

    @property
    def grid(self) -> Page | None:
        """The page that is open."""
        return self.prompt.pages[self.page] if self.prompt.pages else None

    @property
    def asked_labels(self) -> tuple[str, ...]:
        """The labels left once the cards touched fit more than one action."""
        if len(self.choice.fitting) < 2 or not self.touched:
            return ()
        return tuple(dict.fromkeys(self._labels_of[action][0] for action in self.choice.fitting))

    @property
    def confirmed_by(self) -> str | None:
        """The label of the button that confirms several cards; it wakes when one action fits exactly."""
        if not self.choice.several:
            return None
        return next(label for label, named in self._labels_of.values() if named.bit_count() > 1)

    @property
    def awake(self) -> bool:
        return len(self.choice.fitting) == 1

    @property
    def chosen(self) -> tuple[str | None, CardSet]:
        """The answer so far."""
        return self.selected, self.touched

    @property
    def stake(self) -> Fact | None:
        """What the label that waits to be confirmed may win and cost."""
        return self.stakes.get(self.selected) if self.selected else None

    def waits(self, label: str) -> bool:
        """Whether the label, once pressed, waits to be confirmed."""
        return label in self._on_pages or label in self.worth or label in self.stakes

    def touch(self, card: Card) -> Action | None:
        """A card of one's own was touched; the action, if that settles it."""
        bit = 1 << card
        if self.touched & bit:
            self._touch_exactly(self.touched & ~bit)
            return None
        if self._narrowed(self.touched | bit).labels:
            self._touch_exactly(self.touched | bit)
        elif not self.choice.several and self.can_start_with(card):
            self._touch_exactly(bit)
        else:
            return None
        action = self.choice.at_once
        if action and self._labels_of[action][0] in self.stakes:
            self.selected = self._labels_of[action][0]
            return None
        return action

    def can_start_with(self, card: Card) -> bool:
        """Whether some action names this card."""
        return bool(self._narrowed(1 << card).labels)

    def refusable(self, card: Card) -> Action | None:
        """The action that the table would refuse with its reason, for a card that may not be played."""
        verbs = {label.split(" ")[0] for label, named in self._labels_of.values() if named}
        if len(verbs) != 1 or not verbs <= OF_ONE_CARD or self.can_start_with(card):
            return None
        action = with_cards(verbs.pop(), [card])
        return None if action in self.prompt.actions else action

    def press(self, label: str) -> Action | None:
        """A label was pressed; the action, if that settles it. What has worth or stakes must be confirmed."""
        if label not in self.open:
            return None
        again = label == self.selected
        if label in self._bare:
            self._touch_exactly(0)
        if self.waits(label) and label != self.confirmed_by:
            self.selected = label
            return self.confirm() if again else None
        return self._fitting(label)

    def confirm(self) -> Action | None:
        """The label selected is meant."""
        return self._fitting(self.selected) if self.selected else None

    def show(self, label: str) -> None:
        """Opens the page that the label stands on."""
        for number, page in enumerate(self.prompt.pages):
            if number != self.page and any(label in row for row in page.rows):
                self.turn_to(number)

    def turn_to(self, page: int) -> None:
        self.page = page
        self._touch_exactly(0)

    def type(self, key: str) -> Action | None:
        """A letter or digit: the label that begins with what was typed is pressed."""
        if len(key) != 1 or not key.isalnum():
            return None
        on_page = (
            [label for row in self.grid.rows for label in row if label in self.open] if self.grid else []
        )
        for typed in (self._typed + key, key):
            matches = [label for label in (*on_page, *self.beside) if _begins(label, typed)]
            if matches:
                break
        self._typed = typed if matches else ""
        if matches and self._means(matches, typed):
            self._typed = ""
            return self.press(matches[0]) if matches[0] != self.selected else None
        return None

    @property
    def typing(self) -> bool:
        """Whether what was typed so far begins a label, but does not tell which."""
        return bool(self._typed)

    def _means(self, matches: Sequence[str], typed: str) -> bool:
        """Whether this is enough to press the first that matches: what is done at once must be clear."""
        return len(matches) == 1 or (self.waits(matches[0]) and not typed[0].isdigit())

    def _narrowed(self, touched: CardSet, label: str | None = None) -> Choice:
        return narrow(self.prompt.actions, label, named_copies(touched, self.own), self.own)

    def _fitting(self, label: str) -> Action | None:
        """The one action of this label that names the cards touched."""
        fitting = self._narrowed(self.touched, label).fitting
        return fitting[0] if len(fitting) == 1 else None

    def _touch_exactly(self, touched: CardSet) -> None:
        self.touched = touched
        self.selected = None
        self.choice = self._narrowed(touched)


def _begins(label: str, typed: str) -> bool:
    """Whether the label, or what follows its verb, begins like that."""
    verb, _, rest = label.partition(" ")
    return (rest or verb).lower().startswith(typed)

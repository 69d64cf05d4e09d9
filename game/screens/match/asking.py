"""`Asking`: the question that this seat is asked, with its buttons and keys, until it is answered.

Law: a choice is offered only for the newest view, once everything before it has been shown; after an act is
sent nothing more is sent until the table has answered.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import TypeAlias

from pygame import Rect

from game.rules.actions import Action, split
from game.rules.cards import Card, CardSet
from game.rules.prompt import Advice, Fact, Prompt
from game.rules.view import View
from game.screens.look import Look
from game.screens.match.ask_panel import AskPanel
from game.screens.match.free_room import beside_trick, in_middle, room_for_buttons
from game.screens.match.hand_keys import CardKey, card_keys
from game.screens.match.question import Question
from game.screens.match.stage import Stage
from game.screens.match.toast import line_place
from game.screens.match.vantage import Vantage
from game.screens.match.words import Wording
from game.screens.screen import Size
from game.screens.touches import Point
from game.screens.widgets import Widget
from game.table.claim import LAY_DOWN
from game.table.guest import Guest

DOUBLE = 0.6
"""Seconds within which a second press of the same label is a double click and confirms nothing."""


Advise: TypeAlias = Callable[[View], Advice]


class Asking:
    def __init__(
        self,
        look: Look,
        guest: Guest,
        stage: Stage,
        advise: Advise | None,
        sure: Callable[[View], Action | None],
    ) -> None:
        """`advise` gives hints, if anybody does; `sure` what to lead where every trick left is sure."""
        self._look = look
        self._guest = guest
        self._stage = stage
        self._advise = advise
        self._sure = sure
        self._question: Question | None = None
        self.advice: Advice | None = None
        """The hint that was asked for, as long as the question is open."""
        self._sent = False
        self._pointed: CardSet = 0
        """The card under the pointer, if it can be played."""
        self._selected_for = 0.0
        self.by_keys = False
        """Whether what is done just now is done by keys or a pad: there a second press is meant."""
        self.panel: AskPanel | None = None
        self.keys: list[CardKey] = []
        """A key for each card of one's own, where it is about them. They stay while the table considers: a
        refusal shall find the focus where it was."""

    @property
    def now(self) -> Question | None:
        """What can be answered just now."""
        newest = self._guest.view is self._stage.view
        return self._question if newest and not self._sent else None

    @property
    def pending(self) -> bool:
        """Whether there is a question, be it that its answer has been sent already."""
        return self._question is not None

    @property
    def bright(self) -> CardSet | None:
        """The own cards that are not dimmed; None is all."""
        question = self.now
        return question.bright if question else None

    @property
    def wants_one_card(self) -> bool:
        question = self.now
        return question is not None and question.by_one_touch

    @property
    def first(self) -> Sequence[Widget]:
        """Where the focus shall be when the question comes."""
        question = self._question
        at_buttons = question and not (question.by_one_touch or question.choice.several)
        if at_buttons and self.panel and self.panel.answers:
            return self.panel.answers
        keys = [key for key in self.keys if key.bright]
        if question is None or question.by_one_touch:
            return keys
        # What is given away is rather a low card.
        return sorted(keys, key=lambda each: self._stage.strength(each.card))

    @property
    def confirm(self) -> Widget | None:
        """The button that confirms what has been chosen so far."""
        return self.panel.confirm if self.panel else None

    # What the table does.

    def told(self) -> None:
        """There is a newer view."""
        self._sent = False
        self._question = self.advice = None
        self._pointed = 0

    def refused(self) -> None:
        """The same question is open again."""
        self._sent = False

    def ask(self, view: View) -> bool:
        """The view that has been shown to its end: puts its question, if it has one; whether that is new."""
        if self._question is not None or view.prompt is None or view.seat is None:
            return False
        own = view.known.holdings[view.seat]
        lays_down = own & (own - 1) and self._sure(view) is not None
        self._question = Question(_with_lay_down(view.prompt) if lays_down else view.prompt, own)
        return True

    def update(self, seconds: float) -> None:
        self._selected_for += seconds

    # What is seen and pressed.

    def lay(self, vantage: Vantage, wording: Wording) -> None:
        """The buttons where there is room for them, and the keys, for the state of the question."""
        question = self.now
        self.panel = None
        if question:
            placed = self._placed(question, vantage, wording)
            self.panel = AskPanel(self._look, wording, question, placed, self._answer)
        self._raise_cards()
        hand = self._stage.layout(raised=False)
        asked = self._question if self._question and self._question.about_cards else None
        self.keys = card_keys(hand, asked, self.touch_card) if asked else []

    def _placed(self, question: Question, vantage: Vantage, wording: Wording) -> Callable[[Size], Rect]:
        """Where buttons lie that take so much room."""
        line, view = vantage.line_room(), self._stage.view
        lines = [
            line_place(self._look, words, *line) for words in [*wording.lines(question), self.words(wording)]
        ]
        if question.stands_beside or (view and view.public.trick):
            taken = [*lines, *(button.rect for button in vantage.corner(lambda name: None))]
            return partial(beside_trick, vantage.places, vantage.held, line, taken)
        return partial(in_middle, room_for_buttons(vantage.places, vantage.seats, lines))

    def covers(self, pos: Point) -> bool:
        """Whether the plate with the buttons lies there."""
        return self.panel is not None and self.panel.rect.collidepoint(pos)

    def point(self, pos: Point | None) -> None:
        """The pointer is there: a card that would be played by a press stands out."""
        question = self.now
        card = self._stage.own_card_at(pos) if pos is not None and self.wants_one_card else None
        self._pointed = question.bright & 1 << card if question and card is not None else 0
        self._raise_cards()

    def touch_card(self, card: Card) -> None:
        question = self.now
        action = question and (question.touch(card) or question.refusable(card))
        if action:
            self.act(action)

    def type(self, key: str) -> bool:
        """A letter or digit; whether it meant anything to the question."""
        question = self.now
        if question is None or len(key) != 1:
            return False
        before = question.selected
        action = question.type(key)
        if action:
            self.act(action)
        return question.typing or action is not None or before != question.selected

    def turn_page(self) -> None:
        question = self.now
        if question and question.prompt.pages:
            question.turn_to((question.page + 1) % len(question.prompt.pages))

    def words(self, wording: Wording) -> str:
        """What is asked; what the label selected may bring; or the hint that was asked for."""
        question = self.now
        if question is None:
            return ""
        if question.stake:
            return wording.stake(question.stake)
        return wording.hint(self.advice, question.own) if self.advice else wording.ask(question)

    def act(self, action: Action) -> None:
        self._sent = True
        self._pointed = 0
        if action == LAY_DOWN:
            self._guest.lay_down()
        else:
            self._guest.act(action)

    @property
    def can_be_hinted(self) -> bool:
        return self._advise is not None and self.now is not None

    def hint(self) -> None:
        """Asks what to do, or takes the answer away again. It is shown and nothing is chosen by it."""
        question, view = self.now, self._guest.view
        if self._advise is None or question is None or view is None:
            return
        self.advice = None if self.advice else self._advise(view)
        if self.advice and question.selected is None and not question.touched:
            question.show(split(self.advice.action, question.own)[0])

    @property
    def hinted(self) -> tuple[str, CardSet]:
        """The label and the own cards that are advised; "" is none."""
        question = self.now
        return split(self.advice.action, question.own) if self.advice and question else ("", 0)

    @property
    def framed(self) -> CardSet:
        """With less motion a frame shows where the pointer is, instead of a card that rises."""
        return self._pointed if self._stage.pace.reduced else 0

    def _raise_cards(self) -> None:
        touched = self._question.touched if self._question else 0
        self._stage.raise_cards(touched | self._pointed & ~self.framed)

    def _answer(self, name: str) -> None:
        """A button was pressed."""
        question = self.now
        if question is None:
            return
        if name.startswith("page "):
            question.turn_to(int(name.removeprefix("page ")))
            return
        again = name == question.selected
        if again and not self.by_keys and self._selected_for < DOUBLE:
            return
        action = question.confirm() if name == "confirm" else question.press(name)
        if not again:
            self._selected_for = 0.0
        if action:
            self.act(action)


def _with_lay_down(prompt: Prompt) -> Prompt:
    """The prompt of one who may also lay down."""
    stakes = (*prompt.stakes, (LAY_DOWN, Fact("lay down")))
    return replace(prompt, actions=(*prompt.actions, LAY_DOWN), stakes=stakes)

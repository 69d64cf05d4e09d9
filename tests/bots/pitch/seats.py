"""Positions of Pitch written as in a record, as one seat sees them, and what the bot there does."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from game.bots.judgement.pitch.judge import chooser
from game.bots.judgement.pitch.sight import Sight, sight_of
from game.rules.actions import Action
from game.rules.cards import Seat, card, is_card, set_of_words
from game.rules.games import GAMES
from game.rules.hand import Secret, changed
from game.rules.pitch.position import TRICKS, PitchPublic
from game.rules.settings import Settings
from game.rules.view import Standing, View, view_of

PITCH = GAMES["pitch"]


@dataclass(frozen=True)
class Asked:
    """A seat that is asked something."""

    settings: Settings
    view: View

    @property
    def answer(self) -> Action:
        """What the bot there does."""
        return chooser(self.settings)(self.view, Random(0))

    @property
    def sight(self) -> Sight:
        assert isinstance(self.view.public, PitchPublic)
        assert self.view.public.trump is not None
        return sight_of(self.view, self.settings, self.view.public.trump)


def asked(
    held: str,
    said: str = "",
    *,
    seat: Seat = 0,
    dealer: Seat = 3,
    scores: Sequence[int] = (),
    **chosen: object,
) -> Asked:
    """The seat, on turn after all that was said, with these cards left: ``"0 bid 2, 1 pass, 2 play AH"``.

    Of the other hands only the cards that they play are there; the bot could see no others anyway.
    """
    settings = PITCH.check(chosen)
    script = [(int(each[0]), each[2:]) for each in said.split(", ")] if said else []
    played = [0] * settings.number("players")
    for speaker, words in script:
        word = words.split(" ")[-1]
        played[speaker] |= 1 << card(word) if is_card(word) else 0
    own = set_of_words(held)
    dealt = Secret(tuple(each | own if holder == seat else each for holder, each in enumerate(played)))
    hand = PITCH.open_hand(settings, tuple(scores) or (0,) * len(PITCH.sides(settings)), dealer, dealt)
    for speaker, words in script:
        assert hand.public.turn == speaker, words
        hand = hand.after(Action(words)).hand
    assert hand.public.turn == seat
    counts = tuple(TRICKS - each.bit_count() for each in played)
    assert counts[seat] == own.bit_count()
    hand = PITCH.hand(settings, changed(hand.public, counts=counts), hand.secret)
    names = tuple("ABCDEFG"[: len(counts)])
    return Asked(settings, view_of(hand, seat, Standing(names, (True,) * len(names), 1)))

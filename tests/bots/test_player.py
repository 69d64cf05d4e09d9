"""A guest that answers prompts, after a while of thought."""

from collections.abc import Sequence
from random import Random

import pytest

from game.bots.choose import any_action
from game.bots.player import BotPlayer
from game.rules.actions import Action
from game.rules.cards import set_of_words
from game.rules.hand import Secret
from game.rules.view import View
from game.table.guest import Guest
from game.table.link import Link, local_pair
from game.table.match import Match
from game.table.messages import Act, Message
from tests.table.matches import start
from tests.table.room import Room

THINK = (0.5, 1.0)
A_FRAME = 0.1
OTHERS = (
    "7S 8S 9S 10S JS 6H 7H 8H 9H 10H",
    "5S 6S 7C 8C 9C 10C 6D 7D 8D 9D",
    "4D 4H 5H JC QC KC AC 10D JD QD",
)
WITH_JOKER = "AS KS QS 5C 6C 5D KD AD QH JO", "AH KH JH"
WITHOUT = "AS KS QS 5C 6C 5D KD AD QH AH", "JO KH JH"


def deal(hand: str = WITH_JOKER[0], kitty: str = WITH_JOKER[1]) -> Match:
    """Seat 0 holds these cards and speaks first."""
    holdings = (hand, *OTHERS)
    secret = Secret(tuple(set_of_words(each) for each in holdings), set_of_words(kitty))
    return start(blind_misere=False).deal(secret, 3)


class Tapped:
    """A link that remembers what was sent on it."""

    def __init__(self, link: Link) -> None:
        self._link = link
        self.sent: list[Message] = []

    @property
    def open(self) -> bool:
        return self._link.open

    def send(self, message: Message) -> None:
        self.sent.append(message)
        self._link.send(message)

    def receive(self) -> list[Message]:
        return self._link.receive()

    def close(self) -> None:
        self._link.close()


class Scripted:
    """A chooser that says these words one after another."""

    def __init__(self, words: Sequence[str]) -> None:
        self.left = list(words)

    def __call__(self, view: View, random: Random) -> Action:
        return Action(self.left.pop(0))


class BotAtTable:
    """A bot in seat 0, other guests elsewhere."""

    def __init__(
        self, *words: str, match: Match | None = None, think: tuple[float, float] = THINK, pace: float = 1
    ) -> None:
        self.room = Room(match or deal())
        here, there = local_pair()
        self.link = Tapped(here)
        self.room.table.sit(0, there, True)
        for seat in (1, 2, 3):
            self.room.sit(seat)
        self.room.table.start()
        self.room.poll()
        self.choose = Scripted(words)
        self.bot = BotPlayer(Guest(self.link), self._answer, Random(3), think=think, pace=pace)

    def _answer(self, view: View, random: Random) -> Action:
        return self.choose(view, random)

    def acts_after(self) -> float:
        """Seconds of thought until its next act."""
        acts = len(self.link.sent)
        for frame in range(100):
            self.bot.update(A_FRAME if frame else 0)
            if len(self.link.sent) > acts:
                self.room.poll()
                return frame * A_FRAME
        raise AssertionError("the bot never acted")

    def becomes_contractor(self) -> None:
        self.acts_after()
        self.room.act("pass", "pass", "pass")
        self.acts_after()

    @property
    def said(self) -> list[str]:
        return [message.action for message in self.link.sent if isinstance(message, Act)]


def test_a_bot_thinks_at_least_and_at_most_so_long() -> None:
    assert THINK[0] <= BotAtTable("pass").acts_after() <= THINK[1] + A_FRAME


@pytest.mark.parametrize(("pace", "seconds"), [(0, 0), (1, 1), (2, 2)])
def test_the_pace_multiplies_the_time_of_thought(pace: float, seconds: float) -> None:
    bot = BotAtTable("pass", think=(1, 1), pace=pace)
    assert bot.acts_after() == pytest.approx(seconds, abs=1.5 * A_FRAME)


def test_each_prompt_is_answered_once() -> None:
    bot = BotAtTable("pass", "pass")
    bot.acts_after()
    for _ in range(30):
        bot.bot.update(A_FRAME)
    assert bot.said == ["pass"]


def test_nominating_none_takes_no_time_that_the_others_could_notice() -> None:
    """500-83: between discard and lead as much time goes by with the joker as without it."""
    joker = BotAtTable("bid 7NT", "discard 5C 6C 5D", "nominate none", "play AS")
    joker.becomes_contractor()
    assert THINK[0] <= joker.acts_after() + joker.acts_after() <= THINK[1] + A_FRAME
    assert joker.said[-2:] == ["nominate none", "play AS"]
    plain = BotAtTable("bid 7NT", "discard 5C 5D JO", "play AS", match=deal(*WITHOUT))
    plain.becomes_contractor()
    assert THINK[0] <= plain.acts_after() <= THINK[1] + A_FRAME


def test_a_nomination_that_all_hear_is_followed_by_fresh_thought() -> None:
    bot = BotAtTable("bid 7NT", "discard 5C 6C 5D", "nominate S", "play AS")
    bot.becomes_contractor()
    bot.acts_after()
    assert bot.acts_after() >= THINK[0]


def test_a_choosers_mistake_costs_one_line_and_a_legal_action_is_played(
    caplog: pytest.LogCaptureFixture,
) -> None:
    class Broken(Scripted):
        def __call__(self, view: View, random: Random) -> Action:
            raise ValueError("lost\nthe thread")

    bot = BotAtTable()
    bot.choose = Broken(())
    bot.acts_after()
    hand = bot.room.table.match.hand
    assert hand is not None
    assert [seat for seat, _ in hand.public.bids] == [0]
    (record,) = caplog.records
    assert "ValueError: lost" in record.getMessage()
    assert "\n" not in record.getMessage()
    assert record.exc_info is None


def test_an_illegal_choice_is_written_down_and_a_legal_action_is_played(
    caplog: pytest.LogCaptureFixture,
) -> None:
    bot = BotAtTable("play JO")
    bot.acts_after()
    hand = bot.room.table.match.hand
    assert hand is not None
    assert [seat for seat, _ in hand.public.bids] == [0]
    (record,) = caplog.records
    assert "play JO" in record.getMessage()


def test_bots_play_a_whole_hand_and_ask_for_no_next_one() -> None:
    """The table waits for people only."""
    room = Room(deal())
    table = room.table
    links, bots = [], []
    for seat in range(4):
        here, there = local_pair()
        table.sit(seat, there, True)
        links.append(Tapped(here))
        bots.append(BotPlayer(Guest(links[-1]), any_action, Random(seat), pace=0))
    table.start()
    while table.match.result is None and len(table.match.played) == 1:
        table.poll()
        for bot in bots:
            bot.update(0)
    assert all(isinstance(message, Act) for link in links for message in link.sent)

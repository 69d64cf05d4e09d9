"""Who sits at a table, and how a seat goes from a person to a bot and back."""

from random import Random

from game.bots.company import Company
from game.bots.levels import NORMAL, RANDOM
from game.rules.games import GAMES
from game.rules.view import View
from game.table.record import Record, match_of
from game.table.table import Table

NAMES = ("Anna", "Bedřich", "Cyril", "Dana")


class Evening:
    """A table with persons at the seats of "" and bots at the others."""

    def __init__(self, *levels: str, seed: int = 1) -> None:
        game = GAMES["five_hundred"]
        self.kept: list[Record] = []
        settings = game.check({"blind_misere": False})
        self.table = Table(game, settings, NAMES, random=Random(seed), keep=self.kept.append)
        self.company = Company(self.table, levels, Random(seed), pace=0)
        self.table.start()

    def frames(self, count: int = 1) -> None:
        for _ in range(count):
            self.company.update(0.1)
            for guest in self.company.guests.values():
                guest.poll()

    def view(self, seat: int) -> View:
        view = self.company.guests[seat].view
        assert view is not None
        return view

    def until_asked(self, seat: int) -> View:
        """The other persons pass or do whatever comes last until then."""
        for _ in range(1000):
            self.frames()
            if self.view(seat).prompt:
                return self.view(seat)
            for guest in self.company.guests.values():
                if guest.view and guest.view.prompt:
                    guest.act(guest.view.prompt.actions[-1])
        raise AssertionError("never asked")


def test_persons_get_guests_and_bots_play_by_themselves() -> None:
    evening = Evening("", NORMAL, "", RANDOM)
    evening.frames(3)
    assert set(evening.company.guests) == {0, 2}
    assert evening.view(0).table.bots == (False, True, False, True)


def test_a_level_that_nobody_knows_is_the_usual_one() -> None:
    evening = Evening("", "genius", NORMAL, NORMAL)
    evening.until_asked(0)


def test_a_bot_covers_for_somebody_away_and_gives_the_seat_back_with_its_hand() -> None:
    evening = Evening("", NORMAL, "", NORMAL)
    evening.until_asked(0)
    evening.company.cover(0)
    evening.frames(2)
    actions = evening.table.match.played[-1].actions
    assert [seat for seat, _ in actions].count(0) == 1
    assert evening.view(2).table.bots[0]
    guest = evening.company.give_back(0)
    guest.poll()
    assert guest.view is not None
    assert evening.table.match.hand is not None
    assert guest.view.known.holdings[0] == evening.table.match.hand.secret.holdings[0]
    evening.frames()
    assert not evening.view(2).table.bots[0]


def test_a_seat_given_back_while_its_bot_thinks_is_asked_the_same() -> None:
    evening = Evening("", NORMAL, "", NORMAL)
    asked = evening.until_asked(0)
    evening.company.cover(0)
    guest = evening.company.give_back(0)
    guest.poll()
    assert guest.view == asked
    assert asked.prompt is not None
    guest.act(asked.prompt.actions[0])
    evening.frames()
    assert (0, asked.prompt.actions[0]) in evening.table.match.played[-1].actions


def test_what_was_played_by_turns_is_a_record_like_any_other() -> None:
    evening = Evening("", NORMAL, "", NORMAL)
    for _ in range(40):
        evening.company.cover(0)
        evening.frames(3)
        evening.company.give_back(0)
        for seat in (0, 2):
            evening.frames()
            view = evening.view(seat)
            if view.prompt:
                evening.company.guests[seat].act(view.prompt.actions[-1])
                evening.frames()
    match = match_of(evening.kept[-1])
    assert match.played[-1].actions == evening.table.match.played[-1].actions
    assert len(match.played[-1].actions) > 8


def test_an_onlooker_sees_no_hand() -> None:
    evening = Evening("", NORMAL, "", NORMAL)
    onlooker = evening.company.onlooker()
    evening.until_asked(0)
    onlooker.poll()
    assert onlooker.view is not None
    assert onlooker.view.known.holdings == (0, 0, 0, 0)
    assert onlooker.view.prompt is None

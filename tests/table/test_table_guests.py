"""The host: who comes and goes, and how one hand follows another."""

from random import Random

import pytest
from walks import pick

from game.rules.actions import Action
from game.rules.cards import Seat
from game.table.match import Match
from game.table.messages import Act, Leave, Message, Ready
from game.table.record import match_of
from tests.table.matches import SUITS_APART, dealt_by, played_by_chance, start
from tests.table.room import Room, serial

PASSED_OUT = ("pass",) * 4

# Coming and going


def test_a_late_guest_gets_the_whole_view() -> None:
    room = Room(dealt_by(3))
    for seat in (0, 2, 3):
        room.sit(seat)
    room.table.start()
    room.poll()
    room.act("bid 6S")
    late = room.sit(1)
    (update,) = late.take_updates()
    assert update.view.public.bids == ((0, "bid 6S"),)
    assert update.view.known.holdings[1] == SUITS_APART.holdings[1]
    assert update.view.prompt is not None
    assert update.events == ()
    room.act("pass")
    assert room.turn == 2


def test_a_guest_who_leaves_makes_room_for_another_with_the_same_cards() -> None:
    room = Room(dealt_by(3)).fill()
    room.act("bid 6S")
    old = room.guests[1].view
    room.guests[1].leave()
    room.poll()
    again = room.sit(1)
    assert again.view == old
    room.act("pass")
    assert room.table.match.played[-1].actions == ((0, "bid 6S"), (1, "pass"))


def test_leaving_by_word_alone_frees_the_seat_too() -> None:
    room = Room(dealt_by(3)).fill()
    room.links[1].send(Leave())
    room.poll()
    assert not room.links[1].open
    assert room.sit(1).view is not None


def test_a_closed_link_frees_its_seat_at_once() -> None:
    room = Room(dealt_by(3)).fill()
    room.links[1].close()
    assert room.sit(1).view is not None


def test_nobody_sits_on_a_taken_seat() -> None:
    room = Room(dealt_by(3)).fill()
    with pytest.raises(AssertionError, match="taken"):
        room.sit(1)


def test_a_hand_waits_for_an_empty_seat() -> None:
    room = Room(dealt_by(3)).fill()
    room.guests[0].leave()
    room.poll()
    room.forget()
    assert room.told() == [0, 0, 0, 0]
    room.sit(0)
    room.act("pass")
    assert room.turn == 1


def test_an_act_left_over_from_before_does_not_fit_the_next_guest_of_a_seat() -> None:
    room = Room(dealt_by(3)).fill()
    first = serial(room.guests[0])
    room.guests[0].leave()
    room.poll()
    room.sit(0)
    room.links[0].send(Act(first, Action("pass")))
    room.poll()
    assert room.table.match.played[-1].actions == ()


def test_a_bot_that_sits_down_is_seen_as_one_by_all() -> None:
    room = Room(dealt_by(3)).fill()
    room.guests[1].leave()
    room.poll()
    room.sit(1, bot=True)
    room.poll()
    view = room.guests[0].view
    assert view is not None
    assert view.table.bots == (False, True, False, False)


class CountingLink:
    """A link that counts how often it is listened to."""

    def __init__(self) -> None:
        self.open = True
        self.heard = 0

    def send(self, message: Message) -> None:
        pass

    def receive(self) -> list[Message]:
        self.heard += 1
        return []

    def close(self) -> None:
        self.open = False


def test_an_onlooker_who_is_gone_is_forgotten() -> None:
    room = Room(dealt_by(3)).fill()
    link = CountingLink()
    room.table.sit(None, link, False)
    room.poll()
    link.close()
    room.poll()
    heard = link.heard
    room.poll()
    assert link.heard == heard


# From hand to hand


def over(match: Match | None = None) -> Room:
    room = Room(match or dealt_by(3)).fill()
    room.act(*PASSED_OUT)
    return room


def test_a_finished_hand_shows_its_result_and_waits() -> None:
    room = over()
    room.forget()
    room.poll()
    assert len(room.table.match.played) == 1
    for guest in room.guests.values():
        assert guest.view is not None
        assert guest.view.result is not None
        assert guest.view.prompt is None


@pytest.mark.parametrize("seat", range(4))
def test_any_person_may_ask_for_the_next_hand(seat: Seat) -> None:
    room = over()
    room.guests[seat].ready()
    room.poll()
    hands = room.table.match.played
    assert [hand.dealer for hand in hands] == [3, 0]
    assert room.guests[1].view is not None
    assert room.guests[1].view.table.number == 2
    assert room.guests[1].view.result is None


def test_asking_twice_deals_once() -> None:
    room = over()
    for guest in room.guests.values():
        guest.ready()
    room.guests[0].ready()
    room.poll()
    assert len(room.table.match.played) == 2


def test_a_stale_or_early_wish_for_the_next_hand_is_ignored() -> None:
    room = Room(dealt_by(3)).fill()
    room.guests[0].ready()
    room.poll()
    stale = serial(room.guests[0])
    room.act(*PASSED_OUT)
    room.links[0].send(Ready(stale))
    room.poll()
    assert len(room.table.match.played) == 1


def test_a_bot_cannot_ask_for_the_next_hand_of_a_person() -> None:
    room = Room(dealt_by(3))
    room.sit(0)
    room.fill(bots=True)
    room.act(*PASSED_OUT)
    room.guests[1].ready()
    room.poll()
    assert len(room.table.match.played) == 1


def test_bots_among_themselves_go_on_at_once() -> None:
    room = Room(dealt_by(3)).fill(bots=True)
    room.act(*PASSED_OUT)
    assert len(room.table.match.played) == 2


def test_bots_wait_for_a_person_who_is_away() -> None:
    room = Room(dealt_by(3))
    room.sit(0)
    room.fill(bots=True)
    room.act("pass", "pass", "pass")
    room.guests[0].leave()
    room.act("pass")
    room.poll()
    assert len(room.table.match.played) == 1


def test_no_hand_follows_the_end_of_the_match() -> None:
    match = played_by_chance(seed=3, hands=200, target=100)
    room = Room(match).fill(bots=True)
    room.guests[0].ready()
    room.poll()
    assert room.table.match is match
    assert room.guests[0].view is not None
    assert room.guests[0].view.result is not None
    assert room.guests[0].view.result.match_over


def test_a_whole_match_of_bots_is_played_to_its_end() -> None:
    room = Room(start(target=100)).fill(bots=True)
    chance = Random(9)
    while not room.table.match.over:
        assert room.table.match.hand is not None
        room.act(pick(room.table.match.hand, chance))
    assert room.kept[-1].winners == room.table.match.winners
    assert match_of(room.kept[-1]) == room.table.match

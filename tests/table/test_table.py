"""The host: the door, who is told what, and what is kept."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.rules.actions import Action
from game.rules.cards import set_of_words
from game.rules.events import Said
from game.rules.hand import Secret
from game.table.guest import Guest
from game.table.link import local_pair
from game.table.messages import Act, Refusal, Update, Welcome
from game.table.record import Record, match_of
from game.table.table import Table
from tests.table.matches import FIVE_HUNDRED, NAMES, SUITS_APART, dealt_by, said, start
from tests.table.room import Room, serial

PASSED_OUT = ("pass",) * 4
PLAYING = ("bid 6S", "pass", "pass", "pass", "discard 5S 6S 7S")
JOKER_AT_SEAT_1 = Secret(
    (
        *SUITS_APART.holdings[:1],
        set_of_words("6C 7C 8C 9C 10C JC QC KC AC JO"),
        *SUITS_APART.holdings[2:],
    ),
    set_of_words("4D 4H 5C"),
)


# The deal


def test_before_the_start_a_guest_is_welcomed_and_sees_no_hand() -> None:
    room = Room()
    guest = room.sit(2)
    assert guest.welcome == Welcome(2, "five_hundred", room.table.match.settings)
    room.poll()
    assert guest.view is None
    assert room.kept == []


def test_at_the_start_everybody_sees_the_first_hand() -> None:
    room = Room().fill()
    for seat, guest in room.guests.items():
        assert guest.view is not None
        assert guest.view.seat == seat
        assert guest.view.table.number == 1
        assert guest.view.table.names == NAMES[:4]
        assert guest.view.known.holdings[seat].bit_count() == 10
    assert room.told() == [1, 1, 1, 1]


def test_the_same_seed_deals_the_same_cards() -> None:
    first, second, other = Room(seed=5).fill(), Room(seed=5).fill(), Room(seed=6).fill()
    assert first.kept == second.kept
    assert first.kept[0].hands != other.kept[0].hands


def test_a_first_dealer_that_is_set_deals() -> None:
    room = Room(start(dealer_first=2)).fill()
    assert room.kept[0].hands[0].dealer == 2


def test_a_first_dealer_is_drawn_else() -> None:
    dealers = {Room(seed=seed).fill().kept[0].hands[0].dealer for seed in range(30)}
    assert dealers == {0, 1, 2, 3}


# The door


def test_an_action_of_the_seat_on_turn_is_taken() -> None:
    room = Room(dealt_by(3)).fill()
    room.forget()
    room.act("bid 7H")
    assert room.table.match.played[-1].actions == ((0, "bid 7H"),)
    for guest in room.guests.values():
        (update,) = guest.take_updates()
        assert update.events == (Said(0, Action("bid 7H")),)
        assert update.view.public.turn == 1


def test_a_double_tap_counts_once() -> None:
    room = Room(dealt_by(3)).fill()
    for _ in range(2):
        room.guests[0].act(Action("bid 6S"))
    room.poll()
    assert room.table.match.played[-1].actions == ((0, "bid 6S"),)
    assert room.guests[0].take_refusals() == []


def test_a_double_tap_does_not_answer_the_next_question() -> None:
    """The contractor asked twice in a row: the second tap was meant for the first question."""
    room = Room(dealt_by(3)).fill()
    room.act("bid 6S", "pass", "pass", "pass")
    for _ in range(2):
        room.guests[0].act(Action("discard 5S 6S 7S"))
    room.guests[0].act(Action("play 8S"))
    room.poll()
    assert room.table.match.played[-1].actions[-1] == (0, "discard 5S 6S 7S")
    assert room.guests[0].take_refusals() == []


@pytest.mark.parametrize("wrong", [-1, 0, 2, 10**9])
def test_an_act_with_another_serial_is_ignored(wrong: int) -> None:
    room = Room(dealt_by(3)).fill()
    assert serial(room.guests[0]) == 1
    room.links[0].send(Act(wrong, Action("pass")))
    assert room.told() == [0, 1, 1, 1]  # only what had not been shown before
    assert room.table.match.played[-1].actions == ()


def test_an_act_off_turn_changes_nothing_and_tells_nobody() -> None:
    room = Room(dealt_by(3)).fill()
    room.forget()
    before = room.table.match
    room.guests[2].act(Action("pass"))
    assert room.told() == [0, 0, 0, 0]
    assert room.table.match is before


def test_a_forbidden_act_is_refused_by_its_clause_and_changes_nothing() -> None:
    room = Room(dealt_by(3)).fill()
    room.act("bid 6C")
    room.forget()
    before, kept = room.table.match, len(room.kept)
    room.act("bid 6S")
    assert room.guests[1].take_refusals() == ["500-21"]
    assert all(guest.take_refusals() == [] for guest in room.guests.values())
    assert room.told() == [0, 0, 0, 0]
    assert room.table.match is before
    assert len(room.kept) == kept


def test_after_a_refusal_the_same_question_can_be_answered() -> None:
    room = Room(dealt_by(3)).fill()
    room.act("bid 6C", "bid 6S", "bid 6D")
    assert room.table.match.played[-1].actions == ((0, "bid 6C"), (1, "bid 6D"))


@given(st.text(max_size=30))
def test_whatever_is_sent_as_an_action_is_taken_or_refused(words: str) -> None:
    for before in ((), ("bid 6NT",), ("bid 6S", "pass", "pass", "pass"), PLAYING):
        match = said(dealt_by(3), *before)
        room = Room(match).fill()
        room.forget()
        turn = room.turn
        room.act(words)
        refused = room.guests[turn].take_refusals()
        assert (len(refused) == 1) == (room.table.match is match)


def test_an_act_before_the_start_is_ignored() -> None:
    room = Room(dealt_by(3))
    room.sit(0)
    room.links[0].send(Act(0, Action("pass")))
    room.poll()
    assert room.table.match.played[-1].actions == ()


def test_what_only_a_table_says_is_passed_over() -> None:
    room = Room(dealt_by(3)).fill()
    room.forget()
    room.links[0].send(Refusal(1, "500-41"))
    assert room.told() == [0, 0, 0, 0]


# What is told


def test_a_seat_that_learns_nothing_is_told_nothing_and_its_serial_stays() -> None:
    """500-83: nobody may notice that the contractor nominates none."""
    match = said(start(blind_misere=False).deal(JOKER_AT_SEAT_1, 0), "bid 6NT", "pass", "pass", "pass")
    room = Room(match).fill()
    onlooker = room.onlooker()
    room.act("discard 6C 7C 8C")
    assert room.guests[1].view is not None
    assert room.guests[1].view.prompt is not None
    assert room.guests[1].view.prompt.phase == "nominate"
    room.forget()
    onlooker.poll()
    onlooker.take_updates()
    room.act("nominate none")
    assert room.told() == [0, 1, 0, 0]
    onlooker.poll()
    assert onlooker.take_updates() == []
    room.act("play AC")
    serials = [serial(room.guests[seat]) for seat in range(4)]
    assert serials == [3, 4, 3, 3]


def test_a_public_nomination_is_told_to_all() -> None:
    match = said(start(blind_misere=False).deal(JOKER_AT_SEAT_1, 0), "bid 6NT", "pass", "pass", "pass")
    room = Room(match).fill()
    room.act("discard 6C 7C 8C")
    room.forget()
    room.act("nominate H")
    assert room.told() == [1, 1, 1, 1]


def test_cards_that_move_face_down_are_told_as_such() -> None:
    room = Room(dealt_by(3)).fill()
    room.act("bid 6S", "pass", "pass")
    room.forget()
    room.act("pass")
    for seat, guest in room.guests.items():
        (update,) = guest.take_updates()
        moved = update.events[-1]
        assert not isinstance(moved, Said)
        assert (None in getattr(moved, "cards", ())) == (seat != 0)


def test_only_the_seat_on_turn_is_asked() -> None:
    room = Room(dealt_by(3)).fill()
    asked = [guest.view is not None and guest.view.prompt is not None for guest in room.guests.values()]
    assert asked == [True, False, False, False]


def test_an_onlooker_sees_what_everybody_sees_and_may_do_nothing() -> None:
    room = Room(dealt_by(3)).fill()
    onlooker = room.onlooker()
    onlooker.poll()
    assert onlooker.welcome == Welcome(None, "five_hundred", room.table.match.settings)
    assert onlooker.view is not None
    assert onlooker.view.known.holdings == (0, 0, 0, 0)
    room.act(*PASSED_OUT)
    onlooker.poll()
    assert len(onlooker.take_updates()) == 5
    onlooker.act(Action("pass"))
    onlooker.ready()
    room.poll()
    onlooker.poll()
    assert len(room.table.match.played) == 1
    assert onlooker.take_refusals() == []


# What is kept


def test_every_deal_and_every_action_is_kept_at_once() -> None:
    room = Room(start(blind_misere=False)).fill()
    assert [len(record.hands) for record in room.kept] == [1]
    room.act(*PASSED_OUT)
    assert [len(record.hands[-1].actions) for record in room.kept] == [0, 1, 2, 3, 4]
    room.guests[0].ready()
    room.poll()
    assert [len(record.hands) for record in room.kept] == [1, 1, 1, 1, 1, 2]


def test_a_match_goes_on_from_any_record_kept() -> None:
    room = Room(start(blind_misere=False)).fill()
    room.act("pass", "bid 6S")
    match = match_of(room.kept[-1])
    assert match == room.table.match
    again = Room(match).fill()
    assert again.turn == room.turn
    again.act("pass")
    assert len(again.table.match.played[-1].actions) == 3


def test_a_match_left_between_hands_goes_on_with_the_result_in_sight() -> None:
    room = Room(said(dealt_by(3), *PASSED_OUT)).fill()
    assert room.guests[2].view is not None
    assert room.guests[2].view.result is not None
    room.guests[2].ready()
    room.poll()
    assert len(room.table.match.played) == 2


def test_an_action_that_cannot_be_kept_has_not_happened() -> None:
    failing: list[OSError] = []

    def keep(record: Record) -> None:
        if failing:
            raise failing[0]

    match = dealt_by(3)
    table = Table(FIVE_HUNDRED, match.settings, match.names, random=Random(1), keep=keep, match=match)
    here, there = local_pair()
    table.sit(0, there, False)
    table.start()
    guest = Guest(here)
    guest.poll()
    guest.take_updates()
    failing.append(OSError("the disk is full"))
    guest.act(Action("pass"))
    with pytest.raises(OSError, match="full"):
        table.poll()
    guest.poll()
    assert table.match is match
    assert guest.take_updates() == []
    failing.clear()
    guest.act(Action("pass"))
    table.poll()
    assert table.match.played[-1].actions == ((0, "pass"),)


def test_an_update_carries_the_whole_view() -> None:
    room = Room(dealt_by(3)).fill()
    room.act("bid 6S", "pass")
    updates = room.guests[3].take_updates()
    assert [type(update) for update in updates] == [Update] * 3
    assert updates[-1].view.public.bids == ((0, "bid 6S"), (1, "pass"))

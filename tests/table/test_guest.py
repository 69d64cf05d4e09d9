"""A player's end of a link."""

import pytest

from game.rules.actions import Action
from game.rules.events import Said
from game.rules.view import Standing, View, view_of
from game.table.guest import Guest
from game.table.link import Link, local_pair
from game.table.messages import Act, Goodbye, Leave, Ready, Refusal, Update, Welcome
from tests.table.matches import NAMES, dealt_by, said

Ends = tuple[Guest, Link]


@pytest.fixture
def ends() -> Ends:
    here, there = local_pair()
    return Guest(here), there


def view(*actions: str) -> View:
    hand = said(dealt_by(3), *actions).hand
    assert hand is not None
    return view_of(hand, 1, Standing(NAMES[:4], (False,) * 4, 1))


def test_a_guest_knows_nothing_before_it_is_told(ends: Ends) -> None:
    guest, _ = ends
    guest.poll()
    assert guest.welcome is None
    assert guest.view is None
    assert guest.take_updates() == []


def test_a_guest_is_told_where_it_sits(ends: Ends) -> None:
    guest, table = ends
    welcome = Welcome(1, "five_hundred", dealt_by(3).settings)
    table.send(welcome)
    guest.poll()
    assert guest.welcome == welcome


def test_the_newest_view_counts_and_every_update_is_shown_once(ends: Ends) -> None:
    guest, table = ends
    first = Update(1, view(), ())
    second = Update(2, view("pass"), (Said(0, Action("pass")),))
    table.send(first)
    table.send(second)
    guest.poll()
    assert guest.view == second.view
    assert guest.take_updates() == [first, second]
    assert guest.take_updates() == []


def test_an_act_answers_the_newest_update(ends: Ends) -> None:
    guest, table = ends
    table.send(Update(7, view(), ()))
    guest.poll()
    guest.act(Action("pass"))
    guest.ready()
    assert table.receive() == [Act(7, Action("pass")), Ready(7)]


def test_a_refusal_is_shown_once(ends: Ends) -> None:
    guest, table = ends
    table.send(Refusal(7, "500-41"))
    guest.poll()
    assert guest.take_refusals() == ["500-41"]
    assert guest.take_refusals() == []


def test_the_reason_of_a_goodbye_is_kept(ends: Ends) -> None:
    guest, table = ends
    table.send(Goodbye("goodbye.closed"))
    guest.poll()
    assert guest.goodbye == "goodbye.closed"


def test_leaving_says_so_and_closes_the_link(ends: Ends) -> None:
    guest, table = ends
    guest.leave()
    assert table.receive() == [Leave()]
    assert not table.open

"""Two ends of a link in one process."""

from game.table.link import local_pair
from game.table.messages import Leave, Ready


def test_what_one_end_sends_the_other_receives_in_order() -> None:
    here, there = local_pair()
    here.send(Ready(1))
    here.send(Ready(2))
    assert there.receive() == [Ready(1), Ready(2)]
    assert here.receive() == []


def test_a_message_is_received_once() -> None:
    here, there = local_pair()
    there.send(Ready(1))
    assert here.receive() == [Ready(1)]
    assert here.receive() == []


def test_closing_one_end_closes_both() -> None:
    here, there = local_pair()
    assert here.open
    assert there.open
    there.close()
    assert not here.open
    assert not there.open


def test_the_last_words_before_closing_still_arrive() -> None:
    here, there = local_pair()
    here.send(Leave())
    here.close()
    assert there.receive() == [Leave()]


def test_what_is_sent_on_a_closed_link_is_lost() -> None:
    here, there = local_pair()
    here.close()
    here.send(Ready(1))
    there.send(Ready(2))
    assert there.receive() == []
    assert here.receive() == []

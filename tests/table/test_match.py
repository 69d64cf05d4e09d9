"""`Match`: scores, dealers and winners from hand to hand."""

import pytest

from game.rules.actions import Action
from game.rules.events import Said, Scored
from game.rules.hand import Refused
from tests.table.matches import SUITS_APART, dealt_by, played_by_chance, said, start

PASSED_OUT = ("pass",) * 4


def test_a_new_match_awaits_its_first_deal() -> None:
    match = start()
    assert match.awaits_deal
    assert match.hand is None
    assert match.scores == (0, 0)
    assert match.winners == ()
    assert not match.over


def test_the_first_dealer_is_left_to_chance_or_set() -> None:
    assert start().next_dealer is None
    assert start(dealer_first=2).next_dealer == 2


def test_an_action_is_written_down_and_gives_its_events() -> None:
    match, events = dealt_by(3).after(0, Action("bid 6S"))
    assert match.played[-1].actions == ((0, "bid 6S"),)
    assert events == (Said(0, Action("bid 6S")),)
    assert match.hand is not None
    assert match.hand.public.turn == 1


def test_a_match_never_changes() -> None:
    before = dealt_by(3)
    said(before, "bid 6S")
    assert before.played[-1].actions == ()


def test_an_action_leaves_the_hands_before_it_alone() -> None:
    """A match of a thousand hands takes no longer over an action than a new one."""
    match = said(dealt_by(3), *PASSED_OUT).deal(SUITS_APART, 0)
    after = said(match, "bid 6S")
    assert after.finished is match.finished
    assert after.played == (*match.finished, after.last)
    assert [len(hand.actions) for hand in after.played] == [4, 1]


def test_a_forbidden_action_is_refused_by_its_clause() -> None:
    with pytest.raises(Refused) as refusal:
        said(dealt_by(3), "bid 6C", "bid 6S")
    assert refusal.value.clause == "500-21"


def test_a_finished_hand_stays_on_the_table_until_the_next_deal() -> None:
    match = said(dealt_by(3), *PASSED_OUT)
    assert match.hand is not None
    assert match.hand.public.phase == "over"
    assert match.awaits_deal
    assert match.result == match.hand.result()


def test_the_next_dealer_is_the_one_the_result_names() -> None:
    assert said(dealt_by(3), *PASSED_OUT).next_dealer == 0
    assert said(dealt_by(3, redeal="same"), *PASSED_OUT).next_dealer == 3


def test_nothing_can_be_dealt_while_a_hand_is_played() -> None:
    match = dealt_by(3)
    assert not match.awaits_deal
    with pytest.raises(AssertionError):
        match.deal(SUITS_APART, 0)


def test_scores_go_on_from_hand_to_hand() -> None:
    match = played_by_chance(seed=1, hands=6, target=100_000)
    before = match.start_scores
    for hand in match.played:
        assert hand.result is not None
        gained = zip(before, hand.result.points, strict=True)
        assert hand.result.scores == tuple(score + points for score, points in gained)
        before = hand.result.scores
    assert match.scores == before


def test_while_a_hand_is_played_the_scores_are_those_before_it() -> None:
    match = played_by_chance(seed=1, hands=2, target=100_000)
    assert match.next_dealer is not None
    assert match.deal(SUITS_APART, match.next_dealer).scores == match.scores


def test_a_match_ends_with_the_hand_that_decides_it() -> None:
    match = played_by_chance(seed=3, hands=200, target=100)
    assert match.over
    assert not match.awaits_deal
    assert match.winners
    assert not any(hand.result is not None and hand.result.match_over for hand in match.played[:-1])


def test_the_last_event_of_a_hand_is_its_score() -> None:
    match, events = said(dealt_by(3), "bid 10NT", "pass", "pass").after(3, Action("pass"))
    assert not any(isinstance(event, Scored) for event in events)
    match, events = said(dealt_by(3), "pass", "pass", "pass").after(3, Action("pass"))
    assert match.result is not None
    assert events[-1] == Scored(match.result)

"""Positions follow from a time: starts, ends, turning over, and what reduced motion makes of it."""

import pytest

from game.screens.match.motion import (
    DEAL,
    FLIP,
    FLY,
    GATHER,
    LIFT,
    PLAY,
    SHAKE,
    SORT,
    Movement,
    Pace,
    Pose,
    at_pace,
    back_out,
    count_up,
    cubic_in_out,
    cubic_out,
    linear,
    pop,
    pulse,
    quad_out,
    shake,
    sine,
    trick_pause,
)

HERE, THERE = Pose(0, 0, 0), Pose(100, 50, 10)


@pytest.mark.parametrize("ease", [linear, quad_out, cubic_out, cubic_in_out, sine, back_out(1.3)])
def test_every_curve_begins_at_nothing_and_ends_at_all(ease) -> None:  # type: ignore[no-untyped-def]
    assert ease(0.0) == pytest.approx(0)
    assert ease(1.0) == pytest.approx(1)


def test_back_out_goes_a_little_too_far() -> None:
    assert max(back_out(1.7)(step / 50) for step in range(51)) > 1.05


def test_a_movement_waits_goes_and_stays() -> None:
    movement = Movement(HERE, THERE, 0.1, 0.2, linear)
    assert movement.at(0.05).pose == HERE
    assert movement.at(0.2).pose == Pose(50, 25, 5)
    assert movement.at(9).pose == THERE
    assert movement.over == pytest.approx(0.3)


def test_a_card_that_turns_over_shows_its_face_only_from_the_middle_of_the_turn() -> None:
    movement = Movement(HERE, THERE, 0.0, 0.23, cubic_out, flip=True)
    assert not movement.at(FLIP * 0.4).turned
    assert movement.at(FLIP * 0.5).squeeze < 0.1
    assert movement.at(FLIP * 0.6).turned
    assert movement.at(FLIP).squeeze == pytest.approx(1)


def test_a_card_that_does_not_turn_keeps_its_width() -> None:
    assert all(Movement(HERE, THERE, 0, 0.2, linear).at(step / 50).squeeze == 1 for step in range(20))


def test_a_card_grows_on_its_way() -> None:
    movement = Movement(HERE, THERE, 0.0, 1.0, linear, grow=0.5)
    assert [movement.at(seconds).scale for seconds in (0.0, 0.5, 1.0)] == [0.5, 0.75, 1.0]


def test_twice_the_speed_halves_lengths_and_delays() -> None:
    fast = at_pace(DEAL, Pace(speed=2))
    assert (fast.length, fast.stagger) == pytest.approx((0.08, 0.0225))


@pytest.mark.parametrize(
    ("motion", "length"), [(DEAL, 0.12), (SORT, 0), (LIFT, 0), (PLAY, 0.12), (GATHER, 0), (FLY, 0.15)]
)
def test_reduced_motion_is_short_straight_and_all_at_once(motion, length) -> None:  # type: ignore[no-untyped-def]
    reduced = at_pace(motion, Pace(reduced=True))
    assert (reduced.length, reduced.ease, reduced.stagger) == (length, linear, 0)


@pytest.mark.parametrize("speed", [0.5, 1.0, 2.0])
def test_a_trick_rests_as_long_as_was_chosen_whatever_the_speed(speed: float) -> None:
    assert trick_pause(Pace(speed=speed, pause=2.5)) == 2.5
    assert trick_pause(Pace(speed=speed, pause=0.0)) == 0.7


def test_a_score_counts_up_in_seven_tenths_of_a_second_at_most() -> None:
    assert count_up(0, 500, 0.0) == 0
    assert 0 < count_up(0, 500, 0.3) < 500
    assert count_up(0, 500, 0.7) == 500
    assert count_up(100, -400, 0.7) == -400
    assert count_up(0, 10, 0.05) == 10
    assert count_up(7, 7, 0.0) == 7


def test_a_fresh_chip_is_a_quarter_too_large_and_shrinks() -> None:
    assert pop(0.0) == 1.25
    assert pop(0.2) == 1.0


def test_the_frame_of_the_seat_on_turn_pulses_twice_and_is_still() -> None:
    bright = [pulse(step / 100) for step in range(100)]
    assert bright.count(False) == 30
    assert all(bright[60:])


def test_a_shake_is_two_pixels_to_either_side_and_over_soon() -> None:
    assert {shake(step * SHAKE / 12) for step in range(12)} == {2, -2}
    assert shake(SHAKE) == 0

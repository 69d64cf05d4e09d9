"""Messages: read and answered."""

import pytest
from pygame import Rect, Surface

from game.screens.look import Look
from game.screens.message import Message
from game.screens.touches import Touch
from tests.screens.without_window import SIZES, Screens

LONG = "assets/cards/cards.json: KH: lies outside the sheet of (10, 10)\n" * 12


def test_ok_puts_it_away(look: Look, screens: Screens) -> None:
    message = Message(look, screens, "Oh", "Something happened.")
    screens.open(message)
    message.touch(Touch("key", key="enter", device="keys"))
    assert screens.lying == []


def test_the_answer_given_is_carried_out_after_it_is_gone(look: Look, screens: Screens) -> None:
    lying: list[int] = []
    answers = [
        ("Leave", lambda: lying.append(len(screens.lying))),
        ("Stay", lambda: lying.append(100)),
    ]
    message = Message(look, screens, "Leave?", "Really?", answers)
    screens.open(message)
    message.touch(Touch("press", message._form.widgets[0].rect.center))
    assert lying == [0]
    message.touch(Touch("key", key="escape", device="keys"))
    assert lying == [0, 100]


def test_a_press_beside_it_does_not_go_through(look: Look, screens: Screens) -> None:
    message = Message(look, screens, "Oh", "Something happened.")
    assert message.touch(Touch("press", (2, 2)))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("large", [False, True])
def test_it_stays_within_the_canvas_whatever_its_length(
    look: Look, screens: Screens, size: tuple[int, int], large: bool
) -> None:
    look.kept.change(large_text=large)
    message = Message(look, screens, "Something is wrong", LONG)
    message.resized(size)
    assert Rect((0, 0), size).contains(message._board)
    assert all(message._board.contains(each.rect) for each in message._form.widgets)
    assert message.draw(Surface(size).convert()) is None

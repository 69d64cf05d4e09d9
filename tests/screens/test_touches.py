"""Events of the system become touches: one for each press, whatever device and however many events."""

import os
from collections.abc import Iterator

import pygame
import pytest
from pygame.event import Event

from game.screens.pads import Plug
from game.screens.touches import MOST_PUSHES, Happening, Hold, Meant, Point, Touch, Touches


class Glass:
    """A window of 200 by 100 that shows the canvas at double size."""

    def to_logical(self, x: float, y: float) -> Point:
        return int(x) // 2, int(y) // 2

    def finger(self, x: float, y: float) -> Point:
        return self.to_logical(x * 200, y * 100)


class Clock:
    def __init__(self) -> None:
        self.seconds = 100.0

    def __call__(self) -> float:
        return self.seconds


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def touches(display: pygame.Surface, clock: Clock) -> Touches:
    return Touches(Glass(), clock)


@pytest.fixture
def posted(display: pygame.Surface) -> Iterator[None]:
    pygame.event.clear()
    yield
    pygame.event.clear()


def mouse(x: int, y: int, button: int = 1, touch: bool = False) -> Event:
    return Event(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=button, touch=touch)


def finger(x: float, y: float) -> Event:
    return Event(pygame.FINGERDOWN, x=x, y=y, touch_id=1, finger_id=1)


def key(code: int, unicode: str = "", mod: int = 0) -> Event:
    return Event(pygame.KEYDOWN, key=code, unicode=unicode, mod=mod)


def presses(touches: Touches, *events: Event) -> list[Meant]:
    return [each for each in touches.read(events) if isinstance(each, Touch) and each.kind == "press"]


def test_one_touch_of_a_finger_is_one_press_though_it_makes_three_events(
    touches: Touches, clock: Clock
) -> None:
    """T-039."""
    made = presses(touches, finger(0.5, 0.5), mouse(100, 50, touch=True))
    clock.seconds += 0.05
    made += presses(touches, mouse(101, 51, touch=False))
    assert made == [Touch("press", (50, 25), device="finger")]


def test_a_mouse_event_that_comes_before_its_finger_is_the_same_press(touches: Touches) -> None:
    assert presses(touches, mouse(100, 50), finger(0.5, 0.5)) == [Touch("press", (50, 25), device="mouse")]


def test_a_mouse_press_later_or_elsewhere_is_one_of_its_own(touches: Touches, clock: Clock) -> None:
    assert len(presses(touches, finger(0.1, 0.5), mouse(180, 50))) == 2
    clock.seconds += 0.6
    assert len(presses(touches, mouse(20, 50))) == 1


def test_two_quick_taps_are_two_presses(touches: Touches, clock: Clock) -> None:
    tap = (finger(0.5, 0.5), mouse(100, 50))
    made = presses(touches, *tap)
    clock.seconds += 0.2
    assert len(made + presses(touches, *tap)) == 2


def test_only_the_left_button_presses(touches: Touches) -> None:
    """T-041."""
    wheel = Event(pygame.MOUSEWHEEL, x=0, y=1, touch=False)
    others = [mouse(10, 10, button) for button in (2, 3, 4, 5, 6, 7)]
    assert presses(touches, *others, *others, wheel) == []
    assert len(presses(touches, mouse(10, 10))) == 1


def lifted(x: float, y: float, finger: int = 1) -> Event:
    return Event(pygame.FINGERUP, x=x, y=y, touch_id=1, finger_id=finger)


def released(x: int, y: int) -> Event:
    return Event(pygame.MOUSEBUTTONUP, pos=(x, y), button=1, touch=False)


def test_letting_go_of_what_was_never_pressed_means_nothing(touches: Touches) -> None:
    up = Event(pygame.KEYUP, key=pygame.K_SPACE, mod=0)
    assert touches.read([released(10, 10), lifted(0.5, 0.5), up]) == []


def test_the_end_of_a_press_is_told_wherever_it_is(touches: Touches) -> None:
    """T-043."""
    assert touches.read([mouse(10, 10), released(-40, 900)])[1:] == [Hold(True, "mouse", (-20, 450))]


def test_a_key_that_is_let_go_is_told_by_the_name_it_was_pressed_by(touches: Touches) -> None:
    down = key(pygame.K_TAB, "\t", pygame.KMOD_LSHIFT)
    up = Event(pygame.KEYUP, key=pygame.K_TAB, mod=0)
    assert touches.read([down, up])[1:] == [Hold(True, "keys", key="backtab")]


@pytest.mark.parametrize("mod", [pygame.KMOD_RCTRL, pygame.KMOD_CTRL])
def test_the_right_ctrl_is_a_key_that_can_be_held_while_others_are_pressed(
    touches: Touches, mod: int
) -> None:
    ctrl = key(pygame.K_RCTRL, "", mod)
    arrow = key(pygame.K_LEFT, "", mod)
    letter = Event(pygame.KEYDOWN, key=pygame.K_a, unicode="\x01", mod=mod, scancode=pygame.KSCAN_A)
    told = touches.read([ctrl, arrow, letter])
    assert [each.key for each in told if isinstance(each, Touch)] == ["right ctrl", "left", "a"]


def test_a_letter_of_another_script_is_told_by_its_place_too(touches: Touches) -> None:
    sheen = Event(pygame.KEYDOWN, key=0x634, unicode="ش", mod=0, scancode=pygame.KSCAN_A)
    assert touches.read([sheen]) == [Touch("key", key="a", device="keys", text="ش")]


def test_five_fingers_are_told_apart_until_each_is_lifted(touches: Touches) -> None:
    down = [
        Event(pygame.FINGERDOWN, x=0.1 * each, y=0.5, touch_id=9, finger_id=40 + each) for each in range(5)
    ]
    assert [each.of for each in presses(touches, *down)] == [0, 1, 2, 3, 4]
    up = Event(pygame.FINGERUP, x=0.9, y=0.5, touch_id=9, finger_id=42)
    assert touches.read([up]) == [Hold(True, "finger", (90, 25), of=2)]
    again = Event(pygame.FINGERDOWN, x=0.3, y=0.5, touch_id=9, finger_id=77)
    assert [each.of for each in presses(touches, again)] == [2]


def test_a_finger_that_slides_is_followed(touches: Touches) -> None:
    slid = Event(pygame.FINGERMOTION, x=0.1, y=0.4, touch_id=1, finger_id=1)
    assert touches.read([finger(0.5, 0.5), slid])[1:] == [Hold(False, "finger", (10, 20))]


def test_whoever_leaves_the_window_holds_nothing_any_more(touches: Touches) -> None:
    left = Event(pygame.WINDOWFOCUSLOST)
    told = touches.read([mouse(10, 10), key(pygame.K_SPACE, " "), left, released(10, 10)])
    assert told[2:] == [Happening.LEFT]


def test_a_pad_that_sends_everything_at_once_is_heard_no_faster_than_a_thumb(touches: Touches) -> None:
    storm = [Event(pygame.CONTROLLERBUTTONDOWN, instance_id=5, button=number % 11) for number in range(1000)]
    assert len(touches.read(storm)) == MOST_PUSHES
    up = Event(pygame.CONTROLLERBUTTONUP, instance_id=5, button=pygame.CONTROLLER_BUTTON_A)
    assert touches.read([up]) == [Hold(True, "pad", key="enter", of=5)]
    assert not any(isinstance(each, Plug) for each in touches.read(storm))


def test_the_mouse_hovers_and_a_finger_does_not(touches: Touches) -> None:
    moved = Event(pygame.MOUSEMOTION, pos=(20, 40), touch=False)
    by_finger = Event(pygame.MOUSEMOTION, pos=(20, 40), touch=True)
    slid = Event(pygame.FINGERMOTION, x=0.1, y=0.4, touch_id=1, finger_id=1)
    assert touches.read([moved, by_finger, slid]) == [Touch("hover", (10, 20), device="mouse")]


@pytest.mark.parametrize(
    ("event", "name", "text"),
    [
        (key(pygame.K_LEFT), "left", ""),
        (key(pygame.K_RETURN, "\r"), "enter", ""),
        (key(pygame.K_KP_ENTER, "\r"), "enter", ""),
        (key(pygame.K_ESCAPE, "\x1b"), "escape", ""),
        (key(pygame.K_TAB, "\t"), "tab", ""),
        (key(pygame.K_TAB, "\t", pygame.KMOD_LSHIFT), "backtab", ""),
        (key(pygame.K_BACKSPACE, "\b"), "backspace", ""),
        (key(pygame.K_F1), "f1", ""),
        (key(pygame.K_F11), "f11", ""),
        (key(pygame.K_RETURN, "\r", pygame.KMOD_LALT), "f11", ""),
        (key(pygame.K_h, "h"), "h", "h"),
        (key(pygame.K_h, "H", pygame.KMOD_LSHIFT), "h", "H"),
        (key(pygame.K_2, "ě"), "ě", "ě"),
        (key(pygame.K_q, "@", pygame.KMOD_RALT), "@", "@"),
    ],
)
def test_keys_have_names_and_letters_come_as_the_layout_writes_them(
    touches: Touches, event: Event, name: str, text: str
) -> None:
    assert touches.read([event]) == [Touch("key", key=name, device="keys", text=text)]


@pytest.mark.parametrize("mod", [pygame.KMOD_LALT, pygame.KMOD_LCTRL, pygame.KMOD_LMETA])
def test_keys_held_for_the_system_are_not_ours(touches: Touches, mod: int) -> None:
    """T-047: switching programs plays nothing."""
    assert touches.read([key(pygame.K_TAB, "\t", mod), key(pygame.K_a, "a", mod)]) == []


def test_a_letter_put_together_from_two_keys_is_typed_once(touches: Touches) -> None:
    dead = key(pygame.K_QUOTE)
    composed = Event(pygame.TEXTINPUT, text="á")
    plain = [key(pygame.K_a, "a"), Event(pygame.TEXTINPUT, text="a")]
    typed = [each.text for each in touches.read([dead, composed, *plain]) if isinstance(each, Touch)]
    assert typed == ["á", "a"]


def test_what_befalls_the_window_is_told_apart(touches: Touches) -> None:
    events = [
        Event(pygame.QUIT),
        Event(pygame.WINDOWSIZECHANGED, x=1, y=2),
        Event(pygame.WINDOWEXPOSED),
        Event(pygame.WINDOWFOCUSGAINED),
        Event(pygame.WINDOWFOCUSLOST),
    ]
    assert touches.read(events) == [
        Happening.QUIT,
        Happening.RESIZED,
        Happening.EXPOSED,
        Happening.EXPOSED,
        Happening.LEFT,
    ]


def test_posted_events_are_read_as_the_systems_own(touches: Touches, posted: None) -> None:
    for event in (finger(0.5, 0.5), mouse(100, 50, touch=True), mouse(100, 50), mouse(100, 50, button=3)):
        pygame.event.post(event)
    assert len(presses(touches, *pygame.event.get())) == 1


def test_the_tests_show_no_window() -> None:
    assert os.environ["SDL_VIDEODRIVER"] == pygame.display.get_driver() == "dummy"

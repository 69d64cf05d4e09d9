"""Events of the system become touches: one for each press, whatever device and however many events."""

import os
from collections.abc import Iterator

import pygame
import pytest
from pygame.event import Event

from game.screens.touches import Happening, Point, Touch, Touches


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


def presses(touches: Touches, *events: Event) -> list[Touch | Happening]:
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


def test_letting_go_means_nothing(touches: Touches) -> None:
    """T-043: nothing waits for a release, so none can be lost."""
    released = Event(pygame.MOUSEBUTTONUP, pos=(10, 10), button=1, touch=False)
    lifted = Event(pygame.FINGERUP, x=0.5, y=0.5, touch_id=1, finger_id=1)
    assert touches.read([released, lifted]) == []


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
    ]


def test_posted_events_are_read_as_the_systems_own(touches: Touches, posted: None) -> None:
    for event in (finger(0.5, 0.5), mouse(100, 50, touch=True), mouse(100, 50), mouse(100, 50, button=3)):
        pygame.event.post(event)
    assert len(presses(touches, *pygame.event.get())) == 1


def test_the_tests_show_no_window() -> None:
    assert os.environ["SDL_VIDEODRIVER"] == pygame.display.get_driver() == "dummy"

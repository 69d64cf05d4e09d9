"""Widgets under keys and presses."""

import pytest
from pygame import Rect, Surface

from game.screens.forms import Form
from game.screens.look import Look
from game.screens.touches import Touch
from game.screens.widgets import Button, Chooser, NameField, Row, Switch, Value


class Desk:
    """Two rows of two buttons, and what was pressed."""

    def __init__(self, look: Look) -> None:
        self.pressed: list[str] = []
        places = {"nw": (0, 0), "ne": (100, 0), "sw": (0, 60), "se": (100, 60)}
        self.buttons = [
            Button(Rect(*place, 60, 24), name, lambda name=name: self.pressed.append(name))
            for name, place in places.items()
        ]
        self.form = Form(look, self.buttons)

    def keys(self, *names: str) -> None:
        for name in names:
            self.form.touch(Touch("key", key=name, device="keys"))

    @property
    def focused(self) -> str:
        return self.buttons[self.form.focus].text


@pytest.fixture
def desk(look: Look) -> Desk:
    return Desk(look)


def test_a_press_acts_on_what_lies_under_it(desk: Desk) -> None:
    assert desk.form.touch(Touch("press", (110, 70)))
    assert not desk.form.touch(Touch("press", (80, 70)))
    assert desk.pressed == ["se"]


def test_the_first_arrow_shows_the_focus_and_the_next_moves_it(desk: Desk) -> None:
    assert not desk.form.focus_seen
    desk.keys("right")
    assert (desk.form.focus_seen, desk.focused) == (True, "nw")
    desk.keys("right", "down", "left")
    assert desk.focused == "sw"
    desk.keys("left", "down")
    assert desk.focused == "sw"


@pytest.mark.parametrize("nearer", [(40, 42), (20, 26)])
def test_an_arrow_along_a_row_does_not_leave_it_for_something_nearer(
    desk: Desk, nearer: tuple[int, int]
) -> None:
    desk.buttons[3].rect.topleft = nearer
    desk.keys("right", "right")
    assert desk.focused == "ne"


def test_tab_goes_round_all_of_them_and_enter_presses(desk: Desk) -> None:
    desk.keys("tab", "tab", "enter", "tab", "tab", "backtab", "enter")
    assert desk.pressed == ["sw", "se"]


def test_a_press_hides_the_focus_again(desk: Desk) -> None:
    desk.keys("tab")
    desk.form.touch(Touch("press", (300, 300)))
    assert not desk.form.focus_seen


def test_what_is_off_is_neither_pressed_nor_focused(desk: Desk) -> None:
    desk.buttons[1].enabled = False
    assert not desk.form.touch(Touch("press", (110, 5)))
    desk.keys("tab")
    assert desk.focused == "sw"
    desk.keys("up", "right")
    assert desk.focused == "se"
    assert desk.pressed == []


def test_only_what_looks_different_is_drawn_anew(desk: Desk) -> None:
    desk.form.touch(Touch("hover", (5, 5)))
    assert desk.form.changed() == [desk.buttons[0].rect]
    desk.form.touch(Touch("hover", (110, 5)))
    assert desk.form.changed() == [desk.buttons[0].rect, desk.buttons[1].rect]
    desk.form.touch(Touch("hover", (111, 6)))
    assert desk.form.changed() == []


def test_a_finger_leaves_nothing_lit(desk: Desk, look: Look) -> None:
    before, after = Surface((200, 100)), Surface((200, 100))
    desk.form.draw(before)
    desk.form.touch(Touch("press", (5, 5), device="finger"))
    desk.form.draw(after)
    assert before.get_view("0").raw == after.get_view("0").raw


def test_other_keys_are_left_to_the_screen(desk: Desk) -> None:
    assert not desk.form.touch(Touch("key", key="escape", device="keys"))
    assert not desk.form.focus_seen


def test_a_form_takes_the_focus_of_the_one_before(desk: Desk, look: Look) -> None:
    desk.keys("tab", "tab")
    later = Form(look, desk.buttons[:2], like=desk.form)
    assert (later.focus, later.focus_seen) == (1, True)


class Kept:
    """Values that widgets show and change."""

    def __init__(self) -> None:
        self.on = False
        self.value: Value = "b"
        self.name = ""

    def set_on(self, on: bool) -> None:
        self.on = on

    def set_value(self, value: Value) -> None:
        self.value = value

    def set_name(self, name: str) -> None:
        self.name = name


def test_a_switch_is_turned_by_press_enter_and_arrows(look: Look) -> None:
    kept = Kept()
    switch = Switch(Rect(0, 0, 500, 30), Row("Sound"), lambda: kept.on, kept.set_on, ("off", "on"))
    form = Form(look, [switch])
    for touch, on in (
        (Touch("press", (480, 15)), True),
        (Touch("key", key="enter"), False),
        (Touch("key", key="right"), True),
        (Touch("key", key="right"), True),
        (Touch("key", key="left"), False),
        (Touch("key", key=" "), True),
    ):
        assert form.touch(touch)
        assert kept.on == on


def test_a_chooser_goes_round_its_values_either_way(look: Look) -> None:
    kept = Kept()
    chooser = Chooser(Rect(0, 0, 500, 30), Row("Which"), "abc", lambda: kept.value, kept.set_value, str)
    form = Form(look, [chooser])
    for touch, value in (
        (Touch("press", (480, 15)), "c"),
        (Touch("press", (480, 15)), "a"),
        (Touch("press", (330, 15)), "c"),
        (Touch("key", key="left"), "b"),
        (Touch("key", key="enter"), "c"),
    ):
        assert form.touch(touch)
        assert kept.value == value


def test_a_name_is_typed_as_it_is_written_and_no_longer_than_allowed(look: Look) -> None:
    kept = Kept()
    field = NameField(Rect(0, 0, 500, 30), Row("Name"), lambda: kept.name, kept.set_name, 6, "You")
    form = Form(look, [field])
    for letter in " Žofie II":
        form.touch(Touch("key", key=letter.lower(), device="keys", text=letter))
    assert kept.name == "Žofie "
    form.touch(Touch("key", key="backspace", device="keys"))
    form.touch(Touch("key", key="backspace", device="keys"))
    assert kept.name == "Žofi"


def test_a_press_on_a_name_shows_where_one_writes(look: Look) -> None:
    kept = Kept()
    field = NameField(Rect(0, 0, 500, 30), Row("Name"), lambda: kept.name, kept.set_name, 6, "You")
    form = Form(look, [field])
    form.touch(Touch("press", (400, 15)))
    assert form.focus_seen


@pytest.mark.parametrize("focused", [False, True])
@pytest.mark.parametrize("large", [False, True])
def test_widgets_draw_within_their_rects(look: Look, focused: bool, large: bool) -> None:
    look.kept.change(large_text=large)
    kept = Kept()
    row = Row("A label", "A sentence that says a little more about what this row is there for, at length.")
    rect = Rect(40, 40, 520, row.height(look, 520))
    for widget in (
        Button(rect, "Play", lambda: None, "gold", "gear"),
        Switch(rect, row, lambda: True, kept.set_on, ("off", "on")),
        Chooser(rect, row, "abc", lambda: kept.value, kept.set_value, str),
        NameField(rect, row, lambda: "Žofie Žížalová", kept.set_name, 16, "You"),
    ):
        canvas = Surface((640, 360))
        canvas.fill("magenta")
        widget.draw(canvas, look, focused=focused, hovered=True)
        canvas.fill("magenta", rect)
        assert {canvas.get_at((x, y))[:3] for x in range(640) for y in range(360)} == {(255, 0, 255)}

"""One screen, several people: what is shown of whom, when, and by whose hand."""

import pytest

from game.rules.cards import cards
from game.screens.look import Look
from game.screens.match.hand_keys import CardKey
from game.screens.pads import Plug
from game.screens.shared.absence import GRACE
from game.screens.shared.curtain import label_area
from game.screens.shared.devices import Devices
from game.screens.shared.grip import IDLE, SLIDE, TAP
from game.screens.touches import Touch
from tests.screens.shared.evening import FRAME, NAMES, Evening
from tests.screens.without_window import LANGUAGES, SIZES

PLAIN: dict[str, object] = {"blind_misere": False, "sans_kitty": False, "misere": False}


@pytest.fixture
def evening(look: Look) -> Evening:
    made = Evening(look, **PLAIN)
    made.rest()
    return made


def to_play(evening: Evening) -> Evening:
    """Until the person shown is asked for one card."""
    for _ in range(300):
        evening.rest()
        question = evening.picture.asking
        if evening.screen.closed.reading:
            evening.press(evening.screen.closed.widgets[0].rect.center)
        elif question and question.by_one_touch:
            return evening
        elif question:
            evening.company.guests[evening.screen.seat].act(question.prompt.actions[-1])
        evening.frame(0.5)
    raise AssertionError("never asked for a card")


def on_curtain(evening: Evening) -> tuple[int, int]:
    return evening.screen.curtain_area.center


# What is seen


def test_no_hand_is_seen_in_the_first_frame_nor_later_while_nobody_looks(look: Look) -> None:
    evening = Evening(look, **PLAIN)
    evening.frame()
    assert not evening.screen.is_open
    for _ in range(60):
        evening.frame(0.1)
        assert evening.faces() == set()


def test_behind_the_curtain_the_view_has_no_cards(evening: Evening) -> None:
    """What is not there cannot be shown."""
    view = evening.screen.closed.stage.view
    assert view is not None
    assert view.seat is None
    assert view.known.holdings == (0, 0, 0, 0)
    assert view.prompt is None


def test_the_table_is_turned_to_whoever_is_on_turn(evening: Evening) -> None:
    first = evening.screen.seat
    other = 2 - first
    evening.turn_of(other)
    assert evening.screen.closed.vantage.bottom == other
    assert evening.screen.curtain_area.centerx == pytest.approx(320, abs=40)


def test_a_held_key_shows_ones_own_hand_at_once_and_nothing_after_it(evening: Evening) -> None:
    seat = evening.screen.seat
    evening.key(evening.hold_key)
    evening.frame()
    assert evening.faces() == set(cards(evening.holding(seat)))
    evening.key_up(evening.hold_key)
    evening.frame()
    assert evening.faces() == set()


def test_opening_changes_nothing_but_ones_own_hand_and_the_question(evening: Evening) -> None:
    to_play(evening)
    seat, stage = evening.screen.seat, evening.screen.closed.stage
    evening.pass_time(1.0)
    before = {key: sprite for key, sprite in stage.layout().items() if key[:2] != ("back", seat)}
    assert before
    after = {
        key: sprite for key, sprite in evening.picture.stage.layout(raised=False).items() if not sprite.own
    }
    assert after == before


def test_the_cloth_needs_its_time_to_fall_but_hides_from_the_first_moment(evening: Evening) -> None:
    evening.look_by_key()
    evening.key_up(evening.hold_key)
    evening.frame()
    assert evening.screen._curtain.falling
    assert evening.faces() == set()
    evening.pass_time(0.2)
    assert not evening.screen._curtain.falling


def test_with_less_motion_the_cloth_is_there_at_once(look: Look, evening: Evening) -> None:
    look.kept.change(reduced_motion=True)
    evening.look_by_key()
    evening.key_up(evening.hold_key)
    evening.frame()
    assert not evening.screen._curtain.falling


def test_a_card_played_out_of_a_closed_hand_shows_its_face_only_on_the_table(evening: Evening) -> None:
    to_play(evening)
    seat, held = evening.screen.seat, evening.holding(evening.screen.seat)
    question = evening.picture.asking
    assert question is not None
    action = question.prompt.actions[0]
    evening.company.guests[seat].act(action)
    for _ in range(40):
        evening.frame()
        seen = {card for card in evening.faces() if held >> card & 1}
        assert len(seen) <= 1
    assert len(seen) == 1


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["five_hundred", "bid_euchre", "sheepshead", "pitch"])
def test_the_words_fit_on_the_curtain_and_the_curtain_covers_the_hand(
    look: Look, size: tuple[int, int], language: str, name: str
) -> None:
    look.kept.change(language=language, large_text=True)
    evening = Evening(look, name=name, size=size)
    evening.rest()
    screen = evening.screen
    for persons in ((0, 2), (0, 1, 2)):
        evening.devices.persons = persons
        for seat in (0, 2):
            screen.seat = seat
            words = screen.how_to_look(None).replace(NAMES[seat], "M" * 16)
            area = label_area(look, screen.curtain_area, words)
            assert screen.curtain_area.contains(area)
            assert screen.curtain_area.contains(
                screen.closed.vantage.hand_area().clip(evening.canvas.get_rect())
            )


def test_what_is_taken_up_is_told_when_its_holder_looks_however_late(look: Look) -> None:
    evening = Evening(look, **PLAIN)
    evening.rest()
    seat = evening.screen.seat
    prompt = evening.company.guests[seat].view.prompt  # type: ignore[union-attr]
    evening.company.guests[seat].act(next(each for each in prompt.actions if each == "bid 10NT"))  # type: ignore[union-attr]
    evening.frame(0.5)
    evening.turn_of(seat)
    for _ in range(100):
        evening.frame(0.1)
    taken = look.strings("match.taken_up", cards="").split(".")[0].strip()
    assert taken not in evening.screen.closed.line
    evening.look_by_key()
    assert taken in evening.picture.line
    evening.pass_time(4.0)
    assert taken not in evening.picture.line


# When it closes


def test_a_hand_closes_when_its_question_is_answered_though_the_key_is_still_held(evening: Evening) -> None:
    to_play(evening)
    evening.look_by_key()
    count = len(evening.table.match.played[-1].actions)
    evening.press(visible_card(evening))
    evening.frame()
    assert len(evening.table.match.played[-1].actions) > count
    assert not evening.screen.is_open
    evening.pass_time(1.0)
    assert not evening.screen.is_open


def test_keys_pressed_on_after_a_play_open_no_board(evening: Evening) -> None:
    to_play(evening)
    evening.look_by_key()
    evening.press(visible_card(evening))
    evening.frame()
    keys = evening.devices.keys(evening.screen.seat) or {}
    for _ in range(3):
        evening.key(*(key for key, way in keys.items() if way != "look"))
        evening.frame()
    assert evening.screen.closed.reading == ""
    assert evening.calls == []


def test_a_hand_that_is_asked_two_things_on_end_stays_open_while_it_is_held(look: Look) -> None:
    evening = Evening(look, sans_kitty=False)
    evening.rest()
    evening.look_by_key()
    assert evening.picture.asking is not None
    assert evening.picture.asking.prompt.phase == "look"
    evening.press(next(each for each in evening.picture.widgets).rect.center)
    evening.pass_time(1.0)
    assert evening.screen.is_open
    assert evening.faces() == set(cards(evening.holding(evening.screen.seat)))


def visible_card(evening: Evening) -> tuple[int, int]:
    key = evening.bright()[-1]
    return key.rect.right - 8, key.rect.centery


def test_a_hand_closes_after_a_while_of_idleness(evening: Evening) -> None:
    evening.look_by_key()
    evening.pass_time(IDLE - 2)
    assert evening.screen.is_open
    evening.pass_time(3)
    assert not evening.screen.is_open


def test_a_hand_closes_when_something_lies_over_it_or_the_window_is_left(evening: Evening) -> None:
    evening.look_by_key()
    evening.screen.let_go()
    assert not evening.screen.is_open


@pytest.mark.parametrize("key", ["escape", "b"])
def test_a_hand_closes_when_a_board_is_opened(evening: Evening, key: str) -> None:
    evening.look_by_key()
    evening.key(key)
    assert not evening.screen.is_open
    assert evening.screen.closed.reading
    evening.frame()
    assert evening.faces() == set()


def test_a_board_opened_by_a_press_is_read_with_the_hand_closed(evening: Evening) -> None:
    evening.look_by_key()
    menu = evening.picture.vantage.corner(lambda name: None)[0]
    evening.press(menu.rect.center)
    assert not evening.screen.is_open
    assert evening.screen.closed.reading == "menu"
    assert evening.picture.reading == ""


def test_nothing_half_chosen_is_confirmed_by_letting_go(evening: Evening) -> None:
    """T-107."""
    seat = evening.screen.seat
    evening.look_by_key()
    buttons = [each for each in evening.picture.widgets if each.enabled and not isinstance(each, CardKey)]
    evening.press(buttons[0].rect.center)
    assert evening.picture.asking is not None
    chosen = evening.picture.asking.selected
    assert chosen
    evening.key_up(evening.hold_key)
    evening.pass_time(1.0)
    assert seat not in [each for each, _ in evening.table.match.played[-1].actions]
    evening.look_by_key()
    assert evening.picture.asking.selected == chosen


# Whose hand does it


def test_each_half_of_the_keyboard_opens_its_own_hand_only(evening: Evening) -> None:
    seat = evening.screen.seat
    other = "right ctrl" if evening.hold_key == "tab" else "tab"
    evening.key(other, " ")
    evening.pass_time(0.5)
    assert not evening.screen.is_open
    evening.turn_of(2 - seat)
    evening.key(other)
    evening.frame()
    assert evening.screen.is_open


def test_one_half_cannot_choose_in_the_hand_that_the_other_holds_open(evening: Evening) -> None:
    evening.turn_of(0)
    evening.look_by_key()
    evening.key("right", "enter", "enter", "enter")
    evening.frame()
    assert 0 not in [seat for seat, _ in evening.table.match.played[-1].actions]
    evening.key("d", "e", "e", "e")
    evening.frame()
    assert 0 in [seat for seat, _ in evening.table.match.played[-1].actions]


def test_a_pad_opens_and_plays_the_hand_of_its_seat_alone(evening: Evening) -> None:
    evening.devices.plug(Plug(7, "make", True))
    evening.devices.claim(7, 2)
    evening.turn_of(0)
    evening.push(7, "pageup")
    evening.frame()
    assert not evening.screen.is_open
    evening.turn_of(2)
    evening.push(7, "pageup")
    evening.pass_time(0.5)
    assert evening.screen.is_open
    evening.push(7, "right", "enter", "enter")
    evening.frame()
    assert 2 in [seat for seat, _ in evening.table.match.played[-1].actions]


def test_a_pad_that_sends_everything_at_once_chooses_nothing(evening: Evening) -> None:
    evening.devices.plug(Plug(7, "make", True))
    evening.devices.claim(7, evening.screen.seat)
    before = evening.table.match.played[-1].actions
    for _ in range(100):
        evening.push(7, "pageup", "enter", "up", "right", "enter", "enter", "pagedown", "enter")
        evening.push_up(7, "pageup")
        evening.push_up(7, "pagedown")
        evening.frame()
    assert evening.table.match.played[-1].actions == before


def test_a_tap_on_the_curtain_shows_nothing(evening: Evening) -> None:
    pos = on_curtain(evening)
    evening.press(pos)
    evening.pass_time(TAP - 2 * FRAME)
    assert evening.faces() == set()
    evening.lift(pos)
    evening.pass_time(1.0)
    assert evening.faces() == set()


def test_a_finger_looks_and_another_chooses(evening: Evening) -> None:
    to_play(evening)
    seat = evening.screen.seat
    evening.press(on_curtain(evening), of=0)
    evening.pass_time(TAP + 0.3)
    evening.press(visible_card(evening), of=1)
    evening.frame()
    assert evening.table.match.played[-1].actions[-1][0] == seat


@pytest.mark.parametrize("device", ["mouse", "finger"])
def test_whoever_slides_to_a_card_and_lets_go_there_plays_it(evening: Evening, device: str) -> None:
    to_play(evening)
    seat = evening.screen.seat
    evening.press(on_curtain(evening), device=device)  # type: ignore[arg-type]
    evening.pass_time(TAP + 0.3)
    target = max(visible_card(evening), (0, 0))
    assert abs(target[0] - on_curtain(evening)[0]) > SLIDE
    slide(evening, target, device)
    evening.frame()
    evening.lift(target, device=device)  # type: ignore[arg-type]
    evening.frame()
    assert evening.table.match.played[-1].actions[-1][0] == seat
    assert not evening.screen.is_open


def slide(evening: Evening, pos: tuple[int, int], device: str) -> None:
    if device == "mouse":
        evening.screen.touch(Touch("hover", pos, device="mouse"))
    else:
        evening.screen._slide(pos, Touch("hover", pos, device="finger"))


def test_whoever_lets_go_where_they_held_plays_nothing(evening: Evening) -> None:
    to_play(evening)
    before = evening.table.match.played[-1].actions
    pos = on_curtain(evening)
    evening.press(pos, device="mouse")
    evening.pass_time(2.0)
    assert evening.screen.is_open
    evening.screen.touch(Touch("hover", (pos[0] + SLIDE - 1, pos[1]), device="mouse"))
    evening.lift((pos[0] + SLIDE - 1, pos[1]), device="mouse")
    evening.frame()
    assert evening.table.match.played[-1].actions == before


def test_a_double_press_plays_one_card_and_opens_nothing(evening: Evening) -> None:
    to_play(evening)
    evening.look_by_key()
    count = len(evening.table.match.played[-1].actions)
    pos = visible_card(evening)
    evening.press(pos)
    evening.frame()
    evening.press(pos)
    evening.lift(pos)
    evening.frame()
    seat = evening.table.match.played[-1].actions[count][0]
    assert [each for each, _ in evening.table.match.played[-1].actions[count:]].count(seat) == 1
    assert not evening.screen.is_open


# Away and back


def unplugged(evening: Evening, seat: int = 2) -> None:
    evening.devices.plug(Plug(1, "make", True))
    evening.devices.claim(1, seat)
    evening.devices.plug(Plug(1, "", False))


def test_an_unplugged_pad_is_told_of_and_waited_for(look: Look, evening: Evening) -> None:
    unplugged(evening)
    evening.pass_time(0.2)
    assert evening.screen._notes() == {2: look.strings("shared.away", seconds=60)}
    evening.pass_time(20)
    assert evening.screen._notes() == {2: look.strings("shared.away", seconds=40)}
    assert 2 in evening.company.guests


def test_after_the_grace_time_a_bot_plays_on_until_the_pad_is_back(look: Look, evening: Evening) -> None:
    unplugged(evening)
    for _ in range(int(GRACE) + 2):
        evening.frame(1.0)
    assert set(evening.company.guests) == {0}
    assert evening.screen._notes() == {2: look.strings("shared.covered")}
    evening.turn_of(0)
    evening.devices.plug(Plug(9, "make", True))
    evening.frame()
    assert set(evening.company.guests) == {0, 2}
    assert evening.screen._notes() == {}
    evening.turn_of(2)
    evening.push(9, "pagedown")
    evening.frame()
    assert evening.faces() == set(cards(evening.holding(2))) | set_of_trick(evening)


def set_of_trick(evening: Evening) -> set[int]:
    view = evening.picture.stage.view
    assert view is not None
    return {play.card for play in view.public.trick}


def test_a_pad_that_comes_and_goes_ten_times_keeps_its_seat(evening: Evening) -> None:
    """T-061."""
    unplugged(evening)
    for pad in range(2, 12):
        evening.devices.plug(Plug(pad, "make", True))
        evening.frame(1.0)
        assert evening.devices.seat_of(pad) == 2
        evening.devices.plug(Plug(pad, "", False))
        evening.frame(1.0)
    assert set(evening.company.guests) == {0, 2}


def test_another_pad_takes_the_place_of_one_that_broke_by_a(evening: Evening) -> None:
    unplugged(evening)
    evening.devices.plug(Plug(8, "another make", True))
    evening.frame()
    assert evening.devices.away == {2}
    evening.push(8, "enter")
    assert evening.devices.away == frozenset()
    assert evening.devices.seat_of(8) == 2


def test_the_last_person_is_waited_for(evening: Evening) -> None:
    """T-081: bots play no match among themselves."""
    evening.devices.plug(Plug(1, "make", True))
    evening.devices.plug(Plug(2, "other", True))
    evening.devices.claim(1, 0)
    evening.devices.claim(2, 2)
    evening.devices.plug(Plug(1, "", False))
    evening.devices.plug(Plug(2, "", False))
    for _ in range(200):
        evening.frame(1.0)
    assert len(evening.company.guests) == 1


# Devices


def test_a_whole_keyboard_serves_three() -> None:
    devices = Devices()
    devices.persons = (0, 1, 2)
    touch = Touch("key", key="left", device="keys")
    assert [devices.own(touch, seat) for seat in range(3)] == [touch] * 3


def test_two_pads_unplugged_and_plugged_in_either_order_keep_their_seats() -> None:
    """T-061."""
    for order in ((0, 1), (1, 0)):
        devices = Devices()
        devices.persons = (0, 1)
        for pad in (0, 1):
            devices.plug(Plug(pad, f"make {pad}", True))
            devices.claim(pad, pad)
        for pad in order:
            devices.plug(Plug(pad, "", False))
        for number, pad in enumerate(order):
            devices.plug(Plug(10 + number, f"make {pad}", True))
            assert devices.seat_of(10 + number) == pad


def test_who_changes_places_takes_the_pad_along() -> None:
    devices = Devices()
    devices.plug(Plug(1, "make", True))
    devices.claim(1, 0)
    devices.swap(0, 3)
    assert devices.seat_of(1) == 3

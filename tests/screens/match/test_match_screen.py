"""The match screen without a window: what must always hold of it."""

import pytest
from pygame import Surface

from game.screens.look import Look
from game.screens.match.hand_keys import CardKey
from game.screens.touches import Touch
from tests.screens.match.pilot import Seated, asked_to_play, bright, dimmed, discarding, visible
from tests.screens.without_window import SIZES


def test_with_a_pad_the_button_lies_upwards_from_the_raised_cards(look: Look) -> None:
    seated = discarding(look)
    seated.key("right", "enter", "right", "enter", "right", "enter", "up", "enter")
    seated.frame()
    assert seated.guest.view
    assert seated.guest.view.public.counts[0] == 10


def test_two_presses_on_a_card_play_one_card(look: Look) -> None:
    """T-039."""
    seated = asked_to_play(look)
    place = visible(seated, bright(seated)[0].card)
    before = seated.guest.view
    assert before
    seated.press(place)
    seated.press(place)
    seated.table.poll()
    seated.guest.poll()
    assert seated.guest.view
    assert seated.guest.view.public.counts[0] == before.public.counts[0] - 1
    assert not seated.guest.take_refusals()


def test_an_illegal_card_says_why_and_is_not_played(look: Look) -> None:
    """T-007."""
    seated = asked_to_play(look)
    while not (dim := dimmed(seated)):
        seated.press(visible(seated, bright(seated)[0].card))
        seated.frame()
        seated.until(lambda: seated.screen.asking is not None)
    before = seated.guest.view
    seated.press(visible(seated, dim[0]))
    seated.frame()
    assert seated.screen.line == look.strings("clause.500-41")
    assert seated.guest.view is before
    seated.press(visible(seated, bright(seated)[0].card))
    seated.frame()
    assert seated.guest.view is not before


def test_after_a_refusal_by_keys_the_focus_is_where_it_was(look: Look) -> None:
    seated = asked_to_play(look)
    while not (dim := dimmed(seated)):
        seated.press(visible(seated, bright(seated)[0].card))
        seated.frame()
        seated.until(lambda: seated.screen.asking is not None)
    at_dim = next(
        at for at, key in enumerate(seated.screen.widgets) if isinstance(key, CardKey) and key.card == dim[0]
    )
    form = seated.screen._groups.form
    form.focus, form.focus_seen = at_dim, True
    seated.key("enter")
    seated.frame()
    seated.frame()
    assert seated.screen.line == look.strings("clause.500-41")
    assert (seated.screen._groups.form.focus, seated.screen._groups.form.focus_seen) == (at_dim, True)


def test_the_arrows_go_round_the_hand_and_never_into_the_corner(look: Look) -> None:
    seated = asked_to_play(look)
    seated.key("right")
    for key, count in (("right", 12), ("left", 25)):
        for _ in range(count):
            seated.key(key)
            assert isinstance(seated.screen.widgets[seated.screen._groups.form.focus], CardKey)


def test_enter_that_came_too_late_to_hurry_opens_nothing(look: Look) -> None:
    seated = asked_to_play(look)
    seated.key("right", "enter")
    for _ in range(30):
        if seated.screen.asking is None:
            seated.key("enter")
        seated.frame()
        assert seated.screen.reading == ""
        assert not seated.calls


@pytest.mark.parametrize("size", SIZES)
def test_after_a_resize_the_card_under_the_pointer_is_the_one_touched(
    look: Look, size: tuple[int, int]
) -> None:
    """T-045."""
    seated = discarding(look)
    question = seated.screen.asking
    assert question
    seated.screen.resized(size)
    for card in [each for each in seated.screen.stage.own() if each is not None]:
        seated.press(visible(seated, card))
        assert question.touched == 1 << card
        seated.press(visible(seated, card))
    assert seated.screen.asking is question, "a resize asks nothing anew"


@pytest.mark.parametrize("key", ["?", "f1"])
def test_help_is_one_key_away_and_nothing_is_lost(look: Look, key: str) -> None:
    seated = asked_to_play(look)
    before = seated.screen.asking
    seated.key(key)
    assert seated.calls == [("help", "playing_tricks")]
    seated.key("escape", key)
    assert seated.calls == [("help", "playing_tricks")] * 2
    seated.key("escape")
    assert (seated.screen.reading, seated.screen.asking) == ("", before)


def to_full_trick(seated: Seated) -> None:
    """Plays on until a complete trick lies there."""
    seated.press(visible(seated, bright(seated)[0].card))
    tricks = len(seated.screen.stage.view.public.tricks)  # type: ignore[union-attr]
    seated.until(lambda: seated.guest.view is not None and len(seated.guest.view.public.tricks) > tricks)


@pytest.mark.parametrize(
    "touch",
    [
        Touch("press", (320, 150)),
        Touch("press", (100, 340)),
        Touch("key", key="enter"),
        Touch("key", key=" "),
    ],
)
def test_a_press_anywhere_ends_the_pause_and_plays_nothing(look: Look, touch: Touch) -> None:
    """T-049."""
    seated = asked_to_play(look)
    to_full_trick(seated)
    assert not seated.screen.stage.at_rest
    for _ in range(40):
        if seated.screen.stage.at_rest:
            break
        seated.screen.touch(touch)
    assert seated.screen.stage.at_rest
    assert seated.guest.view
    assert sum(seat == 0 for seat, _ in seated.guest.view.public.trick) == 0


def test_the_last_trick_can_be_read_until_the_next_one_ends(look: Look) -> None:
    """T-049."""
    seated = asked_to_play(look)
    seated.key("l")
    assert seated.screen.reading == "", "there is none yet"
    to_full_trick(seated)
    for _ in range(60):
        seated.frame()
        if seated.screen.reading or not seated.screen.stage.at_rest:
            continue
        seated.key("l")
        assert seated.screen.reading == "last trick"
        seated.key("escape")
        if seated.screen.asking:
            break
    assert seated.screen.asking, "whatever others play meanwhile"


def test_all_thirteen_cards_can_be_touched_with_large_text_on_the_smallest_canvas(look: Look) -> None:
    """T-051."""
    look.kept.change(large_text=True)
    seated = discarding(look)
    question = seated.screen.asking
    assert question
    own = [each for each in seated.screen.stage.own() if each is not None]
    assert len(own) == 13
    for card in own:
        seated.press(visible(seated, card))
        assert question.touched == 1 << card
        seated.press(visible(seated, card))


def test_what_was_lost_is_drawn_whole_in_the_next_frame_and_nothing_is_touched(look: Look) -> None:
    """T-047."""
    seated = asked_to_play(look)
    seated.frame()
    before = seated.screen.asking, seated.guest.view
    seated.canvas.fill("black")
    seated.screen.repaint()
    assert seated.screen.draw(seated.canvas) is None
    assert seated.canvas.get_at((320, 150)) != (0, 0, 0, 255)
    assert (seated.screen.asking, seated.guest.view) == before


def test_a_resize_in_full_flight_lands_everything(look: Look) -> None:
    seated = asked_to_play(look)
    to_full_trick(seated)
    assert not seated.screen.stage.at_rest
    seated.screen.resized((864, 512))
    seated.canvas = Surface((864, 512))
    seated.rest()
    seated.frame()
    assert seated.screen.asking
    for key in bright(seated):
        assert seated.canvas.get_rect().contains(key.rect)


def test_a_board_takes_buttons_and_focus_of_the_table_away(look: Look) -> None:
    seated = asked_to_play(look)
    seated.key("right")
    form = seated.screen._groups.form
    edge = form.widgets[form.focus].rect.inflate(4, 4).move(8, 0).topleft
    for board, framed in (("", True), ("menu", False), ("", True)):
        assert seated.screen.reading == board
        seated.frame()
        assert (seated.canvas.get_at(edge) == look.theme["gold2"]) == framed
        seated.key("escape")


def test_menus_and_boards_change_nothing(look: Look) -> None:
    """T-103."""
    seated = asked_to_play(look)
    before, question = seated.guest.view, seated.screen.asking
    for key in ("escape", "b", "l"):
        seated.key(key)
        seated.frame()
        if seated.screen.reading:
            seated.key("escape")
    seated.key("escape")
    assert seated.screen.reading == "menu"
    seated.press_button(look.strings("match.help"))
    assert seated.calls == [("help", "playing_tricks")]
    seated.press((2, 180))
    assert seated.screen.reading == ""
    assert (seated.guest.view, seated.screen.asking) == (before, question)


def test_a_bid_takes_two_presses(look: Look) -> None:
    seated = Seated(look, seed=2, blind_misere=False)
    seated.rest()
    question = seated.screen.asking
    assert question
    assert question.prompt.phase == "auction"
    seated.key("1", "0", "n")
    seated.frame()
    assert question.selected == "bid 10NT"
    assert seated.screen.asking is question
    seated.key("enter", "enter")
    seated.frame()
    assert seated.guest.view
    assert (0, "bid 10NT") in seated.guest.view.public.bids


def test_one_enter_confirms_what_was_typed_whatever_was_in_hand_before(look: Look) -> None:
    seated = Seated(look, seed=2, blind_misere=False)
    seated.rest()
    seated.press((2, 180))
    seated.key("1", "0", "n", "enter")
    seated.frame()
    assert seated.guest.view
    assert (0, "bid 10NT") in seated.guest.view.public.bids


def test_after_a_resize_the_focus_is_on_the_same_card(look: Look) -> None:
    seated = discarding(look)
    seated.key("right", "right", "right")
    form = seated.screen._groups.form
    before = seated.screen.widgets[form.focus]
    assert isinstance(before, CardKey)
    seated.screen.resized((864, 512))
    after = seated.screen.widgets[seated.screen._groups.form.focus]
    assert isinstance(after, CardKey)
    assert after.card == before.card


def test_nothing_is_drawn_while_nothing_happens(look: Look) -> None:
    seated = asked_to_play(look)
    look.kept.change(reduced_motion=True)
    for _ in range(40):
        seated.screen.update(0.1)
        seated.screen.draw(seated.canvas)
    seated.screen.update(0.1)
    assert not seated.screen.moving
    assert seated.screen.draw(seated.canvas) == []


def test_only_the_animated_tiles_are_drawn_in_a_quiet_room(look: Look) -> None:
    seated = asked_to_play(look)
    for _ in range(40):
        seated.screen.update(0.1)
        seated.screen.draw(seated.canvas)
    seated.screen.update(0.2)
    areas = seated.screen.draw(seated.canvas)
    assert areas
    assert sum(area.width * area.height for area in areas) < 0.1 * 640 * 360
    assert seated.canvas.get_clip() == seated.canvas.get_rect()
    parts = seated.canvas.copy()
    seated.screen.repaint()
    seated.screen.draw(seated.canvas)
    assert parts.get_view("0").raw == seated.canvas.get_view("0").raw


@pytest.mark.parametrize("reduced", [False, True])
def test_the_card_under_the_pointer_stands_out_if_it_can_be_played(look: Look, reduced: bool) -> None:
    look.kept.change(reduced_motion=reduced)
    seated = asked_to_play(look)
    while not (dim := dimmed(seated)):
        seated.press(visible(seated, bright(seated)[0].card))
        seated.frame()
        seated.until(lambda: seated.screen.asking is not None)
    seated.frame()
    stage = seated.screen.stage
    for card, rise in ((bright(seated)[0].card, 0 if reduced else 12), (dim[0], 0)):
        place = visible(seated, card)
        resting = {each.face: each.pose.y for each in stage.layout(raised=False).values()}
        for y in (place[1], place[1] + 31):
            seated.screen.touch(Touch("hover", (place[0], y)))
            seated.frame(1)
            seated.frame(1)
            heights = {each.face: each.pose.y for each in stage.layout().values()}
            assert {face for face, y in heights.items() if y != resting[face]} == ({card} if rise else set())
            assert resting[card] - heights[card] == rise
    seated.screen.touch(Touch("hover", (320, 100)))
    seated.frame(1)
    assert stage.layout() == stage.layout(raised=False)


def test_a_hover_plays_nothing(look: Look) -> None:
    seated = asked_to_play(look)
    before = seated.guest.view
    for key in bright(seated):
        seated.screen.touch(Touch("hover", key.rect.center))
    seated.frame(0)
    assert seated.guest.view is before

"""From view to view: what is shown on the way, where it ends, and that no foreign face flashes."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.rules.cards import FACE_DOWN, SECOND_PACK, Card, CardSet, card, set_of_words
from game.rules.events import Moved, Took
from game.rules.view import View
from game.screens.match.card_pictures import face_name
from game.screens.match.layout import lay
from game.screens.match.motion import Pace
from game.screens.match.scene import scene_of
from game.screens.match.stage import Stage
from game.table.messages import Update
from tests.screens.match.views import (
    FIVE_HUNDRED,
    may_be_seen,
    places,
    stage,
    told_by,
    updates,
    with_under,
)
from tests.screens.match.views import settings as chosen

FRAME = 1 / 30
PLAIN = chosen(4, blind_misere=False)


def faces(shown: Stage) -> CardSet:
    seen: CardSet = 0
    for each in shown.shown():
        if each.sprite.face is not None:
            seen |= 1 << each.sprite.face
    return seen


def to_rest(shown: Stage) -> int:
    """Lets it come to rest; how many frames that took."""
    frames = 0
    while not shown.at_rest:
        shown.update(FRAME)
        frames += 1
        assert frames < 1000
    return frames


@settings(max_examples=10, deadline=None)
@given(st.integers(2, 6), st.integers(0, 10**6), st.booleans(), st.data())
def test_every_frame_shows_only_faces_that_this_seat_was_given(
    players: int, seed: int, reduced: bool, data: st.DataObject
) -> None:
    """T-065."""
    viewer = data.draw(st.sampled_from([None, *range(players)]))
    shown = stage(chosen(players), viewer, Pace(speed=2, reduced=reduced))
    allowed: CardSet = 0
    for update in updates(chosen(players), seed, viewer):
        allowed |= may_be_seen(update.view) | told_by(update)
        shown.push(update)
        while not shown.at_rest:
            assert faces(shown) & ~allowed == 0
            shown.update(0.07)
        assert faces(shown) & ~may_be_seen(update.view) == 0


@settings(max_examples=10, deadline=None)
@given(st.integers(2, 6), st.integers(0, 10**6), st.data())
def test_however_it_got_there_it_lies_as_the_view_says(players: int, seed: int, data: st.DataObject) -> None:
    viewer = data.draw(st.sampled_from([None, *range(players)]))
    rules = chosen(players)
    shown = stage(rules, viewer)
    for update in updates(rules, seed, viewer):
        shown.push(update)
        if data.draw(st.booleans()):
            shown.update(0.1)
        shown.skip()
        view = update.view
        scene = scene_of(view, FIVE_HUNDRED.order(rules, view.public, view.known), 10 * players + 3)
        assert shown.at_rest
        assert shown.view is view
        assert shown.layout() == lay(scene, places(players, viewer), viewer)


@settings(max_examples=15, deadline=None)
@given(st.integers(0, 10**6), st.booleans(), st.sampled_from([None, 0, 1, 2, 3]))
def test_a_card_played_face_down_has_a_face_for_its_player_alone_and_only_until_it_lies(
    seed: int, reduced: bool, viewer: int | None
) -> None:
    shown = stage(PLAIN, viewer, Pace(speed=2, reduced=reduced))
    allowed: CardSet = 0
    for update in with_under(updates(PLAIN, seed, viewer), viewer):
        allowed |= may_be_seen(update.view) | told_by(update)
        shown.push(update)
        while not shown.at_rest:
            assert faces(shown) & ~allowed == 0
            shown.update(0.07)
        assert faces(shown) & ~may_be_seen(update.view) == 0
        trick = update.view.public.trick
        down = sum(play.card == FACE_DOWN for play in trick)
        assert sum(key[0] == "down" for key in shown.layout()) == down
        assert len(trick) - down == sum(play.card in on_the_table(shown) for play in trick)


def on_the_table(shown: Stage) -> set[Card | None]:
    return {sprite.face for sprite in shown.layout().values() if sprite.size == "large" and not sprite.own}


@pytest.mark.parametrize("viewer", [0, 1])
def test_a_card_face_down_is_its_back_on_the_last_trick_too(viewer: int) -> None:
    told = with_under(updates(PLAIN, 3, viewer), viewer)
    trick = next(each.view.public.tricks[1] for each in told if len(each.view.public.tricks) > 1)
    names = [face_name(play.card, "large", four_colours=True) for play in trick.plays]
    assert [name == "back" for name in names[:3]] == [False, True, False]


@pytest.mark.parametrize("touched", [card("AS"), Card(card("AS") + SECOND_PACK)])
def test_of_two_copies_it_is_the_one_touched_that_leaves_the_hand(touched: Card) -> None:
    first = next(iter(updates(PLAIN, 1, 0)))
    lower, copy = card("AS"), Card(card("AS") + SECOND_PACK)
    shown = stage(PLAIN, 0)
    shown.settle(holding(first.view, 1 << lower | 1 << copy | set_of_words("KS 9H")))
    assert {lower, copy} < set(shown.own())
    place = {sprite.face: sprite.pose.x for sprite in shown.layout().values()}[touched]
    shown.raise_cards(1 << touched)
    after = holding(first.view, 1 << copy | set_of_words("KS 9H"))
    shown.push(Update(2, after, (Moved((lower,), "hand 0", "trick 0"),)))
    assert list(shown.shown())[-1].pose.x == pytest.approx(place)
    to_rest(shown)
    assert lower not in shown.own()
    assert copy in shown.own()


def holding(view: View, own: CardSet) -> View:
    """The view, but seat 0 holds these."""
    known = replace(view.known, holdings=(own, *view.known.holdings[1:]))
    counts = (own.bit_count(), *view.public.counts[1:])
    return replace(view, known=known, public=replace(view.public, counts=counts))


def finished_trick(viewer: int = 0) -> tuple[Stage, Update]:
    """A stage just before an update that completes a trick, and that update."""
    shown = stage(PLAIN, viewer)
    for seed in range(9):
        for update in updates(PLAIN, seed, viewer):
            if any(isinstance(event, Took) for event in update.events):
                return shown, update
            shown.push(update)
            shown.skip()
    raise AssertionError("no hand was played")


@pytest.mark.parametrize("speed", [0.5, 1.0, 2.0])
@pytest.mark.parametrize("pause", [1.5, 2.5])
def test_a_complete_trick_lies_there_for_the_pause_to_within_one_frame(speed: float, pause: float) -> None:
    """T-049."""
    shown, update = finished_trick()
    shown.pace = Pace(speed=speed, pause=pause)
    shown.push(update)
    trick = update.view.public.tricks[-1]
    lying = 0
    for _ in range(1000):
        shown.update(FRAME)
        sprites = {each.sprite.face: each for each in shown.shown()}
        still = [sprites.get(play.card) for play in trick.plays]
        spots = [places(4, 0).spot(f"trick {play.seat}") for play in trick.plays]
        lying += all(
            each is not None and (each.pose.x, each.pose.y) == (spot.x, spot.y)
            for each, spot in zip(still, spots, strict=True)
        )
        if shown.at_rest:
            break
    assert pause - FRAME <= lying * FRAME <= pause + 2 * FRAME


def test_a_press_skips_the_pause() -> None:
    shown, update = finished_trick()
    shown.push(update)
    assert shown.skip()
    assert shown.at_rest
    assert not shown.skip()


def test_far_behind_only_complete_tricks_take_their_time() -> None:
    rules, viewer = PLAIN, 0
    waiting = list(updates(rules, 3, viewer))
    shown = stage(rules, viewer)
    for update in waiting:
        shown.push(update)
    frames = to_rest(shown)
    tricks = len(waiting[-1].view.public.tricks)
    assert tricks
    dealing, last = 3.0, 5.0
    assert frames * FRAME < dealing + tricks * 1.6 + last
    assert shown.view is waiting[-1].view


def test_a_new_hand_is_dealt_and_nothing_of_the_old_one_stays() -> None:
    """T-067."""
    shown = stage(PLAIN, 0)
    for update in updates(PLAIN, 3, 0, number=1):
        shown.push(update)
        shown.skip()
    fresh = next(iter(updates(PLAIN, 4, 0, number=2)))
    shown.push(fresh)
    assert shown.deals
    assert shown.view is fresh.view
    assert not fresh.view.facts
    kinds = {each.sprite.face is None for each in shown.shown()}
    assert kinds == {True}, "all cards lie face down before they are dealt"
    to_rest(shown)
    assert shown.order == FIVE_HUNDRED.order(PLAIN, fresh.view.public, fresh.view.known)


def test_whoever_comes_in_the_middle_of_a_hand_sees_it_as_it_is() -> None:
    later = next(update for update in updates(PLAIN, 3, 0) if update.view.public.tricks)
    shown = stage(PLAIN, 0)
    shown.push(later)
    assert shown.at_rest


def test_with_thirteen_cards_each_is_touched_where_it_can_be_seen() -> None:
    """T-051, T-045."""
    shown, _ = with_thirteen()
    sprites = [sprite for sprite in shown.layout().values() if sprite.own]
    assert len(sprites) == 13
    for sprite, right in zip(sprites, [*sprites[1:], None], strict=True):
        edge = right.pose.x - 23 if right else sprite.pose.x + 23
        middle = round((sprite.pose.x - 23 + edge) / 2), round(sprite.pose.y)
        assert shown.own_card_at(middle) == sprite.face


def with_thirteen() -> tuple[Stage, Update]:
    for seed in range(60):
        shown = stage(PLAIN, 0)
        for update in updates(PLAIN, seed, 0):
            shown.push(update)
            shown.skip()
            if update.view.public.counts[0] == 13:
                return shown, update
    raise AssertionError("seat 0 never won the auction")


def test_a_raised_card_stands_out_by_twelve_pixels_and_comes_down_again() -> None:
    shown, _ = with_thirteen()
    card = next(each for each in shown.own() if each is not None)
    low = height(shown, card)
    shown.raise_cards(1 << card)
    for _ in range(10):
        shown.update(FRAME)
    assert low - height(shown, card) == pytest.approx(12)
    shown.raise_cards(0)
    assert shown.moving
    for _ in range(10):
        shown.update(FRAME)
    assert height(shown, card) == low
    assert not shown.moving


def height(shown: Stage, card: Card) -> float:
    return next(sprite.pose.y for sprite in shown.layout().values() if sprite.face == card)


def test_played_cards_of_others_come_from_their_hand() -> None:
    shown = stage(PLAIN, 0)
    for update in updates(PLAIN, 3, 0):
        moved = [each for each in update.events if isinstance(each, Moved) and each.end == "trick 2"]
        shown.push(update)
        if moved:
            flying = list(shown.shown())[-1]
            spot = places(4, 0).spot("hand 2")
            assert flying.sprite.face is None
            assert abs(flying.pose.x - spot.x) < 80
            assert abs(flying.pose.y - spot.y) < 10
            return
        shown.skip()
    raise AssertionError("seat 2 never played")


def test_ones_own_card_flies_above_the_others_and_snaps_down() -> None:
    heard: list[str] = []
    shown = Stage(FIVE_HUNDRED, PLAIN, 0, places(4, 0), Pace(), heard.append)
    for update in updates(PLAIN, 5, 0):
        moved = [each for each in update.events if isinstance(each, Moved) and each.end == "trick 0"]
        shown.push(update)
        if moved:
            heard.clear()
            assert list(shown.shown())[-1].sprite.face == moved[0].cards[0]
            to_rest(shown)
            assert heard[0] == "snap"
            return
        shown.skip()
    raise AssertionError("seat 0 never played")


def test_another_size_of_the_canvas_moves_everything_at_once() -> None:
    shown, _ = with_thirteen()
    before = shown.layout()
    shown.move_to(places(4, 0, (864, 512)))
    after = shown.layout()
    assert all(after[key].pose.y > sprite.pose.y for key, sprite in before.items())

"""What lies on the table: counts as the view has them, one's own hand in order, nothing hidden."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.rules.actions import Action
from game.rules.cards import (
    DIAMONDS,
    SECOND_PACK,
    card,
    card_set,
    set_of_words,
    suit_cards,
    suit_of,
    text,
)
from game.rules.events import Moved, Said, Took
from game.rules.five_hundred.bids import BIDS
from game.rules.five_hundred.position import FiveHundredPublic
from game.rules.five_hundred.ranking import order_under
from game.rules.order import Order
from game.rules.tricks import Play
from game.screens.match.scene import Marked, Scene, after_event, in_order, marked, scene_of, seat_in
from tests.screens.match.views import FIVE_HUNDRED, may_be_seen, updates
from tests.screens.match.views import settings as chosen

HELD = "JO JH JD AH 10H AS QS 9C 7D KD"


def order(bid: str) -> Order:
    return order_under(BIDS[Action(bid)], None)


def sorted_under(bid: str) -> str:
    return " ".join(text(each) for each in in_order(set_of_words(HELD), order(bid)))


def test_trumps_lie_together_the_left_bower_next_to_the_right() -> None:
    assert sorted_under("bid 7H").startswith("JO JH JD AH 10H ")


def test_the_left_bower_leaves_its_printed_suit() -> None:
    assert sorted_under("bid 7D").startswith("JO JD JH KD 7D ")


@pytest.mark.parametrize("bid", ["bid 7NT", "bid misere", "bid open misere"])
def test_without_trumps_there_is_no_trump_group(bid: str) -> None:
    line = sorted_under(bid)
    assert line.startswith("JO ")
    assert "AH JH 10H" in line
    assert "KD JD 7D" in line


def test_red_and_black_alternate_where_they_can() -> None:
    hand = in_order(set_of_words("AS KS AH KH AC AD"), order("bid 7NT"))
    suits = [suit_of(each) for each in hand]
    reds = [suit in (2, 3) for suit in dict.fromkeys(suits)]
    assert reds in ([True, False, True, False], [False, True, False, True])


def test_only_the_two_bowers_are_marked() -> None:
    assert marked(order("bid 7H")) == Marked("bower", set_of_words("JD JH"))
    assert marked(order("bid 7NT")).cards == 0


def test_the_bowers_of_both_packs_are_marked() -> None:
    hearts = order("bid 7H")
    first, second, third, fourth = (some | some << SECOND_PACK for some in hearts.suit_cards)
    both = (first, second, third, fourth)
    bowers = set_of_words("JD JH")
    assert marked(replace(hearts, suit_cards=both)).cards == bowers | bowers << SECOND_PACK


PERMANENT = "QC QS QH QD JC JS JH JD AD 10D KD 9D 8D 7D"


def permanent_trumps() -> Order:
    """Whole ranks are trumps, whatever is printed on them."""
    trumps = set_of_words(PERMANENT)
    suits = [suit_cards(suit) & ~trumps for suit in range(4)]
    suits[DIAMONDS] = trumps
    strength = [number & 15 for number in range(64)]
    for place, word in enumerate(reversed(PERMANENT.split(" "))):
        strength[card(word)] = 32 + place
    return Order(DIAMONDS, (suits[0], suits[1], suits[2], suits[3]), tuple(strength))


def test_permanent_trumps_are_all_marked_and_lie_together_in_their_order() -> None:
    order = permanent_trumps()
    assert marked(order) == Marked("trump", set_of_words(PERMANENT))
    held = set_of_words(f"{PERMANENT} AC KS 7H")
    assert " ".join(text(each) for each in in_order(held, order)).startswith(PERMANENT)


SCENE = Scene(((card("AS"), card("KS")), (None, None, None)), (), 3, 0, (0, 0))


def test_an_own_card_goes_from_the_hand_to_the_trick() -> None:
    after = after_event(SCENE, Moved((card("AS"),), "hand 0", "trick 0"))
    assert after.hands[0] == (card("KS"),)
    assert after.trick == (Play(0, card("AS")),)


def test_a_hidden_hand_loses_one_card_whichever_it_was() -> None:
    after = after_event(SCENE, Moved((card("9H"),), "hand 1", "trick 1"))
    assert after.hands[1] == (None, None)


def test_the_stock_is_taken_face_down_and_others_are_laid_away() -> None:
    taken = after_event(SCENE, Moved((None, None, None), "stock", "hand 1"))
    assert (taken.stock, len(taken.hands[1])) == (0, 6)
    laid = after_event(taken, Moved((None, None, None), "hand 1", "aside"))
    assert (laid.stock, laid.aside, len(laid.hands[1])) == (0, 3, 3)


def test_a_trick_goes_to_its_winner() -> None:
    full = after_event(SCENE, Moved((card("AS"),), "hand 0", "trick 0"))
    after = after_event(full, Took(1))
    assert (after.trick, after.piles) == ((), (0, 1))


def test_words_move_no_cards() -> None:
    assert after_event(SCENE, Said(0, Action("pass"))) == SCENE


def test_a_place_names_its_seat() -> None:
    assert (seat_in("hand 2"), seat_in("stock")) == (2, None)


@settings(max_examples=25, deadline=None)
@given(st.integers(2, 6), st.integers(0, 10**6), st.data())
def test_every_count_of_a_view_is_that_of_its_scene(players: int, seed: int, data: st.DataObject) -> None:
    viewer = data.draw(st.sampled_from([None, *range(players)]))
    rules = chosen(players)
    for update in updates(rules, seed, viewer):
        public = update.view.public
        assert isinstance(public, FiveHundredPublic)
        scene = scene_of(update.view, FIVE_HUNDRED.order(rules, public, update.view.known), 10 * players + 3)
        assert tuple(map(len, scene.hands)) == public.counts
        assert scene.trick == public.trick
        assert sum(scene.piles) == len(public.tricks)
        played = len(public.trick) + sum(len(trick.plays) for trick in public.tricks)
        assert scene.stock + scene.aside + sum(public.counts) + played == 10 * players + 3
        assert not (scene.stock and scene.aside)
        laid = public.contract is not None and not public.contract.sans_kitty and public.phase != "exchange"
        assert scene.aside == (3 if laid else 0)
        shown = card_set(each for held in scene.hands for each in held if each is not None)
        assert shown & ~may_be_seen(update.view) == 0

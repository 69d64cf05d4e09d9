"""Touches narrow a prompt: on prompts of every kind, those of the cases and of random hands."""

import itertools
import time
from pathlib import Path

import pytest
from hypothesis import given, settings

from game.rules.actions import Action, split, with_cards
from game.rules.cards import CardSet, card, card_set, cards, set_of_words
from game.rules.hand import Hand
from game.screens.match.choice import narrow
from game.table.record import from_json
from tests.rules.walks import Deal, deals, walk

THIRTEEN = set_of_words("5S 6S 7S 8S 9S 10S JS QS KS AS 4D 4H JO")
DISCARDS = [with_cards("discard", three) for three in itertools.combinations(cards(THIRTEEN), 3)]


def some(*words: str) -> list[Action]:
    return [Action(word) for word in words]


def test_at_first_every_card_of_a_play_can_be_touched_and_none_fits() -> None:
    own = set_of_words("AS KS 4H")
    choice = narrow(some("play AS", "play KS"), None, 0, own)
    assert choice.labels == ("play",)
    assert choice.touchable == set_of_words("AS KS")
    assert choice.fitting == ()


def test_one_touch_settles_a_play() -> None:
    own = set_of_words("AS KS 4H")
    assert narrow(some("play AS", "play KS"), None, set_of_words("AS"), own).at_once == "play AS"


def test_a_card_that_no_action_names_leaves_nothing() -> None:
    choice = narrow(some("play AS"), None, set_of_words("4H"), set_of_words("AS 4H"))
    assert (choice.labels, choice.touchable, choice.fitting) == ((), 0, ())


def test_a_joker_that_may_be_led_as_several_suits_asks_for_the_suit() -> None:
    own = set_of_words("AS JO")
    actions = some("play AS", "play JO as C", "play JO as H")
    choice = narrow(actions, None, set_of_words("JO"), own)
    assert choice.labels == ("play as C", "play as H")
    assert choice.at_once is None
    assert narrow(actions, "play as H", set_of_words("JO"), own).fitting == ("play JO as H",)


def test_a_joker_with_one_suit_left_is_led_at_once() -> None:
    choice = narrow(some("play AS", "play JO as C"), None, set_of_words("JO"), set_of_words("AS JO"))
    assert choice.at_once == "play JO as C"


def test_discards_fit_at_exactly_three_and_wait_to_be_confirmed() -> None:
    two, three, four = (set_of_words(words) for words in ("4D 4H", "4D 4H JO", "4D 4H JO 5S"))
    assert narrow(DISCARDS, None, two, THIRTEEN).fitting == ()
    assert narrow(DISCARDS, None, two, THIRTEEN).touchable == THIRTEEN
    choice = narrow(DISCARDS, None, three, THIRTEEN)
    assert choice.fitting == ("discard 4D 4H JO",)
    assert choice.touchable == three
    assert choice.at_once is None
    assert narrow(DISCARDS, None, four, THIRTEEN).fitting == ()


def test_all_286_discards_are_narrowed_in_two_milliseconds() -> None:
    def once() -> float:
        started = time.perf_counter()
        narrow(DISCARDS, None, 0, THIRTEEN)
        return time.perf_counter() - started

    assert min(once() for _ in range(20)) < 0.002


@pytest.mark.parametrize(
    "actions",
    [
        some("pass", "bid 7H", "bid 7H sans kitty", "bid open misere"),
        some("nominate S", "nominate none"),
        some("call AH", "call KD", "alone"),
        some("look", "bid blind misere"),
    ],
)
def test_a_label_without_own_cards_is_its_action(actions: list[Action]) -> None:
    own = set_of_words("AS 4D")
    choice = narrow(actions, None, 0, own)
    assert choice.labels == tuple(actions)
    assert choice.touchable == 0
    for action in actions:
        assert narrow(actions, str(action), 0, own).fitting == (action,)


def reached(actions: tuple[Action, ...], own: CardSet) -> None:
    """Every action is reached by touching its cards and, where that is not enough, pressing its label."""
    for action in actions:
        label, named = split(action, own)
        touched: CardSet = 0
        for each in cards(named):
            assert narrow(actions, None, touched, own).touchable >> each & 1
            touched |= 1 << each
        choice = narrow(actions, None, touched, own)
        assert action in choice.fitting
        if len(choice.fitting) > 1:
            assert label in choice.labels
            assert narrow(actions, label, touched, own).fitting == (action,)


CASES = [
    line
    for file in sorted((Path(__file__).parents[2] / "rules" / "cases").glob("*.jsonl"))
    for line in file.read_text(encoding="utf-8").splitlines()
]


@pytest.mark.parametrize("line", CASES)
def test_every_action_of_the_cases_can_be_reached(line: str) -> None:
    record = from_json(line)
    scores, carried = record.scores, ()
    for each in record.hands:
        hand: Hand = record.game.open_hand(record.settings, scores, each.dealer, each.dealt, carried)
        for _, action in each.actions:
            prompt_reached(hand)
            hand = hand.after(action).hand
        result = hand.result()
        scores, carried = (result.scores, result.carried) if result else (scores, carried)


@settings(max_examples=30, deadline=None)
@given(deals())
def test_every_action_of_a_random_hand_can_be_reached(deal: Deal) -> None:
    for hand, _, _ in walk(deal):
        prompt_reached(hand)


def prompt_reached(hand: Hand) -> None:
    assert hand.public.turn is not None
    own = hand.sees(hand.public.turn).holdings[hand.public.turn]
    actions = hand.prompt().actions
    # All 286 discards take long; every fifteenth is enough.
    reached(actions if len(actions) < 100 else actions[::15], own)
    untouchable = own & ~narrow(actions, None, 0, own).touchable
    assert untouchable & card_set(each for action in actions for each in cards(split(action, own)[1])) == 0


def test_a_card_of_another_is_part_of_the_label() -> None:
    assert narrow(some("call AH"), None, 0, set_of_words("AS")).touchable & (1 << card("AH")) == 0

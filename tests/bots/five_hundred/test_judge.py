"""Bots at the table: sound over many hands, and what each question is answered."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import NamedTuple

import pytest
from walks import random_deal

from game.bots.judgement.five_hundred.judge import chooser
from game.bots.judgement.five_hundred.worth import likely_winners
from game.bots.simulate import simulate
from game.rules.actions import Action
from game.rules.five_hundred.bids import BIDS, Bid
from game.rules.five_hundred.position import FiveHundredPublic, sides
from game.rules.hand import Hand
from game.rules.view import view_of
from tests.bots.five_hundred.seats import FIVE_HUNDRED, playing, rules, standing


def answer(hand: Hand) -> Action:
    seat = hand.public.turn
    view = view_of(hand, seat, standing(len(hand.public.counts)))
    return chooser(hand.settings)(view, Random(0))


def test_the_joker_is_no_answer_to_a_suit_that_can_be_followed() -> None:
    """T-021, 500-54."""
    asked = playing("JO 5S 6S", contract="7NT", contractor=1, trick="3:AS")
    assert asked.answer == "play 5S"


def test_at_no_trumps_a_defenders_joker_takes_the_contractors_winner() -> None:
    asked = playing("JO 5D 6D", contract="7NT", contractor=1, trick="1:AS 2:5S 3:6S")
    assert asked.answer == "play JO"


def test_at_no_trumps_the_joker_is_not_spent_on_a_partners_trick() -> None:
    asked = playing("JO 5D 6D", contract="7NT", contractor=1, trick="2:AS 3:6S")
    assert asked.answer == "play 5D"


def test_a_suitless_joker_is_led_as_the_suit_held_longest() -> None:
    past = ["0:AH 1:4H 2:5H 3:6H"] * 8
    assert playing("JO 7C", contract="7NT", past=past).answer in {"play JO as C", "play 7C"}
    assert playing("JO 7C 6C", contract="7NT", past=past[:7]).answer == "play JO as C"


def test_a_hand_face_down_is_looked_at() -> None:
    settings = rules()
    hand = random_deal(FIVE_HUNDRED, settings, 1).open()
    assert answer(hand) == "look"


class Played(NamedTuple):
    bid: Bid
    winners: int
    """Likely ones in the contractor's ten cards."""
    points: int
    """Of the contractor's side."""


@cache
def sample(players: int, hands: int, **chosen: object) -> tuple[Played, ...]:
    settings = rules(players, **chosen)
    side_of = {seat: side for side, seats in enumerate(sides(settings)) for seat in seats}
    played = []
    for record in simulate(FIVE_HUNDRED, settings, [chooser(settings)] * players, hands, 20, False):
        for hand in record.hands:
            made = [(seat, BIDS[action]) for seat, action in hand.actions if action in BIDS]
            if made and hand.result:
                seat, bid = made[-1]
                winners = likely_winners(hand.dealt.holdings[seat], bid.suit)
                played.append(Played(bid, winners, hand.result.points[side_of[seat]]))
    return tuple(played)


SAMPLES = [(2, 150), (3, 150), (4, 400), (5, 150), (6, 150)]


@pytest.mark.parametrize(("players", "hands"), SAMPLES)
def test_most_contracts_are_made_and_pay(players: int, hands: int) -> None:
    played = sample(players, hands)
    assert sum(each.points > 0 for each in played) >= 0.55 * len(played)
    assert sum(each.points for each in played) > 0


@pytest.mark.parametrize(("players", "hands"), SAMPLES)
def test_no_single_bid_ends_most_auctions(players: int, hands: int) -> None:
    """T-033."""
    played = sample(players, hands)
    ((_, most),) = Counter(each.bid for each in played).most_common(1)
    assert most <= 0.4 * len(played)
    assert sum(each.bid.suit is None and not each.bid.misere for each in played) <= 0.4 * len(played)


@pytest.mark.parametrize(("players", "hands"), SAMPLES)
def test_ten_are_bid_on_ten_likely_winners_only(players: int, hands: int) -> None:
    assert all(each.winners >= 10 for each in sample(players, hands) if each.bid.tricks == 10)


@pytest.mark.parametrize("bid", ["misere", "open misere"])
def test_miseres_end_when_they_are_off(bid: str) -> None:
    """T-037."""
    assert not any(each.bid.misere for each in sample(4, 200, misere=False))
    assert any(each.bid.misere for each in sample(4, 400))


def opened(scores: tuple[int, ...], deals: int, **chosen: object) -> Iterator[Hand]:
    """The same deals under other rules, all cards seen."""
    settings = rules(len(scores) if len(scores) > 2 else 4, blind_misere=False, **chosen)
    for seed in range(deals):
        deal = random_deal(FIVE_HUNDRED, settings, seed)
        yield FIVE_HUNDRED.open_hand(settings, scores, deal.dealer, deal.dealt)


def contracts(scores: tuple[int, ...] = (0, 0), deals: int = 250, **chosen: object) -> list[Bid]:
    """What the bots' auctions end in."""
    found = []
    for hand in opened(scores, deals, **chosen):
        while hand.public.phase == "auction":
            hand = hand.after(answer(hand)).hand
        assert isinstance(hand.public, FiveHundredPublic)
        if hand.public.contract is not None:
            found.append(hand.public.contract)
    return found


def opening_bids(scores: tuple[int, ...]) -> list[Bid]:
    """What those say who speak first and do not pass."""
    said = [answer(hand) for hand in opened(scores, 250)]
    return [BIDS[action] for action in said if action in BIDS and not BIDS[action].misere]


def test_near_the_target_hands_are_bid_more_often_and_no_higher_than_it_takes() -> None:
    """T-037, 500-70."""
    far, near = opening_bids((0, 0)), opening_bids((460, 460))
    assert len(near) > len(far)
    assert sum(bid.tricks > 6 for bid in far) > 10
    assert sum(bid.tricks > 6 for bid in near) == 0


def test_where_defenders_score_nothing_more_hands_are_bid() -> None:
    """T-037, 500-64."""
    three = (0, 0, 0)
    assert len(contracts(three, defenders_score="never")) > len(contracts(three))


def test_by_the_original_table_fewer_bids_are_made_in_spades_and_more_at_no_trumps() -> None:
    """T-037, 500-60: spades are worth less there, no trumps more."""
    avondale, original = contracts(), contracts(score_table="original")

    def share(bids: list[Bid], suit: int | None) -> int:
        return sum(bid.suit == suit and not bid.misere for bid in bids)

    assert share(original, None) > share(avondale, None)
    assert share(original, 0) < share(avondale, 0)


def test_raising_the_own_bid_is_allowed_and_yet_hardly_ever_done() -> None:
    """T-037, 500-26."""
    once, again = contracts(), contracts(raise_after_passes=True)
    assert sum(a != b for a, b in zip(once, again, strict=True)) <= 0.02 * len(once)

"""Whether to take the blind; a hand in words, and what the house rules make of it."""

from random import Random

import pytest

from game.bots.judgement.sheepshead.picking import picks
from game.rules.settings import Settings
from game.rules.sheepshead.pack import CUTS
from game.table.deal import deal
from tests.bots.sheepshead.seats import SHEEPSHEAD, picking, rules

STRONG = "QC QS JC JD 8D AS"
WEAK = "7S 8S 9C KH AH 8D"
BORDERLINE = "QD JS 9D 8D KS 7S"
"""Worth a pick at a table that has the usual rules, and no more than that."""


def test_queens_and_jacks_pick() -> None:
    assert picking(STRONG).answer == "pick"


@pytest.mark.parametrize("no_pick", ["leaster", "doubler", "forced"])
@pytest.mark.parametrize("partner", ["called", "jack", "none"])
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_a_hand_without_trumps_never_picks(players: int, partner: str, no_pick: str) -> None:
    held = "7S 8S 9C KH AH 10C AS AC 10H 10S"
    for bump in (False, True):
        settings = rules(players=players, partner=partner, no_pick=no_pick, double_on_bump=bump)
        cards = held.split()[: CUTS[players].each]
        assert picking(" ".join(cards), settings).answer == "pass"
        assert picking(" ".join(held.split()[-len(cards) :]), settings).answer == "pass"


def test_a_weak_hand_passes() -> None:
    assert picking(WEAK).answer == "pass"


def test_double_on_the_bump_makes_a_pick_dearer() -> None:
    assert picking(BORDERLINE).answer == "pick"
    assert picking(BORDERLINE, rules(double_on_bump=True)).answer == "pass"


def test_a_forced_dealer_is_left_a_hand_that_is_no_better_than_fair() -> None:
    assert picking(BORDERLINE, rules(no_pick="forced")).answer == "pass"


def test_where_the_picker_plays_alone_it_takes_more_to_pick() -> None:
    assert picking("QS JC JH 8D AS 7C").answer == "pick"
    assert picking("QS JC JH 8D AS 7C", rules(partner="none")).answer == "pass"


def test_with_the_jack_of_diamonds_as_partner_its_holder_lacks_one() -> None:
    held, without = "QC JD 10D 8D AS KH", "QC JH 10D 8D AS KH"
    assert picking(held).answer == "pick"
    assert picking(held, rules(partner="jack")).answer == "pass"
    assert picking(without, rules(partner="jack")).answer == "pick"


def test_an_under_is_a_way_out_for_a_hand_with_no_card_to_call_on() -> None:
    held = "QD JC 9D 8D AC AS"
    assert picking(held).answer == "pass"
    assert picking(held, rules(under=True)).answer == "pick"


def test_with_three_or_four_players_a_strong_hand_picks_too() -> None:
    assert picking("QC QS QD JC JD 8D AS 10S 7H 8C", rules(players=3)).answer == "pick"
    assert picking("QC QS JC JD 8D AS 7H", rules(players=4)).answer == "pick"


def picked(settings: Settings, deals: int = 400) -> set[int]:
    """Which of so many deals the first to be asked picks."""
    chance = Random(4)
    hands = [deal(SHEEPSHEAD, settings, chance).holdings[0] for _ in range(deals)]
    return {number for number, held in enumerate(hands) if picks(settings, held)}


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("setting", [{"no_pick": "doubler"}, {"no_pick": "forced"}, {"double_on_bump": True}])
def test_what_makes_passing_better_or_losing_dearer_makes_picks_rarer(
    players: int, setting: dict[str, object]
) -> None:
    """SH-14, SH-15, SH-57: a throw-in costs nothing, a forced dealer pays, a bump costs double."""
    usual = picked(rules(players=players))
    assert picked(rules(players=players, **setting)) < usual


@pytest.mark.parametrize("players", [5, 6])
def test_who_will_have_no_partner_picks_less_often(players: int) -> None:
    """SH-28."""
    called = picked(rules(players=players))
    assert len(picked(rules(players=players, partner="none"))) < 0.7 * len(called)


@pytest.mark.parametrize("players", [5, 6])
def test_an_under_makes_hands_worth_a_pick_and_spoils_none(players: int) -> None:
    """SH-24."""
    assert picked(rules(players=players, under=True)) > picked(rules(players=players))

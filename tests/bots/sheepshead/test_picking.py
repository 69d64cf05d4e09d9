"""Whether to take the blind; a hand in words, and what the house rules make of it."""

from tests.bots.sheepshead.seats import picking, rules

STRONG = "QC QS JC JD 8D AS"
WEAK = "7S 8S 9C KH AH 8D"
BORDERLINE = "QD JS 9D 8D KS 7S"
"""Worth a pick at a table that has the usual rules, and no more than that."""


def test_queens_and_jacks_pick() -> None:
    assert picking(STRONG).answer == "pick"


def test_a_hand_without_trumps_never_picks() -> None:
    for players in (3, 4, 5, 6):
        held = "7S 8S 9C KH AH 10C AS AC 10H 10S"
        cards = " ".join(held.split()[: {3: 10, 4: 7, 5: 6, 6: 5}[players]])
        assert picking(cards, rules(players=players)).answer == "pass"


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

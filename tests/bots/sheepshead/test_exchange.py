"""What the picker buries, and whom he calls."""

from tests.bots.sheepshead.seats import burying, calling, rules


def test_points_are_buried_that_also_make_the_hand_void_in_a_suit() -> None:
    assert burying("QC QS JD 7D AC 8S 10H KH").answer == "bury 10H KH"


def test_a_card_is_kept_to_call_on() -> None:
    """The ten of hearts stays, so that the ace of hearts can be called."""
    assert burying("QC QS JD 7D AC AS 10S 10H").answer == "bury 10S AS"
    assert burying("QC QS JD 7D AC AS 10S 10H", rules(partner="none")).answer == "bury 10S 10H"


def test_no_trump_is_buried_as_long_as_there_are_two_other_cards() -> None:
    assert burying("QC QS JC JD 8D 7D AS 10H").answer == "bury AS 10H"
    assert burying("JC JD 9D 8D 7D KS 9S 8H").answer == "bury 9S KS"


def test_a_trump_with_points_is_buried_by_a_weak_hand_so_that_a_card_is_left_to_call_on() -> None:
    """Six trumps without a queen are no hand to be alone with; with three queens they are."""
    assert burying("JC JH JD AD KD 8D 10C 8H").answer == "bury 10C AD"
    assert burying("JC JH JD AD KD 8D 10C 8H", rules(partner="none")).answer == "bury 10C 8H"
    assert burying("QC QS QH JD 9D 8D KS 8H").answer == "bury KS 8H"


def test_a_hand_of_nothing_but_trumps_buries_the_lowest() -> None:
    assert burying("QC QS QH QD JC JS 8D 7D").answer == "bury 7D 8D"


def test_four_cards_with_many_points_are_buried_by_four_players() -> None:
    answer = burying("QC QS JD 7D 8S KS 10H 9H KC 10C 8D", rules(players=4)).answer
    assert answer == "bury KS 10C KC 10H"


def test_the_suit_with_fewest_cards_at_home_is_called() -> None:
    assert calling("QC JS 8D 9C 8C 7S", "10H KH").answer == "call AS"


def test_a_picker_with_all_the_high_trumps_goes_alone() -> None:
    assert calling("QC QS QH JC JS 7C", "10S 10H").answer == "alone"
    assert calling("QC QS QH JC JS JH", "10S 10H", rules(partner="jack")).answer == "alone"


def test_a_picker_who_might_need_help_calls() -> None:
    assert calling("QC QS JD 7D 8S KH", "10S AC").answer == "call AS"
    assert calling("QC QS JH 7D 8S KH", "10S AC", rules(partner="jack")).answer == "call JD"


def test_a_ten_is_called_where_all_aces_are_at_home() -> None:
    assert calling("QC JC 10D AC AS 8H", "10H AH").answer == "call 10C"


def test_an_under_is_laid_sooner_than_going_alone_and_no_trump_if_there_is_another_card() -> None:
    held, buried = "QC JH JD 9D 7D KC", "AC 10S"
    assert calling(held, buried, rules(under=True)).answer.startswith("call A")
    assert calling("QC JS JD 7D AC KC", "10S KH", rules(under=True)).answer == "call AH under KC"


def test_a_jack_at_home_is_called_all_the_same_so_that_nobody_knows() -> None:
    """SH-27."""
    assert calling("QC QS JD 7D 8S KH", "10S AC", rules(partner="jack")).answer == "call JD"
    assert calling("QC QS 9D 7D 8S KH", "JD AC", rules(partner="jack")).answer == "call JD"

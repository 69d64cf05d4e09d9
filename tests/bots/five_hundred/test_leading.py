"""Leading to a trick, when tricks are wanted."""

from game.rules.cards import HEARTS
from tests.bots.five_hundred.seats import playing, rules


def test_the_contractor_begins_with_its_highest_trump() -> None:
    held = "JO JH AH 9H 8H AS 7S KC 5C QD"
    assert playing(held, contract="7H").answer == "play JO"


def test_the_contractor_drives_out_a_higher_trump_with_a_small_one() -> None:
    held = "JD AH KH 9H 8H AS 7S KC 5C QD"
    assert playing(held, contract="7H").answer == "play 8H"


def test_the_contractor_stops_drawing_when_no_foe_can_have_a_trump() -> None:
    asked = playing("AH 9H AS KC", contract="7H", past=["0:JO 1:5S 2:4H 3:6S", "0:JH 1:7S 2:5H 3:8S"])
    assert asked.answer == "play AS"


def test_the_contractor_leaves_a_last_higher_trump_alone() -> None:
    """It takes its trick anyway; two small ones for it would be a poor exchange."""
    trumps = ["0:JO 1:QH 2:5H 3:6H", "0:JH 1:7H 2:KH 3:4H"]
    asked = playing("AH 10H 9H 8H AS KC", contract="7H", past=trumps)
    assert asked.answer == "play AS"


def test_the_contractors_partner_helps_to_draw_with_a_trump_that_none_can_beat() -> None:
    asked = playing("JO 6H AS 7C 8C 9D", contract="7H", contractor=2)
    assert asked.answer == "play JO"


def test_a_defender_does_not_lead_trumps_to_the_contractor() -> None:
    held = "KH 10H 9H 7S 9S 6C 9C 5D 8D QD"
    assert playing(held, contract="7H", contractor=1).answer[-1] != "H"


def test_a_defender_cashes_an_ace_before_anything_else() -> None:
    held = "KH 10H 9H AS 9S 6C 9C 5D 8D QD"
    assert playing(held, contract="7H", contractor=1).answer == "play AS"


def test_an_ace_is_not_led_to_a_foe_that_is_known_to_trump() -> None:
    asked = playing(
        "AS 9S 6C 9C 5D 8D", contract="7H", contractor=1, past=["2:KS 3:6S 0:5S 1:4H", "1:JO 2:5H 3:6H 0:7H"]
    )
    assert asked.answer[-1] != "S"


def test_a_suit_that_a_partner_is_out_of_is_led_for_it_to_trump() -> None:
    asked = playing("9S QS 6C 9C 5D 8D", contract="7H", contractor=1, past=["3:KS 0:7S 1:10S 2:4D"])
    assert asked.answer == "play 9S"


def test_a_defender_returns_the_suit_that_its_partner_led() -> None:
    held = "5H 6H 9S 8S QC 6C QD 9D 5D"
    asked = playing(held, contract="7H", contractor=1, past=["2:10S 3:5S 0:KS 1:AS"])
    assert asked.answer == "play 9S"


def test_a_defender_leads_a_lone_card_so_as_to_trump_the_suit_later() -> None:
    asked = playing("9H 8H 7S QC 9C 6C QD 9D 5D KD", contract="7C", contractor=1)
    assert asked.answer == "play 7S"


def test_no_trumps_run_from_the_top_of_the_long_suit() -> None:
    assert playing("AD KD QD 9D 4D AS 7S 6C 8C JO", contract="7NT").answer == "play AD"


def test_the_joker_lets_the_contractor_set_up_a_long_suit_before_cashing_aces() -> None:
    asked = playing("KD QD 10D 9D AS AH 7S 6C 8C JO", contract="7NT")
    assert asked.answer[-1] == "D"


def test_without_the_joker_the_aces_are_cashed_first() -> None:
    asked = playing("KD QD 10D 9D AS AH 7S 6C 8C 5C", contract="7NT")
    assert asked.answer in {"play AS", "play AH"}


def test_a_suitless_joker_is_led_while_it_may_be() -> None:
    """Three tricks are left, nothing else wins, and from the last trick on it would name no suit."""
    past = [
        "0:AS 1:5S 2:6S 3:7S",
        "0:KS 1:8S 2:9S 3:10S",
        "0:QS 1:JS 2:4D 3:5D",
        "0:AH 1:4H 2:5H 3:6H",
        "0:KH 1:7H 2:8H 3:9H",
        "0:QH 1:10H 2:JH 3:6D",
        "0:AC 1:5C 2:6C 3:7C",
    ]
    assert playing("JO 8D 7D", contract="7NT", past=past).answer == "play JO as D"


def test_where_it_may_only_go_last_the_joker_is_kept() -> None:
    settings = rules(joker_lead="last_trick")
    asked = playing("JO 8D 7D", contract="7NT", past=["0:AS 1:5S 2:6S 3:7S"] * 7, settings=settings)
    assert asked.answer == "play 7D"


def test_a_nominated_joker_is_led_like_the_top_of_its_suit() -> None:
    asked = playing("JO AH KH 9H 4H AS 7S 6C 8C 5D", contract="7NT", nominated=HEARTS)
    assert asked.answer == "play JO"

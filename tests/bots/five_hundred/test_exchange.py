"""Laying away three of thirteen cards (500-30)."""

import pytest

from tests.bots.five_hundred.seats import exchanging


@pytest.mark.parametrize(
    ("contract", "held", "trumps"),
    [
        ("7H", "8S KS AS 9C JD AD 5H 9H QH KH AH JH JO", "JD 5H 9H QH KH AH JH JO"),
        ("7S", "JC JS JO 5S 6S 9S AC KC AD 7D 9H 10H 5D", "JC JS JO 5S 6S 9S"),
    ],
)
def test_trumps_bowers_and_joker_stay(contract: str, held: str, trumps: str) -> None:
    """The bowers and the joker are trumps, whatever is printed on them (500-5)."""
    away = exchanging(held, contract).answer.split()[1:]
    assert not set(away) & set(trumps.split())


def test_a_suit_of_small_cards_goes_whole() -> None:
    held = "6S 7S AS KC QC 5C 8H 9H JH AH KH QH 4D"
    assert exchanging(held, "7H").answer == "discard 6S 7S 4D"


def test_a_singleton_and_a_small_pair_make_two_voids() -> None:
    held = "6S AD KD QD 10D 5C 8C 8H 9H JH AH KH JO"
    assert exchanging(held, "7H").answer == "discard 6S 5C 8C"


def test_an_ace_stays_when_anything_else_may_go() -> None:
    held = "6S 9S JS KS AS QD 9D 4D 5C AH JH JO JC"
    assert "AH" not in exchanging(held, "8S").answer
    assert "AC" not in exchanging("5S 9S 10S JS KS AC 6D 10D 8H 10H QH KH AH", "8S").answer


def test_a_king_keeps_the_queen_that_guards_it() -> None:
    assert exchanging("QS KS 7C 9C 4D 6D 9D AD 6H 9H JH KH JO", "6H").answer == "discard 7C 9C 4D"


def test_with_thirteen_trumps_and_winners_the_lowest_trumps_go() -> None:
    held = "4H 5H 6H 7H 8H 9H 10H QH KH AH JD JH JO"
    assert exchanging(held, "10H").answer == "discard 4H 5H 6H"


def test_at_no_trumps_the_long_suit_and_the_joker_stay() -> None:
    away = exchanging("8S AS KC 6C 9D 10D JD QD AD 5H 7H AH JO", "7NT").answer.split()[1:]
    assert not set(away) & {"9D", "10D", "JD", "QD", "AD", "JO", "AS", "AH"}


def test_a_misere_lays_away_what_would_be_caught() -> None:
    held = "5S 6S 7S 5C 7C AC 4D 5D 8D KH 4H 5H 6H"
    assert {"AC", "KH"} < set(exchanging(held, "misere").answer.split())


def test_a_misere_lays_away_the_joker() -> None:
    held = "5S 6S 7S 5C 7C 9C 4D 5D 8D JO 4H 5H KH"
    assert "JO" in exchanging(held, "misere").answer

"""Naming the joker's suit and calling a partner (500-34, 500-51)."""

import pytest

from game.bots.judgement.five_hundred.announcing import call, nominate
from game.bots.judgement.five_hundred.danger import before_play
from game.rules.cards import JOKER, set_of_words
from game.rules.five_hundred.bids import BIDS
from game.rules.five_hundred.pack import pack_set

FIVE = pack_set(5)


def called(contract: str, held: str, aside: str = "") -> str:
    gone = set_of_words(held) | set_of_words(aside) | 1 << JOKER
    return call(BIDS[f"bid {contract}"], set_of_words(held), FIVE & ~gone)


def test_no_trumps_keep_the_joker_free() -> None:
    against = before_play(set_of_words("JO AS KS QS AH KH 5C 6C 7D 8D"), pack_set(4), 3)
    held = set_of_words("JO AS KS QS AH KH 5C 6C 7D 8D")
    assert nominate(BIDS["bid 7NT"], held, against) == "nominate none"


def test_a_misere_gives_the_joker_to_a_suit_of_many_low_cards() -> None:
    held = set_of_words("JO 5S 6S 7S 8S 4H KC 9D 5D QH")
    against = before_play(held, pack_set(4), 2)
    assert nominate(BIDS["bid misere"], held, against) == "nominate S"


@pytest.mark.parametrize(
    ("held", "partner"),
    [
        ("JO AH KH QH 9H AS KS 5C 6C 7D", "JH"),
        ("JO JH KH QH 9H AS KS 5C 6C 7D", "JD"),
        ("JO JH JD KH QH 9H AS KS 5C 7D", "AH"),
    ],
)
def test_the_highest_trump_that_is_missing_is_called(held: str, partner: str) -> None:
    assert called("7H", held) == f"call {partner}"


def test_with_the_high_trumps_at_home_an_ace_beside_an_own_king_is_called() -> None:
    assert called("7H", "JO JH JD AH KH 9H KS QS 5C AD") == "call AS"


def test_at_no_trumps_an_ace_of_the_longest_suit_is_called() -> None:
    assert called("7NT", "JO KD QD JD 9D AS KS 5C 6C 7H") == "call AD"


def test_with_every_ace_gone_the_strongest_card_left_is_called() -> None:
    assert called("7NT", "JO AD QD JD AS KS AC AH 6C 7H") == "call KD"

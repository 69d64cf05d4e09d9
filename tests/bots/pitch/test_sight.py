"""What a seat at play knows, and what surely follows from the cards played."""

import pytest

from game.rules.cards import CLUBS, HEARTS, SPADES, card, set_of_words, suit_cards
from tests.bots.pitch.seats import asked

LED = "0 bid 2, 1 pass, 2 pass, 3 pass, 0 play AH"


def test_a_trick_is_won_by_the_highest_trump_and_else_by_the_highest_of_the_suit_led() -> None:
    first = f"{LED}, 1 play 3H, 2 play 4H, 3 play 5H, 0 play 9S"
    trumped = asked("KS 6D 7D 8D 9D", f"{first}, 1 play AC, 2 play 2H", seat=3).sight
    plain = asked("KS 6D 7D 8D 9D", f"{first}, 1 play AC, 2 play JS", seat=3).sight
    assert trumped.winning() == (2, card("2H"))
    assert plain.winning() == (2, card("JS"))


@pytest.mark.parametrize(
    ("later", "earlier", "beats"),
    [("KS", "QS", True), ("JS", "QS", False), ("2H", "AS", True), ("AC", "2S", False), ("3H", "2H", True)],
)
def test_a_card_beats_a_lower_one_of_its_suit_and_a_trump_any_other(
    later: str, earlier: str, beats: bool
) -> None:
    sight = asked("KS 6D 7D 8D 9D 2C", LED, seat=1).sight
    assert sight.beats(card(later), card(earlier)) == beats


def test_who_throws_off_on_trumps_holds_none() -> None:
    sight = asked("KH 6D 7D 8D 9D 2C", f"{LED}, 1 play 3C, 2 play 4H", seat=3).sight
    assert not sight.may_hold[1] & suit_cards(HEARTS)
    assert sight.may_hold[2] & suit_cards(HEARTS)
    assert sight.may_hold[1] & suit_cards(CLUBS)


def test_who_trumps_may_still_hold_the_suit_led_but_who_throws_off_may_not() -> None:
    """PI-22."""
    past = f"{LED}, 1 play 3H, 2 play 4H, 3 play 5H, 0 play 9S"
    sight = asked("KS 6D 7D 8D 9D", f"{past}, 1 play 6H, 2 play 3C", seat=3).sight
    assert sight.may_hold[1] & suit_cards(SPADES)
    assert not sight.may_hold[2] & suit_cards(SPADES)
    assert sight.may_hold[2] & suit_cards(HEARTS)


def test_a_card_may_lie_with_any_other_player_or_out_of_play() -> None:
    """Of 45 cards unseen three players hold 18 less the one that fell: 17."""
    sight = asked("KS 6D 7D 8D 9D 2C", LED, seat=1).sight
    assert sight.in_play(card("KH")) == pytest.approx(17 / 45)


def test_only_those_who_have_not_played_come_later() -> None:
    assert asked("KS 6D 7D 8D 9D 2C", LED, seat=1).sight.later == (2, 3)
    assert asked("KS 6D 7D 8D 9D 2C", f"{LED}, 1 play 3H, 2 play 4H", seat=3).sight.later == ()


def test_one_sees_no_card_that_has_fallen_or_is_ones_own() -> None:
    sight = asked("KS 6D 7D 8D 9D 2C", LED, seat=1).sight
    assert not sight.unseen & set_of_words("KS 6D 7D 8D 9D 2C AH")
    assert sight.unseen.bit_count() == 45


def test_partners_are_friends_and_without_partners_nobody_is_but_oneself() -> None:
    alone = asked("KS 6D 7D 8D 9D 2C", LED, seat=1).sight
    paired = asked("KS 6D 7D 8D 9D 2C", LED, seat=1, partners=True).sight
    assert [alone.is_friend(seat, 1) for seat in range(4)] == [False, True, False, False]
    assert [paired.is_friend(seat, 1) for seat in range(4)] == [False, True, False, True]

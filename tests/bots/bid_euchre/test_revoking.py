"""Catching a revoke of the other side, where revokes are penalised."""

import pytest

from tests.bots.bid_euchre.seats import playing

REVOKED = ["0:AD 1:9S 2:9D 3:QD", "0:KD 1:10D 2:QC 3:KC"]
"""The second shows that seat 1 held a diamond all the time."""


def answer(past: list[str], **chosen: object) -> str:
    return playing("AS 9C 10C 9H", trump="H", past=past, revoke="penalised", **chosen).answer  # type: ignore[arg-type]


def test_a_foe_who_plays_a_suit_that_he_had_not_followed_is_called() -> None:
    """BE-62, BE-63."""
    assert answer(REVOKED) == "call revoke"


def test_nobody_is_called_on_a_mere_suspicion() -> None:
    """BE-64: a false call costs points."""
    assert answer(REVOKED[:1]) != "call revoke"


def test_a_partner_is_not_called() -> None:
    """BE-63."""
    assert answer(["0:AD 1:9D 2:9S 3:QD", "0:KD 1:10D 2:JH 3:KC"]) != "call revoke"
    assert answer(["0:AD 1:9D 2:9S 3:QD", "0:KD 1:QC 2:10D 3:KC"]) != "call revoke"


@pytest.mark.parametrize(("penalty", "calls"), [(0, False), (1, True), (5, True)])
def test_a_call_that_wins_nothing_is_not_made(penalty: int, calls: bool) -> None:
    """BE-63."""
    assert (answer(REVOKED, revoke_penalty=penalty) == "call revoke") == calls


def test_where_revokes_are_refused_there_is_nothing_to_call() -> None:
    """BE-60."""
    assert playing("AS 9C 10C 9H", trump="H", past=REVOKED).answer != "call revoke"


def test_the_bot_itself_follows_suit_where_it_need_not() -> None:
    """BE-61."""
    assert playing("9S JH", trump="H", declarer=3, trick="3:AS", revoke="penalised").answer == "play 9S"

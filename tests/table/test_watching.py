"""A finished hand seen again: nothing is hidden in it, nothing of another hand is shown."""

from itertools import pairwise

import pytest

from game.rules.cards import FACE_DOWN
from game.rules.events import Moved
from game.rules.tricks import played
from game.table.match import Match
from game.table.watching import Chapter, chapters, finished, moments
from tests.table.matches import dealt_by, played_by_chance, said, start


def by_chance(seed: int, game: str, **chosen: object) -> Match:
    return played_by_chance(seed, hands=1, game=game, **chosen)


EVERYWHERE = [
    ("five_hundred", {}),
    ("five_hundred", {"players": 3}),
    ("five_hundred", {"players": 6}),
    ("bid_euchre", {}),
    ("bid_euchre", {"decks": 2}),
    ("sheepshead", {}),
    ("sheepshead", {"players": 3}),
    ("pitch", {}),
    ("pitch", {"players": 7}),
]

in_every_game = pytest.mark.parametrize(("game", "chosen"), EVERYWHERE)
many = pytest.mark.parametrize("seed", range(12))


@in_every_game
@many
def test_every_card_lies_open_and_once_at_every_moment(
    game: str, chosen: dict[str, object], seed: int
) -> None:
    match = by_chance(seed, game, **chosen)
    dealt = match.played[0].dealt
    every_card = dealt.stock
    for holding in dealt.holdings:
        every_card |= holding
    for moment in moments(match, 0):
        public, known = moment.view.public, moment.view.known
        heaps = [*known.holdings, known.stock, known.aside, played(public.tricks, public.trick)]
        assert sum(heap.bit_count() for heap in heaps) == every_card.bit_count()
        assert [holding.bit_count() for holding in known.holdings] == list(public.counts)
        assert not any(play.card == FACE_DOWN for trick in public.tricks for play in trick.plays)
        assert not any(play.card == FACE_DOWN for play in public.trick)


@in_every_game
@many
def test_there_is_a_moment_for_the_deal_and_one_for_each_action(
    game: str, chosen: dict[str, object], seed: int
) -> None:
    match = by_chance(seed, game, **chosen)
    shown = moments(match, 0)
    assert len(shown) == len(match.played[0].actions) + 1
    assert shown[0].events == ()
    assert shown[-1].view.result == match.result
    assert all(moment.view.result is None for moment in shown[:-1])
    assert all(moment.view.seat is None and moment.view.prompt is None for moment in shown)


@in_every_game
@many
def test_a_card_that_moves_is_where_it_comes_from_and_then_where_it_goes(
    game: str, chosen: dict[str, object], seed: int
) -> None:
    """Also with two packs, whose copies have numbers (BE-2)."""
    shown = moments(by_chance(seed, game, **chosen), 0)
    for before, after in pairwise(shown):
        for event in after.events:
            if isinstance(event, Moved) and event.start.startswith("hand"):
                held = before.view.known.holdings[int(event.start.split(" ")[1])]
                taken_up = [
                    card
                    for each in after.events
                    if isinstance(each, Moved) and each.end == event.start
                    for card in each.cards
                ]
                assert all(
                    card is not None and (held >> card & 1 or card in taken_up) for card in event.cards
                )


@in_every_game
@many
def test_chapters_begin_with_the_deal_and_end_with_the_end_and_every_trick_has_one(
    game: str, chosen: dict[str, object], seed: int
) -> None:
    shown = moments(by_chance(seed, game, **chosen), 0)
    found = chapters(shown)
    assert (found[0], found[-1]) == (Chapter(0, "dealt"), Chapter(len(shown) - 1, "end"))
    assert [each.at for each in found] == sorted(each.at for each in found)
    tricks = [each for each in found if each.stage == "trick"]
    assert [each.trick for each in tricks] == list(range(1, len(shown[-1].view.public.tricks) + 1))
    for each in tricks:
        public = shown[each.at].view.public
        assert (public.trick, len(public.tricks)) == ((), each.trick - 1)


def test_the_kitty_is_seen_before_it_is_taken_up_and_what_was_laid_away_after() -> None:
    match = said(dealt_by(3), "bid 6S", "pass", "pass", "pass", "discard 5S 4D 4H")
    while match.hand is not None and match.hand.public.turn is not None:
        match = said(match, match.hand.legal()[0])
    shown = moments(match, 0)
    stages = {each.stage: shown[each.at].view for each in chapters(shown)}
    dealt = match.played[0].dealt
    assert stages["before"].known.stock == dealt.stock
    assert stages["before"].known.holdings == dealt.holdings
    assert stages["after"].known.aside.bit_count() == 3
    assert stages["after"].known.aside != dealt.stock
    assert stages["after"].public.counts == (10, 10, 10, 10)


def test_a_hand_without_an_exchange_has_no_stages_of_one() -> None:
    found = chapters(moments(by_chance(1, "pitch"), 0))
    assert {each.stage for each in found} <= {"dealt", "trick", "end"}


def test_of_a_match_that_goes_on_only_finished_hands_can_be_watched() -> None:
    over = said(dealt_by(3), "pass", "pass", "pass", "pass")
    assert over.last is not None
    going_on = over.deal(over.last.dealt, 0)
    assert finished(start()) == finished(dealt_by(3)) == ()
    assert finished(over) == finished(going_on) == (0,)
    with pytest.raises(AssertionError, match="not over"):
        moments(going_on, 1)


def test_a_later_hand_begins_with_the_scores_and_all_else_that_was_carried_over() -> None:
    match = played_by_chance(seed=2, hands=4, game="sheepshead")
    for number in finished(match):
        shown = moments(match, number)
        assert shown[-1].view.result == match.played[number].result
        assert shown[0].view.table.number == number + 1

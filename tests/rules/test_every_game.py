"""The laws every game keeps, on random legal hands with random settings and seat counts."""

import re
from random import Random
from typing import TypeAlias

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from rules_text import CLAUSES
from walks import Deal, deals, finished, heaps, random_deal, values_of, walk

from game.rules.actions import Action, split
from game.rules.cards import CardSet
from game.rules.games import GAMES
from game.rules.hand import Hand, Refused
from game.rules.settings import BadSetting, Settings
from game.rules.tricks import played

Chosen: TypeAlias = dict[str, object]
WALKS = settings(max_examples=150, deadline=None)


def all_cards(hand: Hand) -> tuple[CardSet, int]:
    """The union of all cards wherever they are, and their count before uniting them."""
    everywhere = [*heaps(hand.secret).values(), played(hand.public.tricks, hand.public.trick)]
    union = 0
    for heap in everywhere:
        union |= heap
    return union, sum(heap.bit_count() for heap in everywhere)


@WALKS
@given(deals())
def test_no_card_is_lost_or_doubled(deal: Deal) -> None:
    start = all_cards(deal.open())
    for _, _, step in walk(deal):
        assert all_cards(step.hand) == start


@WALKS
@given(deals())
def test_the_counts_shown_are_the_cards_held(deal: Deal) -> None:
    for hand, _, _ in walk(deal):
        assert hand.public.counts == tuple(holding.bit_count() for holding in hand.secret.holdings)


@WALKS
@given(deals())
def test_somebody_can_act_until_the_hand_is_over(deal: Deal) -> None:
    for hand, _, _ in walk(deal):
        assert hand.public.turn is not None
        assert hand.legal()
        assert hand.result() is None
    over = finished(deal)
    assert over.public.turn is None
    assert over.legal() == ()
    assert over.result() is not None


@WALKS
@given(deals())
def test_legal_actions_are_sorted_and_stand_once(deal: Deal) -> None:
    for hand, _, _ in walk(deal):
        assert list(hand.legal()) == sorted(set(hand.legal()))


@WALKS
@given(deals(), st.randoms(use_true_random=False))
def test_exactly_the_legal_actions_are_accepted(deal: Deal, chance: Random) -> None:
    heard: list[Action] = [Action("nonsense"), Action("")]
    for hand, _, _ in walk(deal):
        legal = set(hand.legal())
        heard.extend(chance.sample(sorted(legal), min(3, len(legal))))
        for action in chance.sample(sorted(legal), min(5, len(legal))):
            hand.after(action)
        for action in set(chance.sample(heard, min(25, len(heard)))) - legal:
            before = (hand.public, hand.secret)
            with pytest.raises(Refused) as refused:
                hand.after(action)
            assert refused.value.clause in CLAUSES[deal.game.name]
            assert (hand.public, hand.secret) == before


@WALKS
@given(deals(), st.text(alphabet="abdeilnmopsty 0123456789SCDHJQKAO", max_size=20))
def test_any_text_is_either_legal_or_refused(deal: Deal, words: str) -> None:
    for hand, action, _ in walk(deal):
        for candidate in (words, f"{action} ", f" {action}", action.upper(), f"{action} {words}"):
            if candidate not in hand.legal():
                with pytest.raises(Refused):
                    hand.after(Action(candidate))


@WALKS
@given(deals())
def test_a_hand_set_up_from_its_halves_is_that_hand(deal: Deal) -> None:
    for hand, action, step in walk(deal):
        again = deal.game.hand(deal.settings, hand.public, hand.secret)
        assert again == hand
        assert again.after(action) == step


@WALKS
@given(deals())
def test_a_prompt_offers_the_legal_actions_and_its_pages_name_labels(deal: Deal) -> None:
    for hand, _, _ in walk(deal):
        turn = hand.public.turn
        assert turn is not None
        prompt = hand.prompt()
        assert prompt.actions == hand.legal()
        on_pages = {label for page in prompt.pages for row in page.rows for label in row}
        verbs = {label.split(" ")[0] for label in on_pages}
        labels = {split(action, hand.secret.holdings[turn])[0] for action in prompt.actions}
        assert {label for label in labels if label.split(" ")[0] in verbs} <= on_pages


@WALKS
@given(deals())
def test_the_lines_of_the_score_sheet_add_up(deal: Deal) -> None:
    result = finished(deal).result()
    assert result is not None
    assert result.lines
    assert result.points == tuple(
        sum(gains) for gains in zip(*(line.points for line in result.lines), strict=True)
    )
    assert result.scores == tuple(a + b for a, b in zip(deal.scores, result.points, strict=True))
    assert bool(result.winners) <= result.match_over


PENALTIES = ("revokes", "false_calls")
"""Lines that have nothing to do with a contract."""


@WALKS
@given(deals())
def test_whoever_undertook_something_won_by_it_if_it_was_made_and_lost_if_not(deal: Deal) -> None:
    over = finished(deal)
    result = over.result()
    assert result is not None
    contract = result.contract
    if contract is None:
        said = {action for _, action in over.public.bids}
        assert said <= set(PASSIVE) or THROWN_IN in said
        return
    assert contract.seat in {seat for seat, action in over.public.bids if action not in PASSIVE}
    side = next(n for n, seats in enumerate(deal.game.sides(deal.settings)) if contract.seat in seats)
    gained = sum(line.points[side] for line in result.lines if line.key not in PENALTIES)
    assert gained > 0 if contract.made else gained < 0


THROWN_IN = "claim ace no face"
PASSIVE = ("pass", "look", THROWN_IN)
"""What may be said in an auction without undertaking anything."""

EVERY_VALUE = [
    (name, {"players": players, setting.key: value})
    for name, game in sorted(GAMES.items())
    for players in game.settings[0].values
    for setting in game.settings[1:]
    for value in values_of(setting)
]


def allowed(name: str, chosen: Chosen) -> Settings | None:
    try:
        return GAMES[name].check(chosen)
    except BadSetting:
        return None


@pytest.mark.parametrize(("name", "chosen"), [each for each in EVERY_VALUE if allowed(*each)])
def test_a_hand_comes_to_its_end_under_every_value_of_every_setting(name: str, chosen: Chosen) -> None:
    game = GAMES[name]
    for seed in range(3):
        deal = random_deal(game, game.check(chosen), seed)
        for hand, action, _ in walk(deal):
            assert action in hand.legal()
        assert finished(deal).result() is not None


@pytest.mark.parametrize(("name", "chosen"), [each for each in EVERY_VALUE if not allowed(*each)])
def test_settings_that_contradict_each_other_are_refused_by_both_names(name: str, chosen: Chosen) -> None:
    with pytest.raises(BadSetting) as refused:
        GAMES[name].check(chosen)
    named = {each.key for each in GAMES[name].settings if repr(each.key) in str(refused.value)}
    assert len(named) == 2
    assert named & (set(chosen) - {"players"})


@pytest.mark.parametrize("name", sorted(GAMES))
def test_every_clause_has_the_form_of_a_clause(name: str) -> None:
    assert all(re.fullmatch(r"[A-Z0-9]+-\d+", clause) for clause in CLAUSES[name])

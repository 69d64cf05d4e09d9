"""What a match comes to for each of its players."""

from game.table.shares import shares
from tests.table.matches import dealt_by, played_by_chance, said, start

MADE = ("bid 6S", "pass", "pass", "pass", "discard 5S 4D 4H")


def test_a_match_without_a_finished_hand_comes_to_nothing() -> None:
    for match in (start(), dealt_by(3), said(dealt_by(3), "bid 6S")):
        assert {(each.hands, each.points, each.tried, each.won) for each in shares(match)} == {
            (0, 0, 0, False)
        }


def test_a_contract_counts_for_whoever_named_it_and_its_points_for_the_whole_side() -> None:
    match = said(dealt_by(3), *MADE)
    while match.hand is not None and match.hand.public.turn is not None:
        match = said(match, match.hand.legal()[0])
    ann, ben, cat, _ = shares(match)
    assert match.result is not None
    made = match.result.contract is not None and match.result.contract.made
    assert (ann.tried, ann.made) == (1, int(made))
    assert (cat.tried, cat.made, ben.tried) == (0, 0, 0)
    assert ann.points == cat.points == match.result.points[0]
    assert ann.score == match.scores[0]


def test_shares_add_up_to_the_results_of_all_hands() -> None:
    match = played_by_chance(seed=4, hands=200, target=100)
    results = [hand.result for hand in match.played if hand.result]
    for share in shares(match):
        points = [each.points[share.side] for each in results]
        assert share.hands == len(results) == len(match.played)
        assert share.points == sum(points) == share.score
        assert share.best == max(points) == points[share.best_hand]
        assert share.won == (share.side in match.winners)
    assert sum(share.tried for share in shares(match)) == sum(each.contract is not None for each in results)

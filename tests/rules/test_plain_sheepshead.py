"""The plain reading of Sheepshead against the cases, and against the clauses that are easily misread."""

from __future__ import annotations

from typing import Any

import pytest
from plain_sheepshead import CUT, PACK, POINTS, PlainSheepshead
from two_readings import cases, check_record

CASES = cases("sheepshead")


def table(
    given: dict[int, str], *actions: str, blind: str = "", carried: tuple[int, ...] = (), **settings: Any
) -> PlainSheepshead:
    """A hand with the given cards, the rest of the pack dealt out in order; the last seat deals."""
    players = settings.get("players", 5)
    each, in_blind = CUT[players]
    heaps = [given.get(seat, "").split() for seat in range(players)] + [blind.split()]
    fixed = {card for heap in heaps for card in heap}
    rest = [card for card in PACK if card not in fixed]
    for heap, size in zip(heaps, [each] * players + [in_blind], strict=True):
        while len(heap) < size:
            heap.append(rest.pop(0))
    hand = PlainSheepshead(settings, players - 1, [0] * players, heaps[:-1], heaps[-1], carried)
    for action in actions:
        hand.do(action)
    return hand


def play(hand: PlainSheepshead, cards: str) -> PlainSheepshead:
    for card in cards.split():
        hand.do("play " + card)
    return hand


def playable(hand: PlainSheepshead) -> set[str]:
    return {action.removeprefix("play ") for action in hand.legal()}


def opened(
    settings: dict[str, Any],
    dealer: int,
    scores: list[int],
    hands: list[list[str]],
    blind: list[str],
    carried: tuple[int, ...] = (),
) -> PlainSheepshead:
    return PlainSheepshead({"players": len(hands), **settings}, dealer, scores, hands, blind, carried)


@pytest.mark.parametrize("record", CASES, ids=[f"{case['clause']} {case['case'][:50]}" for case in CASES])
def test_every_case_passes(record: dict[str, Any]) -> None:
    check_record(opened, record, len(record["seats"]))


# ---- picking, burying, calling


def test_the_dealer_is_forced_only_when_all_others_have_passed() -> None:
    """SH-15."""
    passes = ["pass"] * 4
    assert table({}, *passes[:3], no_pick="forced").legal() == ["pass", "pick"]
    assert table({}, *passes, no_pick="forced").legal() == ["pick"]
    assert table({}, *passes, no_pick="doubler").legal() == ["pass", "pick"]


@pytest.mark.parametrize(("players", "ways"), [(3, 66), (4, 330), (5, 28), (6, 21)])
def test_any_cards_may_be_buried_in_pack_order(players: int, ways: int) -> None:
    """SH-16."""
    assert len(table({}, "pick", players=players).legal()) == ways
    hand = table({0: "QD 10S 9S AC JH 7D"}, "pick", blind="8D KH")
    assert "bury 10S QD" in hand.legal()
    assert "bury QD 10S" not in hand.legal()


def calls(cards: str, bury: str, players: int = 5, **settings: Any) -> list[str]:
    """What the picker may say who holds these cards, buried ones included."""
    words = cards.split()
    each = CUT[players][0]
    given, blind = " ".join(words[:each]), " ".join(words[each:])
    buried = "bury " + " ".join(sorted(bury.split(), key=PACK.index))
    return table({0: given}, "pick", buried, players=players, blind=blind, **settings).legal()


def test_a_call_needs_a_strange_ace_and_a_fail_card_of_its_suit() -> None:
    """SH-21: not buried, and the queen of spades is no spade."""
    assert calls("AC 9C QS JS KH 8H 7D 8D", "8H 7D") == ["alone", "call AH"]
    assert calls("AC 9C QS JS KH 8H 7D 8D", "AC 7D") == ["alone", "call AH"]
    assert calls("AC 9C QS JS KH 8H 7D 8D", "8H KH") == ["alone"]
    assert calls("9S 9C 10C JS KH 8H 7D 8D", "7D 8D") == ["alone", "call AC", "call AH", "call AS"]


def test_with_all_aces_a_ten_is_called_and_the_ace_holds_it() -> None:
    """SH-23: a buried ace is his too; a buried ten cannot be called."""
    assert calls("AC AS AH QS JS JD 7D 8D", "7D 8D") == ["alone", "call 10C", "call 10H", "call 10S"]
    assert calls("AC AS AH QS JS JD 7D 8D", "AS 8D") == ["alone", "call 10C", "call 10H"]
    assert calls("AC AS AH 10C JS 10H 7D 8D", "10C AS") == ["alone"]
    assert calls("AC AS AH 10C JS 10H 7D 8D", "10C AS", under=True) == ["alone"]
    assert calls("AC AS QH 9H JS JD 7D 8D", "7D 8D") == ["alone", "call AH"]


def test_an_under_goes_only_where_no_ace_may_be_called() -> None:
    """SH-24."""
    cards, bury = "AC QS JS KD JC QC 7D 8D", "7D 8D"
    held = ["AC", "QS", "JS", "KD", "JC", "QC"]
    under = sorted(f"call {ace} under {card}" for ace in ["AS", "AH"] for card in held)
    assert calls(cards, bury, under=True) == ["alone", *under]
    assert calls(cards, bury) == ["alone"]
    assert calls(cards.replace("QC", "9H"), bury, under=True) == ["alone", "call AH"]


def test_the_jack_may_always_be_called() -> None:
    """SH-27, SH-28: also one's own or a buried one, but nobody is called by three or four."""
    cards, bury = "AC QS JS KD JC QC JD 8D", "8D JC"
    assert calls(cards, bury, partner="jack", under=True) == ["alone", "call JD"]
    assert calls(cards, "8D JD", partner="jack") == ["alone", "call JD"]
    assert table({}, "pick", "bury 7S 8S", players=3, partner="jack").phase == "play"
    assert table({}, "pick", "bury 7S 8S", partner="none").phase == "play"


# ---- the called suit


def under_hand(under: str, *more: str, **settings: Any) -> PlainSheepshead:
    """Seat 0 has called the ace of clubs on an under; seat 1 holds it with the nine."""
    given = {0: "QC QS 9D JC KD KS", 1: "AC 9C 7H 8H QH 7D", 2: "10C 8C KC 9H QD JS", 3: "7C 7S 8S 9S 10S AD"}
    actions = ["pick", "bury AS AH", f"call AC under {under}", *more]
    return table(given, *actions, blind="AS AH", under=True, **settings)


def test_an_under_follows_its_called_suit_and_no_trump() -> None:
    """SH-32: the nine of diamonds is a club here, and must follow when clubs are led."""
    hand = play(under_hand("9D"), "KS QH 9H 7S 8D")
    assert playable(play(hand, "7D JS AD JD")) == {"QC", "QS", "JC", "KD"}
    hand = play(under_hand("9D"), "QC 7D QD AD 8D KS QH 9H 7S 10D")
    assert playable(play(hand, "7H JS 8S 10H")) == {"QS", "JC", "KD"}
    hand = play(under_hand("9D"), "KD 7D QD AD 8D")
    assert (hand.turn, hand.phase) == (2, "play")
    assert playable(play(hand, "8C 7C 10H")) == {"9D"}
    assert playable(play(hand, "9D")) == {"AC"}


def test_an_under_may_be_led_and_cannot_win_and_its_points_are_the_winners() -> None:
    """SH-32, SH-37: the queen of clubs loses to the ace that it calls, and to a trump."""
    hand = play(under_hand("QC"), "QC")
    assert playable(hand) == {"AC"}
    assert playable(play(hand, "AC")) == {"10C", "KC", "8C"}
    play(hand, "8C 7C 10H")
    assert (hand.turn, hand.pulls[1]) == (1, ["QC", "AC", "8C", "7C", "10H"])
    assert play(under_hand("QC"), "QC AC 8C 7C 8D").turn == 4
    assert "9D" not in playable(under_hand("9D", picker_may_lead_called=False))


def test_others_see_a_back_and_the_picker_his_under() -> None:
    """SH-82."""
    hand = play(under_hand("QC"), "QC AC 8C 7C 10H")
    for seat in (None, 1, 2, 3, 4):
        assert hand.visible(seat)["under"] is None
        assert hand.visible(seat)["tricks"][0][1][0] == (0, "back")
    assert hand.visible(0)["tricks"][0][1][0] == (0, "QC")


def test_the_partner_leads_the_called_card_or_another_suit() -> None:
    """SH-35: and throws anything but the called card (SH-36) until its suit is led."""
    assert playable(play(under_hand("9D"), "KS")) == {"9C", "7H", "8H", "QH", "7D"}
    assert playable(play(under_hand("9D"), "KS QH 9H 7S 8D")) == {"AC", "7H", "8H", "7D"}
    shy = under_hand("9D", partner_may_lead_called=False)
    assert playable(play(shy, "KS QH 9H 7S 8D")) == {"7H", "8H", "7D"}


def anything(hand: PlainSheepshead) -> PlainSheepshead:
    """The first legal action."""
    hand.do(hand.legal()[0])
    return hand


def test_a_partner_with_nothing_else_leads_the_called_card() -> None:
    """SH-35: he may not keep it back by leading another of its suit."""
    given = {0: "AC KC QC QS QH QD", 1: "9C JC JS JH JD 7D"}
    hand = table(given, "pass", "pick", "bury KS AS", "call AC", partner_may_lead_called=False, blind="AS KS")
    assert playable(hand) == {"QC", "QS", "QH", "QD"}
    for queen in ["QC", "QS", "QH", "QD"]:
        play(hand, queen)
        for _ in range(4):
            anything(hand)
    assert (hand.turn, playable(hand)) == (0, {"AC"})


def test_the_picker_keeps_one_card_of_the_called_suit_and_no_particular_one() -> None:
    """SH-22, SH-31, SH-38."""
    given = {0: "10C 9C 8C 7D 8D QD", 1: "AC 10S 7H 8H 9H KH", 2: "AS 7S 8S KD AD 9D", 3: "KC 9S QC QS JC JS"}
    hand = table(given, "pick", "bury KS 7C", "call AC", blind="7C KS")
    assert playable(hand) == set(given[0].split())
    play(hand, "QD 7H KD QC QH")
    assert hand.turn == 3
    play(hand, "9S 10D")
    assert playable(hand) == {"10C", "9C", "8C", "7D", "8D"}
    play(hand, "8C 10S AS")
    assert hand.turn == 4
    play(hand, "10H")
    assert playable(hand) == {"10C", "9C", "7D", "8D"}
    play(hand, "10C 8H 7S KC AH")
    assert playable(hand) == {"7D", "8D"}
    play(hand, "7D 9H 8S QS JC JD 8D KH AD JS JH")
    assert playable(hand) == {"9C"}


# ---- scoring


def heap(count: int) -> list[str]:
    """Cards of the pack that are worth so much."""
    made: dict[int, list[str]] = {0: []}
    for card in PACK:
        worth = POINTS[card[:-1]]
        made |= {have + worth: [*cards, card] for have, cards in made.items() if have + worth not in made}
    return made[count]


def scored(
    picker_has: int, taken: int = 2, partner: int | None = 1, up: int = 0, **settings: Any
) -> list[int]:
    """What seats 0 (picker), 1 and 2 get where the picker's side has so much in so many tricks."""
    hand = table({}, carried=(0, up), **settings)
    hand.phase, hand.picker, hand.partner = "over", 0, partner
    winners = [0] * taken + [2] * (CUT[hand.players][0] - taken)
    hand.tricks = [(winner, []) for winner in winners]
    hand.buried, hand.pulls[2] = heap(picker_has), [card for card in PACK if card not in heap(picker_has)]
    result = hand.result()
    assert result is not None
    return result["points"][:3]


@pytest.mark.parametrize(
    ("picker_has", "taken", "pair", "alone"),
    [
        (120, 6, [6, 3, -3], [12, -3, -3]),
        (120, 5, [4, 2, -2], [8, -2, -2]),
        (91, 2, [4, 2, -2], [8, -2, -2]),
        (90, 2, [2, 1, -1], [4, -1, -1]),
        (61, 2, [2, 1, -1], [4, -1, -1]),
        (60, 2, [-2, -1, 1], [-4, 1, 1]),
        (31, 2, [-2, -1, 1], [-4, 1, 1]),
        (30, 2, [-4, -2, 2], [-8, 2, 2]),
        (0, 2, [-4, -2, 2], [-8, 2, 2]),
        (22, 0, [-9, 0, 3], [-12, 3, 3]),
        (44, 0, [-9, 0, 3], [-12, 3, 3]),
    ],
)
def test_the_table_of_scores(picker_has: int, taken: int, pair: list[int], alone: list[int]) -> None:
    """SH-50 to SH-59."""
    bump = 1 if picker_has >= 61 else 2
    for partner, points in ((1, pair), (None, alone)):
        assert scored(picker_has, taken, partner) == points
        assert scored(picker_has, taken, partner, double_on_bump=True) == [bump * each for each in points]


def test_more_or_fewer_opponents() -> None:
    """SH-58."""
    assert scored(61, players=6) == [3, 1, -1]
    assert scored(40, 0, players=6) == [-12, 0, 3]
    assert scored(61, partner=None, players=3) == [2, -1, -1]
    assert scored(44, 0, None, players=4) == [-9, 3, 3]


def test_doublers_stand_in_a_queue_or_in_a_stack() -> None:
    """SH-64: and multiply with SH-57."""
    for up, queue, stack in ((0, 1, 1), (1, 2, 2), (3, 2, 8)):
        assert scored(61, up=up) == [2 * queue, queue, -queue]
        assert scored(61, up=up, doublers="stack") == [2 * stack, stack, -stack]
    assert scored(40, 0, up=2, doublers="stack", double_on_bump=True) == [-72, 0, 24]


def played_out(hand: PlainSheepshead) -> dict[str, Any]:
    while not hand.over:
        anything(hand)
    result = hand.result()
    assert result is not None
    return result


def test_a_hand_thrown_in_puts_a_doubler_up_and_is_none_of_the_match() -> None:
    """SH-14, SH-64, SH-70, SH-72."""
    rules: dict[str, Any] = {"no_pick": "doubler", "hands": 2}
    thrown = played_out(table({}, *["pass"] * 5, carried=(1, 2), **rules))
    assert thrown["carried"] == (1, 3)
    assert (thrown["points"], thrown["match_over"], thrown["winners"]) == ([0] * 5, False, [])
    queue = played_out(table({}, "pick", carried=(1, 3), **rules))
    assert (queue["carried"], queue["match_over"]) == ((2, 2), True)
    stack = played_out(table({}, "pick", carried=(0, 3), doublers="stack", **rules))
    assert (stack["carried"], stack["match_over"], stack["winners"]) == ((1, 0), False, [])
    assert not played_out(table({}, "pick", carried=(50, 0), hands=0))["match_over"]


def test_all_who_share_the_highest_score_win() -> None:
    """SH-71: a leaster tied for fewest leaves all at the score they had."""
    hand = table({}, *["pass"] * 5, hands=1)
    hand.phase, hand.tricks = "over", [(0, []), (1, [])]
    result = hand.result()
    assert result is not None
    assert (result["points"], result["winners"]) == ([0] * 5, [0, 1, 2, 3, 4])


# ---- leaster


def leaster(pulls: dict[int, int], **settings: Any) -> list[int]:
    """What a leaster pays where these seats took a trick each and so many card points."""
    hand = table({}, *["pass"] * 5, **settings)
    hand.phase, hand.tricks = "over", [(seat, []) for seat in pulls]
    for seat, count in pulls.items():
        hand.pulls[seat] = heap(count)
    result = hand.result()
    assert result is not None
    return list(result["points"])


def test_fewest_card_points_with_a_trick_win_a_leaster() -> None:
    """SH-61 to SH-63."""
    assert leaster({1: 40, 3: 20, 0: 60}) == [-1, -1, -1, 4, -1]
    assert leaster({1: 20, 3: 20, 0: 80}) == [0, 0, 0, 0, 0]
    assert leaster({1: 20, 3: 20, 0: 19}) == [4, -1, -1, -1, -1]
    assert leaster({1: 0, 3: 60, 0: 60}) == [-1, 4, -1, -1, -1]


def test_without_needing_a_trick_an_empty_hand_wins_at_nothing() -> None:
    """SH-61: alone at nothing it wins; two at nothing tie, one of them with a trick of nothing."""
    off = {"leaster_needs_trick": False}
    assert leaster({1: 40, 3: 20, 0: 30, 4: 30}, **off) == [-1, -1, 4, -1, -1]
    assert leaster({1: 40, 3: 20, 0: 60}, **off) == [0, 0, 0, 0, 0]
    assert leaster({1: 0, 3: 20, 0: 30, 4: 70}, **off) == [0, 0, 0, 0, 0]


@pytest.mark.parametrize("when", ["first", "last", "none"])
def test_the_blind_of_a_leaster_comes_with_its_trick_and_is_then_seen(when: str) -> None:
    """SH-60, SH-87."""
    hand = table({}, *["pass"] * 5, blind="AS 10H", leaster_blind=when)
    seen_after = []
    while not hand.over:
        if not hand.trick:
            assert all(hand.visible(seat)["stock"] == hand.visible(None)["stock"] for seat in range(5))
            seen_after.append(bool(hand.visible(0)["stock"]))
        anything(hand)
    assert seen_after == [when == "first" and index > 0 for index in range(6)]
    assert hand.visible(None)["stock"] == ["AS", "10H"]
    brought = {"first": [hand.tricks[0][0]], "last": [hand.tricks[-1][0]], "none": []}[when]
    assert [seat for seat in range(5) if "AS" in hand.pulls[seat]] == brought


# ---- what each seat may see


def test_only_the_picker_sees_the_bury_until_the_hand_is_over() -> None:
    """SH-81, SH-88."""
    hand = table({}, "pick")
    bury = hand.legal()[0].split(" ")[1:]
    anything(hand)
    for seat in (None, *range(5)):
        assert hand.visible(seat)["aside"] == (bury if seat == 0 else [])
    played_out(hand)
    assert hand.visible(None)["aside"] == bury


def test_the_partner_alone_knows_of_it_until_the_called_card_is_played() -> None:
    """SH-83, SH-84."""
    hand = under_hand("QC")
    assert [hand.visible(seat)["partner"] for seat in (None, 0, 1, 2)] == [None, None, 1, None]
    play(hand, "QC AC")
    assert [hand.visible(seat)["partner"] for seat in (None, 0, 1, 2)] == [1, 1, 1, 1]


def test_nothing_is_shown_of_a_hand_thrown_in() -> None:
    """SH-88."""
    hand = table({}, *["pass"] * 5, no_pick="doubler")
    seen = hand.visible(2)
    assert hand.over
    assert (seen["stock"], seen["aside"], seen["hands"][1]) == ([], [], [])
    assert len(seen["hands"][2]) == 6

"""The plain reading of Sheepshead against the cases, and against the clauses that are easily misread."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from plain_sheepshead import CUT, FAIL, PACK, POINTS, TRUMPS, PlainSheepshead

from game.rules.actions import Action
from game.rules.cards import set_of_words, text, words
from game.rules.events import Event, Moved, Said, shown_to
from game.rules.games import GAMES
from game.rules.hand import Secret
from game.rules.sheepshead.hand import SheepsheadHand
from game.rules.tricks import Play
from game.table.match import Match, new_match

CASES = [json.loads(line) for line in (Path(__file__).parent / "cases" / "sheepshead.jsonl").open()]


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


def opened(record: dict[str, Any], number: int, before: dict[str, Any]) -> PlainSheepshead:
    each = record["hands"][number]
    hands = [words.split() for words in each["deal"]["hands"]]
    settings = {"players": len(record["seats"]), **record["settings"]}
    carried, stock = before.get("carried", ()), each["deal"]["stock"].split()
    assert before.get("next_dealer", each["dealer"]) == each["dealer"]
    return PlainSheepshead(settings, each["dealer"], before["scores"], hands, stock, carried)


def check_moment(hand: PlainSheepshead, record: dict[str, Any], spot: tuple[int, int]) -> None:
    """What a case says of this moment."""
    illegal = record.get("illegal", [])
    for item in illegal if isinstance(illegal, list) else [illegal]:
        if (item["hand"], item["after"]) == spot:
            assert item["seat"] != hand.turn or item["action"] not in hand.legal()
    for item in record.get("check", []):
        if (item["hand"], item["after"]) == spot:
            assert sorted(item["legal"]) == (hand.legal() if hand.turn == item["seat"] else [])


@pytest.mark.parametrize("record", CASES, ids=[f"{case['clause']} {case['case'][:50]}" for case in CASES])
def test_every_case_passes(record: dict[str, Any]) -> None:
    result: dict[str, Any] = {"scores": record.get("scores", [0] * len(record["seats"])), "winners": []}
    for number, each in enumerate(record["hands"]):
        hand = opened(record, number, result)
        check_moment(hand, record, (number, 0))
        for index, (seat, action) in enumerate(each["actions"]):
            assert hand.turn == seat
            hand.do(action)
            check_moment(hand, record, (number, index + 1))
        result = hand.result() or result
        assert {key: result[key] for key in each.get("result", {})} == each.get("result", {})
    assert record.get("winners", []) == result["winners"]


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


# ---- random hands

# Holdings that make rare things likely: tens, every trick, none, an under, a partner with one suit.
LIKELY = [
    ["AC", "AS", "AH"],
    ["AC", "AS", "AH", "10C", "9S"],
    TRUMPS[:8],
    [*TRUMPS[8:], "7C", "8C"],
    ["AC", "AS", *TRUMPS[3:7]],
    ["AH", "9H", *TRUMPS[8:]],
    ["AS", "KS", "9S", "8S", "QC", "QS"],
    [],
]
VALUES: dict[str, list[Any]] = {
    "players": [3, 4, 5, 5, 5, 6, 6, 6],
    "hands": [0, 1, 2, 4],
    "no_pick": ["leaster", "doubler", "forced"],
    "doublers": ["queue", "stack"],
    "leaster_blind": ["last", "first", "none"],
    "leaster_needs_trick": [True, False],
    "partner": ["called", "called", "called", "jack", "none"],
    "under": [True, True, False],
    "picker_may_lead_called": [True, False],
    "partner_may_lead_called": [True, False],
    "double_on_bump": [True, False],
}


STRONGEST = [*TRUMPS, *(card for rank in zip(*FAIL.values(), strict=True) for card in rank)]


def random_heaps(chance: Random, players: int) -> tuple[list[list[str]], list[str]]:
    """A deal; often a seat holds three aces, or all the best cards, or hardly any."""
    each, in_blind = CUT[players]
    likely = chance.choice(LIKELY)
    first = chance.sample(likely, min(each, len(likely)))
    pack = first + chance.sample([card for card in PACK if card not in first], len(PACK) - len(first))
    heaps = [pack[seat * each : (seat + 1) * each] for seat in range(players)]
    turned = chance.randrange(players)
    return heaps[turned:] + heaps[:turned], pack[len(PACK) - in_blind :]


@dataclass
class Temper:
    """How a random hand is played, so that what is rare comes up."""

    chance: Random

    def __post_init__(self) -> None:
        self.passes = self.chance.choice([0.2, 0.6, 1.0, 1.0])
        self.buries = self.chance.choice(["any", "fail", "aces", "fail"])
        self.plays = [self.chance.choice(["any", "any", "high", "low"]) for _ in range(6)]

    def pick(self, hand: PlainSheepshead) -> str:
        legal = hand.legal()
        if hand.phase == "pick" and "pass" in legal:
            return "pass" if self.chance.random() < self.passes else "pick"
        if hand.phase == "bury" and self.buries != "any":
            return max(self.chance.sample(legal, len(legal)), key=self._buries_well)
        if hand.phase == "call" and len(legal) > 1:
            return self.chance.choice(legal[1:] if self.chance.random() < 0.8 else legal)
        assert hand.turn is not None
        if hand.phase == "play" and self.plays[hand.turn] != "any":
            best_first = sorted(legal, key=lambda action: STRONGEST.index(action.split(" ")[1]))
            return best_first[0 if self.plays[hand.turn] == "high" else -1]
        return self.chance.choice(legal)

    def _buries_well(self, bury: str) -> int:
        fail = [card for card in bury.split(" ")[1:] if card not in TRUMPS]
        return sum((card[0] == "A") == (self.buries == "aces") for card in fail)


# ---- against the engine

GAME = GAMES["sheepshead"]


def words_of(some: int) -> list[str]:
    return words(some).split()


def plays_of(plays: tuple[Play, ...]) -> list[tuple[int, str]]:
    return [(seat, text(card)) for seat, card in plays]


def seen_in_engine(hand: SheepsheadHand, seat: int | None) -> dict[str, Any]:
    """What `visible` tells, from what the engine shows this seat; a holder knows of himself by his cards."""
    seen, public = hand.sees(seat), hand.public
    called = public.called is not None and seat is not None and seen.holdings[seat] >> public.called & 1
    return {
        "hands": [words_of(holding) for holding in seen.holdings],
        "stock": words_of(seen.stock),
        "aside": words_of(seen.aside & ~seen.under),
        "under": words(seen.under) or None,
        "partner": seat if called and seat != public.picker else public.partner,
    }


def on_the_table(hand: SheepsheadHand) -> dict[str, Any]:
    """The same of the tricks. The engine has one table for all: his own under lies face down there."""
    tricks = [(trick.winner, plays_of(trick.plays)) for trick in hand.public.tricks]
    return {"trick": plays_of(hand.public.trick), "tricks": tricks}


def shown_words(events: tuple[Event, ...], seat: int | None) -> set[str]:
    """Every card that the events of one step name to this seat."""
    named: set[str] = set()
    for event in filter(None, (shown_to(event, seat) for event in events)):
        if isinstance(event, Said):
            named |= set(event.action.split(" ")) & set(PACK)
        if isinstance(event, Moved):
            named |= {text(card) for card in event.cards if card is not None} - {"back"}
    return named


def may_be_named(before: PlainSheepshead, action: str, seat: int | None) -> set[str]:
    """Every card that this action may name to this seat (SH-80 to SH-82)."""
    mine = seat is not None and seat == before.turn
    if action == "pick":
        return set(before.blind) if mine else set()
    if action.startswith("bury"):
        return set(action.split(" ")) & set(PACK) if mine else set()
    if action.startswith("call"):
        return {action.split(" ")[1]}
    return set() if action == f"play {before.under}" and not mine else set(action.split(" ")) & set(PACK)


def compare_hand(match: Match, plain: PlainSheepshead, temper: Temper) -> Match:
    watchers = (None, *range(plain.players))
    while True:
        hand = match.hand
        assert isinstance(hand, SheepsheadHand)
        assert (hand.public.turn, hand.public.phase) == (plain.turn, plain.phase)
        assert list(hand.legal()) == plain.legal()
        assert all(seen_in_engine(hand, seat).items() <= plain.visible(seat).items() for seat in watchers)
        assert on_the_table(hand).items() <= plain.visible(None).items()
        if plain.turn is None:
            return match
        action = temper.pick(plain)
        step = match.after(plain.turn, Action(action))
        for seat in watchers:
            assert shown_words(step.events, seat) <= may_be_named(plain, action, seat)
        plain.do(action)
        match = step.match


def compare_match(seed: int, most_hands: int) -> None:
    """A match of random settings and scores, every decision and every result in both readings."""
    chance = Random(seed)
    chosen = {key: chance.choice(values) for key, values in VALUES.items()}
    players = chosen["players"]
    scores = [chance.randrange(-3, 4) for _ in range(players)]
    match = new_match(GAME, GAME.check(chosen), tuple("ABCDEF"[:players]))
    match = replace(match, start_scores=tuple(scores))
    dealer, carried = chance.randrange(players), ()
    for _ in range(most_hands):
        heaps, blind = random_heaps(chance, players)
        plain = PlainSheepshead(chosen, dealer, scores, heaps, blind, carried)
        dealt = Secret(tuple(set_of_words(" ".join(heap)) for heap in heaps), set_of_words(" ".join(blind)))
        match = compare_hand(match.deal(dealt, dealer), plain, Temper(chance))
        expected, came = plain.result(), match.result
        assert expected is not None
        assert came is not None
        assert {key: getattr(came, key) for key in expected} == {
            key: tuple(value) if isinstance(value, list) else value for key, value in expected.items()
        }
        if match.over:
            return
        dealer, scores, carried = expected["next_dealer"], expected["scores"], expected["carried"]


def test_the_engine_reads_the_rules_alike_on_random_matches() -> None:
    for seed in range(220):
        compare_match(seed, 6)


@pytest.mark.soak
def test_the_engine_reads_the_rules_alike_on_tens_of_thousands_of_hands() -> None:
    for seed in range(10_000):
        compare_match(seed, 6)

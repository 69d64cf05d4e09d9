"""Sheepshead: what is asked and told, and what a choice may win and cost."""

from dataclasses import replace

import pytest
from sheepshead_hands import BLIND, DEALT, GAME, dealt, done, public, told
from walks import random_deal

from game.rules.actions import Action
from game.rules.cards import FACE_DOWN, Seat, card, set_of_words
from game.rules.events import Moved, shown_to
from game.rules.hand import Secret
from game.rules.prompt import Fact
from game.rules.settings import Settings
from game.rules.sheepshead.position import SheepsheadSecret
from game.rules.tricks import Play, Trick


def test_a_pick_is_told_what_it_may_win_and_cost() -> None:
    ((label, stakes),) = dealt().prompt().stakes
    assert (label, stakes.key) == ("pick", "pick")
    pair, alone = {"win": 2, "most": 6, "loss": 2, "worst": 9}, {"win": 4, "most": 12, "loss": 4, "worst": 12}
    assert dict(stakes.words) == pair | {f"alone_{name}": value for name, value in alone.items()}


@pytest.mark.parametrize("chosen", [{"players": 3}, {"players": 4}, {"partner": "none"}])
def test_whoever_picks_where_there_is_no_partner_is_asked_to_play_alone(chosen: dict[str, object]) -> None:
    prompt = random_deal(GAME, GAME.check(chosen), 1).open().prompt()
    assert prompt.phase == "pick_alone"
    assert dict(prompt.stakes)["pick"].key == "alone"


@pytest.mark.parametrize(("players", "count"), [(3, 2), (4, 4), (5, 2), (6, 2)])
def test_the_picker_is_told_how_many_cards_to_bury(players: int, count: int) -> None:
    hand = done(random_deal(GAME, GAME.check({"players": players}), 1).open(), "pick")
    assert dict(hand.prompt().words) == {"cards": count}
    assert all(len(action.split()) == 1 + count for action in hand.legal())


def test_whoever_holds_the_jack_that_is_called_is_told_of_playing_alone() -> None:
    """SH-27: only the picker is told, and already before the pick."""
    hand = done(dealt(partner="jack"), "pass", "pass", "pass")
    assert dict(hand.prompt().stakes)["pick"].key == "alone"
    for bury in ("bury 7D 8D", "bury 8D JD"):
        asked = dict(done(hand, "pick", bury).prompt().stakes)
        assert asked["call JD"] == Fact("own_jack", asked["alone"].words)
    others = dict(done(dealt(partner="jack"), "pick", "bury 9H KH").prompt().stakes)
    assert others["call JD"].key == "call"


@pytest.mark.parametrize("bump", [False, True])
@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("doublers", [0, 1, 2])
def test_the_stakes_are_the_best_and_the_worst_that_the_score_sheet_can_say(
    players: int, bump: bool, doublers: int
) -> None:
    """SH-52 to SH-58, SH-64: told, and then counted with 61 and 120 points, with 60 and with no trick."""
    rules = GAME.check({"players": players, "double_on_bump": bump, "doublers": "stack"})
    deal = random_deal(GAME, rules, 1).open()
    asked = GAME.hand(rules, replace(public(deal), doublers=doublers), deal.secret).prompt()
    told_of = dict(dict(asked.stakes)["pick"].words)
    prefix = "alone_" if players >= 5 else ""
    alone = [told_of[f"{prefix}{name}"] for name in ("win", "most", "loss", "worst")]
    assert alone == [abs(points) for points in ends(rules, doublers, partner=None)]
    if players >= 5:
        pair = [told_of[name] for name in ("win", "most", "loss", "worst")]
        assert pair == [abs(points) for points in ends(rules, doublers, partner=1)]


def ends(rules: Settings, doublers: int, partner: Seat | None) -> list[int]:
    """What seat 0 gets for just winning, for every trick, for just losing and for no trick."""
    players, tricks = rules.number("players"), GAME.cut(rules).each
    last = players - 1
    gains = []
    for own, each in ((1, "AC AS AH 10C 10S 7C"), (tricks, ""), (1, "AC AS AH 10C 10S"), (0, "")):
        plays = tuple(Play(0, card(word)) for word in each.split())
        taken_by = [0] * own + [last] * (tricks - own)
        bury = set_of_words("10H" if own == 1 else "")
        whole = tuple(Trick(plays if not number else (), 0, seat) for number, seat in enumerate(taken_by))
        over = replace(
            public(random_deal(GAME, rules, 1).open()),
            phase="over",
            turn=None,
            picker=0,
            partner=partner,
            alone=partner is None,
            doublers=doublers,
            tricks=whole,
        )
        # 11 + 11 + 11 + 10 + 10 and the bury: 63 and, without the 10 there, 53.
        hidden = SheepsheadSecret((0,) * players, aside=bury if "7C" in each else 0)
        result = GAME.hand(rules, over, hidden).result()
        assert result
        gains.append(result.points[0])
    return gains


def test_bump_and_doublers_raise_the_stakes() -> None:
    settings = GAME.check({"double_on_bump": True, "no_pick": "doubler", "doublers": "stack"})
    holdings = tuple(map(set_of_words, DEALT))
    hand = GAME.open_hand(settings, (0,) * 5, 4, Secret(holdings, set_of_words(BLIND)), (0, 2))
    ((_, stakes),) = hand.prompt().stakes
    pair = {name: value for name, value in stakes.words if not name.startswith("alone")}
    assert pair == {"win": 8, "most": 24, "loss": 16, "worst": 72}
    assert told(hand, "multiplied") == (("times", 4),)


def test_going_alone_has_its_own_stakes() -> None:
    ((label, stakes),) = done(dealt(), "pick", "bury 9H KH").prompt().stakes
    assert (label, dict(stakes.words)) == ("alone", {"win": 4, "most": 12, "loss": 4, "worst": 12})


def test_a_call_has_the_stakes_of_a_pair_also_on_an_under() -> None:
    called = done(dealt(), "pick", "bury AS KH").prompt().stakes
    assert [(label, stakes.key) for label, stakes in called] == [("alone", "alone"), ("call AH", "call")]
    on_an_under = done(dealt(under=True), "pick", "bury 9H KH").prompt()
    assert [label for label, _ in on_an_under.stakes] == ["alone", "call AH under"]


def test_an_under_flies_from_its_players_hand_and_nobody_else_is_told_which_it_is() -> None:
    hand = done(dealt(under=True), "pick", "bury 9H KH", "call AH under 10D")
    moved = hand.after(Action("play 10D")).events[0]
    told = [shown_to(moved, seat) for seat in (0, 1, None)]
    assert [each.cards for each in told if isinstance(each, Moved)] == [(card("10D"),), (None,), (None,)]


def test_the_jack_is_called_by_name_also_by_its_holder() -> None:
    hand = done(dealt(partner="jack"), "pass", "pass", "pass", "pick", "bury 7D 8D")
    assert hand.prompt().phase == "jack"
    assert hand.legal() == ("alone", "call JD")


def test_the_partner_is_told_once_the_called_card_is_played() -> None:
    hand = done(dealt(), "pick", "bury AS KH", "call AH", "play 9H", "play 7H", "play 10H", "play 7D")
    assert told(hand, "partner") is None
    hand = done(hand, "play AH")
    assert told(hand, "partner") == (("seat", 4),)


def test_card_points_are_told_by_seat_and_an_unders_points_only_at_the_end() -> None:
    """SH-85, SH-82: an ace, a ten and a jack lie in the trick, and the ten of diamonds face down."""
    hand = done(dealt(under=True), "pick", "bury 9H KH", "call AH under 10D")
    hand = done(hand, "play 10D", "play 7H", "play 10H", "play JD", "play AH")
    points = [(fact.seat, fact.words) for fact in hand.facts() if fact.key == "card_points"]
    assert points == [(3, (("points", 23),))]
    assert public(hand).tricks[0].plays[0] == Play(0, FACE_DOWN)
    assert [told(hand, key) for key in ("under", "called")] == [(("card", "AH"),), None]

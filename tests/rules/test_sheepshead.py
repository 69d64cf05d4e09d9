"""Sheepshead: its cases, what reads better as code than as a record, and who may know what."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from walks import pick, random_deal, walk

from game.rules.actions import Action
from game.rules.cards import FACE_DOWN, Seat, card, cards, set_of_words, text
from game.rules.events import Moved, shown_to
from game.rules.games import GAMES
from game.rules.hand import Hand, Refused, Secret, Step
from game.rules.prompt import Fact, Words
from game.rules.result import Result
from game.rules.settings import BadSetting, Settings
from game.rules.sheepshead.pack import ORDER, PACK_SET, TRUMPS, card_points
from game.rules.sheepshead.position import SheepsheadPublic, SheepsheadSecret
from game.rules.tricks import Play, Trick
from game.rules.view import Standing, view_of
from game.table.replay import Verdict, replay_file

GAME = GAMES["sheepshead"]
CASES = Path(__file__).parent / "cases" / "sheepshead.jsonl"
TABLE = Standing(("A", "B", "C", "D", "E", "F"), (False,) * 6, 1)
DEALT = (
    "AC AS 9H QC QS KC",
    "10C 10S 9S JC 9D 7H",
    "10H 8C 7C JS KD 8S",
    "QH QD JH JD 8D 7D",
    "AD KS 7S AH 8H 9C",
)
"""The first cannot call an ace in the usual way once he has buried his hearts."""
BLIND = "KH 10D"


def dealt(**chosen: object) -> Hand:
    """Seat 0 is asked first."""
    holdings = tuple(map(set_of_words, DEALT))
    return GAME.open_hand(GAME.check(chosen), (0,) * 5, 4, Secret(holdings, set_of_words(BLIND)))


def done(hand: Hand, *actions: str) -> Hand:
    for action in actions:
        hand = hand.after(Action(action)).hand
    return hand


def told(hand: Hand, key: str) -> Words | None:
    """The words of this fact; None if it is not told."""
    return next((fact.words for fact in hand.facts() if fact.key == key), None)


def public(hand: Hand) -> SheepsheadPublic:
    assert isinstance(hand.public, SheepsheadPublic)
    return hand.public


def secret(hand: Hand) -> SheepsheadSecret:
    assert isinstance(hand.secret, SheepsheadSecret)
    return hand.secret


# ---- the cards, and the cases


@pytest.mark.parametrize("verdict", list(replay_file(str(CASES))), ids=lambda verdict: str(verdict.line))
def test_every_case_is_played_as_it_is_written(verdict: Verdict) -> None:
    assert verdict.words == "ok"


def test_the_trumps_are_queens_jacks_and_diamonds_in_the_order_of_sh_4() -> None:
    down = sorted(cards(TRUMPS), key=lambda each: -ORDER.strength[each])
    assert " ".join(map(text, down)) == "QC QS QH QD JC JS JH JD AD 10D KD 9D 8D 7D"


def test_a_ten_is_higher_than_a_king() -> None:
    for suit in (0, 1, 3):
        down = sorted(cards(ORDER.suit_cards[suit]), key=lambda each: -ORDER.strength[each])
        assert [text(each)[:-1] for each in down] == ["A", "10", "K", "9", "8", "7"]


def test_the_pack_holds_32_cards_and_120_points() -> None:
    assert PACK_SET.bit_count() == 32
    assert card_points(PACK_SET) == 120


@pytest.mark.parametrize(
    ("chosen", "named"),
    [
        ({"players": 2}, "players"),
        ({"hands": -1}, "hands"),
        ({"hands": True}, "hands"),
        ({"picks": 1}, "picks"),
    ],
)
def test_an_unknown_key_or_value_is_refused_by_name(chosen: dict[str, object], named: str) -> None:
    with pytest.raises(BadSetting, match=named):
        GAME.check(chosen)


def test_only_a_match_of_no_number_of_hands_is_endless() -> None:
    assert GAME.endless(GAME.check({"hands": 0}))
    assert not GAME.endless(GAME.check({}))


# ---- scoring


def finished(taken: dict[Seat, str], bury: str, partner: Seat | None = 1) -> Result:
    """The result if seat 0 picked and each seat took a trick with these cards; all others went to seat 2."""
    rest = PACK_SET & ~set_of_words(bury)
    tricks = []
    for seat, words in taken.items():
        rest &= ~set_of_words(words)
        tricks.append(Trick(tuple(Play(seat, card(word)) for word in words.split()), 0, seat))
    tricks.append(Trick(tuple(Play(2, each) for each in cards(rest)), 0, 2))
    over = SheepsheadPublic(
        dealer=4,
        scores=(0,) * 5,
        phase="over",
        turn=None,
        counts=(0,) * 5,
        bids=(),
        trick=(),
        tricks=tuple(tricks),
        picker=0,
        partner=partner,
    )
    hand = GAME.hand(GAME.check({}), over, SheepsheadSecret((0,) * 5, aside=set_of_words(bury)))
    result = hand.result()
    assert result is not None
    return result


FOUR_ACES = "AS AC AD AH"


@pytest.mark.parametrize(
    ("ours", "bury", "points"),
    [
        (FOUR_ACES + " 10S 10C 10D KS KC", "10H KD", (4, 2, -2, -2, -2)),  # 96
        (FOUR_ACES + " 10S 10C 10D KS", "10H QS", (4, 2, -2, -2, -2)),  # 91
        (FOUR_ACES + " 10S 10C 10D KS", "10H JS", (2, 1, -1, -1, -1)),  # 90, so the others have 30
        (FOUR_ACES + " KS", "10H QS", (2, 1, -1, -1, -1)),  # 61
        (FOUR_ACES + " KS", "10H JS", (-2, -1, 1, 1, 1)),  # 60
        ("AS 10C", "10H 7S", (-2, -1, 1, 1, 1)),  # 31
        ("AS KS KC", "AH 7S", (-4, -2, 2, 2, 2)),  # 30
        ("AS KS QS", "AH 7S", (-4, -2, 2, 2, 2)),  # 29
    ],
)
def test_both_limits_of_schneider_and_the_win_are_where_sh_51_and_sh_53_put_them(
    ours: str, bury: str, points: tuple[int, ...]
) -> None:
    """T-003."""
    assert finished({0: ours, 1: "8C"}, bury).points == points


def test_the_bury_does_not_make_up_for_taking_no_trick() -> None:
    assert finished({}, bury="AS AC").points == (-9, 0, 3, 3, 3)
    assert finished({}, bury="AS AC", partner=None).points == (-12, 3, 3, 3, 3)


@pytest.mark.parametrize("needs_trick", [True, False])
def test_of_those_who_tie_for_fewest_in_a_leaster_nobody_scores(needs_trick: bool) -> None:
    """T-001; nobody is without a trick, so it makes no difference whether one is needed."""
    taken = {0: "KS QS 7C", 1: "KH QH 8C", 3: "AS AC", 4: "AH 10H"}
    assert leaster(taken, leaster_needs_trick=needs_trick).points == (0,) * 5


def test_the_trickless_win_a_leaster_only_where_no_trick_is_needed() -> None:
    taken = {0: "KS QS 7C", 1: "KH KC 8C", 3: "AS AC"}
    assert leaster(taken).points == (4, -1, -1, -1, -1)
    assert leaster(taken, leaster_needs_trick=False).points == (-1, -1, -1, -1, 4)


def leaster(taken: dict[Seat, str], **chosen: object) -> Result:
    tricks = [Trick(tuple(Play(s, card(word)) for word in w.split()), 0, s) for s, w in taken.items()]
    rest = PACK_SET & ~set_of_words(" ".join(taken.values()))
    tricks.append(Trick(tuple(Play(2, each) for each in cards(rest)), 0, 2))
    over = SheepsheadPublic(4, (0,) * 5, "over", None, (0,) * 5, (), (), tuple(tricks))
    result = GAME.hand(GAME.check(chosen), over, SheepsheadSecret((0,) * 5)).result()
    assert result is not None
    return result


# ---- what is asked and told


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


@pytest.mark.parametrize(
    ("actions", "refused", "clause"),
    [
        ("", "play QC", "SH-10"),
        ("pick", "bury 9H", "SH-16"),
        ("pick,bury 9H KH", "play QC", "SH-20"),
        ("pick,bury 9H KH", "call AH", "SH-21"),
        ("pick,bury 9H KH", "call 10C", "SH-23"),
        ("pick,bury 9H KH", "call AH under QC", "SH-24"),
        ("pick,bury AS KH,call AH", "pick", "SH-40"),
        ("pick,bury AS KH,call AH,play KC", "play 9S", "SH-33"),
        ("pick,bury AS KH,call AH,play KC", "play KC", "SH-33"),
        ("pick,bury AS KH,call AH,play KC,play 10C,play 7C", "play KC", "SH-40"),
        ("pick,bury AS KH,call AH", "play KH", "SH-40"),
        ("pick,bury AS KH,call AH,play 9H,play 7H,play 10H,play 7D", "play 8H", "SH-34"),
    ],
)
def test_a_refusal_names_its_clause(actions: str, refused: str, clause: str) -> None:
    hand = done(dealt(), *filter(None, actions.split(",")))
    with pytest.raises(Refused) as refusal:
        hand.after(Action(refused))
    assert refusal.value.clause == clause


def test_a_card_not_held_is_refused_in_the_last_trick_for_there_is_but_one_to_play() -> None:
    """SH-30."""
    hand = done(dealt(), "pick", "bury AS KH", "alone")
    while hand.public.counts[0] > 1 or hand.public.turn != 0:
        hand = hand.after(hand.legal()[0]).hand
    with pytest.raises(Refused, match="SH-30"):
        hand.after(Action("play KH"))


# ---- who may know what


def seen_by(step: Step, seat: Seat | None) -> object:
    shown = tuple(shown_to(event, seat) for event in step.events)
    return view_of(step.hand, seat, TABLE), tuple(event for event in shown if event is not None)


def hands_with_an_under() -> Iterator[tuple[Hand, list[Action]]]:
    """Hands whose picker may lay an under, and the calls on the same ace."""
    settings = GAME.check({"under": True})
    for seed in range(2000):
        for hand, _, _ in walk(random_deal(GAME, settings, seed)):
            unders = [action for action in hand.legal() if " under " in action]
            if hand.public.phase == "call" and unders:
                yield hand, [action for action in unders if action.split()[1] == unders[0].split()[1]]
            if hand.public.phase == "play":
                break


def test_which_card_is_the_under_shows_in_nothing_until_the_hand_is_over() -> None:
    """SH-82: two pickers lay different cards; the others are told the same as long as the same is played."""
    compared = face_down = 0
    for number, (start, calls) in enumerate(hands_with_an_under()):
        picker, chance = public(start).picker, Random(number)
        one, other = chance.sample(calls, 2)
        pair = (start.after(one), start.after(other))
        while True:
            hand, twin = pair[0].hand, pair[1].hand
            if hand.public.phase == "over" or twin.public.phase == "over":
                break
            for seat in (None, *range(5)):
                if seat != picker:
                    assert seen_by(pair[0], seat) == seen_by(pair[1], seat)
            compared += 1
            action = pick(hand, chance)
            if hand.public.turn == picker and action == f"play {one.split()[-1]}":
                face_down += 1
                its = Action(f"play {other.split()[-1]}")
            elif action != f"play {other.split()[-1]}":  # that is no under in one hand, and is in the other
                its = action
            else:
                break
            if its not in twin.legal():
                break
            pair = (hand.after(action), twin.after(its))
    assert compared > 1000
    assert face_down > 50


def test_the_under_lies_with_the_bury_and_is_turned_up_at_the_end() -> None:
    shown = 0
    for number, (start, calls) in enumerate(hands_with_an_under()):
        hand, under = start.after(calls[0]).hand, card(calls[0].split()[-1])
        while hand.public.phase != "over":
            assert not secret(hand).aside >> under & 1 or FACE_DOWN in played(hand)
            hand = hand.after(pick(hand, Random(number))).hand
        assert FACE_DOWN not in played(hand)
        assert under in played(hand)
        assert not secret(hand).aside >> under & 1
        shown += 1
    assert shown > 50


def played(hand: Hand) -> list[int]:
    past = [play.card for trick in hand.public.tricks for play in trick.plays]
    return past + [play.card for play in hand.public.trick]


def test_a_hand_thrown_in_shows_nothing() -> None:
    """SH-88."""
    hand = done(dealt(no_pick="doubler"), *("pass",) * 5)
    assert hand.public.phase == "over"
    for seat in range(5):
        own = tuple(held if holder == seat else 0 for holder, held in enumerate(hand.secret.holdings))
        assert hand.sees(seat) == SheepsheadSecret(own)
    assert hand.sees(None) == SheepsheadSecret((0,) * 5)


@pytest.mark.parametrize(("which", "seen"), [("first", True), ("last", False), ("none", False)])
def test_the_blind_of_a_leaster_is_seen_once_the_trick_that_brings_it_is_won(which: str, seen: bool) -> None:
    """SH-87."""
    hand = done(dealt(leaster_blind=which), *("pass",) * 5, "play AC", "play 10C", "play 7C")
    assert not hand.sees(0).stock
    hand = done(hand, "play JD", "play 9C")
    assert bool(hand.sees(0).stock) is seen
    assert bool(told(hand, "blind")) is seen


def test_only_the_picker_sees_the_bury() -> None:
    """SH-81."""
    step = done(dealt(), "pick").after(Action("bury AS KH"))
    assert step.hand.sees(0).aside == set_of_words("AS KH")
    assert not any(step.hand.sees(seat).aside for seat in (None, 1, 2, 3, 4))
    assert "AS" not in str([shown_to(event, 1) for event in step.events])


def test_a_jack_called_from_ones_own_hand_is_alone_once_it_is_played_and_not_before() -> None:
    """SH-27, SH-84."""
    hand = done(dealt(partner="jack"), "pass", "pass", "pass", "pick", "bury 7D 8D", "call JD", "play QC")
    assert not public(hand).alone
    hand = done(hand, "play 9D", "play JS", "play JD", "play AD")
    assert public(hand).alone
    assert told(hand, "alone") == (("seat", 3),)
    assert told(hand, "partner") is None

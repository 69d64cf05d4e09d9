"""Sheepshead: its cases, what reads better as code than as a record, and who may know what."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from sheepshead_hands import GAME, dealt, done, public, secret, told
from walks import pick, random_deal, walk

from game.rules.actions import Action
from game.rules.cards import FACE_DOWN, Seat, card, cards, set_of_words, text
from game.rules.events import shown_to
from game.rules.hand import Hand, Refused, Step
from game.rules.result import Result
from game.rules.settings import BadSetting
from game.rules.sheepshead.pack import ORDER, PACK_SET, TRUMPS, card_points
from game.rules.sheepshead.position import SheepsheadPublic, SheepsheadSecret
from game.rules.tricks import Play, Trick
from game.rules.view import Standing, view_of
from game.table.replay import Verdict, replay_file

CASES = Path(__file__).parent / "cases" / "sheepshead.jsonl"
TABLE = Standing(("A", "B", "C", "D", "E", "F"), (False,) * 6, 1)


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


# ---- what is refused


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


def test_the_under_ranks_lowest_in_the_called_suit_for_its_picker_and_as_printed_for_all_others() -> None:
    for start, calls in hands_with_an_under():
        hand = start.after(calls[0]).hand
        printed = GAME.order(hand.settings, hand.public, hand.sees(None))
        under, called = card(calls[0].split()[-1]), card(calls[0].split()[1])
        ranks = GAME.order(hand.settings, hand.public, hand.sees(start.public.turn))
        assert ranks.suit(under) == ranks.suit(called) != printed.suit(under)
        assert ranks.best([under, card("7" + calls[0].split()[1][-1])], ranks.suit(called)) == 1


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

"""Bid Euchre: what reads better as code than as a record."""

from dataclasses import replace

import pytest

from game.rules.actions import Action
from game.rules.bid_euchre.bids import Bid, offered
from game.rules.bid_euchre.position import BidEuchrePublic
from game.rules.bid_euchre.ranking import order
from game.rules.bid_euchre.scoring import result
from game.rules.cards import SECOND_PACK, card, cards, set_of_words, text
from game.rules.events import Moved, shown_to
from game.rules.games import GAMES
from game.rules.hand import Hand, Refused, Secret, Step
from game.rules.prompt import Fact
from game.rules.settings import BadSetting, Settings, Value
from game.rules.tricks import Trick

GAME = GAMES["bid_euchre"]
S, C, D, H = range(4)
HANDS = ("JS JC AS KS AH KH", "9S QH JH AC KC QC", "QS 10S AD KD 9H 10H", "9C 10C QD JD 10D 9D")


def dealt(stock: str = "", scores: tuple[int, int] = (0, 0), **chosen: Value) -> Hand:
    """A hand dealt by seat 3."""
    secret = Secret(tuple(map(set_of_words, HANDS)), set_of_words(stock))
    return GAME.open_hand(GAME.check(chosen), scores, 3, secret)


def played(hand: Hand, *actions: str) -> Hand:
    return last_step(hand, *actions).hand


def last_step(hand: Hand, *actions: str) -> Step:
    for action in actions:
        step = hand.after(Action(action))
        hand = step.hand
    return step


def facts(hand: Hand) -> dict[str, dict[str, str | int]]:
    return {fact.key: dict(fact.words) for fact in hand.facts()}


def stakes(hand: Hand) -> dict[str, Fact]:
    return dict(hand.prompt().stakes)


@pytest.mark.parametrize(
    ("decks", "joker", "cards_in_all", "each"),
    [(1, False, 24, 6), (1, True, 25, 6), (2, False, 48, 12), (2, True, 49, 12)],
)
def test_every_card_of_the_pack_is_dealt(decks: int, joker: bool, cards_in_all: int, each: int) -> None:
    rules = GAME.check({"decks": decks, "joker": joker})
    assert len(set(GAME.pack(rules))) == cards_in_all
    cut = GAME.cut(rules)
    assert cut.each == each
    assert 4 * cut.each + cut.stock == cards_in_all


def test_the_trumps_are_joker_right_left_then_ace_down() -> None:
    hearts = order(H)
    trumps = sorted(set_of_hearts(), key=lambda each: -hearts.strength[each])
    assert [text(each) for each in trumps] == ["JO", "JH", "JD", "AH", "KH", "QH", "10H", "9H"]
    assert hearts.suit(card("JS")) == S


def set_of_hearts() -> list[int]:
    return [each for each in GAME.pack(GAME.check({"joker": True})) if order(H).suit_cards[H] >> each & 1]


def test_a_plain_suit_ranks_the_jack_below_the_queen_and_lacks_the_left_bower() -> None:
    hearts = order(H)
    for suit, ranks in ((S, "A K Q J 10 9"), (D, "A K Q 10 9")):
        mine = [each for each in GAME.pack(GAME.check({})) if hearts.suit(each) == suit]
        ranked = sorted(mine, key=lambda each: -hearts.strength[each])
        assert [text(each)[:-1] for each in ranked] == ranks.split()


@pytest.mark.parametrize(
    ("trump", "trick", "led", "winner"),
    [
        (H, "KD JD AH AD", D, "JD"),  # the left bower is a trump
        (H, "JD JH AH KH", H, "JH"),
        (S, "10D 9D QH KD", D, "KD"),
        (S, "JC JS JO AS", S, "JO"),
        (C, "QS JS AS KS", S, "JS"),
    ],
)
def test_the_trick_goes_to_the_right_card(trump: int, trick: str, led: int, winner: str) -> None:
    laid = [card(word) for word in trick.split()]
    assert text(laid[order(trump).best(laid, led)]) == winner


def test_of_two_equal_cards_the_first_wins_whichever_copy_it_is() -> None:
    ace = card("AS")
    other = type(ace)(ace + SECOND_PACK)
    for trump in (S, H):
        assert order(trump).best([card("9S"), other, ace], S) == 1
        assert order(trump).best([card("9S"), ace, other], S) == 1


def test_a_lowest_bid_that_one_pack_cannot_take_is_refused_naming_both_settings() -> None:
    GAME.check({"min_bid": 11, "decks": 2})
    with pytest.raises(BadSetting, match=r"'min_bid' = 6 and 'decks' = 1"):
        GAME.check({"min_bid": 6})


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("players", 3),
        ("target", 0),
        ("min_bid", 0),
        ("min_bid", 12),
        ("decks", 3),
        ("ask_cards", 0),
        ("give", "worst"),
        ("revoke", True),
        ("revoke_penalty", -1),
        ("auction", "twice"),
    ],
)
def test_a_value_that_is_not_allowed_is_refused_by_name(key: str, value: Value) -> None:
    with pytest.raises(BadSetting, match=key):
        GAME.check({key: value})


def test_few_number_bids_share_a_row_with_ask_and_moon() -> None:
    assert dealt(min_bid=4).prompt().pages[0].rows == (("bid 4", "bid 5", "bid ask", "bid moon"),)
    assert dealt(plain_six=True).prompt().pages[0].rows == (
        ("bid 3", "bid 4", "bid 5"),
        ("bid 6", "bid ask", "bid moon"),
    )


@pytest.mark.parametrize(
    ("chosen", "label", "won", "lost"),
    [
        ({}, "bid ask", 12, 6),
        ({}, "bid moon", 24, 6),
        ({"slam_set": "stake"}, "bid ask", 12, 12),
        ({"slam_set": "stake"}, "bid moon", 24, 24),
        ({"plain_six": True, "slam_set": "stake"}, "bid 6", 6, 6),
        ({}, "bid 4", 4, 4),
    ],
)
def test_a_bid_tells_what_it_may_win_and_cost(
    chosen: dict[str, Value], label: str, won: int, lost: int
) -> None:
    words = dict(stakes(dealt(**chosen))[label].words)
    assert (words["won"], words["lost"]) == (won, lost)


def test_the_contract_the_trumps_and_who_sits_out_are_kept_in_sight() -> None:
    told = facts(played(dealt(), "bid moon", "trump S", "play JS", "play 9S", "play 9C"))
    assert told["contract"] == {"label": "bid moon", "seat": 0}
    assert told["trump"] == {"suit": "S"}
    assert told["tricks"] == {"taken": 1, "needed": 6}
    assert told["sits_out"] == {"seat": 2}


def test_a_tie_break_hand_is_told_from_its_deal_to_its_end() -> None:
    assert "tie_break" in facts(dealt(scores=(32, 40)))
    assert "tie_break" in facts(played(dealt(scores=(32, 40)), "bid moon", "trump S"))
    assert "tie_break" not in facts(dealt(scores=(31, 40)))


def test_the_dealer_alone_knows_his_discard() -> None:
    step = last_step(dealt(stock="JO", joker=True), "discard 9C")
    away = set_of_words("9C")
    assert [step.hand.sees(seat).aside for seat in (None, 0, 1, 2, 3)] == [0, 0, 0, 0, away]
    (moved,) = step.events
    assert isinstance(moved, Moved)
    assert [shown_to(moved, seat).cards for seat in (None, 0, 3)] == [(None,), (None,), (card("9C"),)]


def test_a_card_given_is_seen_by_its_giver_alone_until_both_have_given() -> None:
    hand = played(dealt(), "bid ask", "pass", "pass", "pass", "trump S", "give KH")
    king = set_of_words("KH")
    assert hand.public.counts == (5, 6, 6, 6)
    assert hand.sees(0).given == (king, 0, 0, 0)
    assert all(not any(hand.sees(seat).given) for seat in (None, 1, 2, 3))
    assert not hand.sees(2).holdings[2] & king


def test_when_both_have_given_each_holds_the_others_card_and_the_foes_saw_backs() -> None:
    step = last_step(dealt(), "bid ask", "pass", "pass", "pass", "trump S", "give KH", "give QS")
    assert step.hand.sees(0).holdings[0] == set_of_words("JS JC AS KS AH QS")
    assert step.hand.sees(2).holdings[2] == set_of_words("KH 10S AD KD 9H 10H")
    assert step.hand.sees(2).holdings[0] == 0
    for event in step.events:
        assert isinstance(event, Moved)
        assert shown_to(event, 1).cards == shown_to(event, None).cards == (None,)
    taken_up = [event.cards for event in step.events if event.start == "aside"]
    assert taken_up == [(card("QS"),), (card("KH"),)]


def test_a_claim_lays_the_cards_of_the_claimer_open_and_no_others() -> None:
    holdings = ("JS JC AS KS AH KH", "AC 9S 10S 9H 10H 9D", "QS 10D AD KD JH QH", "9C 10C QD JD KC QC")
    secret = Secret(tuple(map(set_of_words, holdings)))
    hand = GAME.open_hand(GAME.check({"ace_no_face": True}), (0, 0), 3, secret)
    hand = played(hand, "pass", "claim ace no face")
    assert hand.sees(None).holdings == (0, secret.holdings[1], 0, 0)
    assert hand.result() is not None


def test_a_hand_that_is_over_shows_nothing_that_was_not_played() -> None:
    hand = played(dealt(), "bid moon", "trump S")
    while hand.public.phase != "over":
        hand = played(hand, hand.legal()[0])
    assert [hand.sees(seat).holdings[2] for seat in (None, 0, 1, 3)] == [0, 0, 0, 0]
    passed_out = played(dealt(), "pass", "pass", "pass", "pass")
    assert not any(passed_out.sees(None).holdings)


BID = ("bid 3", "pass", "pass", "pass", "trump S")


def test_a_call_is_answered_with_the_cards_that_were_revokes() -> None:
    hand = played(dealt(revoke="penalised"), *BID, "play JS", "play QH", "call revoke")
    assert hand.public.turn == 2
    assert facts(hand)["revoke"] == {"card": "QH", "seat": 1, "trick": 1, "lost": 2}
    hand = played(hand, "play 10S", "call revoke")
    assert facts(hand)["false_calls"] == {"side": 1, "number": 1, "lost": 2}


def test_a_call_tells_its_price_before_it_is_made() -> None:
    hand = played(dealt(revoke="penalised", false_call_penalty=5), *BID, "play JS")
    assert dict(stakes(hand)["call revoke"].words) == {"won": 2, "lost": 5}
    assert "call revoke" not in stakes(played(hand, "play QH", "call revoke"))


@pytest.mark.parametrize(("card_played", "answer"), [("JH", "false_calls"), ("QH", "revoke")])
def test_the_left_bower_follows_a_lead_of_trumps_and_withheld_makes_a_revoke(
    card_played: str, answer: str
) -> None:
    hand = played(dealt(revoke="penalised"), "pass", "pass", "pass", "bid 3", "trump D")
    hand = played(hand, "play JD", "play KS", f"play {card_played}", "call revoke")
    assert answer in facts(hand)


def test_the_copies_of_a_card_are_one_action() -> None:
    two_aces = 1 << card("AS") | 1 << card("AS") + SECOND_PACK
    rest = [each for each in GAME.pack(GAME.check({"decks": 2})) if not two_aces >> each & 1]
    holdings = [two_aces, 0, 0, 0]
    for number, each in enumerate(rest):
        holdings[0 if number < 10 else 1 + (number - 10) // 12] |= 1 << each
    hand = GAME.open_hand(GAME.check({"decks": 2}), (0, 0), 3, Secret(tuple(holdings)))
    hand = played(hand, *BID)
    assert hand.legal().count(Action("play AS")) == 1
    assert two_aces & played(hand, "play AS").secret.holdings[0] == 1 << card("AS") + SECOND_PACK
    assert [text(each) for each in cards(two_aces)] == ["AS", "AS"]


PLAYING = ("bid 3", "pass", "pass", "pass", "trump S")


@pytest.mark.parametrize(
    ("revoke", "actions", "refused", "clause"),
    [
        ("refused", (), "play 9S", "BE-32"),
        ("refused", ("play AS",), "play AS", "BE-33"),
        ("refused", ("play AS",), "play QH", "BE-33"),
        ("refused", ("play AS", "play 9S", "play QS"), "play AS", "BE-34"),
        ("refused", ("play AS",), "pass", "BE-31"),
        ("refused", ("play AS",), "play 9S ", "BE-33"),
        ("penalised", (), "play 9S", "BE-32"),
        ("penalised", ("play AS",), "play AS", "BE-61"),
    ],
)
def test_a_card_that_may_not_be_played_is_refused_by_what_says_which_may(
    revoke: str, actions: tuple[str, ...], refused: str, clause: str
) -> None:
    hand = played(dealt(revoke=revoke), *PLAYING, *actions)
    with pytest.raises(Refused) as refusal:
        hand.after(Action(refused))
    assert refusal.value.clause == clause


@pytest.mark.parametrize("joker", [False, True])
def test_whatever_cannot_be_taken_back_is_told_before_it_is_confirmed(joker: bool) -> None:
    """A touch of a card or a suit is not enough: what has stakes waits for its button."""
    hand = dealt("JO" if joker else "", joker=joker)
    if joker:
        assert set(stakes(hand)) == {"discard"}
        hand = played(hand, "discard 9D")
    hand = played(hand, "bid ask", "pass", "pass", "pass")
    assert set(stakes(hand)) == set(hand.legal())
    assert dict(stakes(hand)["trump H"].words)["card"] == ("JO JH JD" if joker else "JH JD")
    hand = played(hand, "trump H")
    assert set(stakes(hand)) == {"give"}
    assert set(stakes(played(hand, "give KS"))) == {"give"}


def test_of_several_cards_of_an_ask_it_is_told_which_is_asked_for() -> None:
    hand = played(dealt(ask_cards=2), "bid ask", "pass", "pass", "pass", "trump S")
    asked = []
    for action in ("give KS", "give KH", "give QS", "give 10S"):
        asked.append((hand.prompt().phase, dict(hand.prompt().words)))
        hand = played(hand, action)
    assert asked == [
        ("give_several", {"number": 1, "cards": 2}),
        ("give_several", {"number": 2, "cards": 2}),
        ("give_back_several", {"number": 1, "cards": 2}),
        ("give_back_several", {"number": 2, "cards": 2}),
    ]
    assert hand.public.phase == "play"


@pytest.mark.parametrize("ask_cards", [1, 2, 3])
def test_an_ask_tells_how_many_cards_help(ask_cards: int) -> None:
    ask = stakes(dealt(ask_cards=ask_cards))["bid ask"]
    assert dict(ask.words).get("cards", 1) == ask_cards


@pytest.mark.parametrize("plain_six", [False, True])
@pytest.mark.parametrize("slam_set", ["bid", "stake"])
@pytest.mark.parametrize("decks", [1, 2])
def test_every_bid_tells_what_the_score_sheet_then_says(decks: int, slam_set: str, plain_six: bool) -> None:
    """BE-41 to BE-45: with the least tricks that make the bid, and with one fewer."""
    rules = GAME.check({"decks": decks, "slam_set": slam_set, "plain_six": plain_six})
    for bid in offered(rules):
        told = dict(dict(_stakes_at(rules))[bid.action].words)
        for taken, key in ((bid.tricks, "won"), (bid.tricks - 1, "lost")):
            points = result(rules, _over(rules, bid, taken)).points[0]
            assert points == (told[key] if key == "won" else -told[key]), (bid, taken)


def _stakes_at(rules: Settings) -> tuple[tuple[str, Fact], ...]:
    secret = Secret((0, 0, 0, 0))
    return GAME.open_hand(rules, (0, 0), 3, secret).prompt().stakes


def _over(rules: Settings, bid: Bid, taken: int) -> BidEuchrePublic:
    """Seat 0 bid and took so many tricks, the first of the hand; seat 1 took the others."""
    public = GAME.open_hand(rules, (0, 0), 3, Secret((0, 0, 0, 0))).public
    assert isinstance(public, BidEuchrePublic)
    each = 12 if rules.number("decks") == 2 else 6
    tricks = tuple(Trick((), 0, 0 if number < taken else 1) for number in range(each))
    return replace(public, phase="over", turn=None, contract=bid, declarer=0, trump=0, tricks=tricks)

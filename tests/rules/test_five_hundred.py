"""Five Hundred: what reads better as code than as a record, and the comparison with a second reading."""

from random import Random

import pytest
from plain_five_hundred import PlainHand
from walks import pick, random_deal, walk

from game.rules.cards import card, cards, set_of_words, text
from game.rules.five_hundred.bids import BIDS
from game.rules.five_hundred.pack import pack
from game.rules.five_hundred.ranking import order
from game.rules.games import GAMES
from game.rules.settings import BadSetting, Settings
from game.rules.tricks import taken

GAME = GAMES["five_hundred"]
S, C, D, H = range(4)


def test_the_packs_hold_ten_cards_a_player_and_three_for_the_kitty() -> None:
    assert [len(pack(players)) for players in (2, 3, 4, 5, 6)] == [33, 33, 43, 53, 63]
    lowest = {suit: text(min(c for c in pack(4) if c >> 4 == suit)) for suit in range(4)}
    assert lowest == {S: "5S", C: "5C", D: "4D", H: "4H"}
    assert {"11S", "12C", "13D", "13H"} <= set(map(text, pack(6)))
    assert not {"13S", "13C"} & set(map(text, pack(6)))


def test_bids_rank_as_in_the_table_of_500_21() -> None:
    by_row = sorted((bid.row, bid.words) for bid in BIDS.values() if not bid.sans_kitty)
    rows = [words for _, words in by_row]
    assert rows[:5] == ["6S", "6C", "6D", "6H", "6NT"]
    assert rows[10:12] == ["misere", "8S"]
    assert rows[23:] == ["10D", "blind misere", "open misere", "10H", "10NT"]
    assert BIDS["bid open misere"].rank == BIDS["bid blind misere"].rank


def test_sans_kitty_ranks_between_its_own_row_and_the_next() -> None:
    ranks = [BIDS[f"bid {words}"].rank for words in ("6S", "6S sans kitty", "6C", "10NT", "10NT sans kitty")]
    assert ranks == sorted(set(ranks))
    assert max(BIDS.values(), key=lambda bid: bid.rank).words == "10NT sans kitty"


@pytest.mark.parametrize(
    ("table", "words", "value"),
    [
        ("avondale", "6S", 40),
        ("avondale", "8S", 240),
        ("avondale", "10NT", 520),
        ("original", "8S", 120),
        ("original", "10NT", 600),
        ("original", "9D", 320),
        ("original", "misere", 250),
        ("avondale", "open misere", 500),
        ("avondale", "7H sans kitty", 200),
    ],
)
def test_a_bid_is_worth_what_500_60_says(table: str, words: str, value: int) -> None:
    assert BIDS[f"bid {words}"].value(table) == value


@pytest.mark.parametrize(
    ("words", "chosen", "key", "win", "slam", "cost"),
    [
        ("7H", {}, "slam", 200, 250, 200),
        ("8C", {}, "bid", 260, 260, 260),
        ("7H", {"slam_bonus": False}, "bid", 200, 200, 200),
        ("10S", {"score_table": "original"}, "bid", 250, 250, 200),
        ("misere", {}, "misere", 250, 250, 250),
    ],
)
def test_the_stakes_are_what_500_61_to_500_66_win_and_cost(
    words: str, chosen: dict[str, object], key: str, win: int, slam: int, cost: int
) -> None:
    hand = random_deal(GAME, GAME.check({"blind_misere": False, **chosen}), 1).open()
    fact = dict(hand.prompt().stakes)[f"bid {words}"]
    assert fact.key == key
    assert fact.words == (("label", f"bid {words}"), ("win", win), ("slam", slam), ("cost", cost))


def test_the_trumps_are_joker_right_left_then_ace_down() -> None:
    hearts = order(H, None)
    trumps = sorted(cards(hearts.suit_cards[H]), key=lambda c: -hearts.strength[c])
    assert [text(c) for c in trumps[:6]] == ["JO", "JH", "JD", "AH", "KH", "QH"]
    assert hearts.suit(card("JD")) == H
    assert hearts.suit(card("JS")) == S


@pytest.mark.parametrize(
    ("trump", "suit", "trick", "led", "winner"),
    [
        (H, None, "KD JD AH AD", D, "JD"),  # the left bower is a trump
        (None, None, "QH JH JD", H, "QH"),  # no bowers at no trumps
        (None, None, "AS JO", S, "JO"),  # a suitless joker wins any trick
        (None, D, "AS JO", S, "AS"),  # a nominated joker thrown off loses
        (None, D, "AD JO", D, "JO"),
        (S, None, "10H 9H AH KD", H, "AH"),
    ],
)
def test_the_trick_goes_to_the_right_card(
    trump: int | None, suit: int | None, trick: str, led: int, winner: str
) -> None:
    played = [card(word) for word in trick.split()]
    assert text(played[order(trump, suit).best(played, led)]) == winner


def test_the_tricks_of_a_partner_at_seat_0_count_too() -> None:
    """500-67."""
    settings = GAME.check({"players": 5, "called_partner": "open", "blind_misere": False, "misere": False})
    seen = 0
    for seed in range(120):
        for hand, _, _ in walk(random_deal(GAME, settings, seed)):
            public = hand.public
            if public.partner == 0 and public.phase == "play":
                by_seat = taken(public.tricks, 5)
                words = next(dict(each.words) for each in hand.facts() if each.key == "tricks")
                assert words["taken"] == by_seat[0] + by_seat[public.contractor]
                seen += by_seat[0] > 0
    assert seen


def test_a_dealer_who_is_not_at_the_table_is_refused_naming_both_settings() -> None:
    with pytest.raises(BadSetting, match=r"dealer_first.*players"):
        GAME.check({"players": 3, "dealer_first": 3})


@pytest.mark.parametrize(
    ("chosen", "named"),
    [
        ({"players": 7}, "players"),
        ({"players": True}, "players"),
        ({"targt": 500}, "targt"),
        ({"target": 0}, "target"),
        ({"misere": 1}, "misere"),
        ({"no_score_at": 470}, "no_score_at"),
        ({"target": [5]}, "target"),
    ],
)
def test_an_unknown_key_or_value_is_refused_by_name(chosen: dict[str, object], named: str) -> None:
    with pytest.raises(BadSetting, match=named):
        GAME.check(chosen)


def random_settings(chance: Random) -> Settings:
    chosen = {
        each.key: chance.choice(each.values)
        for each in GAME.settings
        if each.values and (each.key == "players" or chance.random() < 0.5)
    }
    return GAME.check({**chosen, "target": chance.choice((50, 300, 500))})


def test_a_second_reading_of_the_rules_agrees_on_random_hands() -> None:
    for seed in range(800):
        compare_with_second_reading(seed)


@pytest.mark.soak
def test_a_second_reading_of_the_rules_agrees_on_tens_of_thousands_of_hands() -> None:
    for seed in range(100_000, 140_000):
        compare_with_second_reading(seed)


def compare_with_second_reading(seed: int) -> None:
    chance = Random(seed)
    settings = random_settings(chance)
    deal = random_deal(GAME, settings, seed)
    hand = deal.open()
    plain = PlainHand(
        dict(settings),
        deal.dealer,
        list(deal.scores),
        [[text(c) for c in cards(holding)] for holding in deal.dealt.holdings],
        [text(c) for c in cards(deal.dealt.stock)],
    )
    while hand.public.phase != "over":
        assert hand.public.turn == plain.turn
        assert list(hand.legal()) == plain.legal()
        action = pick(hand, chance)
        hand = hand.after(action).hand
        plain.act(action)
    result = hand.result()
    assert plain.over
    assert result is not None
    assert plain.result() == {
        "points": list(result.points),
        "scores": list(result.scores),
        "tricks": list(result.tricks),
        "winners": list(result.winners),
        "next_dealer": result.next_dealer,
    }


def test_a_set_of_words_reads_back() -> None:
    assert [text(c) for c in cards(set_of_words("JO 5S 10H"))] == ["5S", "10H", "JO"]

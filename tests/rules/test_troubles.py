"""Faults that other card tables had in their rules, each with the value that is right here."""

from itertools import combinations
from random import Random

import pytest
from walks import random_deal, walk

from game.rules.actions import Action
from game.rules.cards import SUITS, card, cards, set_of_words, text
from game.rules.games import GAMES
from game.rules.hand import Hand, Secret
from game.rules.settings import Value

FIVE_HUNDRED, BID_EUCHRE, SHEEPSHEAD = (GAMES[name] for name in ("five_hundred", "bid_euchre", "sheepshead"))
COLOUR = {"S": "C", "C": "S", "D": "H", "H": "D"}


def done(hand: Hand, *actions: str) -> Hand:
    for action in actions:
        hand = hand.after(Action(action)).hand
    return hand


def sheepshead_called(aces: tuple[str, ...]) -> Hand:
    """The picker has buried, holds these fail aces and a small card of each fail suit."""
    kept = [f"A{suit}" for suit in aces] + ["9C", "9S", "9H", "7D", "8D", "9D"][: 6 - len(aces)]
    rest = [text(each) for each in SHEEPSHEAD.pack(SHEEPSHEAD.check({})) if text(each) not in kept]
    # No ten and no ace lies in the bury, so that every ten is another's.
    bury = [word for word in rest if word[-1] == "D"][:2]
    rest = [word for word in rest if word not in bury]
    hands = [kept, *(rest[6 * seat : 6 * seat + 6] for seat in range(4))]
    dealt = Secret(tuple(set_of_words(" ".join(hand)) for hand in hands), set_of_words(" ".join(bury)))
    hand = SHEEPSHEAD.open_hand(SHEEPSHEAD.check({}), (0,) * 5, 4, dealt)
    return done(hand, "pick", "bury " + " ".join(text(each) for each in cards(dealt.stock)))


@pytest.mark.parametrize("aces", [some for count in range(4) for some in combinations("CHS", count)])
def test_the_buttons_of_a_call_are_the_suits_he_keeps_and_whose_ace_he_lacks(aces: tuple[str, ...]) -> None:
    """T-005, SH-21, SH-23."""
    hand = sheepshead_called(aces)
    held = {text(each) for each in cards(hand.secret.holdings[0])}
    suits = [suit for suit in "CHS" if any(word[-1] == suit and word[0] not in "QJ" for word in held)]
    if len(aces) == 3:
        expected = {f"call 10{suit}" for suit in suits}
    else:
        expected = {f"call A{suit}" for suit in suits if suit not in aces}
    assert set(hand.legal()) == expected | {"alone"}


@pytest.mark.parametrize(
    ("game", "bid", "wanted", "points"),
    [(FIVE_HUNDRED, "bid 8H", 7, (-300, 30)), (BID_EUCHRE, "bid 5", 4, (-5, 2))],
)
def test_a_failed_contract_costs_what_was_bid(game, bid, wanted, points) -> None:  # type: ignore[no-untyped-def]
    """T-009, 500-63, BE-44."""
    for seed in range(3000):
        deal = random_deal(game, game.check({"blind_misere": False} if game is FIVE_HUNDRED else {}), seed)
        hand = game.open_hand(deal.settings, (0, 0), 3, deal.dealt)
        hand = done(hand, bid, "pass", "pass", "pass")
        chance = Random(seed)
        while hand.public.phase != "over":
            legal = [action for action in hand.legal() if action != "trump S"]
            hand = hand.after(legal[chance.randrange(len(legal))]).hand
        result = hand.result()
        assert result is not None
        if result.tricks[0] + result.tricks[2] == wanted:
            assert result.points == points
            return
    raise AssertionError(f"no hand with {wanted} tricks was found")


def winner(words: list[str], trump: str) -> int:
    """A second way to see who wins: by the words printed on the cards."""

    def strength(word: str) -> tuple[int, int]:
        suit, rank = word[-1], word[:-1]
        if word == "JO":
            return 3, 3
        if rank == "J" and suit in (trump, COLOUR[trump]):
            return 3, 2 if suit == trump else 1
        ranks = ["9", "10", "J", "Q", "K", "A"]
        return (2 if suit == trump else 1 if suit == led else 0), ranks.index(rank)

    first = words[0]
    led = trump if first == "JO" or (first[:-1] == "J" and COLOUR[first[-1]] == trump) else first[-1]
    return max(range(len(words)), key=lambda index: (strength(words[index]), -index))


def test_the_winner_of_a_trick_is_the_same_by_a_second_way_to_see_it() -> None:
    """T-015, BE-35: over every trump and 25,000 tricks each."""
    chance = Random(15)
    pack = [text(each) for each in BID_EUCHRE.pack(BID_EUCHRE.check({"joker": True, "decks": 2}))]
    for trump in SUITS:
        order = trumps_of(trump)
        for _ in range(25_000):
            words = chance.sample(pack, 4)
            trick = [card(word) for word in words]
            assert order.best(trick, order.suit(trick[0])) == winner(words, trump), (words, trump)
        assert winner(["KD", "JD", "AH", "AD"], "H") == 1


def trumps_of(trump: str):  # type: ignore[no-untyped-def]
    """The order once this suit is named, as the screens are told it."""
    deal = random_deal(BID_EUCHRE, BID_EUCHRE.check({}), 1)
    hand = done(BID_EUCHRE.open_hand(deal.settings, (0, 0), 3, deal.dealt), "bid moon", f"trump {trump}")
    return BID_EUCHRE.order(deal.settings, hand.public, hand.sees(None))


def test_at_no_trumps_there_are_no_bowers_and_the_winner_leads() -> None:
    """T-017, 500-4, 500-43."""
    rules = FIVE_HUNDRED.check({"blind_misere": False})
    found = set()
    for seed in range(60):
        deal = random_deal(FIVE_HUNDRED, rules, seed)
        hand = FIVE_HUNDRED.open_hand(rules, (0, 0), 3, deal.dealt)
        hand = done(hand, "bid 6NT", "pass", "pass", "pass")
        order, chance = FIVE_HUNDRED.order(rules, hand.public, hand.sees(None)), Random(seed)
        assert order.best([card("JH"), card("QH"), card("JD")], order.suit(card("JH"))) == 1
        assert order.suit(card("JD")) == SUITS.index("D")
        while hand.public.phase != "over":
            legal = hand.legal()
            before = len(hand.public.tricks)
            hand = hand.after(legal[chance.randrange(len(legal))]).hand
            if hand.public.phase == "play" and len(hand.public.tricks) > before:
                assert hand.public.turn == hand.public.tricks[-1].winner
                found.add(hand.public.turn)
    assert found == {0, 1, 2, 3}


@pytest.mark.parametrize(
    ("bid", "side_tricks", "points"),
    [("bid 6S", 9, 40), ("bid 6S", 10, 250), ("bid 8H", 10, 300)],
)
def test_all_ten_tricks_are_a_slam_and_nine_are_not(bid: str, side_tricks: int, points: int) -> None:
    """T-019, 500-62."""
    suit = bid[-1]
    own = {"S": "JO JS JC AS KS QS 10S 9S 8S", "H": "JO JH JD AH KH QH 10H 9H 8H"}[suit].split()
    own += ["AC"] if side_tricks == 10 else ["5C"]
    # The clubs lie with the next seat, so that the small one is beaten and the ace is not.
    pack = [text(each) for each in FIVE_HUNDRED.pack(FIVE_HUNDRED.check({})) if text(each) not in own]
    pack.sort(key=lambda word: word[-1] != "C")
    heaps = [own, pack[:10], pack[10:20], pack[20:30], pack[30:]]
    *hands, stock = (set_of_words(" ".join(heap)) for heap in heaps)
    dealt = Secret(tuple(hands), stock)
    hand = FIVE_HUNDRED.open_hand(FIVE_HUNDRED.check({"blind_misere": False}), (0, 0), 3, dealt)
    hand = done(hand, bid, "pass", "pass", "pass")
    hand = done(
        hand,
        "discard " + " ".join(text(each) for each in cards(hand.secret.holdings[0] & ~dealt.holdings[0])),
    )
    while hand.public.phase != "over":
        legal = hand.legal()
        leads = [f"play {word}" for word in own if f"play {word}" in legal]
        hand = done(hand, leads[0] if hand.public.turn == 0 else legal[0])
    result = hand.result()
    assert result is not None
    assert result.tricks[0] + result.tricks[2] == side_tricks
    assert result.points[0] == points


@pytest.mark.parametrize(("tricks", "points"), [(6, 24), (5, -6)])
def test_a_moon_needs_every_trick(tricks: int, points: int) -> None:
    """T-019, BE-43, BE-45."""
    last = "AH" if tricks == 6 else "9H"
    own = f"JS JC AS KS QS {last}"
    pack = [text(each) for each in BID_EUCHRE.pack(BID_EUCHRE.check({})) if text(each) not in own.split()]
    hearts = [word for word in pack if word[-1] == "H" and word != "JH"]
    pack = [*hearts, *(word for word in pack if word not in hearts)]
    hands = [own, *(" ".join(pack[6 * at : 6 * at + 6]) for at in range(3))]
    hand = BID_EUCHRE.open_hand(BID_EUCHRE.check({}), (0, 0), 3, Secret(tuple(map(set_of_words, hands))))
    hand = done(hand, "bid moon", "trump S")
    while hand.public.phase != "over":
        legal = hand.legal()
        leads = [f"play {word}" for word in own.split() if f"play {word}" in legal]
        hand = done(hand, leads[0] if hand.public.turn == 0 else legal[-1])
    result = hand.result()
    assert result is not None
    assert result.tricks[0] == tricks
    assert result.points[0] == points


@pytest.mark.parametrize(
    ("partner", "legal"),
    [
        ("JC AS 9D 9H 10D 10H", ("give JC",)),
        ("AC AD 9D 9H 10D 10H", ("give 10D", "give 10H", "give 9D", "give 9H", "give AC", "give AD")),
    ],
)
def test_the_partner_asked_gives_the_left_bower_before_the_ace_and_freely_without_a_trump(
    partner: str, legal: tuple[str, ...]
) -> None:
    """T-023, BE-27."""
    own = "JS KS QS 10S 9S AH"
    pack = [text(each) for each in BID_EUCHRE.pack(BID_EUCHRE.check({}))]
    pack = [word for word in pack if word not in own.split() and word not in partner.split()]
    hands = [own, " ".join(pack[:6]), partner, " ".join(pack[6:])]
    hand = BID_EUCHRE.open_hand(BID_EUCHRE.check({}), (0, 0), 3, Secret(tuple(map(set_of_words, hands))))
    hand = done(hand, "bid ask", "pass", "pass", "pass", "trump S", "give AH")
    assert hand.legal() == legal


def test_once_only_announcements_are_made_by_the_seat_on_turn_alone() -> None:
    """T-013: what changes the state comes from one seat, so two can never both count."""
    chosen: dict[str, dict[str, Value]] = {"bid_euchre": {"ace_no_face": True}, "pitch": {}, "sheepshead": {}}
    for name, rules in chosen.items():
        for seed in range(20):
            deal = random_deal(GAMES[name], GAMES[name].check(rules), seed)
            for hand, action, step in walk(deal):
                if action in ("claim ace no face", "steal", "pick"):
                    assert action not in step.hand.legal()
                    assert step.hand.public.turn is None or step.hand.public != hand.public

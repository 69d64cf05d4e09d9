"""A second, deliberately naive reading of the rules of Bid Euchre, to hold the engine against.

It follows `bid_euchre.md` clause by clause (numbers in the comments), with cards as words, and shares nothing
with the engine.
"""

from __future__ import annotations

from typing import Any

JOKER = "JO"
SUITS = ["S", "C", "D", "H"]
PLAIN_RANKS = ["9", "10", "J", "Q", "K", "A"]  # BE-3, low to high
TRUMP_RANKS = ["9", "10", "Q", "K", "A"]  # BE-4, below the bowers
SAME_COLOUR = {"S": "C", "C": "S", "D": "H", "H": "D"}
CLAIM = "claim ace no face"

DEFAULTS: dict[str, Any] = {
    "players": 4,
    "target": 32,
    "min_bid": 3,
    "plain_six": False,
    "moon_outbids_ask": True,
    "auction": "once",
    "stick_dealer": False,
    "ace_no_face": False,
    "joker": False,
    "decks": 1,
    "ask_cards": 1,
    "give": "best",
    "slam_set": "bid",
    "revoke": "refused",
    "revoke_penalty": 2,
    "false_call_penalty": 2,
}


def pack(decks: int, joker: bool) -> list[str]:
    """BE-2: the joker is one, whether the packs are one or two."""
    one = [rank + suit for suit in SUITS for rank in PLAIN_RANKS]
    return one * decks + [JOKER] * joker


def partner_of(seat: int) -> int:
    return (seat + 2) % 4  # BE-1


def side_of(seat: int) -> int:
    return seat % 2  # BE-1


def left_of(seat: int) -> int:
    return (seat + 1) % 4


class PlainBidEuchre:
    """One hand, from the deal to its score."""

    def __init__(
        self,
        settings: dict[str, Any],
        dealer: int,
        scores: list[int],
        hands: list[list[str]],
        stock: list[str],
        carried: tuple[int, ...] = (),
    ) -> None:
        assert set(settings) <= set(DEFAULTS)
        assert carried == ()  # nothing but the scores goes from hand to hand (BE-53)
        self.set: dict[str, Any] = {**DEFAULTS, **settings}
        self.size = 6 * self.set["decks"]  # T
        self.dealer = dealer
        self.scores = list(scores)
        self.hands = [list(hand) for hand in hands]
        assert [len(hand) for hand in hands] == [self.size] * 4  # BE-8
        assert len(stock) == self.set["joker"]  # BE-9
        self.hands[dealer] += stock
        all_cards = [card for hand in self.hands for card in hand]
        assert sorted(all_cards) == sorted(pack(self.set["decks"], self.set["joker"]))  # BE-10
        self.dealt = [list(hand) for hand in self.hands]

        self.discarded: list[str] = []
        self.said: list[tuple[int, str]] = []
        self.claimer: int | None = None
        self.declarer: int | None = None
        self.bid = ""
        self.trump = ""
        self.given: dict[int, list[str]] = {}  # by the seat that gave, in order
        self.trick: list[tuple[int, str]] = []
        self.tricks = [0] * 4
        self.revokes: list[tuple[int, str]] = []  # seat and card, while not called
        self.fresh = [False, False]  # has the other side played a card since this side's last call?
        self.penalties = [0, 0]
        self.answers: list[tuple[int, list[str]]] = []  # BE-68: who called, and the cards that were revokes
        self.closed: list[int] = []  # who has passed in the closing round

        self.phase = "discard" if self.set["joker"] else "auction"
        self.turn: int | None = dealer if self.set["joker"] else left_of(dealer)  # BE-9, BE-12

    @property
    def over(self) -> bool:
        return self.phase == "over"

    # ---- what may be done

    def legal(self) -> list[str]:
        if self.turn is None:
            return []
        hand = self.hands[self.turn]
        actions = ["pass"]  # BE-65, in the closing round
        if self.phase == "discard":
            actions = [f"discard {card}" for card in hand]
        elif self.phase == "auction":
            actions = self.may_say()
        elif self.phase == "trump":
            actions = [f"trump {suit}" for suit in SUITS]  # BE-23
        elif self.phase == "give":
            actions = [f"give {card}" for card in self.may_give()]
        elif self.phase == "play":
            actions = [f"play {card}" for card in self.may_play()]
        # BE-62: in one's own turn, before the card is played; BE-65: and before the pass.
        if self.set["revoke"] == "penalised" and self.phase in ["play", "closing"]:  # BE-60
            actions += ["call revoke"] * self.fresh[side_of(self.turn)]
        return sorted(set(actions))

    def rank(self, bid: str) -> int:
        """BE-16: the numbers, the plain six (a number too), ask, moon."""
        if bid == "ask":
            return 13
        if bid == "moon":
            return 14 if self.set["moon_outbids_ask"] else 13
        return int(bid)

    def all_bids(self) -> list[str]:
        numbers = list(range(self.set["min_bid"], self.size))  # BE-13
        if self.set["plain_six"]:
            numbers.append(self.size)  # BE-15
        return [*map(str, numbers), "ask", "moon"]  # BE-14

    def bids_made(self) -> list[tuple[int, str]]:
        return [(seat, words[4:]) for seat, words in self.said if words.startswith("bid ")]

    def passed(self) -> list[int]:
        return [seat for seat, words in self.said if words == "pass"]

    def may_say(self) -> list[str]:
        made = self.bids_made()
        higher = [bid for bid in self.all_bids() if not made or self.rank(bid) > self.rank(made[-1][1])]
        stuck = self.set["stick_dealer"] and self.turn == self.dealer and len(self.passed()) == 3  # BE-21
        return [f"bid {bid}" for bid in higher] + ["pass"] * (not stuck) + [CLAIM] * self.may_claim()

    def may_claim(self) -> bool:
        """BE-22: by the cards as dealt, and on the first turn only."""
        assert self.turn is not None
        ranks = [card[:-1] for card in self.dealt[self.turn] if card != JOKER]
        first = self.turn not in [seat for seat, _ in self.said]
        return self.set["ace_no_face"] and first and "A" in ranks and not set(ranks) & {"J", "Q", "K"}

    def may_give(self) -> list[str]:
        assert self.turn is not None
        hand = self.hands[self.turn]
        trumps = [card for card in hand if self.suit(card) == self.trump]
        if self.turn == self.declarer or self.set["give"] == "any" or not trumps:
            return hand  # BE-25, BE-28, BE-27
        return [max(trumps, key=self.strength)]  # BE-27

    def may_play(self) -> list[str]:
        assert self.turn is not None
        hand = self.hands[self.turn]
        return hand if self.set["revoke"] == "penalised" else self.allowed(hand)  # BE-61, BE-60

    def allowed(self, hand: list[str]) -> list[str]:
        """BE-32 to BE-34."""
        if not self.trick:
            return hand
        led = self.suit(self.trick[0][1])
        return [card for card in hand if self.suit(card) == led] or hand

    # ---- cards once trump is named

    def suit(self, card: str) -> str:
        """BE-5, BE-6."""
        if card in [JOKER, "J" + SAME_COLOUR[self.trump]]:
            return self.trump
        return card[-1]

    def strength(self, card: str) -> int:
        """Among cards of its suit: BE-3, BE-4."""
        trumps = [rank + self.trump for rank in TRUMP_RANKS]
        trumps += ["J" + SAME_COLOUR[self.trump], "J" + self.trump, JOKER]
        return trumps.index(card) if card in trumps else PLAIN_RANKS.index(card[:-1])

    def winner(self, trick: list[tuple[int, str]]) -> int:
        """BE-35; `max` takes the first of equals: BE-36."""
        suits = [self.suit(card) for _, card in trick]
        high = self.trump if self.trump in suits else suits[0]
        running = [(seat, card) for seat, card in trick if self.suit(card) == high]
        return max(running, key=lambda play: self.strength(play[1]))[0]

    # ---- doing it

    def do(self, action: str) -> None:
        assert action in self.legal(), action
        assert self.turn is not None
        seat, words = self.turn, action.split(" ")
        if action == "call revoke":
            self.call(seat)
        elif self.phase == "discard":
            self.hands[seat].remove(words[1])
            self.discarded = [words[1]]
            self.phase, self.turn = "auction", left_of(seat)  # BE-12
        elif self.phase == "auction":
            self.say(seat, action)
        elif self.phase == "trump":
            self.trump = words[1]
            self.phase = "give" if self.bid == "ask" else "play"  # BE-25, BE-29, BE-30
        elif self.phase == "give":
            self.give(seat, words[1])
        elif self.phase == "play":
            self.play(seat, words[1])
        else:
            self.closed.append(seat)
            self.turn = left_of(seat)
            if len(self.closed) == 4:
                self.phase, self.turn = "over", None

    def say(self, seat: int, action: str) -> None:
        self.said.append((seat, action))
        if action == CLAIM:
            self.claimer, self.phase, self.turn = seat, "over", None  # BE-22
            return
        made = self.bids_made()
        top = bool(made) and self.rank(made[-1][1]) == self.rank("moon")  # BE-19
        done = len(self.passed()) == (3 if made else 4)  # BE-18, BE-20
        if self.set["auction"] == "once":
            done = seat == self.dealer  # BE-17
        if top or (done and made):
            self.declarer, self.bid = made[-1]
            self.phase, self.turn = "trump", self.declarer  # BE-23
        elif done:
            self.phase, self.turn = "over", None  # BE-20
        else:
            self.turn = left_of(seat)
            while self.set["auction"] == "open" and self.turn in self.passed():  # BE-18
                self.turn = left_of(self.turn)

    def give(self, seat: int, card: str) -> None:
        assert self.declarer is not None
        partner = partner_of(self.declarer)
        self.hands[seat].remove(card)
        self.given.setdefault(seat, []).append(card)
        if len(self.given[seat]) < self.set["ask_cards"]:
            return
        if seat == self.declarer:
            self.turn = partner
            return
        self.hands[partner] += self.given[self.declarer]  # BE-26
        self.hands[self.declarer] += self.given[partner]
        self.phase, self.turn = "play", self.declarer  # BE-30

    def sits_out(self, seat: int) -> bool:
        return self.bid in ["ask", "moon"] and seat == partner_of(self.declarer or 0)  # BE-24

    def play(self, seat: int, card: str) -> None:
        if card not in self.allowed(self.hands[seat]):
            self.revokes.append((seat, card))
        self.hands[seat].remove(card)
        self.trick.append((seat, card))
        self.fresh[1 - side_of(seat)] = True  # BE-62
        self.turn = left_of(seat)
        if self.sits_out(self.turn):
            self.turn = left_of(self.turn)  # BE-31
        if len(self.trick) < (3 if self.bid in ["ask", "moon"] else 4):
            return
        self.turn = self.winner(self.trick)  # BE-35
        self.tricks[self.turn] += 1
        self.trick = []
        if sum(self.tricks) < self.size:  # BE-38
            return
        if self.set["revoke"] == "penalised":
            self.phase, self.turn = "closing", left_of(self.dealer)  # BE-65
        else:
            self.phase, self.turn = "over", None

    def call(self, seat: int) -> None:
        """BE-62 to BE-64; the turn stays."""
        mine = side_of(seat)
        self.fresh[mine] = False
        found = [play for play in self.revokes if side_of(play[0]) != mine]
        self.revokes = [play for play in self.revokes if side_of(play[0]) == mine]
        self.answers.append((seat, [card for _, card in found]))
        if found:
            self.penalties[1 - mine] += self.set["revoke_penalty"] * len(found)  # BE-63
        else:
            self.penalties[mine] += self.set["false_call_penalty"]  # BE-64

    # ---- the score

    def points(self) -> list[int]:
        if self.declarer is None:
            return [0, 0]  # BE-20
        mine = side_of(self.declarer)
        points = [self.tricks[0] + self.tricks[2], self.tricks[1] + self.tricks[3]]  # BE-40, BE-41
        slam = {"ask": 2 * self.size, "moon": 4 * self.size}
        if self.bid in slam:
            failed = slam[self.bid] if self.set["slam_set"] == "stake" else self.size  # BE-45
            points[mine] = slam[self.bid] if points[mine] == self.size else -failed  # BE-42, BE-43
        elif points[mine] < int(self.bid):
            points[mine] = -int(self.bid)  # BE-44
        return [points[side] - self.penalties[side] for side in [0, 1]]  # BE-67

    def result(self) -> dict[str, Any]:
        assert self.over
        points = self.points()
        scores = [self.scores[side] + points[side] for side in [0, 1]]
        target = self.set["target"]
        there = [side for side in [0, 1] if scores[side] >= target]
        winners: list[int] = []
        tie_break = min(self.scores) >= target  # BE-53: it started with both sides there
        if self.declarer is None:
            pass  # BE-51, BE-53
        elif len(there) == 1:
            winners = there  # BE-52, BE-54
        elif there and tie_break and scores[0] != scores[1]:
            winners = [scores.index(max(scores))]  # BE-54
        return {
            "points": points,
            "scores": scores,
            "tricks": self.tricks,
            "winners": winners,
            "match_over": bool(winners),
            "next_dealer": left_of(self.dealer),  # BE-7
        }

    # ---- who may know

    def visible(self, seat: int | None) -> dict[str, list[str]]:
        """The cards that this seat (None: an onlooker) may know besides those played, by where they lie."""
        seen: dict[str, list[str]] = {}
        if seat is not None:
            seen[f"hand {seat}"] = sorted(self.hands[seat])  # BE-71, BE-73
            if seat == self.dealer:
                seen["aside"] = self.discarded  # BE-71
            if self.phase == "give":
                seen[f"given {seat}"] = sorted(self.given.get(seat, []))  # BE-72: one's own
        if self.claimer is not None:
            seen[f"hand {self.claimer}"] = sorted(self.hands[self.claimer])  # BE-74; the discard stays: BE-9
        return seen

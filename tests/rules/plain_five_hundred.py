"""A second, deliberately naive reading of the rules of Five Hundred, to hold the engine against.

It follows `five_hundred.md` clause by clause (numbers in the comments), with cards as text, and shares
nothing with the engine. It is slow and does not mind.
"""

from __future__ import annotations

import itertools
import random
from typing import Any

JOKER = "JO"
SUITS = ["S", "C", "D", "H"]
RANKS = [
    "2",
    "3",
    "4",
    "5",
    "6",
    "7",
    "8",
    "9",
    "10",
    "11",
    "12",
    "13",
    "J",
    "Q",
    "K",
    "A",
]  # 500-4, low to high
SAME_COLOUR = {"S": "C", "C": "S", "D": "H", "H": "D"}  # 500-5
SANS = " sans kitty"

# 500-21, lowest first. Open and blind misère share a row.
BID_ROWS = [
    ["6S"],
    ["6C"],
    ["6D"],
    ["6H"],
    ["6NT"],
    ["7S"],
    ["7C"],
    ["7D"],
    ["7H"],
    ["7NT"],
    ["misere"],
    ["8S"],
    ["8C"],
    ["8D"],
    ["8H"],
    ["8NT"],
    ["9S"],
    ["9C"],
    ["9D"],
    ["9H"],
    ["9NT"],
    ["10S"],
    ["10C"],
    ["10D"],
    ["open misere", "blind misere"],
    ["10H"],
    ["10NT"],
]

# 500-90
DEFAULTS: dict[str, Any] = {
    "players": 4,
    "six_teams": 2,
    "target": 500,
    "auction": "continuous",
    "raise_after_passes": False,
    "misere": True,
    "misere_needs_seven": True,
    "blind_misere": True,
    "open_misere_reveal": "after_first_trick",
    "sans_kitty": True,
    "joker_lead": "unled_suit",
    "called_partner": "secret",
    "score_table": "avondale",
    "slam_bonus": True,
    "defenders_score": "always",
    "no_score_at": None,
    "win_by_contract": True,
    "backwards": True,
    "redeal": "next",
    "dealer_first": "random",
}
CHOICES: dict[str, list[Any]] = {
    "players": [2, 3, 4, 5, 6],
    "six_teams": [2, 3],
    "auction": ["continuous", "one_round"],
    "raise_after_passes": [False, True],
    "misere": [False, True],
    "misere_needs_seven": [False, True],
    "blind_misere": [False, True],
    "open_misere_reveal": ["after_first_trick", "before_play"],
    "sans_kitty": [False, True],
    "joker_lead": ["unled_suit", "last_trick", "any_suit"],
    "called_partner": ["secret", "open"],
    "score_table": ["avondale", "original"],
    "slam_bonus": [False, True],
    "defenders_score": ["always", "when_set", "never"],
    "no_score_at": [None, 490, 480],
    "win_by_contract": [False, True],
    "backwards": [False, True],
    "redeal": ["next", "same"],
}


def _is_whole_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def fill_settings(settings: dict[str, Any]) -> dict[str, Any]:
    """All settings of 500-90; an unknown key or value is refused."""
    full = dict(DEFAULTS)
    for key, value in settings.items():
        if key not in DEFAULTS:
            raise ValueError(f"unknown setting {key!r}")
        full[key] = value
    for key, values in CHOICES.items():
        if not any(type(full[key]) is type(value) and full[key] == value for value in values):
            raise ValueError(f"setting {key}: {full[key]!r} is none of {values}")
    if not _is_whole_number(full["target"]) or full["target"] <= 0:
        raise ValueError("setting target: a whole number above 0")
    first = full["dealer_first"]
    if first != "random" and not (_is_whole_number(first) and 0 <= first < full["players"]):
        raise ValueError(f"setting dealer_first: {first!r} is neither 'random' nor a seat")
    return full


def _ranks_from(lowest: str, suit: str, extra: list[str]) -> list[str]:
    """The cards of a suit from `lowest` up to the ace, with those of 11, 12 and 13 that are in `extra`."""
    cards = []
    for rank in RANKS[RANKS.index(lowest) :]:
        if rank in ["11", "12", "13"] and rank not in extra:
            continue
        cards.append(rank + suit)
    return cards


def pack(players: int) -> list[str]:
    """The pack of 500-3 in pack order: S C D H, low to high, joker last."""
    cards = []
    for suit in SUITS:
        if players in [2, 3]:
            cards += _ranks_from("7", suit, [])
        elif players == 4:
            cards += _ranks_from("4" if suit in ["D", "H"] else "5", suit, [])
        elif players == 5:
            cards += _ranks_from("2", suit, [])
        elif players == 6:
            cards += _ranks_from("2", suit, ["11", "12", "13"] if suit in ["D", "H"] else ["11", "12"])
        else:
            raise ValueError("two to six play")  # 500-1
    return [*cards, JOKER]


def in_pack_order(cards: list[str]) -> list[str]:
    def place(card: str) -> tuple[int, int]:
        if card == JOKER:
            return (len(SUITS), 0)
        return (SUITS.index(card[-1]), RANKS.index(card[:-1]))

    return sorted(cards, key=place)


def number_of_sides(settings: dict[str, Any]) -> int:
    """500-2."""
    full = fill_settings(settings)
    if full["players"] == 4:
        return 2
    if full["players"] == 6:
        return int(full["six_teams"])
    return int(full["players"])


def plain_bid(bid: str) -> str:
    """The bid without ` sans kitty`."""
    return bid.removesuffix(SANS)


def bid_rank(bid: str) -> int:
    """The place of a bid among all bids: 500-21, with 500-23 between its rows."""
    for row, bids in enumerate(BID_ROWS, start=1):
        if plain_bid(bid) in bids:
            return 2 * row + (1 if bid.endswith(SANS) else 0)
    raise ValueError(f"no such bid: {bid!r}")


def is_misere(bid: str) -> bool:
    return plain_bid(bid) in ["misere", "open misere", "blind misere"]


def is_blind(bid: str) -> bool:
    return plain_bid(bid) == "blind misere"


def bid_tricks(bid: str) -> int:
    """How many tricks a trick bid promises (500-20)."""
    return int(plain_bid(bid).rstrip("SCDHNT"))


def bid_suit(bid: str) -> str:
    """S, C, D, H or NT of a trick bid."""
    return plain_bid(bid).lstrip("0123456789")


def bid_value(bid: str, score_table: str) -> int:
    """500-60."""
    if plain_bid(bid) == "misere":
        return 250
    if is_misere(bid):
        return 500
    suit = ["S", "C", "D", "H", "NT"].index(bid_suit(bid))
    if score_table == "original":
        return (40 + 20 * suit) * (bid_tricks(bid) - 5)
    return 40 + 20 * suit + 100 * (bid_tricks(bid) - 6)


class PlainHand:
    """One hand, from the deal to its score."""

    def __init__(
        self,
        settings: dict[str, Any],
        dealer: int,
        scores: list[int],
        hands: list[list[str]],
        stock: list[str],
    ) -> None:
        self.settings = fill_settings(settings)
        self.players: int = self.settings["players"]
        self.sides = number_of_sides(self.settings)
        self.dealer = dealer
        self.scores_before = list(scores)
        self.dealt = [list(hand) for hand in hands]
        self.hands = [list(hand) for hand in hands]
        self.kitty = list(stock)
        self._check_deal()

        self.phase = "auction"  # auction, exchange, joker, partner, play, over
        # Auction
        self.bids: list[tuple[int, str]] = []  # every bid made, in order
        self.passed: list[int] = []
        self.spoken: list[int] = []  # every seat that has bid or passed
        self.face_down = [self._blind_offered()] * self.players  # 500-27, 500-81
        self.seat: int = (dealer + 1) % self.players  # 500-24: left of the dealer
        # Contract
        self.contractor: int | None = None
        self.contract: str | None = None
        self.discards: list[str] = []
        self.nominated: str | None = None  # S C D H, none, or None: nobody nominated
        self.called: str | None = None
        self.partner: int | None = None
        # Play
        self.trick: list[tuple[int, str]] = []
        self.led_suit: str | None = None  # the suit of the trick that is being played
        self.led_suits: list[str] = []  # every suit led so far in this hand (500-55)
        self.failed: list[list[str]] = [
            [] for _ in range(self.players)
        ]  # suits a seat did not follow (500-57)
        self.played: list[str] = []
        self.tricks = [0] * self.players

        self._turn_comes()

    def _check_deal(self) -> None:
        if self.dealer not in range(self.players):
            raise ValueError("the dealer is no seat")
        if len(self.scores_before) != self.sides:
            raise ValueError("one score for each side")
        if len(self.hands) != self.players or any(len(hand) != 10 for hand in self.hands):
            raise ValueError("ten cards to each player")
        if len(self.kitty) != 3:
            raise ValueError("three cards to the kitty")
        cards = list(self.kitty)
        for hand in self.hands:
            cards += hand
        if len(set(cards)) != len(cards) or not set(cards) <= set(pack(self.players)):
            raise ValueError("the cards dealt are not of one pack")

    def side_of(self, seat: int) -> int:
        """500-2: side 0 holds seat 0, side 1 seat 1, and so on."""
        return seat % self.sides

    # ---- what is asked from outside

    @property
    def over(self) -> bool:
        return self.phase == "over"

    @property
    def turn(self) -> int | None:
        return None if self.over else self.seat

    def legal(self) -> list[str]:
        """Every legal action of the seat on turn, sorted as text."""
        if self.phase == "auction":
            actions = self._legal_auction()
        elif self.phase == "exchange":
            actions = self._legal_discards()
        elif self.phase == "joker":
            actions = [f"nominate {suit}" for suit in [*SUITS, "none"]]  # 500-51
        elif self.phase == "partner":
            actions = self._legal_calls()
        elif self.phase == "play":
            actions = self._legal_follows() if self.trick else self._legal_leads()
        else:
            actions = []
        return sorted(actions)

    def act(self, action: str) -> None:
        if action not in self.legal():
            raise ValueError(f"not legal for seat {self.turn}: {action!r}")
        words = action.split(" ")
        if self.phase == "auction":
            self._act_auction(action)
        elif self.phase == "exchange":
            self._act_discard(words[1:])
        elif self.phase == "joker":
            self.nominated = words[1]
            self._after_nominate()
        elif self.phase == "partner":
            if words[0] == "call":
                self._act_call(words[1])
            self._begin_play()
        else:
            self._act_play(words)

    # ---- auction

    def _standing(self) -> str | None:
        return self.bids[-1][1] if self.bids else None

    def _blind_offered(self) -> bool:
        return bool(self.settings["misere"] and self.settings["blind_misere"])

    def _offered(self) -> list[str]:
        """Every bid that exists at this table, lowest first."""
        bids = []
        for row in BID_ROWS:
            for suffix in ["", SANS] if self.settings["sans_kitty"] else [""]:  # 500-23
                for bid in row:
                    if is_misere(bid) and not self.settings["misere"]:
                        continue
                    if is_blind(bid) and not self._blind_offered():
                        continue
                    bids.append(bid + suffix)
        return bids

    def _seven_was_bid(self) -> bool:
        """500-22: by any player, the bidder included, with the kitty or without."""
        return any(not is_misere(bid) and bid_tricks(bid) == 7 for _, bid in self.bids)

    def _higher_bids(self) -> list[str]:
        standing = self._standing()
        return [bid for bid in self._offered() if standing is None or bid_rank(bid) > bid_rank(standing)]

    def _blind_bids(self) -> list[str]:
        return [bid for bid in self._higher_bids() if is_blind(bid)]

    def _legal_auction(self) -> list[str]:
        # 500-27: face down at its own turn means: first turn, and some blind bid is high enough.
        if self.face_down[self.seat]:
            return ["look", *[f"bid {bid}" for bid in self._blind_bids()]]
        actions = ["pass"]  # 500-29
        for bid in self._higher_bids():
            if is_blind(bid):
                continue
            if (
                plain_bid(bid) == "misere"
                and self.settings["misere_needs_seven"]
                and not self._seven_was_bid()
            ):
                continue  # 500-22
            actions.append(f"bid {bid}")
        return actions

    def _turn_comes(self) -> None:
        """A seat is given the turn in the auction: do its cards turn up by themselves (500-27, 500-81)?"""
        if self.seat in self.spoken or not self._blind_bids():
            self.face_down[self.seat] = False

    def _act_auction(self, action: str) -> None:
        if action == "look":
            self.face_down[self.seat] = False  # 500-27: and the same seat goes on
            return
        self.spoken.append(self.seat)
        if action == "pass":
            self.passed.append(self.seat)
        else:
            self.bids.append((self.seat, action.removeprefix("bid ")))
        following = self._next_to_speak()
        if following is None:
            self._end_auction()
        else:
            self.seat = following
            self._turn_comes()

    def _next_to_speak(self) -> int | None:
        if self.settings["auction"] == "one_round":  # 500-25
            return None if len(self.spoken) == self.players else (self.seat + 1) % self.players
        left = [seat for seat in range(self.players) if seat not in self.passed]
        if not left:
            return None  # everybody passed (500-28), or a lone bidder let its bid stand (500-26)
        if len(left) == 1 and self.bids and self.bids[-1][0] == left[0]:
            # 500-24: all but the highest bidder have passed. 500-26: it may raise once more.
            return left[0] if self.settings["raise_after_passes"] else None
        seat = (self.seat + 1) % self.players
        while seat in self.passed:
            seat = (seat + 1) % self.players
        return seat

    def _end_auction(self) -> None:
        self.face_down = [False] * self.players  # 500-81
        if not self.bids:
            self.phase = "over"  # 500-28
            return
        self.contractor, self.contract = self.bids[-1]
        self.seat = self.contractor
        if self._sans_kitty():
            self._after_exchange()  # 500-30: a sans-kitty contractor skips this
        else:
            self.phase = "exchange"
            self.hands[self.contractor] += self.kitty  # 500-30

    def _contract(self) -> str:
        assert self.contract is not None
        return self.contract

    def _contractor(self) -> int:
        assert self.contractor is not None
        return self.contractor

    def _sans_kitty(self) -> bool:
        return self._contract().endswith(SANS)

    def _misere(self) -> bool:
        return is_misere(self._contract())

    # ---- exchange and announcements

    def _legal_discards(self) -> list[str]:
        hand = in_pack_order(self.hands[self.seat])
        return ["discard " + " ".join(three) for three in itertools.combinations(hand, 3)]

    def _act_discard(self, cards: list[str]) -> None:
        self.discards = list(cards)
        for card in cards:
            self.hands[self.seat].remove(card)
        self._after_exchange()

    def _after_exchange(self) -> None:
        # 500-33, 500-51
        if self.trump() is None and JOKER in self.hands[self._contractor()]:
            self.phase = "joker"
        else:
            self._after_nominate()

    def _after_nominate(self) -> None:
        if self.players == 5 and not self._misere():  # 500-33, 500-34
            self.phase = "partner"
        else:
            self._begin_play()

    def _legal_calls(self) -> list[str]:
        # 500-34
        calls = ["alone"]
        for card in pack(5):
            if card != JOKER and card not in self.hands[self.seat] and card not in self.discards:
                calls.append(f"call {card}")
        return calls

    def _act_call(self, card: str) -> None:
        self.called = card
        for seat in range(self.players):
            if card in self.hands[seat]:
                self.partner = seat  # in the kitty: nobody is the partner

    # ---- play

    def _begin_play(self) -> None:
        self.phase = "play"
        self.seat = self._contractor()  # 500-40

    def _lies_down(self, seat: int) -> bool:
        """500-32: in a misère the other members of the contractor's team."""
        contractor = self._contractor()
        return self._misere() and seat != contractor and self.side_of(seat) == self.side_of(contractor)

    def _seats_in_play(self) -> list[int]:
        return [seat for seat in range(self.players) if not self._lies_down(seat)]

    def trump(self) -> str | None:
        if self._misere() or bid_suit(self._contract()) == "NT":
            return None
        return bid_suit(self._contract())

    def joker_is_suitless(self) -> bool:
        """500-51 to 500-53."""
        return self.trump() is None and self.nominated in [None, "none"]

    def suit_of(self, card: str) -> str | None:
        """The suit a card belongs to in this hand; None for a suitless joker."""
        trump = self.trump()
        if card == JOKER:
            if trump is not None:
                return trump  # 500-50
            return None if self.joker_is_suitless() else self.nominated  # 500-52
        if trump is not None and card == "J" + SAME_COLOUR[trump]:
            return trump  # 500-5, 500-42
        return card[-1]

    def _is_last_trick(self) -> bool:
        return sum(self.tricks) == 9

    def _legal_leads(self) -> list[str]:
        actions = []
        for card in self.hands[self.seat]:
            if card == JOKER and self.joker_is_suitless():
                actions += self._suitless_leads()
            else:
                actions.append(f"play {card}")
        return actions

    def _suitless_leads(self) -> list[str]:
        if self.settings["joker_lead"] == "last_trick" and not self._is_last_trick():
            return []  # 500-57
        if self.settings["joker_lead"] == "any_suit":
            suits = [suit for suit in SUITS if suit not in self.failed[self.seat]]  # 500-57
        else:
            suits = [suit for suit in SUITS if suit not in self.led_suits]  # 500-55
        if suits:
            return [f"play JO as {suit}" for suit in suits]
        if self._is_last_trick():
            return ["play JO"]  # 500-56
        return []

    def _legal_follows(self) -> list[str]:
        hand = self.hands[self.seat]
        # 500-41. Where the joker was led without a suit (500-56) there is nothing to follow.
        following = [
            card for card in hand if self.led_suit is not None and self.suit_of(card) == self.led_suit
        ]
        if following:
            return [f"play {card}" for card in following]
        if self._misere() and JOKER in hand and self.joker_is_suitless():
            return ["play JO"]  # 500-54
        return [f"play {card}" for card in hand]

    def _act_play(self, words: list[str]) -> None:
        card = words[1]
        if not self.trick:
            self.led_suit = words[3] if len(words) == 4 else self.suit_of(card)
            if self.led_suit is not None:
                self.led_suits.append(self.led_suit)
        elif self.led_suit is not None and self.suit_of(card) != self.led_suit:
            self.failed[self.seat].append(self.led_suit)
        self.hands[self.seat].remove(card)
        self.played.append(card)
        self.trick.append((self.seat, card))
        if len(self.trick) == len(self._seats_in_play()):
            self._end_trick()
        else:
            self.seat = (self.seat + 1) % self.players
            while self._lies_down(self.seat):
                self.seat = (self.seat + 1) % self.players

    def _height(self, card: str) -> int:
        """How high a card stands in the trick that is being played; 0 for a card that cannot win."""
        if card == JOKER and self.joker_is_suitless():
            return 1000  # 500-53
        trump = self.trump()
        suit = self.suit_of(card)
        if trump is not None and suit == trump:  # 500-5
            if card == JOKER:
                return 203
            if card == "J" + trump:
                return 202
            if card == "J" + SAME_COLOUR[trump]:
                return 201
            return 101 + RANKS.index(card[:-1])
        if suit == self.led_suit:
            return 50 if card == JOKER else 1 + RANKS.index(card[:-1])  # 500-52, 500-4
        return 0

    def _end_trick(self) -> None:
        winner, best = self.trick[0]
        for seat, card in self.trick[1:]:
            if self._height(card) > self._height(best):
                winner, best = seat, card
        self.tricks[winner] += 1
        self.trick = []
        self.led_suit = None
        self.seat = winner  # 500-40
        if sum(self.tricks) == 10:
            self.phase = "over"

    # ---- scoring and the end of the match

    def _contracting_sides(self) -> list[int]:
        sides = [self.side_of(self._contractor())]
        if self.partner is not None:
            sides.append(self.side_of(self.partner))  # 500-67
        return sides

    def _tricks_of(self, sides: list[int]) -> int:
        return sum(self.tricks[seat] for seat in range(self.players) if self.side_of(seat) in sides)

    def _made(self) -> bool:
        if self._misere():
            return self.tricks[self._contractor()] == 0  # 500-66
        return self._tricks_of(self._contracting_sides()) >= bid_tricks(self._contract())  # 500-61

    def _contract_points(self) -> int:
        value = bid_value(self._contract(), self.settings["score_table"])
        if not self._made():
            return -value  # 500-63, 500-66
        slam = not self._misere() and self._tricks_of(self._contracting_sides()) == 10
        if slam and self.settings["slam_bonus"] and value < 250:
            return 250  # 500-62
        return value

    def _defender_points(self, side: int) -> int:
        if self._misere():
            return 0  # 500-66
        if self.settings["defenders_score"] == "never":
            return 0
        if self.settings["defenders_score"] == "when_set" and self._made():
            return 0
        limit = self.settings["no_score_at"]
        if limit is not None and self.scores_before[side] >= limit:
            return 0  # 500-65
        return 10 * self._tricks_of([side])  # 500-64

    def _points(self) -> list[int]:
        if self.contract is None:
            return [0] * self.sides  # 500-28
        points = []
        for side in range(self.sides):
            if side in self._contracting_sides():
                points.append(self._contract_points())
            else:
                points.append(self._defender_points(side))
        return points

    def _winners(self, scores: list[int]) -> list[int]:
        if self.contract is None:
            return []  # 500-28: the match is not decided
        target = self.settings["target"]
        contracting = self._contracting_sides()
        if self._made():
            winners = [side for side in contracting if scores[side] >= target]  # 500-70, 500-72
            if winners:
                return sorted(winners)
        elif self.settings["backwards"]:
            lost = [side for side in contracting if scores[side] <= -target]  # 500-73
            if lost:
                rest = [side for side in range(self.sides) if side not in lost]
                best = max(scores[side] for side in rest)
                return [side for side in rest if scores[side] == best]
        if not self.settings["win_by_contract"] and max(scores) >= target:
            return [side for side in range(self.sides) if scores[side] == max(scores)]  # 500-74
        return []  # 500-75

    def result(self) -> dict[str, Any]:
        if not self.over:
            raise ValueError("the hand is not over")
        points = self._points()
        scores = [before + gained for before, gained in zip(self.scores_before, points, strict=True)]
        stays = self.contract is None and self.settings["redeal"] == "same"  # 500-28
        return {
            "points": points,
            "scores": scores,
            "tricks": list(self.tricks),
            "winners": self._winners(scores),
            "next_dealer": self.dealer if stays else (self.dealer + 1) % self.players,  # 500-10
        }

    # ---- who may see what

    def visible(self, seat: int | None) -> dict[str, Any]:
        """The cards and announcements that `seat` may know; None is an observer who is no player (500-86).

        - `hand`: its own cards; None while they lie face down
        - `kitty`, `discards`: None where it may not see them
        - `open_hand`: the contractor's cards in an open misère; None while closed
        - `nominated`: S C D H, or `none` for the contractor alone; None where there is nothing to know
        - `called`: the called card
        - `partner`: the holder of the called card; None as long as this seat does not know
        - `deal`: everybody's cards as dealt, and the kitty, once the hand is over; None before
        """
        is_contractor = seat is not None and seat == self.contractor
        knows_kitty = self.over or (is_contractor and not self._sans_kitty())  # 500-82
        after_exchange = self.contract is not None and self.phase != "exchange"
        discards = self.discards if after_exchange and not self._sans_kitty() else None
        return {
            "hand": None
            if seat is None or self.face_down[seat]
            else in_pack_order(self.hands[seat]),  # 500-81
            "kitty": in_pack_order(self.kitty) if knows_kitty else None,
            "discards": list(discards) if discards is not None and knows_kitty else None,
            "open_hand": self._open_hand(),
            "nominated": None if self.nominated == "none" and not is_contractor else self.nominated,  # 500-83
            "called": self.called,
            "partner": self.partner if self._knows_partner(seat) else None,
            "deal": {"hands": self.dealt, "stock": self.kitty} if self.over else None,  # 500-82
        }

    def _open_hand(self) -> list[str] | None:
        """500-84."""
        if self.contract is None or plain_bid(self.contract) != "open misere":
            return None
        if self.phase not in ["play", "over"]:
            return None
        if self.settings["open_misere_reveal"] == "after_first_trick" and sum(self.tricks) == 0:
            return None
        return in_pack_order(self.hands[self._contractor()])

    def _knows_partner(self, seat: int | None) -> bool:
        """500-85."""
        if self.partner is None:
            return False
        if self.over or self.settings["called_partner"] == "open":
            return True
        return self.called in self.played or seat == self.partner


# ---- records


def _open_hand_of(record: dict[str, Any], index: int, scores: list[int]) -> PlainHand:
    written = record["hands"][index]
    hands = [cards.split() for cards in written["deal"]["hands"]]
    stock = written["deal"]["stock"].split()
    return PlainHand(record.get("settings", {}), written["dealer"], scores, hands, stock)


def _start_scores(record: dict[str, Any]) -> list[int]:
    return list(record.get("scores", [0] * number_of_sides(record.get("settings", {}))))


def _replay_to(record: dict[str, Any], index: int, after: int) -> PlainHand:
    """Hand `index` of the record with its first `after` actions played."""
    scores = _start_scores(record)
    for earlier in range(index):
        hand = _open_hand_of(record, earlier, scores)
        for _, action in record["hands"][earlier]["actions"]:
            hand.act(action)
        scores = hand.result()["scores"]
    hand = _open_hand_of(record, index, scores)
    actions = record["hands"][index]["actions"]
    if after > len(actions):
        raise ValueError(f"the hand has only {len(actions)} actions")
    for _, action in actions[:after]:
        hand.act(action)
    return hand


def _check_actions(hand: PlainHand, written: dict[str, Any], where: str) -> list[str]:
    """Play the actions of a hand as written; stops at the first that is refused."""
    found = []
    actions = written["actions"]
    legal_lists = written.get("legal")
    if legal_lists is not None and len(legal_lists) != len(actions):
        found.append(f"{where}: {len(actions)} actions but {len(legal_lists)} legal lists")
    for number, (seat, action) in enumerate(actions):
        here = f"{where} action {number}"
        legal = hand.legal()
        if legal_lists is not None and number < len(legal_lists) and legal_lists[number] != legal:
            missing = sorted(set(legal) - set(legal_lists[number]))
            surplus = sorted(set(legal_lists[number]) - set(legal))
            found.append(f"{here}: legal list lacks {missing}, has too many {surplus} (or is not sorted)")
        if seat != hand.turn:
            return [*found, f"{here}: turn of seat {hand.turn}, came seat {seat}"]
        if action not in legal:
            return [*found, f"{here}: {action!r} is not among {_short(legal)}"]
        hand.act(action)
    return found


def _short(legal: list[str]) -> str:
    return str(legal) if len(legal) <= 40 else f"{legal[:5]} and {len(legal) - 5} more"


def _check_result(hand: PlainHand, written: dict[str, Any], where: str) -> list[str]:
    if "result" not in written:
        return []
    if not hand.over:
        return [f"{where}: has a result but is not over"]
    result = hand.result()
    found = []
    for key in ["points", "scores", "tricks"]:
        if key in written["result"] and written["result"][key] != result[key]:
            found.append(f"{where}: {key} expected {result[key]}, came {written['result'][key]}")
    return found


def _check_hands(record: dict[str, Any]) -> list[str]:
    found: list[str] = []
    scores = _start_scores(record)
    dealer: int | None = None
    winners: list[int] = []
    for index, written in enumerate(record["hands"]):
        where = f"hand {index}"
        if winners:
            return [*found, f"{where}: the match was won before by {winners}"]
        if dealer is not None and written["dealer"] != dealer:
            found.append(f"{where}: dealer expected {dealer}, came {written['dealer']}")
        hand = _open_hand_of(record, index, scores)
        wrong = _check_actions(hand, written, where)
        found += wrong + _check_result(hand, written, where)
        if not hand.over:
            if wrong:
                return found
            if index + 1 < len(record["hands"]):
                return [*found, f"{where}: not over, and the next hand begins"]
            break
        result = hand.result()
        scores, winners, dealer = result["scores"], result["winners"], result["next_dealer"]
    if "winners" in record and record["winners"] != winners:
        found.append(f"winners expected {winners}, came {record['winners']}")
    return found


def _check_extra(record: dict[str, Any]) -> list[str]:
    """The keys of a rules case: `check` and `illegal`."""
    found = []
    for entry in record.get("check", []):
        hand = _replay_to(record, entry["hand"], entry["after"])
        legal = hand.legal() if hand.turn == entry["seat"] else []
        if legal != sorted(entry["legal"]):
            where = f"check hand {entry['hand']} after {entry['after']} seat {entry['seat']}"
            found.append(f"{where}: expected {_short(legal)}, came {_short(entry['legal'])}")
    illegal = record.get("illegal", [])
    for entry in [illegal] if isinstance(illegal, dict) else illegal:
        hand = _replay_to(record, entry["hand"], entry["after"])
        if hand.turn == entry["seat"] and entry["action"] in hand.legal():
            where = f"illegal hand {entry['hand']} after {entry['after']} seat {entry['seat']}"
            found.append(f"{where}: {entry['action']!r} is legal")
    return found


def check_record(record: dict[str, Any]) -> list[str]:
    """Play a whole record by the plain reading; the differences as readable lines, [] where all is well."""
    if record.get("game") != "five_hundred":
        return [f"game is {record.get('game')!r}"]
    found: list[str] = []
    try:
        players = fill_settings(record.get("settings", {}))["players"]
        if "seats" in record and len(record["seats"]) != players:
            found.append(f"{players} players but {len(record['seats'])} seats")
        found += _check_hands(record)
        if not found:
            found += _check_extra(record)
    except (ValueError, KeyError, IndexError) as problem:
        found.append(f"cannot be played: {type(problem).__name__} {problem}")
    return found


def deal(rng: random.Random, players: int, dealer: int) -> tuple[list[list[str]], list[str]]:
    """500-11: the hands of the seats and the kitty, dealt in packets from a shuffled pack."""
    cards = pack(players)
    rng.shuffle(cards)
    hands: list[list[str]] = [[] for _ in range(players)]
    dead: list[str] = []
    kitty: list[str] = []
    receivers = [hands[(dealer + 1 + step) % players] for step in range(players)]
    if players == 2:
        receivers = [dead, *receivers]
    for packet in [3, 4, 3]:
        for receiver in receivers:
            receiver += cards[:packet]
            cards = cards[packet:]
        kitty.append(cards[0])
        cards = cards[1:]
    return hands, kitty


def choose(rng: random.Random, legal: list[str]) -> str:
    """A random action. In the auction it passes every other time and then often bids low or a misère, so that
    all kinds of contracts come up; in play it is a little slow to part with the joker."""
    if "pass" in legal and rng.random() < 0.5:
        return "pass"
    if "look" in legal:
        return "look" if rng.random() < 0.8 else rng.choice(legal)
    bids = [action for action in legal if action.startswith("bid ")]
    if bids:
        bids.sort(key=lambda action: bid_rank(action.removeprefix("bid ")))
        miseres = [action for action in bids if is_misere(action.removeprefix("bid "))]
        return rng.choice(rng.choice([bids[:6], bids[:6], bids, miseres or bids]))
    others = [action for action in legal if not action.startswith("play JO")]
    if others and rng.random() < 0.5:
        return rng.choice(others)
    return rng.choice(legal)


def random_record(
    rng: random.Random, settings: dict[str, Any], hands: int, scores: list[int] | None = None
) -> dict[str, Any]:
    """A match of at most `hands` hands of random play with `legal` lists and results, from `scores` on."""
    full = fill_settings(settings)
    players = full["players"]
    now = list(scores) if scores is not None else [0] * number_of_sides(full)
    first = full["dealer_first"]
    dealer = rng.randrange(players) if first == "random" else first
    record: dict[str, Any] = {
        "format": "trick-table/1",
        "game": "five_hundred",
        "settings": {**settings, "players": players},
        "seats": ["North", "East", "South", "West", "Fifth", "Sixth"][:players],
        "scores": list(now),
        "hands": [],
        "winners": [],
    }
    while len(record["hands"]) < hands and not record["winners"]:
        dealt, stock = deal(rng, players, dealer)
        hand = PlainHand(full, dealer, now, dealt, stock)
        actions: list[list[Any]] = []
        legal_lists: list[list[str]] = []
        while not hand.over:
            legal = hand.legal()
            action = choose(rng, legal)
            actions.append([hand.turn, action])
            legal_lists.append(legal)
            hand.act(action)
        result = hand.result()
        record["hands"].append(
            {
                "dealer": dealer,
                "deal": {"hands": [" ".join(cards) for cards in dealt], "stock": " ".join(stock)},
                "actions": actions,
                "legal": legal_lists,
                "result": {key: result[key] for key in ["points", "scores", "tricks"]},
            }
        )
        record["winners"] = result["winners"]
        now, dealer = result["scores"], result["next_dealer"]
    return record


def random_settings(rng: random.Random, players: int | None = None) -> dict[str, Any]:
    """Some keys of 500-90 with random values, the others left out."""
    settings: dict[str, Any] = {"players": players if players is not None else rng.choice(CHOICES["players"])}
    for key, values in CHOICES.items():
        if key != "players" and rng.random() < 0.5:
            settings[key] = rng.choice(values)
    if rng.random() < 0.5:
        settings["target"] = rng.choice([1, 100, 250, 500, 1000])
    if rng.random() < 0.3:
        settings["dealer_first"] = rng.randrange(settings["players"])
    return settings

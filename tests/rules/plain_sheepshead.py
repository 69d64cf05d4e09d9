"""A second, deliberately naive reading of the rules of Sheepshead, to hold the engine against.

It follows `sheepshead.md` clause by clause (numbers in the comments), with cards as words, and shares
nothing with the engine. It is slow and does not mind.
"""

from __future__ import annotations

from itertools import combinations
from typing import Any

# SH-4, SH-5: high to low
TRUMPS = ["QC", "QS", "QH", "QD", "JC", "JS", "JH", "JD", "AD", "10D", "KD", "9D", "8D", "7D"]
FAIL = {suit: [rank + suit for rank in ["A", "10", "K", "9", "8", "7"]] for suit in "CSH"}
POINTS = {"A": 11, "10": 10, "K": 4, "Q": 3, "J": 2, "9": 0, "8": 0, "7": 0}  # SH-6
PACK = [rank + suit for suit in "SCDH" for rank in ["7", "8", "9", "10", "J", "Q", "K", "A"]]
CUT = {3: (10, 2), 4: (7, 4), 5: (6, 2), 6: (5, 2)}  # SH-8: cards each, blind
DEFAULTS: dict[str, Any] = {
    "players": 5,
    "hands": 10,
    "no_pick": "leaster",
    "doublers": "queue",
    "leaster_blind": "last",
    "leaster_needs_trick": True,
    "partner": "called",
    "under": False,
    "picker_may_lead_called": True,
    "partner_may_lead_called": True,
    "double_on_bump": False,
}


def card_points(cards: list[str]) -> int:
    return sum(POINTS[card[:-1]] for card in cards)


def in_pack_order(cards: list[str]) -> list[str]:
    return sorted(cards, key=PACK.index)


class PlainSheepshead:
    """One hand, from the deal to its score. `carried`: hands played and doublers up, () at the start."""

    def __init__(
        self,
        settings: dict[str, Any],
        dealer: int,
        scores: list[int],
        hands: list[list[str]],
        stock: list[str],
        carried: tuple[int, ...] = (),
    ) -> None:
        self.settings = DEFAULTS | settings
        assert set(self.settings) == set(DEFAULTS), "an unknown setting"
        self.players: int = self.settings["players"]
        each, self.to_bury = CUT[self.players]
        assert [len(hand) for hand in hands] == [each] * self.players, "SH-8"
        assert len(stock) == self.to_bury, "SH-8"
        assert sorted(sum(hands, [*stock])) == sorted(PACK), "SH-2"
        self.dealer, self.scores = dealer, list(scores)
        self.hands, self.blind = [list(hand) for hand in hands], list(stock)
        self.hands_played, self.doublers = carried or (0, 0)  # SH-72

        self.phase = "pick"
        self.turn: int | None = (dealer + 1) % self.players  # SH-10
        self.passes = 0
        self.picker: int | None = None
        self.buried: list[str] = []
        self.called: str | None = None
        self.under: str | None = None
        self.partner: int | None = None  # the truth; who knows it is a question for `visible`
        self.leaster = False
        self.trick: list[tuple[int, str]] = []
        self.tricks: list[tuple[int, list[tuple[int, str]]]] = []  # the winner, and what was played
        self.suits_led: list[str] = []  # of all tricks, the one on the table included
        self.pulls: list[list[str]] = [[] for _ in range(self.players)]  # the cards each seat has won

    @property
    def over(self) -> bool:
        return self.phase == "over"

    def legal(self) -> list[str]:
        """Every legal action of the seat on turn, sorted as text."""
        if self.turn is None:
            return []
        hand = in_pack_order(self.hands[self.turn])
        if self.phase == "pick":
            forced = self.settings["no_pick"] == "forced" and self.passes == self.players - 1
            actions = ["pick"] if forced else ["pick", "pass"]  # SH-15, SH-10
        elif self.phase == "bury":
            actions = ["bury " + " ".join(cards) for cards in combinations(hand, self.to_bury)]  # SH-16
        elif self.phase == "call":
            actions = ["alone", *self._calls(hand)]  # SH-25, SH-26
        else:
            actions = ["play " + card for card in self._playable(hand)]
        return sorted(actions)

    def do(self, action: str) -> None:
        assert action in self.legal(), f"not legal for seat {self.turn}: {action!r}"
        assert self.turn is not None
        verb, *words = action.split(" ")
        if verb == "pass":
            self.passes += 1
            self.turn = (self.turn + 1) % self.players
            if self.passes == self.players:
                self._nobody_picked()
        elif verb == "pick":  # SH-11
            self.picker = self.turn
            self.hands[self.turn] += self.blind
            self.blind = []
            self.phase = "bury"
        elif verb == "bury":
            self.buried = words
            self.hands[self.turn] = [card for card in self.hands[self.turn] if card not in words]
            if self.players in (5, 6) and self.settings["partner"] != "none":  # SH-20, SH-27
                self.phase = "call"
            else:
                self._begin_play()  # SH-28
        elif verb in ("call", "alone"):
            if verb == "call":
                self._call(*words)
            self._begin_play()
        else:
            self._play(words[0])

    def _nobody_picked(self) -> None:
        if self.settings["no_pick"] == "doubler":  # SH-14
            self.phase, self.turn = "over", None
        else:  # SH-13; under `forced` the dealer has picked
            self.leaster = True
            self._begin_play()

    # ---- the partner

    def _calls(self, hand: list[str]) -> list[str]:
        if self.settings["partner"] == "jack":  # SH-27
            return ["call JD"]
        own = [*hand, *self.buried]
        can_hold = [suit for suit in "CSH" if any(card in FAIL[suit] for card in hand)]
        strange_aces = ["A" + suit for suit in "CSH" if "A" + suit not in own]
        aces = [ace for ace in strange_aces if ace[-1] in can_hold]  # SH-21
        if aces:
            return ["call " + ace for ace in aces]
        if not strange_aces:  # SH-23
            return ["call 10" + suit for suit in can_hold if "10" + suit not in own]
        if self.settings["under"]:  # SH-24
            return [f"call {ace} under {card}" for ace in strange_aces for card in hand]
        return []

    def _call(self, card: str, *under: str) -> None:
        self.called = card
        if under:
            self.under = under[1]
        for seat, hand in enumerate(self.hands):
            if card in hand and seat != self.picker:  # SH-20; SH-27: one's own jack is no partner
                self.partner = seat

    # ---- play

    def _begin_play(self) -> None:
        self.phase, self.turn = "play", (self.dealer + 1) % self.players  # SH-29

    def _suit(self, card: str) -> str:
        if card == self.under:  # SH-32
            assert self.called is not None
            return self.called[-1]
        return "trump" if card in TRUMPS else card[-1]  # SH-3

    def _playable(self, hand: list[str]) -> list[str]:
        if len(hand) == 1:  # SH-30
            return hand
        called_suit = None if self.called in (None, "JD") else str(self.called)[-1]  # SH-27: JD binds nobody
        if not self.trick:
            return self._may_lead(hand, called_suit)
        led = self.suits_led[-1]
        cards = [card for card in hand if self._suit(card) == led] or hand  # SH-33
        if called_suit is None or called_suit in self.suits_led[:-1]:  # SH-38
            return cards
        if led == called_suit:
            return [str(self.called)] if self.turn == self.partner else cards  # SH-34
        if self.turn == self.picker:
            of_suit = [card for card in hand if self._suit(card) == called_suit]
            return [card for card in cards if of_suit != [card]]  # SH-31
        if self.turn == self.partner:
            return [card for card in cards if card != self.called]  # SH-36
        return cards

    def _may_lead(self, hand: list[str], called_suit: str | None) -> list[str]:
        if called_suit is None or called_suit in self.suits_led:  # SH-38
            return hand
        others = [card for card in hand if self._suit(card) != called_suit]
        if self.turn == self.picker and not self.settings["picker_may_lead_called"]:  # SH-37
            return others or hand
        if self.turn == self.partner:  # SH-35
            if others and not self.settings["partner_may_lead_called"]:
                return others
            return [*others, str(self.called)]
        return hand

    def _play(self, card: str) -> None:
        assert self.turn is not None
        self.hands[self.turn].remove(card)
        if not self.trick:
            self.suits_led.append(self._suit(card))
        self.trick.append((self.turn, card))
        self.turn = (self.turn + 1) % self.players
        if len(self.trick) < self.players:
            return
        winner = self._winner()
        self.tricks.append((winner, self.trick))
        self.pulls[winner] += [card for _, card in self.trick]
        self.trick, self.turn = [], winner  # SH-40
        last = not any(self.hands)
        if self.leaster:
            when = self.settings["leaster_blind"]  # SH-60
            if (when == "first" and len(self.tricks) == 1) or (when == "last" and last):
                self.pulls[winner] += self.blind
        if last:
            self.phase, self.turn = "over", None

    def _winner(self) -> int:
        """SH-39; the under cannot win (SH-32)."""
        best_first = TRUMPS + FAIL.get(self.suits_led[-1], [])
        able = [play for play in self.trick if play[1] in best_first and play[1] != self.under]
        return min(able, key=lambda play: best_first.index(play[1]))[0]

    # ---- scoring

    def result(self) -> dict[str, Any] | None:
        """None until the hand is over."""
        if not self.over:
            return None
        played, doublers = self.hands_played, self.doublers
        points = [0] * self.players
        if self.picker is None and not self.leaster:
            doublers += 1  # SH-64; SH-70: not a hand of the match
        else:
            played += 1
            points = self._leaster_points() if self.leaster else self._points()
            down = min(doublers, 1) if self.settings["doublers"] == "queue" else doublers  # SH-64
            doublers -= down
            points = [2**down * each for each in points]
        assert sum(points) == 0, "SH-59"
        scores = [before + each for before, each in zip(self.scores, points, strict=True)]
        over = self.settings["hands"] != 0 and played >= self.settings["hands"]  # SH-70, SH-71
        return {
            "points": points,
            "scores": scores,
            "tricks": self._trick_counts(),
            "winners": [seat for seat, score in enumerate(scores) if score == max(scores)] if over else [],
            "match_over": over,
            "next_dealer": (self.dealer + 1) % self.players,  # SH-7
            "carried": (played, doublers),
        }

    def _trick_counts(self) -> list[int]:
        return [sum(winner == seat for winner, _ in self.tricks) for seat in range(self.players)]

    def _points(self) -> list[int]:
        assert self.picker is not None
        side = [self.picker] if self.partner is None else [self.picker, self.partner]
        taken = sum(self._trick_counts()[seat] for seat in side)
        count = card_points(self.buried) + sum(card_points(self.pulls[seat]) for seat in side)  # SH-50
        won = count >= 61  # SH-51
        unit = 2 if count >= 91 or count <= 30 else 1  # SH-52, SH-53
        if taken == len(self.tricks) or taken == 0:  # SH-54, SH-55
            unit, won = 3, taken > 0
        if not won and self.settings["double_on_bump"]:  # SH-57
            unit *= 2
        gain = unit if won else -unit
        points = [gain if seat in side else -gain for seat in range(self.players)]
        if self.partner is not None and taken == 0:
            points[self.partner] = 0  # SH-55
        points[self.picker] = 0
        points[self.picker] = -sum(points)  # SH-56, SH-58
        return points

    def _leaster_points(self) -> list[int]:
        counts = self._trick_counts()
        able = [
            seat for seat in range(self.players) if counts[seat] or not self.settings["leaster_needs_trick"]
        ]  # SH-61
        fewest = min(card_points(self.pulls[seat]) for seat in able)
        lowest = [seat for seat in able if card_points(self.pulls[seat]) == fewest]
        if len(lowest) > 1:  # SH-62
            return [0] * self.players
        return [self.players - 1 if seat == lowest[0] else -1 for seat in range(self.players)]  # SH-63

    # ---- what each seat may see

    def visible(self, seat: int | None) -> dict[str, Any]:
        """What this seat (None: an onlooker) may know of cards, and of who the partner is."""
        played_out = self.over and bool(self.tricks)
        picker_or_end = played_out or (seat is not None and seat == self.picker)
        blind_came = self.settings["leaster_blind"] == "first" and len(self.tricks) > 0
        shown = {card for _, plays in self.tricks for _, card in plays} | {card for _, card in self.trick}
        knows_partner = played_out or self.called in shown or (seat is not None and seat == self.partner)
        blind = self.blind if played_out or (self.leaster and blind_came) else []  # SH-87, SH-88
        return {
            "hands": [in_pack_order(hand) if seat == at else [] for at, hand in enumerate(self.hands)],
            "stock": in_pack_order(blind),
            "aside": self.buried if picker_or_end else [],  # SH-81, SH-88
            "under": self.under if picker_or_end else None,  # SH-82, SH-88
            "partner": self.partner if knows_partner else None,  # SH-83, SH-84, SH-88
            "trick": self._shown(self.trick, picker_or_end),
            "tricks": [(winner, self._shown(plays, picker_or_end)) for winner, plays in self.tricks],
        }

    def _shown(self, plays: list[tuple[int, str]], with_under: bool) -> list[tuple[int, str]]:
        """SH-82: a card played face down has no name to the others."""
        return [(seat, card if with_under or card != self.under else "back") for seat, card in plays]

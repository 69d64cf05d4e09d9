"""A second, deliberately naive reading of the rules of Pitch, to hold the engine against.

It follows `pitch.md` clause by clause (numbers in the comments), with cards as words, and shares nothing with
the engine.
"""

from __future__ import annotations

from typing import Any

SUITS = ["S", "C", "D", "H"]
RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]  # low to high
TRICK_POINTS = {"10": 10, "A": 4, "K": 3, "Q": 2, "J": 1}  # PI-34

DEFAULTS: dict[str, Any] = {
    "players": 4,
    "partners": False,
    "target": 7,
    "low": "won",
    "min_bid": 1,
    "steal": True,
    "all_pass": "dealer",
    "smudge": False,
}


def pack() -> list[str]:
    return [rank + suit for suit in SUITS for rank in RANKS]  # PI-3


class PlainPitch:
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
        assert carried == ()  # nothing but the scores goes from hand to hand
        self.set: dict[str, Any] = {**DEFAULTS, **settings}
        self.players: int = self.set["players"]
        self.sides = 2 if self.set["partners"] else self.players  # PI-1, PI-2
        assert self.sides == self.players or self.players == 4
        assert [len(hand) for hand in hands] == [6] * self.players  # PI-4
        assert stock == []  # PI-5
        self.dealer = dealer
        self.scores = list(scores)
        self.dealt = [list(hand) for hand in hands]
        self.hands = [list(hand) for hand in hands]
        self.said: list[tuple[int, str]] = []
        self.pitcher: int | None = None
        self.bid = 0  # the standing bid, in the end the high bid
        self.trump = ""
        self.trick: list[tuple[int, str]] = []
        self.tricks = [0] * self.players
        self.won: list[list[str]] = [[] for _ in range(self.players)]
        self.phase = "auction"
        self.turn: int | None = self.left_of(dealer)  # PI-10

    def left_of(self, seat: int) -> int:
        return (seat + 1) % self.players

    def side_of(self, seat: int) -> int:
        return seat % self.sides  # PI-2

    @property
    def over(self) -> bool:
        return self.phase == "over"

    # ---- what may be done

    def legal(self) -> list[str]:
        if self.turn is None:
            return []
        if self.phase == "auction":
            return sorted(self.may_say(self.turn))
        return sorted(f"play {card}" for card in self.may_play(self.hands[self.turn]))

    def may_say(self, seat: int) -> list[str]:
        lowest = max(self.bid + 1, self.set["min_bid"])  # PI-11, PI-61
        actions = ["pass"]
        if seat == self.dealer and self.bid > 0:
            actions += ["steal"] * self.set["steal"]  # PI-15, PI-62
        elif seat == self.dealer and self.set["all_pass"] == "dealer":  # PI-63
            lowest, actions = 2, []  # PI-14
        actions += [f"bid {number}" for number in range(lowest, 5)]
        return actions + [f"pitch {card}" for card in self.hands[seat]]  # PI-13

    def may_play(self, hand: list[str]) -> list[str]:
        if not self.trick:
            return hand  # PI-20, PI-26
        led = self.trick[0][1][-1]
        if all(card[-1] != led for card in hand):
            return hand  # PI-23
        return [card for card in hand if card[-1] in [led, self.trump]]  # PI-21, PI-22

    # ---- doing it

    def do(self, action: str) -> None:
        assert action in self.legal(), action
        assert self.turn is not None
        seat, words = self.turn, action.split(" ")
        if self.phase == "play":
            self.play(seat, words[1])
            return
        self.said.append((seat, action))
        if words[0] in ["bid", "steal", "pitch"]:
            self.pitcher = seat  # PI-16
        if words[0] == "bid":
            self.bid = int(words[1])
        if words[0] == "pitch":
            self.bid = 4  # PI-13
        if seat == self.dealer or self.bid == 4:  # PI-10, PI-12
            self.phase = "play" if self.pitcher is not None else "over"  # PI-63
            self.turn = self.pitcher
        else:
            self.turn = self.left_of(seat)
        if words[0] == "pitch":
            self.play(seat, words[1])

    def play(self, seat: int, card: str) -> None:
        if sum(self.tricks) == 0 and not self.trick:
            self.trump = card[-1]  # PI-20
        self.hands[seat].remove(card)
        self.trick.append((seat, card))
        self.turn = self.left_of(seat)
        if len(self.trick) < self.players:
            return
        suits = [played[-1] for _, played in self.trick]
        high = self.trump if self.trump in suits else suits[0]
        running = [play for play in self.trick if play[1][-1] == high]
        self.turn = max(running, key=lambda play: RANKS.index(play[1][:-1]))[0]  # PI-25, PI-26
        self.tricks[self.turn] += 1
        self.won[self.turn] += [played for _, played in self.trick]
        self.trick = []
        if sum(self.tricks) == 6:  # PI-27
            self.phase, self.turn = "over", None

    # ---- the score

    def side_with(self, card: str, heaps: list[list[str]]) -> int:
        return next(self.side_of(seat) for seat, heap in enumerate(heaps) if card in heap)

    def trick_points(self) -> list[int]:
        """PI-34, by side."""
        totals = [0] * self.sides
        for seat, heap in enumerate(self.won):
            totals[self.side_of(seat)] += sum(TRICK_POINTS.get(card[:-1], 0) for card in heap)
        return totals

    def scorers(self) -> dict[str, int | None]:
        """The side that scores each of the four points; None: nobody does."""
        trumps = [card for hand in self.dealt for card in hand if card[-1] == self.trump]
        trumps.sort(key=lambda card: RANKS.index(card[:-1]))
        jack, totals = "J" + self.trump, self.trick_points()
        best = [side for side in range(self.sides) if totals[side] == max(totals)]
        return {
            "high": self.side_with(trumps[-1], self.won),  # PI-31
            "low": self.side_with(trumps[0], self.dealt if self.set["low"] == "dealt" else self.won),  # PI-32
            "jack": self.side_with(jack, self.won) if jack in trumps else None,  # PI-33
            "game": best[0] if len(best) == 1 else None,  # PI-35
        }

    def result(self) -> dict[str, Any]:
        assert self.over
        points = [0] * self.sides
        winners: list[int] = []
        if self.pitcher is not None:
            pitching = self.side_of(self.pitcher)
            won = [list(self.scorers().values()).count(side) for side in range(self.sides)]
            made = won[pitching] >= self.bid
            points = list(won)  # PI-37, PI-39
            if not made:
                points[pitching] = -self.bid  # PI-38
            if self.set["smudge"] and 4 in won:
                winners = [won.index(4)]  # PI-64, before PI-50
            elif made and self.scores[pitching] + points[pitching] >= self.set["target"]:
                winners = [pitching]  # PI-50 to PI-52
        return {
            "points": points,
            "scores": [before + gained for before, gained in zip(self.scores, points, strict=True)],
            "tricks": self.tricks,
            "winners": winners,
            "match_over": bool(winners),  # PI-54
            "next_dealer": self.left_of(self.dealer),  # PI-7
        }

    # ---- who may know

    def visible(self, seat: int | None) -> dict[str, list[str]]:
        """The cards that this seat (None: an onlooker) may know besides those played, by where they lie."""
        return {} if seat is None else {f"hand {seat}": sorted(self.hands[seat])}

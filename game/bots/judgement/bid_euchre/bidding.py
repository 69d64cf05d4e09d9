"""What to say in the auction, and what to name trump: whatever promises most points (BE-12 to BE-23)."""

from dataclasses import dataclass

from game.bots.judgement.bid_euchre.forecast import ask, moon, of_another, with_partner
from game.bots.judgement.bid_euchre.stakes import Stakes
from game.bots.judgement.judged import advice
from game.rules.actions import PASS, Action
from game.rules.bid_euchre.auction import CLAIM
from game.rules.bid_euchre.bids import ASK, MOON, Bid, bids
from game.rules.bid_euchre.pack import tricks
from game.rules.bid_euchre.position import BidEuchrePublic, side_of, standing
from game.rules.cards import SUITS, CardSet, Seat, Suit
from game.rules.prompt import Advice
from game.rules.settings import Settings
from game.rules.view import View

_LEAST_CHANCE = 0.5
"""Of an ask or a moon, whatever points it promises: more are to be made than not. With two packs a hand that
good comes but once in a thousand deals, and with three cards to exchange in fifty."""
_OTHERS_ALONE = 0.7
"""The chance of another's ask or moon."""
_FOE_TO_COME, _PARTNER_TO_COME = -0.8, 0.6
"""By packs: points in sight for each who has still to speak, where nobody has bid."""
_OVERBID = {
    1: (0.28, 0.28, 0.28, 0.28, 0.17, 0.05, 0.0),
    2: (0.7, 0.7, 0.7, 0.7, 0.7, 0.7, 0.5, 0.35, 0.18, 0.07, 0.02, 0.0, 0.0),
}
"""By packs, then by the number bid: the chance that one foe still to speak goes higher."""
_WHEN_OVERBID = -2.2
"""Points in sight once a foe has gone higher."""


def bid(settings: Settings, view: View) -> Advice:
    assert view.prompt is not None
    auction = _auction(settings, view)
    known = bids(tricks(settings))
    promised = {
        action: auction.promise(known[action])
        for action in view.prompt.actions
        if action in known and auction.is_sound(known[action])
    }
    if PASS in view.prompt.actions:
        promised[PASS] = auction.promise_of_pass()
    if CLAIM in view.prompt.actions:
        promised[CLAIM] = 0.0
    best = max(promised, key=lambda action: promised[action])
    if best == CLAIM:
        return advice(best, "claim")
    if best == PASS:
        return auction.reason_to_pass()
    return auction.reason_to_bid(best, known[best], PASS in view.prompt.actions)


def name_trump(settings: Settings, view: View) -> Advice:
    auction = _auction(settings, view)
    contract = auction.public.contract
    assert contract is not None
    return advice(Action(f"trump {SUITS[auction.best_trump(contract)]}"), "trump")


def _auction(settings: Settings, view: View) -> "_Auction":
    public, seat = view.public, view.seat
    assert isinstance(public, BidEuchrePublic)
    assert seat is not None
    stakes = Stakes(settings, public.scores, side_of(seat))
    return _Auction(settings, public, seat, view.known.holdings[seat], stakes)


@dataclass(frozen=True, slots=True)
class _Auction:
    """What one seat may expect of the auction."""

    settings: Settings
    public: BidEuchrePublic
    seat: Seat
    held: CardSet
    stakes: Stakes

    def is_sound(self, offer: Bid) -> bool:
        return not offer.alone or self._prospect(offer, self.best_trump(offer)) >= _LEAST_CHANCE

    def best_trump(self, offer: Bid) -> Suit:
        return max(range(4), key=lambda trump: self._prospect(offer, trump))

    def promise(self, offer: Bid) -> float:
        """The points in sight if this is bid now."""
        trump, side = self.best_trump(offer), self.stakes.side
        if offer.alone:
            return self.stakes.alone(offer, self._prospect(offer, trump), side)
        stands = self.stakes.with_partner(offer, with_partner(self.held, trump, *self._pack), side)
        foes, _ = self._to_come()
        let_be = (1 - _OVERBID[self._pack[0]][offer.tricks]) ** foes
        return let_be * stands + (1 - let_be) * _WHEN_OVERBID

    def promise_of_pass(self) -> float:
        """The points in sight if the others settle it."""
        decks, _ = self._pack
        high = standing(self.public, tricks(self.settings))
        if high is None:
            foes, partner = self._to_come()
            return decks * (_FOE_TO_COME * foes + _PARTNER_TO_COME * partner)
        owner, contract = high
        side = side_of(owner)
        if contract.alone:
            return self.stakes.alone(contract, _OTHERS_ALONE, side)
        theirs = of_another(contract.tricks, self.held, decks, friend=side == self.stakes.side)
        return self.stakes.with_partner(contract, theirs, side)

    def reason_to_bid(self, action: Action, offer: Bid, may_pass: bool) -> Advice:
        trump = self.best_trump(offer)
        suit = ("suit", SUITS[trump])
        if offer.alone:
            return advice(action, "bid_alone", (suit,))
        tricks = round(with_partner(self.held, trump, *self._pack).tricks)
        return advice(action, "bid" if may_pass else "must_bid", (("tricks", tricks), suit))

    def reason_to_pass(self) -> Advice:
        high = standing(self.public, tricks(self.settings))
        if high is None:
            return advice(PASS, "pass_first")
        ours = side_of(high[0]) == self.stakes.side
        return advice(PASS, "pass_to_partner" if ours else "pass_to_foe", (("seat", high[0]),))

    @property
    def _pack(self) -> tuple[int, bool]:
        return self.settings.number("decks"), self.settings.flag("joker")

    def _prospect(self, offer: Bid, trump: Suit) -> float:
        """How good a suit is for this bid: the chance of every trick alone, or tricks with the partner."""
        if offer.alone == MOON:
            return moon(self.held, trump, *self._pack)
        if offer.alone == ASK:
            return ask(self.held, trump, *self._pack, self.settings.number("ask_cards"))
        return with_partner(self.held, trump, *self._pack).tricks

    def _to_come(self) -> tuple[int, int]:
        """How many foes may still speak after this seat, and whether the partner may."""
        once = self.settings.word("auction") == "once"
        done = {seat for seat, action in self.public.bids if once or action == PASS} | {self.seat}
        others = [seat for seat in range(4) if seat not in done]
        foes = sum(side_of(seat) != self.stakes.side for seat in others)
        return foes, len(others) - foes

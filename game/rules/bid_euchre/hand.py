"""`BidEuchreHand`: one deal of Bid Euchre; each phase is in the file that knows its clauses."""

from dataclasses import dataclass

from game.rules.actions import Action
from game.rules.bid_euchre import asking, auction, copies, exchange, play, revokes, scoring
from game.rules.bid_euchre.position import BidEuchrePublic, BidEuchreSecret, Change
from game.rules.cards import Seat
from game.rules.events import Scored
from game.rules.hand import Hand, Refused, Step
from game.rules.prompt import Fact, Prompt
from game.rules.result import Result
from game.rules.settings import Settings


@dataclass(frozen=True, slots=True)
class BidEuchreHand(Hand):
    settings: Settings
    public: BidEuchrePublic
    secret: BidEuchreSecret

    def legal(self) -> tuple[Action, ...]:
        settings, public, secret = self.settings, self.public, self.secret
        match public.phase:
            case "discard":
                return exchange.legal_discards(public, secret)
            case "auction":
                return auction.legal(settings, public, secret)
            case "trump":
                return exchange.legal_trumps()
            case "give":
                return exchange.legal_gifts(settings, public, secret)
            case "play":
                return play.legal(settings, public, secret)
            case "closing":
                return play.legal_closing(settings, public)
            case _:
                return ()

    def after(self, action: Action) -> Step:
        public, secret, events = self._change(action)
        hand = BidEuchreHand(self.settings, public, secret)
        if public.phase == "over":
            return Step(hand, (*events, Scored(scoring.result(self.settings, public))))
        return Step(hand, events)

    def _change(self, action: Action) -> Change:
        settings, public, secret = self.settings, self.public, self.secret
        if public.phase == "over":
            raise Refused("BE-20" if public.contract is None else "BE-38")
        if action == revokes.CALL:
            return revokes.after_call(settings, public, secret)
        match public.phase:
            case "discard":
                return exchange.after_discard(public, secret, action)
            case "auction":
                return auction.after(settings, public, secret, action)
            case "trump":
                return exchange.after_trump(public, secret, action)
            case "give":
                return exchange.after_gift(settings, public, secret, action)
            case "play":
                return play.after(settings, public, secret, action)
            case _:
                return play.after_closing(public, secret, action)

    def sees(self, seat: Seat | None) -> BidEuchreSecret:
        """BE-71 to BE-74; nothing more when the hand is over (BE-77)."""
        secret = self.secret
        open_to_all = auction.claimer(self.public)
        known = BidEuchreSecret(
            holdings=tuple(
                holding if holder in (seat, open_to_all) else 0
                for holder, holding in enumerate(secret.holdings)
            ),
            aside=secret.aside if seat == self.public.dealer else 0,
            given=tuple(gift if giver == seat else 0 for giver, gift in enumerate(secret.given)),
        )
        return copies.as_seen(self.public, known, seat) if self.settings.number("decks") == 2 else known

    def prompt(self) -> Prompt:
        return asking.prompt(self.settings, self.public, self.secret, self.legal())

    def facts(self) -> tuple[Fact, ...]:
        return asking.facts(self.settings, self.public)

    def result(self) -> Result | None:
        return scoring.result(self.settings, self.public) if self.public.phase == "over" else None

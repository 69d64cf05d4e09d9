"""`FiveHundredHand`: one deal of Five Hundred; each phase is in the file of its name."""

from dataclasses import dataclass

from game.rules.actions import Action
from game.rules.cards import Seat
from game.rules.events import Scored
from game.rules.five_hundred import asking, auction, exchange, play, scoring
from game.rules.five_hundred.bids import OPEN_MISERE
from game.rules.five_hundred.position import FiveHundredPublic, FiveHundredSecret
from game.rules.hand import Hand, Refused, Step
from game.rules.prompt import Fact, Prompt
from game.rules.result import Result
from game.rules.settings import Settings


@dataclass(frozen=True, slots=True)
class FiveHundredHand(Hand):
    settings: Settings
    public: FiveHundredPublic
    secret: FiveHundredSecret

    def legal(self) -> tuple[Action, ...]:
        public, secret = self.public, self.secret
        if public.phase == "over":
            return ()
        if secret.naming:
            return exchange.legal_nominations()
        match public.phase:
            case "auction":
                return auction.legal(self.settings, public)
            case "exchange":
                return exchange.legal_discards(public, secret)
            case "partner":
                return exchange.legal_calls(public, secret)
            case _:
                return play.legal(self.settings, public, secret)

    def after(self, action: Action) -> Step:
        settings, public, secret = self.settings, self.public, self.secret
        if public.phase == "play" and not secret.naming:
            change = play.after(settings, public, secret, action)
        elif public.phase == "over":
            raise Refused("500-28" if public.contract is None else "500-40")
        elif secret.naming:
            change = exchange.after_nomination(public, secret, action)
        elif public.phase == "auction":
            change = auction.after(settings, public, secret, action)
        elif public.phase == "exchange":
            change = exchange.after_discard(settings, public, secret, action)
        else:
            change = exchange.after_call(settings, public, secret, action)
        hand = FiveHundredHand(settings, change[0], change[1])
        if hand.public.phase == "over":
            return Step(hand, (*change[2], Scored(scoring.result(settings, hand.public))))
        return Step(hand, change[2])

    def sees(self, seat: Seat | None) -> FiveHundredSecret:
        public, secret = self.public, self.secret
        if public.phase == "over":  # 500-82
            return secret
        is_contractor = seat is not None and seat == public.contractor
        return FiveHundredSecret(
            holdings=tuple(
                holding if self._shown(holder, seat) else 0 for holder, holding in enumerate(secret.holdings)
            ),
            aside=secret.aside if is_contractor else 0,  # 500-82
            naming=secret.naming and is_contractor,  # 500-83
        )

    def _shown(self, holder: Seat, seat: Seat | None) -> bool:
        """Whether this seat sees that holder's cards while the hand is on (500-81, 500-84)."""
        public = self.public
        if holder == seat:
            return not public.face_down[holder]
        if holder != public.contractor or public.contract is None or public.contract.misere != OPEN_MISERE:
            return False
        before_play = self.settings.word("open_misere_reveal") == "before_play"
        return public.phase == "play" and (before_play or bool(public.tricks))

    def prompt(self) -> Prompt:
        return asking.prompt(self.settings, self.public, self.secret, self.legal())

    def facts(self) -> tuple[Fact, ...]:
        return asking.facts(self.settings, self.public)

    def result(self) -> Result | None:
        return scoring.result(self.settings, self.public) if self.public.phase == "over" else None

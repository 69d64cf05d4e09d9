"""`SheepsheadHand`: one deal of Sheepshead; each phase is in the file of its name."""

from dataclasses import dataclass

from game.rules.actions import Action
from game.rules.cards import Seat
from game.rules.events import Scored
from game.rules.hand import Hand, Refused, Step
from game.rules.prompt import Fact, Prompt
from game.rules.result import Result
from game.rules.settings import Settings
from game.rules.sheepshead import asking, burying, calling, picking, play, scoring
from game.rules.sheepshead.position import SheepsheadPublic, SheepsheadSecret


@dataclass(frozen=True, slots=True)
class SheepsheadHand(Hand):
    settings: Settings
    public: SheepsheadPublic
    secret: SheepsheadSecret

    def legal(self) -> tuple[Action, ...]:
        match self.public.phase:
            case "pick":
                return picking.legal(self.settings, self.public)
            case "bury":
                return burying.legal(self.public, self.secret)
            case "call":
                return calling.legal(self.settings, self.public, self.secret)
            case "play":
                return play.legal(self.settings, self.public, self.secret)
            case _:
                return ()

    def after(self, action: Action) -> Step:
        settings, public, secret = self.settings, self.public, self.secret
        match public.phase:
            case "play":
                change = play.after(settings, public, secret, action)
            case "pick":
                change = picking.after(settings, public, secret, action)
            case "bury":
                change = burying.after(settings, public, secret, action)
            case "call":
                change = calling.after(settings, public, secret, action)
            case _:
                raise Refused("SH-7")
        hand = SheepsheadHand(settings, change[0], change[1])
        result = hand.result()
        return Step(hand, change[2] if result is None else (*change[2], Scored(result)))

    def sees(self, seat: Seat | None) -> SheepsheadSecret:
        public, secret = self.public, self.secret
        if public.phase == "over" and not public.thrown_in:  # SH-88
            return secret
        is_picker = seat is not None and seat == public.picker
        return SheepsheadSecret(
            holdings=tuple(
                holding if holder == seat else 0 for holder, holding in enumerate(secret.holdings)
            ),
            stock=public.blind,  # SH-87
            aside=secret.aside if is_picker else 0,  # SH-81
            under=secret.under if is_picker else 0,  # SH-82
        )

    def prompt(self) -> Prompt:
        return asking.prompt(self.settings, self.public, self.secret, self.legal())

    def facts(self) -> tuple[Fact, ...]:
        return asking.facts(self.settings, self.public)

    def result(self) -> Result | None:
        over = self.public.phase == "over"
        return scoring.result(self.settings, self.public, self.secret) if over else None

"""`PitchHand`: one deal of Pitch; each phase is in the file of its name."""

from dataclasses import dataclass

from game.rules.actions import Action
from game.rules.cards import Seat
from game.rules.events import Scored
from game.rules.hand import Hand, Refused, Secret, Step
from game.rules.pitch import asking, auction, play, scoring
from game.rules.pitch.position import PitchPublic
from game.rules.prompt import Fact, Prompt
from game.rules.result import Result
from game.rules.settings import Settings


@dataclass(frozen=True, slots=True)
class PitchHand(Hand):
    settings: Settings
    public: PitchPublic
    secret: Secret

    def legal(self) -> tuple[Action, ...]:
        match self.public.phase:
            case "auction":
                return auction.legal(self.settings, self.public, self.secret)
            case "play":
                return play.legal(self.public, self.secret)
            case _:
                return ()

    def after(self, action: Action) -> Step:
        match self.public.phase:
            case "auction":
                public, secret, events = auction.after(self.settings, self.public, self.secret, action)
            case "play":
                public, secret, events = play.after(self.public, self.secret, action)
            case _:
                raise Refused("PI-63" if self.public.pitcher is None else "PI-27")
        hand = PitchHand(self.settings, public, secret)
        if public.phase == "over":
            return Step(hand, (*events, Scored(scoring.result(self.settings, public))))
        return Step(hand, events)

    def sees(self, seat: Seat | None) -> Secret:
        """One's own cards and no others, ever: a hand thrown in is not shown either."""
        return Secret(
            tuple(held if holder == seat else 0 for holder, held in enumerate(self.secret.holdings))
        )

    def prompt(self) -> Prompt:
        return asking.prompt(self.settings, self.public, self.legal())

    def facts(self) -> tuple[Fact, ...]:
        return asking.facts(self.settings, self.public)

    def result(self) -> Result | None:
        return scoring.result(self.settings, self.public) if self.public.phase == "over" else None

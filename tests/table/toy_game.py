"""A game too small to play: two packs, no stock, and cards that are thrown in turn until none is left."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from game.rules.actions import PLAY, Action
from game.rules.cards import SECOND_PACK, Card, Seat, cards, set_of_words, suit_cards
from game.rules.events import Moved, Scored
from game.rules.game import Cut, Game
from game.rules.hand import Hand, Public, Refused, Secret, Step
from game.rules.order import Order
from game.rules.prompt import Fact, Prompt
from game.rules.result import Result, Scores
from game.rules.settings import Setting, Settings

FIRST_PACK = tuple(cards(set_of_words("2S 3S 4S 5S")))


@dataclass(frozen=True, slots=True)
class ToyHand(Hand):
    settings: Settings
    public: Public
    secret: Secret

    def legal(self) -> tuple[Action, ...]:
        if self.public.turn is None:
            return ()
        return tuple(sorted({PLAY[card & 127] for card in cards(self.secret.holdings[self.public.turn])}))

    def after(self, action: Action) -> Step:
        seat = self.public.turn
        if seat is None or action not in self.legal():
            raise Refused("toy-1")
        card = next(card for card in cards(self.secret.holdings[seat]) if PLAY[card & 127] == action)
        holdings = list(self.secret.holdings)
        holdings[seat] ^= 1 << card
        over = not any(holdings)
        public = replace(
            self.public,
            counts=tuple(holding.bit_count() for holding in holdings),
            turn=None if over else (seat + 1) % len(holdings),
            phase="over" if over else "play",
        )
        hand = ToyHand(self.settings, public, replace(self.secret, holdings=tuple(holdings)))
        result = hand.result()
        end = () if result is None else (Scored(result),)
        return Step(hand, (Moved((card,), f"hand {seat}", "pile 0"), *end))

    def sees(self, seat: Seat | None) -> Secret:
        return Secret(
            tuple(held if holder == seat else 0 for holder, held in enumerate(self.secret.holdings))
        )

    def prompt(self) -> Prompt:
        return Prompt("throw", self.legal())

    def facts(self) -> tuple[Fact, ...]:
        return ()

    def result(self) -> Result | None:
        """The dealer gets a point; two points win."""
        if self.public.phase != "over":
            return None
        dealer = self.public.dealer
        points = tuple(int(seat == dealer) for seat in range(2))
        scores = tuple(before + gain for before, gain in zip(self.public.scores, points, strict=True))
        over = scores[dealer] == 2
        return Result(points, scores, (0, 0), (dealer,) if over else (), 1 - dealer, match_over=over)


class Toy(Game):
    name = "toy"
    settings = (Setting("players", 2, (2,)), Setting("dealer_first", 1, (0, 1)))

    def check(self, chosen: Mapping[str, object]) -> Settings:
        return Settings(self.settings, chosen)

    def pack(self, settings: Settings) -> tuple[Card, ...]:
        return (*FIRST_PACK, *(Card(card + SECOND_PACK) for card in FIRST_PACK))

    def cut(self, settings: Settings) -> Cut:
        return Cut(each=3, stock=0)

    def sides(self, settings: Settings) -> tuple[tuple[Seat, ...], ...]:
        return ((0,), (1,))

    def first_dealer(self, settings: Settings) -> Seat | None:
        return settings.number("dealer_first")

    def open_hand(
        self,
        settings: Settings,
        scores: Scores,
        dealer: Seat,
        dealt: Secret,
        carried: tuple[int, ...] = (),
    ) -> Hand:
        public = Public(dealer, scores, "play", 1 - dealer, (3, 3), (), (), ())
        return ToyHand(settings, public, dealt)

    def hand(self, settings: Settings, public: Public, secret: Secret) -> Hand:
        return ToyHand(settings, public, secret)

    def order(self, settings: Settings, public: Public) -> Order:
        return Order(None, (suit_cards(0), suit_cards(1), suit_cards(2), suit_cards(3)), tuple(range(65)))

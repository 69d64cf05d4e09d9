"""`FiveHundred`: the facts of the game and its settings (500-2, 500-3, 500-90)."""

from collections.abc import Mapping

from game.rules.cards import Card, Seat
from game.rules.five_hundred import auction
from game.rules.five_hundred.hand import FiveHundredHand
from game.rules.five_hundred.pack import pack
from game.rules.five_hundred.position import FiveHundredPublic, FiveHundredSecret, sides
from game.rules.five_hundred.ranking import order_under
from game.rules.game import Cut, Game
from game.rules.hand import Public, Secret
from game.rules.order import Order
from game.rules.result import Scores
from game.rules.settings import BadSetting, Setting, Settings, Where

_YES_NO = (True, False)
_MISERE = Where("misere", (True,))


class FiveHundred(Game):
    name = "five_hundred"
    settings = (
        Setting("players", 4, (2, 3, 4, 5, 6)),
        Setting("six_teams", 2, (2, 3), where=Where("players", (6,))),
        Setting("target", 500, at_least=1),
        Setting("auction", "continuous", ("continuous", "one_round")),
        Setting("raise_after_passes", False, _YES_NO, where=Where("auction", ("continuous",))),
        Setting("misere", True, _YES_NO),
        Setting("misere_needs_seven", True, _YES_NO, where=_MISERE),
        Setting("blind_misere", True, _YES_NO, where=_MISERE),
        Setting(
            "open_misere_reveal", "after_first_trick", ("after_first_trick", "before_play"), where=_MISERE
        ),
        Setting("sans_kitty", True, _YES_NO),
        Setting("joker_lead", "unled_suit", ("unled_suit", "last_trick", "any_suit")),
        Setting("called_partner", "secret", ("secret", "open"), where=Where("players", (5,))),
        Setting("score_table", "avondale", ("avondale", "original")),
        Setting("slam_bonus", True, _YES_NO),
        Setting("defenders_score", "always", ("always", "when_set", "never")),
        Setting(
            "no_score_at", None, (None, 490, 480), where=Where("defenders_score", ("always", "when_set"))
        ),
        Setting("win_by_contract", True, _YES_NO),
        Setting("backwards", True, _YES_NO),
        Setting("redeal", "next", ("next", "same")),
        Setting("dealer_first", "random", ("random",), at_least=0, at_most=5),
    )

    def check(self, chosen: Mapping[str, object]) -> Settings:
        settings = Settings(self.settings, chosen)
        dealer, players = self.first_dealer(settings), settings.number("players")
        if dealer is not None and dealer >= players:
            raise BadSetting(
                f"settings 'dealer_first' = {dealer} and 'players' = {players} contradict each other: "
                f"the seats are 0 to {players - 1}"
            )
        return settings

    def pack(self, settings: Settings) -> tuple[Card, ...]:
        return pack(settings.number("players"))

    def cut(self, settings: Settings) -> Cut:
        return Cut(each=10, stock=3)

    def sides(self, settings: Settings) -> tuple[tuple[Seat, ...], ...]:
        return sides(settings)

    def first_dealer(self, settings: Settings) -> Seat | None:
        """500-10."""
        dealer = settings["dealer_first"]
        return dealer if isinstance(dealer, int) else None

    def open_hand(
        self,
        settings: Settings,
        scores: Scores,
        dealer: Seat,
        dealt: Secret,
        carried: tuple[int, ...] = (),
    ) -> FiveHundredHand:
        players = settings.number("players")
        public = FiveHundredPublic(
            dealer=dealer,
            scores=scores,
            phase="auction",
            turn=None,
            counts=tuple(holding.bit_count() for holding in dealt.holdings),
            bids=(),
            trick=(),
            tricks=(),
            face_down=(auction.blind_is_played(settings),) * players,
        )
        public = auction.turn_to(settings, public, (dealer + 1) % players)
        return FiveHundredHand(settings, public, FiveHundredSecret(dealt.holdings, dealt.stock, dealt.aside))

    def hand(self, settings: Settings, public: Public, secret: Secret) -> FiveHundredHand:
        assert isinstance(public, FiveHundredPublic)
        assert isinstance(secret, FiveHundredSecret)
        return FiveHundredHand(settings, public, secret)

    def order(self, settings: Settings, public: Public, known: Secret) -> Order:
        assert isinstance(public, FiveHundredPublic)
        return order_under(public.contract, public.nominated)

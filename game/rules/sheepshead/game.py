"""`Sheepshead`: the facts of the game and its settings (SH-1, SH-2, SH-8)."""

from collections.abc import Mapping

from game.rules.cards import Card, Seat
from game.rules.game import Cut, Game
from game.rules.hand import Public, Secret
from game.rules.order import Order
from game.rules.result import Scores
from game.rules.settings import Setting, Settings, Where
from game.rules.sheepshead.hand import SheepsheadHand
from game.rules.sheepshead.pack import CUTS, PACK, order_with
from game.rules.sheepshead.position import CALLED, JACK, NONE, SheepsheadPublic, SheepsheadSecret

_YES_NO = (True, False)
_LEASTER = Where("no_pick", ("leaster",))
_CALLED = Where("partner", (CALLED,))


class Sheepshead(Game):
    name = "sheepshead"
    settings = (
        Setting("players", 5, (3, 4, 5, 6)),
        Setting("hands", 10, at_least=0),
        Setting("no_pick", "leaster", ("leaster", "doubler", "forced")),
        Setting("doublers", "queue", ("queue", "stack"), where=Where("no_pick", ("doubler",))),
        Setting("leaster_blind", "last", ("last", "first", "none"), where=_LEASTER),
        Setting("leaster_needs_trick", True, _YES_NO, where=_LEASTER),
        Setting("partner", CALLED, (CALLED, JACK, NONE), where=Where("players", (5, 6))),
        Setting("under", False, _YES_NO, where=_CALLED),
        Setting("picker_may_lead_called", True, _YES_NO, where=_CALLED),
        Setting("partner_may_lead_called", True, _YES_NO, where=_CALLED),
        Setting("double_on_bump", False, _YES_NO),
    )

    def check(self, chosen: Mapping[str, object]) -> Settings:
        """All settings may be combined."""
        return Settings(self.settings, chosen)

    def pack(self, settings: Settings) -> tuple[Card, ...]:
        return PACK

    def cut(self, settings: Settings) -> Cut:
        return CUTS[settings.number("players")]

    def sides(self, settings: Settings) -> tuple[tuple[Seat, ...], ...]:
        return tuple((seat,) for seat in range(settings.number("players")))

    def endless(self, settings: Settings) -> bool:
        """SH-71."""
        return settings.number("hands") == 0

    def open_hand(
        self,
        settings: Settings,
        scores: Scores,
        dealer: Seat,
        dealt: Secret,
        carried: tuple[int, ...] = (),
    ) -> SheepsheadHand:
        """`carried` is the number of hands played and that of doublers up (SH-72)."""
        hands_played, doublers = carried or (0, 0)
        public = SheepsheadPublic(
            dealer=dealer,
            scores=scores,
            phase="pick",
            turn=(dealer + 1) % settings.number("players"),
            counts=tuple(holding.bit_count() for holding in dealt.holdings),
            bids=(),
            trick=(),
            tricks=(),
            hands_played=hands_played,
            doublers=doublers,
        )
        return SheepsheadHand(settings, public, SheepsheadSecret(dealt.holdings, dealt.stock, dealt.aside))

    def hand(self, settings: Settings, public: Public, secret: Secret) -> SheepsheadHand:
        assert isinstance(public, SheepsheadPublic)
        assert isinstance(secret, SheepsheadSecret)
        return SheepsheadHand(settings, public, secret)

    def order(self, settings: Settings, public: Public, known: Secret) -> Order:
        assert isinstance(public, SheepsheadPublic)
        assert isinstance(known, SheepsheadSecret)
        return order_with(known.under, public.called_suit)

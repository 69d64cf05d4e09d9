"""`BidEuchre`: the facts of the game and its settings."""

from collections.abc import Mapping

from game.rules.bid_euchre.hand import BidEuchreHand
from game.rules.bid_euchre.pack import pack, tricks
from game.rules.bid_euchre.position import PLAYERS, SIDES, BidEuchrePublic, BidEuchreSecret, left_of
from game.rules.bid_euchre.ranking import order
from game.rules.cards import Card, Seat
from game.rules.game import Cut, Game
from game.rules.hand import Public, Secret
from game.rules.order import Order
from game.rules.result import Scores
from game.rules.settings import BadSetting, Setting, Settings, Where

_YES_NO = (True, False)
_PENALISED = Where("revoke", ("penalised",))


class BidEuchre(Game):
    name = "bid_euchre"
    settings = (
        Setting("players", PLAYERS, (PLAYERS,)),
        Setting("target", 32, at_least=1),
        Setting("min_bid", 3, tuple(range(1, 12))),
        Setting("plain_six", False, _YES_NO),
        Setting("moon_outbids_ask", True, _YES_NO),
        Setting("auction", "once", ("once", "open")),
        Setting("stick_dealer", False, _YES_NO),
        Setting("ace_no_face", False, _YES_NO),
        Setting("joker", False, _YES_NO),
        Setting("decks", 1, (1, 2)),
        Setting("ask_cards", 1, (1, 2, 3)),
        Setting("give", "best", ("best", "any")),
        Setting("slam_set", "bid", ("bid", "stake")),
        Setting("revoke", "refused", ("refused", "penalised")),
        Setting("revoke_penalty", 2, at_least=0, where=_PENALISED),
        Setting("false_call_penalty", 2, at_least=0, where=_PENALISED),
    )

    def check(self, chosen: Mapping[str, object]) -> Settings:
        settings = Settings(self.settings, chosen)
        lowest, decks = settings.number("min_bid"), settings.number("decks")
        if lowest >= tricks(settings):  # BE-13
            raise BadSetting(
                f"settings 'min_bid' = {lowest} and 'decks' = {decks} contradict each other: "
                f"the lowest bid is 1 to {tricks(settings) - 1}"
            )
        return settings

    def pack(self, settings: Settings) -> tuple[Card, ...]:
        return pack(settings.number("decks"), settings.flag("joker"))

    def cut(self, settings: Settings) -> Cut:
        return Cut(each=tricks(settings), stock=int(settings.flag("joker")))

    def sides(self, settings: Settings) -> tuple[tuple[Seat, ...], ...]:
        return SIDES

    def open_hand(
        self,
        settings: Settings,
        scores: Scores,
        dealer: Seat,
        dealt: Secret,
        carried: tuple[int, ...] = (),
    ) -> BidEuchreHand:
        holdings = tuple(
            holding | (dealt.stock if seat == dealer else 0) for seat, holding in enumerate(dealt.holdings)
        )
        discards = settings.flag("joker")  # BE-9
        public = BidEuchrePublic(
            dealer=dealer,
            scores=scores,
            phase="discard" if discards else "auction",
            turn=dealer if discards else left_of(dealer),
            counts=tuple(holding.bit_count() for holding in holdings),
            bids=(),
            trick=(),
            tricks=(),
        )
        return BidEuchreHand(settings, public, BidEuchreSecret(holdings))

    def hand(self, settings: Settings, public: Public, secret: Secret) -> BidEuchreHand:
        assert isinstance(public, BidEuchrePublic)
        assert isinstance(secret, BidEuchreSecret)
        return BidEuchreHand(settings, public, secret)

    def order(self, settings: Settings, public: Public, known: Secret) -> Order:
        assert isinstance(public, BidEuchrePublic)
        return order(public.trump)

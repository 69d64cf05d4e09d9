"""`Pitch`: the facts of the game and its settings."""

from collections.abc import Mapping

from game.rules.cards import Card, Seat
from game.rules.game import Cut, Game
from game.rules.hand import Public, Secret
from game.rules.order import Order
from game.rules.pitch import ranking
from game.rules.pitch.hand import PitchHand
from game.rules.pitch.position import TRICKS, PitchPublic, sides
from game.rules.result import Scores
from game.rules.settings import BadSetting, Setting, Settings, Where

_YES_NO = (True, False)


class Pitch(Game):
    name = "pitch"
    settings = (
        Setting("players", 4, (2, 3, 4, 5, 6, 7)),
        Setting("partners", False, _YES_NO, where=Where("players", (4,))),
        Setting("target", 7, (7, 11, 15, 21)),
        Setting("low", "won", ("won", "dealt")),
        Setting("min_bid", 1, (1, 2)),
        Setting("steal", True, _YES_NO),
        Setting("all_pass", "dealer", ("dealer", "redeal")),
        Setting("smudge", False, _YES_NO),
    )

    def check(self, chosen: Mapping[str, object]) -> Settings:
        settings = Settings(self.settings, chosen)
        players = settings.number("players")
        if settings.flag("partners") and players != 4:
            raise BadSetting(
                f"settings 'partners' = true and 'players' = {players} contradict each other: "
                "partners are two against two, so exactly 4 play"
            )
        return settings

    def pack(self, settings: Settings) -> tuple[Card, ...]:
        return ranking.PACK

    def cut(self, settings: Settings) -> Cut:
        """PI-4; PI-5 leaves the rest undealt."""
        return Cut(each=TRICKS, stock=0)

    def sides(self, settings: Settings) -> tuple[tuple[Seat, ...], ...]:
        return sides(settings)

    def open_hand(
        self,
        settings: Settings,
        scores: Scores,
        dealer: Seat,
        dealt: Secret,
        carried: tuple[int, ...] = (),
    ) -> PitchHand:
        public = PitchPublic(
            dealer=dealer,
            scores=scores,
            phase="auction",
            turn=(dealer + 1) % settings.number("players"),  # PI-10
            counts=tuple(holding.bit_count() for holding in dealt.holdings),
            bids=(),
            trick=(),
            tricks=(),
        )
        return PitchHand(settings, public, dealt)

    def hand(self, settings: Settings, public: Public, secret: Secret) -> PitchHand:
        assert isinstance(public, PitchPublic)
        return PitchHand(settings, public, secret)

    def order(self, settings: Settings, public: Public, known: Secret) -> Order:
        assert isinstance(public, PitchPublic)
        return ranking.order(public.trump)

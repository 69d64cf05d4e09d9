"""Positions of Five Hundred written in words, as one seat sees them, and what the bot there does."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from game.bots.judgement.bowers.sight import Sight
from game.bots.judgement.five_hundred.judge import chooser
from game.bots.judgement.five_hundred.sight import sight_of
from game.rules.actions import Action
from game.rules.cards import Seat, card, set_of_words
from game.rules.five_hundred.bids import BIDS
from game.rules.five_hundred.position import (
    FiveHundredPublic,
    FiveHundredSecret,
    seats_in_play,
    sides,
)
from game.rules.five_hundred.ranking import order_under
from game.rules.games import GAMES
from game.rules.settings import Settings
from game.rules.tricks import Play, Trick
from game.rules.view import Standing, View, view_of

FIVE_HUNDRED = GAMES["five_hundred"]


def rules(players: int = 4, **chosen: object) -> Settings:
    return FIVE_HUNDRED.check({"players": players, **chosen})


def standing(players: int) -> Standing:
    return Standing(("A", "B", "C", "D", "E", "F")[:players], (True,) * players, 1)


@dataclass(frozen=True)
class Asked:
    """A seat that is asked something."""

    settings: Settings
    view: View

    @property
    def answer(self) -> Action:
        """What the bot there does."""
        return chooser(self.settings)(self.view, Random(0))

    @property
    def sight(self) -> Sight:
        return sight_of(self.view, self.settings)


def bidding(
    held: str,
    *said: str,
    seat: Seat = 0,
    scores: Sequence[int] = (),
    settings: Settings | None = None,
) -> Asked:
    """Each of `said` is a seat and its words: ``"1 bid 7H"``, ``"2 pass"``."""
    settings = settings or rules()
    players = settings.number("players")
    public = FiveHundredPublic(
        dealer=(seat - 1) % players,
        scores=tuple(scores) or (0,) * len(sides(settings)),
        phase="auction",
        turn=seat,
        counts=(10,) * players,
        bids=tuple((int(each[0]), Action(each[2:])) for each in said),
        trick=(),
        tricks=(),
        face_down=(False,) * players,
    )
    return _asked(settings, public, {seat: held})


def exchanging(held: str, contract: str, *, players: int = 4) -> Asked:
    """Seat 0 with its thirteen cards."""
    settings = rules(players)
    agreed = BIDS[f"bid {contract}"]
    public = FiveHundredPublic(
        dealer=players - 1,
        scores=(0,) * len(sides(settings)),
        phase="exchange",
        turn=0,
        counts=(13, *(10,) * (players - 1)),
        bids=((0, Action(f"bid {contract}")),),
        trick=(),
        tricks=(),
        face_down=(False,) * players,
        contract=agreed,
        contractor=0,
        in_play=seats_in_play(settings, agreed, 0),
        kitty_taken=True,
    )
    return _asked(settings, public, {0: held})


def playing(
    held: str,
    *,
    contract: str,
    contractor: Seat = 0,
    seat: Seat = 0,
    trick: str = "",
    past: Sequence[str] = (),
    nominated: int | None = None,
    called: str = "",
    shown: dict[Seat, str] | None = None,
    bids: Sequence[str] = (),
    settings: Settings | None = None,
) -> Asked:
    """`trick` and each of `past` are seats and cards in the order of play: ``"2:9S 3:KS"``."""
    settings = settings or rules()
    players = settings.number("players")
    agreed = BIDS[f"bid {contract}"]
    order = order_under(agreed, nominated)
    tricks = []
    for words in past:
        plays = _plays(words)
        led = order.suit(plays[0].card)
        tricks.append(Trick(plays, led, plays[order.best([play.card for play in plays], led)].seat))
    now = _plays(trick)
    played = {play.seat for play in now}
    left = 10 - len(tricks)
    public = FiveHundredPublic(
        dealer=(contractor - 1) % players,
        scores=(0,) * len(sides(settings)),
        phase="play",
        turn=seat,
        counts=tuple(left - (each in played) for each in range(players)),
        bids=tuple((int(each[0]), Action(each[2:])) for each in bids),
        trick=now,
        tricks=tuple(tricks),
        face_down=(False,) * players,
        contract=agreed,
        contractor=contractor,
        in_play=seats_in_play(settings, agreed, contractor),
        kitty_taken=not agreed.sans_kitty,
        nominated=nominated,
        called=card(called) if called else None,
        led=order.suit(now[0].card) if now else None,
    )
    return _asked(settings, public, {seat: held, **(shown or {})})


def _plays(words: str) -> tuple[Play, ...]:
    return tuple(Play(int(word[0]), card(word[2:])) for word in words.split())


def _asked(settings: Settings, public: FiveHundredPublic, held: dict[Seat, str]) -> Asked:
    """Closed hands are left empty: whoever looks sees nothing of them anyway."""
    players = settings.number("players")
    holdings = tuple(set_of_words(held.get(each, "")) for each in range(players))
    hand = FIVE_HUNDRED.hand(settings, public, FiveHundredSecret(holdings))
    return Asked(settings, view_of(hand, public.turn, standing(players)))

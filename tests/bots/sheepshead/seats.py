"""Positions of Sheepshead written in words, as one seat sees them, and what the bot there does."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from game.bots.judgement.sheepshead.judge import chooser
from game.bots.judgement.sheepshead.sight import Sight, sight_of
from game.rules.actions import Action
from game.rules.cards import FACE_DOWN, Seat, card, set_of_words
from game.rules.games import GAMES
from game.rules.hand import Hand
from game.rules.settings import Settings
from game.rules.sheepshead.pack import CUTS, ORDER
from game.rules.sheepshead.position import SheepsheadPublic, SheepsheadSecret
from game.rules.tricks import Play, Trick
from game.rules.view import Standing, View, view_of

SHEEPSHEAD = GAMES["sheepshead"]


def rules(**chosen: object) -> Settings:
    return SHEEPSHEAD.check(chosen)


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


def picking(held: str, settings: Settings | None = None) -> Asked:
    """Seat 0 is asked first, with its cards as dealt."""
    settings = settings or rules()
    return _asked(settings, _public(settings, "pick"), SheepsheadSecret(_own(settings, held)))


def burying(held: str, settings: Settings | None = None) -> Asked:
    """Seat 0 has picked; these are its cards and those of the blind."""
    settings = settings or rules()
    return _asked(settings, _public(settings, "bury", picker=0), SheepsheadSecret(_own(settings, held)))


def calling(held: str, buried: str, settings: Settings | None = None) -> Asked:
    """Seat 0 has picked and buried."""
    settings = settings or rules()
    secret = SheepsheadSecret(_own(settings, held), aside=set_of_words(buried))
    return _asked(settings, _public(settings, "call", picker=0), secret)


def playing(
    held: str,
    *,
    trick: str = "",
    past: Sequence[str] = (),
    picker: Seat | None = 1,
    called: str = "",
    buried: str = "",
    under: str = "",
    settings: Settings | None = None,
) -> Asked:
    """Seat 0 plays. `trick` and each of `past` are seats and cards in the order of play, ``"2:9S 3:KS"``; a
    card face down is ``2:back``. Without a picker it is a leaster, with no card called he is alone."""
    settings = settings or rules()
    players = settings.number("players")
    suit = None if called in ("", "JD") else card(called) >> 4
    tricks = []
    for words in past:
        plays = _plays(words)
        led = _led(plays, suit)
        tricks.append(Trick(plays, led, plays[ORDER.best([play.card for play in plays], led)].seat))
    now = _plays(trick)
    played = {play.seat for play in now}
    left = CUTS[players].each - len(tricks)
    seen = [play for each in (*(trick.plays for trick in tricks), now) for play in each]
    holder = next((play.seat for play in seen if called and play.card == card(called)), None)
    public = _public(
        settings,
        "play",
        picker=picker,
        counts=tuple(left - (each in played) for each in range(players)),
        trick=now,
        tricks=tuple(tricks),
        led=_led(now, suit) if now else None,
        called=card(called) if called else None,
        alone=picker is not None and not called,
        under=bool(under),
        partner=holder if holder != picker else None,
    )
    secret = SheepsheadSecret(
        _own(settings, held), aside=set_of_words(buried) if picker == 0 else 0, under=set_of_words(under)
    )
    return _asked(settings, public, secret)


def _public(settings: Settings, phase: str, **fields: object) -> SheepsheadPublic:
    players = settings.number("players")
    common: dict[str, object] = {
        "dealer": players - 1,
        "scores": (0,) * players,
        "phase": phase,
        "turn": 0,
        "counts": (CUTS[players].each,) * players,
        "bids": (),
        "trick": (),
        "tricks": (),
    }
    return SheepsheadPublic(**{**common, **fields})  # type: ignore[arg-type]


def _own(settings: Settings, held: str) -> tuple[int, ...]:
    """Closed hands are left empty: whoever looks sees nothing of them anyway."""
    return (set_of_words(held), *(0,) * (settings.number("players") - 1))


def _plays(words: str) -> tuple[Play, ...]:
    return tuple(
        Play(int(word[0]), FACE_DOWN if word[2:] == "back" else card(word[2:])) for word in words.split()
    )


def _led(plays: Sequence[Play], called_suit: int | None) -> int | None:
    return called_suit if plays[0].card == FACE_DOWN else ORDER.suit(plays[0].card)


def _asked(settings: Settings, public: SheepsheadPublic, secret: SheepsheadSecret) -> Asked:
    players = settings.number("players")
    hand: Hand = SHEEPSHEAD.hand(settings, public, secret)
    table = Standing(("A", "B", "C", "D", "E", "F")[:players], (True,) * players, 1)
    return Asked(settings, view_of(hand, public.turn, table))

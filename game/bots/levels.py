"""The levels of play by name: `chooser` turns a level into a `Choose`. A stronger level is one more entry.
`adviser` is whom a person may ask for a hint."""

from game.bots.choose import Advise, Choose, any_action, following
from game.bots.judgement.bid_euchre.judge import adviser as bid_euchre
from game.bots.judgement.five_hundred.judge import adviser as five_hundred
from game.bots.judgement.pitch.judge import adviser as pitch
from game.bots.judgement.sheepshead.judge import adviser as sheepshead
from game.rules.settings import Settings
from game.rules.shown import shown

RANDOM, NORMAL = "random", "normal"
LEVELS = (RANDOM, NORMAL)
"""From the weakest up."""

_JUDGES = {
    "five_hundred": five_hundred,
    "bid_euchre": bid_euchre,
    "sheepshead": sheepshead,
    "pitch": pitch,
}
"""By game: makes the adviser that plays it by rules of thumb."""


def chooser(level: str, game_name: str, settings: Settings) -> Choose:
    """Raises ValueError for an unknown level, or one that cannot play this game."""
    if level not in LEVELS:
        raise ValueError(f"unknown level {shown(level)}; known are {', '.join(LEVELS)}")
    if level == RANDOM:
        return any_action
    if game_name not in _JUDGES:
        raise ValueError(f"level {level!r} plays {', '.join(_JUDGES)}, not {game_name!r}")
    return following(_JUDGES[game_name](settings))


def adviser(game_name: str, settings: Settings) -> Advise:
    """What the best level would do, and why; for a game that has one."""
    return _JUDGES[game_name](settings)

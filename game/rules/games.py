"""`GAMES`: the games by name. A file of its own, so that importing a card does not import every game."""

from game.rules.bid_euchre.game import BidEuchre
from game.rules.five_hundred.game import FiveHundred
from game.rules.game import Game
from game.rules.pitch.game import Pitch

GAMES: dict[str, Game] = {game.name: game for game in (FiveHundred(), BidEuchre(), Pitch())}

"""Shuffling and cutting a pack. All chance comes from the Random given: the same seed, the same cards."""

from random import Random

from game.rules.cards import Card, Seat, card_set
from game.rules.game import Game
from game.rules.hand import Secret
from game.rules.settings import Settings


def deal(game: Game, settings: Settings, random: Random) -> Secret:
    """A fresh deal: each seat's cards, then the stock; what is left of the pack is dealt to nobody.

    Hands are cut off the pack whole. Dealing them in packets (500-11) would give every deal the same
    chance, since the pack is shuffled; so nobody can tell the difference.
    """
    pack = shuffled(game.pack(settings), random)
    each, stock = game.cut(settings)
    players = settings.number("players")
    hands = [pack[seat * each : (seat + 1) * each] for seat in range(players)]
    left = pack[players * each :]
    return Secret(tuple(card_set(hand) for hand in hands), card_set(left[:stock]))


def draw_dealer(settings: Settings, random: Random) -> Seat:
    """The first dealer of a match whose game leaves it to chance."""
    return int(random.random() * settings.number("players"))


def shuffled(pack: tuple[Card, ...], random: Random) -> list[Card]:
    # Random.shuffle may change from one Python to the next; Random.random is promised not to.
    cards, draw = list(pack), random.random
    for last in range(len(cards) - 1, 0, -1):
        other = int(draw() * (last + 1))
        cards[last], cards[other] = cards[other], cards[last]
    return cards

"""How many points a hand may win when it pitches a suit, before any card has fallen."""

from functools import cache
from math import comb, exp

from game.bots.judgement.pitch.sight import above, below
from game.bots.judgement.pitch.weights import WEIGHTS
from game.rules.cards import CardSet, Suit, card_set, cards, suit_cards
from game.rules.pitch.position import TRICKS, sides
from game.rules.pitch.ranking import PACK
from game.rules.settings import Settings

Chances = tuple[float, float, float, float]
"""How likely it is that the side wins at least one, two, three, four points."""

_PACK = card_set(PACK)
_TEN, _JACK, _QUEEN, _KING, _ACE = 8, 12, 13, 14, 15


def forecast(settings: Settings, held: CardSet, trump: Suit) -> Chances:
    players = settings.number("players")
    known = features(held, trump, players)
    chances, least = [], 1.0
    for row in WEIGHTS[players, len(sides(settings)), settings.word("low")]:
        strength = sum(weight * each for weight, each in zip(row, known, strict=True))
        least = min(least, 1 / (1 + exp(-strength)))  # two points are never likelier than one
        chances.append(least)
    one, two, three, four = chances
    return one, two, three, four


def features(held: CardSet, trump: Suit, players: int) -> tuple[float, ...]:
    """What counts in a hand, as numbers in the order of the weights."""
    mine = held & suit_cards(trump)
    trumps = list(cards(mine))
    ranks = mine >> 16 * trump
    ace, king, queen, jack = (ranks >> rank & 1 for rank in (_ACE, _KING, _QUEEN, _JACK))
    plain = [held >> 16 * suit for suit in range(4) if suit != trump]
    unseen = _PACK & ~held
    return (
        1,
        _none_dealt(players, (above(trumps[-1]) & unseen).bit_count()),
        _none_dealt(players, (below(trumps[0]) & unseen).bit_count()),
        len(trumps),
        jack,
        jack * (ace + king + queen),
        ace,
        king,
        queen,
        ranks >> _TEN & 1,
        sum(suit >> _ACE & 1 for suit in plain),
        sum(suit >> _KING & 1 for suit in plain),
    )


@cache
def _none_dealt(players: int, cards_wanted: int) -> float:
    """How likely it is that none of so many unseen cards was dealt to another player (PI-5)."""
    unseen = len(PACK) - TRICKS
    undealt = unseen - TRICKS * (players - 1)
    return comb(undealt, cards_wanted) / comb(unseen, cards_wanted)

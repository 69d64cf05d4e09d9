"""Laying away three of thirteen cards: a trick contract keeps voids and winners, a misère low cards."""

from itertools import product

from game.bots.judgement.five_hundred.danger import Against, before_play, most_dangerous
from game.rules.actions import Action, with_cards
from game.rules.cards import Card, CardSet, card_set, cards
from game.rules.five_hundred.bids import Bid
from game.rules.five_hundred.ranking import order
from game.rules.order import Order

_AWAY = 3
_LOSER = (0.9, 0.8, 0.6, 0.3)
"""With a trump suit: what a losing card costs as the first, second … card of its suit."""
_LATE_LOSER = 0.1
_HALF_SAFE = 0.5
"""How often a guarded honour loses all the same."""


def discard(contract: Bid, held: CardSet, pack: CardSet, defenders: int) -> Action:
    """`held` are the thirteen cards."""
    if contract.misere:
        away = _away_in_misere(held, before_play(held, pack, defenders))
    else:
        away = _away_for_tricks(order(contract.suit, None), held, pack)
    return with_cards("discard", cards(away))


def _away_in_misere(held: CardSet, against: Against) -> CardSet:
    away: CardSet = 0
    for _ in range(_AWAY):
        away |= 1 << most_dangerous(held & ~away, against)
    return away


def _away_for_tricks(ranking: Order, held: CardSet, pack: CardSet) -> CardSet:
    """The lowest cards of some suits, so that those left are worth most; trumps only for want of others."""
    suits = [suit for suit in range(4) if suit != ranking.trump]
    worth: list[list[float]] = []
    lowest: list[list[Card]] = []
    for suit in suits:
        mine = sorted(cards(held & ranking.suit_cards[suit]), key=lambda card: ranking.strength[card])
        others = pack & ranking.suit_cards[suit] & ~held
        judge = _worth_in_no_trumps if ranking.trump is None else _worth_beside_trumps
        worth.append([judge(ranking, mine[gone:], others) for gone in range(min(_AWAY, len(mine)) + 1)])
        lowest.append(mine)
    plain = sum(len(mine) for mine in lowest)
    wanted = min(_AWAY, plain)
    ways = (way for way in product(*(range(len(each)) for each in worth)) if sum(way) == wanted)
    best = max(ways, key=lambda way: sum(worth[place][gone] for place, gone in enumerate(way)))
    away = card_set(card for mine, gone in zip(lowest, best, strict=True) for card in mine[:gone])
    spare_trumps = sorted(cards(held & ~away), key=lambda card: ranking.strength[card])
    return away | card_set(spare_trumps[: _AWAY - wanted])


def _worth_beside_trumps(ranking: Order, mine: list[Card], others: CardSet) -> float:
    """Minus the tricks that these cards will lose; low to high. A void loses none."""
    worth = 0.0
    for place, card in enumerate(reversed(mine)):
        above = _above(ranking, card, others)
        if not above:
            continue
        loss = _LOSER[place] if place < len(_LOSER) else _LATE_LOSER
        guarded = above < len(mine) - place
        worth -= loss * _HALF_SAFE if guarded else loss
    return worth


def _worth_in_no_trumps(ranking: Order, mine: list[Card], others: CardSet) -> float:
    """The tricks that these cards may win, length counted; and a suit that stops nobody is dangerous."""
    worth, stops = 0.0, False
    for place, card in enumerate(reversed(mine)):
        above = _above(ranking, card, others)
        if not above:
            worth += 1
            stops = True
        elif above < len(mine) - place:
            worth += _HALF_SAFE
            stops = True
        if place >= 3:
            worth += _HALF_SAFE
    return worth if stops else worth - 1


def _above(ranking: Order, card: Card, others: CardSet) -> int:
    least = ranking.strength[card]
    return sum(ranking.strength[each] > least for each in cards(others))

"""Laying away three of thirteen cards: a trick contract keeps voids and winners, a misère low cards."""

from collections import deque
from itertools import product

from game.bots.judgement.five_hundred.danger import Against, before_play, most_dangerous
from game.rules.actions import Action, with_cards
from game.rules.cards import Card, CardSet, card_set, cards
from game.rules.five_hundred.bids import Bid
from game.rules.five_hundred.ranking import order
from game.rules.order import Order

_AWAY = 3
_ROUNDS = (1.0, 0.9, 0.5, 0.2)
"""With a trump suit: what losing the first, second … round of a plain suit costs."""
_LATE_ROUND = 0.1
_SURE, _GUARDED = 0.6, -0.1
"""What winning a round is worth for each point that losing it costs: at once, or only after a lost round."""
_TRUMPED = 3
"""Rounds of a suit after which length alone wins no more."""
_HALF_SAFE = 0.5
"""How often a guarded honour loses all the same, and a long card wins, at no trumps."""


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
    """What the rounds of this suit bring the contractor; low to high. A void loses none."""
    worth, lost = 0.0, False
    for place, won in enumerate(_rounds(ranking, mine, others)):
        cost = _ROUNDS[place] if place < len(_ROUNDS) else _LATE_ROUND
        if won and not lost:
            worth += cost * _SURE
        elif won and place < _TRUMPED:
            worth += cost * _GUARDED
        else:
            worth -= cost
            lost = True
    return worth


def _rounds(ranking: Order, mine: list[Card], others: CardSet) -> list[bool]:
    """Round by round whether the best card left wins; the others play their best, and a lost round takes
    the lowest card."""
    left = deque(ranking.strength[card] for card in mine)
    theirs = sorted((ranking.strength[card] for card in cards(others)), reverse=True)
    won = []
    for place in range(len(mine)):
        wins = place >= len(theirs) or left[-1] > theirs[place]
        won.append(wins)
        if wins:
            left.pop()
        else:
            left.popleft()
    return won


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

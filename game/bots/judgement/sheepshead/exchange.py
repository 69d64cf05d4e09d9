"""What the picker buries, and whom he calls (SH-16 to SH-27)."""

from itertools import combinations

from game.bots.judgement.sheepshead.worth import after_bury, expected
from game.rules.actions import Action, with_cards
from game.rules.cards import Card, CardSet, card_set, cards, text
from game.rules.settings import Settings
from game.rules.sheepshead.calling import ALONE, CALL_JACK, aces_on_an_under, callable_cards
from game.rules.sheepshead.pack import (
    CUTS,
    FAIL_ACES,
    FAIL_SUITS,
    JACK_OF_DIAMONDS,
    ORDER,
    TRUMPS,
    card_points,
)
from game.rules.sheepshead.position import CALLED, JACK, NONE, partner_by

VOID = 5.0
"""What a fail suit not held at all is worth, in card points."""
ACE_KEPT = 3.0
LOSER, AT_RISK = 3.0, 0.5
"""What any other fail card kept costs, and each of its card points."""
NO_CALL = 20.0
"""What it costs to have no card to call on."""


def bury(settings: Settings, held: CardSet) -> Action:
    """No trumps as long as there are other cards, unless a trump laid away leaves a card to call on and the
    picker had rather not be alone."""
    size = CUTS[settings.number("players")].stock
    calls = partner_by(settings) == CALLED and not settings.flag("under")
    spare = sorted(cards(held & ~TRUMPS), key=_strength)
    lack = max(0, size - len(spare))
    pool = card_set(spare) | card_set(sorted(cards(held & TRUMPS), key=_strength)[:lack])
    best = max(_choices(pool, size), key=lambda some: _worth(held, some, calls))
    if calls and not callable_cards(held & ~best, best):
        best = max([best, *_with_call(held, size)], key=lambda some: _expected(settings, held & ~some, some))
    return with_cards("bury", sorted(cards(best)))


def _with_call(held: CardSet, size: int) -> list[CardSet]:
    """Each bury, trumps in it or not, that leaves a card to call on."""
    return [some for some in _choices(held, size) if callable_cards(held & ~some, some)]


def _choices(pool: CardSet, size: int) -> list[CardSet]:
    return [card_set(some) for some in combinations(cards(pool), size)]


def _strength(card: Card) -> int:
    return ORDER.strength[card]


def _expected(settings: Settings, left: CardSet, buried: CardSet) -> float:
    """Units that the picker may expect who has buried these and calls where that is worth more."""
    players = settings.number("players")
    alone = expected(settings, after_bury(players, left, buried, NONE), alone=True)
    if not callable_cards(left, buried):
        return alone
    return max(alone, expected(settings, after_bury(players, left, buried, CALLED), alone=False))


def _worth(held: CardSet, buried: CardSet, calls: bool) -> float:
    """What a bury is worth; `calls` says whether a fail card must be kept to call on."""
    left = held & ~buried
    value = float(card_points(buried))
    for suit in FAIL_SUITS:
        of_suit = left & ORDER.suit_cards[suit]
        losers = of_suit & ~FAIL_ACES
        value += ACE_KEPT * (of_suit != losers) if of_suit else VOID
        value -= LOSER * losers.bit_count() + AT_RISK * card_points(losers)
    return value - NO_CALL if calls and not callable_cards(left, buried) else value


def call(settings: Settings, held: CardSet, buried: CardSet) -> Action:
    """One's own jack is called too: nobody need know that its caller is alone (SH-27)."""
    kind = partner_by(settings)
    if kind == JACK and (held | buried) >> JACK_OF_DIAMONDS & 1:
        return CALL_JACK
    with_partner = after_bury(settings.number("players"), held, buried, kind)
    by_himself = after_bury(settings.number("players"), held, buried, NONE)
    if expected(settings, by_himself, alone=True) > expected(settings, with_partner, alone=False):
        return ALONE
    return CALL_JACK if kind == JACK else _call(held, buried)


def _call(held: CardSet, buried: CardSet) -> Action:
    """The suit with fewest cards at home: the others hold the more of it, and will follow to its ace."""
    callables = callable_cards(held, buried)
    if callables:
        best = min(callables, key=lambda each: _hold(each, held))
        return Action(f"call {text(best)}")
    ace = aces_on_an_under(held, buried)[0]
    return Action(f"call {text(ace)} under {text(_under(held))}")


def _hold(called: Card, held: CardSet) -> tuple[int, int]:
    mine = held & ORDER.suit_cards[called >> 4]
    return mine.bit_count(), card_points(mine)


def _under(held: CardSet) -> Card:
    fail = held & ~TRUMPS & ~FAIL_ACES
    if fail:
        return max(cards(fail), key=lambda each: card_points(1 << each))
    return min(cards(held & TRUMPS or held), key=_strength)

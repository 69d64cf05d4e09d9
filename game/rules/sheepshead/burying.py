"""What the picker lays away (SH-16, SH-17)."""

from itertools import combinations

from game.rules.actions import Action, with_cards
from game.rules.cards import CardSet, card, card_set, cards, is_card, text
from game.rules.events import Moved, hand_of
from game.rules.hand import Refused, changed
from game.rules.settings import Settings
from game.rules.sheepshead.pack import CUTS
from game.rules.sheepshead.position import (
    NONE,
    Change,
    SheepsheadPublic,
    SheepsheadSecret,
    partner_by,
    to_play,
)


def legal(public: SheepsheadPublic, secret: SheepsheadSecret) -> tuple[Action, ...]:
    assert public.turn is not None
    words = [text(each) for each in cards(secret.holdings[public.turn])]
    size = CUTS[len(public.counts)].stock
    return tuple(sorted(Action(" ".join(("bury", *some))) for some in combinations(words, size)))


def after(settings: Settings, public: SheepsheadPublic, secret: SheepsheadSecret, action: Action) -> Change:
    seat = public.turn
    assert seat is not None
    bury = _bury(action, CUTS[len(public.counts)].stock)
    if bury & ~secret.holdings[seat]:
        raise Refused("SH-16")
    holdings, counts = list(secret.holdings), list(public.counts)
    holdings[seat] ^= bury
    counts[seat] = holdings[seat].bit_count()
    laid = Moved(tuple(cards(bury)), hand_of(seat), "aside", frozenset({seat}))  # SH-81
    secret = changed(secret, holdings=tuple(holdings), aside=bury)
    public = changed(public, counts=tuple(counts))
    if partner_by(settings) == NONE:  # SH-28
        return changed(public, alone=True, **to_play(public)), secret, (laid,)
    return changed(public, phase="call"), secret, (laid,)


def _bury(action: Action, size: int) -> CardSet:
    """So many different cards in the order of the pack, else Refused."""
    verb, *words = action.split(" ")
    if verb != "bury" or len(words) != size or not all(is_card(word) for word in words):
        raise Refused("SH-16")
    bury = card_set(card(word) for word in words)
    if with_cards("bury", cards(bury)) != action:
        raise Refused("SH-16")
    return bury

"""Which card to play where there is a picker: what the trick promises, less what the card is worth kept."""

from game.bots.judgement.judged import Judged, judged
from game.bots.judgement.sheepshead.keeping import keep
from game.bots.judgement.sheepshead.odds import ours
from game.bots.judgement.sheepshead.sight import ABOVE, Sight
from game.rules.cards import FACE_DOWN, Card, CardSet, cards
from game.rules.sheepshead.pack import ORDER, TRUMPS, card_points

TO_COME = 2.0
"""Card points that each seat still to play may be expected to add."""
DRAW, SHUN = 20.0, 20.0
"""What a lead of trumps is worth to the picker's side, and what it costs the others."""
CALL_OUT = 6.0
"""What it is worth to the others to have the called card out, but not at the price of a ten."""
HALF = 0.5
FAT = 10
"""A card of so many points is given away by leading it under a higher one."""


def choose(sight: Sight, playable: CardSet) -> Judged:
    leads = not sight.public.trick

    def worth(card: Card) -> tuple[float, int, int]:
        value = promise(sight, card) - keep(sight, card)
        if leads:
            value += _lead(sight, card)
        return value, -ORDER.strength[card], -card

    best = max(cards(playable), key=worth)
    return judged(best, _reason(sight, best))


def _reason(sight: Sight, card: Card) -> str:
    """What spoke most for this card."""
    extra = 0.0 if sight.public.trick else _lead(sight, card)
    if extra > 0:
        return "draw_trumps" if extra == DRAW else "call_out"
    if ours(sight, card) < HALF:
        return "their_trick"
    return "our_trick" if sight.public.trick else "lead_to_win"


def promise(sight: Sight, card: Card) -> float:
    """Card points that the trick brings one's side, less those it brings the other."""
    table = sum(1 << play.card for play in sight.public.trick if play.card != FACE_DOWN)
    points = card_points(table | 1 << card) + TO_COME * len(sight.later)
    return (2 * ours(sight, card) - 1) * points


def _lead(sight: Sight, card: Card) -> float:
    if TRUMPS >> card & 1 and not sight.under >> card & 1:
        if not sight.with_picker:
            return -SHUN
        return DRAW if _draws(sight, card) else 0.0
    called = sight.called_out
    if called is not None and not sight.with_picker and sight.suit(card) == sight.public.called_suit:
        return CALL_OUT if card_points(1 << card) < FAT else -CALL_OUT
    return 0.0


def _draws(sight: Sight, card: Card) -> bool:
    """Whether the picker's side draws trumps with this one: not with ten or eleven points under a higher one,
    nor the picker with his last, which he ruffs with."""
    if not sight.unseen & TRUMPS & ABOVE[card]:
        return True
    last = sight.seat == sight.public.picker and sight.held & TRUMPS & ~sight.under == 1 << card
    return card_points(1 << card) < FAT and not last

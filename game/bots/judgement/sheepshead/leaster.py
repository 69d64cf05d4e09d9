"""Playing a leaster: one cheap trick, and no more than that (SH-60 to SH-63)."""

from game.bots.judgement.judged import Judged, judged
from game.bots.judgement.sheepshead.odds import beats
from game.bots.judgement.sheepshead.sight import Sight
from game.rules.cards import Card, CardSet, cards
from game.rules.sheepshead.pack import ORDER, card_points
from game.rules.tricks import taken

TO_COME = 3.5
UNWILLING = 0.35
"""How likely a seat that can take a trick does, though it had rather not."""
FIRST_TRICK = 20.0
"""Card points that the one trick one must have is worth."""
BLIND = 7.5
RID = 0.2
"""What it is worth to be rid of a card, for each point and each step of strength."""


def choose(sight: Sight, playable: CardSet) -> Judged:
    def worth(card: Card) -> tuple[float, int]:
        return _worth(sight, card), -card

    best = max(cards(playable), key=worth)
    if not _wins(sight, best):
        return judged(best, "leaster_rid")
    return judged(best, "leaster_one_trick" if _lacks_its_trick(sight) else "leaster_low")


def _worth(sight: Sight, card: Card) -> float:
    public = sight.public
    wins = _wins(sight, card)
    on_table = card_points(sum(1 << play.card for play in public.trick) | 1 << card)
    points = on_table + TO_COME * len(sight.later) + _blind(sight)
    gain = FIRST_TRICK if _lacks_its_trick(sight) else 0.0
    return wins * (gain - points) + RID * (1 - wins) * (card_points(1 << card) + ORDER.strength[card])


def _lacks_its_trick(sight: Sight) -> bool:
    """SH-61."""
    taken_so_far = taken(sight.public.tricks, len(sight.public.counts))[sight.seat]
    return sight.settings.flag("leaster_needs_trick") and not taken_so_far


def _wins(sight: Sight, card: Card) -> float:
    public = sight.public
    led = public.led if public.trick else ORDER.suit(card)
    if public.trick and ORDER.best((sight.winning().card, card), led) == 0:
        return 0.0
    chance = 1.0
    for seat in sight.later:
        chance *= 1 - UNWILLING * beats(sight, seat, card, led)
    return chance


def _blind(sight: Sight) -> float:
    """What the blind adds to the first trick; to the last trick nobody has a choice (SH-60)."""
    return BLIND if sight.settings.word("leaster_blind") == "first" and not sight.public.tricks else 0.0

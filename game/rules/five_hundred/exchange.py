"""Between auction and play: the kitty, the joker's suit, the partner's card (500-30 to 500-34, 500-51)."""

from itertools import combinations

from game.rules.actions import Action, with_cards
from game.rules.cards import JOKER, SUITS, CardSet, card, card_set, cards, is_card, text
from game.rules.events import Moved, Said, hand_of
from game.rules.five_hundred.pack import pack_set
from game.rules.five_hundred.position import Change, FiveHundredPublic, FiveHundredSecret
from game.rules.hand import Refused, changed
from game.rules.settings import Settings

ALONE = Action("alone")
NOMINATE_NONE = Action("nominate none")
NOMINATIONS: dict[str, int | None] = {
    **{f"nominate {letter}": suit for suit, letter in enumerate(SUITS)},
    NOMINATE_NONE: None,
}
_NOMINATIONS_IN_ORDER = tuple(sorted(Action(action) for action in NOMINATIONS))


def announce(
    settings: Settings,
    public: FiveHundredPublic,
    secret: FiveHundredSecret,
    events: tuple[Said | Moved, ...],
) -> Change:
    """On to what follows the exchange (500-33). To the others a nomination is no phase (500-83)."""
    assert public.contract is not None
    assert public.contractor is not None
    holding = secret.holdings[public.contractor]
    naming = public.contract.suit is None and bool(holding >> JOKER & 1)
    calling = len(public.counts) == 5 and not public.contract.misere
    return (
        changed(public, phase="partner" if calling else "play"),
        changed(secret, naming=naming),
        events,
    )


def legal_discards(public: FiveHundredPublic, secret: FiveHundredSecret) -> tuple[Action, ...]:
    """All 286 sets of three (500-30)."""
    assert public.turn is not None
    words = [text(each) for each in cards(secret.holdings[public.turn])]
    return tuple(sorted(Action(f"discard {a} {b} {c}") for a, b, c in combinations(words, 3)))


def after_discard(
    settings: Settings, public: FiveHundredPublic, secret: FiveHundredSecret, action: Action
) -> Change:
    seat = public.turn
    assert seat is not None
    discards = _discards(action)
    if discards & ~secret.holdings[seat]:
        raise Refused("500-30")
    holdings, counts = list(secret.holdings), list(public.counts)
    holdings[seat] ^= discards
    counts[seat] -= 3
    secret = changed(secret, holdings=tuple(holdings), aside=discards)
    laid = Moved(tuple(cards(discards)), hand_of(seat), "aside", frozenset({seat}))
    return announce(settings, changed(public, counts=tuple(counts)), secret, (laid,))


def _discards(action: Action) -> CardSet:
    """Three different cards in the order of the pack, else Refused."""
    verb, *words = action.split(" ")
    if verb != "discard" or len(words) != 3 or not all(is_card(word) for word in words):
        raise Refused("500-30")
    three = card_set(card(word) for word in words)
    if with_cards("discard", cards(three)) != action:
        raise Refused("500-30")
    return three


def legal_nominations() -> tuple[Action, ...]:
    """All five, always (500-51)."""
    return _NOMINATIONS_IN_ORDER


def after_nomination(public: FiveHundredPublic, secret: FiveHundredSecret, action: Action) -> Change:
    if action not in NOMINATIONS:
        raise Refused("500-51")
    seat, suit = public.turn, NOMINATIONS[action]
    assert seat is not None
    heard_by = frozenset({seat}) if suit is None else None  # 500-83
    return (
        changed(public, nominated=suit),
        changed(secret, naming=False),
        (Said(seat, action, heard_by),),
    )


def legal_calls(public: FiveHundredPublic, secret: FiveHundredSecret) -> tuple[Action, ...]:
    """500-34."""
    callable_cards = cards(_callable(public, secret))
    return (ALONE, *sorted(Action(f"call {text(each)}") for each in callable_cards))


def after_call(
    settings: Settings, public: FiveHundredPublic, secret: FiveHundredSecret, action: Action
) -> Change:
    seat = public.turn
    assert seat is not None
    said = (Said(seat, action),)
    if action == ALONE:
        return changed(public, phase="play", alone=True), secret, said
    verb, _, word = action.partition(" ")
    if verb != "call" or not is_card(word) or not _callable(public, secret) >> card(word) & 1:
        raise Refused("500-34")
    called = card(word)
    partner = None
    if settings.word("called_partner") == "open":  # 500-85
        holders = (each for each, holding in enumerate(secret.holdings) if holding >> called & 1)
        partner = next(holders, None)
    return changed(public, phase="play", called=called, partner=partner), secret, said


def _callable(public: FiveHundredPublic, secret: FiveHundredSecret) -> CardSet:
    assert public.turn is not None
    barred = secret.holdings[public.turn] | secret.aside | 1 << JOKER
    return pack_set(len(public.counts)) & ~barred

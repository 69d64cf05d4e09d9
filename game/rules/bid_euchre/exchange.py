"""Before play: the dealer's discard, naming trump, and the cards given in an ask (BE-9, BE-23 to BE-29)."""

from game.rules.actions import Action
from game.rules.bid_euchre.bids import ASK
from game.rules.bid_euchre.copies import as_told
from game.rules.bid_euchre.naming import named, naming
from game.rules.bid_euchre.position import (
    NOTHING_GIVEN,
    BidEuchrePublic,
    BidEuchreSecret,
    Change,
    left_of,
    partner_of,
)
from game.rules.bid_euchre.ranking import order
from game.rules.cards import EITHER_PACK, SUITS, CardSet, Seat, cards
from game.rules.events import Moved, Said, hand_of
from game.rules.hand import Refused, changed
from game.rules.settings import Settings

TRUMPS = {Action(f"trump {letter}"): suit for suit, letter in enumerate(SUITS)}
_TRUMPS_IN_ORDER = tuple(sorted(TRUMPS))


def legal_discards(public: BidEuchrePublic, secret: BidEuchreSecret) -> tuple[Action, ...]:
    return naming("discard", secret.holdings[public.dealer])


def after_discard(public: BidEuchrePublic, secret: BidEuchreSecret, action: Action) -> Change:
    dealer = public.dealer
    card = named(action, "discard", secret.holdings[dealer])
    if card is None:
        raise Refused("BE-9")
    secret = changed(secret, holdings=_changed_by(secret.holdings, {dealer: 1 << card}), aside=1 << card)
    public = changed(public, phase="auction", turn=left_of(dealer), counts=_counts(secret))
    return public, secret, (Moved(as_told(1 << card), hand_of(dealer), "aside", frozenset({dealer})),)


def legal_trumps() -> tuple[Action, ...]:
    return _TRUMPS_IN_ORDER


def after_trump(public: BidEuchrePublic, secret: BidEuchreSecret, action: Action) -> Change:
    if action not in TRUMPS:
        raise Refused("BE-23")
    assert public.turn is not None
    assert public.contract is not None
    phase = "give" if public.contract.alone == ASK else "play"  # BE-29
    return changed(public, phase=phase, trump=TRUMPS[action]), secret, (Said(public.turn, action),)


def legal_gifts(settings: Settings, public: BidEuchrePublic, secret: BidEuchreSecret) -> tuple[Action, ...]:
    return naming("give", _giveable(settings, public, secret))


def after_gift(
    settings: Settings, public: BidEuchrePublic, secret: BidEuchreSecret, action: Action
) -> Change:
    seat, declarer = public.turn, public.declarer
    assert seat is not None
    assert declarer is not None
    card = named(action, "give", secret.holdings[seat])
    if card is None:
        raise Refused("BE-25")
    if not _giveable(settings, public, secret) >> card & 1:
        raise Refused("BE-27")
    gift = {seat: 1 << card}
    secret = changed(
        secret,
        holdings=_changed_by(secret.holdings, gift),
        given=_changed_by(secret.given, gift),
    )
    events = (Moved(as_told(gift[seat]), hand_of(seat), "aside", frozenset({seat})),)
    if secret.given[seat].bit_count() == settings.number("ask_cards"):
        if seat != declarer:
            return _taken_up(public, secret, declarer, events)
        public = changed(public, turn=partner_of(declarer))
    return changed(public, counts=_counts(secret)), secret, events


def _giveable(settings: Settings, public: BidEuchrePublic, secret: BidEuchreSecret) -> CardSet:
    """What the seat on turn may give away (BE-25, BE-27, BE-28)."""
    seat, trump = public.turn, public.trump
    assert seat is not None
    assert trump is not None
    held = secret.holdings[seat]
    ranking = order(trump)
    trumps = held & ranking.suit_cards[trump]
    if seat == public.declarer or settings.word("give") == "any" or not trumps:
        return held
    return 1 << max(cards(trumps), key=lambda card: ranking.strength[card & EITHER_PACK])


def _taken_up(
    public: BidEuchrePublic, secret: BidEuchreSecret, declarer: Seat, events: tuple[Moved, ...]
) -> Change:
    """Both have given: each takes up what the other gave (BE-26), and the declarer leads (BE-30)."""
    partner = partner_of(declarer)
    gifts = {declarer: secret.given[partner], partner: secret.given[declarer]}
    secret = changed(secret, holdings=_changed_by(secret.holdings, gifts), given=NOTHING_GIVEN)
    taken_up = (
        Moved(as_told(gift), "aside", hand_of(seat), frozenset({declarer, partner}))  # BE-72
        for seat, gift in gifts.items()
    )
    public = changed(public, phase="play", turn=declarer, counts=_counts(secret))
    return public, secret, (*events, *taken_up)


def _changed_by(heaps: tuple[CardSet, ...], some: dict[Seat, CardSet]) -> tuple[CardSet, ...]:
    """The heaps of the seats with these cards moved in or out."""
    return tuple(heap ^ some.get(seat, 0) for seat, heap in enumerate(heaps))


def _counts(secret: BidEuchreSecret) -> tuple[int, ...]:
    return tuple(holding.bit_count() for holding in secret.holdings)

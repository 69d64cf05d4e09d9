"""What to say in the auction, and which suit to pitch: whatever promises most."""

from game.bots.judgement.judged import advice
from game.bots.judgement.pitch.forecast import Chances, forecast
from game.bots.judgement.pitch.stakes import Stakes
from game.rules.actions import PASS
from game.rules.cards import SUITS, CardSet, Side, Suit, suit_cards
from game.rules.pitch.auction import BIDS, HIGHEST, STEAL
from game.rules.pitch.position import PitchPublic, side_of
from game.rules.prompt import Advice, Words
from game.rules.settings import Settings
from game.rules.view import View

_OVERBID = {
    2: (0.88, 0.55, 0.10),
    3: (0.84, 0.46, 0.05),
    4: (0.78, 0.34, 0.04),
    5: (0.70, 0.25, 0.03),
    6: (0.57, 0.19, 0.03),
    7: (0.50, 0.15, 0.02),
}
"""By sides: how likely it is that one who has still to speak goes higher than one, two, three."""
_TAKEN = {
    2: (1.00, 0.90, 0.60),
    3: (1.00, 0.87, 0.45),
    4: (1.00, 0.75, 0.30),
    5: (0.95, 0.70, 0.22),
    6: (0.90, 0.60, 0.17),
    7: (0.75, 0.50, 0.15),
}
"""The same of a dealer who may steal the bid, and takes it or goes higher."""
_DEEP, _RECKLESS = -6, 0.9
"""Who stands so deep has bid too much, and is this likely to do it again."""
_FOLLY = 0.45
"""A bid of 4 less likely made is a folly, unless it takes the bid from a foe about to win the match by it."""
_EXPECTED = 2
"""What is bid as a rule when a seat passes before anybody has bid."""
_OTHERS: dict[int, Chances] = {
    1: (0.95, 0.70, 0.40, 0.08),
    2: (0.97, 0.76, 0.42, 0.10),
    3: (0.99, 0.88, 0.63, 0.21),
}
"""By bid: what another who makes it is likely to win."""


def bid(settings: Settings, view: View) -> Advice:
    public, seat = view.public, view.seat
    assert isinstance(public, PitchPublic)
    assert seat is not None
    assert view.prompt is not None
    stakes, side, held = Stakes(settings, public.scores), side_of(settings, seat), view.known.holdings[seat]
    passed = _if_passed(public, stakes, side)
    offers = {PASS: passed} if PASS in view.prompt.actions else {}
    numbers = {STEAL: public.bid, **BIDS}
    for action in view.prompt.actions:
        if action in numbers:
            number = numbers[action]
            hope = forecast(settings, held, suit_to_pitch(stakes, side, held, number))
            if number == HIGHEST and hope[-1] < _FOLLY and not _foe_near(public, stakes, side):
                continue
            stands = _stands(public, stakes, number)
            offers[action] = stands * stakes.pitching(side, number, hope) + (1 - stands) * passed
    best = max(offers, key=offers.__getitem__)
    if best == PASS:
        return _reason_to_pass(settings, public, side)
    trump = suit_to_pitch(stakes, side, held, numbers[best])
    words: Words = (("points", numbers[best]), ("suit", SUITS[trump]))
    if best == STEAL:
        return advice(best, "steal", words)
    return advice(best, "bid" if PASS in offers else "must_bid", words)


def _reason_to_pass(settings: Settings, public: PitchPublic, side: Side) -> Advice:
    if public.pitcher is None:
        return advice(PASS, "pass_first")
    ours = side_of(settings, public.pitcher) == side
    return advice(PASS, "pass_to_partner" if ours else "pass_to_foe", (("seat", public.pitcher),))


def suit_to_pitch(stakes: Stakes, side: Side, held: CardSet, number: int) -> Suit:
    """The suit that promises most to a side that has to make this number."""
    suits = [suit for suit in range(4) if held & suit_cards(suit)]
    return max(suits, key=lambda suit: stakes.pitching(side, number, forecast(stakes.settings, held, suit)))


def _if_passed(public: PitchPublic, stakes: Stakes, side: Side) -> float:
    """What is to be expected if this seat does not pitch."""
    if public.pitcher is None:
        if public.turn == public.dealer:
            return 0.0  # PI-63
        return stakes.letting((side + 1) % len(public.scores), _EXPECTED, _OTHERS[_EXPECTED])
    standing = side_of(stakes.settings, public.pitcher)
    if standing == side:
        return stakes.pitching(side, public.bid, _OTHERS[public.bid])
    return stakes.letting(standing, public.bid, _OTHERS[public.bid])


def _foe_near(public: PitchPublic, stakes: Stakes, side: Side) -> bool:
    """Whether a foe has bid what would win the match (PI-50)."""
    if public.pitcher is None:
        return False
    standing = side_of(stakes.settings, public.pitcher)
    return standing != side and public.scores[standing] + public.bid >= stakes.settings.number("target")


def _stands(public: PitchPublic, stakes: Stakes, number: int) -> float:
    """How likely it is that a bid of this seat is the last."""
    assert public.turn is not None
    if number == HIGHEST:
        return 1.0  # PI-12
    chance, players, sides = 1.0, len(public.counts), len(public.scores)
    for step in range(1, (public.dealer - public.turn) % players + 1):
        seat = (public.turn + step) % players
        may_steal = seat == public.dealer and stakes.settings.flag("steal")
        taken = (_TAKEN if may_steal else _OVERBID)[sides][number - 1]
        if public.scores[side_of(stakes.settings, seat)] <= _DEEP:
            taken = max(taken, _RECKLESS)
        chance *= 1 - taken
    return chance

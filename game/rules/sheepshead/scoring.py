"""Scoring a hand and the end of the match (SH-50 to SH-72)."""

from typing import NamedTuple

from game.rules.cards import Seat, Side, card_set, cards, text
from game.rules.prompt import Words
from game.rules.result import Contract, Line, Result, Scores
from game.rules.settings import Settings
from game.rules.sheepshead.pack import CUTS, card_points
from game.rules.sheepshead.picking import PICK
from game.rules.sheepshead.position import SheepsheadPublic, SheepsheadSecret
from game.rules.tricks import taken

NEEDED, SCHNEIDER, SCHNEIDERED = 61, 91, 30
"""Card points of the picker's side: to win, to win double, and at most to lose double (SH-51, SH-53)."""
EVERY_TRICK = 3
"""The unit with every trick or none (SH-54, SH-55)."""


class Outcome(NamedTuple):
    """What became of a hand with a picker, before anything is doubled."""

    key: str
    unit: int
    """What each opponent loses; below zero what each gains."""
    partner_pays: bool = True


def result(settings: Settings, public: SheepsheadPublic, secret: SheepsheadSecret) -> Result:
    """Of a hand that is over."""
    players = len(public.counts)
    lines = _lines(settings, public, secret)
    points = tuple(sum(gains) for gains in zip(*(line.points for line in lines), strict=True))
    scores = tuple(before + gain for before, gain in zip(public.scores, points, strict=True))
    played = public.hands_played + (not public.thrown_in)  # SH-70
    over = played == settings.number("hands") and not public.thrown_in
    return Result(
        points=points,
        scores=scores,
        tricks=taken(public.tricks, players),
        winners=_highest(scores) if over else (),
        next_dealer=(public.dealer + 1) % players,
        lines=lines,
        match_over=over,
        carried=(played, _doublers_left(settings, public)),
        contract=_contract(public, secret),
    )


def points_by_seat(settings: Settings, public: SheepsheadPublic) -> tuple[int, ...]:
    """Card points taken in tricks, as far as the table knows them."""
    points = [0] * len(public.counts)
    for trick in public.tricks:
        points[trick.winner] += card_points(card_set(play.card for play in trick.plays))
    if public.blind:
        points[blind_winner(settings, public)] += card_points(public.blind)
    return tuple(points)


def blind_winner(settings: Settings, public: SheepsheadPublic) -> Seat:
    """Who took the blind of a leaster (SH-60)."""
    return public.tricks[0 if settings.word("leaster_blind") == "first" else -1].winner


def factor(settings: Settings, public: SheepsheadPublic) -> int:
    """How many times the doublers make this hand count (SH-64)."""
    if not public.doublers:
        return 1
    return 2 if settings.word("doublers") == "queue" else 2**public.doublers


def unit_shares(players: int, picker: Seat, partner: Seat | None, unit: int, partner_pays: bool) -> Scores:
    """What each side gets if every opponent loses this unit; it adds up to zero (SH-52, SH-56, SH-58)."""
    shares = [-unit] * players
    shares[picker] = 0
    if partner is not None:
        shares[partner] = unit if partner_pays else 0
    shares[picker] = -sum(shares)
    return tuple(shares)


def _doublers_left(settings: Settings, public: SheepsheadPublic) -> int:
    if public.thrown_in:
        return public.doublers + 1
    return max(0, public.doublers - 1) if settings.word("doublers") == "queue" else 0


def _lines(settings: Settings, public: SheepsheadPublic, secret: SheepsheadSecret) -> tuple[Line, ...]:
    if public.thrown_in:
        return (Line("thrown_in", (0,) * len(public.counts)),)
    if public.leaster:
        return (_leaster_line(settings, public),)
    assert public.picker is not None
    made, outcome = _made(public, secret)
    shares = unit_shares(
        len(public.counts), public.picker, public.partner, outcome.unit, outcome.partner_pays
    )
    words: Words = (("seat", public.picker), ("points", made))
    if public.partner is None:
        lines = [Line(f"{outcome.key}_alone", shares, words)]
    else:
        lines = [Line(outcome.key, shares, (*words, ("side", public.partner)))]
    if outcome.unit < 0 and settings.flag("double_on_bump"):  # SH-57
        lines.append(Line("bump", shares))
        shares = tuple(2 * share for share in shares)
    times = factor(settings, public)
    if times > 1:
        key = "doubled" if times == 2 else "multiplied"
        lines.append(Line(key, tuple((times - 1) * share for share in shares), (("times", times),)))
    if secret.under:  # SH-88
        words = (("card", text(next(cards(secret.under)))), ("seat", public.picker))
        lines.append(Line("under", (0,) * len(public.counts), words))
    return tuple(lines)


def _contract(public: SheepsheadPublic, secret: SheepsheadSecret) -> Contract | None:
    """Whoever picks undertakes to win the hand."""
    if public.picker is None:
        return None
    return Contract(public.picker, PICK, made=_made(public, secret)[1].unit > 0)


def _made(public: SheepsheadPublic, secret: SheepsheadSecret) -> tuple[int, Outcome]:
    """Card points of the picker's side, and what they come to, with its tricks."""
    won = [trick for trick in public.tricks if trick.winner in (public.picker, public.partner)]
    points = sum(card_points(card_set(play.card for play in trick.plays)) for trick in won)
    made = card_points(secret.aside) + points
    return made, _outcome(len(public.counts), made, len(won))


def _outcome(players: int, made: int, tricks: int) -> Outcome:
    """SH-51 to SH-55, by card points and tricks of the picker's side."""
    if tricks == CUTS[players].each:
        return Outcome("every_trick", EVERY_TRICK)
    if not tricks:
        return Outcome("no_trick", -EVERY_TRICK, partner_pays=False)
    if made >= SCHNEIDER:
        return Outcome("schneider", 2)
    if made >= NEEDED:
        return Outcome("won", 1)
    return Outcome("lost", -1) if made > SCHNEIDERED else Outcome("schneidered", -2)


def _leaster_line(settings: Settings, public: SheepsheadPublic) -> Line:
    """SH-61 to SH-63."""
    players = len(public.counts)
    points, tricks = points_by_seat(settings, public), taken(public.tricks, players)
    among = [seat for seat in range(players) if tricks[seat] or not settings.flag("leaster_needs_trick")]
    fewest = min(points[seat] for seat in among)
    winners = [seat for seat in among if points[seat] == fewest]
    if len(winners) > 1:
        return Line("leaster_tie", (0,) * players, (("points", fewest),))
    gains = tuple(players - 1 if seat == winners[0] else -1 for seat in range(players))
    return Line("leaster", gains, (("seat", winners[0]), ("points", fewest)))


def _highest(scores: Scores) -> tuple[Side, ...]:
    """SH-71."""
    return tuple(side for side, score in enumerate(scores) if score == max(scores))

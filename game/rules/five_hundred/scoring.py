"""Scoring a hand and the end of the match (500-60 to 500-75)."""

from collections.abc import Iterable

from game.rules.cards import Card, Seat, Side, text
from game.rules.five_hundred.bids import Bid
from game.rules.five_hundred.position import FiveHundredPublic, sides, team_of
from game.rules.result import Line, Result, Scores
from game.rules.settings import Settings
from game.rules.tricks import taken

POINTS_A_TRICK = 10
SLAM = 250


def result(settings: Settings, public: FiveHundredPublic) -> Result:
    """Of a hand that is over."""
    if public.contract is None or public.contractor is None:
        return _passed_out(settings, public)
    tricks = taken(public.tricks, len(public.counts))
    contracting = contracting_seats(settings, public)
    made = contract_made(public.contract, sum(tricks[seat] for seat in contracting))
    lines = [_contract_line(settings, public, contracting, tricks, made)]
    if public.called is not None:
        lines.append(_partner_line(public, public.called, contracting))
    if not public.contract.misere:
        lines.extend(_defenders_lines(settings, public, contracting, tricks, made))
    points = tuple(sum(gains) for gains in zip(*(line.points for line in lines), strict=True))
    scores = tuple(before + gain for before, gain in zip(public.scores, points, strict=True))
    winners, over = _end(settings, scores, _sides_with(settings, contracting), made)
    return Result(
        points=points,
        scores=scores,
        tricks=tricks,
        winners=winners,
        next_dealer=(public.dealer + 1) % len(public.counts),
        lines=tuple(lines),
        match_over=over,
    )


def contracting_seats(settings: Settings, public: FiveHundredPublic) -> tuple[Seat, ...]:
    """Everyone who scores with the contract, of a hand that is over (500-2, 500-67)."""
    assert public.contractor is not None
    if public.called is None:
        return team_of(settings, public.contractor)
    holder = [play.seat for trick in public.tricks for play in trick.plays if play.card == public.called]
    return (public.contractor, *holder)  # nobody, if the card lay in the kitty (500-34)


def contract_made(contract: Bid, tricks: int) -> bool:
    return tricks == 0 if contract.misere else tricks >= contract.tricks


def _passed_out(settings: Settings, public: FiveHundredPublic) -> Result:
    """500-28."""
    players = len(public.counts)
    zeros = (0,) * len(public.scores)
    stays = settings.word("redeal") == "same"
    return Result(
        points=zeros,
        scores=public.scores,
        tricks=(0,) * players,
        winners=(),
        next_dealer=public.dealer if stays else (public.dealer + 1) % players,
        lines=(Line("passed_out", zeros),),
    )


def _contract_line(
    settings: Settings,
    public: FiveHundredPublic,
    contracting: tuple[Seat, ...],
    tricks: tuple[int, ...],
    made: bool,
) -> Line:
    """What the contracting side wins (500-61, 500-62) or loses (500-63); 500-66 for a misère."""
    contract, contractor = public.contract, public.contractor
    assert contract is not None
    assert contractor is not None
    value = contract.value(settings.word("score_table"))
    side_tricks = sum(tricks[seat] for seat in contracting)
    slam = made and side_tricks == 10 and value < SLAM and settings.flag("slam_bonus")
    if contract.misere:
        key = "misere_made" if made else "misere_failed"
    else:
        key = "slam" if slam else "made" if made else "failed"
    gain = SLAM if slam else value if made else -value
    winning_sides = _sides_with(settings, contracting)
    points = tuple(gain if side in winning_sides else 0 for side in range(len(public.scores)))
    return Line(
        key, points, (("label", f"bid {contract.words}"), ("seat", contractor), ("tricks", side_tricks))
    )


def _partner_line(public: FiveHundredPublic, called: Card, contracting: tuple[Seat, ...]) -> Line:
    """Who was the partner, which may have come out with the last trick only (500-34)."""
    zeros = (0,) * len(public.scores)
    _, *partner = contracting
    if partner:
        return Line("partner", zeros, (("seat", partner[0]),))
    return Line("no_partner", zeros, (("card", text(called)),))


def _defenders_lines(
    settings: Settings,
    public: FiveHundredPublic,
    contracting: tuple[Seat, ...],
    tricks: tuple[int, ...],
    made: bool,
) -> list[Line]:
    """500-64, 500-65."""
    when = settings.word("defenders_score")
    if when == "never" or (when == "when_set" and made):
        return []
    limit = settings["no_score_at"]
    lines = []
    for side, seats in enumerate(sides(settings)):
        side_tricks = sum(tricks[seat] for seat in seats)
        if side in _sides_with(settings, contracting) or not side_tricks:
            continue
        barred = isinstance(limit, int) and public.scores[side] >= limit
        gain = 0 if barred else POINTS_A_TRICK * side_tricks
        points = tuple(gain if each == side else 0 for each in range(len(public.scores)))
        lines.append(
            Line("no_score" if barred else "defenders", points, (("side", side), ("tricks", side_tricks)))
        )
    return lines


def _sides_with(settings: Settings, seats: Iterable[Seat]) -> tuple[Side, ...]:
    some = set(seats)
    return tuple(side for side, members in enumerate(sides(settings)) if some & set(members))


def _end(
    settings: Settings, scores: Scores, contracting: tuple[Side, ...], made: bool
) -> tuple[tuple[Side, ...], bool]:
    """The winners, and whether the match is over (500-70 to 500-75)."""
    target = settings.number("target")
    if made:
        winners = tuple(side for side in contracting if scores[side] >= target)
        if winners:  # 500-70, 500-72
            return winners, True
    elif settings.flag("backwards"):
        out = [side for side in contracting if scores[side] <= -target]
        if out:  # 500-73
            return _highest(scores, [side for side in range(len(scores)) if side not in out]), True
    if not settings.flag("win_by_contract") and max(scores) >= target:  # 500-74
        return _highest(scores, range(len(scores))), True
    return (), False


def _highest(scores: Scores, among: Iterable[Side]) -> tuple[Side, ...]:
    best = max(scores[side] for side in among)
    return tuple(side for side in among if scores[side] == best)

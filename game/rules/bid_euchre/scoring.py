"""Scoring a hand and the end of the match (BE-40 to BE-54, BE-63 to BE-67)."""

from game.rules.bid_euchre.auction import claimer
from game.rules.bid_euchre.position import (
    PLAYERS,
    SIDES,
    BidEuchrePublic,
    left_of,
    side_of,
)
from game.rules.cards import Side
from game.rules.prompt import Words
from game.rules.result import Contract, Line, Result, Scores
from game.rules.settings import Settings
from game.rules.tricks import taken


def result(settings: Settings, public: BidEuchrePublic) -> Result:
    """Of a hand that is over."""
    scored = public.contract is not None
    lines = _lines(settings, public) if scored else [_thrown_in(public)]
    points = tuple(sum(gains) for gains in zip(*(line.points for line in lines), strict=True))
    scores = tuple(before + gain for before, gain in zip(public.scores, points, strict=True))
    winners = _winners(settings, public.scores, scores) if scored else ()  # BE-51
    return Result(
        points=points,
        scores=scores,
        tricks=taken(public.tricks, PLAYERS),
        winners=winners,
        next_dealer=left_of(public.dealer),  # BE-7
        lines=tuple(lines),
        match_over=bool(winners),
        contract=_contract(public),
    )


def tricks_of_side(public: BidEuchrePublic, side: Side) -> int:
    by_seat = taken(public.tricks, PLAYERS)
    return sum(by_seat[seat] for seat in SIDES[side])


def is_tie_break(settings: Settings, scores: Scores) -> bool:
    """Whether a hand that begins with these scores is a tie-break hand (BE-53)."""
    return min(scores) >= settings.number("target")


def _contract(public: BidEuchrePublic) -> Contract | None:
    if public.contract is None or public.declarer is None:
        return None
    return Contract(public.declarer, public.contract.action, _made(public))


def _made(public: BidEuchrePublic) -> bool:
    """Of a hand with a contract (BE-41, BE-42)."""
    assert public.contract is not None
    assert public.declarer is not None
    return tricks_of_side(public, side_of(public.declarer)) >= public.contract.tricks


def _thrown_in(public: BidEuchrePublic) -> Line:
    """BE-20, BE-22."""
    seat = claimer(public)
    if seat is None:
        return Line("passed_out", (0, 0))
    return Line("claimed", (0, 0), (("seat", seat),))


def _lines(settings: Settings, public: BidEuchrePublic) -> list[Line]:
    declarer, contract = public.declarer, public.contract
    assert declarer is not None
    assert contract is not None
    ours, theirs = side_of(declarer), 1 - side_of(declarer)
    tricks = tricks_of_side(public, ours)
    made = _made(public)
    points = contract.gain(tricks) if made else -contract.loss(settings.word("slam_set"))
    words: Words = (("seat", declarer), ("label", contract.action), ("tricks", tricks))
    lines = [_line("made" if made else "set", ours, points, words)]
    against = tricks_of_side(public, theirs)
    if against:  # BE-40
        lines.append(_line("defenders", theirs, against, (("side", theirs), ("tricks", against))))
    return lines + _penalties(settings, public)


def _penalties(settings: Settings, public: BidEuchrePublic) -> list[Line]:
    """BE-63, BE-64, BE-67."""
    lines = []
    for side in range(len(SIDES)):
        revokes = sum(call.revokes.bit_count() for call in public.calls if side_of(call.seat) != side)
        false_calls = sum(not call.revokes for call in public.calls if side_of(call.seat) == side)
        for key, number in (("revoke", revokes), ("false_call", false_calls)):
            if number:
                lost = number * settings.number(f"{key}_penalty")
                lines.append(_line(f"{key}s", side, -lost, (("side", side), ("number", number))))
    return lines


def _line(key: str, side: Side, points: int, words: Words) -> Line:
    """What one side won or lost by one thing."""
    return Line(key, (points, 0) if side == 0 else (0, points), words)


def _winners(settings: Settings, before: Scores, scores: Scores) -> tuple[Side, ...]:
    """Once a hand is scored (BE-51 to BE-54)."""
    target = settings.number("target")
    there = tuple(side for side, score in enumerate(scores) if score >= target)
    if len(there) < len(scores):
        return there
    if not is_tie_break(settings, before) or scores[0] == scores[1]:
        return ()
    return (0,) if scores[0] > scores[1] else (1,)

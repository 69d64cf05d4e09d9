"""Who won High, Low, Jack and Game, what the hand scores and who wins the match (PI-30 to PI-64)."""

from typing import NamedTuple

from game.rules.cards import JACK, Card, Side, suit_of, text
from game.rules.pitch.position import PitchPublic, side_of
from game.rules.pitch.ranking import points_of
from game.rules.prompt import Words
from game.rules.result import Contract, Line, Result, Scores
from game.rules.settings import Settings
from game.rules.tricks import taken


class Point(NamedTuple):
    """One of the points that a hand offers."""

    key: str
    """Of the line that tells of it."""
    side: Side | None
    """Whose it is; None if nobody wins it."""
    words: Words = ()


def result(settings: Settings, public: PitchPublic) -> Result:
    """Of a hand that is over."""
    next_dealer = (public.dealer + 1) % len(public.counts)  # PI-7
    tricks = taken(public.tricks, len(public.counts))
    if public.pitcher is None:  # PI-63
        zeros = (0,) * len(public.scores)
        return Result(zeros, public.scores, tricks, (), next_dealer, (Line("passed_out", zeros),))
    offered = points_offered(settings, public)
    winners = [point.side for point in offered]
    pitching = side_of(settings, public.pitcher)
    made = winners.count(pitching) >= public.bid
    lines = [_line_of(point, len(public.scores), None if made else pitching) for point in offered]
    lines.append(_line_of_bid(public, pitching, winners.count(pitching), made))
    smudger = winners[0] if settings.flag("smudge") and winners.count(winners[0]) == len(winners) else None
    points = tuple(sum(gains) for gains in zip(*(line.points for line in lines), strict=True))
    scores = tuple(before + gain for before, gain in zip(public.scores, points, strict=True))
    if smudger is not None:
        lines.append(Line("smudge", (0,) * len(scores), (("side", smudger),)))
    won_by = _match_winner(settings, scores, pitching if made else None, smudger)
    contract = Contract(public.pitcher, f"bid {public.bid}", made)
    return Result(
        points,
        scores,
        tricks,
        won_by,
        next_dealer,
        tuple(lines),
        match_over=bool(won_by),
        contract=contract,
    )


def points_offered(settings: Settings, public: PitchPublic) -> tuple[Point, ...]:
    """All four points as the finished tricks have them, those that nobody wins among them."""
    points = points_in_trumps(settings, public)
    if len(points) == 2:
        points.append(Point("no_jack", None))  # PI-33
    counts = trick_points(settings, public)
    most = max(counts)
    if counts.count(most) > 1:
        points.append(Point("game_tied", None, (("points", most),)))  # PI-35
    else:
        side = counts.index(most)
        points.append(Point("game", side, (("side", side), ("points", most))))  # PI-34
    return tuple(points)


def points_so_far(settings: Settings, public: PitchPublic) -> list[Side | None]:
    """Whose each point would be if the finished tricks were all."""
    return [point.side for point in points_offered(settings, public)] if public.tricks else []


def points_in_trumps(settings: Settings, public: PitchPublic) -> list[Point]:
    """High, Low and, once it has fallen, Jack, as the finished tricks have it (PI-31 to PI-33, PI-36)."""
    dealt, won = {}, {}
    for trick in public.tricks:
        for play in trick.plays:
            if suit_of(play.card) == public.trump:
                dealt[play.card] = side_of(settings, play.seat)
                won[play.card] = side_of(settings, trick.winner)  # PI-30
    if not won:
        return []
    high, low = max(won), min(won)
    points = [_point("high", high, won[high])]
    if settings.word("low") == "dealt":  # PI-60
        points.append(_point("low_dealt", low, dealt[low]))
    else:
        points.append(_point("low", low, won[low]))
    points.extend(_point("jack", card, side) for card, side in won.items() if card & 15 == JACK)
    return points


def _point(key: str, card: Card, side: Side) -> Point:
    return Point(key, side, (("side", side), ("card", text(card))))


def trick_points(settings: Settings, public: PitchPublic) -> list[int]:
    """By side: what the cards of its finished tricks count for Game."""
    counts = [0] * len(public.scores)
    for trick in public.tricks:
        counts[side_of(settings, trick.winner)] += sum(points_of(play.card) for play in trick.plays)
    return counts


def _line_of(point: Point, sides_playing: int, set_back: Side | None) -> Line:
    """A side that is set back scores none of the points it won (PI-38, PI-39)."""
    scorer = point.side if point.side != set_back else None
    return Line(point.key, tuple(int(side == scorer) for side in range(sides_playing)), point.words)


def _line_of_bid(public: PitchPublic, pitching: Side, won: int, made: bool) -> Line:
    """PI-37, PI-38."""
    loss = 0 if made else -public.bid
    points = tuple(loss if side == pitching else 0 for side in range(len(public.scores)))
    words = (("side", pitching), ("bid", public.bid), ("points", won))
    return Line("made" if made else "set_back", points, words)


def _match_winner(
    settings: Settings, scores: Scores, made_by: Side | None, smudger: Side | None
) -> tuple[Side, ...]:
    """PI-64 before PI-50 to PI-53."""
    if smudger is not None:
        return (smudger,)
    if made_by is not None and scores[made_by] >= settings.number("target"):
        return (made_by,)
    return ()

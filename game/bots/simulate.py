"""Whole matches between choosers, without a table: `simulate` makes records, `run` is its command.

All chance comes from the seed: the same seed and settings give the same records, byte for byte.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import TextIO

from game.bots.choose import Choose
from game.bots.levels import chooser
from game.rules.actions import Action
from game.rules.game import Game
from game.rules.settings import Settings
from game.rules.view import Standing, view_of
from game.table.deal import deal, draw_dealer
from game.table.match import Match, new_match
from game.table.record import Record, record_of, to_json

_Legal = tuple[tuple[Action, ...], ...]
_PATIENCE = 1000
"""So many hands more than asked for are waited for the end of a match."""


def simulate(
    game: Game, settings: Settings, choosers: Sequence[Choose], hands: int, seed: int, legal: bool
) -> Iterator[Record]:
    """Whole matches until so many hands are done; `choosers` by seat. `legal` adds all that was legal.

    A match without an end is broken off after the last hand asked for, one that will not end a thousand
    hands after it; neither has winners.
    """
    deals = Random(f"{seed} deals")  # of its own, so that other choosers get the same first deal
    thoughts = [Random(f"{seed} seat {seat}") for seat in range(len(choosers))]
    most = hands if game.endless(settings) else hands + _PATIENCE
    done = 0
    while done < hands:
        match = new_match(game, settings, tuple(f"Seat {seat}" for seat in range(len(choosers))))
        choices: list[_Legal] = []
        while match.awaits_deal and len(match.played) < most:
            dealer = match.next_dealer
            if dealer is None:
                dealer = draw_dealer(settings, deals)
            match, offered = _play(match.deal(deal(game, settings, deals), dealer), choosers, thoughts)
            choices.append(offered)
        done += len(match.played)
        yield _with_legal(record_of(match), choices) if legal else record_of(match)


def run(
    game: Game,
    settings: Settings,
    *,
    hands: int,
    seed: int,
    players: str,
    legal: bool,
    out: TextIO,
    err: TextIO,
) -> None:
    """Writes a record a line, and to `err` which matches would not end. `players` names a level for each
    seat, or one for all, with commas between; raises ValueError for a level or a number of them that does
    not fit."""
    records = simulate(game, settings, _seated(game, settings, players), hands, seed, legal)
    for number, record in enumerate(records, start=1):
        out.write(to_json(record) + "\n")
        if not record.winners and not game.endless(settings):
            err.write(
                f"match {number} is broken off after {len(record.hands)} hands, for nobody has won it\n"
            )


def _seated(game: Game, settings: Settings, players: str) -> list[Choose]:
    levels = [level.strip() for level in players.split(",")]
    seats = settings.number("players")
    if len(levels) == 1:
        levels *= seats
    if len(levels) != seats:
        raise ValueError(f"--players names {len(levels)} players, but setting 'players' = {seats}")
    return [chooser(level, game.name, settings) for level in levels]


def _play(match: Match, choosers: Sequence[Choose], thoughts: Sequence[Random]) -> tuple[Match, _Legal]:
    """One hand to its end, and what was legal at each of its actions."""
    standing = Standing(match.names, bots=(True,) * len(match.names), number=len(match.played))
    offered: list[tuple[Action, ...]] = []
    while match.hand is not None and match.hand.public.turn is not None:
        seat = match.hand.public.turn
        view = view_of(match.hand, seat, standing)
        assert view.prompt is not None
        offered.append(tuple(sorted(view.prompt.actions)))
        match = match.after(seat, choosers[seat](view, thoughts[seat])).match
    return match, tuple(offered)


def _with_legal(record: Record, choices: Sequence[_Legal]) -> Record:
    hands = (replace(hand, legal=offered) for hand, offered in zip(record.hands, choices, strict=True))
    return replace(record, hands=tuple(hands))

"""Updates of random hands as one seat is told of them, and the table they lie on, for the tests here."""

from collections.abc import Iterator

from game.device.folders import assets_folder
from game.rules.cards import CardSet, Seat, card_set
from game.rules.events import Moved, shown_to
from game.rules.game import Game
from game.rules.games import GAMES
from game.rules.settings import Settings
from game.rules.view import Standing, View, view_of
from game.screens.match.motion import Pace
from game.screens.match.places import Places, read_spots, table_map
from game.screens.match.stage import Stage
from game.table.messages import Update
from tests.rules.walks import random_deal, walk

SIZES = ((640, 360), (683, 384), (640, 512), (864, 512))
"""The corners of what a canvas may measure, and one between."""
FIVE_HUNDRED = GAMES["five_hundred"]


def settings(players: int = 4, **chosen: object) -> Settings:
    return FIVE_HUNDRED.check({"players": players, **chosen})


def places(players: int, viewer: Seat | None, size: tuple[int, int] = (640, 360)) -> Places:
    spots = read_spots(table_map(assets_folder(), "five_hundred", players), players)
    return Places(spots, players, viewer, size)


def stage(
    chosen: Settings, viewer: Seat | None, pace: Pace | None = None, game: Game = FIVE_HUNDRED
) -> Stage:
    table = places(chosen.number("players"), viewer)
    return Stage(game, chosen, viewer, table, pace or Pace(), lambda sound: None)


def updates(chosen: Settings, seed: int, viewer: Seat | None, number: int = 1) -> Iterator[Update]:
    """What the viewer is told of one random hand, from the deal to the result."""
    deal = random_deal(FIVE_HUNDRED, chosen, seed)
    players = chosen.number("players")
    standing = Standing(
        ("You", "Bedřich", "Anna", "Žofie", "Cyril", "Dana")[:players], (True,) * players, number
    )
    serial = 1
    last = view_of(deal.open(), viewer, standing)
    yield Update(serial, last, ())
    for _, _, step in walk(deal):
        told = tuple(event for event in (shown_to(each, viewer) for each in step.events) if event)
        view = view_of(step.hand, viewer, standing)
        if told or view != last:
            serial += 1
            last = view
            yield Update(serial, view, told)


def may_be_seen(view: View) -> CardSet:
    """Every card that this view shows."""
    seen = view.known.stock | view.known.aside | card_set(play.card for play in view.public.trick)
    for holding in view.known.holdings:
        seen |= holding
    for trick in view.public.tricks:
        seen |= card_set(play.card for play in trick.plays)
    return seen


def told_by(update: Update) -> CardSet:
    """Every card that the events of an update name."""
    moves = [event for event in update.events if isinstance(event, Moved)]
    return card_set(card for move in moves for card in move.cards if card is not None)

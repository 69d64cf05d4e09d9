"""Updates of random hands as one seat is told of them, and the table they lie on, for the tests here."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from game.device.folders import assets_folder
from game.rules.cards import FACE_DOWN, CardSet, Seat, card_set
from game.rules.events import Event, Moved, shown_to
from game.rules.game import Game
from game.rules.games import GAMES
from game.rules.settings import Settings
from game.rules.tricks import Play
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


def with_under(whole: Iterable[Update], viewer: Seat | None) -> list[Update]:
    """The same hand, but that one card is played face down: only its player may know it until the end."""
    told = list(whole)
    tricks = told[-1].view.public.tricks
    if not tricks:
        return told
    under = tricks[1].plays[1]

    def turned(plays: tuple[Play, ...]) -> tuple[Play, ...]:
        return tuple(Play(play.seat, FACE_DOWN) if play == under else play for play in plays)

    def unseen(event: Event) -> Event:
        if viewer == under.seat or not isinstance(event, Moved) or event.cards != (under.card,):
            return event
        return event._replace(cards=(None,))

    for number, update in enumerate(told):
        public = update.view.public
        if public.phase != "over":
            own = tuple(trick._replace(plays=turned(trick.plays)) for trick in public.tricks)
            public = replace(public, trick=turned(public.trick), tricks=own)
        view = replace(update.view, public=public)
        told[number] = replace(update, view=view, events=tuple(map(unseen, update.events)))
    return told


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

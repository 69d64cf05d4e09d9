"""`Vantage`: where the table of one guest's match lies on the canvas, and from whose place it is told."""

from collections.abc import Callable

from pygame import Rect

from game.rules.actions import Action
from game.rules.games import GAMES
from game.rules.view import View
from game.screens.look import Look
from game.screens.match.corner import corner_buttons
from game.screens.match.free_room import room_for_line
from game.screens.match.layout import held_area
from game.screens.match.places import Places, read_spots, table_map
from game.screens.match.plates import own_side
from game.screens.match.words import Wording
from game.screens.screen import Size
from game.screens.touches import Point
from game.screens.widgets import Widget
from game.table.claim import sure_lead
from game.table.messages import Welcome


class Vantage:
    def __init__(self, look: Look, welcome: Welcome, size: Size, *, shared: bool) -> None:
        """On a `shared` screen no side is told as one's own."""
        self._look = look
        self.viewer = welcome.seat
        self.bottom = welcome.seat
        """Who sits at the lower edge; None is seat 0."""
        self.ours = None if shared else welcome.seat
        """Whose side is told as one's own."""
        self.size = size
        self.game = GAMES[welcome.game]
        self.settings = welcome.settings
        self.sides = self.game.sides(self.settings)
        self.seats = sum(map(len, self.sides))
        self.held = self.game.cut(self.settings).each
        """Cards to each seat."""
        self.own_side = own_side(self.sides, self.ours)
        self._spots = read_spots(table_map(look.assets, self.game.name, self.seats), self.seats)

    @property
    def places(self) -> Places:
        return Places(self._spots, self.seats, self.bottom, self.size)

    def line_room(self) -> tuple[Point, int]:
        """Where the line above one's hand stands, and how wide it may be."""
        corner = [button.rect for button in self.corner(lambda name: None)]
        return room_for_line(self.places, self.seats, corner, self.size[0])

    def hand_area(self) -> Rect:
        """Where the cards of whoever sits at the lower edge lie."""
        return held_area(self.places.spot(f"hand {self.bottom or 0}"), self.held)

    def corner(self, act: Callable[[str], None], *, hinting: bool = False) -> list[Widget]:
        """The buttons in the corner; `act` is told their names, `hinting` says whether a hint can be had."""
        return corner_buttons(self.places.rect("menu"), self._look.preferences.sound, act, hinting=hinting)

    def sure_lead(self, view: View) -> Action | None:
        """What to lead where every trick left is sure."""
        return sure_lead(self.game, self.settings, view)

    def wording(self, view: View) -> Wording:
        return Wording(self._look.strings, self.game.name, view.table.names, self.sides, self.ours)

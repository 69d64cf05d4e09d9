"""`Sharing`: how a picture of a table is one of several of it that share a screen."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from pygame import Surface

from game.rules.cards import Seat
from game.screens.room import Room


@dataclass(frozen=True, slots=True)
class Sharing:
    room: Room
    """The same for all of them."""
    leading: bool
    """The one that sounds, lets time pass in the room and shows how hands ended."""
    cover: Callable[[Surface], None]
    """Paints what lies over the cards."""
    notes: Callable[[], Mapping[Seat, str]]
    """What is to be told on the plate of a seat, besides the game."""
    next_hand: Callable[[], None]
    """Asks for it, for whoever is at the table."""


def alone(room: Room, next_hand: Callable[[], None]) -> Sharing:
    """The only picture of its table."""
    return Sharing(room, True, lambda canvas: None, dict, next_hand)

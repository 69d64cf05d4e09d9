"""The faces and backs of the cards, at two sizes, in four colours and in two, bright and dim.
The whole index lies in the left 14 pixels, so a fan may show no more than those."""

from collections.abc import Mapping
from typing import NamedTuple

import pygame
from pygame import Surface

from assets.make.atlas import Sprites, atlas
from assets.make.bitmaps import blank, mirrored, painted, read, stencil
from assets.make.built import Files
from assets.make.font import written
from assets.make.palette import colour
from assets.make.shapes import fill, frame, rounded

LARGE, SMALL, TINY = (46, 66), (34, 48), (24, 34)
RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "J", "Q", "K", "A")
COURT = ("J", "Q", "K")


class Ink(NamedTuple):
    """The colours of a suit: its own, its light and shade in a pip, and the three of a court's robe."""

    main: str
    light: str
    shade: str
    robe: tuple[str, str, str]


BLACK = Ink("ink", "plum", "ink", ("plum", "haze", "dusk"))
RED = Ink("red2", "red3", "red1", ("red2", "red3", "red1"))
FOUR = {
    "S": BLACK,
    "H": RED,
    "D": Ink("blue1", "blue2", "blue0", ("blue1", "blue2", "blue0")),
    "C": Ink("leaf", "felt4", "felt1", ("leaf", "felt4", "felt1")),
}
TWO = {"C": BLACK, "D": RED}
HAIR = {"K": ("wood2", "wood1"), "Q": ("wood3", "wood2"), "J": ("gold1", "gold0")}
BLUE, CRIMSON = ("blue0", "blue1", "blue3"), ("red0", "red1", "red3")


def cards() -> Files:
    """cards/cards.png and .json."""
    sprites: Sprites = {}
    for deck, inks in (("", FOUR), ("two/", TWO)):
        for suit, ink in inks.items():
            for rank in RANKS:
                sprites[f"{deck}{rank}{suit}"] = face(rank, suit, ink)
                sprites[f"dim/{deck}{rank}{suit}"] = face(rank, suit, ink, dim=True)
                sprites[f"small/{deck}{rank}{suit}"] = small_face(rank, suit, ink)
    sprites |= {"JO": joker(LARGE), "dim/JO": joker(LARGE, dim=True), "small/JO": joker(SMALL)}
    for tint, colours in (("back", BLUE), ("back/red", CRIMSON)):
        for size, name in ((LARGE, ""), (SMALL, "/small"), (TINY, "/tiny")):
            sprites[tint + name] = back(size, colours)
    sprites |= {"bower": corner(LARGE, 13), "small/bower": corner(SMALL, 10)}
    sprites |= {"trump": edge(LARGE), "small/trump": edge(SMALL)}
    return atlas("cards/cards", sprites, 1012)


def sheet(size: tuple[int, int], dim: bool) -> Surface:
    """An empty card."""
    paper, shade = ("paper2", "paper3") if dim else ("paper", "paper1")
    width, height = size
    surface = blank(width, height)
    rounded(surface, (0, 0, width, height), "ink", (2, 1))
    rounded(surface, (1, 1, width - 2, height - 2), shade, (1,))
    rounded(surface, (1, 1, width - 3, height - 4), paper, (1,))
    return surface


def indexed(size: tuple[int, int], rank: str, suit: str, ink: Ink, dim: bool) -> Surface:
    """A card with rank and suit in its upper left corner."""
    surface = sheet(size, dim)
    surface.blit(index(rank, suit, ink), (3, 4))
    return surface


def index(rank: str, suit: str, ink: Ink) -> Surface:
    surface = blank(10, 21)
    number = stencil(read("ranks.txt")[rank], ink.main)
    surface.blit(number, (1 if number.get_width() < 8 else 0, 0))
    surface.blit(pip(f"{suit}9", ink), (0, 12))
    return surface


def pip(name: str, ink: Ink) -> Surface:
    return painted(read("pips.txt")[name], {"#": ink.main, "+": ink.light, "-": ink.shade})


def face(rank: str, suit: str, ink: Ink, dim: bool = False) -> Surface:
    surface = indexed(LARGE, rank, suit, ink, dim)
    if rank in COURT:
        picture(surface, rank, suit, ink, dim)
        return surface
    large = pip(f"{suit}27" if rank == "A" else f"{suit}21", ink)
    lower = 3 if (rank, suit) == ("A", "H") else 0  # clear of the pip beside it
    surface.blit(large, (23 - large.get_width() // 2, 33 - large.get_height() // 2 + lower))
    surface.blit(pygame.transform.rotate(index(rank, suit, ink), 180), (33, 41))
    return surface


def small_face(rank: str, suit: str, ink: Ink) -> Surface:
    surface = indexed(SMALL, rank, suit, ink, dim=False)
    if rank in COURT:
        head = bust(rank, ink).subsurface((0, 0, 27, 21))
        surface.blit(head, (4, 26))
        fill(surface, (4, 46, 26, 1), "paper1")
    else:
        surface.blit(pip(f"{suit}15", ink), (15, 27))
    return surface


def picture(surface: Surface, rank: str, suit: str, ink: Ink, dim: bool) -> None:
    """The two halves of a court figure in a frame, with a pip before each head."""
    fill(surface, (15, 4, 29, 58), "paper3" if dim else "paper2")
    fill(surface, (16, 5, 27, 56), "paper2" if dim else "paper")
    half = blank(27, 28)
    half.blit(bust(rank, ink), (0, 0))
    surface.blit(half, (16, 5))
    surface.blit(pygame.transform.rotate(half, 180), (16, 33))


def bust(rank: str, ink: Ink) -> Surface:
    """The upper half of a court figure, 27 by 28."""
    colours = court_colours(rank, ink)
    drawings = read("courts.txt")
    surface = painted(mirrored(drawings[rank], 1), colours)
    if rank == "J":
        surface.blit(painted(drawings["feather"], colours), (19, 0))
    if rank == "Q":
        surface.blit(painted(drawings["flower"], colours), (22, 16))
    return surface


def court_colours(rank: str, ink: Ink) -> Mapping[str, str]:
    hair, shade = HAIR[rank]
    robe, light, dark = ink.robe
    plain = {"k": "ink", "y": "gold1", "Y": "gold2", "o": "gold0", "w": "white", "p": "haze", "b": "ink"}
    body = {"f": "paper1", "F": "wood4", "h": hair, "H": shade, "g": "leaf"}
    return plain | body | {"r": robe, "L": light, "R": dark}


def joker(size: tuple[int, int], dim: bool = False) -> Surface:
    surface = sheet(size, dim)
    step = 9 if size == LARGE else 8
    for row, (letter, name) in enumerate(
        zip("JOKER", ("red2", "gold0", "leaf", "blue1", "red2"), strict=True)
    ):
        for bold in (0, 1):
            surface.blit(written(letter, name), (4 + bold, 1 + row * step))
    if size == LARGE:
        surface.blit(jester(), (14, 14))
    else:
        surface.blit(jester(), (13, 19), (5, 0, 19, 27))
    return surface


def jester() -> Surface:
    """29 by 39; the left half red, the right blue."""
    half = read("courts.txt")["jester"]
    plain = {"k": "ink", "Y": "gold2", "y": "gold1", "g": "gold1", "G": "gold2", "f": "paper1", "F": "wood4"}
    plain |= {"e": "red3", "w": "white"}
    red = plain | {"r": "red2", "L": "red3", "R": "red1", "b": "blue1"}
    blue = plain | {"r": "blue1", "L": "blue2", "R": "blue0", "b": "red2"}
    surface = painted(mirrored(half, 1), blue)
    surface.blit(painted(half, red), (0, 0))
    return surface


def back(size: tuple[int, int], tint: tuple[str, str, str]) -> Surface:
    """A lattice of diamonds within a border; the larger ones bear a medal with a spade."""
    dark, middle, light = tint
    width, height = size
    surface = blank(width, height)
    rounded(surface, (0, 0, width, height), "ink", (2, 1))
    rounded(surface, (1, 1, width - 2, height - 2), "paper1", (1,))
    fill(surface, (3, 3, width - 6, height - 6), dark)
    frame(surface, (4, 4, width - 8, height - 8), middle)
    for y in range(5, height - 5):
        for x in range(5, width - 5):
            away = abs((2 * x - width + 1) % 16 - 8) + abs((2 * y - height + 1) % 16 - 8)
            if away in (7, 8, 9):
                surface.set_at((x, y), colour(middle))
            elif away <= 2:
                surface.set_at((x, y), colour(light))
    if size != TINY:
        medal(surface, tint, size == LARGE)
    return surface


def medal(surface: Surface, tint: tuple[str, str, str], large: bool) -> None:
    dark, middle, light = tint
    cx, cy = surface.get_width() // 2, surface.get_height() // 2
    for reach, name in ((17, dark), (15, light), (14, dark), (13, middle), (12, dark)):
        across = reach if large else reach - 4
        for y in range(-across, across):
            half = across - (abs(2 * y + 1) // 2)
            fill(surface, (cx - half, cy + y, 2 * half, 1), name)
    spade = read("pips.txt")["back"]
    surface.blit(stencil(spade, light), (cx - 5, cy - 5))


def corner(size: tuple[int, int], reach: int) -> Surface:
    """The gold corner of a bower: an overlay for a face of this size."""
    surface = blank(*size)
    right = size[0] - 1
    for y in range(reach + 1):
        first = right - reach + y
        for x in range(first, right + 1):
            if x + (2, 1, 0)[min(y, 2)] > right:
                continue
            rim = y == 0 or x == right or (y == 1 and x == right - 1)
            name = "ink" if rim or x == first else "gold2" if x == first + 1 or y == 1 else "gold1"
            surface.set_at((x, y), colour(name))
    return surface


def edge(size: tuple[int, int]) -> Surface:
    """The gold edge of a card that is always a trump: an overlay for a face of this size."""
    width, height = size
    surface = blank(width, height)
    rounded(surface, (1, 1, width - 2, height - 2), "gold1", (1,))
    frame(surface, (2, 2, width - 4, height - 4), "gold2")
    surface.fill((0, 0, 0, 0), (3, 3, width - 6, height - 6))
    return surface

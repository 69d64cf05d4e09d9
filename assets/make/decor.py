"""What stands and hangs in the room: window, shelves, fish tank, fireplace, lamps, and the things that move.
What a player should see lies in the strip 40 pixels high above the table; the rest is for taller screens."""

from collections.abc import Mapping
from random import Random
from typing import NamedTuple

from pygame import Surface

from assets.make.bitmaps import blank, mirrored, painted, read
from assets.make.cloth import Style
from assets.make.palette import colour, dithered
from assets.make.room import HEIGHT, LAMPS, SAFE, WALL, WIDTH
from assets.make.shapes import disc, fill, frame, rounded

FIRE = (704, 88, 32, 26)
TANK = (608, 84, 48, 26)
BOTTLES = (
    ("leaf", "felt4"),
    ("wood2", "wood4"),
    ("blue0", "blue2"),
    ("gold0", "gold2"),
    ("felt1", "felt3"),
)
"""Their colour and their light."""
FLAMES = (6, 12, 17, 13, 20, 22, 15, 21, 14, 18, 11, 5)


class Moving(NamedTuple):
    """Something that moves: the whole wall once for each of its frames."""

    frames: list[Surface]
    milliseconds: int


def furnished(
    papered: Surface, style: Style, asleep: Mapping[str, tuple[int, int]]
) -> tuple[Surface, tuple[Moving, ...]]:
    """The wall with everything on it, and what moves there. Frame 0 is the picture at rest.
    `asleep` are the animals on the floor by their drawings, and where in the safe area they lie."""
    surface = papered.copy()
    window(surface, SAFE[0] + 150, 34)
    painting(surface, SAFE[0] + 208, 64, style.painting)
    dartboard(surface, 180, 42)
    shelves(surface, (SAFE[0] + 394, 98, 88), style.shelf)
    bookcase(surface, 14, 12)
    bookcase(surface, 776, 12)
    cabinet(surface)
    fireplace(surface)
    surface.blit(painted(mirrored(read("decor.txt")["plant"], 1)), (86, 92))
    for animal, (left, top) in asleep.items():
        surface.blit(painted(read("decor.txt")[animal]), (SAFE[0] + left, SAFE[1] + top))
    burning = Moving([with_fire(surface, at) for at in range(4)], 120)
    swimming = Moving([with_fish(surface, at) for at in range(6)], 250)
    glowing = Moving([with_lamps(surface, at) for at in range(2)], 800)
    still = with_lamps(with_fish(with_fire(surface, 0), 0), 0)
    return still, (burning, swimming, glowing)


def box(surface: Surface, outline: tuple[int, int, int, int], name: str, light: str) -> None:
    """A block with an ink outline and a lit upper edge."""
    left, top, width, height = outline
    fill(surface, outline, "ink")
    fill(surface, (left + 1, top + 1, width - 2, height - 2), name)
    fill(surface, (left + 1, top + 1, width - 2, 1), light)


def window(surface: Surface, left: int, top: int) -> None:
    """Night outside: stars, hills and the moon, between curtains."""
    box(surface, (left, top, 52, 68), "wood2", "wood4")
    fill(surface, (left + 3, top + 3, 46, 60), "blue0")
    for x in range(46):
        crest = 48 + round(4 * abs((x % 24) / 12 - 1)) - (x // 16) * 2
        fill(surface, (left + 3 + x, top + 3 + crest, 1, 60 - crest), "felt0" if x % 2 else "ink")
    for x, y in ((8, 8), (14, 30), (20, 18), (30, 9), (40, 24), (18, 44), (36, 40), (9, 52), (28, 55)):
        surface.set_at((left + x, top + y), colour("white" if x % 4 else "blue3"))
    surface.blit(painted(read("decor.txt")["moon"]), (left + 33, top + 46))
    for y in (24, 42):
        fill(surface, (left + 3, top + y, 46, 2), "wood2")
    fill(surface, (left + 25, top + 3, 2, 60), "wood2")
    for side in (0, 1):
        for x in range(9):
            fold = "plum" if x % 3 == 1 else "dusk"
            at = left - 3 + x if side == 0 else left + 54 - x
            fill(surface, (at, top - 2, 1, 62 - x), fold)
            fill(surface, (at, top + 60 - x, 1, 1), "ink")
    fill(surface, (left - 6, top - 4, 64, 3), "wood1")
    fill(surface, (left - 6, top - 4, 64, 1), "wood3")
    fill(surface, (left - 2, top + 65, 56, 3), "wood3")


def painting(surface: Surface, left: int, top: int, name: str) -> None:
    """A drawing in a gold frame."""
    box(surface, (left, top, 40, 38), "gold0", "gold1")
    frame(surface, (left + 3, top + 3, 34, 32), "ink")
    surface.blit(painted(read("decor.txt")[name]), (left + 4, top + 4))


def dartboard(surface: Surface, x: int, y: int) -> None:
    for radius, name in ((22, "ink"), (21, "wood1"), (18, "paper2"), (15, "ink"), (14, "paper2")):
        disc(surface, (x, y), radius, name)
    for radius, name in ((9, "felt1"), (8, "paper2"), (4, "felt1"), (2, "red1")):
        disc(surface, (x, y), radius, name)
    for dx, dy in ((5, -6), (-3, 4)):
        fill(surface, (x + dx, y + dy, 5, 1), "gold1")
        fill(surface, (x + dx + 5, y + dy - 1, 2, 3), "felt4")


def shelves(surface: Surface, bottom: tuple[int, int, int], things: tuple[str, ...]) -> None:
    """Three boards, one above the other: left and top of the lowest and its width."""
    left, lowest, width = bottom
    chance = Random(7)
    for board in (lowest, lowest - 34, lowest - 68):
        fill(surface, (left, board, width, 4), "ink")
        fill(surface, (left, board, width, 3), "wood2")
        fill(surface, (left, board, width, 1), "wood4")
        for x in (left + 6, left + width - 8):
            fill(surface, (x, board + 4, 2, 4), "wood0")
        at = left + 3
        while at < left + width - 8:
            at += stood(surface, (at, board), things, chance) + chance.choice((1, 2, 2, 6))


def stood(surface: Surface, foot: tuple[int, int], things: tuple[str, ...], chance: Random) -> int:
    """One of the things, or else a bottle, on a board; its width."""
    left, board = foot
    if things:
        thing = painted(read("decor.txt")[chance.choice(things)])
        surface.blit(thing, (left, board - thing.get_height()))
        return thing.get_width()
    body, light = BOTTLES[chance.randrange(len(BOTTLES))]
    broad, high = chance.choice((6, 7, 8)), chance.choice((15, 18, 20, 22))
    bottle(surface, (left, board - high, broad, high), body, light)
    return broad


def bottle(surface: Surface, outline: tuple[int, int, int, int], body: str, light: str) -> None:
    left, top, width, height = outline
    neck = height // 3
    middle = left + width // 2
    fill(surface, (middle - 2, top, 4, neck), "ink")
    rounded(surface, (left, top + neck - 1, width, height - neck + 1), "ink", (1,))
    fill(surface, (middle - 1, top + 1, 2, neck), body)
    fill(surface, (middle - 1, top, 2, 2), "wood4")
    fill(surface, (left + 1, top + neck, width - 2, height - neck - 1), body)
    fill(surface, (left + 1, top + neck + 1, 1, height - neck - 3), light)
    fill(surface, (left + 2, top + neck + 3, width - 3, 4), "paper1")
    fill(surface, (left + 3, top + neck + 4, width - 5, 1), "paper3")


def bookcase(surface: Surface, left: int, top: int) -> None:
    """Books and a few gaps; it stands on the floor."""
    chance = Random(left)
    box(surface, (left, top, 72, WALL + 6 - top), "wood1", "wood3")
    spines = ("felt1", "wood3", "dusk", "gold0", "plum", "felt2", "wood4", "paper3", "haze")
    for row in range(4):
        y = top + 4 + row * 25
        fill(surface, (left + 3, y, 66, 22), "ink")
        at = left + 4
        while at < left + 64:
            broad, high = chance.choice((3, 4, 5)), chance.choice((15, 17, 18, 19))
            name = chance.choice(spines)
            fill(surface, (at, y + 22 - high, broad, high), name)
            fill(surface, (at, y + 22 - high + 3, broad, 1), "gold1" if name != "gold0" else "paper2")
            fill(surface, (at + broad - 1, y + 22 - high, 1, high), "wood0")
            at += broad + (chance.choice((0, 0, 0, 0, 7)))
        fill(surface, (left + 2, y + 22, 68, 2), "wood2")


def cabinet(surface: Surface) -> None:
    """The fish tank's glass and stand; the water is drawn by its frames."""
    left, top, width, height = TANK
    box(surface, (left - 4, top + height - 1, width + 8, WALL - top - height + 4), "wood2", "wood3")
    fill(surface, (left - 4, WALL + 1, width + 8, 1), "ink")
    fill(surface, (left - 2, top - 2, width + 4, height + 1), "ink")
    fill(surface, (left - 2, top - 2, width + 4, 1), "haze")


def fireplace(surface: Surface) -> None:
    """Brick breast up to the ceiling, a mantel with the clock, and the opening."""
    for y in range(0, WALL + 4):
        for x in range(688, 752):
            row, shift = y // 6, 6 * (y // 6 % 2)
            joint = y % 6 == 0 or (x + shift) % 12 == 0
            light = dithered(x, y, 0.2 + y / 160)
            brick = "wood2" if light and (row * 5 + (x + shift) // 12 * 3) % 4 else "wood1"
            surface.set_at((x, y), colour("wood0" if joint else brick))
    for x in (687, 752):
        fill(surface, (x, 0, 1, WALL + 4), "ink")
    box(surface, (682, 77, 76, 6), "wood3", "wood4")
    fill(surface, (686, 83, 68, 2), "ink")
    left, top, width, _ = FIRE
    rounded(surface, (left - 3, top - 2, width + 6, WALL + 5 - top), "ink", (3, 1))
    fill(surface, (left - 3, WALL - 4, width + 6, 9), "ink")
    fill(surface, (684, WALL + 2, 72, 4), "ink")
    fill(surface, (685, WALL + 2, 70, 3), "paper3")
    fill(surface, (685, WALL + 2, 70, 1), "paper2")
    surface.blit(painted(read("decor.txt")["clock"]), (712, 59), (0, 0, 15, 18))
    for x, high in ((692, 13), (743, 10)):
        fill(surface, (x, 76 - high, 4, high + 1), "ink")
        fill(surface, (x + 1, 77 - high, 2, high), "paper1")


def with_fire(surface: Surface, at: int) -> Surface:
    """The wall with one frame of the fire."""
    picture = surface.copy()
    chance = Random(20 + at)
    left, _, width, _ = FIRE
    foot = WALL - 2
    fill(picture, (left + 1, foot - 1, width - 2, 3), "wood1")
    fill(picture, (left + 3, foot - 3, width - 6, 2), "wood2")
    for share, name in ((1.0, "red1"), (0.78, "red2"), (0.52, "gold1"), (0.26, "gold2")):
        for place, height in enumerate(FLAMES):
            lick = round(height * share * (0.78 + 0.3 * chance.random()))
            if share < 0.5 and place in (0, 11):
                continue
            x = left + 4 + 2 * place
            fill(picture, (x, foot - 2 - lick, 2, lick), name)
            fill(picture, (x + (place + at) % 2, foot - 3 - lick, 1, 1), name)
    for _ in range(2):
        spark = (left + 6 + chance.randrange(20), foot - 21 - chance.randrange(4))
        picture.set_at(spark, colour("gold1"))
    return picture


def with_fish(surface: Surface, at: int) -> Surface:
    """The wall with one frame of the fish tank: weeds sway, bubbles rise, three fish swim to and fro."""
    picture = surface.copy()
    left, top, width, height = TANK
    fill(picture, (left, top, width, height - 2), "blue1")
    fill(picture, (left, top, width, 3), "night")
    fill(picture, (left, top + 3, width, 1), "blue3")
    for y in range(top + 4, top + height - 4):
        for x in range(left, left + width):
            if dithered(x, y, 0.75 - (y - top) / 18):
                picture.set_at((x, y), colour("blue2"))
    fill(picture, (left, top + height - 4, width, 2), "paper3")
    for x in range(left, left + width, 5):
        picture.set_at((x + 1, top + height - 4), colour("paper2"))
    sway = (0, 0, 1, 1, 1, 0)
    for x, high in ((5, 13), (8, 8), (30, 15), (41, 10)):
        for y in range(high):
            bend = sway[(at + y // 4) % 6]
            fill(picture, (left + x + bend, top + height - 5 - y, 2, 1), "leaf" if y % 4 else "felt4")
    drawings = read("decor.txt")
    for name, x, y, way in (("fish", 12, 8, (0, 1, 2, 3, 2, 1)), ("fin", 33, 14, (3, 2, 1, 0, 1, 2))):
        picture.blit(painted(drawings[name]), (left + x + way[at], top + y))
    picture.blit(painted(drawings["fish"]), (left + 20 - (0, 1, 1, 2, 1, 1)[at], top + 16))
    picture.set_at((left + 27, top + 18 - 2 * at), colour("white"))
    picture.set_at((left + 28, top + 8 + (12 - 2 * at) % 12), colour("blue3"))
    return picture


def with_lamps(surface: Surface, at: int) -> Surface:
    """The wall with its two lamps, the flame a little lower in the second frame."""
    picture = surface.copy()
    for lamp in LAMPS:
        top = SAFE[1] + 3
        fill(picture, (lamp - 2, top + 16, 5, 5), "ink")
        fill(picture, (lamp - 1, top + 17, 3, 3), "gold0")
        fill(picture, (lamp, top + 12, 1, 5), "gold1")
        rounded(picture, (lamp - 4, top, 9, 14), "ink", (2, 1))
        rounded(picture, (lamp - 3, top + 1, 7, 12), "gold0", (2, 1))
        rounded(picture, (lamp - 3, top + 2 + at, 7, 10 - at), "gold1", (2, 1))
        rounded(picture, (lamp - 2, top + 4 + at, 5, 7 - at), "gold2", (1,))
        fill(picture, (lamp - 1, top + 6 + at, 3, 4 - at), "paper")
    return picture


def front() -> Surface:
    """Before everything: the big lamp over the table, of which only tall screens show something."""
    surface = blank(WIDTH, HEIGHT)
    x = WIDTH // 2
    fill(surface, (x - 1, 0, 3, 40), "ink")
    fill(surface, (x, 0, 1, 40), "gold0")
    for y in range(40, 68):
        half = 5 + round((y - 40) ** 1.25 * 0.55)
        fill(surface, (x - half - 1, y, 2 * half + 3, 1), "ink")
        fill(surface, (x - half, y, 2 * half + 1, 1), "felt1")
        fill(surface, (x - half + 2, y, max(1, half // 3), 1), "felt3")
        fill(surface, (x + half // 2, y, half // 2, 1), "felt0")
    fill(surface, (x - 5, 39, 11, 3), "gold0")
    fill(surface, (x - 5, 39, 11, 1), "gold1")
    half = 5 + round(27**1.25 * 0.55)
    fill(surface, (x - half - 1, 68, 2 * half + 3, 3), "ink")
    fill(surface, (x - half, 68, 2 * half + 1, 2), "gold1")
    fill(surface, (x - half + 3, 70, 2 * half - 5, 1), "gold2")
    rounded(surface, (x - 9, 70, 19, 4), "gold2", (0, 2, 3, 5))
    return surface

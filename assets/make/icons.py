"""Signs: suit pips, the signs on buttons, the emblems of the games, the title and the program's icon."""

from pygame import Surface

from assets.make.atlas import Sprites, atlas
from assets.make.bitmaps import blank, doubled, read, stencil
from assets.make.built import Files, png
from assets.make.cards import FOUR, RED, TWO, Ink, indexed, pip
from assets.make.emblems import emblems
from assets.make.font import written
from assets.make.little_tables import little_tables
from assets.make.palette import colour, dithered
from assets.make.shapes import disc, rounded

SIGNS = (
    *("sound", "mute", "help", "menu", "back", "full", "star", "lock", "check"),
    *("close", "gear", "plus", "minus", "person", "eye", "hint", "chart"),
)
LIGHT = {  # for dark ground
    "S": Ink("paper", "white", "paper1", ("", "", "")),
    "H": RED,
    "D": Ink("blue2", "blue3", "blue1", ("", "", "")),
    "C": Ink("felt4", "paper1", "felt3", ("", "", "")),
}


def icons() -> Files:
    """icons/icons.png and .json, and icons/program.png."""
    sprites: Sprites = {name: stencil(read("icons.txt")[name], "paper") for name in SIGNS}
    for deck, inks in (("", FOUR), ("two/", TWO), ("light/", LIGHT)):
        for suit, ink in inks.items():
            sprites[f"{deck}pip/{suit}"] = pip(f"{suit}9", ink)
            sprites[f"{deck}pip15/{suit}"] = pip(f"{suit}15", ink)
    drawn = emblems()
    sprites |= {"dealer": dealer(), "title": title(), **drawn, **little_tables(drawn)}
    return atlas("icons/icons", sprites, 296) | {"icons/program.png": png(program())}


def dealer() -> Surface:
    surface = blank(11, 11)
    disc(surface, (5.5, 5.5), 5.6, "ink")
    disc(surface, (5.5, 5.5), 4.6, "paper1")
    disc(surface, (5.5, 5.0), 4.2, "paper")
    surface.blit(written("D", "ink"), (4, -1))
    return surface


def title() -> Surface:
    """TRICK TABLE in gold slab letters on a wooden edge, outlined in ink."""
    letters = read("title.txt")
    shape = blank(230, 26)
    x = 3
    for letter in "TRICK TABLE":
        if letter == " ":
            x += 8
            continue
        drawn = stencil(doubled(letters[letter]), "gold1")
        shape.blit(drawn, (x, 0))
        x += drawn.get_width() + 2
    surface = blank(x + 1, 35)
    for dx, dy in ((dx, dy) for dy in range(8) for dx in (-2, -1, 0, 1, 2) if abs(dx) < 2 or 0 < dy < 7):
        stamp(surface, shape, dx, dy, "ink")
    for dy, name in ((6, "wood1"), (5, "wood2"), (4, "wood2")):
        stamp(surface, shape, 0, dy, name)
    gild(surface, shape, 2)
    return surface


def stamp(surface: Surface, shape: Surface, dx: int, dy: int, name: str) -> None:
    for y in range(shape.get_height()):
        for x in range(shape.get_width()):
            if solid(shape, x, y) and 0 <= x + dx < surface.get_width():
                surface.set_at((x + dx, y + dy), colour(name))


def gild(surface: Surface, shape: Surface, top: int) -> None:
    """The face of the letters: bright above, darker below, a light upper and a dark lower edge."""
    for y in range(shape.get_height()):
        for x in range(shape.get_width()):
            if not solid(shape, x, y):
                continue
            name = "gold2" if dithered(x, y, (20 - y) / 8) else "gold1"
            if not solid(shape, x, y - 1):
                name = "paper"
            elif not solid(shape, x, y + 1):
                name = "gold0"
            surface.set_at((x, y + top), colour(name))


def solid(shape: Surface, x: int, y: int) -> bool:
    width, height = shape.get_size()
    return 0 <= x < width and 0 <= y < height and shape.get_at((x, y)).a > 0


def program() -> Surface:
    """The icon of the program: two cards on felt in a wooden frame."""
    surface = blank(64, 64)
    rounded(surface, (0, 0, 64, 64), "ink", (5, 3, 2, 1, 1))
    rounded(surface, (1, 1, 62, 62), "wood2", (5, 3, 2, 1, 1))
    rounded(surface, (1, 1, 62, 60), "wood4", (5, 3, 2, 1, 1))
    rounded(surface, (2, 2, 60, 59), "wood3", (4, 2, 1, 1))
    rounded(surface, (4, 4, 56, 56), "felt0", (4, 2, 1, 1))
    rounded(surface, (5, 6, 54, 53), "felt1", (3, 2, 1))
    for y in range(6, 59):
        for x in range(5, 59):
            away = ((x - 32) ** 2 + (y - 32) ** 2) ** 0.5
            if surface.get_at((x, y)) == colour("felt1") and dithered(x, y, 1.5 - away / 22):
                surface.set_at((x, y), colour("felt2"))
    for rank, suit, ink, x, y in (("K", "H", RED, 10, 8), ("A", "S", FOUR["S"], 22, 13)):
        rounded(surface, (x + 2, y + 3, 32, 44), "felt0", (2, 1))
        surface.blit(indexed((32, 44), rank, suit, ink, dim=False), (x, y))
        surface.blit(pip(f"{suit}21", ink), (x + 9, y + 18))
    return surface

"""Signs and emblems: suit pips, the signs on buttons, the game's emblem, the title and the program's icon."""

from pygame import Surface

from assets.make.atlas import Sprites, atlas
from assets.make.bitmaps import Bitmap, blank, mirrored, painted, read, stencil
from assets.make.built import Files, png
from assets.make.cards import FOUR, RED, TWO, Ink, indexed, jester, pip
from assets.make.font import written
from assets.make.palette import colour, dithered
from assets.make.shapes import disc, fill, rounded

SIGNS = (
    *("sound", "mute", "help", "menu", "back", "full", "star", "lock", "check"),
    *("close", "gear", "plus", "minus", "person", "eye"),
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
    sprites |= {"dealer": dealer(), "title": title(), "five_hundred": emblem(), "five_hundred/small": hat()}
    return atlas("icons/icons", sprites, 256) | {"icons/program.png": png(program())}


def dealer() -> Surface:
    surface = blank(11, 11)
    disc(surface, (5.5, 5.5), 5.6, "ink")
    disc(surface, (5.5, 5.5), 4.6, "paper1")
    disc(surface, (5.5, 5.0), 4.2, "paper")
    surface.blit(written("D", "ink"), (4, -1))
    return surface


def hat() -> Surface:
    """The small emblem: a jester's head, red and blue."""
    half = read("icons.txt")["hat16"]
    plain = {"k": "ink", "Y": "gold2", "y": "gold1", "g": "gold1", "G": "gold2", "f": "paper1"}
    surface = painted(mirrored(half), plain | {"r": "blue1", "L": "blue2"})
    surface.blit(painted(half, plain | {"r": "red2", "L": "red3"}), (0, 0))
    return surface


def emblem() -> Surface:
    """Five Hundred: the joker on a felt medal, with the number on a ribbon."""
    surface = blank(48, 48)
    disc(surface, (24, 23), 22.6, "ink")
    disc(surface, (24, 23), 21.6, "gold1")
    disc(surface, (24, 22), 20.6, "gold2")
    disc(surface, (24, 23), 20.0, "gold0")
    disc(surface, (24, 23), 19.0, "felt1")
    for y in range(48):
        for x in range(48):
            away = ((x - 23.5) ** 2 + (y - 20) ** 2) ** 0.5
            if away < 18 and (x - 23.5) ** 2 + (y - 22.5) ** 2 < 340 and dithered(x, y, 1.3 - away / 15):
                surface.set_at((x, y), colour("felt2"))
    surface.fill((0, 0, 0, 0), (0, 44, 48, 4))  # no rim under the ribbon
    surface.blit(jester(), (10, 3), (0, 0, 29, 28))
    for x, width in ((1, 9), (38, 9)):  # the ends of the ribbon
        fill(surface, (x, 33, width, 13), "ink")
        fill(surface, (x + 1, 34, width - 2, 11), "red0")
        fill(surface, (x if x < 9 else x + 7, 38, 2, 3), "ink")
        fill(surface, (x if x < 9 else x + 8, 39, 1, 1), "red0")
    rounded(surface, (6, 29, 36, 15), "ink", (1,))
    fill(surface, (7, 30, 34, 13), "red1")
    fill(surface, (7, 30, 34, 1), "red2")
    number(surface, 12, 32, "red0")
    number(surface, 12, 31, "gold2")
    return surface


def number(surface: Surface, x: int, y: int, name: str) -> None:
    ranks = read("ranks.txt")
    nought = tuple(row[-6:] for row in ranks["10"])
    surface.blit(stencil(ranks["5"], name), (x, y))
    surface.blit(stencil(nought, name), (x + 9, y))
    surface.blit(stencil(nought, name), (x + 17, y))


def doubled(bitmap: Bitmap) -> Bitmap:
    """Twice the size, with the steps of slopes smoothed (each pixel looks at its four neighbours)."""
    height, width = len(bitmap), len(bitmap[0])

    def at(x: int, y: int) -> str:
        return bitmap[y][x] if 0 <= x < width and 0 <= y < height else "."

    def quarter(own: str, one: str, other: str, far: str, across: str) -> str:
        return one if one == other and one != far and other != across else own

    rows: list[str] = []
    for y in range(height):
        upper = lower = ""
        for x in range(width):
            own, up, right, down, left = at(x, y), at(x, y - 1), at(x + 1, y), at(x, y + 1), at(x - 1, y)
            upper += quarter(own, left, up, down, right) + quarter(own, up, right, left, down)
            lower += quarter(own, down, left, right, up) + quarter(own, right, down, up, left)
        rows += [upper, lower]
    return tuple(rows)


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

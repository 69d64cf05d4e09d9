"""The emblems of the games: a figure on a medal of the game's own cloth, with a ribbon that says the rest."""

from pygame import Surface

from assets.make.atlas import Sprites
from assets.make.bitmaps import Bitmap, blank, mirrored, painted, read, stencil
from assets.make.cards import BLACK, FOUR, bust, jester, pip, sheet
from assets.make.cloth import Cloth, styles, woven
from assets.make.palette import dithered
from assets.make.shapes import disc, fill, rounded

SIDE = 48
GOLD = "gold2"
AIR = ((6, 4, 7, "paper"), (9, 9, 4, "haze"), (3, 13, 9, "paper"), (8, 18, 4, "haze"), (6, 22, 6, "paper"))
"""The lines behind a card that flies: left, top, length, colour."""


def emblems() -> Sprites:
    """`<game>` of 48 by 48 and `<game>/small` of 16 by 16."""
    ram = painted(mirrored(read("emblems.txt")["ram"], 1))
    small = small_emblems()
    return {
        "five_hundred": emblem("room", jester().subsurface((0, 0, 29, 28)), written("500")),
        "five_hundred/small": two_coloured(small["five_hundred"]),
        "bid_euchre": emblem("bid_euchre", both_bowers(), signs("S9", "J", "C9")),
        "bid_euchre/small": two_coloured(small["bid_euchre"]),
        "sheepshead": emblem("sheepshead", ram, written("61")),
        "sheepshead/small": painted(small["sheepshead"]),
        "pitch": emblem("pitch", pitched(), signs("high", "low", "J", "star")),
        "pitch/small": painted(small["pitch"]),
    }


def small_emblems() -> dict[str, Bitmap]:
    """The drawings of 16 by 16, by game."""
    drawn = read("emblems.txt")
    halves = {"five_hundred": "hat16", "bid_euchre": "jack16", "sheepshead": "ram16"}
    return {game: mirrored(drawn[name]) for game, name in halves.items()} | {"pitch": drawn["ace16"]}


def emblem(room: str, figure: Surface, words: Surface) -> Surface:
    surface = medal(styles()[room].cloth)
    surface.blit(figure, ((SIDE + 1 - figure.get_width()) // 2, 3))
    ribbon(surface, words)
    return surface


def medal(cloth: Cloth) -> Surface:
    """A disc of cloth in a gold rim, open at the bottom for the ribbon."""
    surface = blank(SIDE, SIDE)
    for radius, y, name in ((22.6, 23, "ink"), (21.6, 23, "gold1"), (20.6, 22, "gold2"), (20.0, 23, "gold0")):
        disc(surface, (24, y), radius, name)
    for y in range(SIDE):
        for x in range(SIDE):
            if (x - 23.5) ** 2 + (y - 22.5) ** 2 < 361:
                away = ((x - 23.5) ** 2 + (y - 20) ** 2) ** 0.5
                lit = away < 18 and dithered(x, y, 1.3 - away / 15)
                surface.set_at((x, y), woven(cloth.even if lit else cloth.dark, x, y))
    surface.fill((0, 0, 0, 0), (0, 44, SIDE, 4))
    return surface


def ribbon(surface: Surface, words: Surface) -> None:
    for x, width in ((1, 9), (38, 9)):  # its ends
        fill(surface, (x, 33, width, 13), "ink")
        fill(surface, (x + 1, 34, width - 2, 11), "red0")
        fill(surface, (x if x < 9 else x + 7, 38, 2, 3), "ink")
        fill(surface, (x if x < 9 else x + 8, 39, 1, 1), "red0")
    rounded(surface, (6, 29, 36, 15), "ink", (1,))
    fill(surface, (7, 30, 34, 13), "red1")
    fill(surface, (7, 30, 34, 1), "red2")
    surface.blit(words, ((SIDE - words.get_width()) // 2, 31))


def written(digits: str) -> Surface:
    """A number for the ribbon."""
    ranks = read("ranks.txt")
    nought = tuple(row[-6:] for row in ranks["10"])
    one = tuple(row[:3] for row in ranks["10"])
    return in_gold([{"0": nought, "1": one}.get(digit) or ranks[digit] for digit in digits])


def signs(*names: str) -> Surface:
    """Pips, ranks and other signs for the ribbon."""
    known = read("emblems.txt") | read("pips.txt") | {"J": read("ranks.txt")["J"]}
    return in_gold([known[name] for name in names])


def in_gold(row: list[Bitmap]) -> Surface:
    """Side by side, each with a shadow below it."""
    gap = 2 if len(row) < 4 else 1
    surface = blank(sum(len(each[0]) + gap for each in row) - gap, 12)
    x = 0
    for bitmap in row:
        top = (11 - len(bitmap)) // 2
        for y, name in ((1, "red0"), (0, GOLD)):
            surface.blit(stencil(bitmap, name), (x, top + y))
        x += len(bitmap[0]) + gap
    return surface


def two_coloured(drawn: Bitmap) -> Surface:
    """A figure of 16 by 16, its left half red, its right half blue."""
    plain = {"k": "ink", "Y": "gold2", "y": "gold1", "g": "gold1", "G": "gold2", "f": "paper1", "h": "gold1"}
    surface = painted(drawn, plain | {"r": "blue1", "L": "blue2", "R": "blue0"})
    red = painted(drawn, plain | {"r": "red2", "L": "red3", "R": "red1"})
    surface.blit(red, (0, 0), (0, 0, 8, 16))
    return surface


def both_bowers() -> Surface:
    """The right and the left bower in one: a jack half black, half of the other suit of his colour."""
    surface = bust("J", FOUR["C"])
    surface.blit(bust("J", BLACK), (0, 0), (0, 0, 14, 28))
    return surface


def pitched() -> Surface:
    """An ace that flies so fast that it leans, and the air behind it."""
    card = sheet((21, 26), dim=False)
    card.blit(pip("S15", BLACK), (3, 5))
    surface = blank(36, 26)
    for y in range(26):
        surface.blit(card, (14 - y // 4, y), (0, y, 21, 1))
    for x, y, length, name in AIR:
        fill(surface, (x - y // 4, y, length, 1), name)
    return surface

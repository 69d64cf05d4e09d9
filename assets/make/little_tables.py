"""The little tables of the home screen, each with its game's cloth and emblem and a hand to dream of."""

import math

from pygame import Surface

from assets.make.atlas import Sprites
from assets.make.bitmaps import blank, read, stencil
from assets.make.cards import FOUR, index, sheet
from assets.make.cloth import Style, pool, styles, woven
from assets.make.palette import colour, darker, dithered
from assets.make.shapes import fill, rounded

SIZE = (148, 122)
MIDDLE = (74, 62)
HALF = (58, 28)  # half axes of the cloth
RIM = 6
CARD = (16, 28)
PITCH = 15


def little_tables(emblems: Sprites) -> Sprites:
    """`<game>/table` under the lamp, `<game>/table/unlit` in the dark."""
    sprites: Sprites = {}
    for style in styles().values():
        emblem = emblems[style.game]
        lit = blank(*SIZE)
        lamplight(lit)
        for layer in (furniture(), cloth(style, 0.1), things(style, emblem)):
            lit.blit(layer, (0, 0))
        unlit = darkened(furniture())
        for layer in (cloth(style, -0.6), darkened(things(style, emblem))):
            unlit.blit(layer, (0, 0))
        sprites |= {f"{style.game}/table": lit, f"{style.game}/table/unlit": unlit}
    return sprites


def furniture() -> Surface:
    """The bare table, and two chairs beyond it."""
    surface = blank(*SIZE)
    for x in (20, 106):
        chair(surface, x, 14)
    shadow(surface)
    fill(surface, (MIDDLE[0] - 12, 92, 24, 10), "ink")  # the foot
    fill(surface, (MIDDLE[0] - 11, 92, 22, 9), "wood0")
    board(surface)
    return surface


def things(style: Style, emblem: Surface) -> Surface:
    """What stands on the table and before it."""
    surface = blank(*SIZE)
    surface.blit(emblem, (MIDDLE[0] - 24, 0))
    for x in (34, 92):
        stool(surface, x, 88)
    hand(surface, style.hand)
    return surface


def within(x: float, y: float, half: tuple[float, float], lower: float = 0.0) -> bool:
    """Whether a point lies in a rounded oblong round the middle."""
    across, down = abs(x + 0.5 - MIDDLE[0]) / half[0], abs(y + 0.5 - MIDDLE[1] - lower) / half[1]
    return across**3 + down**3 <= 1


def board(surface: Surface) -> None:
    """The rim of the table and its side."""
    outer, edge = (HALF[0] + RIM, HALF[1] + RIM), (HALF[0] + RIM + 1, HALF[1] + RIM + 1)
    lip, ridge = (HALF[0] + 1, HALF[1] + 1), (HALF[0] + 4, HALF[1] + 4)
    for y in range(SIZE[1]):
        for x in range(SIZE[0]):
            if within(x, y, lip):
                surface.set_at((x, y), colour("wood0"))
            elif within(x, y, outer):
                light = y < MIDDLE[1] and not within(x, y, ridge)
                surface.set_at((x, y), colour("wood4" if light else "wood3"))
            elif within(x, y, outer, 5):
                surface.set_at((x, y), colour("wood2"))
            elif within(x, y, edge) or within(x, y, edge, 5):
                surface.set_at((x, y), colour("ink"))


def cloth(style: Style, brightness: float) -> Surface:
    surface = blank(*SIZE)
    for y in range(SIZE[1]):
        for x in range(SIZE[0]):
            if within(x, y, HALF):
                light = pool((x - MIDDLE[0]) / HALF[0], (y - MIDDLE[1]) / HALF[1]) + brightness
                seam = style.boards and (y % 9 == 0 or (x + y // 9 * 37) % 80 == 0)
                tone = style.cloth.dark if seam else style.cloth.lighted(x, y, light)
                shaded = y < MIDDLE[1] and not within(x, y, HALF, 2)
                surface.set_at((x, y), woven(style.cloth.edge if shaded else tone, x, y))
    return surface


def shadow(surface: Surface) -> None:
    for y in range(SIZE[1]):
        for x in range(SIZE[0]):
            if within(x, y, (HALF[0] + RIM + 6, HALF[1] + RIM), 10) and dithered(x, y, 0.75):
                surface.set_at((x, y), colour("ink"))


def lamplight(surface: Surface) -> None:
    """A pool of light on the floor."""
    for y in range(SIZE[1]):
        for x in range(SIZE[0]):
            light = 2.2 * (1 - math.hypot((x + 0.5 - MIDDLE[0]) / 74, (y + 0.5 - MIDDLE[1]) / 62))
            if dithered(x, y, light):
                name = "wood4" if dithered(x, y, light - 1) else "wood3"
                surface.set_at((x, y), colour(name))


def chair(surface: Surface, x: int, y: int) -> None:
    """The back of a chair beyond the table."""
    rounded(surface, (x, y, 22, 34), "ink", (2, 1))
    rounded(surface, (x + 1, y + 1, 20, 32), "wood2", (2, 1))
    fill(surface, (x + 2, y + 1, 18, 1), "wood4")
    for slat in (4, 9, 14):
        fill(surface, (x + slat, y + 6, 4, 28), "ink")
        fill(surface, (x + slat, y + 6, 3, 28), "wood0")


def stool(surface: Surface, x: int, y: int) -> None:
    """A stool on the near side."""
    for leg in (2, 18):
        fill(surface, (x + leg - 1, y + 6, 4, 11), "ink")
        fill(surface, (x + leg, y + 6, 2, 10), "wood1")
    rounded(surface, (x, y, 22, 9), "ink", (4, 2, 1))
    rounded(surface, (x + 1, y + 1, 20, 6), "wood3", (3, 1))
    fill(surface, (x + 5, y + 1, 12, 1), "wood4")


def hand(surface: Surface, names: tuple[str, ...]) -> None:
    """Cards side by side, the middle ones a little farther up."""
    left = MIDDLE[0] - (PITCH * (len(names) - 1) + CARD[0]) // 2
    for place, name in enumerate(names):
        aside = abs(2 * place - len(names) + 1)
        top = 52 + aside * aside // 4
        rounded(surface, (left + PITCH * place + 1, top + 2, *CARD), "ink", (2, 1))
        surface.blit(little_card(name), (left + PITCH * place, top))


def little_card(name: str) -> Surface:
    """No more of a card than its index; of the joker his star."""
    card = sheet(CARD, dim=False)
    if name == "JO":
        card.blit(stencil(read("ranks.txt")["J"], "red2"), (4, 3))
        card.blit(stencil(read("emblems.txt")["star"], "gold1"), (4, 15))
    else:
        card.blit(index(name[:-1], name[-1], FOUR[name[-1]]), (3, 3))
    return card


def darkened(drawn: Surface) -> Surface:
    """Each colour one step darker."""
    surface = blank(*drawn.get_size())
    for y in range(drawn.get_height()):
        for x in range(drawn.get_width()):
            if drawn.get_at((x, y)).a:
                surface.set_at((x, y), darker(drawn.get_at((x, y))))
    return surface

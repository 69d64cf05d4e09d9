"""The back room at night as four pictures of 864 by 512: floor, wall, table and felt, lit from above.
The middle 640 by 360 is always on the screen; the rest shows on screens of another shape."""

import math
from typing import NamedTuple

from pygame import Surface

from assets.make.bitmaps import Bitmap, blank, doubled
from assets.make.cloth import Style, pool, woven
from assets.make.emblems import small_emblems
from assets.make.palette import colour, dithered
from assets.make.shapes import fill

WIDTH, HEIGHT = 864, 512
SAFE = (112, 76)  # where the safe area begins
WALL = SAFE[1] + 40  # where the wall meets the floor
MIDDLE = (SAFE[0] + 320, SAFE[1] + 150)  # of the table
HALF = (262, 100)  # half axes of the felt
RIM = 11
LAMPS = (SAFE[0] + 261, SAFE[0] + 379)  # the two lamps on the wall
HEARTH = (720, 100)
BOARD = 16
PLANK = 20
SEAMS = (0, 56, 24, 80, 40, 8, 64, 32, 88, 16, 72, 48)


class Oval(NamedTuple):
    """A rounded oblong round the table's middle."""

    across: float
    down: float
    lower: float = 0.0

    def holds(self, x: int, y: int) -> bool:
        u = abs(x - MIDDLE[0]) / self.across
        v = abs(y - MIDDLE[1] - self.lower) / self.down
        return u < 1 and v < 1 and u**4.5 + v**4.5 <= 1


def grown(by: float, lower: float = 0.0) -> Oval:
    return Oval(HALF[0] + by, HALF[1] + by, lower)


def floor() -> Surface:
    """Boards, brightest round the table and before the fire."""
    surface = blank(WIDTH, HEIGHT)
    for y in range(WALL, HEIGHT):
        for x in range(WIDTH):
            surface.set_at((x, y), colour(plank(x, y)))
    return surface


def plank(x: int, y: int) -> str:
    row, within = divmod(y - WALL, BOARD)
    along = (x + SEAMS[row % len(SEAMS)]) % 96
    light = 1.25 - math.hypot((x - MIDDLE[0]) / 330, (y - MIDDLE[1]) / 190)
    glow = 1.0 - math.hypot((x - HEARTH[0]) / 80, (y - WALL) / 60)
    lit = dithered(x, y, max(light, glow * 1.2))
    if within == BOARD - 1 or along == 0:
        return "wood0" if lit else "ink"
    if within == 0 and glow > 0.25 and dithered(x, y, glow):
        return "wood3"
    if within == 0 and lit and along % 7:
        return "wood2" if dithered(x, y, light * 0.8) or glow > 0 else "wood1"
    grain = within in (5, 10) and (along * 5 + row * 29) % 96 < 26 + within
    if grain:
        return "wood0" if lit else "ink" if dithered(x, y, 0.3) else "wood0"
    return "wood1" if lit else "wood0"


def wall() -> Surface:
    """Striped paper over a wainscot, lit by the two lamps and the fire."""
    surface = blank(WIDTH, HEIGHT)
    for y in range(WALL - 12):
        for x in range(WIDTH):
            surface.set_at((x, y), colour(paper(x, y)))
    wainscot(surface)
    return surface


def paper(x: int, y: int) -> str:
    away = min(math.hypot(x - lamp, (y - SAFE[1] - 8) * 1.3) for lamp in LAMPS)
    light = max(0.12, 0.95 - away / 90, 0.5 - math.hypot(x - HEARTH[0], y - HEARTH[1]) / 160)
    stripe = x % 24
    if stripe in (0, 8):
        light -= 0.3
    elif 0 < stripe < 8:
        light += 0.12
    elif sprig(stripe - 16, (y + (x // 24 % 2) * 12) % 24 - 12):
        light += 0.45
    if light > 1.0 and dithered(x, y, light - 1.0):
        return "plum"
    return "dusk" if dithered(x, y, light) else "night"


def sprig(x: int, y: int) -> bool:
    """The small flower of the wallpaper."""
    return abs(x) + abs(y) == 2 or (x == 0 and y in (0, 3, 4))


def wainscot(surface: Surface) -> None:
    fill(surface, (0, WALL - 12, WIDTH, 12), "wood1")
    for x in range(0, WIDTH, 24):
        fill(surface, (x, WALL - 9, 1, 7), "wood0")
        fill(surface, (x + 1, WALL - 9, 1, 7), "wood2")
    for y, name in (
        (12, "ink"),
        (11, "wood3"),
        (10, "wood2"),
        (9, "wood0"),
        (3, "wood0"),
        (2, "wood2"),
        (1, "ink"),
    ):
        fill(surface, (0, WALL - y, WIDTH, 1), name)


def table() -> Surface:
    """The wooden rim, its front side and the shadow on the floor; empty where the felt lies."""
    surface = blank(WIDTH, HEIGHT)
    felted, outer = grown(0), grown(RIM)
    rings = (grown(2), grown(6), grown(8), grown(9))
    side, shade, shadow = grown(RIM, 5), grown(RIM, 9), Oval(HALF[0] + RIM + 3, HALF[1] + RIM, 18)
    for y in range(MIDDLE[1] - HALF[1] - 16, MIDDLE[1] + HALF[1] + 34):
        for x in range(MIDDLE[0] - HALF[0] - 16, MIDDLE[0] + HALF[0] + 17):
            if felted.holds(x, y):
                continue
            if outer.holds(x, y):
                surface.set_at((x, y), colour(rim(x, y, rings)))
            elif side.holds(x, y):
                surface.set_at((x, y), colour("wood1"))
            elif shade.holds(x, y):
                surface.set_at((x, y), colour("wood0"))
            elif shadow.holds(x, y) and dithered(x, y, 0.75):
                surface.set_at((x, y), colour("ink"))
    return surface


def rim(x: int, y: int, rings: tuple[Oval, Oval, Oval, Oval]) -> str:
    """The rail round the felt: a dark inner lip, a lit edge at the far side, a softer one at the near."""
    lip, inner, outer, edge = (ring.holds(x, y) for ring in rings)
    far = dithered(x, y, 0.5 + (MIDDLE[1] - y) / 90)
    if lip or not edge:
        return "wood1" if far else "wood0"
    if not inner:
        bright = dithered(x, y, 1.15 - abs(x - MIDDLE[0]) / 300)
        return ("wood4" if bright else "wood3") if far and outer else "wood2"
    return "wood3" if far or dithered(x, y, 0.5 - (y - MIDDLE[1]) / 300) else "wood2"


def felt(style: Style) -> Surface:
    """The cloth with a pool of light, the emblem in its middle, and the betting line near the edge."""
    surface = blank(WIDTH, HEIGHT)
    cloth, lower, narrower = grown(0), grown(0, 3), Oval(HALF[0] - 3, HALF[1])
    line, inside = grown(-14), grown(-16)
    figure = emblem(style.game)
    for y in range(MIDDLE[1] - HALF[1], MIDDLE[1] + HALF[1]):
        for x in range(MIDDLE[0] - HALF[0], MIDDLE[0] + HALF[0]):
            if not cloth.holds(x, y):
                continue
            shaded = (y < MIDDLE[1] and not lower.holds(x, y)) or (x < MIDDLE[0] and not narrower.holds(x, y))
            tone = style.cloth.edge if shaded else spread(style, x, y, (x, y) in figure)
            if line.holds(x, y) and not inside.holds(x, y) and (x + y) % 2:
                tone = style.cloth.line
            surface.set_at((x, y), woven(tone, x, y))
    return surface


def spread(style: Style, x: int, y: int, figured: bool) -> str:
    """The tone of cloth or boards at a point."""
    light = pool((x - MIDDLE[0]) / HALF[0], (y - MIDDLE[1] + 6) / HALF[1])
    if style.boards:
        row, within = divmod(y, PLANK)
        along = x + SEAMS[row % len(SEAMS)] * 2
        if within == 0 or along % 192 == 0:
            return style.cloth.dark
        if within in (5, 9, 13) and (along * 3 + row * 41 + within * 17) % 131 < 34:
            light -= 0.35
    return style.cloth.lighted(x, y, light - 0.7 if figured else light)


def emblem(game: str) -> set[tuple[int, int]]:
    """The points of the table under the woven emblem: the outline of the small one, four times as large."""
    drawn = doubled(doubled(outline(small_emblems()[game])))
    left, top = MIDDLE[0] - len(drawn[0]) // 2, MIDDLE[1] - len(drawn) // 2
    return {
        (left + x, top + y) for y, row in enumerate(drawn) for x, letter in enumerate(row) if letter == "k"
    }


def outline(bitmap: Bitmap) -> Bitmap:
    """Its ink alone."""
    return tuple("".join("k" if letter == "k" else "." for letter in row) for row in bitmap)

"""The players' faces: eight animals of 26 by 26 pixels, told apart by outline as well as colour."""

from pygame import Surface

from assets.make.atlas import atlas
from assets.make.bitmaps import blank, mirrored, painted, read
from assets.make.built import Files
from assets.make.shapes import rounded

SIDE = 26
GROUNDS = {  # never blue or red: those are the teams
    "cat": "gold0",
    "fox": "felt1",
    "bear": "dusk",
    "owl": "felt2",
    "hare": "plum",
    "badger": "felt2",
    "frog": "wood2",
    "robot": "wood1",
}


def portraits() -> Files:
    """portraits/portraits.png and .json."""
    return atlas("portraits/portraits", {name: portrait(name) for name in GROUNDS}, 4 * SIDE)


def portrait(name: str) -> Surface:
    """An animal before a coloured ground, within a rounded ink frame."""
    inner = blank(SIDE, SIDE)
    rounded(inner, (0, 0, SIDE, SIDE), GROUNDS[name], (2, 1))
    inner.blit(painted(mirrored(read("portraits.txt")[name])), (0, 0))
    surface = blank(SIDE, SIDE)
    rounded(surface, (0, 0, SIDE, SIDE), "ink", (2, 1))
    surface.blit(inner, (1, 2), (1, 2, SIDE - 2, SIDE - 4))
    surface.blit(inner, (2, 1), (2, 1, SIDE - 4, SIDE - 2))
    return surface

"""Pictures of the room cut into tiles: one set for all rooms, in which each picture lies once."""

from pygame import Surface, image

from assets.make.bitmaps import blank
from assets.make.decor import Moving
from assets.make.room import HEIGHT, WIDTH

TILE = 16
SHEET = 32  # tiles in a row of the sheet
CLEAR = bytes(TILE * TILE * 4)


class Tiles:
    """The set of tiles, each picture once; and those that move."""

    def __init__(self) -> None:
        self.pictures: list[bytes] = []
        self.moving: dict[int, tuple[list[int], int]] = {}  # first tile: its frames, milliseconds a frame
        self._numbers: dict[bytes, int] = {}
        self._moving_numbers: dict[tuple[tuple[bytes, ...], int], int] = {}

    def number(self, picture: bytes) -> int:
        if picture not in self._numbers:
            self._numbers[picture] = self._new(picture)
        return self._numbers[picture]

    def moving_number(self, pictures: list[bytes], milliseconds: int) -> int:
        """A tile that runs through the pictures; its first frame is a tile of its own."""
        key = (tuple(pictures), milliseconds)
        if key not in self._moving_numbers:
            first = self._new(pictures[0])
            self.moving[first] = ([first, *map(self.number, pictures[1:])], milliseconds)
            self._moving_numbers[key] = first
        return self._moving_numbers[key]

    def _new(self, picture: bytes) -> int:
        self.pictures.append(picture)
        return len(self.pictures) - 1

    def sheet(self) -> Surface:
        surface = blank(SHEET * TILE, -(-len(self.pictures) // SHEET) * TILE)
        for number, picture in enumerate(self.pictures):
            y, x = divmod(number, SHEET)
            surface.blit(image.frombytes(picture, (TILE, TILE), "RGBA"), (x * TILE, y * TILE))
        return surface


def cut(tiles: Tiles, picture: Surface, moving: tuple[Moving, ...] = ()) -> list[int]:
    """The picture as cells; those that a moving thing changes become moving tiles."""
    cells = []
    for y in range(0, HEIGHT, TILE):
        for x in range(0, WIDTH, TILE):
            parts = [tile_at(picture, x, y)]
            for thing in moving:
                frames = [tile_at(frame, x, y) for frame in thing.frames]
                if len(set(frames)) > 1:
                    parts, pace = frames, thing.milliseconds
            if len(parts) > 1:
                cells.append(1 + tiles.moving_number(parts, pace))
            else:
                cells.append(0 if parts[0] == CLEAR else 1 + tiles.number(parts[0]))
    return cells


def tile_at(picture: Surface, x: int, y: int) -> bytes:
    return image.tobytes(picture.subsurface((x, y, TILE, TILE)), "RGBA")

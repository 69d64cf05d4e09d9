"""The room behind everything: a map of tiles (TMX) drawn once to one picture, with its few animated tiles."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from xml.etree.ElementTree import ParseError

import pygame
import pytmx
from pygame import Rect, Surface

from game.screens.assets import BadAsset
from game.screens.screen import Size
from game.screens.touches import Point

FRONT = 90
"""Layers from this `z` up hang in front of the cards."""
LARGEST = 4096
"""Pixels of a map."""
BEAT = 0.12
"""Seconds between two looks at the animated tiles: a fire must not keep an idle machine busy."""


@dataclass(slots=True)
class Animated:
    """One cell whose tile changes."""

    place: Rect
    """On the map."""
    under: Surface
    """What lies below it."""
    frames: list[tuple[Surface, float]]
    """Picture and seconds."""
    at: float = field(default=0.0)
    frame: int = 0

    def pass_time(self, seconds: float) -> bool:
        """Whether another frame is due."""
        before = self.frame
        self.at += seconds
        while self.at >= self.frames[self.frame][1]:
            self.at -= self.frames[self.frame][1]
            self.frame = (self.frame + 1) % len(self.frames)
        return self.frame != before

    def rest(self) -> bool:
        """Back to the first frame; whether it was at another."""
        moved = self.frame != 0
        self.at, self.frame = 0.0, 0
        return moved


def room_map(assets: Path, game: str) -> Path:
    """The map of the room where the game is played: its own, else the common one."""
    own = assets / "rooms" / f"{game}.tmx"
    return own if own.is_file() else assets / "rooms" / "room.tmx"


class Room:
    """Needs an open display."""

    def __init__(self, file: Path) -> None:
        """Raises BadAsset."""
        self.still = False
        """Reduced motion: each animated tile shows its first frame."""
        self._animated: list[Animated] = []
        self._due: list[Rect] = []
        self._passed = 0.0
        try:
            map = pytmx.load_pygame(str(file))
            size = map.width * map.tilewidth, map.height * map.tileheight
            if not all(0 < each <= LARGEST for each in size):
                raise BadAsset(file, "map", f"must be 1 to {LARGEST} pixels wide and high")
            self._whole = Surface(size).convert()
            self._front = Surface(size, pygame.SRCALPHA).convert_alpha()
            for layer in sorted(_tile_layers(map), key=_depth):
                self._lay(map, layer)
        except BadAsset:
            raise
        # What pytmx meets in a tile that is not there is an AttributeError.
        except (OSError, ValueError, KeyError, AttributeError, ParseError, pygame.error) as error:
            raise BadAsset(file, "", f"{type(error).__name__}: {error}") from None

    def corner(self, size: Size) -> Point:
        """Where on a canvas of that size the map's upper left corner lies; it is centred."""
        return (size[0] - self._whole.get_width()) // 2, (size[1] - self._whole.get_height()) // 2

    def draw(self, canvas: Surface) -> None:
        """Within the canvas's clip."""
        canvas.blit(self._whole, self.corner(canvas.get_size()))

    def draw_front(self, canvas: Surface) -> None:
        """What hangs in front of the cards."""
        canvas.blit(self._front, self.corner(canvas.get_size()))

    def update(self, seconds: float) -> None:
        self._passed += seconds
        if self._passed < BEAT:
            return
        passed, self._passed = self._passed, 0.0
        for tile in self._animated:
            if tile.rest() if self.still else tile.pass_time(passed):
                self._show(tile)
                self._due.append(tile.place)

    def changed(self, size: Size) -> list[Rect]:
        """Where on a canvas of that size the room looks different since this was asked last."""
        due, self._due = self._due, []
        canvas = Rect((0, 0), size)
        moved = (place.move(self.corner(size)) for place in due)
        return _joined([place.clip(canvas) for place in moved if place.colliderect(canvas)])

    def _lay(self, map: pytmx.TiledMap, layer: pytmx.TiledTileLayer) -> None:
        target = self._front if _depth(layer) >= FRONT else self._whole
        for x, y, picture in layer.tiles():
            place = Rect(x * map.tilewidth, y * map.tileheight, *picture.get_size())
            under = target.subsurface(place.clip(target.get_rect())).copy()
            target.blit(picture, place)
            frames = _frames(map, layer.data[y][x])
            if frames and target is self._whole:
                self._animated.append(Animated(place, under, frames))

    def _show(self, tile: Animated) -> None:
        self._whole.blit(tile.under, tile.place)
        self._whole.blit(tile.frames[tile.frame][0], tile.place)


class Covered:
    """A room and what lies over it, which is painted once and kept for as long as only the room moves."""

    def __init__(self, room: Room, paint: Callable[[Surface], None]) -> None:
        """`paint` draws what lies over the room: hard-edged, as it may be given an empty canvas."""
        self._room = room
        self._paint = paint
        self._over: Surface | None = None

    def draw(self, canvas: Surface) -> None:
        """Everything, as it is now."""
        self._over = None
        self._room.changed(canvas.get_size())
        self._room.draw(canvas)
        self._paint(canvas)

    def draw_changed(self, canvas: Surface, over: Sequence[Rect] = ()) -> list[Rect]:
        """Where the room looks different since it was drawn last, and where what lies `over` it does."""
        areas = [*self._room.changed(canvas.get_size()), *over]
        if over:
            self._over = None
        elif areas and self._over is None:
            self._over = Surface(canvas.get_size(), pygame.SRCALPHA).convert_alpha()
            self._paint(self._over)
        for area in areas:
            canvas.set_clip(area)
            self._room.draw(canvas)
            if self._over:
                canvas.blit(self._over, (0, 0))
            else:
                self._paint(canvas)
        canvas.set_clip(None)
        return areas


def _tile_layers(map: pytmx.TiledMap) -> Iterator[pytmx.TiledTileLayer]:
    return (each for each in map.visible_layers if isinstance(each, pytmx.TiledTileLayer))


def _frames(map: pytmx.TiledMap, tile: int) -> list[tuple[Surface, float]]:
    """The pictures and seconds of an animated tile; none of a still one."""
    known = (map.tile_properties.get(tile) or {}).get("frames", [])
    return [(map.get_tile_image_by_gid(each.gid), max(BEAT, each.duration / 1000)) for each in known]


def _joined(areas: list[Rect]) -> list[Rect]:
    """Areas that touch each other as one, since a fire is many tiles that change at the same time."""
    joined: list[Rect] = []
    for area in areas:
        while (touching := area.inflate(2, 2).collidelist(joined)) >= 0:
            area = area.union(joined.pop(touching))
        joined.append(area)
    return joined


def _depth(layer: pytmx.TiledTileLayer) -> int:
    return int(layer.properties.get("z", 0))

"""Built files as bytes by their path under assets: written into the tree, or compared with it.
Pictures are compared by their pixels, since packers differ between machines; all else by its bytes."""

import struct
import zlib
from io import BytesIO
from pathlib import Path
from typing import TypeAlias

import pygame
from pygame import Surface

from assets.make.palette import ASSETS

Files: TypeAlias = dict[str, bytes]


def png(surface: Surface) -> bytes:
    """An indexed PNG: one byte a pixel, a table of its few colours. The first entry is the clear one."""
    clear = bytes(4)
    raw = pygame.image.tobytes(surface, "RGBA")
    points = [raw[at : at + 4] for at in range(0, len(raw), 4)]
    numbers = {clear: 0}
    for point in points:
        if point[3] and point not in numbers:
            numbers[point] = len(numbers)
    width, height = surface.get_size()
    row = [numbers[point] if point[3] else 0 for point in points]
    lines = b"".join(b"\0" + bytes(row[y * width : (y + 1) * width]) for y in range(height))
    colours = b"".join(point[:3] for point in numbers)
    return (
        b"\x89PNG\r\n\x1a\n"
        + _chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0))
        + _chunk(b"PLTE", colours)
        + _chunk(b"tRNS", b"\0")
        + _chunk(b"IDAT", zlib.compress(lines, 9))
        + _chunk(b"IEND", b"")
    )


def _chunk(kind: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))


def pixels(picture: bytes) -> tuple[tuple[int, int], bytes]:
    """Size, and red, green, blue and alpha of every pixel; all clear pixels count as the same."""
    surface = pygame.image.load(BytesIO(picture), "built.png")
    sheet = Surface(surface.get_size(), pygame.SRCALPHA, 32)
    sheet.blit(surface, (0, 0))
    return sheet.get_size(), pygame.image.tobytes(sheet, "RGBA")


def alike(path: str, one: bytes, other: bytes) -> bool:
    if path.endswith(".png"):
        return pixels(one) == pixels(other)
    return one == other


def stale(files: Files, folder: Path = ASSETS) -> list[str]:
    """The paths that are missing from the folder or differ there."""
    return [path for path, content in files.items() if not _present(folder / path, path, content)]


def _present(file: Path, path: str, content: bytes) -> bool:
    return file.is_file() and alike(path, content, file.read_bytes())


def write(files: Files, folder: Path = ASSETS) -> list[str]:
    """Writes what is stale and tells what that was."""
    changed = stale(files, folder)
    for path in changed:
        file = folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(files[path])
    return changed

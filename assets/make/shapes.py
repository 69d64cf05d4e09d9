"""Plain shapes of whole pixels, drawn the same on every machine."""

from pygame import Surface

from assets.make.palette import colour

Box = tuple[int, int, int, int]


def fill(surface: Surface, box: Box, name: str) -> None:
    surface.fill(colour(name), box)


def rounded(surface: Surface, box: Box, name: str, insets: tuple[int, ...] = (2, 1)) -> None:
    """A box whose first and last rows are drawn in by the insets."""
    left, top, width, height = box
    for y in range(height):
        edge = min(y, height - 1 - y)
        inset = insets[edge] if edge < len(insets) else 0
        fill(surface, (left + inset, top + y, width - 2 * inset, 1), name)


def frame(surface: Surface, box: Box, name: str) -> None:
    """The outline of a box, one pixel wide."""
    left, top, width, height = box
    fill(surface, (left, top, width, 1), name)
    fill(surface, (left, top + height - 1, width, 1), name)
    fill(surface, (left, top, 1, height), name)
    fill(surface, (left + width - 1, top, 1, height), name)


def disc(surface: Surface, centre: tuple[float, float], radius: float, name: str) -> None:
    """All pixels whose middle is within the radius; centres count in pixels, so 5.5 is a pixel's middle."""
    cx, cy = centre
    for y in range(int(cy - radius) - 1, int(cy + radius) + 2):
        for x in range(int(cx - radius) - 1, int(cx + radius) + 2):
            if (x + 0.5 - cx) ** 2 + (y + 0.5 - cy) ** 2 <= radius * radius:
                surface.set_at((x, y), colour(name))

"""The few shapes that all screens are built of: panel, frame, board. Hard edges, our colours only."""

import pygame
from pygame import Rect, Surface

from game.screens.theme import Theme


def panel(
    canvas: Surface,
    theme: Theme,
    rect: Rect,
    fill: str = "night",
    *,
    light: str | None = "plum",
    edge: str = "ink",
    radius: int = 3,
) -> None:
    """A plate with an outline; `light` is a line along its upper edge."""
    pygame.draw.rect(canvas, theme[edge], rect, border_radius=radius)
    pygame.draw.rect(canvas, theme[fill], rect.inflate(-2, -2), border_radius=max(0, radius - 1))
    if light:
        pygame.draw.line(canvas, theme[light], (rect.x + 2, rect.y + 1), (rect.right - 3, rect.y + 1))


def frame(canvas: Surface, theme: Theme, rect: Rect, colour: str = "gold2", radius: int = 3) -> None:
    """Two pixels along the inside of the rect."""
    pygame.draw.rect(canvas, theme[colour], rect, 2, border_radius=radius)


def board(canvas: Surface, theme: Theme, rect: Rect) -> None:
    """A large board framed in wood, with a hard shadow; its inside is `board_inside`."""
    pygame.draw.rect(canvas, theme["ink"], rect.move(2, 3), border_radius=6)
    pygame.draw.rect(canvas, theme["ink"], rect, border_radius=6)
    for inset, colour in ((1, "wood4"), (2, "wood3"), (4, "wood2"), (6, "wood1"), (7, "ink")):
        pygame.draw.rect(
            canvas, theme[colour], rect.inflate(-2 * inset, -2 * inset), border_radius=6 - inset // 2
        )
    pygame.draw.rect(canvas, theme["night"], rect.inflate(-16, -16), border_radius=2)


def board_inside(rect: Rect) -> Rect:
    return rect.inflate(-28, -24)

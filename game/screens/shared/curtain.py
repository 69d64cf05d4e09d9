"""`Curtain`: the cloth over a hand, in the colour of its holder, with a word how to look under it."""

from collections.abc import Sequence

import pygame
from pygame import Rect, Surface

from game.device.sitters import Sitter
from game.screens.look import Look
from game.screens.panels import panel

FALL = 0.18
"""Seconds that it takes to fall. It opens at once."""
FOLD = 14
CLOTHS = {
    "red": ("red0", "red1", "red2"),
    "blue": ("blue0", "blue1", "blue2"),
    "green": ("felt1", "leaf", "felt4"),
    "brown": ("wood1", "wood2", "wood3"),
    "plum": ("dusk", "plum", "haze"),
    "sand": ("wood3", "paper3", "paper2"),
    "night": ("ink", "night", "dusk"),
}
"""Shade, cloth and light of each colour."""


class Curtain:
    def __init__(self) -> None:
        self._fallen = FALL

    @property
    def falling(self) -> bool:
        return self._fallen < FALL

    def drop(self) -> None:
        """It begins to fall; what it is to cover is hidden already."""
        self._fallen = 0.0

    def update(self, seconds: float, *, reduced: bool) -> None:
        self._fallen = FALL if reduced else min(FALL, self._fallen + seconds)

    def draw(self, canvas: Surface, look: Look, area: Rect, sitter: Sitter, words: str) -> None:
        """Over the area, as far as it has fallen; a word for its holder lies on it."""
        cloth = area.copy()
        cloth.height = round(area.height * self._fallen / FALL)
        if cloth.height < 8:
            return
        _draw_cloth(canvas, look, cloth, CLOTHS[sitter.colour])
        if not self.falling:
            label, portrait = label_area(look, cloth, words), sitter.portrait or look.preferences.portrait
            lines = _lines(look, cloth, words)
            look.mirror.paint(canvas, label, lambda onto: _draw_label(onto, look, label, portrait, lines))


def _draw_cloth(canvas: Surface, look: Look, cloth: Rect, colours: tuple[str, str, str]) -> None:
    """Folds side by side, hung on a rod, with a seam along the lower edge."""
    shade, middle, light = (look.theme[colour] for colour in colours)
    clip = canvas.get_clip()
    canvas.set_clip(cloth.clip(clip))
    canvas.fill(middle, cloth)
    for left in range(cloth.x, cloth.right, FOLD):
        canvas.fill(shade, (left, cloth.y, 3, cloth.height))
        canvas.fill(light, (left + 8, cloth.y, 2, cloth.height))
    canvas.fill(shade, (cloth.x, cloth.bottom - 5, cloth.width, 1))
    canvas.fill(light, (cloth.x, cloth.bottom - 3, cloth.width, 1))
    canvas.set_clip(clip)
    pygame.draw.rect(canvas, look.theme["ink"], cloth, 1)
    rod = Rect(cloth.x - 2, cloth.y - 2, cloth.width + 4, 5)
    panel(canvas, look.theme, rod, "wood3", light="wood4", radius=2)


def label_area(look: Look, cloth: Rect, words: str) -> Rect:
    """Where the words lie on the cloth."""
    lines = _lines(look, cloth, words)
    wide = max(look.lettering.width(line, look.text_size) for line in lines)
    label = Rect(0, 0, wide + 52, max(32, look.lettering.height(look.text_size) * len(lines) + 6))
    label.center = cloth.center
    return label


def _lines(look: Look, cloth: Rect, words: str) -> list[str]:
    return look.lettering.wrap(words, cloth.width - 60, look.text_size)


def _draw_label(canvas: Surface, look: Look, label: Rect, portrait: str, lines: Sequence[str]) -> None:
    size = look.text_size
    panel(canvas, look.theme, label, radius=4)
    face = look.pictures.get("portraits", portrait)
    canvas.blit(face, face.get_rect(midleft=(label.x + 5, label.centery)))
    top = label.centery - look.lettering.height(size) * len(lines) // 2
    for number, line in enumerate(lines):
        place = (label.x + 40, top + look.lettering.height(size) * number)
        look.lettering.draw(canvas, line, place, "paper", size=size)

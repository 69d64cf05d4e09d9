"""`Chair`: a seat in the lobby, with the face, the colour and the name of whoever is to sit there."""

from collections.abc import Callable
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from game.device.sitters import Sitter
from game.screens.look import Look
from game.screens.panels import frame, panel
from game.screens.shared.curtain import CLOTHS
from game.screens.touches import Point, Touch

FACE = 52


def chair_height(look: Look) -> int:
    """A face, and two lines below it."""
    return FACE + 32 + 2 * look.more


@dataclass(slots=True)
class Chair:
    rect: Rect
    sitter: Sitter
    name: str
    kind: str
    """Who sits there, in a word: a person, a pad's, a bot's level."""
    chosen: bool
    """Whether what is below the chairs is about this one."""
    choose: Callable[[], None]
    enabled: bool = True

    def press(self, pos: Point | None) -> None:
        self.choose()

    def key(self, touch: Touch) -> bool:
        return False

    def draw(self, canvas: Surface, look: Look, *, focused: bool, hovered: bool) -> None:
        shade, cloth, light = (look.theme[colour] for colour in CLOTHS[self.sitter.colour])
        panel(canvas, look.theme, self.rect, "dusk" if hovered or self.chosen else "night", radius=4)
        back = Rect(0, 0, self.rect.width - 12, FACE)
        back.midtop = (self.rect.centerx, self.rect.y + 4)
        canvas.fill(cloth, back)
        for left in range(back.x, back.right, 12):
            canvas.fill(shade, (left, back.y, 2, back.height))
        canvas.fill(light, (back.x, back.bottom - 2, back.width, 1))
        face = pygame.transform.scale2x(look.pictures.get("portraits", self.sitter.portrait))
        canvas.blit(face, face.get_rect(midbottom=back.midbottom))
        room = self.rect.width - 8
        for words, top, colour, bold in (
            (self.name, back.bottom + 1, "gold2" if self.chosen else "paper", True),
            (self.kind, back.bottom + look.lettering.height(), "paper2", False),
        ):
            text = look.lettering.fit(words, room, 1, bold)
            place = (self.rect.centerx, top)
            look.lettering.draw(canvas, text, place, colour, anchor="midtop", bold=bold, shadow=None)
        if self.chosen:
            pygame.draw.rect(canvas, look.theme["gold2"], self.rect, 1, border_radius=4)
        if focused:
            frame(canvas, look.theme, self.rect, "white" if self.chosen else "gold2", 4)

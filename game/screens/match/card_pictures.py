"""Cards drawn with their hard shadows: each as the stage says it lies just now."""

from collections.abc import Iterable
from itertools import product

import pygame
from pygame import Surface

from game.rules.cards import CLUBS, DIAMONDS, FACE_DOWN, Card, CardSet, suit_of, text
from game.screens.look import Look
from game.screens.match.beats import Shown
from game.screens.match.places import CardSize
from game.screens.match.scene import Marked

SHEET = "cards"
_SIZE_PREFIX: dict[CardSize, str] = {"large": "", "small": "small/", "tiny": "small/"}
_BACK: dict[CardSize, str] = {"large": "back", "small": "back/small", "tiny": "back/tiny"}
FRAME = (("ink", 3), ("gold2", 2))
"""What lies around a card with a frame, and how far it reaches."""
_REDRAWN_FOR_TWO_COLOURS = (CLUBS, DIAMONDS)


def face_name(card: Card, size: CardSize, *, four_colours: bool, dim: bool = False) -> str:
    """The name of a card's picture on its sheet."""
    if card == FACE_DOWN:
        return _BACK[size]
    two = "two/" if not four_colours and suit_of(card) in _REDRAWN_FOR_TWO_COLOURS else ""
    shade = "dim/" if dim and size == "large" else ""
    return f"{shade}{_SIZE_PREFIX[size]}{two}{text(card)}"


def draw_cards(
    canvas: Surface,
    look: Look,
    shown: Iterable[Shown],
    bright: CardSet | None,
    marked: Marked,
    framed: CardSet = 0,
) -> None:
    """`bright` are the own cards that are not dimmed (None: all), `framed` those with a frame of gold. It
    lies under the next card as the card itself does, so it hides no index (T-051)."""
    for each in shown:
        sprite = each.sprite
        if sprite.face is None:
            _draw(canvas, look, each, _BACK[sprite.size], "")
            continue
        dim = bright is not None and sprite.own and not bright >> sprite.face & 1
        name = face_name(sprite.face, sprite.size, four_colours=look.lettering.four_colours, dim=dim)
        mark = _SIZE_PREFIX[sprite.size] + marked.picture if marked.cards >> sprite.face & 1 else ""
        _draw(canvas, look, each, name, mark, framed=sprite.own and bool(framed >> sprite.face & 1))


def _draw(canvas: Surface, look: Look, shown: Shown, name: str, mark: str, *, framed: bool = False) -> None:
    pose = shown.pose
    large = shown.sprite.size == "large"
    colour = look.theme["ink"]
    if shown.scale == 1 and shown.squeeze == 1:
        picture = look.pictures.turned(SHEET, name, pose.angle)
        shadow = look.pictures.shadow(SHEET, name, pose.angle, colour)
        over = look.pictures.turned(SHEET, mark, pose.angle) if mark else None
    else:
        picture = _stretched(look.pictures.get(SHEET, name), shown)
        shadow = pygame.mask.from_surface(picture, 127).to_surface(setcolor=colour, unsetcolor=(0, 0, 0, 0))
        over = _stretched(look.pictures.get(SHEET, mark), shown) if mark else None
    place = picture.get_rect(center=(round(pose.x), round(pose.y)))
    canvas.blit(shadow, place.move(*((2, 3) if large else (1, 2))))
    for ink, wide in FRAME if framed else ():
        outline = look.pictures.shadow(SHEET, name, pose.angle, look.theme[ink])
        for x, y in product((-wide, 0, wide), repeat=2):
            canvas.blit(outline, place.move(x, y))
    canvas.blit(picture, place)
    if over:
        canvas.blit(over, place)


def _stretched(picture: Surface, shown: Shown) -> Surface:
    width, height = picture.get_size()
    size = max(1, round(width * shown.scale * shown.squeeze)), max(1, round(height * shown.scale))
    return pygame.transform.rotate(pygame.transform.scale(picture, size), shown.pose.angle)

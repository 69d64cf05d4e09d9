"""Cards as they are drawn: rank and suit of each card one holds can be read, whichever of them is raised."""

import pygame
import pytest
from pygame import Rect, Surface

from game.rules.five_hundred.pack import pack
from game.screens.look import Look
from game.screens.match.beats import Shown
from game.screens.match.card_pictures import draw_cards
from game.screens.match.layout import HEIGHTS, WIDTHS, Sprite, slots
from game.screens.match.motion import LIFT_HEIGHT, Pose
from game.screens.match.scene import Marked
from game.screens.pictures import STEP
from tests.screens.match.views import SIZES, places

PACK = pack(6)[::-4]
INDEX = Rect(2, 2, 12, 23)
"""Rank and pip, in the upper left corner of a card."""
UNMARKED = Marked("bower", 0)


def hand_of(count: int, size: tuple[int, int], raised: int | None) -> list[Shown]:
    spot = places(4, 0, size).spot("hand 0")
    held = []
    for at, pose in enumerate(slots(spot, spot.fan, count)):
        pose = pose._replace(y=pose.y - LIFT_HEIGHT * (at == raised))
        held.append(Shown(Sprite(PACK[at], "large", pose, own=True), pose))
    return held


def index_of(pose: Pose, canvas: Surface, look: Look) -> pygame.Mask:
    """Where rank and suit of a card at this pose are."""
    card = Surface((WIDTHS["large"], HEIGHTS["large"]), pygame.SRCALPHA)
    card.fill("white", INDEX)
    turned = pygame.transform.rotate(card, round(pose.angle / STEP) * STEP)
    seen = Surface(canvas.get_size(), pygame.SRCALPHA)
    seen.blit(turned, turned.get_rect(center=(round(pose.x), round(pose.y))))
    return pygame.mask.from_surface(seen)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", [6, 13, 15])
@pytest.mark.parametrize("framed", [False, True])
def test_every_rank_and_suit_can_be_read_while_any_card_is_raised(
    look: Look, framed: bool, count: int, size: tuple[int, int]
) -> None:
    for raised in (None, *range(count)):
        held = hand_of(count, size, raised)
        frame = 1 << PACK[raised] if framed and raised is not None else 0
        hand = Surface(size)
        draw_cards(hand, look, held, None, UNMARKED, frame)
        for each in held:
            alone = Surface(size)
            draw_cards(alone, look, [each], None, UNMARKED)
            index = index_of(each.pose, hand, look)
            seen = [
                index.to_surface(Surface(size), setsurface=of, unsetcolor="black") for of in (hand, alone)
            ]
            assert pygame.image.tobytes(seen[0], "RGB") == pygame.image.tobytes(seen[1], "RGB")

"""Pictures: only colours of the palette, and every name an atlas promises."""

import json
from io import BytesIO

import pygame
import pytest

from assets.make.palette import palette
from game.rules.games import GAMES

PLAIN = [f"{rank}{suit}" for suit in "SCDH" for rank in (*range(2, 14), "J", "Q", "K", "A")]
BOTH_BLACKS = [name for name in PLAIN if name[-1] in "CD"]


def opened(content: bytes) -> pygame.Surface:
    picture = pygame.image.load(BytesIO(content), "built.png")
    surface = pygame.Surface(picture.get_size(), pygame.SRCALPHA, 32)
    surface.blit(picture, (0, 0))
    return surface


def atlas(files: dict[str, bytes], stem: str) -> dict[str, list[int]]:
    places: dict[str, list[int]] = json.loads(files[f"{stem}.json"])
    return places


def test_the_palette_has_32_colours_at_most() -> None:
    assert len(palette()) <= 32


def test_every_pixel_of_every_picture_is_clear_or_of_the_palette(files: dict[str, bytes]) -> None:
    allowed = {bytes((each.r, each.g, each.b, 255)) for each in palette().values()}
    for path in (path for path in files if path.endswith(".png")):
        raw = pygame.image.tobytes(opened(files[path]), "RGBA")
        points = {raw[at : at + 4] for at in range(0, len(raw), 4)}
        assert {point for point in points if point[3]} <= allowed, path


@pytest.mark.parametrize("stem", ["cards/cards", "portraits/portraits", "icons/icons"])
def test_every_place_of_an_atlas_holds_a_picture(files: dict[str, bytes], stem: str) -> None:
    sheet = opened(files[f"{stem}.png"])
    for name, place in atlas(files, stem).items():
        assert sheet.get_rect().contains(place), name
        assert sheet.subsurface(place).get_bounding_rect().width, name


def test_every_card_has_its_faces_at_both_sizes(files: dict[str, bytes]) -> None:
    places = atlas(files, "cards/cards")
    large = [*PLAIN, "JO", *(f"two/{name}" for name in BOTH_BLACKS)]
    for name in [*large, *(f"dim/{name}" for name in large), "back", "back/red", "bower", "trump"]:
        assert places[name][2:] == [46, 66], name
    small = [*(f"small/{name}" for name in (*large, "bower", "trump")), "back/small", "back/red/small"]
    for name in small:
        assert places[name][2:] == [34, 48], name
    for name in ("back/tiny", "back/red/tiny"):
        assert places[name][2:] == [24, 34], name


def test_no_two_faces_look_alike(files: dict[str, bytes]) -> None:
    sheet = opened(files["cards/cards.png"])
    places = atlas(files, "cards/cards")
    faces = {pygame.image.tobytes(sheet.subsurface(place), "RGBA") for place in places.values()}
    assert len(faces) == len(places)


def test_the_index_lies_in_the_left_14_pixels(files: dict[str, bytes]) -> None:
    """The same strip of two cards is never alike, so a narrow fan still tells them apart."""
    sheet = opened(files["cards/cards.png"])
    places = atlas(files, "cards/cards")
    for size in ("", "small/"):
        strips = set()
        for name in (*PLAIN, "JO"):
            x, y, _, _ = places[size + name]
            strips.add(pygame.image.tobytes(sheet.subsurface((x, y, 14, 26)), "RGBA"))
        assert len(strips) == len(PLAIN) + 1


def test_portraits_are_told_apart_without_colour(files: dict[str, bytes]) -> None:
    sheet = opened(files["portraits/portraits.png"])
    greys = []
    for place in atlas(files, "portraits/portraits").values():
        raw = pygame.image.tobytes(sheet.subsurface(place), "RGB")
        greys.append([sum(raw[at : at + 3]) // 3 for at in range(0, len(raw), 3)])
    for one, grey in enumerate(greys):
        for other in greys[one + 1 :]:
            far = sum(abs(a - b) > 48 for a, b in zip(grey, other, strict=True))
            assert far > 26 * 26 // 5


def test_the_signs_have_the_sizes_the_screens_count_on(files: dict[str, bytes]) -> None:
    places = atlas(files, "icons/icons")
    sizes = {"dealer": 11}
    sizes |= dict.fromkeys(["sound", "mute", "help", "menu", "back", "full", "star", "lock", "check"], 11)
    sizes |= {f"{deck}pip/{suit}": 9 for deck in ("", "light/") for suit in "SCDH"}
    sizes |= {f"{deck}pip15/{suit}": 15 for deck in ("", "light/") for suit in "SCDH"}
    sizes |= {f"two/pip/{suit}": 9 for suit in "CD"}
    for name, side in sizes.items():
        assert places[name][2:] == [side, side], name


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_its_emblems_and_its_table_at_home(files: dict[str, bytes], game: str) -> None:
    places = atlas(files, "icons/icons")
    assert places[game][2:] == [48, 48]
    assert places[f"{game}/small"][2:] == [16, 16]
    assert places[f"{game}/table"][2:] == places[f"{game}/table/unlit"][2:]

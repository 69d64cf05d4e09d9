"""Pictures from their sheets."""

from pathlib import Path

import pygame
import pytest
from pygame import Surface

from game.device.sitters import PORTRAITS
from game.screens.assets import BadAsset
from game.screens.look import Look
from game.screens.pictures import KEPT_TURNED, SHEETS, Pictures


def sheets(folder: Path, places: str = '{"KH": [0, 0, 4, 6]}') -> Path:
    for sheet in SHEETS:
        (folder / sheet).mkdir()
        (folder / sheet / f"{sheet}.json").write_text(places)
        pygame.image.save(Surface((10, 10)), folder / sheet / f"{sheet}.png")
    return folder


def test_every_face_at_the_table_has_a_portrait(look: Look) -> None:
    assert [look.pictures.get("portraits", name).get_size() for name in PORTRAITS] == [(26, 26)] * len(
        PORTRAITS
    )


def test_a_missing_picture_is_told_by_file_and_name(look: Look) -> None:
    with pytest.raises(BadAsset, match=r"cards\.json: 99X"):
        look.pictures.get("cards", "99X")


@pytest.mark.parametrize(
    ("places", "told"),
    [
        ('{"KH": [0, 0, 4]}', "KH: must be 4 whole numbers"),
        ('{"KH": [8, 0, 4, 6]}', "KH: lies outside"),
        ('{"KH": "here"}', "KH"),
        ("[]", "not an object"),
        ("{,", "line 1"),
    ],
)
def test_a_broken_list_of_places_is_told_by_file_place_and_reason(
    display: Surface, tmp_path: Path, places: str, told: str
) -> None:
    with pytest.raises(BadAsset, match=told) as caught:
        Pictures(sheets(tmp_path, places))
    assert "cards.json" in str(caught.value)


@pytest.mark.parametrize("content", [None, b"not a picture"])
def test_a_broken_or_missing_sheet_is_told_by_file(
    display: Surface, tmp_path: Path, content: bytes | None
) -> None:
    sheet = sheets(tmp_path) / "cards" / "cards.png"
    sheet.unlink()
    if content:
        sheet.write_bytes(content)
    with pytest.raises(BadAsset, match=r"cards\.png"):
        Pictures(tmp_path)


def test_turned_pictures_are_shared_by_steps_of_three_degrees(display: Surface, tmp_path: Path) -> None:
    pictures = Pictures(sheets(tmp_path))
    assert pictures.turned("cards", "KH", 7) is pictures.turned("cards", "KH", 5)
    assert pictures.turned("cards", "KH", 1) is pictures.get("cards", "KH")
    assert pictures.turned("cards", "KH", 90).get_size() == (6, 4)
    assert pictures.turned("cards", "KH", -90) is pictures.turned("cards", "KH", 270)


def test_so_many_turned_pictures_are_kept_and_no_more(look: Look) -> None:
    for name in ("KH", "QH", "JH", "AH", "10H", "9H"):
        for angle in range(0, 360, 3):
            look.pictures.turned("cards", name, angle)
    assert len(look.pictures._turned) <= KEPT_TURNED


def test_a_shadow_is_the_outline_in_one_colour(look: Look) -> None:
    ink = look.theme["ink"]
    shadow = look.pictures.shadow("portraits", "cat", 0, ink)
    assert shadow.get_size() == (26, 26)
    assert shadow is look.pictures.shadow("portraits", "cat", 1, ink)
    seen = {tuple(shadow.get_at((x, y))) for x in range(26) for y in range(26)}
    assert seen <= {tuple(ink), (0, 0, 0, 0)}
    assert tuple(ink) in seen

"""Colours by name."""

from pathlib import Path

import pytest
from pygame import Color

from game.device.folders import assets_folder
from game.screens.assets import BadAsset
from game.screens.theme import Theme


def test_a_colour_is_found_by_its_name() -> None:
    assert Theme(assets_folder())["felt2"] == Color(0x1F, 0x5E, 0x4B)


def test_an_unknown_colour_is_told_by_file_and_name() -> None:
    with pytest.raises(BadAsset, match=r"palette\.toml: mauve"):
        Theme(assets_folder())["mauve"]


@pytest.mark.parametrize("content", ["ink = 3", 'ink = "12345"', 'ink = "gggggg"', "ink ="])
def test_a_broken_palette_is_told(tmp_path: Path, content: str) -> None:
    (tmp_path / "palette.toml").write_text(content)
    with pytest.raises(BadAsset, match=r"palette\.toml"):
        Theme(tmp_path)

"""The rooms differ by game, and on every table cards and gold can be told from the cloth."""

from itertools import combinations

import pytest
from pygame import Color

from assets.make.cloth import Cloth, Style, styles
from assets.make.palette import colour

STYLES = pytest.mark.parametrize("style", styles().values(), ids=styles())
TEAMS = {f"{hue}{shade}" for hue in ("blue", "red") for shade in (1, 2, 3)}


def ground(cloth: Cloth) -> set[str]:
    """The colours a card may lie on."""
    return set("+".join((cloth.edge, cloth.dark, cloth.even, cloth.lit)).split("+"))


def brightness(seen: Color) -> float:
    def linear(value: float) -> float:
        return value / 12.92 if value <= 0.03928 else ((value + 0.055) / 1.055) ** 2.4

    red, green, blue = (linear(each / 255) for each in (seen.r, seen.g, seen.b))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(name: str, other: str) -> float:
    low, high = sorted(brightness(colour(each)) for each in (name, other))
    return (high + 0.05) / (low + 0.05)


@STYLES
def test_cards_and_gold_marks_stand_out_on_every_table(style: Style) -> None:
    for name in ground(style.cloth):
        assert contrast("paper", name) >= 4.5, name
        assert contrast("gold2", name) >= 3.5, name


@STYLES
def test_no_table_has_the_colour_of_a_team(style: Style) -> None:
    assert not ground(style.cloth) & TEAMS


def test_no_two_rooms_share_cloth_painting_shelf_or_sleeper() -> None:
    for one, other in combinations(styles().values(), 2):
        assert one.cloth != other.cloth
        assert one.painting != other.painting
        assert one.shelf != other.shelf
        assert one.sleeper != other.sleeper

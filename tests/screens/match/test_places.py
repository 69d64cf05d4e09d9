"""The maps: every place is there, turns with the viewer and follows its edge; a broken map is named."""

from pathlib import Path

import pytest
from pygame import Rect

from game.device.folders import assets_folder
from game.rules.game import Game
from game.rules.games import GAMES
from game.screens.assets import BadAsset
from game.screens.match.places import EACH_SEAT, EACH_TABLE, Places, read_spots, table_map
from tests.screens.match.views import SIZES, places

PLAYERS = (2, 3, 4, 5, 6, 7)
ASSETS = assets_folder()


def counts(game: Game) -> list[int]:
    """How many may sit at the game's table."""
    values = next(setting.values for setting in game.settings if setting.key == "players")
    return [value for value in values if isinstance(value, int)]


@pytest.mark.parametrize(
    ("game", "players"), [(name, players) for name, game in GAMES.items() for players in counts(game)]
)
def test_every_game_has_every_place_for_every_number_of_players(game: str, players: int) -> None:
    spots = read_spots(table_map(ASSETS, game, players), players)
    wanted = {*EACH_TABLE, *(f"{word} {seat}" for word in EACH_SEAT for seat in range(players))}
    assert wanted <= set(spots)


def test_a_game_may_have_its_own_map(tmp_path: Path) -> None:
    (tmp_path / "tables").mkdir()
    own = tmp_path / "tables" / "five_hundred-4.tmx"
    assert table_map(tmp_path, "five_hundred", 4).name == "table-4.tmx"
    own.touch()
    assert table_map(tmp_path, "five_hundred", 4) == own


def test_the_viewer_sits_at_the_bottom_and_the_next_seat_on_the_left() -> None:
    table = places(4, viewer=2)
    assert table.spot("hand 2") == places(4, viewer=0).spot("hand 0")
    assert table.spot("hand 3").x < 100
    assert table.spot("hand 0").y < 100


def test_a_place_keeps_its_distance_from_the_edge_it_follows() -> None:
    small, large = places(4, 0), places(4, 0, (864, 512))
    assert small.rect("score").topleft == large.rect("score").topleft
    assert 512 - large.spot("hand 0").y == 360 - small.spot("hand 0").y
    assert large.spot("stock").x - small.spot("stock").x == 112
    assert 864 - large.rect("menu").right == 640 - small.rect("menu").right


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", PLAYERS)
def test_plates_and_scores_lie_apart_and_within_the_canvas(players: int, size: tuple[int, int]) -> None:
    table: Places = places(players, 0, size)
    boxes = [table.rect(f"plate {seat}") for seat in range(players)] + [
        table.rect("score"),
        table.rect("menu"),
    ]
    assert all(Rect((0, 0), size).contains(box) for box in boxes)
    assert all(box.collidelist(boxes[:number]) == -1 for number, box in enumerate(boxes))


GOOD = (ASSETS / "tables" / "table-4.tmx").read_text(encoding="utf-8")


def broken(folder: Path, text: str) -> Path:
    file = folder / "table-4.tmx"
    file.write_text(text, encoding="utf-8")
    return file


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        ('name="hand 2"', 'name="hand 7"', "hand 2"),
        ('name="anchor" value="nw"', 'name="anchor" value="up"', "score"),
        ('name="size" value="tiny"', 'name="size" value="XL"', "hand 1"),
        ('name="arc" type="float" value="7.0"', 'name="arc" value="much"', "hand 0"),
        ('objectgroup id="1" name="places"', 'objectgroup id="1" name="spots"', "places"),
    ],
)
def test_a_broken_map_names_file_object_and_reason(tmp_path: Path, old: str, new: str, place: str) -> None:
    assert old in GOOD
    file = broken(tmp_path, GOOD.replace(old, new))
    with pytest.raises(BadAsset) as caught:
        read_spots(file, 4)
    assert (caught.value.file, caught.value.place) == (file, place)
    assert caught.value.reason


def test_a_map_that_is_no_map_names_its_file(tmp_path: Path) -> None:
    file = broken(tmp_path, "<map")
    with pytest.raises(BadAsset, match=r"table-4\.tmx"):
        read_spots(file, 4)

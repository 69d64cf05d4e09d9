"""The room: drawn once, with a few tiles that move."""

from pathlib import Path

import pytest
from pygame import Rect, Surface

from game.device.folders import assets_folder
from game.screens.assets import BadAsset
from game.screens.look import Look
from game.screens.room import BEAT, Covered, Room, room_map

SIZE = (864, 512)


@pytest.fixture
def room(look: Look) -> Room:
    return Room(room_map(assets_folder(), "five_hundred"))


def picture(room: Room, size: tuple[int, int] = SIZE) -> Surface:
    canvas = Surface(size).convert()
    room.draw(canvas)
    return canvas


def seconds_pass(room: Room, seconds: float) -> list[Rect]:
    for _ in range(round(seconds / BEAT) + 1):
        room.update(BEAT)
    return room.changed(SIZE)


@pytest.mark.parametrize("file", sorted(assets_folder().glob("rooms/*.tmx")), ids=lambda file: file.stem)
def test_every_room_fills_the_largest_canvas(look: Look, file: Path) -> None:
    canvas = Surface(SIZE).convert()
    canvas.fill("magenta")
    room = Room(file)
    assert room.corner(SIZE) == (0, 0)
    room.draw(canvas)
    assert all(canvas.get_at((x, y))[:3] != (255, 0, 255) for x in range(0, 864, 9) for y in range(0, 512, 7))


def test_a_game_without_a_room_of_its_own_is_played_in_the_common_one(tmp_path: Path) -> None:
    (tmp_path / "rooms").mkdir()
    own = tmp_path / "rooms" / "pitch.tmx"
    assert room_map(tmp_path, "pitch").name == "room.tmx"
    own.touch()
    assert room_map(tmp_path, "pitch") == own


def test_it_is_centred_on_a_smaller_canvas(room: Room) -> None:
    small, large = picture(room, (640, 360)), picture(room)
    for place in ((0, 0), (320, 180), (639, 359)):
        assert small.get_at(place) == large.get_at((place[0] + 112, place[1] + 76))


def test_only_what_is_told_as_changed_has_changed(room: Room) -> None:
    before = picture(room)
    changed = seconds_pass(room, 1)
    after = picture(room)
    assert changed
    assert before.get_view("0").raw != after.get_view("0").raw
    for canvas in (before, after):
        for area in changed:
            canvas.fill("black", area)
    assert before.get_view("0").raw == after.get_view("0").raw


def test_tiles_that_touch_are_one_area(room: Room) -> None:
    changed = seconds_pass(room, 2)
    assert not any(
        one.inflate(2, 2).colliderect(other) for i, one in enumerate(changed) for other in changed[i + 1 :]
    )


def test_it_is_never_busier_than_eight_changes_a_second(room: Room) -> None:
    frames = 0
    for _ in range(300):
        room.update(1 / 60)
        frames += bool(room.changed(SIZE))
    assert 5 < frames <= 5 * 9


def test_with_reduced_motion_it_goes_back_to_the_first_frames_and_stays(room: Room) -> None:
    first = picture(room).get_view("0").raw
    seconds_pass(room, 1)
    room.still = True
    seconds_pass(room, 1)
    assert picture(room).get_view("0").raw == first
    assert seconds_pass(room, 3) == []


def test_a_covered_room_looks_the_same_drawn_in_parts_as_drawn_whole(room: Room) -> None:
    spot = [Rect(300, 300, 40, 40)]
    painted = []

    def paint(canvas: Surface) -> None:
        painted.append(canvas)
        canvas.fill("gold", Rect(0, 0, 864, 90))
        canvas.fill("navy", spot[0])

    covered, canvas = Covered(room, paint), Surface(SIZE).convert()
    covered.draw(canvas)
    for _ in range(20):
        room.update(BEAT)
        covered.draw_changed(canvas)
    assert len(painted) == 2, "what lies over the room is kept while only the room moves"
    before, spot[0] = spot[0], Rect(320, 280, 40, 40)
    room.update(BEAT)
    covered.draw_changed(canvas, [before.union(spot[0])])
    room.update(BEAT)
    covered.draw_changed(canvas)
    whole = Surface(SIZE).convert()
    covered.draw(whole)
    assert canvas.get_view("0").raw == whole.get_view("0").raw


@pytest.mark.parametrize("content", ["", "<map", "<map/>", None])
def test_a_broken_map_is_told_by_file(look: Look, tmp_path: Path, content: str | None) -> None:
    file = tmp_path / "room.tmx"
    if content is not None:
        file.write_text(content)
    with pytest.raises(BadAsset, match=r"room\.tmx"):
        Room(file)


@pytest.mark.parametrize(
    ("old", "new"),
    [('width="54"', 'width="99999999"'), ('<data encoding="csv">', '<data encoding="csv">99999,')],
)
def test_a_spoilt_map_is_told_by_its_file(tmp_path: Path, old: str, new: str) -> None:
    source = assets_folder() / "rooms"
    for name in ("tiles.tsx", "tiles.png"):
        (tmp_path / name).write_bytes((source / name).read_bytes())
    text = (source / "room.tmx").read_text(encoding="utf-8")
    assert old in text
    file = tmp_path / "room.tmx"
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadAsset, match=r"room\.tmx"):
        Room(file)


def test_a_tile_whose_frames_last_no_time_does_not_stop_the_clock(tmp_path: Path) -> None:
    source = assets_folder() / "rooms"
    for name in ("tiles.png", "room.tmx"):
        (tmp_path / name).write_bytes((source / name).read_bytes())
    tiles = (source / "tiles.tsx").read_text(encoding="utf-8")
    (tmp_path / "tiles.tsx").write_text(tiles.replace('duration="120"', 'duration="0"'), encoding="utf-8")
    room = Room(tmp_path / "room.tmx")
    room.update(1.0)
    assert room.changed(SIZE)

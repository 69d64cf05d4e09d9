"""Where things are found and kept."""

import subprocess
import sys
from pathlib import Path

import pytest

from game.device.folders import OWN_FOLDER, NotWritable, assets_folder, user_folder

ROOT = Path(__file__).parents[2]
ASK = (
    "from game.device.folders import assets_folder; print(assets_folder().joinpath('palette.toml').is_file())"
)


def test_assets_are_found_from_another_folder(tmp_path: Path) -> None:
    told = subprocess.run(
        [sys.executable, "-c", ASK],
        cwd=tmp_path,
        env={"PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
    )
    assert told.stdout.strip() == "True", told.stderr


def test_assets_are_found_in_a_path_with_spaces_and_other_letters(tmp_path: Path) -> None:
    """T-063."""
    device = tmp_path / "über all" / "game" / "device"
    device.mkdir(parents=True)
    code = (ROOT / "game" / "device" / "folders.py").read_text(encoding="utf-8")
    (device / "folders.py").write_text(code, encoding="utf-8")
    (tmp_path / "über all" / "assets").mkdir()
    told = subprocess.run(
        [sys.executable, "-c", "import folders; print(folders.assets_folder())"],
        cwd=device,
        env={"PYTHONPATH": str(device), "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        text=True,
        encoding="utf-8",
    )
    assert told.stdout.strip() == str(tmp_path / "über all" / "assets"), told.stderr


def test_the_users_folder_is_made_where_the_environment_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    chosen = tmp_path / "a new" / "folder"
    monkeypatch.setenv(OWN_FOLDER, str(chosen))
    assert user_folder() == chosen
    assert chosen.is_dir()


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    in_the_way = tmp_path / "file"
    in_the_way.write_text("not a folder")
    monkeypatch.setenv(OWN_FOLDER, str(in_the_way / "below"))
    with pytest.raises(NotWritable, match="below"):
        user_folder()


def test_without_the_environment_the_systems_folder_is_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(OWN_FOLDER, raising=False)
    monkeypatch.setattr("platformdirs.user_data_path", lambda name, appauthor: tmp_path / name)
    assert user_folder() == tmp_path / "trick-table"


def test_the_assets_are_those_of_this_house() -> None:
    assert assets_folder() == ROOT / "assets"

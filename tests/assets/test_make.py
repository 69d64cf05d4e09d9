"""The files in the tree are those the sources give, no more and no fewer, and not too large."""

from pathlib import Path

from assets.make.built import stale, write


def test_every_built_file_in_the_tree_is_up_to_date(files: dict[str, bytes], folder: Path) -> None:
    assert stale(files, folder) == []


def test_a_changed_or_missing_file_is_named(files: dict[str, bytes], tmp_path: Path) -> None:
    some = {path: files[path] for path in ("icons/program.png", "sounds/turn.wav", "cards/cards.json")}
    assert write(some, tmp_path) == list(some)
    assert stale(some, tmp_path) == []
    (tmp_path / "sounds/turn.wav").unlink()
    (tmp_path / "icons/program.png").write_bytes(files["portraits/portraits.png"])
    assert stale(some, tmp_path) == ["icons/program.png", "sounds/turn.wav"]


def test_nothing_lies_among_the_built_files_that_is_not_built(files: dict[str, bytes], folder: Path) -> None:
    kinds = {path.split("/")[0] for path in files}
    found = {each.relative_to(folder).as_posix() for kind in kinds for each in (folder / kind).iterdir()}
    assert found - set(files) == set()


def test_pictures_and_sounds_take_at_most_400_kilobytes(files: dict[str, bytes]) -> None:
    heavy = [content for path, content in files.items() if not path.endswith(".tmx")]
    assert sum(map(len, heavy)) <= 400 * 1024
    assert sum(map(len, files.values())) <= 512 * 1024


def test_every_built_file_has_its_line_in_the_credits(files: dict[str, bytes], folder: Path) -> None:
    credits = (folder / "credits.md").read_text(encoding="utf-8")
    assert [path for path in files if path not in credits] == []

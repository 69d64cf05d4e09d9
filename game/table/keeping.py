"""Keeping matches in a folder, one `.jsonl` a match, so that a power cut costs one hand at most.

A file is only ever replaced whole: at every moment either the old or the new one is there.
"""

import os
from collections.abc import Callable, Iterable
from itertools import count
from pathlib import Path
from typing import NamedTuple

from game.table.record import BadRecord, Record, from_json, match_of, to_json

SUFFIX = ".jsonl"


class Kept(NamedTuple):
    path: Path
    record: Record


class Broken(NamedTuple):
    """A file that holds no record. It stays where it is, for a person to look at."""

    path: Path
    reason: str


def new_file(folder: Path, stamp: str) -> Path:
    """An empty file for a new match, named by the moment of its start; no old file is touched.

    Raises OSError if it cannot be made.
    """
    folder.mkdir(parents=True, exist_ok=True)
    for number in count(1):
        path = folder / f"{stamp if number == 1 else f'{stamp}-{number}'}{SUFFIX}"
        try:
            path.touch(exist_ok=False)  # nobody else who begins in this second gets the name
        except FileExistsError:
            continue
        return path
    raise AssertionError("numbers do not end")


def keep_at(path: Path) -> Callable[[Record], None]:
    """A way to keep a match in its file, which raises OSError if it cannot be written."""

    def keep(record: Record) -> None:
        line = to_json(record) + "\n"
        hand_ended = bool(record.hands) and record.hands[-1].result is not None
        if hand_ended and not record.winners:
            # Single actions are not written through to the disk, so a power cut may spoil the file; this
            # copy is then still there.
            _replace(_copy_of(path), line, lasting=True)
        _replace(path, line, lasting=hand_ended)
        if record.winners:
            _copy_of(path).unlink(missing_ok=True)

    return keep


def unfinished(paths: Iterable[Path]) -> Kept | None:
    """The first of these matches that can go on, if any; broken files are passed over."""
    for path in paths:
        try:
            record = read(path)
        except BadRecord:
            continue
        if not record.winners and not match_of(record).over:
            return Kept(path, record)
    return None


def broken(folder: Path, newest: int | None = None) -> list[Broken]:
    """The files of this folder, or of the so many written last, that hold no record, and why. An empty one is
    none of them: nothing was ever kept there, say for want of room."""
    found = []
    for path in newest_first(folder)[:newest]:
        try:
            read(path)
        except BadRecord as error:
            if not _is_empty(path):
                found.append(Broken(path, str(error)))
    return found


def newest_first(folder: Path) -> list[Path]:
    """The matches of a folder, last written first; of those written together, last named first."""
    return sorted(folder.glob(f"*{SUFFIX}"), key=lambda path: (_written(path), path.name), reverse=True)


def _is_empty(path: Path) -> bool:
    try:
        return path.stat().st_size == 0
    except OSError:  # a link to nowhere is told of
        return False


def _written(path: Path) -> int:
    try:
        return path.stat().st_mtime_ns
    except OSError:  # a link to nowhere, or it has just been taken away
        return 0


def read(path: Path) -> Record:
    """A record that can go on or has been won; else the copy of its last whole hand, else BadRecord."""
    try:
        return _playable(path)
    except BadRecord:
        if not _copy_of(path).exists():
            raise
        return _playable(_copy_of(path))


def _playable(path: Path) -> Record:
    try:
        record = from_json(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadRecord(f"cannot be read: {error.strerror}") from None
    except UnicodeDecodeError as error:
        raise BadRecord(f"is not text: {error.reason} at byte {error.start}") from None
    if not record.winners:
        match_of(record)
    return record


def _copy_of(path: Path) -> Path:
    return path.with_name(f"{path.name}.whole")


def _replace(path: Path, line: str, *, lasting: bool) -> None:
    part = path.with_name(f"{path.name}.part")
    try:
        with part.open("w", encoding="utf-8", newline="\n") as file:
            file.write(line)
            file.flush()
            if lasting:
                os.fsync(file.fileno())
        os.replace(part, path)
    except OSError as error:  # of a full disk the system does not say which file it was
        raise OSError(error.errno, error.strerror, str(path)) from None

"""Reading what was built under assets: every broken or missing file is a BadAsset that says where and why."""

import json
import tomllib
from pathlib import Path

import pygame
from pygame import Surface


class BadAsset(ValueError):
    """A file under assets that cannot be used; the message names file, place and reason."""

    def __init__(self, file: Path, place: str, reason: str) -> None:
        super().__init__(f"{file}: {place}: {reason}" if place else f"{file}: {reason}")
        self.file = file
        self.place = place
        self.reason = reason


def read_text(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except OSError as error:
        raise BadAsset(file, "", error.strerror or str(error)) from None
    except UnicodeDecodeError as error:
        raise BadAsset(file, f"byte {error.start}", "not UTF-8") from None


def read_json(file: Path) -> dict[str, object]:
    """The object in a JSON file."""
    try:
        content = json.loads(read_text(file))
    except json.JSONDecodeError as error:
        raise BadAsset(file, f"line {error.lineno}", error.msg) from None
    if not isinstance(content, dict):
        raise BadAsset(file, "line 1", "not an object")
    return content


def read_toml(file: Path) -> dict[str, object]:
    try:
        return tomllib.loads(read_text(file))
    except tomllib.TOMLDecodeError as error:
        raise BadAsset(file, "", str(error)) from None


def read_picture(file: Path) -> Surface:
    """The picture as it is stored; the caller converts it."""
    if not file.is_file():
        raise BadAsset(file, "", "no such file")
    try:
        return pygame.image.load(file)
    except pygame.error as error:
        raise BadAsset(file, "", str(error)) from None


def numbers(file: Path, place: str, value: object, count: int) -> list[int]:
    """The value as a list of `count` whole numbers."""
    if isinstance(value, list) and len(value) == count and all(type(each) is int for each in value):
        return value
    raise BadAsset(file, place, f"must be {count} whole numbers")

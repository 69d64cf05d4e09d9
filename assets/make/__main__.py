"""Builds every file of the house into assets, or with --check names those that are out of date."""

import sys

from assets.make.built import Files, stale, write
from assets.make.cards import cards
from assets.make.font import font
from assets.make.icons import icons
from assets.make.portraits import portraits
from assets.make.rooms import rooms
from assets.make.sounds import sounds
from assets.make.tables import tables


def everything() -> Files:
    """All built files, by their path under assets."""
    return font() | cards() | portraits() | icons() | sounds() | rooms() | tables()


def main(words: list[str]) -> int:
    files = everything()
    if words == ["--check"]:
        out_of_date = stale(files)
        for path in out_of_date:
            print(f"assets/{path} is out of date: run python -m assets.make")
        return 1 if out_of_date else 0
    for path in write(files):
        print(f"assets/{path}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""Where the assets are and where this user's files go."""

import os
import tempfile
from pathlib import Path

import platformdirs

OWN_FOLDER = "TRICK_TABLE_HOME"
"""Environment variable that moves the user's folder."""


class NotWritable(OSError):
    """The user's folder cannot be written; the message names it and the reason."""


def assets_folder() -> Path:
    """Found from this file, whatever folder the program was started in."""
    return Path(__file__).resolve().parents[2] / "assets"


def user_folder() -> Path:
    """The folder for preferences and records, made if it is missing; raises NotWritable."""
    chosen = os.environ.get(OWN_FOLDER)
    folder = (
        Path(chosen).expanduser() if chosen else platformdirs.user_data_path("trick-table", appauthor=False)
    )
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError as error:
        raise NotWritable(f"{folder}: {error.strerror or error}") from None
    return folder

"""All files built once, for the tests of this folder."""

import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

from assets.make.__main__ import everything  # noqa: E402


@pytest.fixture(scope="session")
def files() -> dict[str, bytes]:
    """Every built file by its path under assets."""
    return everything()


@pytest.fixture(scope="session")
def folder() -> Path:
    return ROOT / "assets"

"""The habits that keep the house easy to change, checked by tools."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

HOUSE = Path(__file__).parents[1]
CODE = sorted([*HOUSE.glob("*.py"), *(HOUSE / "game").rglob("*.py"), *(HOUSE / "assets").rglob("*.py")])
EMPTY_NAMES = {"manager", "helper", "handler", "util", "utils", "common", "misc", "base", "tools", "core"}
WAITERS = {"game/screens/window.py", "main.py"}


def run(*command: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", *command], cwd=HOUSE, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_code_is_formatted() -> None:
    run("ruff", "format", "--check", ".")


def test_the_linter_has_nothing_to_say() -> None:
    run("ruff", "check", ".")


def test_every_type_holds() -> None:
    run("mypy")


def test_imports_keep_to_their_floors() -> None:
    lint = Path(sys.executable).with_name("lint-imports")
    done = subprocess.run([lint, "--no-cache"], cwd=HOUSE, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("path", CODE, ids=lambda path: str(path.relative_to(HOUSE)))
def test_a_file_is_short_well_named_and_says_what_lives_in_it(path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    assert source.count("\n") <= 400
    assert path.stem not in EMPTY_NAMES
    first = ast.get_docstring(ast.parse(source))
    assert first, "a module begins with a docstring"


@pytest.mark.parametrize("path", CODE, ids=lambda path: str(path.relative_to(HOUSE)))
def test_only_the_window_and_the_way_in_wait(path: Path) -> None:
    imported = {
        alias.name.split(".")[0]
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Import)
        for alias in node.names
    }
    assert "asyncio" not in imported or str(path.relative_to(HOUSE).as_posix()) in WAITERS

"""The console stays clean while a device is opened."""

import os
import subprocess
import sys

import pytest

from game.device.hush import hushed


def test_what_a_library_writes_is_lost_and_what_comes_after_is_not(
    capfd: pytest.CaptureFixture[str],
) -> None:
    with hushed():
        os.write(2, b"no such device\n")
    os.write(2, b"the game goes on\n")
    assert capfd.readouterr().err == "the game goes on\n"


def test_an_error_comes_through_and_the_console_is_back(capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(ValueError, match="broken"), hushed():
        raise ValueError("broken")
    os.write(2, b"heard\n")
    assert capfd.readouterr().err == "heard\n"


def test_a_program_without_a_console_runs_all_the_same() -> None:
    code = "import os; os.close(2); from game.device.hush import hushed\nwith hushed(): print('done')"
    done = subprocess.run([sys.executable, "-c", code], stdout=subprocess.PIPE, check=True)
    assert done.stdout.strip() == b"done"

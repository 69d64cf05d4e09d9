"""`hushed`: keeps what the system's libraries say about a missing device away from the player's console."""

import os
from collections.abc import Iterator
from contextlib import contextmanager

_STANDARD_ERROR = 2


@contextmanager
def hushed() -> Iterator[None]:
    """Whatever is written to standard error meanwhile, from C too, is lost: the caller tells what matters."""
    try:
        kept = os.dup(_STANDARD_ERROR)
    except OSError:  # a program without a console has none
        yield
        return
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, _STANDARD_ERROR)
    try:
        yield
    finally:
        os.dup2(kept, _STANDARD_ERROR)
        os.close(nowhere)
        os.close(kept)

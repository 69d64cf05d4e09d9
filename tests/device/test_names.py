"""Names as they are shown."""

import pytest

from game.device.names import shown_name
from game.device.sitters import LONGEST_NAME


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("Anna", "Anna"),
        ("آمنہ", "آمنہ"),
        ("\u202eannA\u202c", "annA"),
        ("An\u200fna\x00\x07", "An na"),
        ("two\nlines", "two lines"),
        ("\u2068\u2069", "?"),
        ("", "?"),
        ("n" * 1000, "n" * LONGEST_NAME),
        ("🂡 🎉", "🂡 🎉"),
    ],
)
def test_a_name_is_shown_without_what_nobody_sees(written: str, shown: str) -> None:
    assert shown_name(written) == shown

"""Resident memory after 200 hands of bots at a table at 1920x1080, and how much it grew on the way.

Needs a screen: `python -m tests.benchmarks.memory`.
"""

from pathlib import Path

from tests.benchmarks.seated import BUSY, Seated

HANDS = 200
PAGE = 4096


def resident() -> float:
    """MB of this process (Linux)."""
    return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1]) * PAGE / 1e6


def main() -> None:
    seated = Seated((1920, 1080), **BUSY["plain"], own_bot=True)
    played, after_ten = 0, 0.0
    while played < HANDS:
        seated.window.frame(0.1)
        match = seated.table.match
        if match.over:
            seated.play_again()
            played += len(match.played)
        elif not after_ten and played + len(match.played) > 10:
            after_ten = resident()
    print(f"resident after {played} hands: {resident():.0f} MB; after ten: {after_ten:.0f} MB")


if __name__ == "__main__":
    main()

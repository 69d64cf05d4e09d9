"""A frame with all cards in motion at 1920x1080, beside the bare enlarging and showing of a canvas.

Needs a screen with a window manager (or Xvfb with openbox): `python -m tests.benchmarks.frames`, with a name
of `BUSY` for one of the busiest tables.
"""

import sys
import time
from dataclasses import replace
from statistics import median, quantiles

import pygame

from game.screens.match import beats
from tests.benchmarks.seated import BUSY, Seated

SIZE = (1920, 1080)
FRAMES = 600


def main() -> None:
    # The deal with every card in the air at once, slowed down to last as long as the measurement.
    beats.DEAL = replace(beats.DEAL, length=30.0, stagger=0.0)
    seated = Seated(SIZE, **BUSY[(sys.argv[1:] or ["plain"])[0]])
    for _ in range(30):
        seated.window.frame(1 / 60)
    cards = len(list(seated.screen.stage.shown()))
    ours, bare = [], []
    canvas = pygame.Surface(seated.window.size).convert()
    for _ in range(FRAMES):
        assert seated.screen.moving
        start = time.perf_counter()
        seated.window.frame(1 / 60)
        ours.append(1000 * (time.perf_counter() - start))
        display = pygame.display.get_surface()
        assert display is not None
        start = time.perf_counter()
        pygame.transform.scale(canvas, display.get_size(), display)
        pygame.display.flip()
        bare.append(1000 * (time.perf_counter() - start))
    print(f"{'ms a frame at ' + 'x'.join(map(str, display.get_size())):32}{'median':>8}{'p99':>8}")
    for name, some in ((f"{cards} cards in motion", ours), ("enlarge and show alone", bare)):
        print(f"{name:32}{median(some):8.2f}{quantiles(some, n=100)[98]:8.2f}")
    print(f"ratio of medians {median(ours) / median(bare):.2f}")


if __name__ == "__main__":
    main()

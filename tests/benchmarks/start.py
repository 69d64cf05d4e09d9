"""From the start of the process to the first frame of home, beside the bare start of Python with pygame.

Needs a screen: `python -m tests.benchmarks.start`.
"""

import subprocess
import sys
import time
from statistics import median

ROUNDS = 5
OURS = """
import main
from game.screens.window import Window
async def first_frame(window):
    window.frame(0.0)
Window.run = first_frame
main.main([])
"""
BARE = "import pygame; pygame.display.init(); pygame.display.set_mode((1280, 720)); pygame.display.flip()"


def seconds(code: str) -> float:
    start = time.perf_counter()
    subprocess.run([sys.executable, "-c", code], check=True, capture_output=True)
    return time.perf_counter() - start


def main() -> None:
    seconds(OURS)  # warm
    rounds = [(seconds(OURS), seconds(BARE)) for _ in range(ROUNDS)]
    ours, bare = median(each[0] for each in rounds), median(each[1] for each in rounds)
    print(f"first frame of home {ours:.2f} s, a bare window {bare:.2f} s, ratio {ours / bare:.2f}")


if __name__ == "__main__":
    main()

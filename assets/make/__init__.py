"""Everything drawn or heard, built from text sources: `python -m assets.make`, `--check` only compares."""

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

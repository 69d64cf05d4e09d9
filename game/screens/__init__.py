"""Everything seen and touched. Screens know prompts, places and words, never a game."""

import os

# Standard output is for records; pygame would greet there as soon as it is imported.
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

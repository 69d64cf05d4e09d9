"""Everything seen and touched. Screens know prompts, places and words, never a game."""

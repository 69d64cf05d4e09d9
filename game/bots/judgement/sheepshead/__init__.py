"""Rules of thumb for Sheepshead: `judge.chooser` is the way in; each other file answers one question."""

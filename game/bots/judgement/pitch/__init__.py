"""Rules of thumb for Pitch: `judge.chooser` is the way in; each other file answers one question."""

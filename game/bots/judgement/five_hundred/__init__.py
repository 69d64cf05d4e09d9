"""Rules of thumb for Five Hundred: `judge.chooser` is the way in; each other file answers one question."""

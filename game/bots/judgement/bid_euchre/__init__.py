"""Rules of thumb for Bid Euchre: `judge.chooser` is the way in; each other file answers one question."""

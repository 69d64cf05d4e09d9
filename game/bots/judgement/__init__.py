"""One file a game: what a hand is worth, which card is sensible."""

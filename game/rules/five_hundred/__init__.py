"""Five Hundred by the clauses of its rules; `game.FiveHundred` is the way in."""

"""Sheepshead by the clauses of its rules; `game.Sheepshead` is the way in."""

"""Pitch by the clauses of its rules; `game.Pitch` is the way in."""

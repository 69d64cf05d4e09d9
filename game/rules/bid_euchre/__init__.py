"""Bid Euchre by the clauses of its rules; `game.BidEuchre` is the way in."""

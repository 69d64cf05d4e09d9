"""The game: rules, the table, bots, this machine, and what is seen; see README.md beside this file."""

"""How a player's name is shown, whoever wrote it: a record may come from anywhere."""

from game.device.sitters import LONGEST_NAME


def shown_name(name: str) -> str:
    """The name without what nobody sees, as marks of direction and ends of lines, and no longer than a name
    may be."""
    bare = "".join(letter if letter.isprintable() else " " for letter in name)
    return " ".join(bare.split())[:LONGEST_NAME].strip() or "?"

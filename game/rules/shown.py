"""How a message shows a value that somebody wrote: as JSON has it, in plain ASCII, and never long."""

import json

_LONGEST = 60


def shown(value: object) -> str:
    """Of a list or an object no more than that it is one; of an endless number that it is too long."""
    match value:
        case list() | tuple():
            return "a list"
        case dict():
            return "an object"
        case int() if abs(value) >= 10**_LONGEST:
            return f"a number of more than {_LONGEST} digits"  # Python refuses to write out the longest
    whole = json.dumps(value)
    return whole if len(whole) <= _LONGEST else f"{whole[: _LONGEST - 1]}..."


def some_shown(values: tuple[int, ...]) -> str:
    """A list of numbers in brackets."""
    return f"[{', '.join(shown(each) for each in values)}]"


def printable(words: str) -> str:
    """Words that somebody typed, such as the name of a file, on one line whatever is in them."""
    return "".join(letter if letter.isprintable() else "?" for letter in words)

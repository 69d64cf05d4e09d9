"""Who sits at a table, seat by seat, as this machine remembers it."""

from dataclasses import asdict, dataclass, fields

PORTRAITS = ("cat", "owl", "bear", "fox", "hare", "badger", "frog", "robot")
"""Who may sit at the table."""
COLOURS = ("red", "blue", "green", "brown", "plum", "sand", "night")
"""Of the cloth that covers a hand: one for each seat of the largest table."""
LONGEST_NAME = 16


@dataclass(frozen=True, slots=True)
class Sitter:
    name: str = ""
    """"" is a name that suits the seat, in the language of the moment."""
    portrait: str = ""
    """"" is the one that is preferred on this machine."""
    colour: str = COLOURS[0]
    level: str = ""
    """Of a bot; "" is a person here."""

    @property
    def person(self) -> bool:
        return not self.level


def is_name(text: object) -> bool:
    return isinstance(text, str) and len(text) <= LONGEST_NAME and text.isprintable()


def sitters(written: object) -> tuple[Sitter, ...] | None:
    """The sitters that a file tells of; None if it does not tell of any."""
    if not isinstance(written, list | tuple) or len(written) > len(COLOURS):
        return None
    found = tuple(each if isinstance(each, Sitter) else _sitter(each) for each in written)
    return None if None in found else found  # type: ignore[return-value]


def _sitter(written: object) -> Sitter | None:
    keys = {each.name for each in fields(Sitter)}
    if not isinstance(written, dict) or not set(written) <= keys:
        return None
    if not all(is_name(value) for value in written.values()):
        return None
    sitter = Sitter(**written)
    return sitter if sitter.portrait in ("", *PORTRAITS) and sitter.colour in COLOURS else None


def plain(sitter: Sitter) -> dict[str, str]:
    return asdict(sitter)

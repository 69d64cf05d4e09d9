"""Who sits where: what is remembered, filled up with what suits the other seats, and everybody's name."""

from collections.abc import Sequence
from dataclasses import replace

from game.device.sitters import COLOURS, LONGEST_NAME, PORTRAITS, Sitter
from game.rules.cards import Seat
from game.screens.look import Look


def one_person(look: Look, players: int, level: str) -> tuple[Sitter, ...]:
    """One person, and bots of this level."""
    others = [name for name in PORTRAITS if name != look.preferences.portrait]
    return tuple(
        Sitter("", face, COLOURS[seat], level if seat else "")
        for seat, face in enumerate(["", *others][:players])
    )


def remembered(look: Look, players: int, level: str) -> tuple[Sitter, ...]:
    """As it was arranged last; seats that it does not tell of have bots."""
    kept = look.preferences.seats[:players]
    seats = list(kept + one_person(look, players, level)[len(kept) :])
    if not any(sitter.person for sitter in seats):
        seats[0] = replace(seats[0], level="")
    own = look.preferences.portrait
    return tuple(replace(each, portrait=each.portrait or own) for each in seats)


def faces(sitters: Sequence[Sitter]) -> tuple[str, ...]:
    return tuple(sitter.portrait for sitter in sitters)


def persons(sitters: Sequence[Sitter]) -> tuple[Seat, ...]:
    return tuple(seat for seat, sitter in enumerate(sitters) if sitter.person)


def names(look: Look, sitters: Sequence[Sitter]) -> tuple[str, ...]:
    """By seat, each another."""
    given = [sitter.name.strip() for sitter in sitters]
    bots = _bot_names(look, given, len(sitters))
    alone = len(persons(sitters)) == 1
    found: list[str] = []
    for seat, sitter in enumerate(sitters):
        own = look.preferences.name.strip() if seat == 0 or alone else ""
        word = look.strings("ui.you") if alone else look.strings("lobby.player", number=seat + 1)
        name = given[seat] or ((own or word) if sitter.person else bots[seat - 1])
        found.append(_another(name, found))
    return tuple(found)


def _bot_names(look: Look, taken: Sequence[str], count: int) -> list[str]:
    own = (*taken, look.preferences.name, look.strings("ui.you"))
    listed = [name.strip() for name in look.strings("ui.bot_names").split(",")]
    free = [name for name in listed if name not in own]
    return [*free, *(f"{look.strings('lobby.bot')} {number}" for number in range(1, count + 1))]


def _another(name: str, taken: Sequence[str]) -> str:
    """The name, with a number if somebody has it already."""
    number, wanted = 2, name
    while wanted in taken:
        wanted = f"{name[: LONGEST_NAME - 3]} {number}"
        number += 1
    return wanted

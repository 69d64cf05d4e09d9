"""Everybody takes a seat, and the table comes on the screen: introduces a company and its picture."""

from collections.abc import Callable, Sequence
from random import Random

from game.bots.company import Company
from game.bots.levels import adviser
from game.device.sitters import Sitter
from game.screens.help import Help
from game.screens.look import Look
from game.screens.match.match_screen import MatchScreen
from game.screens.screen import Screen
from game.screens.shared import seating
from game.screens.shared.devices import Devices
from game.screens.shared.shared_screen import SharedScreen
from game.screens.window import Window
from game.table.table import Table


def sit_down(
    look: Look,
    window: Window,
    devices: Devices,
    table: Table,
    sitters: Sequence[Sitter],
    chance: Random,
    *,
    options: Callable[[], None],
    again: Callable[[], None],
) -> None:
    """Begins the match, or goes on with the one that the table was given; `again` begins one like it. One
    person alone sees the table as that seat does; several share it, each hand behind a curtain."""
    match = table.match
    company = Company(table, [sitter.level for sitter in sitters], chance, 1 / look.preferences.speed)

    def leave() -> None:
        company.leave()
        window.ticks.remove(company.update)
        window.close(screen)

    def leave_and_again() -> None:
        leave()
        again()

    def help(section: str) -> None:
        window.open(Help(look, window, match.game, match.settings, section))

    advise = adviser(match.game.name, match.settings)
    screen: Screen
    if len(company.guests) == 1:
        (guest,) = company.guests.values()
        faces = seating.faces(sitters)
        screen = MatchScreen(
            look,
            guest,
            leave=leave,
            again=leave_and_again,
            help=help,
            options=options,
            faces=faces,
            advise=advise,
        )
    else:
        devices.persons = tuple(company.guests)
        screen = SharedScreen(
            look,
            company,
            sitters,
            devices,
            leave=leave,
            again=leave_and_again,
            help=help,
            options=options,
            advise=advise,
        )
    window.ticks.append(company.update)
    window.open(screen)
    table.start()

"""The plate of each player: portrait, name, tricks, what was said last, who deals, whose turn it is."""

from dataclasses import dataclass
from typing import TypeAlias

import pygame
from pygame import Rect, Surface

from game.rules.cards import Seat, Side
from game.rules.tricks import taken
from game.rules.view import View
from game.screens.look import Look
from game.screens.match.motion import pop, pulse
from game.screens.match.words import Wording
from game.screens.panels import panel

Sides: TypeAlias = tuple[tuple[Seat, ...], ...]
"""The seats of each side."""

PEG_STEP = 7
"""From one peg to the next, where there is room."""
RIM = 8
"""How far what is drawn may reach out of a plate."""
TEAM_COLOURS = ("blue2", "red2", "felt4", "wood4", "haze", "paper", "blue3")
"""One's own side is the first, the others follow in turn."""
PORTRAITS = ("owl", "bear", "fox", "hare", "frog", "badger", "cat", "robot")


@dataclass(frozen=True, slots=True)
class Plate:
    """What one plate tells."""

    seat: Seat
    name: str
    portrait: str
    colour: str
    tricks: int
    pegs: int
    """Tricks in the whole hand."""
    chip: str
    """What was said last, or what is told of this seat; "" is nothing."""
    fresh: float | None
    """Seconds since the chip was laid there; None if it lies still."""
    dealer: bool
    turn: float | None
    """Seconds since its turn began; None if it is not its turn."""
    playing: bool
    """Whether tricks are being taken."""


def own_side(sides: Sides, viewer: Seat | None) -> Side | None:
    return next((number for number, side in enumerate(sides) if viewer in side), None)


def colours(sides: Sides, viewer: Seat | None) -> dict[Seat, str]:
    """The colour of each seat's side, as this viewer sees it."""
    own = own_side(sides, viewer) or 0
    return {
        seat: TEAM_COLOURS[(number - own) % len(sides)] for number, side in enumerate(sides) for seat in side
    }


def portraits(seats: int, viewer: Seat | None, own: str) -> tuple[str, ...]:
    """A portrait for each seat: one's own as chosen, all others different."""
    others = iter(name for name in PORTRAITS if name != own or viewer is None)
    return tuple(own if seat == viewer else next(others) for seat in range(seats))


def counts_tricks(view: View) -> bool:
    """Whether tricks are counted: a contract stands, or a card has been led."""
    contract = any(name == "needed" for fact in view.facts for name, _ in fact.words)
    return contract or bool(view.public.trick or view.public.tricks)


def chips(view: View, wording: Wording) -> dict[Seat, str]:
    """By seat, the shortest form of what it said last; once tricks are counted, the contract alone is left,
    and what is told of a seat takes its place."""
    if not counts_tricks(view):
        return {seat: wording.short(action) for seat, action in view.public.bids}
    contracts: dict[Seat, str] = {}
    told: dict[Seat, str] = {}
    for fact in view.facts:
        words = dict(fact.words)
        seat, label = words.get("seat"), words.get("label")
        if fact.seat is not None:
            before = told[fact.seat] + " " if fact.seat in told else ""
            told[fact.seat] = before + wording.say(f"fact.{fact.key}", fact.words)
        elif isinstance(seat, int) and isinstance(label, str):
            contracts[seat] = wording.short(label)
    return contracts | told


def tricks_of(view: View) -> tuple[int, ...]:
    return taken(view.public.tricks, len(view.public.counts))


def draw_plate(canvas: Surface, look: Look, plate: Plate, place: Rect) -> None:
    look.mirror.paint(canvas, place.inflate(2 * RIM, 2 * RIM), lambda onto: _paint(onto, look, plate, place))


def _paint(canvas: Surface, look: Look, plate: Plate, place: Rect) -> None:
    theme = look.theme
    panel(canvas, theme, place, radius=4)
    if plate.turn is not None:
        gold = theme["gold2" if pulse(plate.turn) else "gold0"]
        pygame.draw.rect(canvas, gold, place.inflate(2, 2), 2, border_radius=5)
    canvas.fill(theme[plate.colour], (place.x + 2, place.y + 3, 2, place.height - 6))
    canvas.blit(look.pictures.get("portraits", plate.portrait), (place.x + 6, place.y + 3))
    room = place.width - 36 - (15 if plate.dealer else 4)
    look.lettering.draw(
        canvas,
        look.lettering.fit(plate.name, room, 1, True),
        # Higher letters reach up to the rim, and down to beside the chip.
        (place.x + 36, place.y + 2 - look.more // 6),
        "gold2" if plate.turn is not None else "paper",
        bold=True,
    )
    if plate.dealer:
        disc = look.pictures.get("icons", "dealer")
        canvas.blit(disc, disc.get_rect(topright=(place.right - 3, place.y + 3)))
    words, chip = _chip(look, plate, place)
    if plate.playing:
        _draw_tricks(canvas, look, plate, Rect(place.x + 37, place.y + 16, chip.x - place.x - 39, 14))
    if words:
        _draw_chip(canvas, look, words, chip, plate.fresh)


def _chip(look: Look, plate: Plate, place: Rect) -> tuple[str, Rect]:
    """What the chip says in the room there is, and where it lies; without words it takes no room."""
    words = plate.chip
    room = place.width - 40 - (34 if plate.playing else 0)
    while " " in words and look.lettering.width(words, 1, True) + 8 > room:
        words = words.rpartition(" ")[0]
    chip = Rect(
        0,
        0,
        max(27, look.lettering.width(words, 1, True) + 8) if words else 0,
        14 + look.more // 3,
    )
    chip.bottomright = (place.right - 3, place.bottom - 3 + look.more // 6)
    return words, chip


def _draw_tricks(canvas: Surface, look: Look, plate: Plate, area: Rect) -> None:
    """Two rows of pegs, as large as the area lets them be."""
    columns = -(-plate.pegs // 2)
    step = min(PEG_STEP, area.width // columns)
    size = step - 2 if step > 5 else step - 1
    for number in range(plate.pegs):
        x, y = area.x + number % columns * step, area.y + number // columns * step
        canvas.fill(look.theme["gold1" if number < plate.tricks else "dusk"], (x, y, size, size))
        if number < plate.tricks:
            canvas.set_at((x + 1, y + 1), look.theme["gold2"])


def _draw_chip(canvas: Surface, look: Look, words: str, chip: Rect, fresh: float | None) -> None:
    if fresh is not None:
        grown = pop(fresh)
        chip = chip.inflate(round(chip.width * (grown - 1)), round(chip.height * (grown - 1)))
    panel(canvas, look.theme, chip, "paper", light=None)
    look.lettering.draw(
        canvas,
        words,
        (chip.centerx, chip.centery - look.more // 3),
        "ink",
        anchor="center",
        bold=True,
        shadow=None,
        on="paper",
    )

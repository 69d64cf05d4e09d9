"""The table as it is seen: cards, plates and scores of the view that the stage has come to."""

from collections.abc import Mapping, Sequence

import pygame
from pygame import Rect, Surface

from game.rules.cards import CardSet, Seat
from game.rules.view import View
from game.screens.look import Look
from game.screens.match.card_pictures import draw_cards
from game.screens.match.free_room import room_for_score
from game.screens.match.motion import COUNT_LONGEST, TURN_PULSE, TURN_PULSES, count_up
from game.screens.match.open_sheets import AUCTION, SCORES
from game.screens.match.plates import (
    Plate,
    chips,
    colours,
    counts_tricks,
    draw_plate,
    portraits,
    tricks_of,
)
from game.screens.match.scene import Marked, marked
from game.screens.match.score_plate import ScorePlate, SideScore, told
from game.screens.match.stage import Stage
from game.screens.match.vantage import Vantage
from game.screens.match.words import Wording
from game.screens.touches import Point

SLOT = (48, 68)
"""The outline where one's own card will lie."""


class TablePicture:
    def __init__(self, look: Look, vantage: Vantage, stage: Stage, faces: Sequence[str]) -> None:
        """`faces` are the portraits by seat; without them all but one's own are as they come."""
        self._look = look
        self._vantage = vantage
        self._faces = faces
        self._stage = stage
        self._turn: Seat | None = None
        self._turn_age = 0.0
        self._result_age = 0.0
        self._score_place = Rect(0, 0, 0, 0)

    def place(self, wording: Wording) -> None:
        """Where it lies or the words have changed."""
        self._wording = wording
        self._places = self._vantage.places
        self._score_room = room_for_score(self._places, self._vantage.seats, self._vantage.held)

    def update(self, seconds: float) -> bool:
        """Whether plates or scores look different now."""
        view = self._stage.view
        if view is None:
            return False
        if view.public.turn != self._turn:
            self._turn, self._turn_age = view.public.turn, 0.0
        if view.result is None:
            self._result_age = 0.0
        pulsing = self._turn_age < TURN_PULSE * TURN_PULSES
        counting = view.result is not None and self._result_age <= COUNT_LONGEST
        self._turn_age += seconds
        self._result_age += seconds
        return pulsing or counting

    def board_at(self, pos: Point) -> str:
        """The board that is opened there: by a player's plate the auction, by the score plate the scores; ""
        is none."""
        if self._score_place.collidepoint(pos):
            return SCORES
        plates = (self._places.rect(f"plate {seat}") for seat in range(self._vantage.seats))
        return AUCTION if any(place.collidepoint(pos) for place in plates) else ""

    def draw(self, canvas: Surface, bright: CardSet | None, framed: CardSet, slot: bool) -> None:
        """The cards; `bright` are the own cards not dimmed, `framed` those with a frame, `slot` shows where
        one's own card will lie."""
        if slot and self._vantage.viewer is not None:
            spot = self._places.spot(f"trick {self._vantage.viewer}")
            place = Rect(0, 0, *SLOT)
            place.center = round(spot.x), round(spot.y)
            pygame.draw.rect(canvas, self._look.theme["paper3"], place, 1, border_radius=4)
        order = self._stage.order
        marks = marked(order) if order else Marked("bower", 0)
        draw_cards(canvas, self._look, self._stage.shown(), bright, marks, framed)

    def draw_plates(self, canvas: Surface, notes: Mapping[Seat, str]) -> None:
        """`notes` take the place of what a seat said last."""
        view = self._stage.view
        if view is None:
            return
        for plate in self._plates(view, notes):
            draw_plate(canvas, self._look, plate, self._places.rect(f"plate {plate.seat}"))
        title = (self._wording.say("name"), self._wording.plain("match.hand", number=view.table.number))
        facts = told(view.facts, self._wording)
        score = ScorePlate(self._look, self._score_room, title, self._scores(view), facts)
        score.draw(canvas, self._vantage.settings.target)
        self._score_place = score.rect

    def _plates(self, view: View, notes: Mapping[Seat, str]) -> list[Plate]:
        said, age = self._stage.said or (None, 0.0)
        by_chip = chips(view, self._wording)
        if said:
            by_chip[said.seat] = self._wording.short(said.action)
        by_chip.update(notes)
        own = self._look.preferences.portrait
        faces = self._faces or portraits(self._vantage.seats, self._vantage.viewer, own)
        by_seat = colours(self._vantage.sides, self._vantage.ours)
        tricks, pegs = tricks_of(view), self._vantage.held
        return [
            Plate(
                seat=seat,
                name=self._wording.name(seat),
                portrait=faces[seat] or own,
                colour=by_seat[seat],
                tricks=tricks[seat],
                pegs=pegs,
                chip=by_chip.get(seat, ""),
                fresh=age if said and said.seat == seat else None,
                dealer=seat == view.public.dealer,
                turn=self._turn_age if seat == view.public.turn and not self._stage.deals else None,
                playing=counts_tricks(view),
            )
            for seat in range(self._vantage.seats)
        ]

    def _scores(self, view: View) -> tuple[SideScore, ...]:
        by_seat = colours(self._vantage.sides, self._vantage.ours)
        after = view.result.scores if view.result else view.public.scores
        return tuple(
            SideScore(
                self._wording.side(number),
                by_seat[side[0]],
                count_up(view.public.scores[number], after[number], self._result_age),
            )
            for number, side in enumerate(self._vantage.sides)
        )

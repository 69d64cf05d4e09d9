"""The boards that lie open over the table, one over the other: which there are, and who gets the touch."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from pygame import Rect, Surface

from game.rules.cards import Seat
from game.rules.order import Order
from game.rules.view import View
from game.screens.look import Look
from game.screens.match.hand_keys import Groups
from game.screens.match.match_sheet import MatchSheet
from game.screens.match.plates import colours
from game.screens.match.score_sheet import ScoreSheet
from game.screens.match.sheets import Ending, History, LastTrick, MatchEnd, Menu, Sheet
from game.screens.match.words import Wording
from game.screens.screen import Size
from game.screens.touches import Touch
from game.screens.widgets import Widget

MENU, LAST_TRICK, AUCTION, SCORES = "menu", "last trick", "auction", "scores"
SCORE, END = "score", "end"
CLOSABLE = (MENU, LAST_TRICK, AUCTION, SCORES)
"""Those that Escape and a press beside them take away."""

BOARD_KEYS = {"l": LAST_TRICK, "f2": LAST_TRICK, "b": AUCTION, "f3": AUCTION, "t": SCORES, "f4": SCORES}
"""What opens a board at any time; a letter does so where it answers nothing."""

PAGES = {"pageup": -1, "pagedown": 1}
PAGED = (ScoreSheet, MatchSheet)


@dataclass(frozen=True, slots=True)
class Seen:
    """What sheets tell of: the view the stage has come to, and how it is put into words."""

    view: View
    order: Order
    wording: Wording
    size: Size


def leads_on(view: View) -> tuple[str, str]:
    """The button under a score: its name and the string it says."""
    assert view.result
    return (END, "to_end") if view.result.match_over else ("next", "next_hand")


class OpenSheets:
    def __init__(
        self,
        look: Look,
        sides: tuple[tuple[Seat, ...], ...],
        viewer: Seat | None,
        target: int,
        act: Callable[[str], None],
        under_score: Callable[[View], tuple[str, str]] = leads_on,
    ) -> None:
        """`target` is what is played for, 0 nothing in particular; `act` is told the name of any button
        pressed."""
        self._under_score = under_score
        self._look = look
        self._sides = sides
        self._viewer = viewer
        self._target = target
        self._act = act
        self._open: list[tuple[str, Sheet, Groups]] = []

    def __bool__(self) -> bool:
        return bool(self._open)

    @property
    def top(self) -> str:
        """The name of the uppermost; "" is none."""
        return self._open[-1][0] if self._open else ""

    @property
    def widgets(self) -> Sequence[Widget]:
        return self._open[-1][1].widgets if self._open else ()

    def open(self, name: str, seen: Seen, focus_seen: bool) -> None:
        """Lays the sheet on top, if it is not there and there is anything to show on it."""
        sheet = self._made(name, seen)
        if sheet is None or any(each == name for each, _, _ in self._open):
            return
        self._look.mirror.lay(sheet.widgets, Rect((0, 0), seen.size))
        groups = Groups(self._look, [sheet.widgets])
        groups.form.focus_seen = focus_seen
        self._open.append((name, sheet, groups))

    def close(self) -> None:
        """Takes the uppermost away."""
        self._open.pop()

    def close_result(self) -> None:
        """What told of the last hand goes when another begins."""
        self._open = [each for each in self._open if each[0] not in (SCORE, END)]

    def open_anew(self, seen: Seen) -> None:
        """The canvas has another size, or the words are others."""
        before, self._open = self._open, []
        for name, old, groups in before:
            self.open(name, seen, groups.form.focus_seen)
            if self.top != name:
                continue
            _, sheet, anew = self._open[-1]
            if isinstance(sheet, PAGED) and isinstance(old, PAGED):
                sheet.turn_to(old.page)
            anew.form.focus = min(groups.form.focus, len(anew.widgets) - 1)

    def touch(self, touch: Touch) -> bool:
        """Whether it is about the boards: a press beside one that stays is not."""
        name, sheet, groups = self._open[-1]
        if touch.key in BOARD_KEYS:
            self._act(BOARD_KEYS[touch.key])
        elif isinstance(sheet, PAGED) and touch.key in PAGES:
            sheet.turn_to(sheet.page + PAGES[touch.key])
        elif touch.kind == "key" and touch.key == "escape":
            if name in CLOSABLE:
                self.close()
            else:
                self._act(MENU)
        elif not groups.touch(touch) and touch.kind == "press" and touch.pos is not None:
            if name not in CLOSABLE:
                return sheet.rect.collidepoint(touch.pos)
            self.close()
        return True

    def draw(self, canvas: Surface) -> None:
        for _, sheet, groups in self._open:
            self._look.mirror.paint(canvas, canvas.get_rect(), sheet.draw)
            groups.form.draw(canvas)

    def _made(self, name: str, seen: Seen) -> Sheet | None:
        look, view, wording = self._look, seen.view, seen.wording
        match name:
            case "menu":
                return Menu(look, wording, seen.size, self._act)
            case "last trick" if view.public.tricks:
                return LastTrick(look, wording, view, seen.size, self._act)
            case "auction" if view.public.bids:
                return History(look, wording, view, seen.size, self._act)
            case "scores":
                return MatchSheet(look, wording, view, self._sides, self._target, seen.size, self._act)
            case "score" if view.result:
                name, words = self._under_score(view)
                button = (name, wording.plain(f"match.{words}"))
                return ScoreSheet(look, wording, view, self._sides, seen.order, seen.size, self._act, button)
            case "end" if view.result:
                return MatchEnd(look, wording, self._ending(view, wording), seen.size, self._act)
        return None

    def _ending(self, view: View, wording: Wording) -> Ending:
        assert view.result
        by_seat = colours(self._sides, self._viewer)
        scores = [
            (wording.side(side), by_seat[seats[0]], view.result.scores[side])
            for side, seats in enumerate(self._sides)
        ]
        winners = tuple(tuple(map(wording.name, self._sides[side])) for side in view.result.winners)
        return Ending(winners, tuple(sorted(scores, key=lambda each: -each[2])))

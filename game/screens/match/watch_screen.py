"""`WatchScreen`: a match seen again at the table where it was played, all cards open."""

from collections.abc import Callable, Sequence

from pygame import Rect, Surface

from game.rules.view import View
from game.screens.forms import Form
from game.screens.help import Help
from game.screens.look import Look
from game.screens.match.free_room import room_for_line
from game.screens.match.go_to import GoTo
from game.screens.match.motion import Pace
from game.screens.match.open_sheets import BOARD_KEYS, LAST_TRICK, SCORE, OpenSheets, Seen
from game.screens.match.playback import Playback
from game.screens.match.stage import Stage
from game.screens.match.table_picture import TablePicture
from game.screens.match.vantage import Vantage
from game.screens.match.watch_bar import bar
from game.screens.match.words import Wording
from game.screens.room import Covered, Room, room_map
from game.screens.screen import Screen, Size, Stack
from game.screens.touches import Point, Touch
from game.screens.widgets import Button, Widget
from game.table.match import Match
from game.table.messages import Update, Welcome

REST = 0.45
"""Seconds from one step to the next while it plays, at the usual speed."""
KEYS = {
    "left": "back",
    "right": "on",
    "pageup": "back far",
    "pagedown": "on far",
    "up": "hand back",
    "down": "hand on",
    "enter": "play",
    " ": "play",
    "tab": "go to",
    "g": "go to",
    "s": "score",
    "home": "first",
    "end": "last",
}
BOTTOM = 0
"""The seat at the lower edge."""


class WatchScreen(Screen):
    def __init__(
        self, look: Look, stack: Stack, match: Match, hand: int, *, leave: Callable[[], None]
    ) -> None:
        """`hand` is the number of the one to begin with, from 0; some hand of the match is over."""
        super().__init__()
        self._look = look
        self._stack = stack
        self._leave = leave
        self.playback = Playback(match, hand)
        game, settings = match.game, match.settings
        self._vantage = Vantage(look, Welcome(None, game.name, settings), self.size, shared=False)
        self._room = Room(room_map(look.assets, game.name))
        self._covered = Covered(self._room, self._paint)
        self.stage = Stage(game, settings, BOTTOM, self._vantage.places, self._pace(), look.sounds.play)
        self._picture = TablePicture(look, self._vantage, self.stage, ())
        self._sheets = OpenSheets(
            look, self._vantage.sides, None, settings.target, self._on_sheet, self._under_score
        )
        self._form = Form(look, ())
        self.playing = False
        self._rested = 0.0
        self._dirty = True
        self._show()

    # What every screen does.

    def resized(self, size: Size) -> None:
        self.size = self._vantage.size = size
        self.stage.move_to(self._vantage.places)
        self.repaint()

    def repaint(self) -> None:
        super().repaint()
        self._sheets.open_anew(self._seen())
        self._rebuild()

    def update(self, seconds: float) -> None:
        self.stage.pace = self._pace()
        at_rest = self.stage.at_rest
        self.stage.update(seconds)
        self._room.still = self._look.preferences.reduced_motion
        self._room.update(seconds)
        self._dirty |= self._picture.update(seconds)
        if at_rest != self.stage.at_rest:
            self._rebuild()
        if self.playing and self.stage.at_rest and not self._sheets:
            self._rested += seconds
            if self._rested >= REST / self._look.preferences.speed:
                self._step_on()

    @property
    def moving(self) -> bool:
        return self.stage.moving or self._dirty

    def touch(self, touch: Touch) -> bool:
        if touch.key in ("?", "f1"):
            self._open_help()
        elif self._sheets:
            self._sheets.touch(touch)
        elif touch.kind == "press" and touch.pos is not None:
            self._press(touch, touch.pos)
        elif touch.kind == "key":
            self._key(touch)
        else:
            self._form.touch(touch)
        self._dirty = True
        return True

    def draw(self, canvas: Surface) -> list[Rect] | None:
        if self.stale or self._dirty or self.stage.moving:
            self.stale = self._dirty = False
            self._covered.draw(canvas)
            return None
        return self._covered.draw_changed(canvas)

    @property
    def reading(self) -> str:
        """The board that lies open on top; "" is none."""
        return self._sheets.top

    @property
    def widgets(self) -> Sequence[Widget]:
        """All that can be pressed just now."""
        return self._sheets.widgets if self._sheets else self._form.widgets

    # What is seen.

    def _paint(self, canvas: Surface) -> None:
        self._picture.draw(canvas, None, 0, slot=False)
        self._room.draw_front(canvas)
        self._picture.draw_plates(canvas, {})
        self._form.draw(canvas)
        self._sheets.draw(canvas)

    def _pace(self) -> Pace:
        kept = self._look.preferences
        return Pace(kept.speed, kept.reduced_motion, kept.trick_pause)

    def _wording(self) -> Wording:
        return self._vantage.wording(self.playback.moment.view)

    def _seen(self) -> Seen:
        assert self.stage.view is not None
        assert self.stage.order is not None
        return Seen(self.stage.view, self.stage.order, self._wording(), self.size)

    def _rebuild(self) -> None:
        places = self._vantage.places
        self._picture.place(self._wording())
        close = self._close_button(places.rect("menu"))
        room = room_for_line(places, self._vantage.seats, [close.rect], self.size[0])
        widgets = [*bar(self._look, self.playback, room, self.playing, self._do), close]
        self._form = Form(self._look, widgets, like=self._form)
        self._form.focus_seen = False
        self._dirty = True

    def _close_button(self, corner: Rect) -> Button:
        words = self._look.strings("ui.close")
        place = Rect(0, 0, self._look.lettering.width(words, bold=True) + 20, corner.height)
        place.topright = corner.topright
        return Button(place, words, self._leave, "quiet")

    # What is done.

    def _key(self, touch: Touch) -> None:
        if touch.key == "escape":
            self._leave()
        elif touch.key in BOARD_KEYS:
            self._open(BOARD_KEYS[touch.key])
        elif touch.key in KEYS:
            self._do(KEYS[touch.key])

    def _press(self, touch: Touch, pos: Point) -> None:
        if self._form.touch(touch):
            return
        if self.stage.pile_at(pos):
            self._open(LAST_TRICK)
        elif board := self._picture.board_at(pos):
            self._open(board)
        else:
            self.stage.skip()

    def _do(self, name: str) -> None:
        self.playing = name == "play" and not self.playing and not self.playback.at_end
        match name:
            case "play":
                self._rested = REST
            case "on":
                self._step_on()
            case "back":
                self._go_to(self.playback.at - 1)
            case "back far" | "on far":
                chapter = self.playback.chapter_beside(1 if name == "on far" else -1)
                self._go_to(chapter.at if chapter else self.playback.at)
            case "hand back" | "hand on":
                self._turn(1 if name == "hand on" else -1)
            case "first" | "last":
                self._go_to(0 if name == "first" else self.playback.chapters[-1].at)
            case "go to":
                self._stack.open(GoTo(self._look, self._stack, self.playback, self._show))
            case "score" if self.playback.at_end:
                self.stage.skip()
                self._open(SCORE)
        self._rebuild()

    def _step_on(self) -> None:
        """With its motion; what was still moving is there at once."""
        self._rested = 0.0
        if self.playback.at_end:
            self.playing = False
            return
        while self.stage.skip():
            pass
        self.playback.go_to(self.playback.at + 1)
        self.stage.push(Update(self.playback.at, *self.playback.moment))
        self.playing &= not self.playback.at_end
        self._rebuild()

    def _go_to(self, at: int) -> None:
        self.playback.go_to(at)
        self._show()

    def _turn(self, step: int) -> None:
        hand = self.playback.hand_beside(step)
        if hand is not None:
            self.playback.turn_to(hand)
            self._show()

    def _show(self) -> None:
        """The moment as it is, without any motion."""
        self.stage.settle(self.playback.moment.view)
        self._rebuild()

    def _open_help(self) -> None:
        section = self._wording().section(self.playback.moment.view)
        game, settings = self._vantage.game, self._vantage.settings
        self._stack.open(Help(self._look, self._stack, game, settings, section))

    def _open(self, name: str) -> None:
        self.playing = False
        self._sheets.open(name, self._seen(), focus_seen=True)
        self._rebuild()

    def _under_score(self, view: View) -> tuple[str, str]:
        return ("close", "close") if self.playback.hand_beside(1) is None else ("next", "next_hand")

    def _on_sheet(self, name: str) -> None:
        """A button on a board: the board goes, but for one that opens the rules or another board over it."""
        if name == "help":
            self._open_help()
            return
        if name in BOARD_KEYS.values():
            self._open(name)
            return
        self._sheets.close()
        if name == "next":
            self._turn(1)

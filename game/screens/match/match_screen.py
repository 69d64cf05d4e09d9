"""`MatchScreen`: one guest's match. It wires stage, question and plates, and holds nothing of the table's."""

from collections.abc import Callable, Sequence

from pygame import Rect, Surface

from game.rules.cards import Seat
from game.rules.view import View
from game.screens.look import Look
from game.screens.match.asking import Advise, Asking
from game.screens.match.burst import Burst
from game.screens.match.cheer import Cheer
from game.screens.match.hand_keys import Groups
from game.screens.match.hint_marks import draw_hint_marks
from game.screens.match.motion import Pace
from game.screens.match.news import news
from game.screens.match.open_sheets import BOARD_KEYS, END, LAST_TRICK, SCORE, OpenSheets, Seen
from game.screens.match.question import Question
from game.screens.match.sharing import Sharing, alone
from game.screens.match.stage import Stage
from game.screens.match.table_picture import TablePicture
from game.screens.match.toast import Toast
from game.screens.match.vantage import Vantage
from game.screens.match.words import Wording
from game.screens.room import Covered, Room, room_map
from game.screens.screen import Screen, Size
from game.screens.touches import Point, Touch
from game.screens.widgets import Widget
from game.table.guest import Guest

DONE_BY = {**BOARD_KEYS, "escape": "menu", "i": "hint"}


class MatchScreen(Screen):
    def __init__(
        self,
        look: Look,
        guest: Guest,
        *,
        leave: Callable[[], None],
        again: Callable[[], None],
        help: Callable[[str], None],
        options: Callable[[], None],
        faces: Sequence[str] = (),
        sharing: Sharing | None = None,
        advise: Advise | None = None,
    ) -> None:
        """`guest` has been welcomed. `help` is told the section of the rules that is wanted; `faces` are the
        portraits by seat, if they have been chosen; `advise` gives hints, without it there are none."""
        super().__init__()
        guest.poll()
        assert guest.welcome is not None, "the guest has not been welcomed yet"
        self._look = look
        self._guest, self._help = guest, help
        self.vantage = Vantage(look, guest.welcome, self.size, shared=sharing is not None)
        room = sharing.room if sharing else Room(room_map(look.assets, guest.welcome.game))
        self._sharing = sharing or alone(room, guest.ready)
        self._calls = {"home": leave, "again": again, "options": options, "next": self._sharing.next_hand}
        self._covered = Covered(room, self._paint)
        self.stage = Stage(
            self.vantage.game,
            self.vantage.settings,
            self.vantage.viewer,
            self.vantage.places,
            self._pace(),
            look.sounds.play if self._sharing.leading else lambda name: None,
        )
        self._toast = Toast()
        self._picture: TablePicture | None = None
        self._faces = faces
        self._asking = Asking(look, guest, self.stage, advise, self.vantage.sure_lead)
        self._burst = Burst()
        self._sheets = OpenSheets(
            look, self.vantage.sides, self.vantage.ours, self.vantage.settings.target, self._do
        )
        self._groups = Groups(look, ())
        self._cheer: Cheer | None = None
        self._greeted: View | None = None
        self._told: View | None = None
        """The view whose news have been told."""
        self._followed: tuple[bool, View | None] = (True, None)
        self._hidden = False
        self._dirty = True

    # What every screen does.

    def resized(self, size: Size) -> None:
        self.size = self.vantage.size = size
        self.stage.move_to(self.vantage.places)
        self.repaint()

    def repaint(self) -> None:
        super().repaint()
        seen = self._seen()
        if seen:
            self._sheets.open_anew(seen)
        self._rebuild()

    def update(self, seconds: float) -> None:
        self._guest.poll()
        self.stage.pace = self._pace()
        for update in self._guest.take_updates():
            self.stage.push(update)
            self._asking.told()
            self._rebuild()
        for clause in self._guest.take_refusals():
            self._asking.refused()
            self._say(self._look.strings(f"clause.{clause}"))
            self._look.sounds.play("error")
            self._rebuild()
        self.stage.update(seconds)
        self._asking.update(seconds)
        self._burst.update(seconds)
        if self._sharing.leading:
            self._sharing.room.still = self._look.preferences.reduced_motion
            self._sharing.room.update(seconds)
        self._dirty |= not self._hidden and self._toast.update(seconds)
        if self._cheer:
            self._cheer.update(seconds)
            self._cheer = None if self._cheer.over else self._cheer
            self._dirty = True
        if self._picture and self._picture.update(seconds):
            self._dirty = True
        now = (self.stage.at_rest, self.stage.view)
        if now != self._followed:
            self._followed = now
            self._follow()

    @property
    def moving(self) -> bool:
        return self.stage.moving or self._dirty or self._cheer is not None

    def touch(self, touch: Touch) -> bool:
        if touch.kind == "hover":
            self._dirty = True
            if self._sheets:
                self._sheets.touch(touch)
            else:
                self._groups.touch(touch)
                self._asking.point(touch.pos)
            return True
        self._asking.by_keys = touch.kind == "key"
        before = self.asking and self.asking.chosen
        if touch.key in ("?", "f1"):
            self._do("help")
        elif self._sheets:
            meant = not touch.acts or self._burst.press()
            if meant and not self._sheets.touch(touch):
                self._groups.touch(touch)
        else:
            self._touch_table(touch)
        self._rebuild()
        if self.asking and self.asking.selected and self.asking.chosen != before:
            self._lead_to_confirm(touch)
        return True

    def draw(self, canvas: Surface) -> list[Rect] | None:
        if self.stale or self._dirty or self.stage.moving:
            self.stale = self._dirty = False
            self._covered.draw(canvas)
            if self._cheer and self._cheer.aside:
                canvas.scroll(self._cheer.aside, 0)
            return None
        return self._covered.draw_changed(canvas)

    @property
    def asking(self) -> Question | None:
        """What can be answered just now."""
        return self._asking.now

    @property
    def reading(self) -> str:
        """The board that lies open on top; "" is none."""
        return self._sheets.top

    @property
    def line(self) -> str:
        """What stands above one's hand."""
        return self._toast.words

    def put_away(self) -> str:
        """Closes all boards; which was on top."""
        board = self.reading
        while self._sheets:
            self._sheets.close()
        return board

    def show(self, shown: bool) -> None:
        """Whether anybody sees it just now; nobody needs the buttons of one that is not seen."""
        self._hidden = not shown
        self.repaint()
        if self.asking and self.asking.chosen == (None, 0):
            self._focus_question()

    def turn_to(self, seat: Seat) -> None:
        """Turns the table so that this seat is at the lower edge."""
        self.vantage.bottom = seat
        self.stage.move_to(self.vantage.places)
        self.repaint()

    @property
    def widgets(self) -> Sequence[Widget]:
        """All that can be pressed just now, besides the cards."""
        return self._sheets.widgets if self._sheets else self._groups.widgets

    # What is seen.

    def _paint(self, canvas: Surface) -> None:
        """All that lies over the room."""
        if self._picture:
            framed = self._asking.framed | (0 if self._sheets else self._groups.focused_card)
            self._picture.draw(canvas, self._asking.bright, framed, self._asking.wants_one_card)
        self._sharing.cover(canvas)
        self._sharing.room.draw_front(canvas)
        if self._picture:
            self._picture.draw_plates(canvas, self._sharing.notes())
        self._paint_buttons(canvas)
        self._toast.draw(canvas, self._look, *self.vantage.line_room())
        self._sheets.draw(canvas)
        if self._cheer:
            self._cheer.draw(canvas, self._look)

    def _paint_buttons(self, canvas: Surface) -> None:
        """Under a board nothing has the focus, and what cannot be answered now is not shown."""
        if self._sheets:
            for button in self._corner():
                button.draw(canvas, self._look, focused=False, hovered=False)
            return
        if self._asking.panel:
            self._asking.panel.draw(canvas)
        self._groups.form.draw(canvas)
        draw_hint_marks(canvas, self._look, self._asking, self.stage)

    def _pace(self) -> Pace:
        kept = self._look.preferences
        return Pace(kept.speed, kept.reduced_motion, kept.trick_pause)

    def _say(self, words: str) -> None:
        self._toast.say(words, self._look.preferences.reduced_motion)
        self._dirty = True

    # What may be done.

    def _follow(self) -> None:
        """The stage has come to rest or to another view: offers what is asked there."""
        view = self.stage.view
        if view is None:
            return
        resting = self.stage.at_rest
        if not resting or view.result is None:
            self._sheets.close_result()
        if resting and self._asking.ask(view):
            self._toast.clear(news=False)
            self._look.sounds.play("turn")
            self._burst.appeared()
            self._rebuild()
            self._focus_question()
        if resting and view.result and self._sharing.leading and self._greeted is not view:
            self._greet(view)
        self._tell_news(view)
        self._rebuild()

    def _focus_question(self) -> None:
        if not self._hidden:
            self._groups.focus_first(self._asking.first)
            self._groups.form.focus_seen = self._asking.by_keys

    def _tell_news(self, view: View) -> None:
        words = news(self._told, view, self.vantage.wording(view), public=self._sharing.leading)
        self._told = view
        if words:
            self._toast.say(words, self._look.preferences.reduced_motion, news=True)

    def _greet(self, view: View) -> None:
        """A hand is over: the score sheet, and cheers or a shake."""
        self._greeted = view
        self._cheer = Cheer(view, self.vantage.own_side, self.size, self._look.preferences.reduced_motion)
        self._look.sounds.play("win" if self._cheer.glad else "lose")
        self._burst.appeared()
        self.read(SCORE)

    def _rebuild(self) -> None:
        """The buttons and keys for what may be done just now."""
        view = self.stage.view
        self._dirty = True
        if self._hidden:
            return
        if view is None:
            self._groups = Groups(self._look, [self._corner()], self._groups)
            return
        wording = self.vantage.wording(view)
        if self._picture is None:
            self._picture = TablePicture(self._look, self.vantage, self.stage, self._faces)
        self._picture.place(wording)
        self._asking.lay(self.vantage, wording)
        self._toast.standing = self._standing_words(view, wording)
        panel = self._asking.panel.widgets if self._asking.panel else []
        corner = self._corner()
        in_corner = self._groups.focused_in(corner)
        groups: Sequence[Sequence[Widget]] = [self._asking.keys, panel, corner]
        self._groups = Groups(self._look, groups, self._groups, self._asking.confirm)
        # A focus that lost its place is not shown anywhere else.
        self._groups.form.focus_seen &= self._asking.pending or in_corner

    def _standing_words(self, view: View, wording: Wording) -> str:
        if self._guest.goodbye:
            return self._look.strings(self._guest.goodbye)
        asked = self._asking.words(wording)
        return asked or ("" if self.stage.deals else wording.awaited(view))

    def _corner(self) -> list[Widget]:
        return self.vantage.corner(self._do, hinting=self._asking.can_be_hinted)

    # What is done.

    def _touch_table(self, touch: Touch) -> None:
        if touch.kind == "press" and touch.pos is not None:
            self._press_table(touch, touch.pos)
        elif (touch.acts and self._hurried()) or (touch.device != "pad" and self._asking.type(touch.key)):
            pass
        elif touch.key in DONE_BY:
            self._do(DONE_BY[touch.key])
        elif touch.key in ("pageup", "pagedown"):
            self._asking.turn_page()
        else:
            self._groups.touch(touch)

    def _hurried(self) -> bool:
        """Enter hurries the cards along; with nothing to hurry, to answer or in the focus it does nothing."""
        answers = self._burst.press()
        return self.stage.skip() or not answers or not (self._asking.pending or self._groups.form.focus_seen)

    def _press_table(self, touch: Touch, pos: Point) -> None:
        in_corner = any(widget.rect.collidepoint(pos) for widget in self._corner())
        answers = self._burst.press()
        if not in_corner and (self.stage.skip() or not answers):
            return
        in_panel = self._asking.covers(pos)
        # The box around a card that is turned a little is not the card, so the stage is asked.
        card = None if in_corner or in_panel else self.stage.own_card_at(pos)
        if card is not None:
            self._groups.form.focus_seen = False
            self._asking.touch_card(card)
        elif self._groups.touch(touch) or in_panel:
            pass
        elif self.stage.pile_at(pos):
            self.read(LAST_TRICK)
        elif self._picture and (board := self._picture.board_at(pos)):
            self.read(board)

    def _lead_to_confirm(self, touch: Touch) -> None:
        """A label was selected: what it may bring shall be read, and Enter shall confirm it."""
        self._toast.clear()
        panel, confirm = self._asking.panel, self._asking.confirm
        pressed = touch.key in ("enter", " ") and panel and self._groups.focused_in(panel.answers)
        if touch.kind == "key" and confirm and not pressed:
            self._groups.focus_first([confirm])
            self._groups.form.focus_seen = True

    def _do(self, name: str) -> None:
        """A button that is no answer was pressed."""
        match name:
            case "menu" | "scores" | "last trick" | "auction":
                self.read(name)
            case "help":
                self._help(self._section())
            case "sound":
                self._switch_sound()
            case "hint":
                self._asking.hint()
                self._toast.clear()
            case "close" | "continue":
                self._sheets.close()
            case "end" | "sheet":
                self._sheets.close()
                self.read(END if name == "end" else SCORE)
            case _:
                self._calls[name]()

    def _section(self) -> str:
        """Of the help, what is about this moment."""
        view = self.stage.view
        return self.vantage.wording(view).section(view) if view else ""

    def _switch_sound(self) -> None:
        try:
            self._look.kept.change(sound=not self._look.preferences.sound)
        except OSError as error:
            self._say(self._look.strings("error.not_kept", file=error.filename, reason=error.strerror))

    def read(self, name: str) -> None:
        """Opens the board of this name, if there is anything on it."""
        seen = self._seen()
        if seen:
            self._sheets.open(name, seen, self._asking.by_keys)
            self._dirty = True

    def _seen(self) -> Seen | None:
        view, order = self.stage.view, self.stage.order
        return Seen(view, order, self.vantage.wording(view), self.size) if view and order else None

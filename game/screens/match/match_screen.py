"""`MatchScreen`: one guest's match. It wires stage, question and plates, and holds nothing of the table's.

Law: a choice is offered only for the newest view, once everything before it has been shown; after an act is
sent nothing more is sent until the table has answered.
"""

from collections.abc import Callable, Sequence

from pygame import Rect, Surface

from game.rules.actions import Action
from game.rules.cards import Card
from game.rules.games import GAMES
from game.rules.view import View
from game.screens.look import Look
from game.screens.match.ask_panel import AskPanel
from game.screens.match.cheer import Cheer
from game.screens.match.corner import corner_buttons
from game.screens.match.hand_keys import CardKey, Groups, card_keys
from game.screens.match.motion import Pace
from game.screens.match.open_sheets import AUCTION, END, LAST_TRICK, MENU, SCORE, OpenSheets, Seen
from game.screens.match.places import Places, read_spots, table_map
from game.screens.match.plates import own_side
from game.screens.match.question import Question
from game.screens.match.stage import Stage
from game.screens.match.table_picture import TablePicture
from game.screens.match.toast import Toast
from game.screens.match.words import Wording
from game.screens.room import Room
from game.screens.screen import Screen, Size
from game.screens.touches import Point, Touch
from game.screens.widgets import Widget
from game.table.guest import Guest


class MatchScreen(Screen):
    def __init__(
        self,
        look: Look,
        guest: Guest,
        *,
        leave: Callable[[], None],
        again: Callable[[], None],
        help: Callable[[str, str], None],
        options: Callable[[], None],
    ) -> None:
        """`guest` has been welcomed. `help` is told the game and the section of its rules that is wanted."""
        super().__init__()
        guest.poll()
        assert guest.welcome is not None, "the guest has not been welcomed yet"
        self._look = look
        self._guest = guest
        self._calls = {"home": leave, "again": again, "options": options}
        self._help = help
        self._viewer = guest.welcome.seat
        self._game = GAMES[guest.welcome.game]
        self._settings = guest.welcome.settings
        self._sides = self._game.sides(self._settings)
        seats = sum(map(len, self._sides))
        file = table_map(look.assets, self._game.name, seats)
        self._spots = read_spots(file, seats)
        self._room = Room(file)
        self._seats = seats
        self.stage = Stage(
            self._game, self._settings, self._viewer, self._places(), self._pace(), look.sounds.play
        )
        self._toast = Toast()
        self._picture: TablePicture | None = None
        self._question: Question | None = None
        self._panel: AskPanel | None = None
        self._sheets = OpenSheets(look, self._sides, self._viewer, self._do)
        self._groups = Groups(look, ())
        self._cheer: Cheer | None = None
        self._greeted: View | None = None
        self._sent = False
        self._by_keys = False
        self._keys: list[CardKey] = []
        self._followed: tuple[bool, View | None] = (True, None)
        self._dirty = True

    # What every screen does.

    def resized(self, size: Size) -> None:
        self.size = size
        self.stage.move_to(self._places())
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
            self._sent = False
            self._question = None
            self._rebuild()
        for clause in self._guest.take_refusals():
            self._sent = False
            self._say(self._look.strings(f"clause.{clause}"))
            self._look.sounds.play("error")
            self._rebuild()
        self.stage.update(seconds)
        self._room.still = self._look.preferences.reduced_motion
        self._room.update(seconds)
        self._dirty |= self._toast.update(seconds)
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
            return True
        self._by_keys = touch.kind == "key"
        if self._sheets:
            self._sheets.touch(touch)
        else:
            self._touch_table(touch)
        self._rebuild()
        return True

    def draw(self, canvas: Surface) -> list[Rect] | None:
        if self.stale or self._dirty or self.stage.moving:
            self.stale = self._dirty = False
            self._room.changed(self.size)
            self._paint(canvas)
            if self._cheer and self._cheer.aside:
                canvas.scroll(self._cheer.aside, 0)
            return None
        areas = self._room.changed(self.size)
        for area in areas:
            canvas.set_clip(area)
            self._paint(canvas)
        canvas.set_clip(None)
        return areas

    @property
    def asking(self) -> Question | None:
        """What can be answered just now."""
        newest = self._guest.view is self.stage.view
        return self._question if newest and not self._sent else None

    @property
    def reading(self) -> str:
        """The board that lies open on top; "" is none."""
        return self._sheets.top

    @property
    def line(self) -> str:
        """What stands above one's hand."""
        return self._toast.words

    @property
    def widgets(self) -> Sequence[Widget]:
        """All that can be pressed just now, besides the cards."""
        return self._sheets.widgets if self._sheets else self._groups.widgets

    # What is seen.

    def _paint(self, canvas: Surface) -> None:
        self._room.draw(canvas)
        if self._picture:
            question = self.asking
            slot = question is not None and question.about_cards and not question.choice.several
            self._picture.draw(canvas, question.bright if question else None, slot)
        self._room.draw_front(canvas)
        if self._picture:
            self._picture.draw_plates(canvas)
        places = self._places()
        toast = places.spot("toast")
        self._toast.draw(canvas, self._look, (round(toast.x), round(toast.y)), self.size[0] - 40)
        if self._panel and not self._sheets:
            self._panel.draw(canvas)
        self._groups.form.draw(canvas)
        self._sheets.draw(canvas)
        if self._cheer:
            self._cheer.draw(canvas, self._look)

    def _places(self) -> Places:
        return Places(self._spots, self._seats, self._viewer, self.size)

    def _pace(self) -> Pace:
        kept = self._look.preferences
        return Pace(kept.speed, kept.reduced_motion, kept.trick_pause)

    def _say(self, words: str) -> None:
        self._toast.say(words, self._look.preferences.reduced_motion)
        self._dirty = True

    def _wording(self, view: View) -> Wording:
        return Wording(self._look.strings, self._game.name, view.table.names, self._sides, self._viewer)

    # What may be done.

    def _follow(self) -> None:
        """The stage has come to rest or to another view: offers what is asked there."""
        view = self.stage.view
        if view is None:
            return
        resting = self.stage.at_rest
        if not resting or view.result is None:
            self._sheets.close_result()
        if resting and self._question is None and view.prompt is not None and self._viewer is not None:
            self._question = Question(view.prompt, view.known.holdings[self._viewer])
            self._toast.clear()
            self._look.sounds.play("turn")
            self._rebuild()
            self._groups.focus_first(self._first_group())
            self._groups.form.focus_seen = self._by_keys
        if resting and view.result is not None and self._greeted is not view:
            self._greet(view)
        self._rebuild()

    def _first_group(self) -> Sequence[Widget]:
        if self._panel and self._question and not self._question.about_cards:
            return self._panel.answers
        return [key for key in self._keys if key.bright]

    def _greet(self, view: View) -> None:
        """A hand is over: the score sheet, and cheers or a shake."""
        assert view.result
        self._greeted = view
        own = own_side(self._sides, self._viewer)
        self._cheer = Cheer(view, own, self.size, self._look.preferences.reduced_motion)
        glad = own is None or view.result.points[own] >= max(view.result.points)
        self._look.sounds.play("win" if glad else "lose")
        self._open(SCORE)

    def _rebuild(self) -> None:
        """The buttons and keys for what may be done just now."""
        view = self.stage.view
        self._dirty = True
        places = self._places()
        if view is None:
            self._groups = Groups(self._look, [self._corner(places)], self._groups)
            return
        wording = self._wording(view)
        if self._picture is None:
            self._picture = TablePicture(self._look, self._game, self._settings, self.stage)
        self._picture.place(places, wording, self._viewer)
        question = self.asking
        area = places.rect("panel")
        self._panel = (
            AskPanel(self._look, wording, question, area.midbottom, self._answer) if question else None
        )
        self.stage.raise_cards(self._question.touched if self._question else 0)
        self._toast.standing = self._standing_words(view, wording)
        hand = self.stage.layout(raised=False)
        # They stay while the table considers: a refusal shall find the focus where it was.
        self._keys = card_keys(hand, self._question, self._touch_card) if self._question else []
        panel = self._panel.widgets if self._panel else []
        corner = self._corner(places)
        in_corner = self._groups.focused_in(corner)
        self._groups = Groups(self._look, [self._keys, panel, corner], self._groups)
        # A focus that lost its place is not shown anywhere else.
        self._groups.form.focus_seen &= self._question is not None or in_corner

    def _standing_words(self, view: View, wording: Wording) -> str:
        if self._guest.goodbye:
            return self._look.strings(self._guest.goodbye)
        if self.asking:
            return wording.say(f"ask.{self.asking.prompt.phase}")
        return "" if self.stage.deals else wording.awaited(view)

    def _corner(self, places: Places) -> list[Widget]:
        return corner_buttons(places.rect("menu"), self._look.preferences.sound, self._do)

    # What is done.

    def _touch_table(self, touch: Touch) -> None:
        if touch.kind == "press" and touch.pos is not None:
            self._press_table(touch, touch.pos)
        elif touch.key == "escape":
            self._open(MENU)
        elif (touch.key in ("enter", " ") and self.stage.skip()) or self._type(touch.key):
            pass
        elif touch.key in ("l", "b"):
            self._open(LAST_TRICK if touch.key == "l" else AUCTION)
        elif touch.key in ("pageup", "pagedown"):
            self._turn_page()
        else:
            self._groups.touch(touch)

    def _press_table(self, touch: Touch, pos: Point) -> None:
        in_corner = any(widget.rect.collidepoint(pos) for widget in self._corner(self._places()))
        if not in_corner and self.stage.skip():
            return
        in_panel = self._panel is not None and self._panel.rect.collidepoint(pos)
        # The box around a card that is turned a little is not the card, so the stage is asked.
        card = None if in_corner or in_panel else self.stage.own_card_at(pos)
        if card is not None:
            self._groups.form.focus_seen = False
            self._touch_card(card)
        elif self._groups.touch(touch) or in_panel:
            pass
        elif self.stage.pile_at(pos):
            self._open(LAST_TRICK)
        elif self._picture and self._picture.plate_at(pos):
            self._open(AUCTION)

    def _type(self, key: str) -> bool:
        """A letter or digit; whether it meant anything to the question."""
        question = self.asking
        if question is None:
            return False
        before = question.selected
        action = question.type(key)
        if action:
            self._send(action)
        elif before != question.selected:
            # Enter shall confirm it.
            self._rebuild()
            self._groups.focus_first(self._panel.answers[-1:] if self._panel else ())
        return question.typing or action is not None or before != question.selected

    def _turn_page(self) -> None:
        question = self.asking
        if question and question.prompt.pages:
            question.turn_to((question.page + 1) % len(question.prompt.pages))

    def _touch_card(self, card: Card) -> None:
        question = self.asking
        action = question and (question.touch(card) or question.refusable(card))
        if action:
            self._send(action)

    def _answer(self, name: str) -> None:
        """A button of the question was pressed."""
        question = self.asking
        if question is None:
            return
        if name.startswith("page "):
            question.turn_to(int(name.removeprefix("page ")))
            return
        action = question.confirm() if name == "confirm" else question.press(name)
        if action:
            self._send(action)

    def _send(self, action: Action) -> None:
        self._sent = True
        self._guest.act(action)

    def _do(self, name: str) -> None:
        """A button that is no answer was pressed."""
        match name:
            case "menu":
                self._open(MENU)
            case "help":
                self._help(self._game.name, self.stage.view.public.phase if self.stage.view else "")
            case "sound":
                self._switch_sound()
            case "close" | "continue":
                self._sheets.close()
            case "next":
                self._guest.ready()
            case "end" | "sheet":
                self._sheets.close()
                self._open(END if name == "end" else SCORE)
            case _:
                self._calls[name]()

    def _switch_sound(self) -> None:
        try:
            self._look.kept.change(sound=not self._look.preferences.sound)
        except OSError as error:
            self._say(self._look.strings("error.not_kept", file=error.filename, reason=error.strerror))

    def _open(self, name: str) -> None:
        seen = self._seen()
        if seen:
            self._sheets.open(name, seen, self._by_keys)
            self._dirty = True

    def _seen(self) -> Seen | None:
        view, order = self.stage.view, self.stage.order
        return Seen(view, order, self._wording(view), self.size) if view and order else None

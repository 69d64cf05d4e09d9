"""`Stage`: the cards of one match as one seat sees them, and how they move from one view to the next.

Law: a sprite has a face only where the view, or an event of the update being shown, gave it to this seat.
"""

import math
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from game.rules.cards import EITHER_PACK, SECOND_PACK, Card, CardSet, Seat
from game.rules.events import Event, Moved, Said, hand_of
from game.rules.game import Game
from game.rules.order import Order
from game.rules.settings import Settings
from game.rules.view import View
from game.screens.match.beats import Beat, Shown, beats_of, dealing, settling
from game.screens.match.layout import HEIGHTS, WIDTHS, Layout, lay
from game.screens.match.motion import LIFT, LIFT_HEIGHT, Pace, Pose, at_pace
from game.screens.match.places import Places
from game.screens.match.scene import Scene, after_event, exchanged, scene_of, with_hand
from game.table.claim import LAY_DOWN
from game.table.messages import Update

BEHIND = 2
"""With more updates than this waiting, cards no longer fly; only a complete trick still rests its while."""


class Stage:
    def __init__(
        self,
        game: Game,
        settings: Settings,
        viewer: Seat | None,
        places: Places,
        pace: Pace,
        play_sound: Callable[[str], None],
    ) -> None:
        self._game = game
        self._settings = settings
        self._viewer = viewer
        self._places = places
        self.pace = pace
        self._play_sound = play_sound
        cut = game.cut(settings)
        self._seats = sum(map(len, game.sides(settings)))
        self._dealt = cut.each * self._seats + cut.stock
        self._scene: Scene | None = None
        self._waiting: deque[Update] = deque()
        self._showing: Update | None = None
        self._beats: deque[Beat] = deque()
        self._clock = 0.0
        self._sounded = 0
        self._dealing = False
        self._laid_down = False
        self._raised: CardSet = 0
        self._lifts: dict[Card, float] = {}
        self.view: View | None = None
        """The view that was last made so: what panels should tell."""
        self.order: Order | None = None

    @property
    def at_rest(self) -> bool:
        """Whether everything that happened so far has been shown."""
        return not self._beats and not self._waiting

    @property
    def moving(self) -> bool:
        return not self.at_rest or any(self._lift_goal(card) != lift for card, lift in self._lifts.items())

    @property
    def deals(self) -> bool:
        """Whether the cards of a new hand are just being dealt."""
        return self._dealing and bool(self._beats)

    @property
    def said(self) -> tuple[Said, float] | None:
        """What is being said just now, and since how many seconds."""
        said = self._beats[0].said if self._beats else None
        return (said, self._clock) if said else None

    def push(self, update: Update) -> None:
        """An update to be shown after those before it."""
        self._waiting.append(update)
        self._start_next()

    def settle(self, view: View) -> None:
        """Makes it so at once; nothing is shown on the way."""
        self._beats.clear()
        self._waiting.clear()
        self._showing = None
        self._make_so(view)

    def skip(self) -> bool:
        """Finishes what is moving just now at once; whether anything was."""
        if self._showing is None:
            return False
        self._finish()
        return True

    def move_to(self, places: Places) -> None:
        """The canvas has another size: everything lies where it lies on that one, at once."""
        self._places = places
        if self._showing is not None:
            self._finish()

    def update(self, seconds: float) -> None:
        self._move_lifts(seconds)
        self._clock += seconds
        while self._beats:
            self._sound()
            if self._clock < self._beats[0].length:
                return
            self._clock -= self._beats.popleft().length
            self._sounded = 0
            if not self._beats:
                self._finish()

    def shown(self) -> Iterator[Shown]:
        """Every card to be drawn now, the lowest first."""
        if self._beats:
            yield from self._beats[0].at(self._clock)
        else:
            for sprite in self.layout().values():
                yield Shown(sprite, sprite.pose)

    def layout(self, *, raised: bool = True) -> Layout:
        """Where everything lies at rest; `raised` cards are lifted as far as they are just now."""
        layout = self._lay(self._scene) if self._scene else {}
        return self._raised_in(layout) if raised else layout

    def raise_cards(self, some: CardSet) -> None:
        """Exactly these of one's own cards shall stand out."""
        self._raised = some

    def own(self) -> tuple[Card | None, ...]:
        """The viewer's hand from left to right; None is a card face down."""
        if self._scene is None or self._viewer is None:
            return ()
        return self._scene.hands[self._viewer]

    def strength(self, card: Card) -> int:
        """How strong the card is, as far as the table knows."""
        assert self.order is not None
        return self.order.strength[card & EITHER_PACK]

    def own_card_at(self, pos: tuple[int, int]) -> Card | None:
        """The card of one's own hand at this point. Where it rests counts first: a card that rises under the
        pointer does not leave it."""
        for layout in (self.layout(raised=False), self.layout()):
            for sprite in reversed([each for each in layout.values() if each.own]):
                if _covers(sprite.pose, WIDTHS[sprite.size], HEIGHTS[sprite.size], pos):
                    return sprite.face
        return None

    def pile_at(self, pos: tuple[int, int]) -> bool:
        """Whether tricks that somebody has taken lie there."""
        return any(
            key[0] == "pile" and _covers(sprite.pose, WIDTHS[sprite.size], HEIGHTS[sprite.size], pos)
            for key, sprite in self.layout().items()
        )

    def _lay(self, scene: Scene) -> Layout:
        return lay(scene, self._places, self._viewer)

    def _raised_in(self, layout: Layout) -> Layout:
        if not self._lifts:
            return layout
        ease = LIFT.ease
        raised: Layout = {}
        for key, sprite in layout.items():
            lift = self._lifts.get(sprite.face, 0.0) if sprite.own and sprite.face is not None else 0.0
            up = LIFT_HEIGHT * ease(lift)
            raised[key] = replace(sprite, pose=sprite.pose._replace(y=sprite.pose.y - up)) if lift else sprite
        return raised

    def _lift_goal(self, card: Card) -> float:
        return float(self._raised >> card & 1)

    def _move_lifts(self, seconds: float) -> None:
        if not self._raised and not self._lifts:
            return
        length = at_pace(LIFT, self.pace).length
        step = seconds / length if length else 1.0
        for card in self.own():
            if card is None:
                continue
            now, goal = self._lifts.get(card, 0.0), self._lift_goal(card)
            if now != goal:
                self._lifts[card] = min(goal, now + step) if goal > now else max(goal, now - step)
        self._lifts = {card: lift for card, lift in self._lifts.items() if lift or self._lift_goal(card)}

    def _start_next(self) -> None:
        """Begins to show the next update, if none is being shown."""
        while self._showing is None and self._waiting:
            self._showing = self._waiting.popleft()
            self._beats.extend(beat for beat in self._beats_to(self._showing) if beat.length > 0)
            self._clock, self._sounded = 0.0, 0
            if not self._beats:
                self._finish()

    def _finish(self) -> None:
        update, self._showing = self._showing, None
        self._beats.clear()
        if update:
            self._make_so(update.view)
        self._start_next()

    def _make_so(self, view: View) -> None:
        self.view = view
        self.order = self._game.order(self._settings, view.public, view.known)
        self._scene = scene_of(view, self.order, self._dealt)
        held = 0 if self._viewer is None else view.known.holdings[self._viewer]
        self._lifts = {card: lift for card, lift in self._lifts.items() if held >> card & 1}

    def _beats_to(self, update: Update) -> list[Beat]:
        view = update.view
        final = scene_of(view, self._game.order(self._settings, view.public, view.known), self._dealt)
        self._dealing = self.view is None or self.view.table.number != view.table.number
        self._laid_down &= not self._dealing
        self._laid_down |= any(isinstance(each, Said) and each.action == LAY_DOWN for each in update.events)
        if self._dealing:
            # Nothing of the last hand stays in sight (T-067).
            self.view = view
            # A seat that comes in the middle of a hand sees it as it is.
            fresh = not view.public.trick and not view.public.tricks and not view.public.bids
            deck = self._places.spot("deck")
            pose = Pose(deck.x, deck.y)
            return [dealing(final, view.public.dealer, pose, self._lay, self.pace)] if fresh else []
        assert self._scene is not None, "a view was shown before"
        scene = self._scene = self._with_touched_copies(self._scene, update.events)
        beats: list[Beat] = []
        before = self.layout()
        pace = replace(self.pace, hurried=self._laid_down)
        for event in update.events:
            beats += beats_of(event, scene, before, self._lay, pace)
            scene = after_event(scene, event)
            before = self._lay(scene)
        last = settling(before, self._lay(final), pace)
        if last:
            beats.append(last)
        flies = len(self._waiting) <= BEHIND or self._laid_down
        return beats if flies else [beat for beat in beats if _is_rest(beat)]

    def _with_touched_copies(self, scene: Scene, events: Sequence[Event]) -> Scene:
        """The rules move the lower of two copies, held or not; on the table it is the one touched."""
        if self._viewer is None:
            return scene
        held = scene.hands[self._viewer]
        for event in events:
            if not isinstance(event, Moved) or event.start != hand_of(self._viewer):
                continue
            for card in (each for each in event.cards if each is not None):
                copy = Card(card ^ SECOND_PACK)
                touched = self._raised >> copy & 1 and not self._raised >> card & 1
                if copy in held and (touched or card not in held):
                    held = exchanged(held, card, copy)
                    self._lifts[card] = self._lifts.pop(copy, 0.0)
                if touched:
                    self._raised ^= 1 << card | 1 << copy
        return with_hand(scene, self._viewer, held)

    def _sound(self) -> None:
        sounds = self._beats[0].sounds
        while self._sounded < len(sounds) and sounds[self._sounded][0] <= self._clock:
            self._play_sound(sounds[self._sounded][1])
            self._sounded += 1


def _is_rest(beat: Beat) -> bool:
    return not beat.travels and not beat.shifts and beat.said is None


def _covers(pose: Pose, width: int, height: int, pos: tuple[int, int]) -> bool:
    """Whether a turned card covers the point."""
    turn = math.radians(pose.angle)
    x, y = pos[0] - pose.x, pos[1] - pose.y
    across = x * math.cos(turn) - y * math.sin(turn)
    down = x * math.sin(turn) + y * math.cos(turn)
    return abs(across) <= width / 2 and abs(down) <= height / 2

"""Whole matches of several people at one screen: no frame ever shows a hand that is not held open, or two."""

from collections.abc import Callable
from functools import partial
from random import Random

import pytest

from game.rules.cards import FACE_DOWN, Card, CardSet, Seat, card_set
from game.screens.look import Look
from game.screens.match import table_picture
from game.screens.match.hand_keys import CardKey
from game.screens.shared.devices import LOOK
from game.screens.touches import Device, Hold, Touch
from tests.screens.match.test_whole_match import SHORT
from tests.screens.shared.evening import Evening


class Watcher:
    """Looks at every card that is drawn, and knows who ever held it in this hand."""

    def __init__(self, evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
        self._evening = evening
        self._drawn: set[Card] = set()
        self._held: dict[Seat, CardSet] = {}
        self._hand = -1
        self.opened: set[Seat] = set()
        self.frames = 0
        draw = table_picture.draw_cards

        def watched(canvas, look, shown, *more):  # type: ignore[no-untyped-def]
            shown = list(shown)
            self._drawn |= {each.sprite.face for each in shown if each.sprite.face is not None}
            draw(canvas, look, shown, *more)

        monkeypatch.setattr(table_picture, "draw_cards", watched)
        evening.watch.append(self.look)

    def look(self) -> None:
        """After each frame."""
        drawn, self._drawn = self._drawn - {FACE_DOWN}, set()
        match = self._evening.table.match
        assert match.hand is not None
        if len(match.played) != self._hand:
            self._hand, self._held = len(match.played), {}
        for seat, holding in enumerate(match.hand.secret.holdings):
            self._held[seat] = self._held.get(seat, 0) | holding
        self.frames += 1
        secret = {card for card in drawn if not self._known_to_all() >> card & 1}
        if not secret:
            return
        screen = self._evening.screen
        assert screen.is_open, "cards are shown of a hand that nobody holds open"
        assert all(self._held[screen.seat] >> card & 1 for card in secret), "another hand is shown"
        assert screen.seat in self._evening.company.guests
        self.opened.add(screen.seat)

    def _known_to_all(self) -> CardSet:
        """What an onlooker has been told, and what a hand that is over has shown."""
        view = self._evening.screen.closed._guest.view
        assert view is not None
        tricks = [play.card for trick in view.public.tricks for play in trick.plays]
        known = card_set(tricks + [play.card for play in view.public.trick])
        known |= view.known.stock | view.known.aside
        stage = self._evening.screen.closed.stage.view
        if stage is not None and stage.result is not None:  # the last hand still lies there, all face up
            return (1 << 400) - 1
        for holding in view.known.holdings:
            known |= holding
        return known


def answer(evening: Evening, chance: Random) -> None:
    """The person shown looks, presses something sensible by keys or finger, sometimes twice, and lets go."""
    screen = evening.screen
    evening.key(evening.hold_key)
    for _ in range(6):
        evening.frame(0.1)
    for _ in range(chance.randrange(1, 4)):
        if not screen.is_open or evening.picture.asking is None:
            break
        question = evening.picture.asking
        widgets = [each for each in evening.picture.widgets if each.enabled]
        buttons = [each for each in widgets if not isinstance(each, CardKey)][:-3]
        bright = evening.bright()
        if question.choice.several and question.awake:
            bright = []
        target = (
            chance.choice(bright or buttons)
            if chance.random() < 0.6 or not buttons
            else chance.choice(buttons)
        )
        pos = (target.rect.x + 6, target.rect.centery)
        evening.press(pos)
        if chance.random() < 0.3:
            evening.press(pos)
        for _ in range(8):
            evening.frame(0.1)
    if screen.seat in screen.open:
        evening.key_up(evening.hold_key)
    evening.frame()


@pytest.mark.parametrize("name", SHORT)
def test_in_a_whole_match_of_two_people_and_bots_no_second_hand_is_ever_drawn(
    look: Look, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    players = 5 if name == "pitch" else 4
    look.kept.change(speed=2.0)
    evening = Evening(look, (0, 2), name=name, players=players, **SHORT[name])
    watcher, chance = Watcher(evening, monkeypatch), Random(1)
    for _ in range(3000):
        evening.rest()
        if evening.screen.closed.reading == "end":
            break
        if evening.screen.closed.reading:
            evening.frame(0.5)
            evening.press(evening.screen.closed.widgets[0].rect.center)
            evening.frame()
        else:
            answer(evening, chance)
    assert evening.screen.closed.reading == "end"
    assert watcher.opened == {0, 2}
    assert watcher.frames > 500


Way = Callable[[Evening, Random], None]


def by_keys(evening: Evening, chance: Random) -> None:
    """With no more than one's own half of the keyboard."""
    keys = evening.devices.keys(evening.screen.seat)
    assert keys
    steer = [key for key, way in keys.items() if way != LOOK]
    choose = next(key for key, way in keys.items() if way == "enter")
    evening.key(evening.hold_key)
    evening.frame(0.2)
    evening.frame(0.2)
    for _ in range(chance.randrange(2, 6)):
        evening.key(chance.choice(steer), choose)
        evening.frame(0.1)
    evening.key_up(next(key for key, way in keys.items() if way == LOOK))
    evening.frame()


def by_pad(evening: Evening, chance: Random) -> None:
    """Both pass one pad to and fro, as nobody has claimed it."""
    evening.push(3, "pagedown")
    evening.frame(0.2)
    evening.frame(0.2)
    for _ in range(chance.randrange(2, 6)):
        evening.push(3, chance.choice(["left", "right", "up", "down", "enter"]), "enter")
        evening.frame(0.1)
    evening.push_up(3, "pagedown")
    evening.frame()


def by_sliding(evening: Evening, chance: Random, device: Device) -> None:
    """One finger, or the mouse: down on the curtain, up on what is meant."""
    start = evening.screen.curtain_area.midbottom
    start = (start[0], start[1] - 2)
    evening.press(start, device)
    evening.frame(0.3)
    evening.frame(0.2)
    widgets = [each for each in evening.picture.widgets if each.enabled]
    buttons = [each for each in widgets if not isinstance(each, CardKey)][:-3]
    question = evening.picture.asking
    awake = question is not None and question.choice.several and question.awake
    bright = [] if awake else evening.bright()
    if not bright and not buttons:
        return
    target = chance.choice(buttons if buttons and (not bright or chance.random() < 0.4) else bright)
    pos = (target.rect.x + 6, target.rect.y + 8)
    if device == "mouse":
        evening.screen.touch(Touch("hover", pos, device=device))
    else:
        evening.screen.hold(Hold(False, device, pos))
    evening.frame(0.1)
    evening.lift(pos, device)
    evening.frame(0.5)


WAYS: dict[str, Way] = {
    "keys": by_keys,
    "pad": by_pad,
    "mouse": partial(by_sliding, device="mouse"),
    "finger": partial(by_sliding, device="finger"),
}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", ["five_hundred", "bid_euchre"])
def test_everything_is_possible_by_one_device_alone(look: Look, way: str, name: str) -> None:
    look.kept.change(speed=2.0)
    evening, chance = Evening(look, (0, 2), name=name, **SHORT[name]), Random(2)
    for _ in range(4000):
        evening.rest()
        if evening.screen.closed.reading == "end":
            break
        if evening.screen.closed.reading:
            evening.frame(0.5)
            go_on(evening, way)
        else:
            WAYS[way](evening, chance)
        evening.frame(0.1)
    assert evening.screen.closed.reading == "end"


def go_on(evening: Evening, way: str) -> None:
    """What lies open is put away, or the next hand asked for."""
    closes = evening.screen.closed.reading not in ("score", "end")
    if way == "keys":
        evening.key("escape" if closes else "enter")
    elif way == "pad":
        evening.push(3, "escape" if closes else "enter")
    else:
        evening.press(evening.screen.closed.widgets[0].rect.center)

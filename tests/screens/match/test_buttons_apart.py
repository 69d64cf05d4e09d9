"""No button lies over a card of the trick, another card that is seen, a plate, the corner or the line."""

from collections.abc import Iterator

import pytest
from pygame import Rect

from game.rules.games import GAMES
from game.rules.settings import Settings
from game.rules.view import Standing, View, view_of
from game.screens.look import Look
from game.screens.match.layout import HEIGHTS, WIDTHS
from game.screens.match.toast import line_place
from tests.rules.walks import random_deal, walk
from tests.screens.match.pilot import NAMES
from tests.screens.match.scripted import Scripted
from tests.screens.match.test_whole_match import EVERY_TABLE, HOUSE_RULES
from tests.screens.match.views import SIZES
from tests.screens.without_window import LANGUAGES

TABLES = [*((name, {"players": players}) for name, players in EVERY_TABLE), *HOUSE_RULES]
HANDS = 2
OF_EACH = 3
"""Questions of a kind in a hand: with a trick or without."""


def asked(name: str, rules: Settings) -> Iterator[tuple[int, View]]:
    """What seat 0 is asked in random hands, some of each kind."""
    for number in range(HANDS):
        found: dict[object, int] = {}
        for hand, _, _ in walk(random_deal(GAMES[name], rules, number)):
            if hand.public.turn != 0:
                continue
            kind = hand.prompt().phase, len(hand.public.trick)
            found[kind] = found.get(kind, 0) + 1
            if found[kind] <= OF_EACH:
                players = rules.number("players")
                yield number, view_of(hand, 0, Standing(NAMES[:players], (True,) * players, number))


def lie_apart(seated: Scripted, look: Look) -> bool:
    screen = seated.screen
    panel, places, seats = screen._asking.panel, screen.vantage.places, screen.vantage.seats
    if panel is None or not panel.widgets:
        return True
    assert screen.asking
    boxes = [widget.rect for widget in panel.widgets]
    line = line_place(look, screen._toast.standing, *screen.vantage.line_room())
    apart = [line, *(button.rect for button in screen._corner())]
    apart += [places.rect(f"plate {seat}").inflate(2, 2) for seat in range(seats)]
    for key, sprite in screen.stage.layout().items():
        # In the middle a grid or a row may lie over what is face down, but never over a face.
        if sprite.face is not None or key[0] == "down":
            box = Rect(0, 0, WIDTHS[sprite.size], HEIGHTS[sprite.size])
            box.center = round(sprite.pose.x), round(sprite.pose.y)
            apart.append(box)
    inside = Rect((0, 0), screen.size)
    return all(inside.contains(box) and box.collidelist(apart) == -1 for box in boxes)


@pytest.mark.parametrize(("name", "chosen"), TABLES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_button_lies_over_what_shall_be_seen(
    look: Look, name: str, chosen: dict[str, object], language: str
) -> None:
    look.kept.change(reduced_motion=True, speed=2.0, language=language)
    rules = GAMES[name].check(chosen)
    seated = Scripted(look, game=name, rules=rules)
    for _, view in asked(name, rules):
        seated.show(view)
        question = seated.screen.asking
        assert question
        for card in (None, *(key.card for key in seated.screen._asking.keys if key.bright)):
            if card is not None and not question.choice.several:
                question.touch(card)
            for size in SIZES:
                for large_text in (False, True):
                    look.kept.change(large_text=large_text)
                    seated.screen.resized(size)
                    assert lie_apart(seated, look), (view.prompt, question.chosen, size, large_text)
            if question.choice.several or not question.asked_labels:
                break


def test_from_the_hand_the_downward_arrow_leads_to_the_buttons_beside_it(look: Look) -> None:
    """With a pad there is no other way to a button that stands beside a trick."""
    rules = GAMES["bid_euchre"].check({"revoke": "penalised"})
    seated = Scripted(look, game="bid_euchre", rules=rules)
    seated.show(next(view for _, view in asked("bid_euchre", rules) if view.public.trick))
    seated.key("right", "down", "enter", "enter")
    assert seated.sent() == ["call revoke"]

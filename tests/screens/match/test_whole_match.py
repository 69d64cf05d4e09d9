"""A whole match on the screen without a window: by pointer, by keys, and with no more than a pad has."""

from random import Random

import pytest

from game.bots.levels import NORMAL
from game.rules.games import GAMES
from game.screens.look import Look
from game.screens.match.asking import DOUBLE
from game.screens.match.burst import CALM
from game.screens.match.hand_keys import CardKey
from tests.screens.match.pilot import Seated, bright, visible

SHORT: dict[str, dict[str, object]] = {
    "five_hundred": {"target": 120},
    "bid_euchre": {"target": 8},
    "sheepshead": {"hands": 2},
    "pitch": {},
}
"""Rules by which a match is over soon."""
EVERY_TABLE = [(name, players) for name in SHORT for players in GAMES[name].settings[0].values]
HOUSE_RULES: list[tuple[str, dict[str, object]]] = [
    ("bid_euchre", {"decks": 2, "joker": True, "ask_cards": 3, "revoke": "penalised", "ace_no_face": True}),
    ("sheepshead", {"players": 5, "under": True, "no_pick": "doubler", "doublers": "stack"}),
    ("sheepshead", {"players": 6, "partner": "jack", "no_pick": "forced", "double_on_bump": True}),
    ("pitch", {"players": 4, "partners": True, "smudge": True, "all_pass": "redeal"}),
]


def seated_at(look: Look, name: str, seed: int, **chosen: object) -> Seated:
    return Seated(look, seed=seed, name=name, level=NORMAL, **SHORT[name], **chosen)


def answer_by_pointer(seated: Seated, chance: Random) -> None:
    """One sensible press, not in the same breath as the one before."""
    seated.frame(DOUBLE)
    buttons = [each for each in seated.screen.widgets if each.enabled and not isinstance(each, CardKey)]
    answers = buttons[:-4]  # the last four are the buttons in the corner
    cards = bright(seated)
    if seated.screen.asking and seated.screen.asking.choice.several and seated.screen.asking.awake:
        cards = []
    if answers and (not cards or chance.random() < 0.5):
        seated.press(chance.choice(answers).rect.center)
    elif cards:
        seated.press(visible(seated, chance.choice(cards).card))


@pytest.mark.parametrize(("name", "players"), EVERY_TABLE)
def test_a_match_is_played_to_its_end_by_pointer(look: Look, name: str, players: int) -> None:
    play_by_pointer(look, seated_at(look, name, players, players=players), Random(players))


@pytest.mark.parametrize(("name", "chosen"), HOUSE_RULES)
def test_a_match_by_house_rules_is_played_to_its_end_by_pointer(
    look: Look, name: str, chosen: dict[str, object]
) -> None:
    play_by_pointer(look, seated_at(look, name, 2, **chosen), Random(2))


def play_by_pointer(look: Look, seated: Seated, chance: Random) -> None:
    for _ in range(8000):
        seated.rest()
        if seated.screen.reading == "end":
            break
        if seated.screen.reading:
            seated.frame(CALM)
            seated.press(seated.screen.widgets[0].rect.center)
        else:
            answer_by_pointer(seated, chance)
        seated.frame()
    assert seated.table.match.winners is not None
    assert seated.screen.reading == "end"
    seated.press_button(look.strings("match.again"))
    seated.press_button(look.strings("match.home"))
    assert seated.calls == ["again", "leave"]


def focus_is_in_sight(seated: Seated) -> bool:
    """Whether the focus, if one is shown, lies on something that is seen and may be pressed."""
    screen = seated.screen
    form = screen._sheets._open[-1][2].form if screen.reading else screen._groups.form
    if not form.focus_seen:
        return True
    focused = form.widgets[form.focus]
    inside = seated.canvas.get_rect().inflate(2, 2).contains(focused.rect)
    return inside and focused.enabled and focused in screen.widgets


SOME_TABLES = [
    *(("five_hundred", players) for players in (2, 4, 5)),
    *(("bid_euchre", 4), ("sheepshead", 4), ("sheepshead", 5), ("pitch", 7)),
]


@pytest.mark.parametrize(("name", "players"), SOME_TABLES)
def test_a_match_is_played_to_its_end_by_keys_alone(look: Look, name: str, players: int) -> None:
    seated, chance = seated_at(look, name, 3, players=players), Random(1)
    for _ in range(12000):
        seated.rest()
        assert focus_is_in_sight(seated)
        if seated.screen.reading == "end":
            break
        question = seated.screen.asking
        if seated.screen.reading:
            seated.key("enter")
        elif question and question.choice.several and question.awake:
            seated.key("tab", "enter")
        elif question and question.about_cards and question.choice.touchable & ~question.touched:
            seated.key(chance.choice(["left", "right", "right", "tab"]), chance.choice(["up", "enter"]))
        else:
            seated.key(chance.choice(["left", "right", "down", "up", "enter", "enter", "tab", "p", "8", "h"]))
        if seated.screen.reading == "menu":
            seated.key("escape")
        seated.frame()
    assert seated.screen.reading == "end"
    seated.key("enter", "enter")
    assert seated.calls[-1] == "again"


@pytest.mark.parametrize(("name", "players"), SOME_TABLES)
def test_a_match_is_played_to_its_end_with_no_more_than_a_pad_has(
    look: Look, name: str, players: int
) -> None:
    seated, chance = seated_at(look, name, 3, players=players), Random(1)
    for _ in range(12000):
        seated.rest()
        if seated.screen.reading == "end":
            break
        if seated.screen.reading:
            seated.key("escape" if seated.screen.reading == "menu" else "enter")
        else:
            seated.key(chance.choice(["left", "right", "right", "down", "up", "enter", "enter"]))
        seated.frame()
    assert seated.screen.reading == "end"

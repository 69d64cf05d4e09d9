"""What is told and asked lies apart from plates, corner and cards, however large the letters are."""

from functools import partial

import pytest
from pygame import Rect

from game.screens.look import Look
from game.screens.match.ask_panel import AskPanel
from game.screens.match.corner import corner_buttons
from game.screens.match.free_room import in_middle, room_for_buttons, room_for_line
from game.screens.match.layout import held_area
from game.screens.match.motion import LIFT_HEIGHT
from game.screens.match.question import Question
from game.screens.match.toast import line_place
from game.screens.match.words import Wording
from tests.rules.walks import random_deal
from tests.screens.match.test_words import NAMES, TEAMS
from tests.screens.match.views import FIVE_HUNDRED, SIZES, places
from tests.screens.match.views import settings as chosen
from tests.screens.without_window import LANGUAGES

PROMPT = random_deal(FIVE_HUNDRED, chosen(4, blind_misere=False, sans_kitty=True), 1).open().prompt()
"""The largest grid there is, and a stake for every bid."""


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("large_text", [False, True])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 4, 7])
def test_the_line_and_the_buttons_cover_nothing_whatever_is_selected(
    look: Look, players: int, language: str, large_text: bool, size: tuple[int, int]
) -> None:
    look.kept.change(language=language, large_text=large_text)
    words = Wording(look.strings, "five_hundred", NAMES, TEAMS, 0)
    table = places(players, 0, size)
    corner = [button.rect for button in corner_buttons(table.rect("menu"), True, lambda name: None)]
    middle, width = room_for_line(table, players, corner, size[0])
    told = [words.say("ask.auction"), *(words.stake(fact) for _, fact in PROMPT.stakes)]
    lines = [line_place(look, each, middle, width) for each in told]
    room = room_for_buttons(table, players, lines)
    panel = AskPanel(look, words, Question(PROMPT, 0), partial(in_middle, room), lambda name: None)
    plates = [table.rect(f"plate {seat}") for seat in range(players)]
    hand = held_area(table.spot("hand 0"), 10)
    for line in lines:
        assert Rect((0, 0), size).contains(line)
        assert line.collidelist([*plates, *corner]) == -1
        assert line.bottom <= hand.top - LIFT_HEIGHT + 4
        assert line.collidelist([widget.rect for widget in panel.widgets]) == -1
    assert panel.rect.collidelist(plates) == -1

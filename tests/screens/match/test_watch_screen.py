"""A match watched on the screen, by keys, pad and pointer: it shows what was, and nothing else."""

from dataclasses import replace
from itertools import combinations

import pytest
from pygame import Rect, Surface

from game.rules.cards import cards
from game.screens.help import Help
from game.screens.look import Look
from game.screens.match.go_to import GoTo
from game.screens.match.watch_bar import PAUSE
from game.screens.match.watch_screen import WatchScreen
from game.screens.touches import Touch
from game.screens.widgets import Button
from game.table.match import Match
from tests.screens.without_window import LANGUAGES, SIZES, Screens
from tests.table.matches import dealt_by, played_by_chance, said

TABLES = [
    ("five_hundred", 2),
    ("five_hundred", 6),
    ("bid_euchre", 4),
    ("sheepshead", 3),
    ("sheepshead", 5),
    ("pitch", 7),
]


class Watched:
    """A match being watched."""

    def __init__(self, look: Look, match: Match, hand: int = 0) -> None:
        self.left = 0
        self.screens = Screens()
        self.screen = WatchScreen(look, self.screens, match, hand, leave=self._leave)
        self.screens.open(self.screen)
        self.canvas = Surface((640, 360)).convert()

    def _leave(self) -> None:
        self.left += 1

    def keys(self, *names: str) -> None:
        for name in names:
            self.screens.lying[-1].touch(Touch("key", key=name, device="keys"))

    def press(self, words: str) -> None:
        top = self.screens.lying[-1]
        widgets = top.widgets if isinstance(top, WatchScreen) else top._form.widgets  # type: ignore[attr-defined]
        button = next(each for each in widgets if isinstance(each, Button) and each.text == words)
        assert button.enabled
        top.touch(Touch("press", button.rect.center, device="finger"))

    def frames(self, seconds: float) -> None:
        for _ in range(round(seconds / 0.05)):
            self.screen.update(0.05)
            self.screen.draw(self.canvas)

    def words(self) -> list[str]:
        return [each.text for each in self.screen.widgets if isinstance(each, Button)]

    @property
    def at(self) -> int:
        return self.screen.playback.at


def match_at(game: str = "five_hundred", players: int = 4, hands: int = 3) -> Match:
    return played_by_chance(seed=5, hands=hands, game=game, players=players)


@pytest.fixture
def watched(look: Look) -> Watched:
    return Watched(look, played_by_chance(seed=5, hands=3, target=9000))


def test_steps_lead_forth_and_back_through_every_moment(watched: Watched) -> None:
    shown = []
    while not watched.screen.playback.at_end:
        watched.keys("right")
        watched.frames(0.1)
        shown.append(watched.at)
    assert shown == list(range(1, len(shown) + 1))
    for at in reversed(shown):
        assert watched.at == at
        watched.keys("left")
    assert watched.at == 0


def test_the_stage_comes_to_what_the_moment_says(watched: Watched) -> None:
    for _ in range(30):
        watched.keys("right")
        watched.frames(3)
        assert watched.screen.stage.at_rest
        assert watched.screen.stage.view == watched.screen.playback.moment.view


def test_a_step_back_is_shown_at_once(watched: Watched) -> None:
    watched.keys("right", "right", "left")
    assert watched.screen.stage.at_rest
    assert watched.screen.stage.view == watched.screen.playback.moment.view


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_every_card_shows_its_face_but_in_the_piles(look: Look, game: str, players: int) -> None:
    watched = Watched(look, match_at(game, players, hands=1))
    while True:
        known = watched.screen.playback.moment.view.known
        faces = {each.sprite.face for each in watched.screen.stage.shown()}
        for heap in (*known.holdings, known.stock, known.aside):
            assert set(cards(heap)) <= faces
        downs = [key for key, each in watched.screen.stage.layout().items() if each.face is None]
        assert {key[0] for key in downs} <= {"pile"}
        if watched.screen.playback.at_end:
            return
        watched.keys("right", "right")
        watched.screen.stage.skip()


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_no_face_flies_that_is_not_at_its_start_or_end(look: Look, game: str, players: int) -> None:
    """No card is seen twice, and none that was not dealt, at any frame of the play."""
    watched = Watched(look, match_at(game, players, hands=1))
    dealt = watched.screen.playback.match.played[0].dealt
    every_card = dealt.stock
    for holding in dealt.holdings:
        every_card |= holding
    watched.keys("enter")
    for _ in range(400):
        watched.frames(0.1)
        faces = [each.sprite.face for each in watched.screen.stage.shown() if each.sprite.face is not None]
        assert len(faces) == len(set(faces))
        assert all(every_card >> face & 1 for face in faces)


def test_it_plays_to_the_end_of_the_hand_and_stops_there(watched: Watched) -> None:
    watched.keys("enter")
    assert PAUSE in watched.words()
    for _ in range(400):
        watched.frames(1)
        if not watched.screen.playing:
            break
    watched.frames(3)
    assert watched.screen.playback.at_end
    assert watched.screen.playback.hand == 0
    assert PAUSE not in watched.words()


def test_it_stops_where_it_is_told_to(watched: Watched) -> None:
    watched.keys("enter")
    watched.frames(4)
    watched.keys("enter")
    at = watched.at
    assert at > 0
    watched.frames(4)
    assert watched.at == at


def test_tricks_hands_and_ends_are_a_key_away(watched: Watched) -> None:
    playback = watched.screen.playback
    watched.keys("pagedown", "pagedown", "pagedown")
    assert playback.at in {each.at for each in playback.chapters}
    watched.keys("end")
    assert playback.at_end
    watched.keys("down")
    assert (playback.hand, playback.at) == (1, 0)
    watched.keys("up", "home")
    assert (playback.hand, playback.at) == (0, 0)


def test_it_can_be_gone_to_any_chapter_and_hand_by_finger(watched: Watched) -> None:
    playback = watched.screen.playback
    watched.press("As dealt")
    assert isinstance(watched.screens.lying[-1], GoTo)
    watched.press("Trick 7 of 10")
    assert watched.screens.lying == [watched.screen]
    assert playback.chapter.trick == 7
    assert len(playback.moment.view.public.tricks) == 6
    assert watched.screen.stage.view == playback.moment.view
    watched.press("Trick 7 of 10")
    watched.press("▶|")
    watched.press("▶|")
    assert (playback.hand, playback.at) == (2, 0)
    watched.press("The end")
    assert playback.at_end
    assert playback.hand == 2


def test_the_board_to_go_elsewhere_works_by_keys_and_goes_by_escape(watched: Watched) -> None:
    watched.keys("tab", "down", "down", "enter")
    assert watched.screens.lying == [watched.screen]
    assert watched.at > 0
    watched.keys("tab", "escape")
    assert watched.screens.lying == [watched.screen]
    assert watched.left == 0


def test_the_last_trick_the_auction_and_the_score_can_be_read(watched: Watched) -> None:
    watched.keys("s")
    assert watched.screen.reading == ""
    watched.keys("end", "l")
    assert watched.screen.reading == "last trick"
    watched.keys("escape", "b")
    assert watched.screen.reading == "auction"
    watched.keys("escape", "s")
    assert watched.screen.reading == "score"
    watched.keys("enter")
    assert watched.screen.reading == ""
    assert (watched.screen.playback.hand, watched.at) == (1, 0)


def test_the_score_goes_by_escape_too(watched: Watched) -> None:
    watched.keys("end", "s", "escape")
    assert watched.screen.reading == ""
    assert watched.screen.playback.at_end


def test_escape_and_the_button_leave(watched: Watched) -> None:
    watched.keys("escape")
    watched.press("Close")
    assert watched.left == 2


def test_everything_a_pad_has_is_enough(watched: Watched) -> None:
    """Cross, A, B and the shoulders: see `pads`."""
    playback = watched.screen.playback
    watched.keys("right", "pagedown", "left", "pageup", "down", "enter")
    assert playback.hand == 1
    assert watched.screen.playing
    watched.keys("escape")
    assert watched.left == 1


def test_of_a_match_that_goes_on_no_card_of_the_hand_under_way_is_shown(look: Look) -> None:
    over = said(dealt_by(3), "pass", "pass", "pass", "pass")
    assert over.last is not None
    watched = Watched(look, over.deal(over.last.dealt, 0), hand=1)
    assert watched.screen.playback.hand == 0
    watched.keys("end", "down", "pagedown", "tab", "pagedown", "escape")
    assert watched.screen.playback.hand == 0
    assert "▶|" in [
        each.text for each in watched.screen.widgets if isinstance(each, Button) and not each.enabled
    ]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [2, 4, 6])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("large", [False, True])
def test_nothing_to_press_covers_another_or_lies_outside(
    look: Look, size: tuple[int, int], players: int, language: str, large: bool
) -> None:
    look.kept.change(language=language, large_text=large)
    watched = Watched(look, match_at(players=players, hands=1))
    for at in (0, 3, 999):
        watched.screen.playback.go_to(at)
        watched.screen.resized(size)
        rects = [each.rect for each in watched.screen.widgets]
        assert all(Rect((0, 0), size).contains(each) for each in rects)
        assert not any(one.colliderect(other) for one, other in combinations(rects, 2))
        for each in watched.screen.widgets:
            if isinstance(each, Button):
                assert look.lettering.width(each.text, each.size, each.bold) <= each.rect.width - 4
    watched.keys("tab")
    board = watched.screens.lying[-1]
    board.resized(size)
    rects = [each.rect for each in board._form.widgets]  # type: ignore[attr-defined]
    assert all(Rect((0, 0), size).contains(each) for each in rects)
    assert not any(one.colliderect(other) for one, other in combinations(rects, 2))


def test_in_urdu_chapters_go_from_right_to_left_and_time_on_the_bar_as_ever(look: Look) -> None:
    look.kept.change(language="ur")
    watched = Watched(look, played_by_chance(seed=5, hands=3, target=9000))
    bar = [each.rect.x for each in watched.screen.widgets[:7]]
    assert bar == sorted(bar)
    watched.keys("tab")
    board = watched.screens.lying[-1]
    assert isinstance(board, GoTo)
    chapters = [each.rect.x for each in board._form.widgets[: len(watched.screen.playback.chapters)]]
    assert chapters == sorted(chapters, reverse=True)
    watched.press("▶|")
    assert watched.screen.playback.hand == 1


def test_words_follow_the_language_at_once(watched: Watched, look: Look) -> None:
    look.kept.change(language="cs")
    watched.screen.repaint()
    assert "Po rozdání" in watched.words()
    assert watched.at == 0


def test_a_name_of_a_thousand_letters_is_drawn_in_its_place_and_in_time(look: Look) -> None:
    match = played_by_chance(seed=5, hands=1)
    odd = ("n" * 1000, "a\u202eb\x00c", "\U0001f0cf", "\ud800")
    watched = Watched(look, replace(match, names=odd))
    watched.frames(0.2)
    watched.keys("end")
    watched.frames(0.2)


def test_under_the_score_of_the_last_hand_nothing_leads_on(look: Look) -> None:
    watched = Watched(look, played_by_chance(seed=5, hands=2, target=9000))
    watched.keys("end", "s")
    assert "Next hand" in watched.words()
    watched.keys("enter", "end", "s")
    assert "Next hand" not in watched.words()
    watched.press("Close")
    assert watched.screen.reading == ""
    assert watched.screen.playback.hand == 1


def test_the_rules_can_be_read_at_any_moment(watched: Watched) -> None:
    watched.keys("?")
    assert isinstance(watched.screens.lying[-1], Help)
    watched.keys("escape", "end", "s", "f1")
    assert isinstance(watched.screens.lying[-1], Help)
    watched.keys("escape")
    assert watched.screen.reading == "score"

"""The bar under a table that is watched: to and fro, on and off, where one is and where else one may go."""

from collections.abc import Callable
from functools import partial

from pygame import Rect

from game.screens.look import Look
from game.screens.match.playback import Playback
from game.screens.touches import Point
from game.screens.widgets import Button, Widget
from game.table.watching import Chapter

HEIGHT = 24
ARROW, GAP = 28, 2
SIGNS = {
    "hand back": "|◀",
    "back far": "◀◀",
    "back": "←",
    "play": "▶",
    "on": "→",
    "on far": "▶▶",
    "hand on": "▶|",
}
PAUSE = "| |"
"""In the place of the sign for playing while it plays."""


def bar(
    look: Look, playback: Playback, room: tuple[Point, int], playing: bool, act: Callable[[str], None]
) -> list[Widget]:
    """From left to right, as time goes here in every language; `room` is the middle of its lower edge and how
    wide it may be. `act` is told the names of SIGNS, ``go to`` and ``score``."""
    middle, width = room
    able = {
        "hand back": playback.hand_beside(-1) is not None,
        "back far": playback.at > 0,
        "back": playback.at > 0,
        "play": not playback.at_end,
        "on": not playback.at_end,
        "on far": not playback.at_end,
        "hand on": playback.hand_beside(1) is not None,
    }
    score = look.strings("match.score")
    score_width = look.lettering.width(score, bold=True) + 16
    left_over = width - len(SIGNS) * (ARROW + GAP) - score_width - GAP
    words = chapter_words(look, playback.chapter, playback.tricks)
    size = look.text_size if look.lettering.width(words, look.text_size, True) + 12 <= left_over else 1
    words_width = min(left_over, max(110, look.lettering.width(words, size, True) + 12))
    whole = len(SIGNS) * (ARROW + GAP) + words_width + GAP + score_width
    left, top = middle[0] - whole // 2, middle[1] - HEIGHT + 8
    widgets: list[Widget] = []
    for name, sign in SIGNS.items():
        playing_now = name == "play" and playing
        style = "gold" if name == "play" else "plain"
        place = Rect(left, top, ARROW, HEIGHT)
        shown = PAUSE if playing_now else sign
        widgets.append(Button(place, shown, partial(act, name), style, enabled=able[name] or playing_now))
        left += ARROW + GAP
    place = Rect(left, top, words_width, HEIGHT)
    shown = look.lettering.fit(words, words_width - 8, size, True)
    widgets.append(Button(place, shown, partial(act, "go to"), "quiet", size=size))
    place = Rect(place.right + GAP, top, score_width, HEIGHT)
    widgets.append(Button(place, score, partial(act, "score"), "quiet", enabled=playback.at_end))
    return widgets


def chapter_words(look: Look, chapter: Chapter, tricks: int) -> str:
    if chapter.stage == "trick":
        return look.strings("watch.trick", trick=chapter.trick, tricks=tricks)
    return look.strings(f"watch.{chapter.stage}")

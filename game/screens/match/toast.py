"""The line above one's hand: what is asked or awaited, what a choice may bring, or for a moment some news or
why something could not be done."""

from pygame import Rect, Surface

from game.screens.look import Look
from game.screens.panels import panel
from game.screens.touches import Point

IN, STAY, OUT = 0.14, 1.8, 0.2
REDUCED_STAY = 2.2
NEWS_STAY = 3.0
HEIGHT = 16
RISE = 6
MOST_LINES = 2
"""In large letters."""


def letters(look: Look, words: str, width: int) -> int:
    """How large words of that much room are written: what is long is small, lest it hide the trick."""
    lines = look.lettering.wrap(words, width - 24, look.text_size)
    return look.text_size if len(lines) <= MOST_LINES else 1


def line_place(look: Look, words: str, middle: Point, width: int) -> Rect:
    """Where the words lie: in as many lines as they need, the last of them at that point."""
    size = letters(look, words, width)
    lines = look.lettering.wrap(words, width - 24, size)
    wide = max(look.lettering.width(each, size) for each in lines) + 24
    place = Rect(0, 0, wide, look.scaled(HEIGHT) + look.lettering.height(size) * (len(lines) - 1))
    place.midbottom = (middle[0], middle[1] + HEIGHT // 2)
    return place


class Toast:
    def __init__(self) -> None:
        self.standing = ""
        """What is shown as long as nothing else is."""
        self._passing = ""
        self._age = 0.0
        self._reduced = False
        self._news = False

    def say(self, words: str, reduced: bool, *, news: bool = False) -> None:
        """Shows this for a moment: why something was refused, or news of the game."""
        self._passing, self._age, self._reduced, self._news = words, 0.0, reduced, news

    def clear(self, *, news: bool = True) -> None:
        """Takes away what is shown for a moment; without `news` only a refusal."""
        if news or not self._news:
            self._passing = ""

    @property
    def words(self) -> str:
        """What is shown just now."""
        return self._passing or self.standing

    def update(self, seconds: float) -> bool:
        """Whether it looks different now."""
        if not self._passing:
            return False
        self._age += seconds
        if self._age >= self._length:
            self._passing = ""
        return True

    def draw(self, canvas: Surface, look: Look, middle: Point, width: int) -> None:
        if not self.words:
            return
        size = letters(look, self.words, width)
        place = line_place(look, self.words, middle, width)
        ground, ink = "night", "gold2"
        if self._passing:
            place.y -= self._sunk()
            ground, ink = "dusk" if self._news else "red0", "white"
        panel(canvas, look.theme, place, ground, light=None, radius=8)
        for number, words in enumerate(look.lettering.wrap(self.words, width - 24, size)):
            line = (place.centerx, place.y + look.scaled(HEIGHT) // 2 + look.lettering.height(size) * number)
            look.lettering.draw(canvas, words, line, ink, anchor="center", size=size)

    @property
    def _length(self) -> float:
        if self._reduced:
            return REDUCED_STAY if not self._news else NEWS_STAY
        return IN + (NEWS_STAY if self._news else STAY) + OUT

    def _sunk(self) -> int:
        """How far it still has to come up, or has gone."""
        if self._reduced:
            return 0
        if self._age < IN:
            return round(-RISE * (1 - self._age / IN))
        left = self._length - self._age
        return round(-RISE * (1 - left / OUT)) if left < OUT else 0

"""The line above one's hand: what is asked or awaited, or for a moment why something could not be done."""

from pygame import Rect, Surface

from game.screens.look import Look
from game.screens.panels import panel

IN, STAY, OUT = 0.14, 1.8, 0.2
REDUCED_STAY = 2.2
HEIGHT = 16
RISE = 6


class Toast:
    def __init__(self) -> None:
        self.standing = ""
        """What is shown as long as nothing else is."""
        self._passing = ""
        self._age = 0.0
        self._reduced = False

    def say(self, words: str, reduced: bool) -> None:
        """Shows this for a moment."""
        self._passing, self._age, self._reduced = words, 0.0, reduced

    def clear(self) -> None:
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
        if self._age >= (REDUCED_STAY if self._reduced else IN + STAY + OUT):
            self._passing = ""
        return True

    def draw(self, canvas: Surface, look: Look, middle: tuple[int, int], width: int) -> None:
        if not self.words:
            return
        size = look.text_size
        line = look.lettering.line * size
        lines = look.lettering.wrap(self.words, width - 24, size)
        wide = max(look.lettering.width(words, size) for words in lines) + 24
        height = HEIGHT * size + line * (len(lines) - 1)
        place = Rect(0, 0, wide, height)
        place.midbottom = (middle[0], middle[1] + HEIGHT // 2 - (self._sunk() if self._passing else 0))
        panel(canvas, look.theme, place, "red0" if self._passing else "night", light=None, radius=8)
        for number, words in enumerate(lines):
            look.lettering.draw(
                canvas,
                words,
                (place.centerx, place.y + HEIGHT * size // 2 + line * number),
                "white" if self._passing else "gold2",
                anchor="center",
                size=size,
            )

    def _sunk(self) -> int:
        """How far it still has to come up, or has gone."""
        if self._reduced:
            return 0
        if self._age < IN:
            return round(-RISE * (1 - self._age / IN))
        left = IN + STAY + OUT - self._age
        return round(-RISE * (1 - left / OUT)) if left < OUT else 0

"""`Look`: all that a screen draws and speaks with, handed to every screen."""

from dataclasses import dataclass, replace
from pathlib import Path

from game.device.preferences import Preferences, PreferencesFile
from game.device.strings import ENGLISH, BadStrings, Sentence, Strings
from game.screens.lettering import Lettering
from game.screens.mirror import Mirror
from game.screens.pictures import Pictures
from game.screens.sounds import Sounds
from game.screens.theme import Theme

PLAIN_LINE = 13
"""Height of a line of our own font: what lengths are given for."""


@dataclass(frozen=True, slots=True)
class Look:
    theme: Theme
    pictures: Pictures
    lettering: Lettering
    mirror: Mirror
    sounds: Sounds
    strings: Strings
    kept: PreferencesFile
    assets: Path

    @property
    def preferences(self) -> Preferences:
        """Those in force at this moment."""
        return self.kept.now

    @property
    def text_size(self) -> int:
        """The size of text for reading: larger for those who want it large, and larger than captions where
        these would be too fine to be read at length."""
        return 1 + self.kept.now.large_text + self.lettering.rtl

    @property
    def more(self) -> int:
        """How much higher the least lines of text are than those of our own font."""
        return self.lettering.height() - PLAIN_LINE

    def scaled(self, length: int, size: int | None = None) -> int:
        """A length that belongs to text of this size, or else to text for reading: longer as its lines are
        higher than those of our own font."""
        return length * self.lettering.height(size or self.text_size) // PLAIN_LINE


def make_look(assets: Path, kept: PreferencesFile) -> Look:
    """Loads everything; needs an open display. Raises BadAsset, or BadStrings for English. A language kept
    that cannot be spoken is told of in `kept.warnings`, and English stands in."""
    theme = Theme(assets)
    pictures, lettering = Pictures(assets), Lettering(assets, theme)
    look = Look(
        theme=theme,
        pictures=pictures,
        lettering=lettering,
        mirror=Mirror(lettering, pictures),
        sounds=Sounds(assets),
        strings=Strings(assets / "strings"),
        kept=kept,
        assets=assets,
    )

    def follow() -> None:
        look.strings.speak(kept.now.language)
        look.lettering.rtl = look.strings.rtl
        look.lettering.four_colours = kept.now.four_colours
        look.sounds.volume = kept.now.loudness

    try:
        follow()
    except BadStrings as error:
        kept.warnings.append(Sentence("error.preferences.language", {"reason": error}))
        kept.now = replace(kept.now, language=ENGLISH)
        follow()
    kept.on_change.append(follow)
    return look

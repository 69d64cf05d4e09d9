"""`Look`: all that a screen draws and speaks with, handed to every screen."""

from dataclasses import dataclass
from pathlib import Path

from game.device.preferences import Preferences, PreferencesFile
from game.device.strings import Strings
from game.screens.lettering import Lettering
from game.screens.pictures import Pictures
from game.screens.sounds import Sounds
from game.screens.theme import Theme


@dataclass(frozen=True, slots=True)
class Look:
    theme: Theme
    pictures: Pictures
    lettering: Lettering
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
        """The size of text for reading: 2 for those who want it large."""
        return 2 if self.kept.now.large_text else 1


def make_look(assets: Path, kept: PreferencesFile) -> Look:
    """Loads everything; needs an open display. Raises BadAsset or BadStrings."""
    theme = Theme(assets)
    look = Look(
        theme=theme,
        pictures=Pictures(assets),
        lettering=Lettering(assets, theme),
        sounds=Sounds(assets),
        strings=Strings(assets / "strings"),
        kept=kept,
        assets=assets,
    )

    def follow() -> None:
        look.strings.speak(kept.now.language)
        look.lettering.four_colours = kept.now.four_colours
        look.sounds.volume = kept.now.loudness

    follow()
    kept.on_change.append(follow)
    return look

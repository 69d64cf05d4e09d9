"""The colours of the house by name, as assets/palette.toml writes them."""

from pathlib import Path

from pygame import Color

from game.screens.assets import BadAsset, read_toml


class Theme:
    def __init__(self, assets: Path) -> None:
        """Raises BadAsset."""
        self._file = assets / "palette.toml"
        written = read_toml(self._file)
        self._colours = {name: self._colour(name, code) for name, code in written.items()}

    def _colour(self, name: str, code: object) -> Color:
        if isinstance(code, str) and len(code) == 6:
            try:
                return Color("#" + code)
            except ValueError:
                pass
        raise BadAsset(self._file, name, f"{code!r} is not a colour of six hexadecimal digits")

    def __getitem__(self, name: str) -> Color:
        try:
            return self._colours[name]
        except KeyError:
            raise BadAsset(self._file, name, "no such colour") from None

"""Every text a player reads, by key, in the language chosen; English stands in where a language has none."""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from string import Formatter

ENGLISH = "en"


class BadStrings(ValueError):
    """A file of strings that cannot be used; the message names file, key and reason."""


class Strings:
    def __init__(self, folder: Path, language: str = ENGLISH) -> None:
        """Raises BadStrings, also for a sentence with a placeholder that the English one has not."""
        self._folder = folder
        self._english = _read(folder / f"{ENGLISH}.toml")
        self.speak(language)

    def speak(self, language: str) -> None:
        """Changes the language; one that has no file is English. Raises BadStrings."""
        file = self._folder / f"{language}.toml"
        if language == ENGLISH or not file.is_file():
            self.language, self._own = ENGLISH, {}
            return
        own = _read(file)
        for key, sentence in own.items():
            strange = _placeholders(sentence) - _placeholders(self._english.get(key, sentence))
            if strange:
                raise BadStrings(f"{file}: {key}: English has no {{{sorted(strange)[0]}}}")
        self.language, self._own = language, own

    def languages(self) -> tuple[str, ...]:
        """Every language that has a file."""
        return tuple(sorted(file.stem for file in self._folder.glob("*.toml")))

    def __contains__(self, key: str) -> bool:
        return key in self._own or key in self._english

    def __call__(self, key: str, **words: object) -> str:
        """The sentence with its placeholders filled; the key in brackets if English lacks it."""
        sentence = self._own.get(key) or self._english.get(key)
        if sentence is None:
            return f"[{key}]"
        counted = {name: _Number(word) if type(word) is int else word for name, word in words.items()}
        return sentence.format_map(counted)


class _Number(int):
    """A number that can tell which form of a word goes with it."""

    def __format__(self, spec: str) -> str:
        """``trick/tricks``: for 1 and for all others; ``zdvih/zdvihy/zdvihů``: for 1, for 2 to 4 and for all
        others."""
        one, *others = spec.split("/")
        if not others:
            return super().__format__(spec)
        if abs(self) == 1:
            return one
        return others[0] if 2 <= abs(self) <= 4 else others[-1]


def _read(file: Path) -> dict[str, str]:
    """The file's sentences by dotted key."""
    try:
        content = tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadStrings(f"{file}: {error.strerror or error}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadStrings(f"{file}: {error}") from None
    sentences: dict[str, str] = {}
    _flatten(file, "", content, sentences)
    for key, sentence in sentences.items():
        try:
            _placeholders(sentence)
        except ValueError as error:
            raise BadStrings(f"{file}: {key}: {error}") from None
    return sentences


def _flatten(file: Path, prefix: str, table: Mapping[str, object], into: dict[str, str]) -> None:
    for key, value in table.items():
        if isinstance(value, dict):
            _flatten(file, f"{prefix}{key}.", value, into)
        elif isinstance(value, str):
            into[prefix + key] = value
        else:
            raise BadStrings(f"{file}: {prefix}{key}: must be a text, not {value!r}")


def _placeholders(sentence: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(sentence) if name is not None}

"""Every text a player reads, by key, in the language chosen."""

import tomllib
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from string import Formatter

ENGLISH = "en"
RIGHT_TO_LEFT = ("sd", "ur")
LEFT_TO_RIGHT, LEFTWARDS = "\N{LEFT-TO-RIGHT ISOLATE}", "\N{RIGHT-TO-LEFT ISOLATE}"
POP = "\N{POP DIRECTIONAL ISOLATE}"


class BadStrings(ValueError):
    """A file of strings that cannot be used; the message names file, key and reason."""


class Strings:
    def __init__(self, folder: Path, language: str = ENGLISH) -> None:
        """Raises BadStrings, also for a placeholder that the English sentence has not. A sentence that is
        missing is said in English."""
        self._folder = folder
        self._english = _read(folder / f"{ENGLISH}.toml")
        self.speak(language)

    def speak(self, language: str) -> None:
        """Changes the language; one that has no file is English. Raises BadStrings, and then nothing has
        changed."""
        if language == ENGLISH or language not in self.languages():
            self.language, self._own = ENGLISH, self._english
            return
        file = self._folder / f"{language}.toml"
        own = _read(file)
        for key, sentence in own.items():
            strange = _placeholders(sentence) - _placeholders(self._english.get(key, sentence))
            if strange:
                raise BadStrings(f"{file}: {key}: English has no {{{sorted(strange)[0]}}}")
        self.language, self._own = language, self._english | own

    @property
    def rtl(self) -> bool:
        """Whether the language is read from right to left."""
        return self.language in RIGHT_TO_LEFT

    def languages(self) -> tuple[str, ...]:
        """Every language that has a file."""
        return tuple(sorted(file.stem for file in self._folder.glob("*.toml")))

    def __contains__(self, key: str) -> bool:
        return key in self._own

    def __call__(self, key: str, /, **words: object) -> str:
        """The sentence with its placeholders filled; the key in brackets if there is none."""
        if key not in self._own:
            return f"[{key}]"
        return self._own[key].format_map({name: self._apart(word) for name, word in words.items()})

    def _apart(self, word: object) -> object:
        """A word that may be written the other way than the sentence stands in it as one thing."""
        if type(word) is int:
            return _NumberApart(word) if self.rtl else _Number(word)
        return isolated(str(word)) if self.rtl or goes_left(str(word)) else word


@dataclass(frozen=True, slots=True)
class Sentence:
    """What is to be said, in whatever language is spoken when it is."""

    key: str
    words: Mapping[str, object] = field(default_factory=dict)
    """For its placeholders; some may be sentences themselves."""

    def said(self, strings: Strings) -> str:
        words = {
            name: word.said(strings) if isinstance(word, Sentence) else word
            for name, word in self.words.items()
        }
        return strings(self.key, **words)


def isolated(text: str) -> str:
    """The text as one thing within a sentence: its letters and what stands beside them leave each other
    alone. It is read from right to left as soon as anything in it is: `7♠` and a word after it."""
    return (LEFTWARDS if goes_left(text) else LEFT_TO_RIGHT) + text + POP


def goes_left(text: str) -> bool:
    """Whether anything in the text is written from right to left."""
    return not text.isascii() and any(unicodedata.bidirectional(letter) in ("R", "AL") for letter in text)


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


class _NumberApart(_Number):
    """One that stands in a sentence read from right to left."""

    def __format__(self, spec: str) -> str:
        return super().__format__(spec) if spec else isolated(str(int(self)))


def _read(file: Path) -> dict[str, str]:
    """The file's sentences by dotted key."""
    try:
        content = tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadStrings(f"{file}: {error.strerror or error}") from None
    except UnicodeDecodeError as error:
        line = error.object.count(b"\n", 0, error.start) + 1
        raise BadStrings(f"{file}: line {line}: not UTF-8") from None
    except tomllib.TOMLDecodeError as error:
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
    """With whatever shall be done to them, but for the forms of a word that a number chooses from."""
    return {
        name + ("!" + how if how else "") + (":" + form if form and "/" not in form else "")
        for _, name, form, how in Formatter().parse(sentence)
        if name is not None
    }

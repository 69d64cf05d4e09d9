"""The words a player reads: complete in every language, fitting what the games ask and tell, and drawable."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from string import Formatter

import pytest

from game.device.folders import assets_folder
from game.rules.actions import split
from game.rules.games import GAMES
from game.rules.hand import Hand
from game.rules.prompt import Words
from game.rules.settings import Value
from game.screens.presets import presets_of
from game.table.record import from_json

ASSETS = assets_folder()
LANGUAGES = sorted(file.stem for file in (ASSETS / "strings").glob("*.toml"))
CASES = Path(__file__).parents[1] / "rules" / "cases"

CLAUSES = "20 21 22 23 24 25 26 27 28 29 30 32 33 34 40 41 50 51 52 54 55 56 57"
"""The clauses of Five Hundred that can refuse an action."""
LONGEST_REASON = 90
LONGEST_BUTTON = 18
LONGEST_CHIP = 6

HELP_LINE = re.compile(r"#{1,2} \S.*|- \S.*|\|.*\||[^#|\s-].*|")
"""The part of Markdown that the help screen draws: headings, lists, tables, paragraphs of one line."""


def sentences(language: str) -> dict[str, str]:
    """The sentences of a language by dotted key."""
    content = tomllib.loads((ASSETS / "strings" / f"{language}.toml").read_text(encoding="utf-8"))
    return dict(flat("", content))


def flat(prefix: str, table: dict[str, object]) -> Iterator[tuple[str, str]]:
    for key, value in table.items():
        if isinstance(value, dict):
            yield from flat(f"{prefix}{key}.", value)
        else:
            assert isinstance(value, str), prefix + key
            yield prefix + key, value


def placeholders(sentence: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(sentence) if name is not None}


def help_pages(language: str) -> dict[str, str]:
    folder = ASSETS / "help" / language
    return {page.stem: page.read_text(encoding="utf-8") for page in folder.glob("*.md")}


ENGLISH = sentences("en")

in_every_language = pytest.mark.parametrize("language", LANGUAGES)
for_every_game = pytest.mark.parametrize("game", GAMES)


@in_every_language
def test_every_language_has_the_sentences_of_english_and_no_others(language: str) -> None:
    own = sentences(language)
    assert [f"{language}.toml: {key}: missing" for key in ENGLISH if key not in own] == []
    assert [f"{language}.toml: {key}: not in English" for key in own if key not in ENGLISH] == []


@in_every_language
def test_every_sentence_has_the_placeholders_of_the_english_one(language: str) -> None:
    for key, sentence in sentences(language).items():
        assert placeholders(sentence) == placeholders(ENGLISH[key]), f"{language}.toml: {key}"


@in_every_language
def test_a_word_that_a_number_bends_has_as_many_forms_as_the_language(language: str) -> None:
    forms = {"en": 2, "cs": 3, "ur": 2, "sd": 2}[language]
    for key, sentence in sentences(language).items():
        bent = [spec for _, _, spec, _ in Formatter().parse(sentence) if spec]
        assert all(len(spec.split("/")) == forms for spec in bent), key


@in_every_language
def test_no_sentence_is_empty_or_padded(language: str) -> None:
    for key, sentence in sentences(language).items():
        assert sentence, key
        assert sentence == sentence.strip(), key


@in_every_language
def test_every_clause_that_refuses_has_a_short_reason(language: str) -> None:
    own = sentences(language)
    for number in CLAUSES.split():
        assert 0 < len(own[f"clause.500-{number}"]) <= LONGEST_REASON, number


@in_every_language
@for_every_game
def test_buttons_and_chips_are_short(language: str, game: str) -> None:
    for key, sentence in sentences(language).items():
        words = re.sub(r"\{\w+\}", "", sentence)
        if key.startswith(f"{game}.do."):
            assert len(words) <= LONGEST_BUTTON, key
        if key.startswith(f"{game}.said."):
            assert len(words.strip()) <= LONGEST_CHIP, key


@for_every_game
def test_every_setting_has_a_name_a_sentence_and_words_for_its_values(game: str) -> None:
    for setting in GAMES[game].settings:
        assert f"{game}.setting.{setting.key}" in ENGLISH
        assert ENGLISH[f"{game}.setting_help.{setting.key}"].endswith(".")
        for value in setting.values:
            if value is None or isinstance(value, str):
                assert f"{game}.value.{setting.key}.{word_of(value)}" in ENGLISH


@for_every_game
def test_every_preset_has_a_name_and_a_sentence_and_none_is_named_that_does_not_exist(game: str) -> None:
    keys = {preset.key for preset in presets_of(ASSETS, GAMES[game])}
    for table in ("preset", "preset_help"):
        stem = f"{game}.{table}."
        assert {key.removeprefix(stem) for key in ENGLISH if key.startswith(stem)} == keys
    assert all(ENGLISH[f"{game}.preset_help.{key}"].endswith(".") for key in keys)


@for_every_game
def test_no_setting_or_value_is_named_that_does_not_exist(game: str) -> None:
    known = {setting.key: setting for setting in GAMES[game].settings}
    for key in ENGLISH:
        owner, _, rest = key.partition(".")
        table, _, rest = rest.partition(".")
        setting, _, value = rest.partition(".")
        if owner == game and table in {"setting", "setting_help", "value"}:
            assert setting in known, key
            if table == "value":
                allowed = {word_of(each) for each in known[setting].values}
                assert value in allowed or known[setting].allows(int(value)), key


def word_of(value: Value) -> str:
    return "null" if value is None else str(value)


@for_every_game
def test_whatever_a_game_asks_or_tells_in_its_cases_has_a_sentence(game: str) -> None:
    for hand in positions(game):
        for fact in hand.facts():
            assert_fits(f"{game}.fact.{fact.key}", fact.words)
            if f"{game}.notice.{fact.key}" in ENGLISH:
                assert_fits(f"{game}.notice.{fact.key}", fact.words)
        result = hand.result()
        if result is not None:
            for line in result.lines:
                assert_fits(f"{game}.line.{line.key}", line.words)
            continue
        prompt, seat = hand.prompt(), hand.public.turn
        assert seat is not None
        assert f"{game}.ask.{prompt.phase}" in ENGLISH
        assert placeholders(ENGLISH[f"{game}.wait.{hand.public.phase}"]) == {"seat"}
        for _, stake in prompt.stakes:
            assert_fits(f"{game}.stake.{stake.key}", stake.words)
        for page in prompt.pages:
            assert f"{game}.page.{page.name}" in ENGLISH
        for label in {split(action, hand.secret.holdings[seat])[0] for action in prompt.actions}:
            assert has_button_text(game, label), label


def assert_fits(key: str, words: Words) -> None:
    """There is such a sentence, and it asks for no word that it is not given."""
    assert placeholders(ENGLISH[key]) <= {name for name, _ in words}, key


def has_button_text(game: str, label: str) -> bool:
    """Bids of a number of tricks are shown as they are; a verb serves for all cards that may follow it."""
    verb = label.partition(" ")[0]
    return (
        f"{game}.do.{label}" in ENGLISH
        or placeholders(ENGLISH.get(f"{game}.do.{verb}", "")) == {"card"}
        or re.match(r"bid \d", label) is not None
    )


def positions(game: str) -> Iterator[Hand]:
    """Every position of the game's cases."""
    for line in (CASES / f"{game}.jsonl").read_text(encoding="utf-8").splitlines():
        record = from_json(line)
        scores = record.scores
        for recorded in record.hands:
            hand = record.game.open_hand(record.settings, scores, recorded.dealer, recorded.dealt)
            yield hand
            for _, action in recorded.actions:
                hand = hand.after(action).hand
                yield hand
            result = hand.result()
            scores = scores if result is None else result.scores


@in_every_language
@for_every_game
def test_every_game_has_a_help_page_with_the_english_headings_in_number(language: str, game: str) -> None:
    headings = [line for line in help_pages(language)[game].splitlines() if line.startswith("#")]
    english = [line for line in help_pages("en")[game].splitlines() if line.startswith("#")]
    assert [line.count("#") for line in headings] == [line.count("#") for line in english]
    assert len(headings) > 1


@in_every_language
@for_every_game
def test_a_help_page_holds_only_what_the_help_screen_draws(language: str, game: str) -> None:
    for line in help_pages(language)[game].splitlines():
        assert HELP_LINE.fullmatch(line), line
        assert line.count("**") % 2 == 0, line


@in_every_language
@for_every_game
def test_every_number_of_the_english_help_page_stands_in_the_others(language: str, game: str) -> None:
    def numbers(page: str) -> list[str]:
        return sorted(re.findall(r"\d+", page))

    assert numbers(help_pages(language)[game]) == numbers(help_pages("en")[game])


@in_every_language
@for_every_game
def test_the_help_page_explains_every_setting_by_its_name(language: str, game: str) -> None:
    page = help_pages(language)[game]
    for key, name in sentences(language).items():
        if key.startswith(f"{game}.setting."):
            assert f"- **{name}:**" in page, key


@in_every_language
def test_a_year_has_twelve_months(language: str) -> None:
    assert len(sentences(language)["hall.months"].split(", ")) == 12

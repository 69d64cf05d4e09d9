"""Text in Arabic script: shaped, in order, measured as it is drawn; and no letter that cannot be drawn."""

import pygame
import pytest
from pygame import Rect, Surface

from game.device.folders import assets_folder
from game.device.preferences import PreferencesFile
from game.screens.bidi import is_seen
from game.screens.kufi import RIGHT_TO_LEFT
from game.screens.lettering import Lettering
from game.screens.look import Look, make_look
from tests.screens.without_window import LANGUAGES

SENTENCE = "آپ کی باری: 10♥ یا زیادہ بولیں، ورنہ -140 پوائنٹ۔"


@pytest.fixture
def urdu(look: Look) -> Lettering:
    look.kept.change(language="ur")
    return look.lettering


def drawn(lettering: Lettering, text: str, **more: object) -> Rect:
    """Where there is any colour."""
    canvas = Surface((700, 100), pygame.SRCALPHA)
    lettering.draw(canvas, text, (100, 40), shadow=None, **more)  # type: ignore[arg-type]
    return canvas.get_bounding_rect()


def picture(lettering: Lettering, text: str, **more: object) -> bytes:
    canvas = Surface((400, 60), pygame.SRCALPHA)
    lettering.draw(canvas, text, (10, 20), shadow=None, **more)  # type: ignore[arg-type]
    return pygame.image.tobytes(canvas, "RGBA")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_letter_is_missing(look: Look, language: str) -> None:
    texts = [(assets_folder() / "strings" / f"{language}.toml").read_text(encoding="utf-8")]
    texts += [file.read_text(encoding="utf-8") for file in (assets_folder() / "help" / language).glob("*.md")]
    letters = {letter for letter in "".join(texts) if is_seen(letter)}
    lettering = look.lettering
    has = lettering._pixel_font.has, lettering._kufi._has
    assert sorted(letter for letter in letters if not any(known(letter) for known in has)) == []


@pytest.mark.parametrize("size", [1, 2, 3])
def test_a_line_is_as_wide_and_as_high_as_it_says(urdu: Lettering, size: int) -> None:
    seen = drawn(urdu, SENTENCE, size=size)
    assert seen.left + 2 >= 100
    assert seen.right <= 100 + urdu.width(SENTENCE, size) + 2
    assert seen.width > urdu.width(SENTENCE, size) - 12
    assert seen.top + 1 >= 40
    assert seen.bottom <= 40 + urdu.height(size) + 1


def test_letters_are_joined(urdu: Lettering) -> None:
    apart = sum(urdu.width(letter) for letter in "بببب")
    assert urdu.width("بببب") < apart


def test_wrapped_lines_fit_and_lose_nothing(urdu: Lettering) -> None:
    for width in (80, 120, 300):
        lines = urdu.wrap(SENTENCE, width, 2)
        assert all(urdu.width(line, 2) <= width for line in lines)
        assert " ".join(lines) == SENTENCE


def test_a_name_too_long_is_cut_with_dots(urdu: Lettering) -> None:
    cut = urdu.fit("محمد عبدالرحمٰن قریشی", 70)
    assert cut.endswith("…")
    assert urdu.width(cut) <= 70
    assert urdu.fit("n" * 1000, 70).startswith("nnn")


def test_numbers_cards_and_names_read_from_left_to_right(urdu: Lettering) -> None:
    """Within a sentence each looks as it does alone, whatever stands beside it."""
    for atom in ("-140", "10♥", "Anna"):
        alone = pygame.image.frombytes(picture(urdu, RIGHT_TO_LEFT + atom), (400, 60), "RGBA")
        within = pygame.image.frombytes(picture(urdu, f"ا {atom} ب"), (400, 60), "RGBA")
        sought = pygame.mask.from_surface(alone.subsurface(alone.get_bounding_rect()), 127)
        found = pygame.mask.from_surface(within, 127)
        top = alone.get_bounding_rect().top
        assert any(found.overlap_area(sought, (left, top)) == sought.count() for left in range(10, 200)), atom


def test_a_line_for_the_mirror_is_its_own_mirror_image(urdu: Lettering) -> None:
    canvas, other = Surface((300, 40), pygame.SRCALPHA), Surface((300, 40), pygame.SRCALPHA)
    place = urdu.draw(canvas, SENTENCE[:20], (100, 5))
    urdu.mirrored = True
    urdu.draw(other, SENTENCE[:20], (300 - place.right, 5))
    urdu.mirrored = False
    assert pygame.image.tobytes(pygame.transform.flip(other, True, False), "RGBA") == pygame.image.tobytes(
        canvas, "RGBA"
    )


@pytest.mark.parametrize("text", ["\x00\x07", "\u202e\u2066", "\ud800", "🎉漢", "\u0654", "ا" * 1000, ""])
@pytest.mark.parametrize("language", ["en", "ur"])
def test_nothing_anybody_may_write_is_trouble(look: Look, language: str, text: str) -> None:
    look.kept.change(language=language)
    for words in (text, f"ab {text} 12", f"اب {text} 12"):
        look.lettering.draw(Surface((100, 40)), look.lettering.fit(words, 80), (0, 0))
        assert look.lettering.wrap(words, 80)


def test_an_urdu_name_is_shaped_in_english_too(look: Look) -> None:
    assert look.lettering.width("آمنہ") < 4 * look.lettering.width("?") + 20
    assert drawn(look.lettering, "آمنہ").width > 15


def test_reading_text_has_sixteen_pixels_and_captions_fourteen(look: Look) -> None:
    look.kept.change(language="sd")
    assert (look.text_size, look.lettering.height(2)) == (2, 23)
    look.kept.change(large_text=True)
    assert look.text_size == 3


def test_a_language_that_cannot_be_spoken_is_told_of_and_english_stands_in(look: Look) -> None:
    kept = PreferencesFile(look.kept.file.with_name("other.toml"))
    kept.change(language="ur")
    assets = look.kept.file.parent / "assets"
    assets.mkdir()
    for each in assets_folder().iterdir():
        if each.name != "strings":
            (assets / each.name).symlink_to(each)
    (assets / "strings").mkdir()
    english = (assets_folder() / "strings" / "en.toml").read_text(encoding="utf-8")
    (assets / "strings" / "en.toml").write_text(english, encoding="utf-8")
    (assets / "strings" / "ur.toml").write_text('[ui]\nok = "ٹھیک {name}"\n', encoding="utf-8")
    spoken = make_look(assets, kept)
    assert (spoken.strings.language, spoken.lettering.rtl, kept.now.language) == ("en", False, "en")
    assert len(kept.warnings) == 1
    told = kept.warnings[0].said(spoken.strings)
    assert "ur.toml: ui.ok: English has no {name}" in told
    assert "English stands in" in told

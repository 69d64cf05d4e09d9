"""Text in the pixel font."""

from pathlib import Path

import pygame
import pytest
from pygame import Surface

from game.screens.assets import BadAsset
from game.screens.lettering import KEPT_LINES, Ground, Lettering
from game.screens.look import Look

SENTENCE = "Příliš žluťoučký kůň úpěl ďábelské ódy, and the joker took the last trick of all."


@pytest.fixture
def lettering(look: Look) -> Lettering:
    return look.lettering


def ground() -> Surface:
    canvas = Surface((400, 60)).convert()
    canvas.fill("black")
    return canvas


def colours(canvas: Surface) -> set[tuple[int, ...]]:
    return {
        tuple(canvas.get_at((x, y)))[:3]
        for x in range(canvas.get_width())
        for y in range(canvas.get_height())
    }


def named(look: Look, *names: str) -> set[tuple[int, ...]]:
    return {tuple(look.theme[name])[:3] for name in names}


def test_a_line_is_as_wide_as_it_says(lettering: Lettering) -> None:
    for size in (1, 2):
        for bold in (False, True):
            canvas = ground()
            place = lettering.draw(canvas, "Žofie 8♥", (20, 10), bold=bold, size=size)
            assert place.width >= lettering.width("Žofie 8♥", size, bold)
            seen = pygame.mask.from_threshold(canvas, "black", (1, 1, 1, 255))
            seen.invert()
            drawn = seen.get_bounding_rects()[0].unionall(seen.get_bounding_rects())
            assert drawn.left >= 20
            assert drawn.right <= 20 + lettering.width("Žofie 8♥", size, bold) + 1


def test_doubled_text_is_twice_as_wide(lettering: Lettering) -> None:
    assert lettering.width("Trick", 2) == 2 * lettering.width("Trick")


@pytest.mark.parametrize("anchor", ["topleft", "center", "midright", "bottomright"])
def test_text_hangs_by_its_anchor(lettering: Lettering, anchor: str) -> None:
    place = lettering.draw(ground(), "Hello", (100, 30), anchor=anchor, shadow=None)  # type: ignore[arg-type]
    whole = pygame.Rect(0, 0, lettering.width("Hello"), lettering.height())
    setattr(whole, anchor, (100, 30))
    assert place.topleft == whole.topleft


@pytest.mark.parametrize(
    ("on", "four", "names"),
    [
        ("dark", True, ("paper", "felt4", "blue2", "red2")),
        ("dark", False, ("paper", "red2")),
        ("paper", True, ("ink", "leaf", "blue1", "red2")),
        ("paper", False, ("ink", "red2")),
    ],
)
def test_suits_have_colours_fit_for_the_ground(
    look: Look, on: Ground, four: bool, names: tuple[str, ...]
) -> None:
    canvas = ground()
    look.lettering.four_colours = four
    look.lettering.draw(canvas, "♠♣♦♥", (0, 0), "gold2", shadow=None, on=on)
    assert colours(canvas) == named(look, *names) | {(0, 0, 0)}


def test_a_change_to_two_colours_shows_at_once(look: Look) -> None:
    look.kept.change(four_colours=False)
    canvas = ground()
    look.lettering.draw(canvas, "♦", (0, 0), shadow=None)
    assert colours(canvas) == named(look, "red2") | {(0, 0, 0)}


def test_a_shadow_has_its_colour(look: Look) -> None:
    canvas = ground()
    look.lettering.draw(canvas, "Hello", (0, 0), "paper", shadow="red0")
    assert colours(canvas) == named(look, "paper", "red0") | {(0, 0, 0)}


def test_no_line_ends_with_a_word_of_one_small_letter(lettering: Lettering) -> None:
    sentence = "Hraje se v tichu a s rozvahou, A♠ i K♠"
    for width in range(90, 260, 3):
        lines = lettering.wrap(sentence, width)
        assert " ".join(lines) == sentence
        assert not any(line.split(" ")[-1] in ("v", "a", "s", "i") for line in lines)


def test_wrapped_lines_fit_and_lose_nothing(lettering: Lettering) -> None:
    for width in (60, 100, 200):
        lines = lettering.wrap(SENTENCE, width)
        assert all(lettering.width(line) <= width for line in lines)
        assert " ".join(lines) == SENTENCE


def test_a_word_wider_than_the_line_is_broken(lettering: Lettering) -> None:
    lines = lettering.wrap("a Donaudampfschifffahrt b", 50)
    assert all(lettering.width(line) <= 50 for line in lines)
    assert "".join(lines).replace(" ", "") == "aDonaudampfschifffahrtb"


def test_line_ends_in_a_text_are_kept(lettering: Lettering) -> None:
    assert lettering.wrap("one\ntwo three", 500) == ["one", "two three"]


def test_a_name_too_long_is_cut_with_dots(lettering: Lettering) -> None:
    assert lettering.fit("Anna", 100) == "Anna"
    cut = lettering.fit("Bartholomew the Elder", 60)
    assert cut.endswith("…")
    assert lettering.width(cut) <= 60


def test_bold_keeps_letters_open(lettering: Lettering) -> None:
    """An m whose gaps were filled would be a blot."""
    canvas = ground()
    lettering.draw(canvas, "m", (0, 0), "white", bold=True, shadow=None)
    feet = [tuple(canvas.get_at((x, 9)))[:3] == (255, 255, 255) for x in range(6)]
    assert feet.count(False) >= 2


def test_a_letter_the_font_lacks_is_a_question_mark(lettering: Lettering) -> None:
    assert lettering.width("漢") == lettering.width("?")


def test_drawn_lines_are_kept_but_not_for_ever(lettering: Lettering) -> None:
    canvas = ground()
    for number in range(KEPT_LINES + 50):
        lettering.draw(canvas, f"line {number}", (0, 0))
    assert len(lettering._kept) == KEPT_LINES


@pytest.mark.parametrize(
    "content",
    [
        '{"line": 13}',
        '{"line": 13, "glyphs": {"?": [0, 0, 4, 4, 4]}}',
        '{"line": 13, "base": 10, "glyphs": {"A": [0, 0, 4]}}',
        '{"line": 13, "base": 10, "glyphs": {}}',
        "{",
    ],
)
def test_a_broken_font_is_told_by_file_and_reason(look: Look, tmp_path: Path, content: str) -> None:
    fonts = tmp_path / "fonts"
    fonts.mkdir()
    (fonts / "pixel.json").write_text(content)
    pygame.image.save(Surface((10, 10)), fonts / "pixel.png")
    with pytest.raises(BadAsset, match=r"pixel\.json"):
        Lettering(tmp_path, look.theme)

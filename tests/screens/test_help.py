"""Help: every page reached, nothing cut off."""

import itertools

import pytest
from pygame import Rect, Surface

from game.device.folders import assets_folder
from game.rules.games import GAMES
from game.screens.bidi import is_seen
from game.screens.help import Help
from game.screens.help_pages import EMPTY, Line, Setter, paged
from game.screens.help_text import Run
from game.screens.look import Look
from game.screens.remembered import accepts
from game.screens.touches import Touch
from game.screens.widgets import Button
from tests.screens.without_window import LANGUAGES, SIZES, Screens

WRITTEN = sorted(file.stem for file in assets_folder().glob("help/en/*.md"))
"""The games that have a help."""
HOUSE_RULE: dict[str, dict[str, object]] = {
    "five_hundred": {"target": 300},
    "bid_euchre": {"joker": True},
    "sheepshead": {"under": True},
    "pitch": {"target": 11},
}
"""With one there is a section more."""


def opened(
    look: Look, screens: Screens, section: str = "", game: str = "five_hundred", **chosen: object
) -> Help:
    screen = Help(look, screens, GAMES[game], GAMES[game].check(chosen), section)
    screens.open(screen)
    return screen


def key(screen: Help, *names: str) -> None:
    for name in names:
        screen.touch(Touch("key", key=name, device="keys"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_opens_at_a_section_by_its_english_name_in_every_language(
    look: Look, screens: Screens, language: str
) -> None:
    look.kept.change(language=language)
    screen = opened(look, screens, "scoring")
    english = [each.name for each in screen._sections] if language == "en" else None
    index = screen._pages[screen._page][0]
    assert index == 7
    assert english is None or english[index] == "scoring"


def shown(screen: Help) -> str:
    """The words of the page that is open."""
    lines = screen._pages[screen._page][1]
    words = " ".join(run.text for line in lines for word in line.words for run in word)
    return "".join(letter for letter in words.replace("\N{NO-BREAK SPACE}", " ") if is_seen(letter))


def test_rules_as_they_are_written_are_told_without_a_word_about_the_table(
    look: Look, screens: Screens
) -> None:
    assert look.strings("help.this_table") not in [
        each.title for each in opened(look, screens, players=6)._sections
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_otherwise_at_this_table_is_listed_first(look: Look, screens: Screens, language: str) -> None:
    look.kept.change(language=language)
    screen = opened(look, screens, game="bid_euchre", slam_set="stake", joker=True)
    strings = look.strings
    assert screen._sections[0].title == strings("help.this_table")
    for words in ("setting.slam_set", "value.slam_set.stake", "setting.joker", "setting_help.joker"):
        assert strings(f"bid_euchre.{words}") in shown(screen)
    assert strings("bid_euchre.setting.target") not in shown(screen)


def test_a_house_rule_that_has_no_effect_by_the_others_is_not_listed(look: Look, screens: Screens) -> None:
    screen = opened(look, screens, game="bid_euchre", revoke_penalty=4)
    assert screen._sections[0].title != look.strings("help.this_table")
    screen = opened(look, screens, game="bid_euchre", revoke_penalty=4, revoke="penalised")
    assert look.strings("bid_euchre.setting.revoke_penalty") in shown(screen)


def test_a_section_opened_at_a_table_with_house_rules_is_the_one_wanted_and_points_to_them(
    look: Look, screens: Screens
) -> None:
    screen = opened(look, screens, "scoring", target=300)
    assert screen._pages[screen._page][1][0].heading == "Scoring"
    assert shown(screen).startswith("This table plays by house rules")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("game", WRITTEN)
def test_however_many_house_rules_there_are_they_stand_on_the_pages(
    look: Look, screens: Screens, size: tuple[int, int], large: bool, game: str
) -> None:
    look.kept.change(large_text=large)
    chosen: dict[str, object] = {}
    for setting in GAMES[game].settings:
        other = next((each for each in setting.values if each != setting.default), None)
        if other is not None and accepts(GAMES[game], {**chosen, setting.key: other}):
            chosen[setting.key] = other
    screen = opened(look, screens, game=game, **chosen)
    screen.resized(size)
    told = sum(len(each.words) for _, lines in screen._pages for each in lines)
    assert told == sum(len(block.words) for section in screen._sections for block in section.blocks)
    line = look.lettering.height(look.text_size)
    assert all(12 + len(lines) * line <= screen._text.height for _, lines in screen._pages)


def test_an_unknown_section_is_the_first(look: Look, screens: Screens) -> None:
    assert opened(look, screens, "nowhere")._page == 0


def test_keys_turn_the_pages_from_first_to_last_and_no_further(look: Look, screens: Screens) -> None:
    screen = opened(look, screens)
    seen = [screen._page]
    for _ in screen._pages:
        key(screen, "right")
        seen.append(screen._page)
    assert seen == [*range(len(screen._pages)), len(screen._pages) - 1]
    key(screen, "left", "pageup", "pagedown", " ")
    assert screen._page == len(screen._pages) - 1


def test_sections_are_pressed_in_the_list(look: Look, screens: Screens) -> None:
    screen = opened(look, screens)
    button = next(each for each in screen._form.widgets if getattr(each, "text", "") == "The joker")
    screen.touch(Touch("press", button.rect.center))
    assert screen._sections[screen._pages[screen._page][0]].title == "The joker"


def test_escape_and_close_put_it_away(look: Look, screens: Screens) -> None:
    key(opened(look, screens), "escape")
    screen = opened(look, screens)
    screen.touch(Touch("press", screen._form.widgets[-1].rect.center))
    assert screens.lying == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("game", WRITTEN)
def test_all_of_the_text_stands_on_its_pages(
    look: Look, screens: Screens, size: tuple[int, int], language: str, large: bool, game: str
) -> None:
    look.kept.change(language=language, large_text=large)
    screen = opened(look, screens, game=game)
    screen.resized(size)
    line = look.lettering.height(look.text_size)
    for _, lines in screen._pages:
        assert 12 + len(lines) * line <= screen._text.height
        for each in lines:
            blanks = look.lettering.width(" ", look.text_size) * max(0, len(each.words) - 1)
            setter = Setter(look, 0)
            wide = each.indent + sum(setter.width_of(word) for word in each.words) + blanks
            assert wide <= screen._text.width - 20
            for place, text in each.cells:
                assert (
                    place + look.lettering.width(text, look.text_size, each.head) <= screen._text.width - 20
                )
    told = sum(len(each.words) for _, lines in screen._pages for each in lines)
    assert told == sum(len(block.words) for section in screen._sections for block in section.blocks)


def lies_well(screen: Help, rects: list[Rect]) -> None:
    """Everything on the board, nothing over another, no title cut short."""
    assert all(screen._board.contains(each) for each in rects)
    assert not any(one.colliderect(other) for one, other in itertools.combinations(rects, 2))
    assert Rect((0, 0), screen.size).contains(screen._board)
    for each in screen._form.widgets:
        assert isinstance(each, Button)
        assert "…" not in each.text
        assert screen._look.lettering.width(each.text, each.size, each.bold) + 8 <= each.rect.width
    assert screen.draw(Surface(screen.size).convert()) is None
    assert screen.draw(Surface(screen.size).convert()) == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("game", WRITTEN)
def test_nothing_lies_outside_or_over_another(
    look: Look, screens: Screens, size: tuple[int, int], language: str, large: bool, game: str
) -> None:
    look.kept.change(language=language, large_text=large)
    screen = opened(look, screens, game=game, **HOUSE_RULE[game])
    screen.resized(size)
    lies_well(screen, [each.rect for each in screen._form.widgets] + [screen._text])
    if large:
        press(screen, look.strings("help.contents"))
        lies_well(screen, [each.rect for each in screen._form.widgets])


def press(screen: Help, words: str) -> None:
    button = next(each for each in screen._form.widgets if getattr(each, "text", "") == words)
    screen.touch(Touch("press", button.rect.center))


@pytest.mark.parametrize("game", WRITTEN)
def test_in_large_text_every_section_is_chosen_from_the_contents(
    look: Look, screens: Screens, game: str
) -> None:
    look.kept.change(large_text=True)
    screen = opened(look, screens, game=game)
    for section in screen._sections:
        press(screen, look.strings("help.contents"))
        press(screen, section.title)
        assert screen._pages[screen._page][1][0].heading == section.title


def test_in_large_text_keys_alone_choose_a_section_and_escape_leads_back_to_the_page(
    look: Look, screens: Screens
) -> None:
    look.kept.change(large_text=True)
    screen = opened(look, screens, "the_joker")
    page = screen._page
    key(screen, "tab", "tab", "enter", "escape")
    assert screen._page == page
    assert screens.lying == [screen]
    key(screen, "enter", "down", "enter")
    assert screen._pages[screen._page][1][0].heading == "Playing tricks"
    key(screen, "escape")
    assert screens.lying == []


def test_what_announces_a_list_stands_on_its_page(look: Look, screens: Screens) -> None:
    for large in (False, True):
        look.kept.change(large_text=large)
        for game in WRITTEN:
            for _, lines in opened(look, screens, game=game)._pages:
                last = next((each for each in reversed(lines) if each != EMPTY), EMPTY)
                assert not (last.words and last.words[-1][-1].text.endswith(":"))


def test_a_table_that_is_torn_has_its_head_again() -> None:
    head = Line(cells=((0, "Bid"),), head=True)
    rows = [Line(cells=((0, str(number)),)) for number in range(4)]
    text = Line(words=((Run("So."),),))
    pages = paged([[head, *rows, EMPTY], [text]], 3)
    assert pages == [[head, *rows[:2]], [head, *rows[2:]], [text]]

"""The score sheet: at every size, for every table, in every language its words lie in their places, whole."""

import itertools
from collections import Counter
from collections.abc import Callable, Iterator

import pytest
from pygame import Rect, Surface

from game.rules.cards import cards
from game.rules.cards import text as word
from game.rules.games import GAMES
from game.rules.hand import Hand
from game.rules.view import Standing, view_of
from game.screens.look import Look
from game.screens.match.open_sheets import SCORE, OpenSheets, Seen
from game.screens.match.score_sheet import ScoreSheet, dealt
from game.screens.match.words import Wording, shortened
from game.screens.panels import board_inside
from game.screens.screen import Size
from game.screens.touches import Touch
from tests.rules.walks import finished, random_deal
from tests.screens.match.views import SIZES
from tests.screens.without_window import LANGUAGES

NAMES = ("You", "Bartholomew-Long", "Anna Karolina", "WWWWWWWWWWWWWWWW", "Žofie", "Dana", "Emil")
USUAL = ("You", "Bedřich", "Anna", "Cyril", "Žofie", "Dana", "Emil")
TABLES: list[tuple[str, dict[str, object]]] = [
    *((name, {"players": players}) for name in GAMES for players in GAMES[name].settings[0].values),
    ("five_hundred", {"players": 6, "six_teams": 3}),
    ("bid_euchre", {"decks": 2, "joker": True, "revoke": "penalised", "ace_no_face": True}),
    ("sheepshead", {"players": 6, "double_on_bump": True, "under": True, "no_pick": "doubler"}),
    ("pitch", {"partners": True, "smudge": True, "all_pass": "redeal"}),
]


def ends(name: str, chosen: dict[str, object]) -> Iterator[Hand]:
    """Random hands to their ends, one for each kind of line that the score sheet of the table may have."""
    game = GAMES[name]
    rules = game.check(chosen)
    told: set[str] = set()
    for seed in range(40):
        hand = finished(random_deal(game, rules, seed))
        result = hand.result()
        assert result
        if not {line.key for line in result.lines} <= told:
            told |= {line.key for line in result.lines}
            yield hand


def sheet_of(look: Look, name: str, hand: Hand, size: Size, names: tuple[str, ...]) -> ScoreSheet:
    game, rules = GAMES[name], hand.settings
    players = rules.number("players")
    view = view_of(hand, 0, Standing(names[:players], (True,) * players, 12))
    wording = Wording(look.strings, name, names[:players], game.sides(rules), 0)
    button = ("next", wording.plain("match.next_hand"))
    act: Callable[[str], None] = [].append
    order = game.order(rules, view.public, view.known)
    return ScoreSheet(look, wording, view, game.sides(rules), order, size, act, button)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize(("name", "chosen"), TABLES)
def test_nothing_is_cut_off_and_nothing_lies_over_another(
    look: Look,
    written: list[tuple[str, Rect]],
    size: Size,
    language: str,
    large: bool,
    name: str,
    chosen: dict[str, object],
) -> None:
    look.kept.change(language=language, large_text=large)
    canvas = Surface(size)
    for hand in ends(name, chosen):
        sheet = sheet_of(look, name, hand, size, NAMES)
        assert Rect((0, 0), size).contains(sheet.rect)
        inside = board_inside(sheet.rect)
        for page in range(len(sheet._pages)):
            sheet.turn_to(page)
            written.clear()
            sheet.draw(canvas)
            buttons = [each.rect for each in sheet.widgets]
            assert all(inside.contains(each) for each in buttons)
            for text, place in written:
                assert inside.contains(place), text
                assert "…" not in text
                assert place.collidelist(buttons) == -1, text
            for (one, first), (other, second) in itertools.combinations(written, 2):
                assert not first.colliderect(second), (one, other)
            for button in sheet.widgets:
                wide = look.lettering.width(button.text, button.size, bold=True)
                assert wide + 8 <= button.rect.width


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize(("name", "chosen"), TABLES)
def test_every_line_every_score_and_every_card_stands_on_some_page(
    look: Look, written: list[tuple[str, Rect]], large: bool, name: str, chosen: dict[str, object]
) -> None:
    look.kept.change(large_text=large)
    canvas = Surface((640, 360))
    for hand in ends(name, chosen):
        sheet = sheet_of(look, name, hand, (640, 360), USUAL)
        written.clear()
        for page in range(len(sheet._pages)):
            sheet.turn_to(page)
            sheet.draw(canvas)
        words = " ".join(text for text, _ in written)
        result = hand.result()
        assert result
        for line in result.lines:
            assert all(part in words for part in sheet._wording.say(f"line.{line.key}", line.words).split())
        view = view_of(hand, 0, Standing(USUAL, (), 1))
        heaps = (*dealt(view), view.known.stock, view.known.aside)
        held = Counter(sheet._wording.card(word(card)) for heap in heaps for card in cards(heap))
        below = [row for page in sheet._pages for row in page if not row.counted]
        assert Counter(each.words for row in below for line in row.lines for each in line if each.x) == held


def test_its_pages_are_turned_by_button_by_keys_and_by_pad_and_lie_open_when_it_is_laid_anew(
    look: Look,
) -> None:
    look.kept.change(large_text=True)
    game = GAMES["pitch"]
    rules = game.check({"players": 7})
    hand = finished(random_deal(game, rules, 1))
    view = view_of(hand, 0, Standing(USUAL, (True,) * 7, 1))
    wording = Wording(look.strings, "pitch", USUAL, game.sides(rules), 0)
    said: list[str] = []
    sheets = OpenSheets(look, game.sides(rules), 0, 0, said.append)
    seen = Seen(view, game.order(rules, view.public, view.known), wording, (640, 360))
    sheets.open(SCORE, seen, focus_seen=False)

    def open_page() -> str:
        return next(each.text for each in sheets.widgets if "/" in each.text)  # type: ignore[attr-defined]

    first = open_page()
    second = first.replace("1/", "2/")
    assert first.endswith("1/2")
    sheets.touch(Touch("press", sheets.widgets[1].rect.center))
    assert open_page() == second
    sheets.touch(Touch("press", sheets.widgets[1].rect.center))
    assert open_page() == first
    for key, page in (("pagedown", second), ("pagedown", second), ("pageup", first), ("pageup", first)):
        sheets.touch(Touch("key", key=key, device="pad"))
        assert open_page() == page
    for key in ("right", "enter"):
        sheets.touch(Touch("key", key=key, device="keys"))
    assert open_page() == second
    sheets.open_anew(seen)
    assert open_page() == second
    assert said == []


@pytest.mark.parametrize(
    ("name", "most", "short"),
    [
        ("Anna", 4, "Anna"),
        ("Bartholomew", 6, "Barth."),
        ("Anna Karolina", 5, "Anna"),
        ("Anna + Bedřich", 9, "Anna+Bed."),
        ("Anna + Bedřich", 4, "AB"),
    ],
)
def test_a_name_is_shortened_as_people_do(name: str, most: int, short: str) -> None:
    assert shortened(name, lambda words: len(words) <= most) == short

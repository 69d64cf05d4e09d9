"""The lobby: who sits where, arranged by pointer, keys or pad, and remembered."""

from collections.abc import Sequence

import pytest
from pygame import Rect, Surface

from game.bots.levels import LEVELS, NORMAL
from game.device.preferences import PreferencesFile
from game.device.sitters import COLOURS, LONGEST_NAME, Sitter
from game.screens.letters import Letters
from game.screens.lobby import Lobby
from game.screens.look import Look
from game.screens.pads import Plug
from game.screens.shared import seating
from game.screens.shared.devices import Devices
from game.screens.touches import Touch
from tests.screens.without_window import LANGUAGES, SIZES, Screens


class House:
    """A lobby and where it led."""

    def __init__(self, look: Look, players: int = 4, devices: Devices | None = None) -> None:
        self.look = look
        self.screens = Screens()
        self.devices = devices or Devices()
        self.played: list[Sequence[Sitter]] = []
        self.lobby = Lobby(
            look,
            self.screens,
            self.devices,
            title="Seats",
            players=players,
            levels=LEVELS,
            usual=NORMAL,
            play=self.played.append,
        )
        self.screens.open(self.lobby)

    def press(self, pos: tuple[int, int]) -> None:
        self.screens.lying[-1].touch(Touch("press", pos, device="finger"))

    def chair(self, seat: int) -> None:
        self.press(self.lobby._form.widgets[seat].rect.center)

    def row(self, number: int) -> Rect:
        return self.lobby._form.widgets[len(self.lobby.sitters) + number].rect

    def next_kind(self) -> None:
        """The next of person and bots for the seat chosen."""
        self.press((self.row(0).right - 20, self.row(0).centery))

    def button(self, text: str) -> None:
        on_top = self.screens.lying[-1]
        form = on_top._form  # type: ignore[attr-defined]
        self.press(next(each for each in form.widgets if getattr(each, "text", "") == text).rect.center)

    def push(self, pad: int, *keys: str) -> None:
        for key in keys:
            self.screens.lying[-1].touch(Touch("key", key=key, device="pad", of=pad))

    def type(self, text: str) -> None:
        for letter in text:
            self.screens.lying[-1].touch(Touch("key", key=letter.lower(), device="keys", text=letter))


@pytest.fixture
def house(look: Look) -> House:
    return House(look)


def test_at_first_one_person_sits_among_bots(house: House) -> None:
    assert [each.level for each in house.lobby.sitters] == ["", NORMAL, NORMAL, NORMAL]
    assert len({each.colour for each in house.lobby.sitters}) == 4
    assert len({each.portrait for each in house.lobby.sitters}) == 4


def test_every_level_has_its_word(look: Look) -> None:
    assert all(f"lobby.kind.{level}" in look.strings for level in LEVELS)


def test_a_seat_is_changed_and_all_is_remembered(look: Look, house: House) -> None:
    house.chair(2)
    for _ in range(len(LEVELS)):
        if house.lobby.sitters[2].level:
            house.next_kind()
    assert seating.persons(house.lobby.sitters) == (0, 2)
    again = PreferencesFile(look.kept.file)
    assert again.warnings == []
    assert again.now.seats == tuple(house.lobby.sitters)
    assert House(look, players=3).lobby.sitters == house.lobby.sitters[:3]
    assert House(look, players=7).lobby.sitters[:4] == house.lobby.sitters


def test_a_level_that_there_is_no_more_is_the_usual_one(look: Look) -> None:
    look.kept.change(seats=(Sitter(), Sitter(level="genius")))
    assert House(look, players=2).lobby.sitters[1].level == NORMAL


def test_a_smaller_table_does_not_forget_the_seats_of_a_larger(look: Look) -> None:
    large = House(look, players=6)
    large.chair(5)
    large.lobby._change(name="Filip")
    small = House(look, players=2)
    small.chair(1)
    small.next_kind()
    assert House(look, players=6).lobby.sitters[5].name == "Filip"


def test_two_seats_change_places_by_pressing_one_and_then_another(look: Look, house: House) -> None:
    first, second = house.lobby.sitters[0], house.lobby.sitters[3]
    house.chair(0)
    house.button(look.strings("lobby.swap"))
    house.chair(3)
    assert house.lobby.sitters[3] == first
    assert house.lobby.sitters[0] == second
    house.chair(1)
    assert house.lobby.sitters[3] == first


def test_a_name_is_spelt_by_finger(look: Look, house: House) -> None:
    house.press((house.row(1).right - 20, house.row(1).centery))
    assert isinstance(house.screens.lying[-1], Letters)
    house.button("A")
    house.button("n")
    house.button("n")
    house.button("x")
    house.button(look.strings("lobby.delete"))
    house.button("a")
    house.button(look.strings("ui.done"))
    assert house.lobby.sitters[0].name == "Anna"
    assert house.screens.lying == [house.lobby]


def test_a_name_is_typed_and_what_cannot_be_printed_or_is_too_long_is_not(house: House) -> None:
    house.lobby._spell()
    house.type("Žofie\u202e\u0007" + "x" * 1000)
    house.screens.lying[-1].touch(Touch("key", key="enter", device="keys"))
    assert house.lobby.sitters[0].name == "Žofie" + "x" * (LONGEST_NAME - 5)


def test_leaving_the_letters_by_escape_changes_nothing(house: House) -> None:
    house.lobby._spell()
    house.type("Anna")
    house.screens.lying[-1].touch(Touch("key", key="escape", device="keys"))
    assert house.lobby.sitters[0].name == ""


def test_a_pad_claims_a_seat_by_its_first_press_and_steers_from_then_on(look: Look, house: House) -> None:
    house.devices.plug(Plug(5, "make", True))
    house.push(5, "enter")
    assert house.devices.seat_of(5) == 0
    house.push(5, "right", "right", "enter")
    assert house.lobby._chosen == 1


def test_one_pad_after_another_takes_a_seat_and_all_seats_may_be_taken(look: Look) -> None:
    house = House(look, players=3)
    for pad in range(5):
        house.devices.plug(Plug(pad, "make", True))
        house.push(pad, "enter")
    assert [house.devices.seat_of(pad) for pad in range(5)] == [0, 1, 2, None, None]
    assert seating.persons(house.lobby.sitters) == (0, 1, 2)


def test_a_bot_has_no_pad(house: House) -> None:
    house.devices.plug(Plug(5, "make", True))
    house.push(5, "enter")
    house.lobby._set_level(NORMAL)
    assert house.devices.seat_of(5) is None


def test_without_any_person_nobody_plays(look: Look, house: House) -> None:
    house.lobby._set_level(NORMAL)
    house.lobby.repaint()
    house.button(look.strings("home.play"))
    assert house.played == []


def test_play_takes_everybody_to_the_table(look: Look, house: House) -> None:
    house.button(look.strings("home.play"))
    assert house.played == [house.lobby.sitters]
    assert house.screens.lying == []


def test_keys_alone_reach_everything(house: House) -> None:
    reached = set()
    for _ in range(60):
        house.lobby.touch(Touch("key", key="tab", device="keys"))
        reached.add(house.lobby._form.focus)
    assert reached == set(range(len(house.lobby._form.widgets)))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [2, 7])
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_its_place_at_every_size(
    look: Look, size: tuple[int, int], players: int, language: str
) -> None:
    look.kept.change(language=language, large_text=True)
    house = House(look, players=players)
    house.lobby.resized(size)
    canvas = Surface(size)
    house.lobby.draw(canvas)
    rects = [each.rect for each in house.lobby._form.widgets]
    assert all(canvas.get_rect().contains(each) for each in rects)
    assert all(each.collidelist(rects[at + 1 :]) < 0 for at, each in enumerate(rects))
    house.lobby._spell()
    letters = house.screens.lying[-1]
    letters.resized(size)
    letters.draw(canvas)
    assert all(canvas.get_rect().contains(each.rect) for each in letters._form.widgets)  # type: ignore[attr-defined]


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_told_of_a_seat_fits_above_the_rows(look: Look, large: bool, language: str) -> None:
    look.kept.change(language=language, large_text=large)
    house = House(look)
    house.devices.plug(Plug(1, "make", True))
    house.lobby._change(name="W" * LONGEST_NAME)
    for others in (0, 1, 2):
        for seat in range(1, others + 1):
            house.chair(seat)
            house.lobby._set_level("person")
            house.lobby._change(name="M" * LONGEST_NAME)
        for seat in range(4):
            for swapping in (False, True):
                house.chair(seat)
                house.lobby._swapping = swapping
                house.lobby.repaint()
                lobby = house.lobby
                words = lobby._sentence()
                lines = look.lettering.wrap(words, lobby._board.width - 28, look.text_size)
                assert lobby._lines == lines, words
                bottom = lobby._lines_top + len(lines) * look.lettering.height(look.text_size)
                assert bottom <= house.row(0).top


# Names


def sitters(*kinds: str) -> list[Sitter]:
    return [Sitter(level=kind, colour=COLOURS[seat]) for seat, kind in enumerate(kinds)]


def test_who_plays_alone_is_called_you_and_several_are_numbered(look: Look) -> None:
    assert seating.names(look, sitters("", NORMAL))[0] == "You"
    assert seating.names(look, sitters("", NORMAL, ""))[0::2] == ("Player 1", "Player 3")


def test_ones_own_name_is_that_of_the_first_seat(look: Look) -> None:
    look.kept.change(name="Jan")
    assert seating.names(look, sitters("", ""))[0] == "Jan"
    assert seating.names(look, sitters(NORMAL, ""))[1] == "Jan"


def test_no_two_have_the_same_name(look: Look) -> None:
    named = [Sitter("Anna"), Sitter("Anna"), Sitter("x" * 16), Sitter("x" * 16), *sitters(*[NORMAL] * 3)]
    names = seating.names(look, named)
    assert len(set(names)) == 7
    assert all(len(name) <= LONGEST_NAME for name in names)

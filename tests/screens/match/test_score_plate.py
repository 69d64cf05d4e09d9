"""The facts to keep in sight: the contract in large letters, every other fact in words, nothing cut off."""

import pytest
from pygame import Rect

from game.rules.games import GAMES
from game.rules.prompt import Fact
from game.screens.look import Look
from game.screens.match.free_room import room_for_score
from game.screens.match.layout import held_area
from game.screens.match.score_plate import ScorePlate, SideScore, told
from game.screens.match.words import Wording
from tests.screens.match.test_words import NAMES, TEAMS, wording
from tests.screens.match.views import SIZES, places
from tests.screens.without_window import LANGUAGES

CONTRACT = Fact("contract", (("label", "bid 8H"), ("seat", 1)))
TRUMP = Fact("trump", (("suit", "H"),))
TRICKS = Fact("tricks", (("taken", 5), ("needed", 8)))
NO_TRUMP = Fact("no_trump")


def test_contract_and_tricks_are_large_and_the_trumps_are_named() -> None:
    """T-059."""
    shown = told((CONTRACT, TRUMP, TRICKS), wording())
    assert (shown.large, shown.tricks) == ("8♥", ("5", "/8"))
    assert "Trumps ♥" in shown.lines
    assert "No trumps" in told((CONTRACT, NO_TRUMP, TRICKS), wording()).lines


def test_a_standing_bid_is_a_sentence() -> None:
    shown = told((Fact("standing", (("label", "bid 7C"), ("seat", 2))),), wording())
    assert shown.large == ""
    assert len(shown.lines) == 1


def test_a_fact_of_one_seat_is_not_on_the_board() -> None:
    shown = told((Fact("trump", (("suit", "H"),), seat=2), NO_TRUMP), wording())
    assert shown.lines == ("No trumps",)


def test_before_the_first_bid_there_is_nothing_to_tell() -> None:
    """T-067."""
    shown = told((), wording())
    assert (shown.large, shown.tricks, shown.lines) == ("", ("", ""), ())


MISERE = (Fact("contract_in_full", (("label", "bid open misere"), ("seat", 1))), Fact("misere"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("facts", [(CONTRACT, TRUMP), MISERE, (*MISERE, Fact("nominated", (("suit", "S"),)))])
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_plate_leaves_the_cards_of_the_neighbour_free(
    look: Look, players: int, facts: tuple[Fact, ...], language: str
) -> None:
    look.kept.change(language=language)
    words = Wording(look.strings, "five_hundred", NAMES, TEAMS, 0)
    sides = [SideScore("Bartholomew", "red2", -140)] * {4: 2, 6: 3}.get(players, players)
    table = places(players, 0)
    plate = ScorePlate(
        look,
        room_for_score(table, players, 10),
        ("Five Hundred", "Hand 6"),
        sides,
        told((*facts, TRICKS), words),
    )
    assert all(line in plate.lines for line in told(facts, words).lines)
    neighbour = table.spot("hand 1")
    if players > 2:
        assert plate.rect.bottom <= neighbour.y - neighbour.fan.span / 2 + 2
    else:
        assert not plate.rect.colliderect(table.rect("plate 1"))
    assert plate.rect.width == Rect(table.rect("score")).width


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("number", [3, 4, 20])
@pytest.mark.parametrize(("players", "held"), [(3, 10), (4, 12), (6, 5), (7, 6)])
def test_of_many_facts_the_newest_stand_there_and_nothing_is_covered(
    look: Look, players: int, held: int, number: int, size: tuple[int, int]
) -> None:
    table = places(players, 0, size)
    sides = [SideScore("Bartholomew", "red2", -140)] * players
    facts = tuple(Fact("partner", (("seat", seat % 4),)) for seat in range(number))
    room = room_for_score(table, players, held)
    plate = ScorePlate(look, room, ("Five Hundred", "Hand 6"), sides, told(facts, wording()))
    assert plate.rect.height <= room.height
    assert plate.lines[-1].endswith(f"Partner: {NAMES[(number - 1) % 4]}")
    if number <= 4:
        assert "".join(plate.lines).count("Partner") == number
    for seat in range(1, players):
        assert not plate.rect.colliderect(table.rect(f"plate {seat}"))
        assert not plate.rect.inflate(0, -4).colliderect(held_area(table.spot(f"hand {seat}"), held))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_name_of_the_game_is_not_cut_by_the_number_of_the_hand(
    look: Look, game: str, language: str
) -> None:
    look.kept.change(language=language)
    name, hand = look.strings(f"{game}.name"), look.strings("match.hand", number=12)
    plate = ScorePlate(look, room_for_score(places(4, 0), 4, 6), (name, hand), [], told((), wording()))
    assert plate.title[0] == name

"""What a hint says: what the bot would do, and the rule it followed, in words that every language has."""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import game.bots.judgement
from game.bots.choose import Choose
from game.bots.levels import NORMAL, adviser, chooser
from game.bots.simulate import simulate
from game.device.folders import assets_folder
from game.device.strings import Strings
from game.rules.actions import Action
from game.rules.games import GAMES
from game.rules.prompt import Advice
from game.rules.settings import Settings
from game.rules.view import View
from game.screens.bidi import is_seen
from game.screens.match.words import Wording
from tests.bots.five_hundred.seats import playing

LANGUAGES = Strings(assets_folder() / "strings").languages()
TABLES: list[tuple[str, dict[str, object]]] = [
    *(("five_hundred", {"players": players}) for players in (2, 3, 4, 5, 6)),
    ("five_hundred", {"score_table": "original", "auction": "one_round", "raise_after_passes": True}),
    ("bid_euchre", {}),
    ("bid_euchre", {"decks": 2, "joker": True, "ask_cards": 2, "stick_dealer": True}),
    ("bid_euchre", {"revoke": "penalised", "ace_no_face": True}),
    *(("sheepshead", {"players": players}) for players in (3, 4, 5, 6)),
    ("sheepshead", {"players": 5, "under": True, "no_pick": "forced"}),
    ("sheepshead", {"players": 6, "partner": "jack"}),
    *(("pitch", {"players": players}) for players in (2, 4, 7)),
    ("pitch", {"players": 4, "partners": True}),
]
HANDS = 25
JUDGEMENT = Path(game.bots.judgement.__file__ or "").parent


def advised(name: str, settings: Settings) -> Iterator[tuple[View, Advice]]:
    """All that is advised in some hands of bots who follow it."""
    told: list[tuple[View, Advice]] = []
    advise = adviser(name, settings)

    def choose(view: View, random: Random) -> Action:
        told.append((view, advise(view)))
        return told[-1][1].action

    players: list[Choose] = [choose] * settings.number("players")
    for _ in simulate(GAMES[name], settings, players, HANDS, 7, False):
        yield from told
        told.clear()


@pytest.mark.parametrize(("name", "chosen"), TABLES)
def test_every_hint_may_be_done_and_is_told_in_every_language(name: str, chosen: dict[str, object]) -> None:
    settings = GAMES[name].check(chosen)
    languages = [Strings(assets_folder() / "strings", language) for language in LANGUAGES]
    said = 0
    for view, advice in advised(name, settings):
        assert view.prompt is not None
        assert advice.action in view.prompt.actions
        for strings in languages:
            wording = Wording(strings, name, view.table.names, GAMES[name].sides(settings), view.seat)
            spoken = wording.hint(advice, view.known.holdings[view.seat or 0])
            sentence = "".join(letter for letter in spoken if is_seen(letter))
            assert sentence.endswith((".", "۔")), sentence
            assert "[" not in sentence, sentence
            said += 1
    assert said > HANDS


@pytest.mark.parametrize("name", GAMES)
def test_the_bot_does_what_the_hint_says(name: str) -> None:
    settings = GAMES[name].check({})
    choose = chooser(NORMAL, name, settings)
    for view, advice in advised(name, settings):
        assert choose(view, Random(0)) == advice.action


@pytest.mark.parametrize(
    ("held", "contractor", "trick", "reason"),
    [
        ("5S KS 9D 8H", 1, "2:AS 3:6S", "friend_is_winning"),
        ("9S AS KD 6D", 0, "1:10S 2:KS 3:6S", "friend_has_it"),
        ("9S QS AS 4D", 1, "1:10S 2:6S 3:JS", "last_to_play"),
        ("8S 5S AD KD", 1, "1:AS 2:6S 3:7S", "cannot_win"),
        ("5S 9D 8H 4C", 1, "3:AS", "only_card"),
    ],
)
def test_a_hint_tells_the_rule_that_chose_the_card(
    held: str, contractor: int, trick: str, reason: str
) -> None:
    asked = playing(held, contract="7H", contractor=contractor, trick=trick)
    assert adviser("five_hundred", asked.settings)(asked.view).reason.key == reason


def test_no_reason_is_kept_in_words_that_no_rule_gives() -> None:
    rules = "".join(file.read_text(encoding="utf-8") for file in JUDGEMENT.rglob("*.py"))
    words = tomllib.loads((assets_folder() / "strings" / "en.toml").read_text(encoding="utf-8"))
    tables = (words["hint"], *(words[name]["hint"] for name in GAMES))
    assert [key for table in tables for key in table if f'"{key}"' not in rules] == []

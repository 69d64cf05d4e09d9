"""The laws that the bot of every game keeps, at every table."""

from random import Random

import pytest
from walks import agreeing, random_deal, values_of

from game.bots.choose import Choose
from game.bots.levels import NORMAL, chooser
from game.rules.actions import Action
from game.rules.cards import Seat, cards
from game.rules.games import GAMES
from game.rules.hand import Hand
from game.rules.settings import Settings
from game.rules.view import Standing, view_of
from tests.table.test_secrecy import hidden_places, swapped

TABLE = Standing(("A", "B", "C", "D", "E", "F", "G"), (True,) * 7, 1)
EVERY_TABLE = [(name, players) for name, game in GAMES.items() for players in game.settings[0].values]
HANDS = 40


def some_rules(name: str, players: int, chance: Random) -> Settings:
    game = GAMES[name]
    others = [each for each in game.settings[1:] if chance.random() < 0.4]
    return agreeing(
        game, {"players": players, **{each.key: chance.choice(values_of(each)) for each in others}}
    )


def answer(choose: Choose, hand: Hand, seed: int) -> Action:
    """What the bot on turn does; the same chance for the same seed."""
    seat = hand.public.turn
    assert seat is not None
    return choose(view_of(hand, seat, TABLE), Random(seed))


def twin(hand: Hand, settings: Settings, name: str, seat: Seat, chance: Random) -> Hand | None:
    """The hand with two cards swapped that this seat does not see; None if there are no two."""
    places = hidden_places(hand, seat)
    if len(places) < 2:
        return None
    (one, first), (two, second) = chance.sample(places, 2)
    pair = ((one, chance.choice(list(cards(first)))), (two, chance.choice(list(cards(second)))))
    return GAMES[name].hand(settings, hand.public, swapped(hand.secret, *pair))


@pytest.mark.parametrize(("name", "players"), EVERY_TABLE)
def test_a_bot_does_what_is_legal_and_no_hidden_card_changes_it(name: str, players: int) -> None:
    """T-005, T-011, T-025: under any house rules no bot errs, and none sees more than its view."""
    chance = Random(f"{name} {players}")
    for seed in range(HANDS):
        settings = some_rules(name, players, chance)
        choose = chooser(NORMAL, name, settings)
        hand = random_deal(GAMES[name], settings, seed).open()
        while (seat := hand.public.turn) is not None:
            action = answer(choose, hand, seed)
            assert action in hand.legal()
            other = twin(hand, settings, name, seat, chance)
            if other is not None:
                assert answer(choose, other, seed) == action
            hand = hand.after(action).hand

"""The laws that the bot of every game keeps, at every table."""

from collections.abc import Iterator
from random import Random

import pytest
from walks import agreeing, pick, random_deal, values_of

from game.bots.choose import Choose
from game.bots.levels import NORMAL, chooser
from game.rules.actions import Action
from game.rules.cards import card_set, cards
from game.rules.games import GAMES
from game.rules.hand import Hand
from game.rules.settings import Settings
from game.rules.view import Standing, view_of
from tests.table.test_secrecy import hidden_places, swapped

TABLE = Standing(("A", "B", "C", "D", "E", "F", "G"), (True,) * 7, 1)
EVERY_TABLE = [(name, players) for name, game in GAMES.items() for players in game.settings[0].values]
HANDS = 75
FOLLOW = (0.0, 0.7, 1.0)
"""How often the bot's own choice is played, hand by hand in turn."""
DECISIONS = 2000
"""So many of each game are compared (T-025)."""


def some_rules(name: str, players: int, chance: Random) -> Settings:
    game = GAMES[name]
    others = [each for each in game.settings[1:] if chance.random() < 0.4]
    return agreeing(
        game, {"players": players, **{each.key: chance.choice(values_of(each)) for each in others}}
    )


def answer(choose: Choose, hand: Hand) -> Action:
    """What the bot on turn does."""
    return choose(view_of(hand, hand.public.turn, TABLE), Random(0))


def twin(hand: Hand, settings: Settings, name: str, chance: Random) -> Hand | None:
    """The hand with two cards swapped that the seat on turn does not see, those not dealt among them; None
    if there are no two."""
    own = f"holdings {hand.public.turn}"  # face down: it may hold others once it looks
    pack = card_set(GAMES[name].pack(settings))
    places = [place for place in hidden_places(hand, hand.public.turn, pack) if place[0] != own]
    if len(places) < 2:
        return None
    (one, first), (two, second) = chance.sample(places, 2)
    pair = ((one, chance.choice(list(cards(first)))), (two, chance.choice(list(cards(second)))))
    return GAMES[name].hand(settings, hand.public, swapped(hand.secret, *pair))


def hand_of(choose: Choose, hand: Hand, follow: float) -> Iterator[tuple[Hand, Action]]:
    """Every position of a hand with what the bot would do there; it is done so often, else chance decides."""
    chance = Random(follow)
    while hand.public.turn is not None:
        action = answer(choose, hand)
        yield hand, action
        hand = hand.after(action if chance.random() < follow else pick(hand, chance)).hand


@pytest.mark.parametrize(("name", "players"), EVERY_TABLE)
def test_a_bot_does_what_is_legal_and_no_hidden_card_changes_it(name: str, players: int) -> None:
    """T-005, T-011, T-025: whatever is set and whatever others do, no bot errs or sees more than its view."""
    chance, tried = Random(f"{name} {players}"), 0
    for seed in range(HANDS):
        settings = some_rules(name, players, chance)
        choose = chooser(NORMAL, name, settings)
        for hand, action in hand_of(
            choose, random_deal(GAMES[name], settings, seed).open(), FOLLOW[seed % 3]
        ):
            assert action in hand.legal()
            other = twin(hand, settings, name, chance)
            if other is not None:
                assert answer(choose, other) == action
                tried += 1
    assert tried > DECISIONS / len(GAMES[name].settings[0].values)

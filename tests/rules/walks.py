"""Random legal hands of any game: what the laws are tried on."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields
from random import Random

from hypothesis import strategies as st

from game.rules.actions import Action
from game.rules.cards import CardSet, Seat, card_set
from game.rules.game import Game
from game.rules.games import GAMES
from game.rules.hand import Hand, Secret, Step
from game.rules.settings import BadSetting, Setting, Settings, Value


@dataclass(frozen=True)
class Deal:
    """A hand about to be played, and the chance that will play it."""

    game: Game
    settings: Settings
    scores: tuple[int, ...]
    dealer: Seat
    dealt: Secret
    seed: int

    def open(self) -> Hand:
        return self.game.open_hand(self.settings, self.scores, self.dealer, self.dealt)


def values_of(setting: Setting) -> list[Value]:
    numbers = [] if setting.at_least is None else [setting.at_least, setting.at_least + 90]
    return [*setting.values, *(number for number in numbers if setting.allows(number))]


@st.composite
def deals(draw: st.DrawFn) -> Deal:
    game = GAMES[draw(st.sampled_from(sorted(GAMES)))]
    chosen = {
        each.key: draw(st.sampled_from(values_of(each)))
        for each in game.settings
        if each.key == "players" or (each.key != "dealer_first" and draw(st.booleans()))
    }
    return random_deal(game, agreeing(game, chosen), draw(st.integers(0, 2**32)))


def agreeing(game: Game, chosen: Mapping[str, Value]) -> Settings:
    """The settings chosen, without those that contradict one before them."""
    kept: dict[str, Value] = {}
    for key, value in chosen.items():
        try:
            game.check({**kept, key: value})
        except BadSetting:
            continue
        kept[key] = value
    return game.check(kept)


def random_deal(game: Game, settings: Settings, seed: int) -> Deal:
    chance = Random(seed)
    pack = list(game.pack(settings))
    chance.shuffle(pack)
    players, cut = settings.number("players"), game.cut(settings)
    heaps = [pack[seat * cut.each : (seat + 1) * cut.each] for seat in range(players)]
    stock = pack[players * cut.each :][: cut.stock]
    scores = tuple(10 * chance.randrange(-50, 51) for _ in game.sides(settings))
    dealt = Secret(tuple(card_set(heap) for heap in heaps), card_set(stock))
    return Deal(game, settings, scores, chance.randrange(players), dealt, seed)


def pick(hand: Hand, chance: Random) -> Action:
    """A random legal action, with passes often enough that not every auction climbs to the top."""
    legal = hand.legal()
    if "pass" in legal and chance.random() < 0.4:
        return Action("pass")
    return chance.choice(legal)


def heaps(secret: Secret) -> dict[str, CardSet]:
    """Every heap of cards by its place, those in a game's own places among them."""
    found: dict[str, CardSet] = {}
    for field in fields(secret):
        value = getattr(secret, field.name)
        if isinstance(value, tuple):
            found |= {f"{field.name} {number}": heap for number, heap in enumerate(value)}
        elif not isinstance(value, bool):
            found[field.name] = value
    return found


def walk(deal: Deal) -> Iterator[tuple[Hand, Action, Step]]:
    """Every position of one random hand, what was done there and what came of it."""
    hand, chance = deal.open(), Random(deal.seed)
    while hand.public.phase != "over":
        action = pick(hand, chance)
        step = hand.after(action)
        yield hand, action, step
        hand = step.hand


def finished(deal: Deal) -> Hand:
    hand = deal.open()
    for _, _, step in walk(deal):
        hand = step.hand
    return hand

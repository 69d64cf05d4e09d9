"""How the table asks: prompts with the row of bids and what they may cost, and the facts to keep in sight."""

from functools import cache

from game.rules.actions import Action
from game.rules.cards import SUITS
from game.rules.pitch.auction import BIDS, HIGHEST, PITCH_LABEL, STEAL, may_steal, must_bid
from game.rules.pitch.position import PitchPublic, side_of
from game.rules.pitch.ranking import PACK
from game.rules.pitch.scoring import points_in_trumps, points_so_far, trick_points
from game.rules.prompt import Fact, Page, Prompt
from game.rules.settings import Settings


def prompt(settings: Settings, public: PitchPublic, actions: tuple[Action, ...]) -> Prompt:
    if public.phase == "auction":
        return _ask_to_bid(settings, public, actions)
    if public.trick:
        return Prompt("follow", actions)
    return Prompt("lead" if public.tricks else "first_lead", actions)


def _ask_to_bid(settings: Settings, public: PitchPublic, actions: tuple[Action, ...]) -> Prompt:
    pages, stakes = (_bids(settings.number("min_bid")),), _stakes(settings, public, actions)
    if may_steal(settings, public):
        return Prompt("dealer", actions, pages, ((STEAL, public.bid),), stakes)
    return Prompt("must_bid" if must_bid(settings, public) else "auction", actions, pages, stakes=stakes)


@cache
def _bids(least: int) -> Page:
    return Page("bids", (tuple(action for action, number in BIDS.items() if number >= least),))


def _stakes(
    settings: Settings, public: PitchPublic, actions: tuple[Action, ...]
) -> tuple[tuple[str, Fact], ...]:
    """PI-37, PI-38, and PI-50 or PI-64 where making the bid is enough to win the match."""
    assert public.turn is not None
    needed = settings.number("target") - public.scores[side_of(settings, public.turn)]
    numbers = {**BIDS, STEAL: public.bid}
    offers = [
        ("all" if numbers[action] == HIGHEST else "bid", action, numbers[action])
        for action in actions
        if action in numbers
    ]
    stakes = []
    for key, label, number in (*offers, (PITCH_LABEL, PITCH_LABEL, HIGHEST)):
        for_the_match = number >= needed or (number == HIGHEST and settings.flag("smudge"))
        stakes.append((label, Fact(f"{key}_for_the_match" if for_the_match else key, (("bid", number),))))
    return tuple(stakes)


def facts(settings: Settings, public: PitchPublic) -> tuple[Fact, ...]:
    if public.phase == "auction":
        return _facts_of_auction(public)
    if public.pitcher is None:
        return (Fact("passed_out"),)
    kept = [Fact("contract", (("label", f"bid {public.bid}"), ("seat", public.pitcher)))]
    if public.trump is not None:
        kept.append(Fact("trump", (("suit", SUITS[public.trump]),)))
        won = points_so_far(settings, public).count(side_of(settings, public.pitcher))
        kept.append(Fact("points", (("taken", won), ("needed", public.bid))))
    kept.extend(Fact(point.key, point.words) for point in points_in_trumps(settings, public))
    kept.extend(_facts_of_game(settings, public))
    return tuple(kept)


def _facts_of_game(settings: Settings, public: PitchPublic) -> list[Fact]:
    """The trick points so far: on the plate of each who plays alone, on the board where partners count
    them together (PI-35)."""
    counts = enumerate(trick_points(settings, public))
    if settings.flag("partners"):
        return [Fact("side_points", (("side", side), ("points", count))) for side, count in counts if count]
    return [Fact("game_points", (("points", count),), seat) for seat, count in counts if count]


def _facts_of_auction(public: PitchPublic) -> tuple[Fact, ...]:
    undealt = len(PACK) - sum(public.counts)
    out_of_play = Fact("out_of_play", (("count", undealt),))
    if public.pitcher is None:
        return (out_of_play,)
    standing = (("label", f"bid {public.bid}"), ("seat", public.pitcher))
    return (out_of_play, Fact("standing", standing))

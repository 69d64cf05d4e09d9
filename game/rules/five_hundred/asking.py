"""How the table asks: prompts with their grids of bids and cards, and the facts to keep in sight."""

from functools import cache

from game.rules.actions import Action
from game.rules.cards import SUITS, text
from game.rules.five_hundred.auction import is_raise
from game.rules.five_hundred.bids import (
    BIDS,
    MISERE,
    OPEN_MISERE,
    Bid,
    action_of,
)
from game.rules.five_hundred.pack import pack
from game.rules.five_hundred.play import TRICKS
from game.rules.five_hundred.position import FiveHundredPublic, FiveHundredSecret, standing, team_of
from game.rules.five_hundred.scoring import SLAM
from game.rules.prompt import Fact, Page, Prompt
from game.rules.settings import Settings
from game.rules.tricks import taken


def prompt(
    settings: Settings, public: FiveHundredPublic, secret: FiveHundredSecret, actions: tuple[Action, ...]
) -> Prompt:
    if secret.naming:
        return Prompt("nominate", actions)
    match public.phase:
        case "auction":
            return _ask_to_bid(settings, public, actions)
        case "exchange":
            return Prompt("discard", actions)
        case "partner":
            return Prompt("partner", actions, (_called_cards(len(public.counts)),))
        case _:
            return Prompt("follow" if public.trick else "lead", actions)


def _ask_to_bid(settings: Settings, public: FiveHundredPublic, actions: tuple[Action, ...]) -> Prompt:
    assert public.turn is not None
    worth = _worth(settings.word("score_table"))
    stakes = _stakes(settings.word("score_table"), slam_bonus=settings.flag("slam_bonus"))
    if public.face_down[public.turn]:
        return Prompt("look", actions, worth=worth, stakes=stakes)
    pages = [_bid_page(misere=settings.flag("misere"), sans_kitty=False)]
    if settings.flag("sans_kitty"):
        pages.append(_bid_page(misere=settings.flag("misere"), sans_kitty=True))
    phase = "raise" if is_raise(settings, public) else "auction"
    return Prompt(phase, actions, tuple(pages), worth, stakes)


@cache
def _bid_page(*, misere: bool, sans_kitty: bool) -> Page:
    rows = [
        tuple(action_of(Bid(tricks, suit, "", sans_kitty)) for suit in (0, 1, 2, 3, None))
        for tricks in range(6, 11)
    ]
    if misere:
        rows.append(tuple(action_of(Bid(0, None, each, sans_kitty)) for each in (MISERE, OPEN_MISERE)))
    return Page("sans_kitty" if sans_kitty else "kitty", tuple(rows))


@cache
def _worth(score_table: str) -> tuple[tuple[str, int], ...]:
    return tuple((action, bid.value(score_table)) for action, bid in BIDS.items())


@cache
def _stakes(score_table: str, *, slam_bonus: bool) -> tuple[tuple[str, Fact], ...]:
    """What each bid wins and loses (500-60 to 500-63, 500-66)."""
    stakes = []
    for action, bid in BIDS.items():
        value = bid.value(score_table)
        slam = max(value, SLAM) if slam_bonus and not bid.misere else value
        win = slam if bid.tricks == TRICKS else value
        key = "misere" if bid.misere else "slam" if slam > win else "bid"
        stakes.append((action, Fact(key, (("label", action), ("win", win), ("slam", slam), ("cost", value)))))
    return tuple(stakes)


@cache
def _called_cards(players: int) -> Page:
    rows = (tuple(f"call {text(each)}" for each in pack(players) if each >> 4 == suit) for suit in range(4))
    return Page("cards", tuple(rows))


def facts(settings: Settings, public: FiveHundredPublic) -> tuple[Fact, ...]:
    if public.contract is None or public.contractor is None:
        return _facts_of_auction(public)
    contract = public.contract
    key = "contract_in_full" if contract.misere or contract.sans_kitty else "contract"
    kept = [Fact(key, (("label", action_of(contract)), ("seat", public.contractor)))]
    if contract.misere:
        kept.append(Fact("misere"))
    elif contract.suit is None:
        kept.append(Fact("no_trump"))
    else:
        kept.append(Fact("trump", (("suit", SUITS[contract.suit]),)))
    side = {public.contractor} if contract.misere else {*team_of(settings, public.contractor)}
    if public.partner is not None:
        side.add(public.partner)
    tricks = taken(public.tricks, len(public.counts))
    count = sum(tricks[seat] for seat in side)
    kept.append(Fact("tricks", (("taken", count), ("needed", contract.tricks))))
    if public.nominated is not None:
        kept.append(Fact("nominated", (("suit", SUITS[public.nominated]),)))
    if public.called is not None:
        kept.append(Fact("called", (("card", text(public.called)),)))
    if public.alone:
        kept.append(Fact("alone", (("seat", public.contractor),)))
    if public.partner is not None:
        kept.append(Fact("partner", (("seat", public.partner),)))
    return tuple(kept)


def _facts_of_auction(public: FiveHundredPublic) -> tuple[Fact, ...]:
    if public.phase == "over":
        return (Fact("passed_out"),)
    high = standing(public)
    if high is None:
        return ()
    seat, bid = high
    return (Fact("standing", (("label", action_of(bid)), ("seat", seat))),)

"""How the table asks: prompts with bids and their stakes, and the facts to keep in sight."""

from functools import cache
from itertools import chain

from game.rules.actions import Action
from game.rules.bid_euchre.auction import CLAIM, claimer, is_stuck
from game.rules.bid_euchre.bids import ASK, Bid, offered
from game.rules.bid_euchre.exchange import TRUMPS
from game.rules.bid_euchre.pack import tricks
from game.rules.bid_euchre.position import (
    SIDES,
    BidEuchrePublic,
    BidEuchreSecret,
    side_of,
    sits_out,
    standing,
)
from game.rules.bid_euchre.ranking import left_bower
from game.rules.bid_euchre.revokes import CALL, are_penalised
from game.rules.bid_euchre.scoring import is_tie_break, tricks_of_side
from game.rules.cards import JACK, JOKER, SUITS, Card, card_set, cards, text
from game.rules.prompt import Fact, Page, Prompt, Words
from game.rules.settings import Settings

_FEW = 3
"""Fewer number bids than this share their row with the bids for all the tricks."""


def prompt(
    settings: Settings, public: BidEuchrePublic, secret: BidEuchreSecret, actions: tuple[Action, ...]
) -> Prompt:
    match public.phase:
        case "discard":
            return Prompt("discard", actions, stakes=(("discard", Fact("discard")),))
        case "auction":
            return _ask_to_bid(settings, public, actions)
        case "trump":
            return Prompt("trump", actions, stakes=_highest_trumps(joker=settings.flag("joker")))
        case "give":
            return _ask_to_give(settings, public, secret, actions)
        case "play":
            stakes = _stakes_of_call(settings) if CALL in actions else ()
            return Prompt("follow" if public.trick else "lead", actions, stakes=stakes)
        case "closing":
            return Prompt("closing", actions, stakes=_stakes_of_call(settings) if CALL in actions else ())
        case phase:
            raise ValueError(f"nobody is asked anything in phase {phase}")


@cache
def _highest_trumps(*, joker: bool) -> tuple[tuple[str, Fact], ...]:
    """What each suit would make the highest trumps (BE-4)."""
    stakes = []
    for action, suit in TRUMPS.items():
        bowers = (16 * suit + JACK, left_bower(suit))
        highest = (JOKER, *bowers) if joker else bowers
        words = (("suit", SUITS[suit]), ("card", " ".join(text(Card(each)) for each in highest)))
        stakes.append((action, Fact("trump", words)))
    return tuple(stakes)


def _ask_to_give(
    settings: Settings, public: BidEuchrePublic, secret: BidEuchreSecret, actions: tuple[Action, ...]
) -> Prompt:
    """BE-25, BE-27: one card after the other."""
    assert public.turn is not None
    phase = "give" if public.turn == public.declarer else "give_back"
    stakes = (("give", Fact(phase)),)
    in_all = settings.number("ask_cards")
    if in_all == 1:
        return Prompt(phase, actions, stakes=stakes)
    words = (("number", secret.given[public.turn].bit_count() + 1), ("cards", in_all))
    return Prompt(f"{phase}_several", actions, stakes=stakes, words=words)


def _ask_to_bid(settings: Settings, public: BidEuchrePublic, actions: tuple[Action, ...]) -> Prompt:
    ladder = offered(settings)
    stakes = _stakes_of_bids(ladder, settings.word("slam_set"), settings.number("ask_cards"))
    return Prompt(
        "stuck" if is_stuck(settings, public) else "auction",
        actions,
        pages=(_bid_page(ladder),),
        worth=tuple((bid.action, bid.gain(bid.tricks)) for bid in ladder if bid.alone),
        stakes=(*stakes, (CLAIM, Fact("claim"))) if CLAIM in actions else stakes,
    )


@cache
def _bid_page(ladder: tuple[Bid, ...]) -> Page:
    """The numbers, and below them the bids for all the tricks (BE-13 to BE-15)."""
    most = ladder[-1].tricks
    numbers = tuple(bid.action for bid in ladder if bid.tricks < most)
    slams = tuple(bid.action for bid in ladder if bid.tricks == most)
    return Page("bids", ((*numbers, *slams),) if len(numbers) < _FEW else (numbers, slams))


@cache
def _stakes_of_bids(ladder: tuple[Bid, ...], slam_set: str, ask_cards: int) -> tuple[tuple[str, Fact], ...]:
    """BE-25, BE-41 to BE-45."""
    stakes = []
    for bid in ladder:
        words: Words = (("bid", bid.tricks), ("won", bid.gain(bid.tricks)), ("lost", bid.loss(slam_set)))
        key = bid.alone or ("all" if bid.tricks == ladder[-1].tricks else "number")
        if bid.alone == ASK and ask_cards > 1:
            key, words = "ask_several", (*words, ("cards", ask_cards))
        stakes.append((bid.action, Fact(key, words)))
    return tuple(stakes)


def _stakes_of_call(settings: Settings) -> tuple[tuple[str, Fact], ...]:
    """BE-63, BE-64."""
    won, lost = settings.number("revoke_penalty"), settings.number("false_call_penalty")
    return ((CALL, Fact("call", (("won", won), ("lost", lost)))),)


def facts(settings: Settings, public: BidEuchrePublic) -> tuple[Fact, ...]:
    kept = [Fact("tie_break")] if is_tie_break(settings, public.scores) else []
    if public.contract is None or public.declarer is None:
        return (*_facts_of_auction(settings, public), *kept)
    declarer, contract = public.declarer, public.contract
    kept.insert(0, Fact("contract", (("label", contract.action), ("seat", declarer))))
    if public.trump is not None:
        kept.append(Fact("trump", (("suit", SUITS[public.trump]),)))
    count = tricks_of_side(public, side_of(declarer))
    kept.append(Fact("tricks", (("taken", count), ("needed", contract.tricks))))
    idle = sits_out(public)
    if idle is not None:
        kept.append(Fact("sits_out", (("seat", idle),), seat=idle))
    return (*kept, *_facts_of_calls(settings, public))


def _facts_of_auction(settings: Settings, public: BidEuchrePublic) -> tuple[Fact, ...]:
    seat = claimer(public)
    if seat is not None:
        return (Fact("claimed", (("seat", seat),)),)
    if public.phase == "over":
        return (Fact("passed_out"),)
    high = standing(public, tricks(settings))
    if high is None:
        return ()
    return (Fact("standing", (("label", high[1].action), ("seat", high[0]))),)


def _facts_of_calls(settings: Settings, public: BidEuchrePublic) -> tuple[Fact, ...]:
    """What a call costs, and how each was answered (BE-68)."""
    if not are_penalised(settings):
        return ()
    revoke, false_call = settings.number("revoke_penalty"), settings.number("false_call_penalty")
    kept = [Fact("penalties", (("revoke", revoke), ("false_call", false_call)))]
    called = card_set(chain.from_iterable(cards(call.revokes) for call in public.calls))
    for number, plays in enumerate((*(trick.plays for trick in public.tricks), public.trick), start=1):
        for play in plays:
            if called >> play.card & 1:
                words = (("card", text(play.card)), ("seat", play.seat), ("trick", number), ("lost", revoke))
                kept.append(Fact("revoke", words))
    for side in range(len(SIDES)):
        number = sum(not call.revokes for call in public.calls if side_of(call.seat) == side)
        if number:
            kept.append(Fact("false_calls", (("side", side), ("number", number), ("lost", false_call))))
    return tuple(kept)

"""Positions of Bid Euchre written in words, as one seat sees them, and what the bot there does."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from game.bots.judgement.bid_euchre.judge import chooser
from game.bots.judgement.bid_euchre.sight import sight_of
from game.bots.judgement.bowers.sight import Sight
from game.rules.actions import Action
from game.rules.bid_euchre.bids import Bid, bids
from game.rules.bid_euchre.pack import tricks
from game.rules.bid_euchre.position import BidEuchrePublic, BidEuchreSecret, partner_of
from game.rules.bid_euchre.ranking import order as order_of
from game.rules.cards import SECOND_PACK, SUITS, Card, CardSet, Seat, card, card_set
from game.rules.games import GAMES
from game.rules.hand import Hand
from game.rules.settings import Settings
from game.rules.tricks import Play, Trick
from game.rules.view import Standing, View, view_of
from game.table.deal import deal

BID_EUCHRE = GAMES["bid_euchre"]
TABLE = Standing(("A", "B", "C", "D"), (True,) * 4, 1)


def rules(**chosen: object) -> Settings:
    return BID_EUCHRE.check(chosen)


@dataclass(frozen=True)
class Asked:
    """A seat that is asked something."""

    settings: Settings
    view: View

    @property
    def answer(self) -> Action:
        """What the bot there does."""
        return chooser(self.settings)(self.view, Random(0))

    @property
    def sight(self) -> Sight:
        return sight_of(self.view, self.settings)


def bidding(
    held: str, *said: str, scores: Sequence[int] = (0, 0), dealer: Seat = 3, **chosen: object
) -> Asked:
    """Seat 0 is asked. Each of `said` is a seat and its words: ``"1 bid 4"``, ``"2 pass"``."""
    spoken = tuple((int(each[0]), Action(each[2:])) for each in said)
    return _asked(held, rules(**chosen), "auction", dealer=dealer, scores=tuple(scores), bids=spoken)


def discarding(held: str, **chosen: object) -> Asked:
    """Seat 0 deals where there is a joker; these are its cards with the one too many (BE-9)."""
    return _asked(held, rules(joker=True, **chosen), "discard", dealer=0)


def naming(held: str, bid: str, **chosen: object) -> Asked:
    """Seat 0 has won the auction with ``4``, ``ask`` or ``moon``."""
    return _asked(held, rules(**chosen), "trump", bid=bid)


def giving(held: str, trump: str, *, declarer: Seat = 0, **chosen: object) -> Asked:
    """Seat 0 gives a card in an ask, its own or its partner's."""
    return _asked(held, rules(**chosen), "give", bid="ask", trump=trump, declarer=declarer)


def playing(
    held: str,
    *,
    trump: str,
    bid: str = "4",
    declarer: Seat = 0,
    trick: str = "",
    past: Sequence[str] = (),
    **chosen: object,
) -> Asked:
    """Seat 0 plays. `trick` and each of `past` are seats and cards in the order of play: ``"2:9S 3:KS"``."""
    order = order_of(SUITS.index(trump))
    fallen: set[Card] = set()
    taken = []
    for words in past:
        plays = _plays(words, fallen)
        led = order.suit(plays[0].card)
        taken.append(Trick(plays, led, plays[order.best([play.card for play in plays], led)].seat))
    now = _plays(trick, fallen)
    return _asked(
        held,
        rules(**chosen),
        "play",
        bid=bid,
        trump=trump,
        declarer=declarer,
        trick=now,
        tricks=tuple(taken),
        led=order.suit(now[0].card) if now else None,
    )


def _plays(words: str, fallen: set[Card]) -> tuple[Play, ...]:
    return tuple(Play(int(word[0]), _copy(word[2:], fallen)) for word in words.split())


def _holding(words: str) -> CardSet:
    taken: set[Card] = set()
    return card_set(_copy(word, taken) for word in words.split())


def _copy(word: str, taken: set[Card]) -> Card:
    """Of a card that is there twice the second copy comes after the first (BE-2)."""
    first = card(word)
    copy = Card(first + SECOND_PACK) if first in taken else first
    assert copy not in taken
    taken.add(copy)
    return copy


def _asked(
    held: str,
    settings: Settings,
    phase: str,
    *,
    bid: str = "",
    trump: str = "",
    declarer: Seat = 0,
    dealer: Seat = 3,
    **fields: object,
) -> Asked:
    """Closed hands are left empty: whoever looks sees nothing of them anyway."""
    contract = bids(tricks(settings))[f"bid {bid}"] if bid else None
    idle = partner_of(declarer) if contract and contract.alone else None
    common: dict[str, object] = {
        "dealer": dealer,
        "scores": (0, 0),
        "phase": phase,
        "turn": 0,
        "counts": (len(held.split()),) * 4,
        "bids": ((declarer, contract.action),) if contract else (),
        "trick": (),
        "tricks": (),
        "contract": contract,
        "declarer": declarer if contract else None,
        "trump": SUITS.index(trump) if trump else None,
        "in_play": tuple(seat for seat in range(4) if seat != idle) if contract else (),
    }
    public = BidEuchrePublic(**{**common, **fields})  # type: ignore[arg-type]
    hand = BID_EUCHRE.hand(settings, public, BidEuchreSecret((_holding(held), 0, 0, 0)))
    return Asked(settings, view_of(hand, 0, TABLE))


def opened(deals: int, scores: Sequence[int], settings: Settings) -> Iterator[Hand]:
    """Hands about to be bid: the same deals at every table with as many packs and jokers."""
    chance = Random(8)
    for _ in range(deals):
        hand = BID_EUCHRE.open_hand(
            settings, tuple(scores), chance.randrange(4), deal(BID_EUCHRE, settings, chance)
        )
        while hand.public.phase == "discard":
            hand = hand.after(_answer(hand)).hand
        yield hand


def openings(deals: int, scores: Sequence[int] = (0, 0), **chosen: object) -> list[Action]:
    """What the first to speak says."""
    return [_answer(hand) for hand in opened(deals, scores, rules(**chosen))]


def contracts(deals: int, scores: Sequence[int] = (0, 0), **chosen: object) -> list[Bid | None]:
    """What the auctions of four bots end in."""
    found = []
    for hand in opened(deals, scores, rules(**chosen)):
        while hand.public.phase == "auction":
            hand = hand.after(_answer(hand)).hand
        assert isinstance(hand.public, BidEuchrePublic)
        found.append(hand.public.contract)
    return found


def _answer(hand: Hand) -> Action:
    """What the bot on turn does."""
    return Asked(hand.settings, view_of(hand, hand.public.turn, TABLE)).answer

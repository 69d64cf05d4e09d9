"""`Record`: a match as it is kept, and the same as one line of JSON, exactly as in record-format.md.

Reading a text that is no record raises `BadRecord` and never anything else.
"""

import json
from collections import Counter
from dataclasses import dataclass

from game.rules.actions import Action
from game.rules.cards import Card, CardSet, Seat, Side, is_card, text, words
from game.rules.game import Game
from game.rules.games import GAMES
from game.rules.hand import Refused, Secret
from game.rules.result import Result, Scores
from game.rules.settings import BadSetting, Settings
from game.rules.shown import shown
from game.table.json_value import BadRecord as BadRecord
from game.table.json_value import JsonValue, read_json
from game.table.match import Match, PlayedHand

FORMAT = "trick-table/1"


@dataclass(frozen=True, slots=True)
class Tally:
    """What a record keeps of a hand's result."""

    points: Scores
    scores: Scores
    tricks: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RecordedHand:
    dealer: Seat
    dealt: Secret
    actions: tuple[tuple[Seat, Action], ...] = ()
    legal: tuple[tuple[Action, ...], ...] | None = None
    """For each action all that were legal at that moment; None if the record does not say."""
    result: Tally | None = None


@dataclass(frozen=True, slots=True)
class Attempt:
    """An action that must be refused after so many actions of that hand."""

    hand: int
    after: int
    seat: Seat
    action: Action
    because: str | None = None


@dataclass(frozen=True, slots=True)
class Choices:
    """Exactly the actions that are legal for a seat after so many actions of that hand."""

    hand: int
    after: int
    seat: Seat
    legal: tuple[Action, ...]


@dataclass(frozen=True, slots=True)
class Record:
    game: Game
    settings: Settings
    names: tuple[str, ...]
    scores: Scores
    """When the record starts."""
    hands: tuple[RecordedHand, ...] = ()
    winners: tuple[Side, ...] | None = None
    """None if the record does not say."""
    case: str | None = None
    clause: str | None = None
    illegal: tuple[Attempt, ...] = ()
    check: tuple[Choices, ...] = ()


def record_of(match: Match) -> Record:
    return Record(
        game=match.game,
        settings=match.settings,
        names=match.names,
        scores=match.start_scores,
        hands=tuple(_recorded(hand) for hand in match.played),
        winners=match.winners,
    )


def match_of(record: Record) -> Match:
    """The match at the very position where the record ends. Only the rules' own results count.

    Raises BadRecord, naming hand and action, where the rules do not go along.
    """
    match = Match(record.game, record.settings, record.names, record.scores)
    for number, recorded in enumerate(record.hands):
        if not match.awaits_deal:
            raise BadRecord(f"hand {number} action 0: nothing can be dealt yet or any more")
        match = match.deal(recorded.dealt, recorded.dealer)
        for index, (seat, action) in enumerate(recorded.actions):
            place = f"hand {number} action {index}"
            if match.hand is None or match.hand.public.turn != seat:
                raise BadRecord(f"{place}: seat {seat} is not on turn")
            try:
                match = match.after(seat, action).match
            except Refused as refused:
                raise BadRecord(f"{place}: {shown(action)} is {refused}") from None
    return match


def to_json(record: Record) -> str:
    """One line, without its end; plain ASCII, so that it passes through any console."""
    entries: dict[str, object] = {
        "case": record.case,
        "clause": record.clause,
        "format": FORMAT,
        "game": record.game.name,
        "settings": record.settings.differing(record.game.settings),
        "seats": record.names,
        "scores": record.scores if any(record.scores) else None,
        "hands": [_hand_entries(hand) for hand in record.hands],
        "winners": record.winners,
        "illegal": [
            _given(hand=each.hand, after=each.after, seat=each.seat, action=each.action, because=each.because)
            for each in record.illegal
        ]
        or None,
        "check": [
            _given(hand=each.hand, after=each.after, seat=each.seat, legal=each.legal)
            for each in record.check
        ]
        or None,
    }
    return json.dumps(_given(**entries))


def from_json(line: str) -> Record:
    """Raises BadRecord. Keys that this file does not know are passed over."""
    found = read_json(line)
    form = found.entry("format")
    if form.text() != FORMAT:
        raise form.bad(f"{shown(form.text())} is not {shown(FORMAT)}")
    game = _game(found.entry("game"))
    settings = _settings(found.entry("settings"), game)
    players, sides = settings.number("players"), len(game.sides(settings))
    scores = found.find("scores")
    hands = [_hand(each, game, settings) for each in found.entry("hands").items()]
    winners = found.find("winners")
    return Record(
        game=game,
        settings=settings,
        names=tuple(name.text() for name in found.entry("seats").items(players)),
        scores=(0,) * sides if scores is None else _numbers(scores, sides),
        hands=tuple(hands),
        winners=None if winners is None else _winners(winners, sides),
        case=_remark(found, "case"),
        clause=_remark(found, "clause"),
        illegal=tuple(_attempt(each, hands, players) for each in _one_or_many(found.find("illegal"))),
        check=tuple(_choices(each, hands, players) for each in _one_or_many(found.find("check"))),
    )


def _recorded(hand: PlayedHand) -> RecordedHand:
    return RecordedHand(hand.dealer, hand.dealt, hand.actions, result=_tally(hand.result))


def _tally(result: Result | None) -> Tally | None:
    return None if result is None else Tally(result.points, result.scores, result.tricks)


def _given(**entries: object) -> dict[str, object]:
    """The entries that are there; those that are None are left out of a record."""
    return {key: value for key, value in entries.items() if value is not None}


def _hand_entries(hand: RecordedHand) -> dict[str, object]:
    stock = words(hand.dealt.stock) if hand.dealt.stock else None
    result = hand.result
    return _given(
        dealer=hand.dealer,
        deal=_given(hands=[words(holding) for holding in hand.dealt.holdings], stock=stock),
        actions=hand.actions,
        legal=hand.legal,
        result=result and {"points": result.points, "scores": result.scores, "tricks": result.tricks},
    )


def _game(found: JsonValue) -> Game:
    name = found.text()
    if name not in GAMES:
        raise found.bad(f"{shown(name)} is not a game known here")
    return GAMES[name]


def _settings(found: JsonValue, game: Game) -> Settings:
    try:
        return game.check(found.scalars())
    except BadSetting as error:
        raise found.bad(str(error)) from None


def _hand(found: JsonValue, game: Game, settings: Settings) -> RecordedHand:
    players, sides = settings.number("players"), len(game.sides(settings))
    actions = [_action(each, players) for each in found.entry("actions").items()]
    legal, result = found.find("legal"), found.find("result")
    return RecordedHand(
        dealer=found.entry("dealer").number(below=players),
        dealt=_dealt(found.entry("deal"), game, settings),
        actions=tuple(actions),
        legal=None if legal is None else tuple(_actions(each) for each in legal.items(len(actions))),
        result=None
        if result is None
        else Tally(
            _numbers(result.entry("points"), sides),
            _numbers(result.entry("scores"), sides),
            _numbers(result.entry("tricks"), players),
        ),
    )


def _action(found: JsonValue, players: int) -> tuple[Seat, Action]:
    seat, action = found.items(2)
    return seat.number(below=players), Action(action.text())


def _actions(found: JsonValue) -> tuple[Action, ...]:
    return tuple(Action(each.text()) for each in found.items())


def _numbers(found: JsonValue, count: int) -> tuple[int, ...]:
    return tuple(each.number() for each in found.items(count))


def _winners(found: JsonValue, sides: int) -> tuple[Side, ...]:
    winners = tuple(each.number(below=sides) for each in found.items())
    if len(set(winners)) < len(winners):
        raise found.bad("names a side twice")
    return winners


def _dealt(found: JsonValue, game: Game, settings: Settings) -> Secret:
    each, stock = game.cut(settings)
    hands = found.entry("hands").items(settings.number("players"))
    pack: dict[str, list[Card]] = {}
    for card in game.pack(settings):
        pack.setdefault(text(card), []).append(card)
    dealt: Counter[str] = Counter()
    holdings = [_cards(hand, each, pack, dealt) for hand in hands]
    stock_cards = found.find("stock") or JsonValue("", f"{found.place}.stock")
    if stock == 0 and stock_cards.text():
        raise stock_cards.bad(f"{game.name} with these settings has no stock")
    return Secret(tuple(holdings), _cards(stock_cards, stock, pack, dealt))


def _cards(found: JsonValue, count: int, pack: dict[str, list[Card]], dealt: Counter[str]) -> CardSet:
    """The cards of a line of words; `pack` has the copies of each word, `dealt` how many of them are gone."""
    a_set: CardSet = 0
    line = found.text().split(" ") if found.text() else []
    for word in line:
        if word not in pack:
            raise found.bad(_no_card(word))
        if dealt[word] == len(pack[word]):
            raise found.bad(f"{word} stands {'twice' if dealt[word] == 1 else 'three times'}")
        dealt[word] += 1
        a_set |= 1 << pack[word][-dealt[word]]
    if len(line) != count:
        raise found.bad(f"has {len(line)} cards instead of {count}")
    return a_set


def _no_card(word: str) -> str:
    if is_card(word):
        return f"{shown(word)} is not in this pack"
    if word.split() != [word]:
        return "cards stand apart by one plain space each, with none before or after"
    return f"{shown(word)} is not a card"


def _remark(found: JsonValue, key: str) -> str | None:
    remark = found.find(key)
    return None if remark is None else remark.text()


def _one_or_many(found: JsonValue | None) -> list[JsonValue]:
    if found is None:
        return []
    return found.items() if isinstance(found.value, list) else [found]


def _attempt(found: JsonValue, hands: list[RecordedHand], players: int) -> Attempt:
    hand, after, seat = _moment(found, hands, players)
    return Attempt(hand, after, seat, Action(found.entry("action").text()), _remark(found, "because"))


def _choices(found: JsonValue, hands: list[RecordedHand], players: int) -> Choices:
    hand, after, seat = _moment(found, hands, players)
    return Choices(hand, after, seat, _actions(found.entry("legal")))


def _moment(found: JsonValue, hands: list[RecordedHand], players: int) -> tuple[int, int, Seat]:
    hand = found.entry("hand").number(below=len(hands))
    after = found.entry("after").number(below=len(hands[hand].actions) + 1)
    return hand, after, found.entry("seat").number(below=players)

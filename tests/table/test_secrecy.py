"""Change what a seat may not know, and nothing it receives may change: view, events, number of updates."""

from dataclasses import replace
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st
from test_every_game import all_cards
from walks import MARKS, Deal, deals, heaps, pick, random_deal, walk

from game.rules.actions import Action, split
from game.rules.cards import EITHER_PACK, SECOND_PACK, Card, CardSet, Seat, card_set, cards, text
from game.rules.events import Event, shown_to
from game.rules.games import GAMES
from game.rules.hand import Hand, Refused, Secret, Step
from game.rules.view import Standing, View, view_of

TABLE = Standing(("A", "B", "C", "D", "E", "F", "G"), (False,) * 7, 1)
Told = tuple[View, tuple[Event, ...]]


def told(step: Step, seat: Seat | None) -> Told:
    """All that a seat receives of a step."""
    shown = (shown_to(event, seat) for event in step.events)
    return view_of(step.hand, seat, TABLE), tuple(event for event in shown if event is not None)


def hidden_places(hand: Hand, seat: Seat | None, pack: CardSet = 0) -> list[tuple[str, CardSet]]:
    """The places with cards that this seat does not see, and those cards. Given the pack, what was not dealt
    is one of them."""
    seen = heaps(hand.sees(seat))
    # A seat that sees every card of a place may see equal ones under other numbers.
    hidden = {
        place: heap & ~seen[place] if heap.bit_count() > seen[place].bit_count() else 0
        for place, heap in heaps(hand.secret).items()
    }
    hidden["undealt"] = pack & ~all_cards(hand)[0]
    return [(place, heap) for place, heap in hidden.items() if heap]


def pack_of(deal: Deal) -> CardSet:
    return card_set(deal.game.pack(deal.settings))


def swapped(secret: Secret, one: tuple[str, Card], other: tuple[str, Card]) -> Secret:
    """The secret with two cards in each other's place."""
    both = 1 << one[1] | 1 << other[1]
    changed: dict[str, object] = {}
    for place in {one[0], other[0]} - {"undealt"}:
        field, _, number = place.partition(" ")
        heap = changed.get(field, getattr(secret, field))
        if isinstance(heap, tuple):
            changed[field] = tuple(
                each ^ both if index == int(number) else each for index, each in enumerate(heap)
            )
        else:
            assert isinstance(heap, int)
            changed[field] = heap ^ both
    for mark in MARKS:
        marked = getattr(secret, mark, 0) & both
        changed |= {mark: getattr(secret, mark) ^ both} if marked not in (0, both) else {}
    return replace(secret, **changed)


@settings(max_examples=200, deadline=None)
@given(deals())
def test_swapping_two_hidden_cards_changes_no_view(deal: Deal) -> None:
    chance = Random(deal.seed)
    for hand, _, _ in walk(deal):
        for seat in (None, *range(len(hand.public.counts))):
            places = hidden_places(hand, seat, pack_of(deal))
            if len(places) < 2:
                continue
            (one, first), (two, second) = chance.sample(places, 2)
            secret = swapped(
                hand.secret,
                (one, chance.choice(list(cards(first)))),
                (two, chance.choice(list(cards(second)))),
            )
            other = deal.game.hand(deal.settings, hand.public, secret)
            if other.public.turn != seat:
                assert view_of(other, seat, TABLE) == view_of(hand, seat, TABLE)


@settings(max_examples=200, deadline=None)
@given(deals())
def test_a_hidden_card_shows_in_nothing_until_it_is_named_or_seen(deal: Deal) -> None:
    """Two hands that differ in two cards hidden from the watcher tell it the same while the same is done."""
    chance = Random(deal.seed)
    hand = deal.open()
    watcher = chance.randrange(len(hand.public.counts))
    hidden = hidden_places(hand, watcher, pack_of(deal))
    places = [place for place in hidden if place[0] != f"holdings {watcher}"]
    (one, first), (two, second) = chance.sample(places, 2)
    cards_moved = (chance.choice(list(cards(first))), chance.choice(list(cards(second))))
    secret = swapped(hand.secret, (one, cards_moved[0]), (two, cards_moved[1]))
    twin = deal.game.hand(deal.settings, hand.public, secret)
    both, called = card_set(cards_moved), {text(each) for each in cards_moved}
    while hand.public.phase != "over":
        action = pick(hand, chance)
        if action == "call revoke":
            continue  # it is answered by the cards themselves (BE-68)
        if action not in twin.legal() or (action.startswith("call") and called & set(action.split(" "))):
            return  # from here on the two are played differently
        step, twin_step = hand.after(action), twin.after(action)
        if visible(step.hand, watcher) & both:
            return
        assert told(step, watcher) == told(twin_step, watcher)
        hand, twin = step.hand, twin_step.hand


@settings(max_examples=100, deadline=None)
@given(st.integers(0, 2**32), st.booleans(), st.randoms(use_true_random=False))
def test_nobody_learns_which_of_two_equal_cards_it_was(seed: int, joker: bool, chance: Random) -> None:
    """The same cards dealt with some copies in each other's place: every seat is told the same to the end."""
    game = GAMES["bid_euchre"]
    rules = game.check(
        {
            "decks": 2,
            "joker": joker,
            "ask_cards": chance.randint(1, 3),
            "give": chance.choice(["best", "any"]),
        }
    )
    deal = random_deal(game, rules, seed)
    twin = deal.open()
    for card in cards(all_cards(twin)[0]):
        if card >= SECOND_PACK and chance.random() < 0.5:
            twin = game.hand(rules, twin.public, with_copies_exchanged(twin.secret, card))
    for seat in (None, *range(4)):
        assert view_of(twin, seat, TABLE) == view_of(deal.open(), seat, TABLE)
    for _, action, step in walk(deal):
        twin_step = twin.after(action)
        for seat in (None, *range(4)):
            assert told(twin_step, seat) == told(step, seat)
        twin = twin_step.hand


def with_copies_exchanged(secret: Secret, card: Card) -> Secret:
    """Two seats that hold a copy each have each other's."""
    both = 1 << card | 1 << (card & EITHER_PACK)
    holders = tuple(
        holding ^ both if holding & both not in (0, both) else holding for holding in secret.holdings
    )
    return replace(secret, holdings=holders)


def visible(hand: Hand, seat: Seat) -> CardSet:
    """The cards that lie where this seat sees them."""
    hidden = dict(hidden_places(hand, seat))
    return sum(heap & ~hidden.get(place, 0) for place, heap in heaps(hand.secret).items())


def test_a_revoke_looks_to_the_others_like_a_discard_of_one_who_cannot_follow() -> None:
    """BE-75."""
    game = GAMES["bid_euchre"]
    found = 0
    for seed in range(150):
        deal = random_deal(game, game.check({"revoke": "penalised"}), seed)
        for hand, action, step in walk(deal):
            player, public = hand.public.turn, hand.public
            if player is None or not public.trick or not action.startswith("play"):
                continue
            order = game.order(deal.settings, public, hand.sees(None))
            lead = order.suit_cards[order.suit(public.trick[0].card) or 0]
            following = hand.secret.holdings[player] & lead
            other = (player + 1) % 4
            strangers = list(cards(hand.secret.holdings[other] & ~lead))
            if split(action, following)[1] or following.bit_count() != 1 or not strangers:
                continue
            (follower,) = cards(following)
            places = ((f"holdings {player}", follower), (f"holdings {other}", strangers[0]))
            honest = game.hand(deal.settings, public, swapped(hand.secret, *places)).after(action)
            found += 1
            for seat in (None, *range(4)):
                if seat not in (player, other):
                    assert told(step, seat) == told(honest, seat)
    assert found > 50


def test_nominating_none_is_the_same_to_the_others_as_holding_no_joker() -> None:
    """500-83: neither view nor events nor their number tells that the contractor had to choose."""
    game = GAMES["five_hundred"]
    rules = game.check({"blind_misere": False})
    found = 0
    for seed in range(400):
        hand = random_deal(game, rules, seed).open()
        contractor = hand.public.turn
        assert contractor is not None
        hand = hand.after(Action("bid 6NT")).hand
        for _ in range(3):
            hand = hand.after(Action("pass")).hand
        step = hand.after(hand.legal()[0])
        if step.hand.prompt().phase != "nominate":
            continue
        found += 1
        silent = step.hand.after(Action("nominate none"))
        for seat in (None, *range(4)):
            if seat != contractor:
                assert told(silent, seat) == (view_of(step.hand, seat, TABLE), ())
    assert found > 50


@settings(max_examples=200, deadline=None)
@given(deals(), st.randoms(use_true_random=False))
def test_what_is_asked_and_what_is_refused_tells_nothing_about_hidden_cards(
    deal: Deal, chance: Random
) -> None:
    """What a seat may do, and the clause it is refused by, depends on what it may know only."""
    heard = [Action(words) for words in ("play JO", "play AS", "call AH", "bid 6S", "discard 5S 6S 7S")]
    game = deal.game
    for hand, action, _ in walk(deal):
        heard.append(action)
        seat = hand.public.turn
        places = hidden_places(hand, seat)
        if seat is None or len(places) < 2:
            continue
        (one, first), (two, second) = chance.sample(places, 2)
        secret = swapped(
            hand.secret,
            (one, chance.choice(list(cards(first)))),
            (two, chance.choice(list(cards(second)))),
        )
        twin = game.hand(deal.settings, hand.public, secret)
        assert twin.legal() == hand.legal()
        assert twin.prompt() == hand.prompt()
        for words in chance.sample(heard, min(6, len(heard))):
            assert refusal(twin, words) == refusal(hand, words)


def refusal(hand: Hand, action: Action) -> str | None:
    try:
        hand.after(action)
    except Refused as refused:
        return refused.clause
    return None

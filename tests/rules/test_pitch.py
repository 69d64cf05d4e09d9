"""Pitch: what reads better as code than as a record."""

from pathlib import Path

import pytest

from game.rules.actions import Action
from game.rules.cards import card, set_of_words
from game.rules.events import Event, Moved, Said, Scored, Took
from game.rules.games import GAMES
from game.rules.hand import Hand, Refused, Secret
from game.rules.pitch.ranking import PACK, order, points_of
from game.rules.prompt import Fact
from game.rules.result import Line
from game.rules.settings import BadSetting
from game.table.record import from_json
from game.table.replay import replay

PITCH = GAMES["pitch"]
CASES = (Path(__file__).parent / "cases" / "pitch.jsonl").read_text(encoding="utf-8").splitlines()
S, C, D, H = range(4)
FOUR = ("AS KS QS 2S 4H 5H", "JS 3S 6H 7H 8H 9C", "4S 5S 10D AD 2D 3D", "6S 7S KC QC 10C 9D")
"""Seats 0 to 3; seat 3 deals unless a test says otherwise."""
FIRST_TRICK = ("bid 2", "pass", "pass", "pass", "play AS", "play 3S", "play 4S", "play 6S")
FOUR_TO_THE_END = (
    *FIRST_TRICK,
    *("play KS", "play JS", "play 5S", "play 7S"),
    *("play QS", "play 6H", "play 2D", "play 9D"),
    *("play 2S", "play 7H", "play 3D", "play QC"),
    *("play 5H", "play 8H", "play 10D", "play 10C"),
    *("play 9C", "play AD", "play KC", "play 4H"),
)


def dealt(*hands: str, dealer: int = 3, scores: tuple[int, ...] = (), **chosen: object) -> Hand:
    settings = PITCH.check({"players": len(hands), **chosen})
    scores = scores or (0,) * len(PITCH.sides(settings))
    return PITCH.open_hand(settings, scores, dealer, Secret(tuple(map(set_of_words, hands))))


def after(hand: Hand, *said: str) -> Hand:
    for words in said:
        hand = hand.after(Action(words)).hand
    return hand


def events_of(hand: Hand, words: str) -> tuple[Event, ...]:
    return hand.after(Action(words)).events


def refusal(hand: Hand, words: str) -> str:
    with pytest.raises(Refused) as refused:
        hand.after(Action(words))
    return refused.value.clause


def lines(hand: Hand) -> dict[str, Line]:
    result = hand.result()
    assert result is not None
    return {line.key: line for line in result.lines}


def fact(hand: Hand, key: str) -> dict[str, str | int] | None:
    return next((dict(each.words) for each in hand.facts() if each.key == key), None)


@pytest.mark.parametrize("line", CASES)
def test_every_case_is_ok(line: str) -> None:
    assert replay(from_json(line)) is None


def test_the_pack_is_the_usual_one_of_52_without_a_joker() -> None:
    assert len(PACK) == 52
    assert list(PACK) == sorted(PACK)
    assert not {card("11S"), card("13H"), card("JO")} & set(PACK)


@pytest.mark.parametrize(
    ("trump", "trick", "led", "winner"),
    [
        (H, "9S 10S AS KS", S, 2),  # the highest of the suit led
        (H, "9S AD AC KH", S, 3),  # a trump beats any plain card
        (H, "AS 2H 3H KS", S, 2),  # the higher of two trumps
        (S, "JS QS JC AS", S, 3),  # there are no bowers
        (D, "10S AC KC 9S", S, 0),  # other suits never win
    ],
)
def test_the_trick_goes_to_the_right_card(trump: int, trick: str, led: int, winner: int) -> None:
    assert order(trump).best([card(word) for word in trick.split()], led) == winner


def test_the_cards_count_for_game_as_pi_34_says() -> None:
    counted = ("10C", "AC", "KC", "QC", "JC", "9C", "2C")
    assert [points_of(card(word)) for word in counted] == [10, 4, 3, 2, 1, 0, 0]
    assert sum(map(points_of, PACK)) == 80


def test_partners_sit_opposite_and_everybody_else_plays_alone() -> None:
    assert PITCH.sides(PITCH.check({"partners": True})) == ((0, 2), (1, 3))
    assert PITCH.sides(PITCH.check({"players": 3})) == ((0,), (1,), (2,))


@pytest.mark.parametrize("players", [2, 3, 5, 6, 7])
def test_partners_without_exactly_four_players_are_refused_naming_both(players: int) -> None:
    with pytest.raises(BadSetting, match=rf"'partners' = true and 'players' = {players} contradict"):
        PITCH.check({"partners": True, "players": players})


@pytest.mark.parametrize(
    "chosen",
    [{"players": 8}, {"target": 10}, {"low": "last"}, {"min_bid": 3}, {"steal": 1}, {"jokers": True}],
)
def test_an_unknown_key_or_value_is_refused_by_name(chosen: dict[str, object]) -> None:
    with pytest.raises(BadSetting, match=next(iter(chosen))):
        PITCH.check(chosen)


def test_a_pitch_is_said_and_the_card_laid_in_one() -> None:
    hand = after(dealt(*FOUR), "pass", "bid 1")
    pitched = Action("pitch AD")
    assert events_of(hand, pitched) == (Said(2, pitched), Moved((card("AD"),), "hand 2", "trick 2"))


def test_the_last_card_of_a_trick_sends_it_to_its_winner() -> None:
    hand = after(dealt(*FOUR), *FIRST_TRICK[:-1])
    assert events_of(hand, "play 6S") == (Moved((card("6S"),), "hand 3", "trick 3"), Took(0))


def test_the_last_card_of_a_hand_scores_it() -> None:
    step = after(dealt(*FOUR), *FOUR_TO_THE_END[:-1]).after(Action("play 4H"))
    result = step.hand.result()
    assert result is not None
    assert step.events[1:] == (Took(3), Scored(result))
    assert result.next_dealer == 0


@pytest.mark.parametrize(
    ("said", "words", "clause"),
    [
        ((), "bid 5", "PI-11"),
        ((), "play AS", "PI-11"),
        (("bid 2",), "bid 1", "PI-11"),
        ((), "pitch JS", "PI-13"),
        ((), "pitch", "PI-13"),
        (("pass",) * 3, "pass", "PI-14"),
        (("pass",) * 3, "bid 1", "PI-14"),
        (("pass",) * 3, "steal", "PI-15"),
        (("bid 1",), "steal", "PI-15"),
        (FIRST_TRICK[:4], "bid 3", "PI-10"),
        (FIRST_TRICK[:4], "steal", "PI-10"),
        (FIRST_TRICK[:4], "pitch AS", "PI-10"),
        (FIRST_TRICK[:4], "play JS", "PI-20"),
        (FIRST_TRICK[:5], "play 6H", "PI-21"),
        (FIRST_TRICK[:5], "play AS", "PI-21"),
        ((*FIRST_TRICK, "play 4H"), "play AS", "PI-22"),
        ((*FIRST_TRICK, "play 4H", "play 6H"), "play AS", "PI-23"),
        ((*FIRST_TRICK, "play 4H", "play 6H"), "play 9\u3000S", "PI-23"),
        (FIRST_TRICK, "play AS", "PI-26"),
        (FOUR_TO_THE_END, "play AS", "PI-27"),
    ],
)
def test_what_is_refused_is_refused_by_its_clause(said: tuple[str, ...], words: str, clause: str) -> None:
    assert refusal(after(dealt(*FOUR), *said), words) == clause


def test_a_third_suit_is_refused_by_pi_22() -> None:
    hand = dealt("AH 2C 3C 4C 5C 6C", "KH 7C 8D 9D 10D JD", dealer=1)
    assert refusal(after(hand, "bid 1", "pass", "play AH", "play KH", "play 2C"), "play 8D") == "PI-22"


def test_house_rules_refuse_by_their_own_clauses() -> None:
    assert refusal(dealt(*FOUR, min_bid=2), "bid 1") == "PI-61"
    assert refusal(after(dealt(*FOUR, steal=False), "bid 2", "pass", "pass"), "steal") == "PI-62"
    assert refusal(after(dealt(*FOUR, all_pass="redeal"), *("pass",) * 4), "pass") == "PI-63"


def test_a_hand_thrown_in_is_shown_to_nobody() -> None:
    hand = after(dealt(*FOUR, all_pass="redeal"), *("pass",) * 4)
    for seat in range(4):
        assert hand.sees(seat).holdings == tuple(
            set_of_words(words) if holder == seat else 0 for holder, words in enumerate(FOUR)
        )
    assert hand.sees(None).holdings == (0, 0, 0, 0)


def test_the_bidding_tells_the_cards_out_of_play_and_the_standing_bid() -> None:
    hand = dealt(*FOUR)
    assert fact(hand, "out_of_play") == {"count": 28}
    assert fact(hand, "standing") is None
    stolen = after(hand, "bid 2", "pass", "pass")
    assert fact(stolen, "standing") == {"label": "bid 2", "seat": 0}
    assert fact(after(stolen, "steal"), "contract") == {"label": "bid 2", "seat": 3}


def test_play_keeps_in_sight_the_contract_and_what_the_fallen_trumps_are_worth() -> None:
    hand = after(dealt(*FOUR), *FIRST_TRICK)
    assert fact(hand, "contract") == {"label": "bid 2", "seat": 0}
    assert fact(hand, "trump") == {"suit": "S"}
    assert fact(hand, "high") == {"side": 0, "card": "AS"}
    assert fact(hand, "low") == {"side": 0, "card": "3S"}
    assert fact(hand, "jack") is None
    assert fact(after(hand, "play KS", "play JS", "play 5S", "play 7S"), "jack") == {"side": 0, "card": "JS"}


def test_the_trick_points_won_so_far_lie_on_the_plates() -> None:
    hand = after(dealt(*FOUR), *FIRST_TRICK)
    assert [each for each in hand.facts() if each.seat is not None] == [
        Fact("game_points", (("points", 4),), 0)
    ]
    partners = after(dealt(*FOUR, partners=True), *FIRST_TRICK)
    assert fact(partners, "game_points") is None, "partners count together, so it is on neither plate"
    assert fact(partners, "side_points") == {"side": 0, "points": 4}


def test_a_card_still_on_the_table_counts_for_nobody() -> None:
    hand = after(dealt(*FOUR), *FIRST_TRICK[:-1])
    assert fact(hand, "high") is None
    assert fact(hand, "game_points") is None


def test_low_so_far_stays_with_the_player_dealt_it_where_that_counts() -> None:
    hand = after(dealt(*FOUR, low="dealt"), *FIRST_TRICK)
    assert fact(hand, "low_dealt") == {"side": 1, "card": "3S"}


@pytest.mark.parametrize(
    ("said", "phase"),
    [
        ((), "auction"),
        (("bid 1",) + ("pass",) * 2, "dealer"),
        (("pass",) * 3, "must_bid"),
        (FIRST_TRICK[:4], "first_lead"),
        (FIRST_TRICK[:5], "follow"),
        (FIRST_TRICK, "lead"),
    ],
)
def test_each_moment_asks_its_own_question(said: tuple[str, ...], phase: str) -> None:
    assert after(dealt(*FOUR), *said).prompt().phase == phase


def test_a_dealer_who_cannot_steal_is_asked_like_anyone() -> None:
    hand = after(dealt(*FOUR, steal=False), "bid 1", "pass", "pass")
    assert hand.prompt().phase == "auction"
    assert "steal" not in dict(hand.prompt().worth)


def test_the_bids_stand_in_one_row_from_the_lowest_that_is_played() -> None:
    assert dealt(*FOUR).prompt().pages[0].rows == (("bid 1", "bid 2", "bid 3", "bid 4"),)
    assert dealt(*FOUR, min_bid=2).prompt().pages[0].rows == (("bid 2", "bid 3", "bid 4"),)


def test_every_offer_says_what_it_may_win_and_cost() -> None:
    asked = after(dealt(*FOUR), "bid 2", "pass", "pass").prompt()
    assert dict(asked.stakes) == {
        "bid 3": Fact("bid", (("bid", 3),)),
        "bid 4": Fact("all", (("bid", 4),)),
        "steal": Fact("bid", (("bid", 2),)),
        "pitch": Fact("pitch", (("bid", 4),)),
    }
    assert dict(asked.worth) == {"steal": 2}


def test_an_offer_that_would_win_the_match_says_so() -> None:
    stakes = dict(dealt(*FOUR, scores=(4, 0, 0, 0)).prompt().stakes)
    for_the_match = {label for label, told in stakes.items() if told.key.endswith("_for_the_match")}
    assert for_the_match == {"bid 3", "bid 4", "pitch"}
    smudge = dict(dealt(*FOUR, smudge=True).prompt().stakes)
    assert smudge["bid 4"].key == "all_for_the_match"
    assert smudge["bid 3"].key == "bid"


def test_the_score_sheet_tells_each_point_and_the_bid() -> None:
    told = lines(after(dealt(*FOUR), *FOUR_TO_THE_END))
    assert {key: line.points for key, line in told.items()} == {
        "high": (1, 0, 0, 0),
        "low": (1, 0, 0, 0),
        "jack": (1, 0, 0, 0),
        "game": (0, 1, 0, 0),
        "made": (0, 0, 0, 0),
    }
    assert dict(told["made"].words) == {"side": 0, "bid": 2, "points": 3}


def test_a_side_set_back_sees_its_points_struck_and_the_bid_taken() -> None:
    told = lines(after(dealt(*FOUR), "bid 4", *FOUR_TO_THE_END[4:]))
    assert told["high"].points == told["low"].points == told["jack"].points == (0, 0, 0, 0)
    assert told["game"].points == (0, 1, 0, 0)
    assert told["set_back"].points == (-4, 0, 0, 0)
    assert dict(told["set_back"].words) == {"side": 0, "bid": 4, "points": 3}


def test_the_score_sheet_tells_of_points_that_nobody_won() -> None:
    hand = dealt("9S 8S 2H 3H 4H 5H", "7S 6S 2C 3C 4C 5C", dealer=1)
    plays = ("9S", "7S", "8S", "6S", "2H", "2C", "3H", "3C", "4H", "4C", "5H", "5C")
    told = lines(after(hand, "bid 2", "pass", *(f"play {each}" for each in plays)))
    assert told["no_jack"].points == told["game_tied"].points == (0, 0)


def test_all_four_points_under_smudge_have_their_line() -> None:
    hand = dealt("JS AH KH QH 10H 9H", "2C 3C 4C 5C 6C 8D", dealer=1, scores=(-9, 0), smudge=True)
    plays = ("JS", "2C", "AH", "3C", "KH", "4C", "QH", "5C", "10H", "6C", "9H", "8D")
    over = after(hand, "bid 1", "pass", *(f"play {each}" for each in plays))
    assert "smudge" in lines(over)
    result = over.result()
    assert result is not None
    assert (result.winners, result.match_over) == ((0,), True)

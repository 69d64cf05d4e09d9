"""Where on the strip of moments one is."""

from game.screens.match.playback import Playback
from game.table.match import Match
from game.table.watching import Chapter
from tests.table.matches import dealt_by, played_by_chance, said


def three_hands() -> Match:
    match = played_by_chance(seed=5, hands=3, target=9000)
    assert len(match.played) == 3
    return match


def test_it_begins_with_the_deal_of_the_hand_asked_for_or_of_the_first() -> None:
    assert (Playback(three_hands(), 2).hand, Playback(three_hands(), 2).at) == (2, 0)
    assert Playback(three_hands(), 99).hand == 0


def test_it_goes_no_further_than_there_are_moments() -> None:
    playback = Playback(three_hands())
    playback.go_to(-3)
    assert playback.at == 0
    playback.go_to(9999)
    assert playback.at_end
    assert playback.moment.view.result is not None


def test_chapters_lead_from_one_to_the_next_and_back() -> None:
    playback = Playback(three_hands())
    forth = [playback.at]
    while chapter := playback.chapter_beside(1):
        playback.go_to(chapter.at)
        forth.append(playback.at)
    assert playback.chapter.stage == "end"
    back = [playback.at]
    while chapter := playback.chapter_beside(-1):
        playback.go_to(chapter.at)
        back.append(playback.at)
    assert back == forth[::-1]
    assert forth == sorted({each.at for each in playback.chapters})


def test_between_two_chapters_the_one_before_is_shown() -> None:
    playback = Playback(three_hands())
    first = next(each for each in playback.chapters if each.trick == 2)
    playback.go_to(first.at + 1)
    assert playback.chapter == first
    back = playback.chapter_beside(-1)
    assert back is not None
    assert back.at == first.at


def test_hands_lead_from_one_to_the_next_but_not_into_one_under_way() -> None:
    over = said(dealt_by(3), "pass", "pass", "pass", "pass")
    assert over.last is not None
    playback = Playback(over.deal(over.last.dealt, 0))
    assert (playback.hand_beside(1), playback.hand_beside(-1)) == (None, None)
    playback = Playback(three_hands(), 1)
    assert (playback.hand_beside(1), playback.hand_beside(-1)) == (2, 0)
    playback.go_to(5)
    playback.turn_to(2)
    assert (playback.hand, playback.at, playback.chapter) == (2, 0, Chapter(0, "dealt"))

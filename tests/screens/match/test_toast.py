"""The line above one's hand: how large it is written and where it lies."""

from game.screens.look import Look
from game.screens.match.toast import MOST_LINES, letters, line_place

WIDTH, MIDDLE = 400, (320, 280)


def test_a_short_line_is_as_large_as_all_text(look: Look) -> None:
    for large in (False, True):
        look.kept.change(large_text=large)
        assert letters(look, "Follow hearts.", WIDTH) == look.text_size


def test_news_that_would_be_a_column_of_large_letters_are_small_lest_they_hide_the_trick(look: Look) -> None:
    look.kept.change(large_text=True)
    news = "A revoke: you, the ace of hearts in trick four, which costs your side two points of this hand."
    assert len(look.lettering.wrap(news, WIDTH - 24, 2)) > MOST_LINES
    assert letters(look, news, WIDTH) == 1
    large = line_place(look, "Follow hearts.", MIDDLE, WIDTH)
    assert line_place(look, news, MIDDLE, WIDTH).height <= 2 * large.height

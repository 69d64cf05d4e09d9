"""`Playback`: a finished match as a strip of moments, and where on it one is. It knows no time or picture."""

from game.table.match import Match
from game.table.watching import Chapter, Moment, chapters, finished, moments


class Playback:
    def __init__(self, match: Match, hand: int = 0) -> None:
        """At the deal of that hand, or of the first that is over. Some hand of the match is."""
        self.match = match
        self.hands = finished(match)
        """The numbers of those that can be watched."""
        self.turn_to(hand if hand in self.hands else self.hands[0])

    def turn_to(self, hand: int) -> None:
        """To the deal of that hand."""
        self.hand = hand
        self._moments = moments(self.match, hand)
        self.chapters: tuple[Chapter, ...] = chapters(self._moments)
        self.at = 0

    def go_to(self, at: int) -> None:
        self.at = max(0, min(len(self._moments) - 1, at))

    @property
    def moment(self) -> Moment:
        return self._moments[self.at]

    @property
    def at_end(self) -> bool:
        return self.at == len(self._moments) - 1

    @property
    def tricks(self) -> int:
        """In the whole hand."""
        return len(self._moments[-1].view.public.tricks)

    @property
    def chapter(self) -> Chapter:
        """What is being shown: of those that begin here the first, else the last that has begun."""
        here = [each for each in self.chapters if each.at == self.at]
        return here[0] if here else [each for each in self.chapters if each.at < self.at][-1]

    def chapter_beside(self, step: int) -> Chapter | None:
        """The next one, or with -1 the one that began before this moment; None if there is none."""
        if step > 0:
            return next((each for each in self.chapters if each.at > self.at), None)
        return next((each for each in reversed(self.chapters) if each.at < self.at), None)

    def hand_beside(self, step: int) -> int | None:
        """The number of the next hand, or with -1 of the one before; None if there is none."""
        place = self.hands.index(self.hand) + step
        return self.hands[place] if 0 <= place < len(self.hands) else None

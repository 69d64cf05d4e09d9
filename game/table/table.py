"""`Table`: the host of a match. It alone changes the match, and listens at one door: a link per seat."""

from collections.abc import Callable
from random import Random

from game.rules.cards import Seat
from game.rules.events import Event, Said, shown_to
from game.rules.game import Game
from game.rules.hand import Refused
from game.rules.settings import Settings
from game.rules.view import Standing, View, view_of
from game.table.claim import LAY_DOWN, NOT_SURE, laid_down
from game.table.deal import deal, draw_dealer
from game.table.link import Link
from game.table.match import Match, new_match
from game.table.messages import Act, LayDown, Leave, Message, Ready, Refusal, Update, Welcome
from game.table.record import Record, record_of


class _Chair:
    """A place at the table, with or without somebody on it."""

    def __init__(self, seat: Seat | None) -> None:
        self.seat = seat
        """None is an onlooker's."""
        self.link: Link | None = None
        """Closed once whoever sat here is gone; another may then sit down."""
        self.bot = False
        self.serial = 0
        """Of the last update; it goes on counting when another sits down, so that no old act fits."""
        self.told: View | None = None
        """The view last sent on this link."""

    @property
    def taken(self) -> bool:
        return self.link is not None and self.link.open

    def tell(self, view: View, events: tuple[Event, ...]) -> None:
        """Sends what is new for this chair; if nothing is, not even that something happened."""
        if self.link is None or (view == self.told and not events):
            return
        self.serial += 1
        self.told = view
        self.link.send(Update(self.serial, view, events))

    def refuse(self, clause: str) -> None:
        """Answers the newest question: it stays open, for this reason."""
        if self.link is not None:
            self.link.send(Refusal(self.serial, clause))


class Table:
    def __init__(
        self,
        game: Game,
        settings: Settings,
        names: tuple[str, ...],
        *,
        random: Random,
        keep: Callable[[Record], None],
        match: Match | None = None,
    ) -> None:
        """`keep` is called after every deal and every action, before anybody hears of it; what it raises
        goes up and the deal or action has not happened. `match` is one to go on with."""
        self._random = random
        self._keep = keep
        self._match = match or new_match(game, settings, names)
        self._seats = [_Chair(seat) for seat in range(len(self._match.names))]
        self._onlookers: list[_Chair] = []
        self._started = False

    @property
    def match(self) -> Match:
        return self._match

    def sit(self, seat: Seat | None, link: Link, bot: bool) -> None:
        """Seats a guest at a seat that is empty, or with None as an onlooker; it is told all it may know."""
        if seat is None:
            chair = _Chair(None)
            self._onlookers.append(chair)
        else:
            chair = self._seats[seat]
            assert not chair.taken, "the seat is taken"
        chair.link, chair.bot, chair.told = link, bot, None
        link.send(Welcome(seat, self._match.game.name, self._match.settings))
        self._tell(())

    def start(self) -> None:
        """Deals the first hand, or goes on with the match given."""
        self._started = True
        if self._match.hand is None:
            self._deal()
        else:
            self._tell(())

    def poll(self) -> None:
        """Takes in whatever the guests have sent, and answers."""
        for chair in (*self._seats, *self._onlookers):
            if chair.link is not None:
                for message in chair.link.receive():
                    self._hear(chair, message)
        self._onlookers = [chair for chair in self._onlookers if chair.taken]
        if self._between_hands() and all(chair.bot for chair in self._seats):
            self._deal()

    def _hear(self, chair: _Chair, message: Message) -> None:
        match message:
            case Act():
                self._act(chair, message)
            case LayDown():
                self._lay_down(chair, message)
            case Ready(serial):
                is_person = chair.seat is not None and not chair.bot
                if is_person and serial == chair.serial and self._between_hands():
                    self._deal()
            case Leave():
                if chair.link is not None:
                    chair.link.close()
            case _:  # what only a table says
                pass

    def _act(self, chair: _Chair, act: Act) -> None:
        """The door: on turn, in time, allowed."""
        seat = self._on_turn(chair, act.serial)
        if seat is None:
            return
        try:
            match, events = self._match.after(seat, act.action)
        except Refused as refused:
            chair.refuse(refused.clause)
            return
        self._take(match, events)

    def _lay_down(self, chair: _Chair, claim: LayDown) -> None:
        seat = self._on_turn(chair, claim.serial)
        if seat is None:
            return
        steps = laid_down(self._match, seat)
        if not steps:
            chair.refuse(NOT_SURE)
        said: tuple[Event, ...] = (Said(seat, LAY_DOWN),)
        for match, events in steps:
            self._take(match, (*said, *events))
            said = ()

    def _on_turn(self, chair: _Chair, serial: int) -> Seat | None:
        """The seat of this chair if it is to act and answers what it was last told; else None: then it is
        a double tap, or meant for an earlier question."""
        hand = self._match.hand
        if not self._started or hand is None or serial != chair.serial:
            return None
        return chair.seat if hand.public.turn == chair.seat else None

    def _between_hands(self) -> bool:
        return self._started and self._match.hand is not None and self._match.awaits_deal

    def _deal(self) -> None:
        game, settings = self._match.game, self._match.settings
        dealer = self._match.next_dealer
        if dealer is None:
            dealer = draw_dealer(settings, self._random)
        self._take(self._match.deal(deal(game, settings, self._random), dealer), ())

    def _take(self, match: Match, events: tuple[Event, ...]) -> None:
        """The one place where the match changes."""
        self._keep(record_of(match))
        self._match = match
        self._tell(events)

    def _tell(self, events: tuple[Event, ...]) -> None:
        hand = self._match.hand
        if not self._started or hand is None:
            return
        standing = Standing(
            names=self._match.names,
            bots=tuple(chair.bot for chair in self._seats),
            number=len(self._match.played),
            past=self._match.past_scores,
        )
        for chair in (*self._seats, *self._onlookers):
            shown = (shown_to(event, chair.seat) for event in events)
            known = tuple(event for event in shown if event is not None)
            chair.tell(view_of(hand, chair.seat, standing), known)

"""A link between a guest and the table: `Link`, and the kind that is two queues in one process."""

from collections import deque
from typing import Protocol

from game.table.messages import Message


class Link(Protocol):
    @property
    def open(self) -> bool: ...

    def send(self, message: Message) -> None:
        """Sent on a closed link, a message is lost without a word."""

    def receive(self) -> list[Message]:
        """Whatever has arrived; never waits, never raises."""

    def close(self) -> None: ...


class LocalLink:
    """One end of a pair; made by `local_pair`."""

    def __init__(self, inbox: deque[Message], outbox: deque[Message], shared: list[bool]) -> None:
        self._inbox = inbox
        self._outbox = outbox
        self._open = shared

    @property
    def open(self) -> bool:
        return self._open[0]

    def send(self, message: Message) -> None:
        if self.open:
            self._outbox.append(message)

    def receive(self) -> list[Message]:
        arrived = list(self._inbox)
        self._inbox.clear()
        return arrived

    def close(self) -> None:
        self._open[0] = False


def local_pair() -> tuple[Link, Link]:
    """Two ends of one link: what one sends, the other receives."""
    here: deque[Message] = deque()
    there: deque[Message] = deque()
    shared = [True]
    return LocalLink(here, there, shared), LocalLink(there, here, shared)

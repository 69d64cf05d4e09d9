"""`Guest`: a player's end of a link. It knows what the table told it and nothing else."""

from game.rules.actions import Action
from game.rules.view import View
from game.table.link import Link
from game.table.messages import Act, Goodbye, LayDown, Leave, Ready, Refusal, Update, Welcome


class Guest:
    def __init__(self, link: Link) -> None:
        self._link = link
        self._unshown: list[Update] = []
        self._refused: list[str] = []
        self._serial = -1
        self.welcome: Welcome | None = None
        self.view: View | None = None
        """The newest view."""
        self.goodbye: str | None = None

    def poll(self) -> None:
        """Takes in whatever the table has sent."""
        for message in self._link.receive():
            match message:
                case Welcome():
                    self.welcome = message
                case Update():
                    self._unshown.append(message)
                    self.view = message.view
                    self._serial = message.serial
                case Refusal():
                    self._refused.append(message.clause)
                case Goodbye():
                    self.goodbye = message.reason
                case _:
                    pass

    def take_updates(self) -> list[Update]:
        """The updates not yet shown, oldest first; each is given once."""
        unshown, self._unshown = self._unshown, []
        return unshown

    def take_refusals(self) -> list[str]:
        """Clauses of refusals not yet shown; each is given once."""
        refused, self._refused = self._refused, []
        return refused

    def act(self, action: Action) -> None:
        """Answers the newest view's prompt."""
        self._link.send(Act(self._serial, action))

    def lay_down(self) -> None:
        """Claims every trick that is left; the table checks it."""
        self._link.send(LayDown(self._serial))

    def ready(self) -> None:
        """Asks for the next hand."""
        self._link.send(Ready(self._serial))

    def leave(self) -> None:
        self._link.send(Leave())
        self._link.close()

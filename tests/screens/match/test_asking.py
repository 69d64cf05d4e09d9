"""What is asked is answered once, and only when everything before it has been shown."""

from game.screens.look import Look
from game.table.messages import Act
from tests.screens.match.pilot import Seated


def asked(look: Look) -> Seated:
    seated = Seated(look, seed=2, blind_misere=False)
    seated.rest()
    return seated


def test_after_an_act_nothing_is_sent_until_the_table_has_answered(look: Look) -> None:
    seated = asked(look)
    sent: list[object] = []
    send = seated.guest._link.send

    def told(message: object) -> None:
        sent.append(message)
        send(message)  # type: ignore[arg-type]

    seated.guest._link.send = told  # type: ignore[method-assign]
    seated.key("p")
    assert seated.screen.asking is None
    seated.key("p", "enter", "enter")
    seated.press((300, 230))
    assert [type(message) for message in sent] == [Act]

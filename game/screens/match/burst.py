"""`Burst`: presses that follow one another so fast that none of them can be about what has just appeared."""

RECENT = 1.0
"""So short a time after a press, whoever pressed may be about to press again for the same reason."""
CALM = 0.4
"""Seconds without a press after which one is about what is seen."""


class Burst:
    """Whoever hurries the cards along by many presses must not answer with one the question that comes."""

    def __init__(self) -> None:
        self._since_press = RECENT
        self._calm = CALM

    def update(self, seconds: float) -> None:
        self._since_press += seconds
        self._calm += seconds

    def appeared(self) -> None:
        """Something to answer or to read came without being asked for."""
        if self._since_press < RECENT:
            self._calm = 0.0

    def press(self) -> bool:
        """One press; whether it may answer what it is on."""
        self._since_press = 0.0
        if self._calm >= CALM:
            return True
        self._calm = 0.0
        return False

"""The window: opens it, runs the frames, owns the stack of screens and nothing else."""

import asyncio
import os
import time
import warnings
from collections.abc import Callable
from pathlib import Path

import pygame
from pygame import Rect, Surface

from game.device.hush import hushed
from game.device.strings import BadStrings
from game.screens.assets import BadAsset, read_picture
from game.screens.pads import Plug
from game.screens.presenter import SMALLEST, Presenter
from game.screens.screen import Screen, Size
from game.screens.theme import Theme
from game.screens.touches import Happening, Hold, Meant, Touch, Touches

FIRST_SIZE = (1280, 720)
ACTIVE, CALM = 1 / 60, 1 / 20
"""Seconds a frame: while something moves or a hand has just been at it, and else."""
ALERT_SECONDS = 0.5
UNSEEN = ("dummy", "offscreen")
"""Video drivers that show nothing: good for tests, not for people."""
LONGEST_STEP = 0.1
"""A longer pause, say of a sleeping machine, passes as this much time, so that no motion is jumped over."""


class NoDisplay(Exception):
    """No window can be opened; the message says why in one line."""


def open_display(title: str, icon: Path, full_screen: bool) -> Surface:
    """Opens the window; raises NoDisplay, or BadAsset for the icon. Pictures can be loaded from then on."""
    asked_for = os.environ.get("SDL_VIDEODRIVER")
    os.environ.setdefault("SDL_TOUCH_MOUSE_EVENTS", "0")
    os.environ.setdefault("SDL_MOUSE_TOUCH_EVENTS", "0")
    try:
        with hushed():
            pygame.display.init()
        pygame.font.init()
        driver = pygame.display.get_driver()
        if driver in UNSEEN and not asked_for:
            raise NoDisplay(f"no display to show a window on, only {driver!r}")
        # Without a graphics card, x11 shows plain pixels far more cheaply than by emulating one.
        if driver == "x11":
            os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
        pygame.display.set_icon(read_picture(icon))
        pygame.display.set_mode(_first_size(), pygame.RESIZABLE)
        _window().minimum_size = SMALLEST
        if full_screen:
            _window().set_fullscreen(desktop=True)
    except pygame.error as error:
        raise NoDisplay(f"no display to open a window on: {error}") from None
    pygame.display.set_caption(title)
    pygame.display.set_allow_screensaver(True)
    display = pygame.display.get_surface()
    assert display is not None
    return display


def _first_size() -> Size:
    desktop = pygame.display.get_desktop_sizes()[0]
    return FIRST_SIZE if desktop[0] > FIRST_SIZE[0] and desktop[1] > FIRST_SIZE[1] else SMALLEST


def _window() -> pygame.Window:
    # The display module cannot limit the size, and `set_mode` cannot leave full screen for a smaller window.
    with warnings.catch_warnings(action="ignore", category=DeprecationWarning):
        return pygame.Window.from_display_module()


class Window:
    def __init__(self, display: Surface, theme: Theme) -> None:
        """`display` comes from `open_display`."""
        self._presenter = Presenter(display, theme["ink"])
        self._touches = Touches(self._presenter)
        self._shade = _shade(theme)
        self._screens: list[Screen] = []
        self._running = True
        self._alert_until = 0.0
        self.ticks: list[Callable[[float], None]] = []
        """Called each frame, before the screens, with the seconds that have passed."""
        self.on_full_screen: Callable[[bool], None] = lambda full: None
        """Told when F11 has changed it."""
        self.on_plug: Callable[[Plug], None] = lambda plug: None
        """Told when a pad came or went."""
        self.on_bad_file: Callable[[str], None] = lambda trouble: None
        """Told in a line which of our files is broken, when a touch led to one."""

    @property
    def size(self) -> Size:
        """The logical size."""
        return self._presenter.fit.logical

    def open(self, screen: Screen) -> None:
        self._let_go()
        self._screens.append(screen)
        screen.resized(self.size)
        self._repaint()

    def close(self, screen: Screen) -> None:
        if screen in self._screens:
            self._screens.remove(screen)
            self._repaint()

    def stop(self) -> None:
        """Ends `run` after this frame."""
        self._running = False

    @property
    def full_screen(self) -> bool:
        return pygame.display.is_fullscreen()

    @full_screen.setter
    def full_screen(self, full: bool) -> None:
        if full and not self.full_screen:
            _window().set_fullscreen(desktop=True)
        elif self.full_screen and not full:
            _window().set_windowed()
        self._follow_display()

    async def run(self) -> None:
        """Frames until the window is closed, `stop` is called or no screen is left."""
        before = due = time.monotonic()
        while self._running and self._screens:
            now = time.monotonic()
            self.frame(min(LONGEST_STEP, now - before))
            before = now
            due = max(due + self._period(), time.monotonic())
            await asyncio.sleep(due - time.monotonic())

    def frame(self, seconds: float) -> None:
        """One frame: what happened, what time changes, what is seen."""
        happened = self._touches.read(pygame.event.get())
        self._follow_display()
        for meant in happened:
            self._meant(meant)
        for tick in self.ticks:
            tick(seconds)
        for screen in list(self._screens):
            screen.update(seconds)
        self._presenter.present(self._drawn())

    def _period(self) -> float:
        moving = any(screen.moving for screen in self._shown())
        return ACTIVE if moving or time.monotonic() < self._alert_until else CALM

    def _meant(self, meant: Meant) -> None:
        match meant:
            case Happening.QUIT:
                self.stop()
            case Happening.RESIZED | Happening.EXPOSED:
                self._repaint()
            case Happening.LEFT:
                self._let_go()
            case Hold():
                for screen in self._shown():
                    screen.hold(meant)
            case Plug():
                self.on_plug(meant)
            case Touch(key="f11"):
                self.full_screen = not self.full_screen
                self.on_full_screen(self.full_screen)
            case Touch():
                self._alert_until = time.monotonic() + ALERT_SECONDS
                self._offer(meant)

    def _offer(self, touch: Touch) -> None:
        """To the top screen first; below an overlay to the next, and so on."""
        try:
            any(screen.touch(touch) for screen in reversed(self._shown()))
        except (BadAsset, BadStrings) as error:
            self.on_bad_file(str(error))

    def _follow_display(self) -> None:
        """The display's surface changes its size with the window, before any event tells of it."""
        display = pygame.display.get_surface()
        if display is not None and not self._presenter.shows_on(display):
            self._presenter.take(display)
            for screen in self._screens:
                screen.resized(self.size)

    def _repaint(self) -> None:
        for screen in self._screens:
            screen.repaint()

    def _let_go(self) -> None:
        for screen in self._screens:
            screen.let_go()

    def _shown(self) -> list[Screen]:
        """The screens that can be seen, the lowest first."""
        for depth in range(len(self._screens) - 1, -1, -1):
            if self._screens[depth].covers:
                return self._screens[depth:]
        return list(self._screens)

    def _drawn(self) -> list[Rect] | None:
        canvas = self._presenter.canvas
        changed: list[Rect] | None = []
        for screen in self._shown():
            if changed != [] and not screen.covers:
                if screen.shades:
                    self._shade_areas(canvas, changed)
                screen.repaint()
            more = screen.draw(canvas)
            changed = None if changed is None or more is None else changed + more
        return changed

    def _shade_areas(self, canvas: Surface, areas: list[Rect] | None) -> None:
        for area in [canvas.get_rect()] if areas is None else areas:
            canvas.blit(self._shade, area, area)


def _shade(theme: Theme) -> Surface:
    """Three of four pixels in ink: darkens without mixing colours."""
    shade = Surface((1024, 640), pygame.SRCALPHA).convert_alpha()
    shade.fill((0, 0, 0, 0))
    tile = Surface((2, 2), pygame.SRCALPHA)
    for place in ((0, 0), (1, 1), (0, 1)):
        tile.set_at(place, theme["ink"])
    shade.fblits([(tile, (x, y)) for x in range(0, 1024, 2) for y in range(0, 640, 2)])
    return shade

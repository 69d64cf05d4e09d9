"""What a table costs while it waits for its person: processor time and wake-ups, over 20 seconds.

Beside it the bare loop that only sleeps 20 times a second. Needs a screen: `python -m tests.benchmarks.idle`,
with a name of `BUSY` for one of the busiest tables.
"""

import asyncio
import resource
import sys
from typing import NamedTuple

from tests.benchmarks.seated import BUSY, Seated

SECONDS = 20


class Cost(NamedTuple):
    percent: float
    wake_ups: float
    """A second."""


async def cost(seconds: float) -> Cost:
    before = resource.getrusage(resource.RUSAGE_SELF)
    await asyncio.sleep(seconds)
    after = resource.getrusage(resource.RUSAGE_SELF)
    spent = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return Cost(100 * spent / seconds, (after.ru_nvcsw - before.ru_nvcsw) / seconds)


async def bare() -> Cost:
    async def sleeper() -> None:
        while True:
            await asyncio.sleep(1 / 20)

    task = asyncio.create_task(sleeper())
    measured = await cost(SECONDS / 4)
    task.cancel()
    return measured


async def table(busy: str) -> Cost:
    seated = Seated((1920, 1080), **BUSY[busy])
    running = asyncio.create_task(seated.window.run())
    await asyncio.sleep(12)  # dealt, bots have spoken, the person is asked
    assert not seated.screen.moving
    measured = await cost(SECONDS)
    seated.window.stop()
    await running
    return measured


def main() -> None:
    floor = asyncio.run(bare())
    ours = asyncio.run(table(*sys.argv[1:] or ["plain"]))
    print(f"{'idle':28}{'CPU %':>8}{'wake-ups/s':>12}")
    print(f"{'a loop that only sleeps':28}{floor.percent:8.2f}{floor.wake_ups:12.1f}")
    print(f"{'a table waiting':28}{ours.percent:8.2f}{ours.wake_ups:12.1f}")


if __name__ == "__main__":
    main()

"""
Simulate a cluster that plays every combination of a game: how busy it is, and what it costs.

`.venv/bin/python -m bench.cluster [WORKERS] [GAMES] [MILLISECONDS]`: a few blocks of Small World
for two are played to know how long blocks take; then so many WORKERS (1,000) play GAMES (10,000) of
each race with each power. The scheduler handles one task at a time, each in MILLISECONDS (1, which
the documentation of Dask reckons with); a worker waits for it before each task. It tells the part
of the time in which workers play, for tasks of one block and of ten, and the hours of processor.
"""

from __future__ import annotations

import heapq
import sys
import time
from collections.abc import Sequence
from random import Random

from regola.playtesting.blocks import SIZE, play_block
from regola.playtesting.designs import Plan
from regola.playtesting.subjects import compared
from tests.support.playtests import official_side


def measured(blocks: int) -> list[float]:
    """Return how many seconds of processor each of some blocks took."""
    side = official_side()
    item, *rivals = side.references("race")
    plan = Plan(compared(item, side, side, rivals), 1, watches=False)
    found = []
    for number in range(blocks):
        began = time.process_time()
        play_block(plan.ours(number))
        found.append(time.process_time() - began)
    return found


def simulated(times: Sequence[float], tasks: int, workers: int, overhead: float) -> float:
    """Return the seconds that so many tasks take; each lasts as one of the times, by chance."""
    chance = Random(1)  # noqa: S311
    free = [0.0] * workers
    scheduler = end = 0.0
    for _ in range(tasks):
        # A worker that is free asks; the scheduler answers one after the other.
        scheduler = max(scheduler, heapq.heappop(free)) + overhead
        done = scheduler + chance.choice(times)
        end = max(end, done)
        heapq.heappush(free, done)
    return end


def main() -> None:
    """Measure, simulate, and print what came of it."""
    workers, games, milliseconds = (
        *map(int, sys.argv[1:]),
        *(1000, 10_000, 1)[len(sys.argv) - 1 :],
    )
    times = measured(8)
    side = official_side()
    pairs = len(side.references("race")) * len(side.references("power"))
    tasks = pairs * games // SIZE
    mean = sum(times) / len(times)
    span = f"{min(times):.2f} to {max(times):.2f}"
    print(f"a block of {SIZE} games: {mean:.2f} s of processor ({span})")
    hours = tasks * mean / 3600
    print(f"{pairs} combinations, {games} games each: {tasks} blocks, {hours:.0f} h of processor")
    for bundle in (1, 10):
        longer = [bundle * one for one in times]
        took = simulated(longer, tasks // bundle, workers, milliseconds / 1000)
        busy = tasks * mean / took / workers
        print(f"{workers} workers, {bundle} blocks a task: {took / 60:.1f} min, busy {busy:.1%}")


if __name__ == "__main__":
    main()

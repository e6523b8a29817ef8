"""Who plays blocks of games: this process, others beside it, or a cluster."""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context
from threading import current_thread, main_thread
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from regola.playtesting.blocks import Block, Played

__all__ = ["Alone", "Pool", "Workers", "WorkersLostError", "ordered"]

_AHEAD = 3
"""So many blocks wait for each worker, so that none is idle while results are counted."""

_MOST_LOSSES = 3
"""Workers may die; one block that kills every worker is a fault."""


class WorkersLostError(Exception):
    """Raised when nobody is left who plays; what was played so far stands."""


class Workers(Protocol):
    """Takes blocks, and gives for each what returns its result when it is there."""

    count: int

    def begin(self, block: Block) -> Callable[[], Played]:
        """Take a block to be played; the function returned waits for what comes of it."""

    def close(self) -> None:
        """Let the workers go, whatever they are about."""


class Alone:
    """Plays in this process."""

    count = 1

    def begin(self, block: Block) -> Callable[[], Played]:
        """Take a block; it is played when its result is asked for."""
        from regola.playtesting.blocks import play_block

        return lambda: play_block(block)

    def close(self) -> None:
        """Nothing is open."""


class Pool:
    """Plays in processes beside this one; a block whose process died is played by another."""

    def __init__(self, count: int) -> None:
        """Start so many processes."""
        self.count = count
        self._losses = 0
        self._pool = self._started()

    def begin(self, block: Block) -> Callable[[], Played]:
        """Hand a block to the next process that is free."""
        future = self._handed(block)
        return lambda: self._result(block, future)

    def close(self) -> None:
        """Let the processes go, each when its block is done, and wait for that."""
        self._pool.shutdown(wait=True, cancel_futures=True)

    def _started(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.count, get_context("spawn"))

    def _handed(self, block: Block) -> Future[Played]:
        from regola.playtesting.blocks import play_block

        with _without_interrupts():
            try:
                return self._pool.submit(play_block, block)
            except BrokenProcessPool:
                self._start_anew()
                return self._pool.submit(play_block, block)

    def _result(self, block: Block, future: Future[Played]) -> Played:
        while True:
            try:
                return future.result()
            except BrokenProcessPool:
                future = self._handed(block)

    def _start_anew(self) -> None:
        self._losses += 1
        if self._losses > _MOST_LOSSES:
            raise WorkersLostError
        self._pool.shutdown(wait=False, cancel_futures=True)
        self._pool = self._started()


@contextmanager
def _without_interrupts() -> Iterator[None]:
    """
    Have processes that are started meanwhile leave Ctrl-C to the one that the user speaks to.

    They take over that it is ignored, from their first moment on.
    """
    if current_thread() is not main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def ordered(
    workers: Workers, blocks: Iterable[Block], known: Callable[[Block], Played | None]
) -> Iterator[tuple[Block, Played, bool]]:
    """
    Give what comes of blocks in their order, some being played ahead; and whether it was known.

    Blocks that are ``known`` are not played.
    """
    waiting: deque[tuple[Block, Callable[[], Played], bool]] = deque()
    for block in blocks:
        kept = known(block)
        if kept is None:
            waiting.append((block, workers.begin(block), False))
        else:
            waiting.append((block, lambda kept=kept: kept, True))  # type: ignore[misc]
        if len(waiting) > _AHEAD * workers.count:
            first, result, was_known = waiting.popleft()
            yield first, result(), was_known
    for first, result, was_known in waiting:
        yield first, result(), was_known

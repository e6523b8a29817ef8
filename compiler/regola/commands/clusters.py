"""A Dask cluster that plays blocks of games; its library is met here alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from regola.commands.usage import UsageError
from regola.commands.workers import WorkersLostError

if TYPE_CHECKING:
    from regola.playtesting.blocks import Block, Played

__all__ = ["Cluster"]

_WAIT = "10s"
"""A scheduler that does not answer for so long is away."""


class Cluster:
    """
    Plays on the workers of a scheduler, which plays a block again whose worker died.

    A block has its key as the name of its task: asked for twice, it is played once.
    """

    def __init__(self, address: str) -> None:
        """
        Meet the scheduler at an address, such as ``tcp://127.0.0.1:8786``.

        Raises:
            UsageError: The library is not installed, or nobody answers there.
        """
        try:
            from distributed import Client
        except ImportError as error:
            raise UsageError("playtest-no-dask") from error
        try:
            self._client: Any = Client(address, timeout=_WAIT, set_as_default=False)
        except (OSError, ValueError) as error:
            raise UsageError("playtest-no-cluster", address=address) from error
        threads = self._client.scheduler_info()["workers"].values()
        self.count = max(1, sum(worker["nthreads"] for worker in threads))

    def begin(self, block: Block) -> Callable[[], Played]:
        """Send a block to the scheduler."""
        from regola.playtesting.blocks import play_block

        try:
            future = self._client.submit(play_block, block, key=f"regola-{block.key}", retries=2)
        except Exception as error:
            raise WorkersLostError from error
        return lambda: _result(future)

    def close(self) -> None:
        """Leave the scheduler; what was not played is forgotten there."""
        self._client.close(timeout=1)


def _result(future: Any) -> Played:
    """
    Wait for a block.

    Raises:
        WorkersLostError: The scheduler went away, or every worker that had the block died.
        RuleError: A rule raised or did not come to an end, or kept a game from its end.
    """
    from concurrent.futures import CancelledError

    from distributed import KilledWorker

    try:
        played: Played = future.result()
    except (OSError, CancelledError, KilledWorker) as error:
        raise WorkersLostError from error
    return played

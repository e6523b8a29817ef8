"""A real cluster of two processes plays the same games, also when one of them is killed."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from typing import Any

import pytest

from regola.commands.clusters import Cluster
from regola.commands.usage import UsageError
from regola.commands.workers import WorkersLostError, ordered
from regola.playtesting.blocks import Block, play_block
from regola.playtesting.designs import Plan
from regola.playtesting.subjects import compared
from tests.support.playtests import official_side

LocalCluster = pytest.importorskip("distributed").LocalCluster

pytestmark = pytest.mark.filterwarnings("default")


@pytest.fixture(name="local")
def _local() -> Iterator[Any]:
    with LocalCluster(
        n_workers=2, threads_per_worker=1, dashboard_address=None, silence_logs=50
    ) as cluster:
        yield cluster


def _blocks(count: int) -> list[Block]:
    side = official_side()
    item, *rivals = side.references("race")
    plan = Plan(compared(item, side, side, rivals, "steady"), 1)
    return [plan.theirs(number) for number in range(count)]


def test_cluster_plays_what_one_process_plays_and_a_killed_worker_loses_nothing(
    local: Any,
) -> None:
    """Four blocks, a worker killed after the first: all come back, in order, and equal."""
    blocks = _blocks(4)
    cluster = Cluster(local.scheduler_address)
    try:
        assert cluster.count == 2
        found = ordered(cluster, blocks, lambda _: None)
        results = [next(found)[1]]
        nannies = list(local.workers.values())
        os.kill(nannies[0].pid, signal.SIGKILL)
        results += [played for _, played, _ in found]
    finally:
        cluster.close()
    assert results == [play_block(block) for block in blocks]


def test_lost_scheduler_is_told(local: Any) -> None:
    """What was asked for is lost; no traceback of another library comes of it."""
    cluster = Cluster(local.scheduler_address)
    result = cluster.begin(_blocks(1)[0])
    local.close()
    with pytest.raises(WorkersLostError):
        result()


def test_cluster_that_is_away_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody listens at the port of nothing."""
    monkeypatch.setattr("regola.commands.clusters._WAIT", "1s")
    with pytest.raises(UsageError) as told:
        Cluster("tcp://127.0.0.1:1")
    assert told.value.identifier == "playtest-no-cluster"

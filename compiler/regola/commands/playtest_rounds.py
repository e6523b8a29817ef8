"""The rounds of a playtest: a block of every study each, in an order that hangs on nothing else."""

from __future__ import annotations

import os
from argparse import Namespace
from collections.abc import Iterator, Sequence
from itertools import count
from time import monotonic
from typing import TYPE_CHECKING

from regola.commands.console import Console
from regola.commands.playtest_explained import explain, keep_telling
from regola.commands.workers import Alone, Pool, Workers, ordered
from regola.findings import Sink

if TYPE_CHECKING:
    from regola.playtesting.blocks import Block, Played
    from regola.playtesting.studies import Study

__all__ = ["played"]


def played(arguments: Namespace, studies: Sequence[Study], console: Console, sink: Sink) -> None:
    """
    Play rounds and count them in, until they are enough.

    Raises:
        RuleError: A rule raised or did not come to an end, or kept a game from its end.
    """
    if arguments.cluster is None:
        _prepare(studies, console)
    workers = _workers(arguments)
    try:
        _rounds(arguments, studies, workers, console, sink)
        if arguments.explain and not sink.has_errors:
            explain(studies, lambda blocks: _results(arguments, workers, blocks, sink), console)
            keep_telling(arguments, studies, console, sink)
    finally:
        workers.close()


def _prepare(studies: Sequence[Study], console: Console) -> None:
    """Compile what is played, once for all workers; tell what has to be played in Python."""
    from regola.playtesting.games import table_of

    plans = [study.plan.comparison for study in studies]
    tables = [table_of(one) for plan in plans for one in (plan.ours, plan.theirs)]
    for why in dict.fromkeys(table.why.partition("\n")[0] for table in tables):
        if why:
            console.note("playtest-in-python", why=why)


def _workers(arguments: Namespace) -> Workers:
    if arguments.cluster is not None:
        from regola.commands.clusters import Cluster

        return Cluster(arguments.cluster)
    number = arguments.workers or os.cpu_count() or 1
    return Alone() if number == 1 else Pool(number)


def _rounds(
    arguments: Namespace, studies: Sequence[Study], workers: Workers, console: Console, sink: Sink
) -> None:
    from regola.playtesting.blocks import SIZE

    most = -(-arguments.pairs // SIZE) if arguments.pairs is not None else None
    ends = None if arguments.budget is None else monotonic() + arguments.budget
    blocks = _blocks(studies, most)
    results = _results(arguments, workers, blocks, sink)
    with console.progress("progress-playtest", most and most * SIZE * len(studies)) as progress:
        for number in count() if most is None else range(most):
            for study in studies:
                study.count_in(number, results)
                progress.advance(SIZE, coins=f"{study.coins.mean:+.1f}")
            if sink.has_errors or (ends is not None and _is_enough(studies, ends)):
                return


def _is_enough(studies: Sequence[Study], ends: float) -> bool:
    """Tell whether the time is over, or all verdicts stand."""
    from regola.playtesting.verdicts import judged

    verdicts = judged([study.evidence() for study in studies])
    return monotonic() >= ends or not any(
        verdict.is_open or study.is_new for verdict, study in zip(verdicts, studies, strict=True)
    )


def _blocks(studies: Sequence[Study], most: int | None) -> Iterator[Block]:
    """Give the blocks in the order in which they are counted."""
    for number in count() if most is None else range(most):
        for study in studies:
            yield from study.blocks_of(number)


def _results(
    arguments: Namespace, workers: Workers, blocks: Iterator[Block], sink: Sink
) -> Iterator[Played]:
    """Give what comes of blocks, those that were kept from there; keep the others."""
    from regola.files.played_blocks import (
        keep_block,
        kept_block,
        official_blocks,
        remember_block,
    )

    own, official = arguments.resume, official_blocks()

    def known(block: Block) -> Played | None:
        found = kept_block(own, block) if own is not None else None
        return found or (kept_block(official, block) if block.lasting else None)

    for block, result, was_known in ordered(workers, blocks, known):
        if not was_known:
            if own is not None:
                keep_block(own, block, result, sink)
            if block.lasting:
                remember_block(official, block, result)
        yield result

"""
Whether what `compat` claims of rules is seen in positions built for them.

``python -m bench.claims N [SEED]``: so many claims are drawn from both boxes, each in the other's
game (151 in all), then from the homebrew of ``tests/mixing/planted.yaml``. Of those that a rule
acts it is told how many were seen, of those that it does nothing how many were seen to act after
all, which is a false claim.
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from regola.compilation.language import language
from regola.compilation.program import Program
from regola.files.library import load
from regola.findings import Sink
from regola.mixing.compatibility import compatibility
from regola.mixing.ground import ground
from regola.mixing.in_play import mixture
from regola.mixing.verdicts import Verdict, played_items
from regola.proving.judging import POSITIONS, proved
from regola.proving.stage import Stage
from tests.mixing.official import compat, games
from tests.mixing.test_planted import PLANTED, lay_out

_TABLES = (("small_world", "underground"), ("underground", "small_world"))


def main() -> int:
    """Try so many claims and print what was seen; 1 where one was false."""
    count, seed = [*map(int, sys.argv[1:]), 20, 1][:2] if len(sys.argv) > 1 else (20, 1)
    drawn = [(games(), pack, game, one) for pack, game in _TABLES for one in _box(pack, game)]
    chance = Random(seed)  # noqa: S311  # a sample, not a secret
    chance.shuffle(drawn)
    homebrew = list(_homebrew())
    chance.shuffle(homebrew)
    drawn += homebrew
    told: Counter[str] = Counter()
    began = time.process_time()
    for program, pack, game, one in drawn:
        if told["claims"] >= count:
            break
        told.update(_tried(one, Stage(program, game, (pack,))))
        # So that a run that is cut short tells what it saw.
        print(dict(told), f"{time.process_time() - began:.0f} s of processor", flush=True)
    return 1 if told["false"] else 0


def _box(pack: str, game: str) -> tuple[Verdict, ...]:
    return compat(pack, game).verdicts


def _homebrew() -> Iterator[tuple[Program, str, str, Verdict]]:
    """Give the verdicts on homebrew of each box in the other's game."""
    for home, game in _TABLES:
        with TemporaryDirectory() as folder:
            lay_out(f"{home} into {game}", Path(folder))
            (program,) = load([Path(folder)], Sink()).programs
        everything = (*program.library, *program.items)
        words = language(program.family).vocabulary
        on = ground(everything, mixture(program.packs, game, [PLANTED]), words)
        items = played_items(everything, [PLANTED])
        for one in compatibility(PLANTED, items, on, everything).verdicts:
            yield program, PLANTED, game, one


def _tried(one: Verdict, stage: Stage) -> Counter[str]:
    """Count the claims of an item: seen, not seen, false."""
    told: Counter[str] = Counter()
    found = proved(one, stage, POSITIONS)
    for before, after in zip(one.rules, found.rules, strict=True):
        claimed, now = before.claim.standing, after.claim.standing
        if claimed == "variant":
            continue
        told["claims"] += 1
        kind = "idle" if claimed == "idle" else "acts"
        if now not in {claimed, "unseen"}:
            told["false"] += 1
            print(f"  {before.holder.reference} {before.rule.number}: {claimed}, {now}", flush=True)
        told[f"{kind}, {'seen' if after.claim.seen else 'not seen'}"] += 1
    return told


if __name__ == "__main__":
    sys.exit(main())

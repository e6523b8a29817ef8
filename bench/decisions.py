"""
Look for decisions that are listed twice, in whole games of many seeds.

    python -m bench.decisions [SEEDS] [EVERY]     at every how many decisions one looks

Two legal moves that lead to equal positions are one decision, unless the rules tell them apart:
those are named in `tests/engine/equal_moves.yaml`, each with the reason.
"""

from __future__ import annotations

import sys
from collections import Counter

from tests.support.decisions import listed_twice
from tests.support.tracing import TABLES

_MOST = 100_000


def main(seeds: int = 4, every: int = 8) -> int:
    """Print what each table lists twice, the first of each sort with its place; 1 if anything."""
    wrong = False
    for name in TABLES:
        counted: Counter[tuple[str, ...]] = Counter()
        for seed in range(1, seeds + 1):
            for twice in listed_twice(name, seed, every, _MOST):
                if not counted[twice.deeds]:
                    print(f"{name}, seed {seed}, decision {twice.decisions}: {twice}")
                counted[twice.deeds] += 1
        wrong = wrong or bool(counted)
        print(f"{name}: {dict(counted) or 'each decision once'}", flush=True)
    return int(wrong)


if __name__ == "__main__":
    sys.exit(main(*(int(given) for given in sys.argv[1:])))

"""
Look further than the tests do: the property tests with other random cases, and more of them.

The tests draw the same cases each time. Here each round has a seed of its own, printed first, so
that whatever fails can be repeated: ``python bench/searching.py --rounds 1 --seed S``. Stale texts
are looked for in rules of other seeds, every change of every rule.
Usage: ``python bench/searching.py [--rounds N] [--seed S] [TEST…]``.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from itertools import islice
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.support.random_rules import GROUNDS  # noqa: E402
from tests.text.test_staleness import MANY, stale_texts_shown  # noqa: E402

_PROPERTIES = ("tests/text", "tests/language", "tests/findings", "tests/files", "tests/sources")


def main() -> int:
    """Run the rounds; return 1 when one finds something."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1, help="the seed of the first round")
    parser.add_argument("tests", nargs="*", default=_PROPERTIES)
    arguments = parser.parse_args()
    failed = False
    for seed in range(arguments.seed, arguments.seed + arguments.rounds):
        print(f"seed {seed}", flush=True)
        failed |= _stale(seed)
        failed |= _properties(seed, arguments.tests)
    return int(failed)


def _stale(seed: int) -> bool:
    """Print the changes of random rules that a hand-written text survives."""
    found = False
    for ground in GROUNDS:
        for line, rule in islice(ground.told(seed), MANY):
            for what, _ in stale_texts_shown(rule):
                found = True
                print(f"a stale text is shown: {ground.game}, {what}: {line}", flush=True)
    return found


def _properties(seed: int, tests: list[str]) -> bool:
    options = ["--hypothesis-profile", "searching", "--hypothesis-seed", str(seed), "-q"]
    command = [sys.executable, "-m", "pytest", *options, *tests]
    return subprocess.run(command, cwd=ROOT, check=False).returncode != 0  # noqa: S603


if __name__ == "__main__":
    raise SystemExit(main())

"""
Count which seeded changes of a pack are told, told twice or passed over, and layout that is told.

The pack is a copy of Small World. Run: ``python bench/changes.py [CHANGES] [LAYOUTS]``.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from regola.comparing.differences import Difference, differences
from regola.comparing.edition import Edition
from tests.support.changes import KINDS, Changed, changed, laid_out_otherwise
from tests.support.editions import edition_with, official_texts

_SEED = 22


def main(changes: int = 100, layouts: int = 50) -> None:
    """Print a line for each change that is not told as it should be, and the sums."""
    texts = official_texts()
    old = _edition(texts)[0]
    chance = Random(_SEED)  # noqa: S311  # draws changes
    faults = 0
    done = 0
    while done < changes:
        made = changed(texts, chance)
        new, errors = _edition(made.texts)
        if errors:
            continue
        done += 1
        wrong = list(_wrong(made, differences(old, new)))
        faults += bool(wrong)
        for line in wrong:
            print(f"{made.kind} in {made.item}: {line}\n  {made.before!r}\n  {made.after!r}")
    loud = 0
    for _ in range(layouts):
        name, laid = laid_out_otherwise(texts, chance)
        found = differences(old, _edition(laid)[0])
        loud += bool(found)
        for one in found[:3]:
            print(f"{name} is told: {one}")
    print(f"changes {changes}: {faults} not told as they should be; layouts {layouts}: {loud} told")


def _edition(texts: dict[str, str] | object) -> tuple[Edition, list[str]]:
    with TemporaryDirectory() as folder:
        return edition_with(Path(folder), texts)


def _wrong(made: Changed, found: list[Difference]) -> Iterator[str]:
    """Say what is wrong with how a change is told."""
    kind = KINDS[made.kind]
    own = [one for one in found if not one.follows]
    told = {(one.subject, one.part, one.key, one.change) for one in own}
    alike = [(one.subject, one.part, one.key, one.language) for one in own]
    if not told:
        yield "not told"
    if len(told) > kind.most or len(alike) != len(set(alike)):
        yield f"told more than once: {sorted(told)}"
    for one in own:
        is_there = "that is new" in made.kind or one.item.endswith(f"/{made.item}")
        if one.subject not in kind.subjects or not is_there:
            yield f"told as {one.subject} of {one.part}"


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))

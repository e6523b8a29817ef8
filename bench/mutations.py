"""
Measure what examples show: delete each rule, turn it round, move each of its numbers.

Give the id of a family of games, and names of its packs to look at, none for all that is played.
Lists every rule line that no example shows, and every change that no example notices.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

from regola.files.library import official
from regola.playing.coverage import Line, coverage
from regola.playing.mutants import Mutant

SHARE = 0.97
"""How many of all changes examples are to notice."""


def main() -> int:
    """Print what no example shows, then the counts."""
    family, *packs = sys.argv[1:] or ["conquest"]
    program = official(family)
    if program is None:
        return 1
    found = coverage(program, lambda top: not packs or top.pack in packs)
    for example in found.failing:
        print(f"fails as it is: {example.holder} {example.title}")
    tried = noticed = 0
    for line in found.lines:
        print(*_told(line), sep="\n", end="\n" if line.unnoticed else "")
        tried += line.tried
        # Whoever does not miss a rule does not miss what becomes of it either.
        noticed += line.tried - len(line.loose) if line.is_shown else 0
    shown = sum(line.is_shown for line in found.lines)
    print(f"{shown} of {len(found.lines)} rule lines shown")
    print(f"{noticed} of {tried} changes noticed, {noticed / max(tried, 1):.1%}")
    return 0 if noticed >= SHARE * tried else 1


def _told(line: Line) -> Iterator[str]:
    place = f"{line.owner.reference} {line.rule.number}"
    if not line.is_shown:
        yield f"NOT SHOWN: {place}"
    if line.loose:
        yield f"not held: {place}: {'; '.join(map(_what, line.loose))}"


def _what(mutant: Mutant) -> str:
    return mutant.way if mutant.way == "turned" else f"{mutant.value} to {mutant.now}"


if __name__ == "__main__":
    sys.exit(main())

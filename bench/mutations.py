"""
Measure what examples show: delete each rule, turn it round, move each of its numbers.

``python bench/mutations.py FAMILY [PACK] [FIRST:LAST]`` looks at the items of a family of games,
of one pack of it or of all, from the FIRST-th to before the LAST-th, so that it runs in pieces.
Each rule line that no example shows, and each change that none notices, is told as it is found.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence

from regola.compilation.program import Program
from regola.files.library import official
from regola.playing.coverage import Line, coverage
from regola.playing.mutants import Mutant
from regola.program.model import Item

SHARE = 0.97
"""How many of all changes examples are to notice."""


def main() -> int:
    """Print what no example shows as it is found, then the counts."""
    family, *choices = sys.argv[1:] or ["conquest"]
    program = official(family)
    if program is None:
        return 1
    chosen = {top.reference for top in _chosen(program, choices)}
    found = coverage(program, lambda top: top.reference in chosen, _tell)
    for example in found.failing:
        print(f"fails as it is: {example.holder} {example.title}")
    shown = sum(line.is_shown for line in found.lines)
    tried = sum(line.tried for line in found.lines)
    noticed = sum(map(_noticed, found.lines))
    print(f"{shown} of {len(found.lines)} rule lines shown")
    print(f"{noticed} of {tried} changes noticed, {noticed / max(tried, 1):.1%}")
    return 0 if noticed >= SHARE * tried else 1


def _chosen(program: Program, choices: Sequence[str]) -> Sequence[Item]:
    """Return the items of the pack named, if one is, within the range given, if one is."""
    packs = {one for one in choices if ":" not in one}
    items = [top for top in program.items if not packs or top.pack in packs]
    for choice in choices:
        first, colon, last = choice.partition(":")
        if colon:
            items = items[int(first or 0) : int(last) if last else None]
    return items


def _noticed(line: Line) -> int:
    # Whoever does not miss a rule does not miss what becomes of it either.
    return line.tried - len(line.loose) if line.is_shown else 0


def _tell(line: Line) -> None:
    for told in _told(line):
        print(told, flush=True)


def _told(line: Line) -> Iterator[str]:
    place = f"{line.owner.reference} {line.rule.number}"
    if not line.is_shown:
        yield f"NOT SHOWN: {place} ({line.tried} changes): {line.rule.span.path}"
    if line.loose:
        yield f"not held: {place}: {'; '.join(map(_what, line.loose))}"


def _what(mutant: Mutant) -> str:
    return mutant.way if mutant.way == "turned" else f"{mutant.value} to {mutant.now}"


if __name__ == "__main__":
    sys.exit(main())

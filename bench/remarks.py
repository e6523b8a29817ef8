"""
Whether what `combos` remarks of pairs is seen in play, each kind of remark alike.

``python -m bench.remarks N GAMES [SEED]``: so many remarks are drawn, in turn from each kind that
there is, out of both boxes, alone and mixed, and of the homebrew in ``tests/mixing``: lines that
are of no use in the other game, and items that are at odds with each other.
Each is tried in so many games with its pair, as ``combos --play`` does. A remark that play clears
was false; where a thing may happen and did not, or a piece was never in play at a decline, it is
counted as not seen.
"""

from __future__ import annotations

import sys
import time
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from regola.compilation.language import language
from regola.compilation.program import Program
from regola.files.library import load
from regola.findings import Sink
from regola.mixing.combinations import Cell, combinations
from regola.mixing.ground import ground
from regola.mixing.in_play import mixture
from regola.mixing.played import TRIED, Trial, outcome
from regola.mixing.remarks import Remark
from regola.playing.conquest.firing import Trials, trials
from tests.mixing.official import CROSSED, games
from tests.mixing.test_planted import PLANTED, lay_out

_BOXES = (
    ("small_world",),
    ("underground",),
    ("small_world", "underground"),
    ("underground", "small_world"),
)


@dataclass(frozen=True)
class _Claim:
    """A remark on a pair, and what plays the pair."""

    played: Trials
    cell: Cell
    remark: Remark


def main() -> int:
    """Try remarks of each kind in turn and print what play says; 1 where one was false."""
    count, tries, seed = [*map(int, sys.argv[1:]), 200, 20, 1][:3] if sys.argv[1:] else (200, 20, 1)
    drawn = _dealt(_claims(), Random(seed))  # noqa: S311  # a sample, not a secret
    told: dict[str, Counter[str]] = defaultdict(Counter)
    began = time.process_time()
    for played, some in _by_table(islice(drawn, count)):
        # Pairs of one table meet in the same games.
        found = played.try_out({one.cell.couple for one in some}, tries)
        for one in some:
            said = _said(one, found.get(one.cell.couple))
            told[one.remark.id][said] += 1
            if said == "cleared":
                print(f"  false: {one.remark.id} {' '.join(one.cell.couple)} {one.remark.names}")
    for kind, counts in sorted(told.items()):
        print(f"{kind}: {sum(counts.values())} claims, {dict(counts)}")
    sums = sum(told.values(), Counter())
    print(f"{sum(sums.values())} claims, {dict(sums)}, {time.process_time() - began:.0f} s")
    return 1 if sums["cleared"] else 0


def _by_table(claims: Iterable[_Claim]) -> list[tuple[Trials, list[_Claim]]]:
    """Return claims by what plays them."""
    found: dict[int, tuple[Trials, list[_Claim]]] = {}
    for one in claims:
        found.setdefault(id(one.played), (one.played, []))[1].append(one)
    return list(found.values())


def _said(one: _Claim, trial: Trial | None) -> str:
    found = outcome(one.remark, trial)
    return found.said if found is not None else "not dealt"


def _claims() -> Iterator[_Claim]:
    """Give the remarks on pairs of both boxes, alone and mixed, then of homebrew in each."""
    for packs in _BOXES:
        yield from _of_table(games(), packs)
    for home, game in _BOXES[2:]:
        with TemporaryDirectory() as folder:
            lay_out(f"{home} into {game}", Path(folder))
            (program,) = load([Path(folder)], Sink()).programs
        yield from _of_table(program, (game, PLANTED))
    (program,) = load([CROSSED], Sink()).programs
    yield from _of_table(program, ("small_world", CROSSED.name))


def _of_table(program: Program, packs: tuple[str, ...]) -> Iterator[_Claim]:
    played = trials(program, packs[0], packs[1:])
    if played is None:
        return
    items = (*program.library, *program.items)
    mixed = mixture(program.packs, packs[0], packs[1:])
    found = combinations(items, packs, ground(items, mixed, language("conquest").vocabulary))
    for cell in found.cells:
        yield from (_Claim(played, cell, one) for one in cell.remarks if one.id in TRIED)


def _dealt(claims: Iterator[_Claim], chance: Random) -> Iterator[_Claim]:
    """Give claims in turn from each kind, in an order by chance."""
    by_kind: dict[str, list[_Claim]] = defaultdict(list)
    for one in claims:
        by_kind[one.remark.id].append(one)
    for some in by_kind.values():
        chance.shuffle(some)
    while any(by_kind.values()):
        for some in by_kind.values():
            if some:
                yield some.pop()


if __name__ == "__main__":
    sys.exit(main())

"""
Tell of how many random rules `regola test` sees that they act, by the kind of their item.

``python -m bench.acting FAMILY N [SEED]``: N rules of deeds and N statements of each kind of item
of ``lords`` or ``digger``, accepted and written, each the only one of its item, in the games and
positions in which rules of packs are tried. Those of which nothing was seen are told.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from itertools import islice

from regola.proving.looking import LOOKED, POSITIONS
from tests.support import lords_probes, tile_probes
from tests.support.probing import Probing
from tests.support.random_rules import Ground

PROBED: Mapping[str, Probing] = {"lords": lords_probes.PROBING, "digger": tile_probes.PROBING}


def _lines(probing: Probing, kind: str, seed: int, *, deeds: bool) -> Iterator[str]:
    ground = Ground(probing.family, probing.game, kind)
    for line, rule in ground.told(seed):
        if deeds is hasattr(rule.body, "steps"):
            yield line


def main(family: str, count: int, seed: int = 1) -> None:
    """Try so many rules of each kind and print how many act."""
    probing, looking, total = PROBED[family], LOOKED[family], [0, 0]
    for kind in probing.fields:
        for deeds in (True, False):
            lines = _lines(probing, kind, seed, deeds=deeds)
            told = probing.drawn(kind, count, islice(lines, 50 * count))
            program, _ = probing.loaded(kind, told)
            stage, idle = looking.within(program, probing.game, ("probes",)), list[str]()
            for item in program.items:
                if item.reference in told:
                    for trial in stage.trials(item):
                        if stage.tried(trial, POSITIONS) is None:
                            idle.append(told[item.reference])
            total = [total[0] + count - len(idle), total[1] + count]
            what = "deeds" if deeds else "statements"
            print(f"{kind}, {what}: {count - len(idle)} of {count} act", flush=True)
            print(*(f"    idle: {line}" for line in idle), sep="\n", flush=True)
    print(f"{family}, seed {seed}: {total[0]} of {total[1]} act", flush=True)


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:]))

"""
Seed faults into the engine of tiles, one at a time, and tell which the second reading finds.

``python -m bench.tile_sharpness [RULES [SEED [FIRST [LAST]]]]``: the faults of these numbers in
`bench/deed_faults.py` and after these `bench/tile_faults.py` (all). The rules of `tile_rules`,
others that do one deed each and so many random rules (20) of each kind are put in positions built
for them, and games are played by chance; of so many statements and bans of each kind, and of those
of `tile_rules`, all numbers and classes are asked. All that is
told of these was seen to be the same by the engine and by the second reading; so, of what the
engine plays with a fault, it is enough to tell where it is no longer that. A fault is found there,
or where play ends in an error.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from bench.deed_faults import FAULTS as OF_DEEDS
from bench.seeded import Finder, Play, Spoken, report, told_first
from bench.tile_faults import FAULTS as OF_SETS
from bench.tile_rules import DEEDS, STATEMENTS
from regola.reference.digger.facts import read
from regola.reference.digger.following import follow
from regola.reference.digger.tiles import Tiles
from regola_engine.digger.saves import code
from regola_engine.digger.state import State
from tests.support.tile_games import SCENARIOS, busy_move, drawn, followed, looked_for, started
from tests.support.tile_probes import KINDS, plain_probes, probes_of
from tests.support.tile_reading import differences_of, reading_of

FAULTS = (*OF_DEEDS, *OF_SETS)
RULES, SEED, PLAIN = 20, 7, 40
MOVES_OF_GAMES, MOVES, MOVES_OF_FORMS = 80, 8, 30


SPOKEN = Spoken(read, code, ("manner",))


@dataclass(frozen=True)
class Asked:
    """A position in which a statement or a ban holds, and how it is read; nothing differs there."""

    name: str
    state: State
    reading: Tiles

    def differs(self) -> str:
        """Tell what the engine says otherwise, nothing where nothing is."""
        return told_first(lambda: (str(one[0]) for one in differences_of(self.reading, self.state)))


def asked_of_statements(rules: int, seed: int) -> Iterator[Asked]:
    """Give random statements and bans in positions built for them, where both say the same."""
    by_chance = (one for kind in KINDS for one in drawn(kind, rules, seed, deeds=False))
    plain = looked_for(probes_of("lord", *STATEMENTS))
    for one, positions in (*((one, 3) for one in plain), *((one, 1) for one in by_chance)):
        for number in range(positions):
            state = one.built(f"{one.line} {seed + number}").state
            asked = Asked(one.line, state, reading_of(one.sought.family, state))
            if not asked.differs():
                yield asked


def plays_of_rules(rules: int, seed: int) -> Iterator[Play]:
    """Give what comes of random rules, where both readings agree."""
    by_chance = (one for kind in KINDS for one in drawn(kind, rules, seed, deeds=True))
    plain = looked_for(plain_probes("lord", PLAIN, seed))
    for one in (*looked_for(probes_of("lord", *DEEDS)), *plain, *by_chance):
        moves = MOVES_OF_FORMS if one.line in DEEDS else MOVES
        built = one.built(f"{one.line} {seed}")
        twin = built.state.clone()
        found = followed(one.sought, built, Random(one.line), moves)  # noqa: S311
        if not found.differences:
            yield Play.of(one.line, twin, found.moves, SPOKEN)
        else:
            print(f"left out: {one.line}: {found.differences[0]}", flush=True)


def plays_of_games() -> Iterator[Play]:
    """Give games by chance, one with each scenario, where both readings agree."""
    for number, scenarios in enumerate(SCENARIOS):
        family, state = started(scenarios, 2 + number % 3, number)
        twin = state.clone()
        found = follow(family, state, busy_move, Random(number), MOVES_OF_GAMES)  # noqa: S311
        if not found.differences:
            yield Play.of(f"game {number}", twin, found.moves, SPOKEN)


def _module(name: str) -> str:
    return f"regola_engine.{name if name.startswith('kernel.') else 'digger.' + name}"


def main(rules: int = RULES, seed: int = SEED, first: int = 0, last: int = len(FAULTS)) -> None:
    """Seed each fault and tell what finds it."""
    known: list[Play | Asked] = [*plays_of_rules(rules, seed), *plays_of_games()]
    known += asked_of_statements(rules, seed)
    print(f"{len(known)} rules and games are played as they are read, seed {seed}", flush=True)
    find = Finder(known)
    print(f"without a fault: {find() or 'all as told'}", flush=True)
    report(FAULTS, range(len(FAULTS))[first:last], _module, lambda _: find())


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))

"""
Seed faults into the engine of tiles, one at a time, and tell which the second reading finds.

``python -m bench.tile_sharpness [RULES [SEED [FIRST [LAST]]]]``: the faults of these numbers in
`bench/deed_faults.py` and after these `bench/tile_faults.py` (all). Rules that do one deed each and
so many random rules (20) of each kind, are put in positions built for them, and games are played by
chance; so many statements and bans of each kind are asked for all numbers and classes. All that is
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
from bench.seeded import Finder, report
from bench.tile_faults import FAULTS as OF_SETS
from regola.reference.digger.facts import Facts, read
from regola.reference.digger.following import follow
from regola.reference.digger.tiles import Tiles
from regola.reference.following import differing_fields
from regola_engine.digger.saves import code
from regola_engine.digger.state import State
from regola_engine.kernel.course import advance
from tests.support.tile_games import SCENARIOS, busy_move, drawn, followed, looked_for, started
from tests.support.tile_probes import KINDS, plain_probes
from tests.support.tile_reading import differences_of, reading_of

FAULTS = (*OF_DEEDS, *OF_SETS)
RULES, SEED, PLAIN = 20, 7, 40
MOVES_OF_GAMES, MOVES = 80, 8


@dataclass(frozen=True)
class Play:
    """
    Moves made from a position on, and what the second reading says at each choice.

    ``name`` tells the rule that the position was built for, or the game.
    """

    name: str
    state: State
    moves: tuple[str, ...]
    told: tuple[tuple[Facts, frozenset[str]], ...]

    def differs(self) -> str:
        """Tell what the engine plays otherwise, nothing where nothing is."""
        try:
            return next(self._differing(), "")
        except Exception as error:  # noqa: BLE001  # a fault that ends in an error is found
            return type(error).__name__

    def _differing(self) -> Iterator[str]:
        again = choices(self.state, self.moves)
        for (facts, codes), (found, moves) in zip(self.told, again, strict=True):
            yield from (one.what for one in differing_fields(facts, found, ("manner",)))
            if codes != moves:
                yield "moves"


def choices(before: State, moves: tuple[str, ...]) -> Iterator[tuple[Facts, frozenset[str]]]:
    """Give the position and what may be done at each choice, as the engine plays it."""
    state = before.clone()
    if state.question is None:
        advance(state)
    for told in (*moves, ""):
        legal = {code(state, move): move for move in state.legal_moves()}
        yield read(state), frozenset(legal)
        if told:
            state.apply(legal[told])


@dataclass(frozen=True)
class Asked:
    """A position in which a statement or a ban holds, and how it is read; nothing differs there."""

    name: str
    state: State
    reading: Tiles

    def differs(self) -> str:
        """Tell what the engine says otherwise, nothing where nothing is."""
        try:
            return str(next(differences_of(self.reading, self.state), ("",))[0])
        except Exception as error:  # noqa: BLE001  # a fault that ends in an error is found
            return type(error).__name__


def asked_of_statements(rules: int, seed: int) -> Iterator[Asked]:
    """Give random statements and bans in positions built for them, where both say the same."""
    for one in (one for kind in KINDS for one in drawn(kind, rules, seed, deeds=False)):
        state = one.built(f"{one.line} {seed}").state
        asked = Asked(one.line, state, reading_of(one.sought.family, state))
        if not asked.differs():
            yield asked


def plays_of_rules(rules: int, seed: int) -> Iterator[Play]:
    """Give what comes of random rules, where both readings agree."""
    drawn_by_chance = (one for kind in KINDS for one in drawn(kind, rules, seed, deeds=True))
    for one in (*looked_for(plain_probes("lord", PLAIN, seed)), *drawn_by_chance):
        built = one.built(f"{one.line} {seed}")
        twin = built.state.clone()
        found = followed(one.sought, built, Random(one.line), MOVES)  # noqa: S311
        if not found.differences:
            moves = tuple(found.moves)
            yield Play(one.line, twin, moves, tuple(choices(twin, moves)))


def plays_of_games() -> Iterator[Play]:
    """Give games by chance, one with each scenario, where both readings agree."""
    for number, scenarios in enumerate(SCENARIOS):
        family, state = started(scenarios, 2 + number % 3, number)
        twin = state.clone()
        found = follow(family, state, busy_move, Random(number), MOVES_OF_GAMES)  # noqa: S311
        if not found.differences:
            moves = tuple(found.moves)
            yield Play(f"game {number}", twin, moves, tuple(choices(twin, moves)))


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

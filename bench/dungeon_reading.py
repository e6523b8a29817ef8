"""
Compare the second reading of dungeons with what is played: statements, and whole games.

    python -m bench.dungeon_reading PAIRS [SEED]     random statements of titles in positions
    python -m bench.dungeon_reading games N [SEED [MOVES]]    N games, every position and all moves
    python -m bench.dungeon_reading sampled N [SEED]    N games, some moves of each somewhere
    python -m bench.dungeon_reading deeds N [SEED [POSITIONS]]    N rules of deeds of each kind

Games are played by two to four players in turn, of each option either side by chance.
Positions of statements are those of three games of chance, each twenty-fifth.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from random import Random

from regola.reference.family import Family
from regola.reference.lords.following import follow
from regola.reference.reading import Unsaid
from regola_engine.kernel.bots import random_move
from regola_engine.kernel.course import advance
from regola_engine.kernel.faults import RuleError
from regola_engine.lords.state import State
from tests.lords.table import table
from tests.support.lords_games import busy_move, started, turned_by_chance
from tests.support.lords_probes import KINDS, outcomes
from tests.support.lords_reading import Probe, differences, probes

MOST = 20_000
EVERY = 25
LATEST = 250
FEW = 8


def statements(count: int, seed: int = 1) -> int:
    """Compare so many random statements, each in a position; print what differs."""
    rng = Random(seed)  # noqa: S311  # cards, not secrets
    positions = [one for seats in (2, 3, 4) for one in _positions(seats, seed, rng)]
    found: Counter[str] = Counter()
    for probe in probes(count, seed):
        found[_compared(probe, rng.choice(positions))] += 1
    print(f"statements, seed {seed}: {dict(found)}", flush=True)
    return int(found["different"] > 0)


def _positions(seats: int, seed: int, rng: Random) -> Iterator[State]:
    state, made = table(seats, seed=seed + seats), 0
    while not state.is_over:
        state.apply(random_move(state, rng))
        made += 1
        if made % EVERY == 0:
            yield state.clone(1)


def _compared(probe: Probe, position: State) -> str:
    try:
        apart = list(differences(probe.family, probe.in_play(position)))
    except Unsaid as unsaid:
        print(f"no meaning: {unsaid}: {probe.line}", flush=True)
        return "no meaning"
    except RuleError:
        return "leads back"
    if apart:
        print(f"{probe.line}\n    {len(apart)}: {apart[0]}", flush=True)
    return "different" if apart else "equal"


def games(count: int, seed: int = 1, most: int = MOST) -> int:
    """Play so many games by the engine and by the rules; tell how many moves, and what differs."""
    moves = differing = 0
    for number in range(seed, seed + count):
        family, state = _begun(number)
        made, apart = _followed(number, family, state, Random(number), most)  # noqa: S311
        moves, differing = moves + made, differing + apart
    print(f"{count} games from seed {seed}, {moves} choices, {differing} differ", flush=True)
    return int(differing > 0)


def sampled(count: int, seed: int = 1) -> int:
    """Play so many games by the engine up to some choice, and some moves on by the rules too."""
    moves = differing = 0
    for number in range(seed, seed + count):
        rng = Random(number)  # noqa: S311  # cards, not secrets
        family, state = _somewhere(number, rng)
        made, apart = _followed(number, family, state, rng, FEW)
        moves, differing = moves + made, differing + apart
    print(f"{count} games from seed {seed}, {moves} choices there, {differing} differ", flush=True)
    return int(differing > 0)


def deeds(count: int, seed: int = 1, positions: int = 2) -> int:
    """Play so many rules of deeds of each kind on from positions; print what differs."""
    different = 0
    for kind in KINDS:
        found: Counter[str] = Counter()
        for one in outcomes(kind, count, seed, positions):
            found.update(pairs=1, acted=one.acted, moves=len(one.moves))
            found.update(unsaid=bool(one.unsaid), different=bool(one.differences))
            if one.unsaid or one.differences:
                told = one.unsaid or one.differences[0]
                print(f"{one.line}\n    {told} after {one.moves[-3:]}", flush=True)
        different += found["different"]
        print(f"deeds of a {kind}, seed {seed}: {dict(found)}", flush=True)
    return int(different > 0)


def _begun(number: int) -> tuple[Family, State]:
    return started(turned_by_chance(number), 2 + number % 3, number)


def _somewhere(number: int, rng: Random) -> tuple[Family, State]:
    """Return a game at some choice between the steps of rules."""
    family, state = _begun(number)
    advance(state)
    for _ in range(rng.randrange(LATEST)):
        if not state.is_over:
            state.apply(busy_move(state, rng))
    while state.agenda and not state.is_over:
        state.apply(busy_move(state, rng))
    return family, state


def _followed(
    number: int, family: Family, state: State, rng: Random, most: int
) -> tuple[int, bool]:
    followed = follow(family, state, busy_move, rng, most)
    if followed.differences:
        print(f"{number}: {followed.differences[0]} after {followed.moves[-3:]}", flush=True)
    return len(followed.moves), bool(followed.differences)


def main() -> int:
    """Return 1 when anything differs."""
    if "games" in sys.argv:
        return games(*map(int, sys.argv[2:]))
    if "deeds" in sys.argv:
        return deeds(*map(int, sys.argv[2:]))
    if "sampled" in sys.argv:
        return sampled(*map(int, sys.argv[2:]))
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 1  # noqa: PLR2004
    return statements(count, seed)


if __name__ == "__main__":
    raise SystemExit(main())

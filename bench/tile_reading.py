"""
Compare the second reading of tiles with what is played: random rules in stirred positions.

    python -m bench.tile_reading PAIRS [SEED]     rules of Lords, tiles and creatures, PAIRS of each
    python -m bench.tile_reading games N [SEED [MOVES]]    N games, every position and all moves
    python -m bench.tile_reading sampled N [SEED]    N games, a few moves of each somewhere
    python -m bench.tile_reading deeds N [SEED [POSITIONS]]    N rules of deeds of each kind
    python -m bench.tile_reading said N [SEED [POSITIONS]]    N statements and bans of each kind

Each pair is a random rule, accepted by the checks and the back end, that somebody bears in a
position by chance with more on the board than chance brings about. All numbers, classes, steps,
marches and bans of the position are compared.
Games are played with each scenario and with all of them in turn, by two to six players.
"""

from __future__ import annotations

import sys
from collections import Counter
from random import Random

from regola.reference.digger.following import follow
from regola.reference.family import Family
from regola.reference.reading import Unsaid
from regola_engine.digger.state import State
from regola_engine.kernel.faults import RuleError
from tests.support.tile_games import SCENARIOS, busy_move, outcomes, started
from tests.support.tile_probes import KINDS, lay_open, probes, stirred
from tests.support.tile_reading import differences, family_of

BATCH = 50
MOST = 20_000
LATEST = 120
FEW = 4


def compared(kind: str, count: int, seed: int) -> Counter[str]:
    """Compare so many pairs of a kind; print what differs, and count what came of each."""
    found: Counter[str] = Counter()
    for first in range(0, count, BATCH):
        batch = probes(kind, min(BATCH, count - first), seed + first)
        table, rng = batch.game(2), Random(seed + first)  # noqa: S311  # tiles, not secrets
        family = family_of(table, list(batch.program.all_items()))
        state = stirred(table, rng)
        for number, line in enumerate(batch.lines.values()):
            if number % 10 == 0:
                state = stirred(table, rng)
            found[_pair(family, state, kind, number, line, rng)] += 1
    return found


def _pair(family: Family, state: State, kind: str, number: int, line: str, rng: Random) -> str:
    twin = state.clone(1)
    if not lay_open(twin, kind, number, rng):
        return "nobody bears it"
    try:
        apart = list(differences(family, twin))
    except Unsaid as unsaid:
        print(f"no meaning: {unsaid}: {line}", flush=True)
        return "no meaning"
    except RuleError:
        return "leads back"
    if apart:
        print(f"{line}\n    {len(apart)}: {apart[0]}", flush=True)
    return "different" if apart else "equal"


def games(count: int, seed: int = 1, most: int = MOST) -> int:
    """Play so many games by the engine and by the rules; tell how many moves, and what differs."""
    moves = differing = 0
    for number in range(seed, seed + count):
        scenarios = SCENARIOS[number % len(SCENARIOS)]
        family, state = started(scenarios, 2 + number // len(SCENARIOS) % 5, number)
        followed = follow(family, state, busy_move, Random(number), most)  # noqa: S311
        moves += len(followed.moves)
        if followed.differences:
            differing += 1
            print(f"{number} {scenarios}: {followed.differences[0]} after {followed.moves[-3:]}")
    print(f"{count} games from seed {seed}, {moves} choices, {differing} differ", flush=True)
    return int(differing > 0)


def sampled(count: int, seed: int = 1) -> int:
    """Play so many games by the engine up to some choice, and a few moves on by the rules too."""
    moves = differing = 0
    for number in range(seed, seed + count):
        scenarios = SCENARIOS[number % len(SCENARIOS)]
        family, state = started(scenarios, 2 + number // len(SCENARIOS) % 5, number)
        rng = Random(number)  # noqa: S311  # tiles, not secrets
        for _ in range(rng.randrange(LATEST)):
            if not state.is_over:
                state.apply(busy_move(state, rng))
        while state.agenda and not state.is_over:
            state.apply(busy_move(state, rng))
        followed = follow(family, state, busy_move, rng, FEW)
        moves += len(followed.moves)
        if followed.differences:
            differing += 1
            print(f"{number} {scenarios}: {followed.differences[0]} after {followed.moves}")
    print(f"{count} games from seed {seed}, {moves} choices there, {differing} differ", flush=True)
    return int(differing > 0)


def built_for(count: int, seed: int = 1, positions: int = 1, *, deeds: bool = True) -> int:
    """Play so many rules of each kind on from positions built for them; print what differs."""
    different = 0
    for kind in KINDS:
        found: Counter[str] = Counter()
        for one in outcomes(kind, count, seed, positions, deeds=deeds):
            found.update(pairs=1, acted=one.acted, moves=len(one.moves))
            found.update(unsaid=bool(one.unsaid), different=bool(one.differences))
            if one.unsaid or one.differences:
                told = one.unsaid or one.differences[0]
                print(f"{one.line}\n    {told} after {one.moves[-3:]}", flush=True)
            if not one.acted and "--idle" in sys.argv:
                print(f"idle: {one.line}", flush=True)
        different += found["different"]
        what = "deeds" if deeds else "statements and bans"
        print(f"{what} of a {kind}, seed {seed}: {dict(found)}", flush=True)
    return int(different > 0)


def main() -> int:
    """Return 1 when anything differs."""
    if "sampled" in sys.argv:
        return sampled(*map(int, sys.argv[2:]))
    numbers = [int(one) for one in sys.argv[2:] if one.isdigit()]
    if "deeds" in sys.argv or "said" in sys.argv:
        return built_for(*numbers, deeds="deeds" in sys.argv)
    if "games" in sys.argv:
        return games(*map(int, sys.argv[2:]))
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 1  # noqa: PLR2004
    different = 0
    for kind in KINDS:
        found = compared(kind, count, seed)
        different += found["different"]
        print(f"{kind}, seed {seed}: {dict(found)}", flush=True)
    return int(different > 0)


if __name__ == "__main__":
    raise SystemExit(main())

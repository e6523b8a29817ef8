"""Games of tiles to be played twice: by official rules, and with rules at random."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from regola.files.library import official
from regola.reference.digger.following import follow
from regola.reference.digger.positions import (
    Sought,
    built,
    busy_move,
    is_done,
    lean_move,
)
from regola.reference.family import Family
from regola.reference.following import Difference, Followed
from regola.reference.reading import Unsaid
from regola_engine.digger.frames import Move
from regola_engine.digger.saves import code
from regola_engine.digger.state import State, start
from regola_engine.kernel.faults import RuleError
from tests.engine.test_tiles import SCENARIOS, game
from tests.support.tile_probes import probes
from tests.support.tile_reading import differences_of, family_of, reading_of

__all__ = ["SCENARIOS", "Outcome", "busy_move", "outcomes", "started"]

MOVES = 4
"""Moves made after a position, and after the way on that was found."""

_BATCH = 10
"""Rules on one table."""


def started(scenarios: tuple[str, ...], players: int, seed: int) -> tuple[Family, State]:
    """Return a game with Lords, set up by the chance of a seed, and the words of its table."""
    program = official("digger")
    assert program is not None
    table = game(players, scenarios, lords=True)
    family = family_of(table, list(program.all_items()))
    return family, start(table, Random(seed))  # noqa: S311  # tiles, not secrets


@dataclass(frozen=True)
class Outcome:
    """What came of a rule in one position: what differed, the moves, whether it had a say."""

    line: str
    differences: list[Difference]
    moves: list[str]
    acted: bool
    unsaid: str = ""


def outcomes(
    kind: str, count: int, seed: int, positions: int = 1, moves: int = MOVES, *, deeds: bool = True
) -> Iterator[Outcome]:
    """
    Try so many random rules, of items of a kind, each in so many positions built for it.

    They are rules by which something is done, or else statements and bans.
    """
    for first in range(0, count, _BATCH):
        batch = probes(kind, min(_BATCH, count - first), seed + first, deeds=deeds)
        everything = {item.reference: item for item in batch.program.all_items()}
        for item, line in batch.lines.items():
            games = {players: batch.game(players, item) for players in (2, 3)}
            family = family_of(games[2], list(everything.values()))
            sought = Sought(everything[item].rules[0], item, family, games)
            for position in range(positions):
                rng = Random(f"{line} {seed} {position}")  # noqa: S311  # tiles, not secrets
                yield _tried(sought, line, rng, moves)


def _tried(sought: Sought, line: str, rng: Random, moves: int) -> Outcome:
    try:
        found = _followed(sought, rng, moves)
    except Unsaid as word:
        return Outcome(line, [], [], acted=False, unsaid=f"no meaning: {word}")
    except RuleError as error:
        return Outcome(line, [], [], acted=False, unsaid=f"rule error: {error}")
    acted = (sought.item, sought.rule.number) in found.acted
    return Outcome(line, found.differences, found.moves, acted)


def _followed(sought: Sought, rng: Random, moves: int) -> Followed:
    """
    Play on from a position built for a rule: the way on that was found, then by chance.

    What a statement or a ban says is asked of the position itself.
    """
    position = built(sought, rng)
    way = list(position.way)
    if not is_done(sought.rule):
        reading = reading_of(sought.family, position.state)
        told = list(differences_of(reading, position.state))
        if told or (sought.item, sought.rule.number) in reading.acted:
            apart = [Difference(str(one[0]), *one[-2:]) for one in told]
            return Followed(apart, [], reading.acted)

    lean = sought.lean(position.state)

    def chosen(state: State, chance: Random) -> Move:
        if not way:
            return lean_move(lean, state, chance)
        told = way.pop(0)
        move: Move = next(one for one in state.legal_moves() if code(state, one) == told)
        return move

    return follow(sought.family, position.state, chosen, rng, len(way) + moves)

"""Games of tiles to be played twice: by official rules, and with rules at random."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from regola.files.library import official
from regola.reference.digger.following import follow
from regola.reference.digger.positions import (
    Built,
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
from tests.support.probing import Outcome
from tests.support.tile_probes import Probes, probes
from tests.support.tile_reading import differences_of, family_of, reading_of

__all__ = [
    "SCENARIOS",
    "Outcome",
    "Tried",
    "busy_move",
    "drawn",
    "followed",
    "looked_for",
    "outcomes",
    "started",
    "tried",
]

MOVES = 4
"""Moves made after a position, and after the way on that was found."""

TRIES = 3
"""Positions looked at, at most, until one is found in which the rule acts."""

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
class Tried:
    """A random rule, and where it is looked for."""

    line: str
    sought: Sought

    def built(self, seed: str) -> Built:
        """Return a position built for it, always the same for the same seed."""
        return built(self.sought, Random(seed))  # noqa: S311  # tiles, not secrets


def drawn(kind: str, count: int, seed: int, *, deeds: bool) -> Iterator[Tried]:
    """
    Give so many random rules, each of an item of a kind.

    They are rules by which something is done, or else statements and bans.
    """
    for first in range(0, count, _BATCH):
        yield from looked_for(probes(kind, min(_BATCH, count - first), seed + first, deeds=deeds))


def looked_for(batch: Probes) -> Iterator[Tried]:
    """Give the rules of probes, each in a game in which it is the only probe."""
    everything = {item.reference: item for item in batch.program.all_items()}
    for item, line in batch.lines.items():
        games = {players: batch.game(players, item) for players in (2, 3)}
        family = family_of(games[2], list(everything.values()))
        yield Tried(line, Sought(everything[item].rules[0], item, family, games))


def outcomes(
    kind: str, count: int, seed: int, positions: int = 1, moves: int = MOVES, *, deeds: bool = True
) -> Iterator[Outcome]:
    """Try so many random rules, of items of a kind, each in so many positions built for it."""
    for one in drawn(kind, count, seed, deeds=deeds):
        yield from tried(one, seed, positions, moves)


def tried(one: Tried, seed: int, positions: int, moves: int = MOVES) -> Iterator[Outcome]:
    """Try a rule in so many positions built for it."""
    for position in range(positions):
        yield _tried_again(one, f"{one.line} {seed} {position}", moves)


def _tried_again(one: Tried, seed: str, moves: int) -> Outcome:
    """Try a rule in a position, and in others until it has a say in one, or something differs."""
    for number in range(TRIES):
        outcome = _tried(one, f"{seed} {number}", moves)
        if outcome.acted or outcome.differences or outcome.unsaid:
            break
    return outcome


def _tried(one: Tried, seed: str, moves: int) -> Outcome:
    try:
        rng = Random(seed)  # noqa: S311  # tiles, not secrets
        found = followed(one.sought, built(one.sought, rng), rng, moves)
    except Unsaid as word:
        return Outcome(one.line, [], [], acted=False, unsaid=f"no meaning: {word}")
    except RuleError as error:
        return Outcome(one.line, [], [], acted=False, unsaid=f"rule error: {error}")
    acted = (one.sought.item, one.sought.rule.number) in found.acted
    return Outcome(one.line, found.differences, found.moves, acted)


def followed(sought: Sought, position: Built, rng: Random, moves: int) -> Followed:
    """
    Play on from a position built for a rule: the way on that was found, then by chance.

    What a statement or a ban says is asked of the position itself.
    """
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

"""Random rules in positions built for them: what a game plays, and what its second reading says."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from random import Random
from typing import Any

from regola.reference.conquest.following import differing_values, follow, settle_chance
from regola.reference.conquest.positions import built
from regola.reference.following import Difference
from regola.reference.reading import Unsaid
from regola.reference.seeking import eagerness, way_on
from regola_engine.conquest.saves import code
from regola_engine.conquest.state import State
from regola_engine.kernel.faults import RuleError
from tests.support.conquest_probes import Drawn, Probe

__all__ = ["Outcome", "chosen", "outcomes", "tried", "tried_on_a_way"]

MOVES = 14
"""Moves made after a position, at most."""
TRIES = 3
"""Positions looked at, at most, until one is found in which the rule acts."""

_WAYS, _LONGEST, _AFTER = 6, 40, 2
"""Ways on that are looked at, moves of each at most, and moves made after it."""


@dataclass(frozen=True)
class Outcome:
    """
    What came of a rule in one position.

    ``unsaid`` names the words that the language gives no meaning there, though they are accepted.
    """

    line: str
    seed: int
    differences: list[Difference]
    moves: list[str]
    acted: bool
    unsaid: str = ""


def tried(probe: Probe, seed: int, tries: int = TRIES) -> Outcome:
    """Play a rule in positions built for it, until it acts in one, and tell what differs."""
    for number in range(tries):
        outcome = _tried(probe, seed, number)
        if outcome.acted or outcome.differences or outcome.unsaid:
            break
    return outcome


def _tried(probe: Probe, seed: int, number: int) -> Outcome:
    rng = Random(f"{probe.line} {seed} {number}")  # noqa: S311  # positions, not secrets
    try:
        return _played(probe, seed, rng)
    except Unsaid as word:
        return Outcome(probe.line, seed, [], [], acted=False, unsaid=f"no meaning: {word}")
    except RuleError as error:
        return Outcome(probe.line, seed, [], [], acted=False, unsaid=f"rule error: {error}")


def _played(probe: Probe, seed: int, rng: Random) -> Outcome:
    state = built(probe.sought, rng)
    if state.is_over:
        return Outcome(probe.line, seed, [], [], acted=False)
    acted: dict[tuple[str, int], int] = {}
    found = list(differing_values(probe.family, state, acted))
    moves: list[str] = []
    if not found:
        followed = follow(
            probe.family,
            state,
            lambda state, rng: chosen(probe, state, rng),
            rng,
            rng.choice((4, MOVES)),
            lambda: rng.random() < 0.3,
        )
        found, moves = followed.differences, followed.moves
        acted |= followed.acted
    return Outcome(probe.line, seed, found, moves, (probe.item, probe.rule.number) in acted)


def tried_on_a_way(probe: Probe, seed: int) -> Outcome:
    """
    Play a rule on a way on which the game is seen to note that it did something, if one is found.

    A position is built for it some times, and play goes on from there by what the rule waits for.
    """
    for number in range(_WAYS):
        rng = Random(f"{probe.line} {seed} way {number}")  # noqa: S311  # positions, not secrets
        state, chance = built(probe.sought, rng), f"{seed} {number}"
        way = _way(probe, state.clone(number), chance)
        if way is not None:
            return _followed_on(probe, seed, state.clone(number), way, chance)
    return Outcome(probe.line, seed, [], [], acted=False)


def _way(probe: Probe, state: State, chance: str) -> tuple[str, ...] | None:
    game, rng = state.game, Random(f"on {chance}")  # noqa: S311  # positions, not secrets
    own = (one for one in game.items if one.reference == probe.item)
    wanted = {r.index for one in own for r in one.rules if r.line == probe.rule.number}
    settle_chance(state, Random(chance))  # noqa: S311  # positions, not secrets
    return way_on(state, frozenset(wanted), code, lambda one: chosen(probe, one, rng), _LONGEST)


def _followed_on(
    probe: Probe, seed: int, state: State, way: tuple[str, ...], chance: str
) -> Outcome:
    left = list(way)

    def next_of_way(state: State, rng: Random) -> Any:
        if not left:
            return chosen(probe, state, rng)
        told = left.pop(0)
        return next(one for one in state.legal_moves() if code(state, one) == told)

    try:
        rng = Random(chance)  # noqa: S311  # positions, not secrets
        found = follow(probe.family, state, next_of_way, rng, len(way) + _AFTER)
    except Unsaid as word:
        return Outcome(probe.line, seed, [], [], acted=False, unsaid=f"no meaning: {word}")
    acted = (probe.item, probe.rule.number) in found.acted
    return Outcome(probe.line, seed, found.differences, found.moves, acted)


def outcomes(seed: int, count: int, positions: int = 3) -> Iterator[Outcome]:
    """Try so many rules, each in some positions."""
    for probe in islice(Drawn(seed), count):
        yield from (tried(probe, number) for number in range(positions))


def chosen(probe: Probe, state: State, rng: Random) -> Any:
    """
    A move that brings the rule to act.

    That is one of its own offers, the deed that it waits for or asks about, else on to the next.
    """
    # In an order of their own: that of the engine depends on the rules that a process has seen.
    told = {code(state, move): move for move in state.legal_moves()}
    moves = [told[name] for name in sorted(told)]
    mark = f"{probe.item}#{probe.rule.number}"
    own = [told[name] for name in sorted(told) if mark in name]
    if own and rng.random() < 0.75:
        return rng.choice(own)
    acts = [move for move in moves if move.rule >= 0]
    if acts and rng.random() < eagerness(probe.rule):
        return rng.choice(acts)
    return rng.choice(moves)

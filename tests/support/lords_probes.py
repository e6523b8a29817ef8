"""Rules of deeds at random on items of dungeons of their own, and positions in which they act."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from random import Random

from regola.reference.following import Followed
from regola.reference.lords.following import follow
from regola.reference.lords.positions import Built, Lean, Sought, Table, built, is_done, lean_move
from regola.reference.reading import Unsaid
from regola_engine.kernel.faults import RuleError
from regola_engine.kernel.moves import Move
from regola_engine.lords.game import Game
from regola_engine.lords.saves import code
from regola_engine.lords.state import State
from tests.support import lords_forms
from tests.support.lords_reading import family
from tests.support.probing import Outcome, Probing
from tests.support.random_rules import Ground

__all__ = [
    "KINDS",
    "PROBING",
    "Outcome",
    "drawn",
    "followed",
    "looked_for",
    "outcomes",
    "tried",
    "tried_once",
]

MOVES = 4
"""Moves made after a position, and after the way on that was found."""

WATCHED = 40
"""Moves made where a rule only says or forbids something: no log tells the way to what asks it."""

_BATCH = 8
"""Rules on one table."""

_FIELDS = {
    "title": "",
    "room": "year: 1\n    crew: 1",
    "monster": "copies: 1, 1\n    damage: 2\n    food: 1",
    "trap": "copies: 2",
    "adventurer": "levels: 1\n    health: 3\n    skill: 1\n    later levels: 2\n"
    "    later health: 4\n    later skill: 1",
    "order": "position: 9",
    "event": "deck: tile",
    "card": "year: 1\n    weariness: 1\n    need: 0\n    speed: quick",
}
KINDS = tuple(_FIELDS)
PROBING = Probing("lords", "dungeon_lords", _FIELDS)

_NOUNS = {"title": "$^", "room": "room|tile"}
"""The nouns that *it* may stand for, by the kind of item; else that of the kind."""


def outcomes(kind: str, count: int, seed: int, positions: int = 1) -> Iterator[Outcome]:
    """Try so many random rules of deeds, of items of a kind, each in so many positions."""
    lines = _lines(kind, seed)
    for first in range(0, count, _BATCH):
        told = PROBING.drawn(kind, min(_BATCH, count - first), lines)
        yield from tried(kind, told.values(), seed, positions, 2 + first // _BATCH % 3)


def tried(
    kind: str, lines: Iterable[str], seed: int, positions: int, players: int = 3
) -> Iterator[Outcome]:
    """Try rules, which must be accepted, of items of a kind at one table."""
    for line, sought in looked_for(kind, lines, seed, players):
        for position in range(positions):
            yield tried_once(sought, line, f"{seed} {position}")


def tried_once(sought: Sought, line: str, seed: object) -> Outcome:
    """Try a rule in one position, always the same for the same seed."""
    return _tried(sought, line, Random(f"{line} {seed}"))  # noqa: S311  # positions, not secrets


def looked_for(
    kind: str, lines: Iterable[str], seed: int, players: int = 3
) -> Iterator[tuple[str, Sought]]:
    """Give rules, which must be accepted, of items of a kind at one table, each with its line."""
    told = PROBING.told(kind, lines)
    program, loaded = PROBING.loaded(kind, told)
    everything = {one.reference: one for one in program.items}
    words = family(*program.items)
    tables = (Table(Game(loaded.items, players), f"{seed} {players}"),)
    for item, line in told.items():
        yield line, Sought(everything[item].rules[0], item, words, tables)


def drawn(kind: str, count: int, seed: int) -> Iterator[str]:
    """Give so many random rules of deeds that items of a kind may have."""
    yield from PROBING.drawn(kind, count, _lines(kind, seed)).values()


def _lines(kind: str, seed: int) -> Iterator[str]:
    """Give rules by which something is done; in every second *it* stands for such a thing."""
    ground = Ground("lords", "dungeon_lords", kind)
    its = re.compile(rf"\b(a|an|any|your) ({_NOUNS.get(kind, kind)})\b")
    for number, line in enumerate(lords_forms.lines(seed)):
        tried = (its.sub("it", line, count=1) if number % 2 else line, line)
        found = next((one for one in tried if ground.lines.rule(one) is not None), None)
        if found is not None:
            yield found


# ---- play -------------------------------------------------------------------------------------


def _tried(sought: Sought, line: str, rng: Random) -> Outcome:
    """Follow the way on from a position that is built for a rule, then go on by chance."""
    try:
        moves = MOVES if is_done(sought.rule) else WATCHED
        found = followed(sought, built(sought, rng), rng, moves)
    except Unsaid as word:
        return Outcome(line, [], [], acted=False, unsaid=f"no meaning: {word}")
    except RuleError as error:
        return Outcome(line, [], [], acted=False, unsaid=f"rule error: {error}")
    return Outcome(line, found.differences, found.moves, (sought.item, 1) in found.acted)


def followed(sought: Sought, position: Built, rng: Random, moves: int = MOVES) -> Followed:
    """Play on from a position built for a rule: the way on that was found, then by chance."""
    way, lean = list(position.way), Lean.of(sought, position.state)

    def chosen(state: State, chance: Random) -> Move:
        if not way:
            return lean_move(lean, state, chance)
        told = way.pop(0)
        return next(one for one in state.legal_moves() if code(state, one) == told)

    return follow(sought.family, position.state, chosen, rng, len(way) + moves)

"""Moves of one position that lead to equal positions, and those that rules tell apart."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from ruamel.yaml import YAML

from regola_engine.kernel.items import RULES
from tests.support.tracing import TABLES

__all__ = ["Twice", "listed_twice"]

_LISTED = Path(__file__).parents[1] / "engine" / "equal_moves.yaml"
_CHANCES = range(64)
"""Where moves roll or draw, they are the same only if they are by every one of these chances."""


class Twice(NamedTuple):
    """A decision listed twice: after how many others, what both moves do, how they are written."""

    decisions: int
    deeds: tuple[str, ...]
    one: str
    other: str


def listed_twice(name: str, seed: int, every: int, most: int) -> Iterator[Twice]:
    """
    Play a game of the tables by chance; give the moves that are equal though no rule parts them.

    At ``every`` how many decisions a position is looked at, up to so many decisions.
    """
    laid = TABLES[name]
    played, chance = laid.begun(seed), Random(name)  # noqa: S311 - of a test
    state = played.state
    for number in range(most):
        if state.is_over:
            return
        for one, other in _equal(state) if number % every == 0 else ():
            deeds = tuple(sorted((_deed(state, one), _deed(state, other))))
            if deeds not in _told_apart(laid.family):
                yield Twice(number, deeds, played.code(state, one), played.code(state, other))
        moves = state.legal_moves()
        state.apply(moves[int(chance.random() * len(moves))])


@cache
def _told_apart(family: str) -> frozenset[tuple[str, ...]]:
    listed = YAML(typ="safe", pure=True).load(_LISTED.read_text(encoding="utf-8")).get(family, ())
    return frozenset(tuple(sorted(one["moves"])) for one in listed)


def _deed(state: Any, move: Any) -> str:
    """Return what a move does, in the words of the vocabulary; an answer with what was asked."""
    if move.sort == "offer":
        return str(getattr(RULES[move.rule][0], "verb", ""))
    return f"{state.question.about}: {move.sort}"


def _equal(state: Any) -> Iterator[tuple[Any, Any]]:
    """Give the pairs of legal moves that lead to equal positions whatever chance does."""
    seen: dict[int, Any] = {}
    for move in state.legal_moves():
        first = seen.setdefault(hash(_after(state, move, 0)), move)
        if first is not move and all(
            _after(state, move, chance) == _after(state, first, chance) for chance in _CHANCES
        ):
            yield first, move


def _after(state: Any, move: Any, chance: int) -> tuple[object, ...]:
    twin = state.clone(chance)
    twin.apply(move)
    found: tuple[object, ...] = twin.snapshot()
    return found

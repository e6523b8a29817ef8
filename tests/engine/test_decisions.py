"""Each decision is listed once: no two legal moves lead to the same, but where rules differ."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from ruamel.yaml import YAML

from regola_engine.conquest.frames import PUT_PIECE
from regola_engine.conquest.setup import Peopled, Seated, set_up
from regola_engine.conquest.state import State
from regola_engine.conquest.turn import proceed
from regola_engine.kernel.items import RULES
from tests.engine.games import small_world
from tests.support.tracing import TABLES

_LISTED = Path(__file__).with_name("equal_moves.yaml")
_DECISIONS = 160
_EACH = {"conquest": 2, "digger": 16, "lords": 16}
"""Every how many decisions a position is looked at; those of tiles have many moves."""
_CHANCES = range(64)
"""Where moves roll or draw, they are the same only if they are by every one of these chances."""

_SORTS = ("go on", "offer", "put", "pick", "take", "yes", "no")


@cache
def _told_apart(family: str) -> frozenset[tuple[str, ...]]:
    listed = YAML(typ="safe", pure=True).load(_LISTED.read_text(encoding="utf-8")).get(family, ())
    return frozenset(tuple(sorted(one["moves"])) for one in listed)


def _deed(move: Any) -> str:
    """Return what a move does, in the words of the vocabulary."""
    if isinstance(move.sort, str):
        offered = move.sort == "offer"
        return str(getattr(RULES[move.things[0]][0], "verb", "")) if offered else str(move.sort)
    sort = _SORTS[move.sort]
    return str(RULES[move.rule][0].verb) if sort == "offer" else sort  # type: ignore[attr-defined]


def _after(state: Any, move: Any, chance: int) -> tuple[object, ...]:
    twin = state.clone(chance)
    twin.apply(move)
    found: tuple[object, ...] = twin.snapshot()
    return found


def _equal(state: Any) -> Iterator[tuple[Any, Any]]:
    """Give the pairs of legal moves that lead to equal positions whatever chance does."""
    seen: dict[int, Any] = {}
    for move in state.legal_moves():
        first = seen.setdefault(hash(_after(state, move, 0)), move)
        if first is not move and all(
            _after(state, move, chance) == _after(state, first, chance) for chance in _CHANCES
        ):
            yield first, move


@pytest.mark.parametrize("name", TABLES)
def test_each_decision_is_listed_once(name: str) -> None:
    """No two moves of a position lead to equal ones, unless they are told apart by the rules."""
    laid = TABLES[name]
    played, chance = laid.begun(101), Random(name)  # noqa: S311 - of a test
    found = []
    for number in range(_DECISIONS):
        if played.state.is_over:
            break
        if number % _EACH[laid.family] == 0:
            found += [
                (number, played.code(played.state, one), played.code(played.state, other))
                for one, other in _equal(played.state)
                if tuple(sorted((_deed(one), _deed(other)))) not in _told_apart(laid.family)
            ]
        moves = played.state.legal_moves()
        played.state.apply(moves[int(chance.random() * len(moves))])
    assert found == []


def _with_heroes(regions: int) -> State:
    """Return heroic Orcs in so many regions of the board for two, about to redeploy."""
    game = small_world()
    numbers = [
        next(n for n, one in enumerate(kinds) if one.reference.endswith(name))
        for kinds, name in ((game.races, "/orcs"), (game.powers, "/heroic"))
    ]
    lands = [n for n, place in enumerate(game.board.places) if place.id[0] in "fhwm"][:regions]
    orcs = Peopled(numbers[0], numbers[1], holds=dict.fromkeys(lands, 1))
    seats = [Seated(5, (orcs,)), Seated(5)]
    state = set_up(game, seats, pieces={}, turn=0, phase="redeployment", number_of_round=3)
    while state.question is None:
        proceed(state)
    return state


@pytest.mark.parametrize(("regions", "asked"), [(1, False), (2, False), (3, True)])
def test_pieces_that_fill_all_the_room_are_not_asked_for(regions: int, *, asked: bool) -> None:
    """Two Heroes in two regions, one a region, leave nothing to choose; in three they do."""
    question = _with_heroes(regions).question

    assert question is not None
    assert (question.sort == PUT_PIECE) is asked

"""Play a game of dungeons by the engine and by the second reading, and tell where they differ."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import TYPE_CHECKING

from regola.reference.family import Family
from regola.reference.following import (
    Difference,
    Followed,
    differing_fields,
    differing_moves,
    next_choice,
)
from regola.reference.lords.course import go_on
from regola.reference.lords.facts import read, read_course
from regola.reference.lords.game import Siege, siege_of
from regola.reference.play import Question

if TYPE_CHECKING:
    from regola_engine.kernel.asking import Move
    from regola_engine.lords.state import State

__all__ = ["follow"]


def follow(
    family: Family,
    state: State,
    choose: Callable[[State, Random], Move],
    rng: Random,
    most: int,
) -> Followed:
    """
    Play so many moves on from a position and return the first differences.

    The position is one in which nothing is under way: something is offered, or it waits to go on.
    At every choice the whole position and all moves are compared. Both draw with the same chance.
    """
    from regola_engine.kernel.course import advance

    chance = Random()  # noqa: S311  # cards, not secrets
    chance.setstate(state.rng.getstate())
    play = siege_of(family, read(state), read_course(state), chance)
    if state.question is None:
        advance(state)
    asking, answer, made = go_on(play), None, list[str]()
    while True:
        question = next_choice(asking, answer)
        found = list(_differences(play, question, state))
        if found or question is None or len(made) == most:
            return Followed(found, made, play.reading.acted)
        move = choose(state, rng)
        code = _code(state, move)
        made.append(code)
        answer = next(one for one in question.answers if one.code == code)
        state.apply(move)


def _code(state: State, move: Move) -> str:
    from regola_engine.lords.saves import code

    return code(state, move)


def _differences(play: Siege, question: Question | None, state: State) -> Iterator[Difference]:
    yield from differing_fields(play.lair, read(state))
    answers = set() if question is None else {one.code for one in question.answers}
    moves = {_code(state, move) for move in state.legal_moves()}
    yield from differing_moves(question, answers, moves, state.mover)

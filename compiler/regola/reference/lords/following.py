"""Play a game of dungeons by the engine and by the second reading, and tell where they differ."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import TYPE_CHECKING

from regola.reference.family import Family
from regola.reference.following import Difference, Followed, Twice, differing_fields, same_chance
from regola.reference.lords.course import go_on
from regola.reference.lords.facts import read
from regola.reference.lords.game import siege_of
from regola.reference.play import Question
from regola.reference.progress import read_course

if TYPE_CHECKING:
    from regola_engine.kernel import Move
    from regola_engine.lords.play import State

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
    Both draw with the same chance.
    """
    from regola_engine.kernel import advance
    from regola_engine.lords.play import code

    play = siege_of(family, read(state), read_course(state), same_chance(state))
    if state.question is None:
        advance(state)

    def compared(_question: Question | None) -> Iterator[Difference]:
        return differing_fields(play.lair, read(state))

    twice = Twice(go_on(play), state, code, compared)
    found, made = twice.follow(lambda one: choose(one, rng), most)
    return Followed(found, made, play.reading.acted)

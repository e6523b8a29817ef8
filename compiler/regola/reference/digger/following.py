"""Play a game of tiles by the engine and by the second reading, and tell where they differ."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import TYPE_CHECKING

from regola.reference.digger.course import go_on
from regola.reference.digger.facts import read, read_course
from regola.reference.digger.game import delve_of
from regola.reference.family import Family
from regola.reference.following import Difference, Followed, Twice, differing_fields, same_chance
from regola.reference.play import Question

if TYPE_CHECKING:
    from regola_engine.digger.play import State
    from regola_engine.kernel import Move

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
    from regola_engine.digger.play import code
    from regola_engine.kernel import advance

    play = delve_of(family, read(state), read_course(state), same_chance(state))
    if state.question is None:
        advance(state)

    def compared(_question: Question | None) -> Iterator[Difference]:
        return differing_fields(play.dug, read(state), ("manner",))

    twice = Twice(go_on(play), state, code, compared)
    found, made = twice.follow(lambda one: choose(one, rng), most)
    return Followed(found, made, play.reading.acted)

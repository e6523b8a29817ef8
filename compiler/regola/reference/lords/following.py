"""Play a game of dungeons by the engine and by the second reading, and tell where they differ."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regola.reference.following import Beside
from regola.reference.lords.course import go_on
from regola.reference.lords.facts import read
from regola.reference.lords.game import siege_of
from regola.reference.progress import read_course

if TYPE_CHECKING:
    from regola_engine.kernel import Move
    from regola_engine.lords.play import State

__all__ = ["follow"]


def _code(state: State, move: Move) -> str:
    from regola_engine.lords.play import code

    return code(state, move)


_BESIDE = Beside(read, read_course, siege_of, go_on, lambda play: play.lair, _code)

follow = _BESIDE.follow

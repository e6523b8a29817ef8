"""Play a game of tiles by the engine and by the second reading, and tell where they differ."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regola.reference.digger.course import go_on
from regola.reference.digger.facts import read, read_course
from regola.reference.digger.game import delve_of
from regola.reference.following import Beside

if TYPE_CHECKING:
    from regola_engine.digger.play import State
    from regola_engine.kernel import Move

__all__ = ["follow"]


def _code(state: State, move: Move) -> str:
    from regola_engine.digger.play import code

    return code(state, move)


_BESIDE = Beside(read, read_course, delve_of, go_on, lambda play: play.dug, _code, ("manner",))

follow = _BESIDE.follow

"""How far a game of tiles or of dungeons has come: stages, who acts, uses of limited rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from regola.reference.family import Thing

__all__ = ["Course", "read_course", "uses_of"]

_NOBODY = -1


@dataclass(slots=True)
class Course:
    """
    How far the game has come.

    ``stage`` counts the stages, ``line`` are those who act in it, ``turn`` whose turn it is in the
    line, ``beat`` his moments, told and offered taking one each. ``used`` and ``used_now`` count
    the uses of limited rules in the game and in the turn, by seat, item and line.
    """

    stage: int = 0
    line: list[int] = field(default_factory=list)
    turn: int = 0
    beat: int = 0
    opened: bool = False
    used: dict[tuple[int, str, int], int] = field(default_factory=dict)
    used_now: dict[tuple[int, str, int], int] = field(default_factory=dict)


def read_course(state: Any) -> Course:
    """Return how far a game of the engine has come."""
    return Course(
        stage=state.stage,
        line=list(state.line),
        turn=state.turn,
        beat=state.beat,
        opened=state.opened,
        used=_uses(state.spent),
        used_now=_uses(state.spent_turn),
    )


def _uses(spent: Mapping[tuple[int, int, int], int]) -> dict[tuple[int, str, int], int]:
    from regola_engine.kernel import RULES

    found = {}
    for (index, seat, _), count in spent.items():
        rule, reference = RULES[index]
        found[seat, reference, rule.line] = count
    return found


def uses_of(
    counted: Mapping[tuple[int, str, int], int],
) -> dict[tuple[Thing, str, int, int], int]:
    """Return uses by player, as a game under way counts them; for nobody in particular."""
    return {
        (Thing("player", seat), item, line, _NOBODY): count
        for (seat, item, line), count in counted.items()
    }

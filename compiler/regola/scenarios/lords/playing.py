"""The steps of scenarios of dungeons, played on the engine: choices, and what is made use of."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from regola.scenarios.family import Done
from regola.scenarios.lords.opening import stage_number
from regola.scenarios.tables import Table, choose, make_use, steps

__all__ = ["STEPS"]


def _go(table: Table, told: Mapping[str, Any]) -> None:
    """Go on by the first answers until something is asked at a stage, or it is over."""
    goal = stage_number(table.names.game, told)
    while not table.state.is_over and table.state.stage < goal:
        table.do(table.state.moves[0])


STEPS: Mapping[str, Done] = steps(
    {
        "go": _go,
        "pick": choose,
        "put_monster": make_use("put", "post", "monster"),
        "put_trap": make_use("put", "lay", "trap"),
        "run": make_use("run", "run", "space"),
    }
)
"""What can be done in a scenario of dungeons."""

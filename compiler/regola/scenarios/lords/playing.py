"""The steps of scenarios of dungeons, played on the engine: choices, and what is made use of."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from regola.scenarios.documents import conventions
from regola.scenarios.family import Done
from regola.scenarios.lords.opening import stage_number
from regola.scenarios.outcome import Refused
from regola.scenarios.tables import Table, steps, verb_of

__all__ = ["COUNTED", "STEPS", "sort_asked"]


COUNTED: Mapping[str, int] = {"fight": 1, "number": 0}
"""What is told by a number, and the number of the first: rounds of the fight count from one."""


def sort_asked(table: Table) -> str:
    """Return of what sort the things are that the player on move chooses among."""
    asked: Mapping[str, str] = conventions("lords")["asked"]
    return asked.get(table.about, "")


def _pick(table: Table, told: str | int) -> None:
    """Choose a thing by its name, or a number."""
    sort, seat = sort_asked(table), table.state.seat
    if not sort:
        raise Refused("not-asked")
    if sort in COUNTED:
        table.pick(int(told) - COUNTED[sort])
    elif sort == "space":
        table.pick(table.names.place(seat, str(told)))
    else:
        table.pick(*table.names.copies(sort, str(told)))


def _make_use(verb: str, kept: str, sort: str) -> Callable[[Table, str], None]:
    """
    Return what takes up an offer of a verb with a thing of a sort.

    Where several can be taken the one told is chosen; what was done then stands in the log, as an
    entry of the kind ``kept``.
    """

    def done(table: Table, name: str) -> None:
        for move in table.state.moves:
            if verb_of(move) != verb:
                continue
            tried = table.trial()
            tried.do(move)
            is_open = sort_asked(tried) == sort and not _done_with(table, tried, kept)
            if is_open and _may_pick(tried, name):
                _pick(tried, name)
            if name in tried.names.all_called(sort, _done_with(table, tried, kept)):
                table.state = tried.state
                return
        raise Refused("impossible")

    return done


def _may_pick(table: Table, name: str) -> bool:
    sort = sort_asked(table)
    return name in [table.names.called(sort, move.things[0]) for move in table.state.moves]


def _done_with(before: Table, after: Table, kept: str) -> list[int]:
    """Return with what a deed was first done since another position, as the log tells it."""
    log = list(after.state.log or ())[len(before.state.log or ()) :]
    return [entry.numbers[0] for entry in log if entry.kind == kept][:1]


def _go(table: Table, told: Mapping[str, Any]) -> None:
    """Go on by the first answers until something is asked at a stage, or it is over."""
    goal = stage_number(table.names.game, told)
    while not table.state.is_over and table.state.stage < goal:
        table.do(table.state.moves[0])


STEPS: Mapping[str, Done] = steps(
    {
        "go": _go,
        "pick": _pick,
        "put_monster": _make_use("put", "post", "monster"),
        "put_trap": _make_use("put", "lay", "trap"),
        "run": _make_use("run", "run", "space"),
    }
)
"""What can be done in a scenario of dungeons."""

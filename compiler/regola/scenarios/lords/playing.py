"""The steps of scenarios of dungeons, played on the engine: choices, and what is made use of."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from regola.scenarios.documents import conventions
from regola.scenarios.family import Done, done_plainly
from regola.scenarios.lords.opening import stage_number
from regola.scenarios.outcome import Refused, applied, asked_of

if TYPE_CHECKING:
    from regola.drawings.asked import Asked
    from regola.scenarios.lords.naming import Names
    from regola_engine.kernel.asking import Move
    from regola_engine.lords.state import State

__all__ = ["COUNTED", "STEPS", "Table", "sort_asked"]


@dataclass(slots=True)
class Table:
    """A position that is played, with its names, and what was asked at each step so far."""

    state: State
    names: Names
    asked: list[Asked] = field(default_factory=list)

    def trial(self) -> Table:
        """Return a copy on which a step is tried that must be refused."""
        return Table(self.state.clone(), self.names)

    def seat(self, name: str) -> int:
        """Return the seat of a player."""
        return self.names.seat(name)

    @property
    def about(self) -> str:
        """What the player on move is asked about."""
        return "" if self.state.question is None else self.state.question.about

    def do(self, move: Move) -> None:
        """Do a move; a refusal is told with the rule in its way."""
        applied(self.state, move)


COUNTED: Mapping[str, int] = {"fight": 1, "number": 0}
"""What is told by a number, and the number of the first: rounds of the fight count from one."""


def _sort_of(about: str) -> str:
    """Return of what sort the things are that a player chooses who is asked about something."""
    asked: Mapping[str, str] = conventions("lords")["asked"]
    return asked.get(about, "")


def sort_asked(table: Table) -> str:
    """Return of what sort the things are that the player on move chooses among."""
    return _sort_of(table.about)


def _pick(table: Table, told: str | int) -> None:
    """Choose a thing by its name, or a number."""
    from regola_engine.kernel.asking import Move

    sort, seat = sort_asked(table), table.state.seat
    if not sort:
        raise Refused("not-asked")
    if sort in COUNTED:
        table.do(Move("pick", (int(told) - COUNTED[sort],)))
    elif sort == "space":
        table.do(Move("pick", (table.names.place(seat, str(told)),)))
    else:
        moves = [Move("pick", (copy,)) for copy in table.names.copies(sort, str(told))]
        table.do(next((move for move in moves if move in table.state.moves), moves[0]))


def _make_use(verb: str, kept: str, sort: str) -> Callable[[Table, str], None]:
    """
    Return what takes up an offer of a verb with a thing of a sort.

    Where several can be taken the one told is chosen; what was done then stands in the log, as an
    entry of the kind ``kept``.
    """

    def done(table: Table, name: str) -> None:
        from regola_engine.kernel.items import RULES

        moves = [move for move in table.state.moves if move.sort == "offer"]
        for move in moves:
            tried = table.trial()
            if getattr(RULES[move.things[0]][0], "verb", "") != verb:
                continue
            tried.do(move)
            if _sort_of(tried.about) == sort and not _has_done(table, tried, kept):
                if not _may_pick(tried, name):
                    continue
                _pick(tried, name)
            if name in _has_done(table, tried, kept, sort):
                table.state = tried.state
                return
        raise Refused("impossible")

    return done


def _may_pick(table: Table, name: str) -> bool:
    sort = sort_asked(table)
    return name in [table.names.called(sort, move.things[0]) for move in table.state.moves]


def _has_done(before: Table, after: Table, kept: str, sort: str = "") -> list[str]:
    """Return with what things a deed was done since another position, as the log tells it."""
    log = list(after.state.log or ())[len(before.state.log or ()) :]
    things = [entry.numbers[0] for entry in log if entry.kind == kept][:1]
    return after.names.all_called(sort, things) if sort else [str(thing) for thing in things]


def _answer(table: Table, said: bool) -> None:  # noqa: FBT001  # as the file says it
    from regola_engine.kernel.asking import NO, YES

    table.do(YES if said else NO)


def _pass(table: Table, _nothing: None) -> None:
    from regola_engine.kernel.asking import PASS

    table.do(PASS)


def _go(table: Table, told: Mapping[str, Any]) -> None:
    """Go on by the first answers until something is asked at a stage, or it is over."""
    goal = stage_number(table.names.game, told)
    while not table.state.is_over and table.state.stage < goal:
        table.do(table.state.moves[0])


_PLAYED: Mapping[str, Callable[[Table, Any], None]] = {
    "answer": _answer,
    "go": _go,
    "pass": _pass,
    "pick": _pick,
    "put_monster": _make_use("put", "post", "monster"),
    "put_trap": _make_use("put", "lay", "trap"),
    "run": _make_use("run", "run", "space"),
}


def _as_asked(played: Callable[[Table, Any], None]) -> Callable[[Table, Any], None]:
    """Return what plays a step and notes what was asked then, and whom."""

    def done(table: Table, told: Any) -> None:
        asked = asked_of(table.state, table.names.players[table.state.seat])
        played(table, told)
        table.asked.append(asked)

    return done


STEPS: Mapping[str, Done] = {name: done_plainly(_as_asked(one)) for name, one in _PLAYED.items()}
"""What can be done in a scenario of dungeons."""

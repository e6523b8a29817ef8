"""A position of things with numbers, in play: what steps need of it, and what all such have."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Self

from regola.drawings.courses import Holding
from regola.scenarios.courses import Ledger
from regola.scenarios.documents import conventions
from regola.scenarios.family import Amount, Compared, Done, compare, done_plainly, plainly
from regola.scenarios.outcome import Refused, applied, asked_of

if TYPE_CHECKING:
    from regola.drawings.asked import Asked
    from regola_engine.kernel import Move

__all__ = [
    "Table", "answer", "choices", "choose", "facts", "in_force", "ledger", "let_be", "make_use",
    "steps",
]  # fmt: skip


@dataclass(slots=True)
class Table:
    """
    A position that is played, with its names, and what was asked at each step so far.

    ``foregone`` tells that what the last step tells was done already: there was no other choice.
    """

    state: Any
    names: Any
    asked: list[Asked] = field(default_factory=list, kw_only=True)
    foregone: bool = field(default=False, kw_only=True)

    def trial(self) -> Self:
        """Return a copy on which a step is tried that must be refused."""
        return replace(self, state=self.state.clone(), asked=[])

    def seat(self, name: str) -> int:
        """Return the seat of a player."""
        seat: int = self.names.seat(name)
        return seat

    @property
    def about(self) -> str:
        """What the player on move is asked about."""
        return "" if self.state.question is None else self.state.question.about

    def do(self, move: Move) -> None:
        """Do a move; a refusal is told with the rule in its way."""
        applied(self.state, move)

    def pick(self, *things: int) -> None:
        """Choose the first of some things that may be chosen; if none may, the first is refused."""
        from regola_engine.kernel import Move

        moves = [Move("pick", (thing,)) for thing in things]
        self.do(next((move for move in moves if move in self.state.moves), moves[0]))


def _verb_of(move: Move) -> str:
    """Return what deed an offer is for that a move takes; nothing of a move that takes none."""
    from regola_engine.kernel import RULES

    return str(getattr(RULES[move.rule][0], "verb", "")) if move.rule >= 0 else ""


# ---- steps --------------------------------------------------------------------------------------


def answer(table: Table, said: bool) -> None:  # noqa: FBT001  # as the file says it
    """Say yes or no."""
    from regola_engine.kernel import NO, YES

    table.do(YES if said else NO)


def let_be(table: Table, _nothing: None = None) -> None:
    """Do nothing more of what is offered."""
    from regola_engine.kernel import PASS

    table.do(PASS)


def choose(table: Table, told: str | int) -> None:
    """Choose a thing by its name or its number, of the sort that is asked about."""
    sort, counted = _sort_asked(table), _counted(table)
    if not sort:
        raise Refused("not-asked")
    if sort in counted:
        if not str(told).isdecimal():
            raise Refused("impossible")
        table.pick(int(told) - counted[sort])
    else:
        table.pick(*table.names.meant(sort, table.state.seat, str(told)))


def _sort_asked(table: Table) -> str:
    """Return of what sort the things are that the player on move chooses among."""
    asked: Mapping[str, str] = conventions(table.names.family)["asked"]
    return asked.get(table.about, "")


def _counted(table: Table) -> Mapping[str, int]:
    """Return the sorts that are told by a number, with the number of the first."""
    counted: Mapping[str, int] = conventions(table.names.family)["counted"]
    return counted


def make_use(verb: str, kept: str, sort: str) -> Callable[[Table, str], None]:
    """
    Return what takes up an offer of a verb with a thing of a sort.

    Where several can be taken the one told is chosen; what was done then stands in the log, as an
    entry of the kind ``kept``.
    """

    def done(table: Table, name: str) -> None:
        for move in table.state.moves:
            if _verb_of(move) != verb:
                continue
            tried = table.trial()
            tried.do(move)
            is_open = _sort_asked(tried) == sort and not _done_with(table, tried, kept)
            if is_open and _may_pick(tried, name):
                choose(tried, name)
            if name in tried.names.all_called(sort, _done_with(table, tried, kept)):
                table.state = tried.state
                return
        raise Refused("impossible")

    return done


def _may_pick(table: Table, name: str) -> bool:
    sort = _sort_asked(table)
    return name in [table.names.called(sort, move.things[0]) for move in table.state.moves]


def _done_with(before: Table, after: Table, kept: str) -> list[int]:
    """Return with what a deed was first done since another position, as the log tells it."""
    log = list(after.state.log or ())[len(before.state.log or ()) :]
    return [entry.numbers[0] for entry in log if entry.kind == kept][:1]


def steps(played: Mapping[str, Callable[[Any, Any], None]]) -> dict[str, Done]:
    """Return the steps of a family with those of all; what is asked at each is noted."""
    both: dict[str, Callable[[Any, Any], None]] = {"answer": answer, "pass": let_be, **played}
    return {name: done_plainly(_noted(one)) for name, one in both.items()}


def _noted(played: Callable[[Any, Any], None]) -> Callable[[Any, Any], None]:
    def done(table: Table, told: Any) -> None:
        table.foregone = False
        asked = asked_of(table.state, table.names.players[table.state.seat])
        played(table, told)
        table.asked.append(asked)

    return done


# ---- what is counted ----------------------------------------------------------------------------


def ledger(family: str, found: Mapping[str, Amount]) -> Ledger:
    """Return what counts some amounts of the players of a family, by their words."""

    def held(table: Table) -> dict[Holding, int]:
        return {
            Holding(word, player): int(str(one(table, seat)))
            for word, one in found.items()
            for seat, player in enumerate(table.names.players)
        }

    return Ledger(
        family, lambda table: table.names.players, held, foregone=lambda table: table.foregone
    )


# ---- what is expected ---------------------------------------------------------------------------


def in_force(*words: str) -> dict[str, Amount]:
    """Return what reads numbers of players as rules in force have them, by their words."""
    return {word: _in_force(word) for word in words}


def _in_force(word: str) -> Amount:
    def found(table: Any, seat: int) -> int:
        from regola_engine.kernel import number

        return number(table.state, word, seat)

    return found


def choices(table: Table) -> list[str | int]:
    """Return what may be chosen now, sorted: names of things, each once, and what is no thing."""
    return sorted({_choice(table, move) for move in table.state.moves}, key=str)


def _choice(table: Table, move: Move) -> str | int:
    sort, counted = _sort_asked(table), _counted(table)
    if move.sort == "offer":
        return _verb_of(move)
    if not move.things:
        return str(move.sort)
    thing = int(move.things[0])
    return thing + counted[sort] if sort in counted else str(table.names.called(sort, thing))


def facts(found: Mapping[str, Callable[[Any], object]]) -> dict[str, Compared]:
    """Return what compares facts of a position, by topic, with those of all."""
    return {topic: _fact(topic, one) for topic, one in {**_OF_ALL, **found}.items()}


def _fact(topic: str, found: Callable[[Any], object]) -> Compared:
    return plainly(lambda table, expected: compare(topic, expected, found(table)))


_OF_ALL: Mapping[str, Callable[[Table], object]] = {
    "over": lambda table: table.state.is_over,
    "turn": lambda table: table.names.players[table.state.seat],
    "winners": lambda table: table.names.all_called("player", table.state.winners()),
}

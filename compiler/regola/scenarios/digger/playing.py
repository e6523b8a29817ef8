"""The steps of scenarios of tiles, played on the engine."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from regola.scenarios.family import Done
from regola.scenarios.outcome import Mismatch, Refused
from regola.scenarios.tables import Table, let_be, steps

if TYPE_CHECKING:
    from regola_engine.digger.play import Move

__all__ = ["STEPS", "TurnTable"]


_NO_TURN = (-1, -1)


@dataclass(slots=True)
class TurnTable(Table):
    """A position of tiles that is played; ``turn`` is the one that the scenario is in."""

    turn: tuple[int, int] = _NO_TURN

    def __post_init__(self) -> None:
        if self.turn == _NO_TURN:
            self.turn = self.on_turn

    @property
    def on_turn(self) -> tuple[int, int]:
        """The round and the seat of the turn that is played."""
        return self.state.round, self.state.seat

    def offer(self, verb: str, things: tuple[int, ...], pays: str = "") -> Move:
        """
        Return the open offer of a verb on some things, or one that will be refused.

        ``pays`` names what it is to be paid with, if that matters. Refused at once where no rule
        of the game offers such a thing.
        """
        from regola_engine.digger.play import Move
        from regola_engine.kernel import RULES

        rules = [
            rule
            for rule, _ in RULES
            if getattr(rule, "verb", "") == verb and (not pays or getattr(rule, "pays", "") == pays)
        ]
        if not rules:
            raise Refused("not-asked")
        moves = [Move("offer", (rule.index, *things)) for rule in rules]
        return next((move for move in moves if move in self.state.moves), moves[-1])


def _order(table: TurnTable, name: str) -> None:
    """Give an order, or carry out one that waits as a bonus."""
    from regola_engine.digger.play import Move

    order = table.names.number("order", name)
    if table.about == "waiting" and Move("pick", (order,)) in table.state.moves:
        table.pick(order)
    else:
        table.do(table.offer("give order", (order,)))


def _step(table: TurnTable, told: Mapping[str, Any]) -> None:
    origin, goal = table.names.space(told["from"]), table.names.space(told["to"])
    pays = "point" if told.get("careful", False) else "step"
    table.do(table.offer("move squad", (origin, goal, told.get("goons", 1)), pays))


def _build(table: TurnTable, told: Mapping[str, Any]) -> None:
    from regola_engine.digger.play import Move

    kind, space = table.names.number("tile", told["tile"]), table.names.space(told["at"])
    rotation = told.get("turn", 0)
    if table.about != "build" and _is_built(table, kind, space, rotation):
        table.foregone = True
        return
    seat = table.state.mover
    designs = table.names.game.designs
    held = [d for d in table.state.projects[seat] if designs[d].kind == kind] or [-1]
    moves = [
        Move("build", (design, space, turn))
        for design in held
        for turn in _alike(table, design, rotation)
    ]
    table.do(next((move for move in moves if move in table.state.moves), moves[0]))


def _is_built(table: TurnTable, kind: int, space: int, rotation: int) -> bool:
    """Tell whether a tile was built without a question, as the only way there was."""
    state = table.state
    made = table.names.game.designs[state.design[space]]
    lies_so = state.edges[space] == made.turned[rotation]
    return bool(state.built >> space & 1) and made.kind == kind and lies_so


def _alike(table: TurnTable, design: int, rotation: int) -> list[int]:
    """Return the rotations that show the same edges as the one told."""
    if design < 0:
        return [rotation]
    turned = table.names.game.designs[design].turned
    return [rotation, *(n for n in range(6) if turned[n] == turned[rotation] and n != rotation)]


def _pick(table: TurnTable, name: str) -> None:
    """Choose a space, or one of somebody's goons or markers in it."""
    space = table.names.space(name)
    table.pick(*(seat * 1000 + space for seat in range(len(table.names.players))))


def _choose(table: TurnTable, about: str, thing: int) -> None:
    """Choose a thing, unless there was no choice."""
    if table.about == about:
        table.pick(thing)
    else:
        table.foregone = True


def _march(table: TurnTable, told: Mapping[str, Any]) -> None:
    """Let a creature or an adventurer go from space to space, and stop after the last."""
    mover = table.names.mover(told["who"])
    if table.about != "march":
        table.do(table.offer("march", (-1,)))
    _choose(table, "who marches", mover)
    for name in told["to"]:
        space = table.names.space(name)
        if table.state.place[mover] not in (space, -1):
            if table.about != "march":
                raise Refused("not-asked")
            _choose(table, "march", space)
    if table.about == "march":
        let_be(table)


def _summon(table: TurnTable, told: Mapping[str, Any]) -> None:
    mover = table.names.mover(told["who"])
    space = table.names.space(told["at"])
    table.do(table.offer("summon", (mover,)))
    _choose(table, "summon", space)


def _conquer(table: TurnTable, told: Mapping[str, Any]) -> None:
    """Conquer by a creature."""
    table.do(table.offer("conquer", (-1,)))
    _choose(table, "conquer using", table.names.mover(told["who"]))


def _coin(table: TurnTable, worth: int) -> None:
    """Choose a coin by its worth, among one's own or somebody else's."""
    _choose(table, "coin", worth)


def _offer(table: TurnTable, verb: str) -> None:
    """Take up what a rule offers for the whole turn, named by its verb."""
    table.do(table.offer(verb, (-1,)))


def _move_token(table: TurnTable, told: Mapping[str, Any]) -> None:
    table.do(table.offer("move", (table.names.figure(told["who"]),)))
    _choose(table, "token", table.names.space(told["at"]))


def _bonus(table: TurnTable, names: Iterable[str]) -> None:
    """Name the orders of a bonus; fewer than it gives waive the rest."""
    for name in names:
        if table.about != "bonus":
            raise Refused("not-asked")
        table.pick(table.names.number("order", name))


def _store(table: TurnTable, name: str) -> None:
    """Lay a coin in a room at the start of a turn; of several sorts, which one is told next."""
    space = table.names.space(name)
    lay = len(table.state.stored[space])
    if table.about != "opening":
        raise Refused("not-asked")
    table.do(table.state.moves[0])
    if table.about == "store":
        _pick(table, name)
    chosen = table.state.agenda[-1].left if table.about == "coin" else ()
    if chosen != (space,) and len(table.state.stored[space]) == lay:
        raise Refused("not-asked")


def _exchange(table: TurnTable, names: Iterable[str]) -> None:
    """Set projects aside; then enough is set aside."""
    from regola_engine.digger.play import Move

    designs = table.names.game.designs
    for name in names:
        if table.about != "exchange":
            raise Refused("not-asked")
        kind = table.names.number("tile", name)
        moves = [m for m in table.state.moves if m.things and designs[m.things[0]].kind == kind]
        table.do(moves[0] if moves else Move("pick", (-1,)))
    if table.about == "exchange":
        let_be(table)


def _end(table: TurnTable, _turn: str) -> None:
    """Pass until the turn is over."""
    turn = table.on_turn
    while not table.state.is_over and table.on_turn == turn:
        if table.about not in ("turn", "steps", "waiting", "opening"):
            raise Refused("not-asked")
        let_be(table)
    table.turn = table.on_turn


def _offered(table: TurnTable, names: Iterable[str]) -> None:
    from regola_engine.digger.play import order_possible

    state = table.state
    asked = state.moves if table.about == "bonus" else ()
    possible = [
        move.things[0]
        for move in asked
        if move.things
        # Another order that waits may make one possible that now is not.
        and (state.waiting or order_possible(state, state.mover, move.things[0], free=True))
    ]
    found = table.names.sorted_called("order", possible)
    expected = sorted(names)
    if found != expected:
        raise Mismatch("offered", ", ".join(expected), ", ".join(found))


def _reach(table: TurnTable, told: Mapping[str, Any]) -> None:
    """Compare where a squad can come in one step."""
    origin, count = table.names.space(told["from"]), told.get("goons", 1)
    names = [name for name, _, _ in table.names.game.board.spaces]
    walks = [m.things for m in table.state.moves if m.sort == "offer" and len(m.things) == _WALK]
    found = sorted({names[t[2]] for t in walks if t[1] == origin and t[3] == count})
    expected = sorted(told["to"])
    if found != expected:
        raise Mismatch("reach", ", ".join(expected), ", ".join(found))


_WALK = 4
"""How many things a walk names: its rule, from, to, how many."""

STEPS: Mapping[str, Done] = steps(
    {
        "bonus": _bonus,
        "build": _build,
        "coin": _coin,
        "conquer": _conquer,
        "end": _end,
        "exchange": _exchange,
        "offer": _offer,
        "offered": _offered,
        "march": _march,
        "order": _order,
        "pick": _pick,
        "reach": _reach,
        "step": _step,
        "store": _store,
        "summon": _summon,
        "token": _move_token,
    }
)
"""What can be done in a scenario of tiles."""

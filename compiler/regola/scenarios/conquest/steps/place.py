"""The step ``place``: put pieces in regions, after redeployment or retreat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from regola.scenarios.conquest.faults import Misdealt
from regola.scenarios.conquest.model import Mention
from regola.scenarios.conquest.steps.offers import offered
from regola.scenarios.documents import Word, spots, word
from regola.scenarios.outcome import Refused
from regola.yaml_files import Located
from regola_engine.conquest import Offer, Reaction
from regola_engine.conquest.play import PUT, REDEPLOY, regions_with
from regola_engine.conquest.play import frames as f
from regola_engine.kernel import Move

if TYPE_CHECKING:
    from regola.scenarios.conquest.table import Table

__all__ = ["mentions", "play"]


def mentions(value: Located, _players: tuple[str, ...]) -> Iterator[Mention]:
    """Give the pieces and the regions."""
    for entry in value.entries:
        yield Mention("placed", word(entry.key))
        for name, _count in spots(entry.value):
            yield Mention("region", name)


def play(table: Table, value: Located) -> None:
    """Place pieces of each kind, and compare where they then lie."""
    for entry in value.entries:
        goal: Counter[int] = Counter()
        for name, count in spots(entry.value):
            goal[table.region(name)] += count
        _place(table, word(entry.key), goal)


def _place(table: Table, piece: Word, told: Counter[int]) -> None:
    kind = table.kind(piece)
    goal = told
    if not _is_taken_up(table, kind) and _are_enough(table, kind, told):
        goal = told + Counter(regions_with(table.state, kind))
    table.laid[kind] = goal
    table.go_on_until(lambda: _lies(table, kind, goal) or not _can_place(table, kind, goal))
    if not _lies(table, kind, goal):
        lying = Counter(regions_with(table.state, kind))
        raise Misdealt(piece.text, _listed(table, goal), _listed(table, lying))


def _listed(table: Table, counts: Counter[int]) -> str:
    """Return regions with their counts as examples write them, *none* for none."""
    places = table.state.game.board.places
    told = (f"{places[region].id} {count}" for region, count in sorted(counts.items()) if count)
    return ", ".join(told) or "none"


def _are_enough(table: Table, kind: int, told: Counter[int]) -> bool:
    """Tell whether there are so many pieces beside those that lie in regions, which move if not."""
    state = table.state
    return state.boxed[kind] + state.carried[kind] >= told.total()


def _is_taken_up(table: Table, kind: int) -> bool:
    """Tell whether a rule, not an offer, places all pieces of a kind anew each time."""
    owner = table.state.game.owners[kind]
    if owner is None or any(isinstance(rule, Offer) for rule in owner.rules):
        return False
    return any(
        isinstance(rule, Reaction) and (rule.moment or rule.event == REDEPLOY)
        for rule in owner.rules
    )


def _lies(table: Table, kind: int, goal: Counter[int]) -> bool:
    return Counter(regions_with(table.state, kind)) == goal


def _can_place(table: Table, kind: int, goal: Counter[int]) -> bool:
    """Take an offer to place a piece, if one is open; False when it is too late for any."""
    state = table.state
    question = state.question
    if question is not None and question.about == f.PUT_PIECE and question.kind == kind:
        lying = regions_with(state, kind)
        return any(
            region in question.things and lying.get(region, 0) < count
            for region, count in goal.items()
        )
    if table.is_retreat:
        return True
    owner = state.game.owners[kind]
    lying = regions_with(state, kind)
    move = offered(
        state,
        lambda _offer, move, item: (
            owner is not None
            and item == owner.reference
            and (move.thing < 0 or lying.get(move.thing, 0) < goal.get(move.thing, 0))
        ),
    )
    if move is not None:
        table.take(move)
        _put(table, kind, goal)
    return True


def _put(table: Table, kind: int, goal: Counter[int]) -> None:
    """Answer where a piece goes that an offer places."""
    question = table.state.question
    if question is None or question.about != f.PUT_PIECE or question.kind != kind:
        return
    lying = regions_with(table.state, kind)
    for region, count in goal.items():
        if region in question.things and lying.get(region, 0) < count:
            table.take(Move(PUT, (region,)))
            return
    raise Refused("no-target")

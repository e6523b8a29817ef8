"""The step ``redeploy``: the whole distribution that stands after redeployment."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from regola.scenarios.conquest.faults import Miscounted, Misdealt
from regola.scenarios.conquest.model import Mention
from regola.scenarios.documents import spots
from regola.scenarios.outcome import OPERATIONS, Part, part
from regola.yaml_files import Located
from regola_engine.conquest import bits
from regola_engine.conquest.play import GARRISON, parts_told, peoples_of
from regola_engine.conquest.play import frames as f

if TYPE_CHECKING:
    from regola.scenarios.conquest.table import Table

__all__ = ["compare", "goal_of", "mentions", "play"]


def mentions(value: Located, _players: tuple[str, ...]) -> Iterator[Mention]:
    """Give the regions."""
    for name, _count in spots(value):
        yield Mention("region", name)


def goal_of(table: Table, value: Located) -> dict[int, int]:
    """Return the tokens wanted by region; regions told to have none are left out."""
    return {table.region(name): count for name, count in spots(value) if count}


def play(table: Table, value: Located) -> None:
    """Redeploy up to where pieces are placed, and compare what stands."""
    if not _is_asked_now(table):
        table.come_to("redeployment")
    seat = table.state.seat
    goal = goal_of(table, value)
    table.wanted[seat] = goal
    table.go_on_until(lambda: _is_done(table))
    compare(table, _meant(table, seat, goal), goal)


def _is_asked_now(table: Table) -> bool:
    """Tell whether the player on turn redeploys by a rule of its own, outside of the phase."""
    question = table.state.question
    asked = question is not None and question.about == f.PUT_TOKEN
    return asked and question is not None and question.seat == table.state.seat


def _is_done(table: Table) -> bool:
    question = table.state.question
    if _is_asked_now(table):
        return False
    if question is not None and question.about in (f.PUT_PIECE, f.OFFERS):
        return True
    return table.is_past("redeployment", "end")


def _meant(table: Table, seat: int, goal: Mapping[int, int]) -> list[int]:
    """The peoples that the distribution tells of: the active one, declined ones it names."""
    state = table.state
    named = sum(1 << region for region in goal)
    return [p for p in peoples_of(state, seat) if p == state.active[seat] or state.held[p] & named]


def compare(table: Table, peoples: list[int], goal: Mapping[int, int]) -> None:
    """Refuse a distribution that did not come about."""
    state = table.state
    held = sum(state.held[people] for people in peoples)
    found = {region: state.tokens[region] for region in bits(held) if state.tokens[region]}
    if found != goal:
        available = sum(found.values()) + sum(state.hand[people] for people in peoples)
        placed = sum(goal.values())
        if placed != available:
            raise Miscounted(available, placed)
        raise _misdealt(table, peoples, goal, found)


def _misdealt(
    table: Table, peoples: list[int], goal: Mapping[int, int], found: Mapping[int, int]
) -> Misdealt:
    """Return a region that is not the player's, or keeps more than is told, and the rules."""
    state = table.state
    foreign = [region for region in sorted(goal) if region not in found]
    differing = [region for region in sorted({*goal, *found}) if _change(region, goal, found)]
    region = max(foreign or differing, key=lambda one: _change(one, goal, found))
    holder = state.holder[region]
    parts: tuple[Part, ...] = ()
    if holder in peoples and _change(region, goal, found) > 0:
        traced = parts_told(state, GARRISON, holder, region)
        parts = tuple(
            Part(one.reference, one.line, OPERATIONS[step.operation], step.amount)
            for step in traced
            for one in part(step.rule)
        )
    name = state.game.board.places[region].id
    return Misdealt(name, str(goal.get(region, 0)), str(found.get(region, 0)), parts)


def _change(region: int, goal: Mapping[int, int], found: Mapping[int, int]) -> int:
    return found.get(region, 0) - goal.get(region, 0)

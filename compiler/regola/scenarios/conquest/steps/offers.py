"""What several steps do: find offers, take them, tell why not."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from regola.scenarios.conquest.deeds_told import offer_of
from regola.scenarios.outcome import Refused, part
from regola_engine.conquest import Offer
from regola_engine.conquest.play import frames as f
from regola_engine.conquest.play import why_not
from regola_engine.kernel import RULES, Move, Refusal

if TYPE_CHECKING:
    from regola.scenarios.conquest.table import Table
    from regola_engine.conquest.play import State

__all__ = ["all_offered", "is_asked", "offered", "reason", "take_offered", "told_why"]

Wanted = Callable[[Offer, Move, str], bool]
"""Tells of an offer, its move and the reference of its item whether it is the one."""


def offered(state: State, wanted: Wanted) -> Move | None:
    """Return the first open move that is wanted."""
    return next(iter(all_offered(state, wanted)), None)


def all_offered(state: State, wanted: Wanted) -> list[Move]:
    """Return the open moves that are wanted."""
    if state.question is None or state.question.about != f.OFFERS:
        return []
    found = ((move, offer_of(move)) for move in state.moves)
    return [
        move
        for move, offer in found
        if offer is not None and wanted(offer, move, RULES[move.rule][1])
    ]


def is_asked(table: Table, item: str) -> bool:
    """Tell whether a step of the item's rule waits for an answer."""
    state = table.state
    if state.question is None or state.question.about == f.OFFERS or not state.agenda:
        return False
    return RULES[state.agenda[-1].rule][1] == item


def take_offered(table: Table, phase: str, wanted: Wanted, slug: str = "not-offered") -> None:
    """Take an offer of a phase; refuse where it is not open there."""
    table.come_to(phase)
    here = table.moment
    found: list[Move] = []

    def is_open() -> bool:
        move = offered(table.state, wanted)
        found.extend([move] if move is not None else [])
        return bool(found) or table.moment != here

    table.go_on_until(is_open)
    if not found:
        raise Refused(slug)
    table.take(found[0])


def reason(state: State, question: f.Question, move: Move) -> Refused:
    """Return the engine's reason why a move is not legal at a question."""
    asked, state.question = state.question, question
    refusal = why_not(state, move)
    state.question = asked
    return told_why(refusal)


def told_why(refusal: Refusal) -> Refused:
    """Return what the engine says as an outcome of a step."""
    needed, available = 0, 0
    if refusal.slug == "too-costly":
        _region, needed, available = refusal.things
    return Refused(refusal.slug, part(refusal.rule), needed, available)

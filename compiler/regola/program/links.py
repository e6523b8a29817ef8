"""Relations between things, as their prepositions say and deny them."""

from __future__ import annotations

from regola.program.context import Context
from regola.program.draft import Draft
from regola.syntax import tree

__all__ = ["Slots", "denied", "no_host", "opposite", "positive"]

Slots = dict[str, tuple[str, ...]]


def positive(preposition: str, context: Context) -> str:
    """Return the relation that a preposition says, or denies: *without* says *with*."""
    relation = context.vocabulary.relations.get(preposition)
    return relation.opposite if relation and relation.opposite else preposition


def opposite(preposition: str, context: Context, *, negated: bool) -> tuple[str, bool]:
    """Return the relation that a preposition says, and whether it is denied."""
    said = positive(preposition, context)
    return said, negated != (said != preposition)


def denied(target: Draft, *, negated: bool) -> bool:
    """Read *with no mine* as *without a mine*, *that no opponent conquered* as *not …*."""
    if target.determiner != "no" or negated:
        return negated
    target.determiner = "" if target.sense.plural else "a"
    return True


def no_host(
    tail: tree.LinkTail, target: Draft, spine: list[Draft], slots: Slots, context: Context
) -> Exception:
    """Return the fault of a tail that goes with no noun before it."""
    preposition = tail.preposition.text
    span = context.span(tail.start, tail.end)
    host = spine[-1] if spine else target
    relation = context.vocabulary.relations.get(positive(preposition, context))
    if preposition in slots:
        return context.fail(
            "wrong-type",
            target.head,
            word=context.source.slice(target.head),
            found=target.type,
            expected=slots[preposition],
            wants=preposition,
        )
    span = host.head.to(span) if spine else span
    pairs = relation.pairs if relation else ()
    legal = {right for left, right in pairs if context.vocabulary.is_a(host.type, left)}
    # What stands before it is told where nothing may stand after it of what is there.
    before = set() if legal else {left for left, _ in pairs}
    return context.fail(
        "relation-does-not-fit",
        span,
        hint=None if legal else "before" if before else "nothing",
        relation=preposition,
        left=host.type,
        right=target.type,
        legal=tuple(sorted(legal or before)),
    )

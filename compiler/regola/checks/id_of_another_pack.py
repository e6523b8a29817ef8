"""An item with the id of one in another pack: the short name no longer tells which is meant."""

from __future__ import annotations

from regola.checks.survey import Survey
from regola.findings import Sink, label
from regola.program.model import Item

__all__ = ["check"]


def check(survey: Survey, sink: Sink) -> None:
    """Report items whose kind and id a pack that they build on has already."""
    below = survey.words_below(_names)
    if survey.words_of(_names).own.words.isdisjoint(below):
        return
    known = {(item.kind, item.id): item for item in survey.library if item.id}
    for item in survey.items:
        other = known.get((item.kind, item.id))
        kind = survey.vocabulary.kinds[item.kind]
        if other is None or other.pack == item.pack or not kind.declares:
            continue
        if not survey.are_apart(item, other):
            related = [label(other.span, "other")]
            sink.report(
                "id-of-another-pack", item.span, id=item.id, pack=other.pack, related=related
            )


def _names(top: Item) -> tuple[str, ...]:
    return (f"{top.kind} {top.id}",) if top.id else ()

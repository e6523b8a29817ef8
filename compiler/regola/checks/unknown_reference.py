"""A field that names an item which nothing declares, or one of another kind than it takes."""

from __future__ import annotations

from collections.abc import Iterator

from regola.checks.survey import Survey
from regola.findings import Sink, instead, nearest
from regola.program.model import Item
from regola.sources import Span

__all__ = ["check"]

_Names = dict[str, set[str]]


def check(survey: Survey, sink: Sink) -> None:
    """Report names in fields that are to name items of certain kinds, and do not."""
    known: _Names | None = None
    # What an item with an error names may be what the error hides.
    whole = (item for top in survey.items if survey.is_whole(top) for item in top.walk())
    for item in whole:
        for name, span, kinds in _references(item, survey):
            known = _known(survey) if known is None else known
            _check_name(name, span, kinds, known, sink)


def _references(item: Item, survey: Survey) -> Iterator[tuple[str, Span, tuple[str, ...]]]:
    shapes = survey.vocabulary.kinds[item.kind].fields
    for line in item.fields:
        kinds = shapes[line.key].of
        for entry in line.entries if kinds else ():
            yield "".join(str(value) for value in entry.values), entry.span, kinds


def _known(survey: Survey) -> _Names:
    """The kinds of items by each name that an item has: id, title, full reference."""
    found: _Names = {}
    for item in survey.all_items:
        for name in (item.id, item.title, item.reference):
            found.setdefault(name, set()).add(item.kind)
    return found


def _check_name(name: str, span: Span, kinds: tuple[str, ...], known: _Names, sink: Sink) -> None:
    found = known.get(name)
    if found is None:
        legal = (one for one, sorts in known.items() if not sorts.isdisjoint(kinds))
        similar = nearest(name, legal) if sink.has_room("unknown-id", span) else ()
        hint = "similar" if similar else None
        fix = instead(span, similar)
        sink.report("unknown-id", span, hint=hint, fix=fix, id=name, kind=kinds[0], similar=similar)
    elif found.isdisjoint(kinds):
        sink.report("wrong-kind", span, id=name, found=min(found), expected=kinds)

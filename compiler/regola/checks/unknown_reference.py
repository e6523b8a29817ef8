"""A field that names an item which nothing declares, or one of another kind than it takes."""

from __future__ import annotations

from collections.abc import Iterator

from regola.checks.survey import Survey
from regola.findings import Sink, instead, nearest
from regola.program.model import Item
from regola.program.once import Same
from regola.sources import Span
from regola.vocabulary.model import Vocabulary

__all__ = ["check"]

_Names = dict[str, set[str]]


def check(survey: Survey, sink: Sink) -> None:
    """Report names in fields that are to name items of certain kinds, and do not."""
    all_known: _Names | None = None
    for top, (name, span, kinds) in survey.gathered(_references, Same(survey.vocabulary)):
        known = survey.words_of(_names)
        # What an item with an error names may be what the error hides.
        if not any((name, kind) in known for kind in kinds) and survey.is_whole(top):
            all_known = _known(survey) if all_known is None else all_known
            _check_name(name, span, kinds, all_known, sink)


_Reference = tuple[str, Span, tuple[str, ...]]


def _references(top: Item, vocabulary: Same[Vocabulary]) -> list[tuple[Item, _Reference]]:
    return [(top, one) for item in top.walk() for one in _references_of(item, vocabulary.thing)]


def _references_of(item: Item, vocabulary: Vocabulary) -> Iterator[_Reference]:
    shapes = vocabulary.kinds[item.kind].fields
    for line in item.fields:
        kinds = shapes[line.key].of
        for entry in line.entries if kinds else ():
            yield "".join(str(value) for value in entry.values), entry.span, kinds


def _names(top: Item) -> Iterator[tuple[str, str]]:
    """Give all names that items have, each with the kind of the item."""
    for item in top.walk():
        for name in (item.id, item.title, item.reference):
            yield name, item.kind


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

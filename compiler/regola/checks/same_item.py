"""Two items of one kind with the same rules under different names."""

from __future__ import annotations

from typing import Any

from regola.checks.doubles import doubled
from regola.checks.survey import Survey
from regola.findings import Sink, label
from regola.program.canonical import canonical
from regola.program.model import Item

__all__ = ["check", "signature"]

_CALLED = ("name", "source")


def check(survey: Survey, sink: Sink) -> None:
    """Report items that do exactly what an earlier item of their kind does."""
    # What rules mean takes long to tell: first whether any two are alike at a glance.
    alike = doubled(survey, _glance) and doubled(survey, _marks)
    if not alike:
        return
    seen: dict[Any, Item] = {}
    of_library = [
        top
        for top, marks in zip(survey.library, survey.told_below(_marks), strict=True)
        if not alike.isdisjoint(marks)
    ]
    for item in of_library:
        seen.setdefault((item.kind, signature(item)), item)
    for item, marks in zip(survey.items, survey.told(_marks), strict=True):
        if alike.isdisjoint(marks) or not survey.vocabulary.kinds[item.kind].declares:
            continue
        first = seen.setdefault((item.kind, signature(item)), item)
        if first is not item and not survey.are_apart(first, item) and survey.is_whole(item):
            related = [label(first.span, "other")]
            sink.report("same-item", item.span, item=item.id, other=first.id, related=related)


def _glance(item: Item) -> tuple[int, ...]:
    """Return a number for the fields of an item and how many rules it has, if it has any."""
    if not item.rules:
        return ()
    told = ((len(inner.rules), _fields(inner)) for inner in _acting(item))
    return (hash((item.kind, *told)),)


def _marks(item: Item) -> tuple[int, ...]:
    """Return a number for what an item means, if it has rules: others may happen to have it."""
    return (hash((item.kind, signature(item))),) if item.rules else ()


def signature(item: Item) -> Any:
    """Return what the rules and fields of an item and of its pieces mean, whatever it is called."""
    parts = _acting(item)
    own = {inner.reference: number for number, inner in enumerate(parts)}
    rules = [frozenset(_renamed(canonical(rule), own) for rule in inner.rules) for inner in parts]
    return tuple(rules), tuple(_fields(inner) for inner in parts)


def _fields(item: Item) -> frozenset[tuple[object, ...]]:
    """Return what the fields of an item say, but for those that tell what it is called."""
    return frozenset(
        (line.key, line.arguments, line.numbers, line.words)
        for line in item.fields
        if line.key not in _CALLED
    )


def _acting(item: Item) -> list[Item]:
    """Return an item and its pieces: examples, rulings and editions tell of rules and are none."""
    return [inner for inner in item.walk() if inner is item or _acts(inner)]


def _acts(inner: Item) -> bool:
    return bool(inner.rules) or inner.number("box") is not None or inner.kind == "trait"


def _renamed(meaning: Any, own: dict[str, int]) -> Any:
    if isinstance(meaning, tuple):
        return tuple(_renamed(one, own) for one in meaning)
    return own.get(meaning, meaning) if isinstance(meaning, str) else meaning

"""Two items of one kind with the same name: players could not tell them apart at the table."""

from __future__ import annotations

from regola.checks.doubles import doubled
from regola.checks.survey import Survey
from regola.findings import Sink, label
from regola.program.model import Item, Name

__all__ = ["check"]


def check(survey: Survey, sink: Sink) -> None:
    """Report names that an earlier item of the same kind has in the same language."""
    told_twice = doubled(survey, _keys)
    if not told_twice:
        return
    seen: dict[str, tuple[Name, Item]] = {}
    own = {id(item) for item in survey.own}
    for item in survey.all_items:
        for name in item.names:
            if _key(name, item) not in told_twice:
                continue
            first, holder = seen.setdefault(_key(name, item), (name, item))
            if first is name or id(item) not in own or holder.reference == item.reference:
                continue
            if not survey.are_apart(holder, item):
                related = [label(first.span, "first")]
                sink.report(
                    "doubled-name",
                    name.span,
                    name=name.singular,
                    language=name.language,
                    related=related,
                )


def _key(name: Name, item: Item) -> str:
    return f"{item.kind} {name.language} {name.singular.casefold()}"


def _keys(top: Item) -> list[str]:
    return [_key(name, item) for item in top.walk() for name in item.names]

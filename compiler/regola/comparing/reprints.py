"""Which components of a game have to be printed again: what is on them is another thing now."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Any

from regola.comparing.differences import Difference
from regola.comparing.edition import Edition
from regola.resources import dsl_text
from regola.yaml_files import trusted

__all__ = ["reprints"]

_ON_NOTHING = frozenset({"ruling", "example", "edition", "trait", "option"})
"""Kinds of items of which no component is printed."""

_TOLD_ONLY = frozenset({"source", "keyword", "licence"})
"""Fields that stand on no component."""

_OTHER_KINDS = ({"form": "card", "text": "rules"},)
"""What is printed of kinds that the table of components does not list."""

_TEXTS = frozenset({"rule", "wording"})
_LAID_OUT = frozenset({"region", "border"})
_ALL_FORMS = frozenset({"item", "name", "field", "letter", "shown"})
"""Subjects of differences that are on whatever is printed of an item."""


def reprints(found: Iterable[Difference], new: Edition) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """
    Return the items that are there, by reference, with the forms to be printed again, in order.

    The forms are those that ``regola print --only`` takes.
    """
    forms: dict[str, dict[str, None]] = {}
    for one in found:
        if one.item in new.items and one.kind not in _ON_NOTHING and one.key not in _TOLD_ONLY:
            own = dict.fromkeys(_forms(one))
            if own:
                forms.setdefault(one.item, {}).update(own)
    order = list(_table()["forms"])
    return tuple((item, tuple(sorted(own, key=order.index))) for item, own in forms.items())


def _forms(one: Difference) -> Iterator[str]:
    for printed in _table()["kinds"].get(one.kind, _OTHER_KINDS):
        if _is_on(one, printed):
            yield printed["form"]


def _is_on(one: Difference, printed: Mapping[str, Any]) -> bool:
    """Tell whether what changed is on a component, or is how many of it there are."""
    if one.subject in _TEXTS:
        return "text" in printed
    if one.subject == "number":
        return one.key in (printed.get("number"), *printed.get("count", ())[:1])
    if one.subject in _LAID_OUT:
        return bool(printed["form"] == "board")
    return one.subject in _ALL_FORMS


@cache
def _table() -> Mapping[str, Any]:
    found: Mapping[str, Any] = trusted(dsl_text("book", "sheets.yaml"))
    return found

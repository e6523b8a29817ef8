"""What a message says in the language of rules: its category, its arguments, its words."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from regola.text.planner.telling import is_base_number

__all__ = [
    "CATEGORIES",
    "DONE_TO",
    "ONCE_MORE",
    "THE_SAME",
    "THE_SUBJECT",
    "Maker",
    "Source",
    "Values",
    "category_of",
    "form",
    "of_deed_done",
    "owner_of",
]

ONCE_MORE = "the very deed"
"""Stands for the deed before it: *turn a monster face down and do this once more*."""

THE_SUBJECT = "the very subject"
"""Stands for what the statement is about: *a corridor is complete if all its ends are closed*."""

DONE_TO = "the very object"
"""Stands for what the deed is done to: *you may not run a room if it has reached its limit*."""

THE_SAME = "the same thing"
"""Stands for what the last test before it asked of: *if the battlefield is not safe, lose it*."""

Values: TypeAlias = Mapping[str, Any]
Maker: TypeAlias = Callable[[Values], Any]


@dataclass(frozen=True, slots=True)
class Source:
    """The category of a message, those of its arguments where they are not the usual, its maker."""

    category: str
    make: Maker
    slots: Mapping[str, str]


CATEGORIES: Mapping[str, str] = {
    "actor": "np",
    "adjective": "predicate word",
    "all": "np",
    "amount": "amount",
    "any": "np",
    "as": "slot as",
    "bare": "kind",
    "bound": "bound",
    "by": "slot by",
    "condition": "alternatives",
    "deed": "deed",
    "done": "done",
    "each": "each",
    "event": "event",
    "every": "np",
    "for": "slot for",
    "from": "slot from",
    "in": "slot in",
    "kind": "kind",
    "limit": "limit",
    "many": "group many",
    "n": "number",
    "negative": "np",
    "noun": "quantity noun",
    "object": "object",
    "one": "group one",
    "option": "option",
    "over": "slot over",
    "past": "past",
    "per": "per",
    "phase": "phase",
    "place": "np",
    "predicate": "predicate",
    "quantity": "quantity",
    "receiver": "np",
    "relation": "relation",
    "rival": "group one",
    "self": "self",
    "spot": "slot in",
    "subject": "subjects",
    "target": "np",
    "thing": "np",
    "time": "time",
    "to": "slot to",
    "using": "slot using",
    "verb": "verb",
    "whom": "np",
    "x": "np",
}
"""The category of each argument, unless a family says otherwise."""


def category_of(argument: str) -> str:
    """Return the category of an argument, unless a family says otherwise."""
    return "number" if is_base_number(argument) else CATEGORIES.get(argument, argument)


_SUBJECTS = ("subject", "any", "negative", "every", "one", "each")


def form(template: str) -> Maker:
    """Return what fills a template with the values."""
    return template.format_map


def of_deed_done(template: str) -> Maker:
    """Return what fills a template with a verb that languages tell in the past, or as done."""
    return lambda values: template.format_map({"past": values.get("done", ""), **values})


def owner_of(values: Values) -> str:
    """Return the thing that a sentence is about, under whatever name it is told."""
    for name in _SUBJECTS:
        if name in values:
            value = values[name]
            if name == "negative":
                return re.sub(r"^no ", "a ", str(value))
            return value.one if hasattr(value, "one") else str(value)
    return ""

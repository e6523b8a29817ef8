"""The rules of items in C: their modules, found by their functions, and printed pack by pack."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import fields
from typing import Any

from regola_engine.conquest import rules as r
from regola_engine.conquest.items import Item
from regola_engine.native.printing import Printed, Unsayable, printed

__all__ = ["all_rules", "said_in_c"]


def all_rules(items: Iterable[Item]) -> Iterator[r.Rule]:
    """Give the rules of items and of their pieces, with what they set."""
    for item in items:
        for rule in [*item.rules, *(one for piece in item.pieces for one in piece.rules)]:
            yield rule
            yield from getattr(rule, "settings", ())


def _texts(items: Iterable[Item]) -> list[tuple[str, str]]:
    """Return the modules of the rules of items, by name, with their texts."""
    found: dict[str, str] = {}
    for rule in all_rules(items):
        for one in fields(rule):
            told = getattr(rule, one.name)
            if callable(told) and told.__module__ not in found:
                found[told.__module__] = _text_of(told)
    return sorted(found.items())


def _text_of(function: Any) -> str:
    module = function.__globals__
    text = module.get("__source__")
    loader = module.get("__loader__")
    if text is None and hasattr(loader, "get_source"):
        text = loader.get_source(module["__name__"])
    if text is None:
        raise Unsayable("no text", module["__name__"], function.__name__)
    return str(text)


_PARTS: dict[tuple[tuple[str, str], ...], Printed] = {}


def said_in_c(items: Iterable[Item]) -> tuple[Printed, ...]:
    """Return the rules of items in C, pack by pack; refuse what C does not say."""
    packs: dict[str, list[tuple[str, str]]] = {}
    for name, text in _texts(items):
        packs.setdefault(name.rsplit(".", 2)[0], []).append((name, text))
    return tuple(_part(tuple(modules)) for modules in packs.values())


def _part(modules: tuple[tuple[str, str], ...]) -> Printed:
    found = _PARTS.get(modules)
    if found is None:
        found = _PARTS[modules] = printed(modules)
    return found
